/// What a stack keeps of its views between calls, and how it shares out room among them (rules 1 to 9).
///
/// Everything in it follows from the views and from what the stack is offered: it can be shared.
final class StackState {
  /// How a view is asked for its lengths.
  private enum Kind: UInt8 {
    /// For both at once.
    case general
    /// For each apart.
    case separate
    /// As the state of a stack, which it is.
    case stack
    /// As the state of a stack, which it is with padding round it.
    case paddedStack
    /// It takes what it is offered, and need not be asked.
    case filling
    /// It always takes the same, and need not be asked.
    case fixed
  }

  /// What is kept of one view.
  private struct Slot {
    let element: Unmanaged<LayoutElement>
    var kind = Kind.general
    /// The gap before the view; the first one has none.
    var gap: CGFloat = 0
    /// What the view is offered along the axis, where it is offered anything.
    var offered: CGFloat = 0
    /// What it takes along and across the axis.
    var length: CGFloat = 0
    var breadth: CGFloat = 0
    /// Its guide across the axis.
    var guide: CGFloat = 0
  }

  /// The state of the stack that a view is, and the padding round it.
  private struct Link {
    var stack: Unmanaged<StackState>?
    var padding = CGSize.zero
  }

  /// A view's smallest length, and how far it can be stretched from there.
  private struct Flexibility {
    var index: Int
    var least: CGFloat
    var range: CGFloat

    /// The less flexible view is served first; of two without a limit, the one with the larger
    /// minimum (rule 3).
    func isBefore(_ other: Flexibility) -> Bool {
      if range != other.range { return range < other.range }
      return range == .infinity && least > other.least
    }
  }

  /// What the stack takes along one axis, and of which offer.
  private struct Answer {
    var offer = Offer.none
    var taken: CGFloat = 0
  }

  /// Views of the same priority.
  private struct Group {
    var priority: Double
    /// The views' places; none where they are all of the stack's.
    var members: [Int] = []
    /// The places in the order in which views are served, where that is another one.
    var order: [Int] = []
    /// What was offered across the axis when the order was found.
    var orderOffer = Offer.none
  }

  private let axis: Axis
  /// Whether lengths and breadths are found apart.
  private let isSeparate: Bool
  private let count: Int
  private let slots: UnsafeMutablePointer<Slot>
  /// The stacks among the views, by their places; none where there are none.
  private let links: UnsafeMutablePointer<Link>?
  /// Whether each view takes the same whatever it is offered.
  @exclusivity(unchecked) private var areFixed: Bool
  /// What lengths and breadths in the slots are the answers to.
  @exclusivity(unchecked) private var length = Answer()
  @exclusivity(unchecked) private var breadth = Answer()
  /// The lengths that the stack answered, where they are separate.
  @exclusivity(unchecked) private var lengths = LengthCache()
  @exclusivity(unchecked) private var breadths = LengthCache()
  @exclusivity(unchecked) private var totalGap: CGFloat = 0
  /// How far the views reach before the line that their guides meet on.
  @exclusivity(unchecked) private var lower: CGFloat = 0
  /// All views, or the views by priority, the highest first, where there are several.
  @exclusivity(unchecked) private var whole = Group(priority: 0)
  @exclusivity(unchecked) private var groups: [Group] = []
  private let alignment: AlignmentKey
  /// The views, kept because slots refer to them.
  private let elements: [LayoutElement]

  init(_ arrangement: StackArrangement, _ elements: [LayoutElement], isSeparate: Bool) {
    self.elements = elements
    self.isSeparate = isSeparate
    axis = arrangement.axis
    alignment = arrangement.alignment
    count = elements.count
    // Both lists stand in one block: what is found in one is looked up in the other.
    let hasLinks =
      isSeparate
      && elements.contains {
        if case .separate = $0.dependence { true } else { false }
      }
    let slotBytes = MemoryLayout<Slot>.stride * max(1, count)
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: slotBytes + (hasLinks ? MemoryLayout<Link>.stride * count : 0),
      alignment: MemoryLayout<Slot>.alignment)
    slots = block.bindMemory(to: Slot.self, capacity: max(1, count))
    links =
      hasLinks ? (block + slotBytes).bindMemory(to: Link.self, capacity: count) : nil
    links?.initialize(repeating: Link(), count: count)
    areFixed = isSeparate
    findGaps(arrangement.spacing)
    for index in 0..<count { findKind(elements[index], index) }
    findGroups()
  }

  deinit {
    if let links { for index in 0..<count { links[index].stack?.release() } }
    UnsafeMutableRawPointer(slots).deallocate()
  }

  /// Makes the slots, with the gaps before views.
  private func findGaps(_ spacing: CGFloat?) {
    var previous: ViewSpacing?
    for index in 0..<count {
      var slot = Slot(element: .passUnretained(elements[index]))
      if let spacing {
        if index > 0 { slot.gap = spacing }
      } else {
        let next = elements[index].spacing()
        if let previous { slot.gap = previous.distance(to: next, along: axis) }
        previous = next
      }
      totalGap += slot.gap
      (slots + index).initialize(to: slot)
    }
  }

  /// Finds how a view is asked for its lengths.
  private func findKind(_ element: LayoutElement, _ index: Int) {
    guard isSeparate else { return }
    switch element.dependence {
    case .fixed(let size):
      slots[index].kind = .fixed
      slots[index].length = size[axis]
      slots[index].breadth = size[axis.other]
    case .filling:
      slots[index].kind = .filling
      areFixed = false
    case .both, .separate:
      slots[index].kind = link(element, index)
      areFixed = false
    }
  }

  /// Notes the state of a view that is a stack. Returns how the view is asked for its lengths.
  private func link(_ element: LayoutElement, _ index: Int) -> Kind {
    guard let links, let source = element.stackSource() else { return .separate }
    links[index] = Link(
      stack: .passRetained(source.state), padding: source.padding ?? .zero)
    return source.padding == nil ? .stack : .paddedStack
  }

  /// Puts views together that have the same priority.
  private func findGroups() {
    guard let first = elements.first?.servedPriority else { return }
    if elements.allSatisfy({ $0.servedPriority == first }) { return }
    for (index, element) in elements.enumerated() {
      let priority = element.servedPriority
      if let place = groups.firstIndex(where: { $0.priority == priority }) {
        groups[place].members.append(index)
      } else {
        groups.append(Group(priority: priority, members: [index]))
      }
    }
    groups.sort { $0.priority > $1.priority }
  }

  // MARK: Size

  /// The size that the stack takes.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    if count == 0 { return .zero }
    share(proposal[axis], proposal[axis.other])
    return CGSize(axis, length.taken, breadth.taken)
  }

  /// What the stack takes along one axis, where lengths are separate.
  func length(_ axis: Axis, _ offered: CGFloat?) -> CGFloat {
    if count == 0 { return 0 }
    let offer = Offer(offered)
    if axis == self.axis {
      if let known = lengths[offer] { return known }
      findLengths(offered, nil)
      lengths.insert(offer, length.taken)
      return length.taken
    }
    if let known = breadths[offer] { return known }
    findBreadths(offered)
    breadths.insert(offer, breadth.taken)
    return breadth.taken
  }

  /// What a view takes along an axis, which lengths along the other one do not depend on.
  private func separateLength(of index: Int, _ axis: Axis, _ offered: CGFloat?) -> CGFloat {
    guard let links, let stack = links[index].stack else {
      return slots[index].element._withUnsafeGuaranteedRef { $0.length(axis, offered) }
    }
    guard slots[index].kind == .paddedStack else {
      return stack._withUnsafeGuaranteedRef { $0.length(axis, offered) }
    }
    let padding = links[index].padding[axis]
    let inner = PaddingElement.inner(offered, padding)
    return PaddingElement.outer(
      stack._withUnsafeGuaranteedRef { $0.length(axis, inner) }, padding)
  }

  /// Brings what is kept of the views up to date with what the stack is offered.
  private func share(_ major: CGFloat?, _ minor: CGFloat?) {
    if isSeparate {
      findLengths(major, nil)
      findBreadths(minor)
    } else if length.offer != Offer(major) || breadth.offer != Offer(minor) {
      // Lengths are the answers to both offers.
      length.offer = .none
      findLengths(major, minor)
      findGuides(minor)
    }
  }

  /// Finds what each view is offered along the axis, and what it takes there; across it too, where
  /// that is not separate.
  private func findLengths(_ major: CGFloat?, _ minor: CGFloat?) {
    let offer = Offer(major)
    if length.offer == offer { return }
    if areFixed, major == nil {
      // The lengths are there.
    } else if let major {
      if groups.isEmpty {
        serve(major - totalGap, minor, &whole)
      } else {
        serveGroups(major - totalGap, minor)
      }
    } else {
      // Every view takes its ideal length (rule 6).
      for index in 0..<count { ask(index, nil, minor) }
    }
    var sum = totalGap
    for index in 0..<count { sum += slots[index].length }
    length = Answer(offer: offer, taken: max(0, sum))
  }

  /// Finds what each view takes across the axis, and its guide there.
  private func findBreadths(_ minor: CGFloat?) {
    if breadth.offer == Offer(minor) { return }
    if areFixed, breadth.offer != .none {
      breadth.offer = Offer(minor)
      return
    }
    let other = axis.other
    for index in 0..<count {
      switch slots[index].kind {
      case .fixed: break
      case .filling: slots[index].breadth = minor ?? SizeDependence.open
      case .separate, .stack, .paddedStack, .general:
        slots[index].breadth = separateLength(of: index, other, minor)
      }
    }
    findGuides(minor)
  }

  /// Finds the views' guides across the axis, and how far the views reach when those are lined up
  /// (rule 8).
  private func findGuides(_ minor: CGFloat?) {
    var lower = CGFloat.infinity
    var upper = -CGFloat.infinity
    let isIdeal = length.offer == .unspecified
    for index in 0..<count {
      let breadth = slots[index].breadth
      let guide: CGFloat
      if isSeparate {
        guide = alignment.plainPlace(in: CGSize(width: breadth, height: breadth))
      } else {
        let size = CGSize(axis, slots[index].length, breadth)
        let proposal = ProposedViewSize(axis, isIdeal ? nil : slots[index].offered, minor)
        guide = slots[index].element._withUnsafeGuaranteedRef {
          $0.guide(alignment, size: size, proposal: proposal)
        }
      }
      slots[index].guide = guide
      if breadth == .infinity, guide == .infinity {
        // The middle or the end of a view without end: it reaches as far as can be.
        upper = .infinity
        continue
      }
      lower = min(lower, -guide)
      upper = max(upper, breadth - guide)
    }
    if !lower.isFinite || !upper.isFinite {
      lower = 0
      upper = upper == .infinity ? upper : 0
    }
    self.lower = lower
    breadth = Answer(offer: Offer(minor), taken: max(0, upper - lower))
  }

  // MARK: Sharing

  /// Serves groups one after the other. While one is served, the minimums of those after it are held
  /// back (rule 4).
  private func serveGroups(_ available: CGFloat, _ minor: CGFloat?) {
    var held: [CGFloat] = []
    for group in groups.dropFirst() {
      var least: CGFloat = 0
      for index in group.members { least += length(of: index, 0, minor) }
      held.append(least)
    }
    var available = available - held.reduce(0, +)
    for place in groups.indices {
      if place > 0 { available += held[place - 1] }
      let used = serve(available, minor, &groups[place])
      // What has no end is not used up.
      if available != .infinity { available -= used }
    }
  }

  /// Serves views of the same priority, the least flexible first, each with an equal part of what is
  /// left (rules 2, 3 and 5). Returns the length they take together.
  @discardableResult private func serve(
    _ available: CGFloat, _ minor: CGFloat?, _ group: inout Group
  ) -> CGFloat {
    var waiting = group.members.isEmpty ? count : group.members.count
    if waiting == 1 {
      let index = group.members.first ?? 0
      ask(index, max(0, available), minor)
      return slots[index].length
    }
    findOrder(minor, &group)
    let places = group.order.isEmpty ? group.members : group.order
    var left = available
    var used: CGFloat = 0
    for position in 0..<waiting {
      let index = places.isEmpty ? position : places[position]
      ask(index, left == .infinity ? .infinity : max(0, left / CGFloat(waiting)), minor)
      let length = slots[index].length
      used += length
      if left != .infinity { left -= length }
      waiting -= 1
    }
    return used
  }

  /// Finds the order in which views are served. It depends on what is offered across the axis alone,
  /// and on nothing where lengths are separate.
  private func findOrder(_ minor: CGFloat?, _ group: inout Group) {
    let offer = isSeparate ? Offer.unspecified : Offer(minor)
    if group.orderOffer == offer { return }
    group.orderOffer = offer
    group.order = []
    var isSorted = true
    var last: Flexibility?
    let size = group.members.isEmpty ? count : group.members.count
    for position in 0..<size {
      let index = group.members.isEmpty ? position : group.members[position]
      let next = flexibility(of: index, minor)
      if let last, next.isBefore(last) {
        isSorted = false
        break
      }
      last = next
    }
    if isSorted { return }
    let places = group.members.isEmpty ? Array(0..<count) : group.members
    // Swift's sort is stable in fact but not by contract, so the place is part of the comparison.
    group.order = places.map { flexibility(of: $0, minor) }.sorted {
      $0.isBefore($1) || (!$1.isBefore($0) && $0.index < $1.index)
    }.map(\.index)
  }

  private func flexibility(of index: Int, _ minor: CGFloat?) -> Flexibility {
    let least = length(of: index, 0, minor)
    let range = length(of: index, .infinity, minor) - least
    return Flexibility(index: index, least: least, range: range.isNaN ? 0 : range)
  }

  /// What a view takes along the axis.
  private func length(of index: Int, _ offered: CGFloat?, _ minor: CGFloat?) -> CGFloat {
    switch slots[index].kind {
    case .fixed: slots[index].length
    case .filling: offered ?? SizeDependence.open
    case .separate, .stack, .paddedStack:
      separateLength(of: index, axis, offered)
    case .general:
      slots[index].element._withUnsafeGuaranteedRef {
        $0.sizeThatFits(ProposedViewSize(axis, offered, minor))[axis]
      }
    }
  }

  /// Offers a view a length, and notes what it takes.
  private func ask(_ index: Int, _ offered: CGFloat?, _ minor: CGFloat?) {
    slots[index].offered = offered ?? 0
    switch slots[index].kind {
    case .fixed: break
    case .filling: slots[index].length = offered ?? SizeDependence.open
    case .separate, .stack, .paddedStack:
      slots[index].length = separateLength(of: index, axis, offered)
    case .general:
      let size = slots[index].element._withUnsafeGuaranteedRef {
        $0.sizeThatFits(ProposedViewSize(axis, offered, minor))
      }
      slots[index].length = size[axis]
      slots[index].breadth = size[axis.other]
    }
  }

  // MARK: Place

  /// Tells where each view stands, and what it is offered there.
  ///
  /// - Parameter body: Takes a view, its place in the stack, its placement and its size.
  func forEachPlace(
    in bounds: CGRect, _ proposal: ProposedViewSize,
    _ body: (LayoutElement, Int, Placement, CGSize) -> Void
  ) {
    if count == 0 { return }
    // Across the axis the stack offers its own size where it was offered none (rule 9).
    let major = proposal[axis]
    let minor = proposal[axis.other] ?? bounds.size[axis.other]
    share(major, minor)
    let isHorizontal = axis == .horizontal
    let side = (isHorizontal ? bounds.origin.y : bounds.origin.x) - lower
    var position = isHorizontal ? bounds.origin.x : bounds.origin.y
    for index in 0..<count {
      let slot = slots[index]
      position += slot.gap
      let across = side - slot.guide
      let placement = Placement(
        origin: isHorizontal
          ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position),
        proposal: ProposedViewSize(axis, major == nil ? nil : slot.offered, minor))
      slot.element._withUnsafeGuaranteedRef {
        body($0, index, placement, CGSize(axis, slot.length, slot.breadth))
      }
      position += slot.length
    }
  }
}
