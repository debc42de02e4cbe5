/// Shares out the room along the axis of a stack (rules 1 to 9).
struct StackArrangement {
  /// What a stack keeps between calls.
  struct Cache {
    fileprivate var slots: [Slot] = []
    fileprivate var totalGap: CGFloat = 0
    /// The views by priority; one group without members where all have the same.
    fileprivate var groups: [Group] = []
    /// Whether lengths and breadths are found apart.
    fileprivate var isSeparate = false
    /// What lengths and breadths in the slots are the answers to.
    fileprivate var length = Answer()
    fileprivate var breadth = Answer()
    /// How far the views reach before the line that their guides meet on.
    fileprivate var lower: CGFloat = 0
  }

  /// What is kept of one view.
  fileprivate struct Slot {
    /// The gap before the view; the first one has none.
    var gap: CGFloat = 0
    /// What the view is offered along the axis, where it is offered anything.
    var offered: CGFloat = 0
    /// What it takes along and across the axis.
    var length: CGFloat = 0
    var breadth: CGFloat = 0
    /// Its guide across the axis.
    var guide: CGFloat = 0
    /// Its smallest length, and how far it can be stretched from there.
    var least: CGFloat = 0
    var range: CGFloat = 0
  }

  /// What the stack takes along one axis, and of which offer.
  fileprivate struct Answer {
    var offer = Offer.none
    var taken: CGFloat = 0
  }

  /// Views of the same priority.
  fileprivate struct Group {
    var priority: Double
    /// The views' places; none where they are all of the stack's.
    var members: [Int]
    /// The views' places in the order in which they are served, where that is another one.
    var order: [Int] = []
    /// What was offered across the axis when the order was found.
    var orderOffer = Offer.none
  }

  let axis: Axis
  let spacing: CGFloat?
  /// The guide across the axis by which views are lined up.
  let alignment: AlignmentKey

  // MARK: Cache

  /// - Parameter isSeparate: Whether the lengths that the stack takes are known to be separate.
  func makeCache(_ elements: [LayoutElement], isSeparate: Bool) -> Cache {
    var cache = Cache()
    cache.isSeparate = isSeparate
    let count = elements.count
    guard count > 0 else { return cache }
    cache.slots = Array(repeating: Slot(), count: count)
    if let spacing {
      for index in 1..<max(1, count) { cache.slots[index].gap = spacing }
    } else {
      var previous = elements[0].spacing()
      for index in 1..<max(1, count) {
        let next = elements[index].spacing()
        cache.slots[index].gap = previous.distance(to: next, along: axis)
        previous = next
      }
    }
    for index in 1..<max(1, count) { cache.totalGap += cache.slots[index].gap }
    let first = elements[0].priority
    if elements.allSatisfy({ $0.priority == first }) {
      cache.groups = [Group(priority: first, members: [])]
    } else {
      cache.groups = groups(of: elements)
    }
    return cache
  }

  /// Views by their priorities, the highest first.
  private func groups(of elements: [LayoutElement]) -> [Group] {
    var groups: [Group] = []
    for (index, element) in elements.enumerated() {
      let priority = element.priority
      if let place = groups.firstIndex(where: { $0.priority == priority }) {
        groups[place].members.append(index)
      } else {
        groups.append(Group(priority: priority, members: [index]))
      }
    }
    return groups.sorted { $0.priority > $1.priority }
  }

  /// What a stack keeps that is a layout's.
  func makeCache(_ subviews: LayoutSubviews) -> Cache {
    let elements = subviews.shownElements
    return makeCache(elements, isSeparate: dependence(on: elements)?.isSeparate ?? true)
  }

  /// How the stack's size follows from what it is offered; nil where it is the same whatever that is.
  ///
  /// A view's length along the axis depends on what it is offered there, and how views are lined up
  /// on their lengths across it, unless guides are set: where each view's lengths are separate, the
  /// stack's are.
  func dependence(on elements: [LayoutElement]) -> SizeDependence? {
    guard alignment.isPlain else { return .both }
    var areFixed = true
    for element in elements {
      if element.setsPlainGuides { return .both }
      switch element.dependence {
      case .both: return .both
      case .separate, .filling: areFixed = false
      case .fixed: break
      }
    }
    return areFixed ? nil : .separate
  }

  // MARK: Size

  func size(
    _ proposal: ProposedViewSize, _ elements: [LayoutElement], _ cache: inout Cache
  ) -> CGSize {
    if elements.isEmpty { return .zero }
    findPlaces(proposal[axis], proposal[axis.other], elements, &cache)
    return CGSize(axis, cache.length.taken, cache.breadth.taken)
  }

  /// What the stack takes along one axis, where lengths are separate.
  func length(
    _ axis: Axis, _ offered: CGFloat?, _ elements: [LayoutElement], _ cache: inout Cache
  ) -> CGFloat {
    if elements.isEmpty { return 0 }
    if axis == self.axis {
      findLengths(offered, nil, elements, &cache)
      return cache.length.taken
    }
    findBreadths(offered, elements, &cache)
    return cache.breadth.taken
  }

  /// Brings what is kept of the views up to date with what the stack is offered.
  private func findPlaces(
    _ major: CGFloat?, _ minor: CGFloat?, _ elements: [LayoutElement], _ cache: inout Cache
  ) {
    if cache.isSeparate {
      findLengths(major, nil, elements, &cache)
      findBreadths(minor, elements, &cache)
    } else if cache.length.offer != Offer(major) || cache.breadth.offer != Offer(minor) {
      // Lengths are the answers to both offers.
      cache.length.offer = .none
      findLengths(major, minor, elements, &cache)
      findGuides(Offer(minor), minor, elements, &cache)
    }
  }

  private typealias Slots = UnsafeMutableBufferPointer<Slot>

  /// Hands out the slots to be changed: moved out of the cache meanwhile.
  private func withSlots<T>(_ cache: inout Cache, _ body: (Slots, inout Cache) -> T) -> T {
    var slots: [Slot] = []
    swap(&slots, &cache.slots)
    defer { swap(&slots, &cache.slots) }
    return slots.withUnsafeMutableBufferPointer { body($0, &cache) }
  }

  /// Finds what each view is offered along the axis, and what it takes there; across it too, where
  /// that is not separate.
  private func findLengths(
    _ major: CGFloat?, _ minor: CGFloat?, _ elements: [LayoutElement], _ cache: inout Cache
  ) {
    let offer = Offer(major)
    if cache.length.offer == offer { return }
    withSlots(&cache) { slots, cache in
      share(major, minor, elements, slots, &cache)
      var length = cache.totalGap
      for index in slots.indices { length += slots[index].length }
      cache.length = Answer(offer: offer, taken: max(0, length))
    }
  }

  /// Finds what each view takes across the axis, and its guide there.
  private func findBreadths(
    _ minor: CGFloat?, _ elements: [LayoutElement], _ cache: inout Cache
  ) {
    let offer = Offer(minor)
    if cache.breadth.offer == offer { return }
    withSlots(&cache) { slots, _ in
      let other = axis.other
      for index in slots.indices { slots[index].breadth = elements[index].length(other, minor) }
    }
    findGuides(offer, minor, elements, &cache)
  }

  /// Finds the views' guides across the axis, and how far the views reach when those are lined up
  /// (rule 8).
  private func findGuides(
    _ offer: Offer, _ minor: CGFloat?, _ elements: [LayoutElement], _ cache: inout Cache
  ) {
    var lower = CGFloat.infinity
    var upper = -CGFloat.infinity
    let isIdeal = cache.length.offer == .unspecified
    withSlots(&cache) { slots, cache in
      for index in slots.indices {
        let breadth = slots[index].breadth
        let guide: CGFloat
        if cache.isSeparate {
          guide = alignment.plainPlace(in: CGSize(width: breadth, height: breadth))
        } else {
          let size = CGSize(axis, slots[index].length, breadth)
          let offered = isIdeal ? nil : slots[index].offered
          guide = elements[index].guide(
            alignment, size: size, proposal: ProposedViewSize(axis, offered, minor))
        }
        slots[index].guide = guide
        lower = min(lower, -guide)
        upper = max(upper, breadth - guide)
      }
    }
    if !lower.isFinite || !upper.isFinite {
      lower = 0
      upper = upper == .infinity ? upper : 0
    }
    cache.lower = lower
    cache.breadth = Answer(offer: offer, taken: max(0, upper - lower))
  }

  // MARK: Sharing

  /// Shares out the length that the stack is offered.
  private func share(
    _ major: CGFloat?, _ minor: CGFloat?, _ elements: [LayoutElement], _ slots: Slots,
    _ cache: inout Cache
  ) {
    guard let major else {
      // Every view takes its ideal length (rule 6).
      for index in slots.indices { ask(index, nil, minor, elements, slots, cache.isSeparate) }
      return
    }
    var available = major - cache.totalGap
    let isSeparate = cache.isSeparate
    if cache.groups.count == 1 {
      share(available, minor, &cache.groups[0], elements, slots, isSeparate)
      return
    }
    // While a group is served, the minimums of those after it are held back (rule 4).
    var held: [CGFloat] = []
    for group in cache.groups.dropFirst() {
      var least: CGFloat = 0
      for index in group.members { least += length(elements[index], 0, minor, isSeparate) }
      held.append(least)
    }
    available -= held.reduce(0, +)
    for place in cache.groups.indices {
      if place > 0 { available += held[place - 1] }
      let used = share(available, minor, &cache.groups[place], elements, slots, isSeparate)
      // What has no end is not used up.
      if available != .infinity { available -= used }
    }
  }

  /// Serves views of the same priority, the least flexible first, each with an equal part of what is
  /// left (rules 2, 3 and 5). Returns the length they take together.
  @discardableResult private func share(
    _ available: CGFloat, _ minor: CGFloat?, _ group: inout Group, _ elements: [LayoutElement],
    _ slots: Slots, _ isSeparate: Bool
  ) -> CGFloat {
    var count = group.members.isEmpty ? slots.count : group.members.count
    if count == 1 {
      let index = group.members.first ?? 0
      ask(index, max(0, available), minor, elements, slots, isSeparate)
      return slots[index].length
    }
    findOrder(minor, &group, elements, slots, isSeparate)
    var left = available
    var used: CGFloat = 0
    for position in 0..<count {
      let index = Self.place(position, in: group)
      let offered = left == .infinity ? .infinity : max(0, left / CGFloat(count))
      ask(index, offered, minor, elements, slots, isSeparate)
      let length = slots[index].length
      used += length
      if left != .infinity { left -= length }
      count -= 1
    }
    return used
  }

  /// The place of the view of a group that is served at a position.
  private static func place(_ position: Int, in group: Group) -> Int {
    if !group.order.isEmpty { return group.order[position] }
    return group.members.isEmpty ? position : group.members[position]
  }

  /// Finds the order in which views are served. It depends on what is offered across the axis alone,
  /// and on nothing where lengths are separate.
  private func findOrder(
    _ minor: CGFloat?, _ group: inout Group, _ elements: [LayoutElement], _ slots: Slots,
    _ isSeparate: Bool
  ) {
    let offer = isSeparate ? Offer.unspecified : Offer(minor)
    if group.orderOffer == offer { return }
    group.orderOffer = offer
    group.order = []
    var isSorted = true
    var last: Int?
    for position in 0..<(group.members.isEmpty ? slots.count : group.members.count) {
      let index = group.members.isEmpty ? position : group.members[position]
      let least = length(elements[index], 0, minor, isSeparate)
      let range = length(elements[index], .infinity, minor, isSeparate) - least
      slots[index].least = least
      slots[index].range = range.isNaN ? 0 : range
      if isSorted, let last, Self.isBefore(slots[index], slots[last]) { isSorted = false }
      last = index
    }
    if isSorted { return }
    // Swift's sort is stable in fact but not by contract, so the place is part of the comparison.
    group.order = (group.members.isEmpty ? Array(slots.indices) : group.members).sorted {
      Self.isBefore(slots[$0], slots[$1]) || (!Self.isBefore(slots[$1], slots[$0]) && $0 < $1)
    }
  }

  /// The less flexible view is served first; of two without a limit, the one with the larger
  /// minimum (rule 3).
  private static func isBefore(_ a: Slot, _ b: Slot) -> Bool {
    if a.range != b.range { return a.range < b.range }
    return a.range == .infinity && a.least > b.least
  }

  /// What a view takes along the axis.
  private func length(
    _ element: LayoutElement, _ offered: CGFloat?, _ minor: CGFloat?, _ isSeparate: Bool
  ) -> CGFloat {
    isSeparate
      ? element.length(axis, offered)
      : element.sizeThatFits(ProposedViewSize(axis, offered, minor))[axis]
  }

  /// Offers a view a length, and notes what it takes.
  private func ask(
    _ index: Int, _ offered: CGFloat?, _ minor: CGFloat?, _ elements: [LayoutElement],
    _ slots: Slots, _ isSeparate: Bool
  ) {
    slots[index].offered = offered ?? 0
    if isSeparate {
      slots[index].length = elements[index].length(axis, offered)
    } else {
      let size = elements[index].sizeThatFits(ProposedViewSize(axis, offered, minor))
      slots[index].length = size[axis]
      slots[index].breadth = size[axis.other]
    }
  }

  // MARK: Place

  /// Shares out a stack's own size, for `forEachPlace`.
  func prepareToPlace(
    in size: CGSize, _ proposal: ProposedViewSize, _ elements: [LayoutElement],
    _ cache: inout Cache
  ) {
    if elements.isEmpty { return }
    // Across the axis the stack offers its own size where it was offered none (rule 9).
    findPlaces(proposal[axis], proposal[axis.other] ?? size[axis.other], elements, &cache)
  }

  /// Tells where each view stands, and what it is offered there.
  ///
  /// - Parameter body: Takes a view's place in the stack, its placement and its width.
  func forEachPlace(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ cache: Cache,
    _ body: (Int, Placement, CGFloat) -> Void
  ) {
    let isIdeal = proposal[axis] == nil
    let minor = proposal[axis.other] ?? bounds.size[axis.other]
    let isHorizontal = axis == .horizontal
    let side = (isHorizontal ? bounds.origin.y : bounds.origin.x) - cache.lower
    var position = isHorizontal ? bounds.origin.x : bounds.origin.y
    cache.slots.withUnsafeBufferPointer { slots in
      for index in slots.indices {
        let slot = slots[index]
        position += slot.gap
        let across = side - slot.guide
        let placement = Placement(
          origin: isHorizontal
            ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position),
          proposal: ProposedViewSize(axis, isIdeal ? nil : slot.offered, minor))
        body(index, placement, isHorizontal ? slot.length : slot.breadth)
        position += slot.length
      }
    }
  }

  // MARK: Spacing

  /// The first view's wish at the start, the last one's at the end, and all views' at the sides.
  func spacing(_ elements: [LayoutElement]) -> ViewSpacing {
    guard let first = elements.first, let end = elements.last else { return .zero }
    var result = first.spacing()
    let last = end.spacing()
    if axis == .horizontal {
      result.trailing = last.trailing
    } else {
      result.bottom = last.bottom
    }
    let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for element in elements.dropFirst() { result.formUnion(element.spacing(), edges: sides) }
    return result
  }
}
