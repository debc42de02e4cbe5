/// Shares out the room along the axis of a stack (rules 1 to 9).
struct StackArrangement {
  /// What a stack keeps between calls.
  struct Cache {
    /// The gap before each view but the first.
    fileprivate var gaps: [CGFloat] = []
    fileprivate var totalGap: CGFloat = 0
    /// The views by priority; none where all have the same.
    fileprivate var groups: [Group] = []
    /// The sizes for the proposal last asked.
    fileprivate var sizes: [CGSize] = []
    fileprivate var proposals: [CGFloat?] = []
    fileprivate var known: ProposedViewSize?
    fileprivate var size = CGSize.zero
    fileprivate var flexibilities: [Flexibility] = []
    /// The views' guides across the axis, and how far the views reach before and after them.
    fileprivate var guides: [CGFloat] = []
    fileprivate var lower: CGFloat = 0
    fileprivate var upper: CGFloat = 0
  }

  /// Views of the same priority.
  fileprivate struct Group {
    var priority: Double
    var members: [Int]
  }

  /// How far a view can be stretched, and its smallest length.
  fileprivate struct Flexibility {
    var index: Int
    var least: CGFloat
    var range: CGFloat

    /// The less flexible view is served first; of two without a limit, the one with the larger
    /// minimum (rule 3).
    static func isBefore(_ a: Flexibility, _ b: Flexibility) -> Bool {
      if a.range != b.range { return a.range < b.range }
      return a.range == .infinity && a.least > b.least
    }
  }

  let axis: Axis
  let spacing: CGFloat?
  /// The guide across the axis by which views are lined up.
  let alignment: AlignmentKey

  // MARK: Cache

  func makeCache(_ subviews: LayoutSubviews) -> Cache {
    var cache = Cache()
    let elements = subviews.shownElements
    let count = elements.count
    guard count > 0 else { return cache }
    if let spacing {
      cache.gaps = Array(repeating: spacing, count: count - 1)
    } else {
      cache.gaps.reserveCapacity(count - 1)
      var previous = elements[0].spacing()
      for index in 1..<max(1, count) {
        let next = elements[index].spacing()
        cache.gaps.append(previous.distance(to: next, along: axis))
        previous = next
      }
    }
    for gap in cache.gaps { cache.totalGap += gap }
    let first = elements[0].priority
    for element in elements where element.priority != first {
      cache.groups = groups(of: elements)
      return cache
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

  // MARK: Size

  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGSize {
    if subviews.isEmpty { return .zero }
    if cache.known == proposal { return cache.size }
    let elements = subviews.shownElements
    share(proposal, elements, &cache)
    var length = cache.totalGap
    for size in cache.sizes { length += size[axis] }
    cache.known = proposal
    findGuides(elements, &cache)
    cache.size = CGSize(axis, max(0, length), max(0, cache.upper - cache.lower))
    return cache.size
  }

  /// Finds what each view is offered along the axis and the size that it takes.
  private func share(
    _ proposal: ProposedViewSize, _ elements: [LayoutElement], _ cache: inout Cache
  ) {
    let count = elements.count
    if cache.sizes.count != count {
      cache.sizes = Array(repeating: .zero, count: count)
      cache.proposals = Array(repeating: nil, count: count)
      cache.guides = Array(repeating: 0, count: count)
    }
    let minor = proposal[axis.other]
    guard let major = proposal[axis] else {
      // Every view takes its ideal length (rule 6).
      let ideal = ProposedViewSize(axis, nil, minor)
      for index in 0..<count {
        cache.proposals[index] = nil
        cache.sizes[index] = elements[index].sizeThatFits(ideal)
      }
      return
    }
    var available = major - cache.totalGap
    if cache.groups.isEmpty {
      share(available, minor, nil, elements, &cache)
      return
    }
    // While a group is served, the minimums of those after it are held back (rule 4).
    var held: [CGFloat] = []
    for group in cache.groups.dropFirst() {
      var least: CGFloat = 0
      for index in group.members {
        least += elements[index].sizeThatFits(ProposedViewSize(axis, 0, minor))[axis]
      }
      held.append(least)
    }
    available -= held.reduce(0, +)
    for place in cache.groups.indices {
      if place > 0 { available += held[place - 1] }
      let members = cache.groups[place].members
      let used = share(available, minor, members, elements, &cache)
      // What has no end is not used up.
      if available != .infinity { available -= used }
    }
  }

  /// Serves views of the same priority, the least flexible first, each with an equal part of what is
  /// left (rules 2, 3 and 5). Returns the length they take together.
  ///
  /// - Parameter members: The views' places; nil is all of them.
  @discardableResult private func share(
    _ available: CGFloat, _ minor: CGFloat?, _ members: [Int]?, _ elements: [LayoutElement],
    _ cache: inout Cache
  ) -> CGFloat {
    var count = members?.count ?? elements.count
    if count == 1 {
      let offered = max(0, available)
      let index = members?[0] ?? 0
      cache.proposals[index] = offered
      let size = elements[index].sizeThatFits(ProposedViewSize(axis, offered, minor))
      cache.sizes[index] = size
      return size[axis]
    }
    cache.flexibilities.removeAll(keepingCapacity: true)
    cache.flexibilities.reserveCapacity(count)
    let smallest = ProposedViewSize(axis, 0, minor)
    let largest = ProposedViewSize(axis, .infinity, minor)
    var isSorted = true
    var last: Flexibility?
    for position in 0..<count {
      let index = members?[position] ?? position
      let element = elements[index]
      let least = element.sizeThatFits(smallest)[axis]
      let most = element.sizeThatFits(largest)[axis]
      let range = most - least
      let next = Flexibility(index: index, least: least, range: range.isNaN ? 0 : range)
      if isSorted, let last, Flexibility.isBefore(next, last) { isSorted = false }
      last = next
      cache.flexibilities.append(next)
    }
    if !isSorted {
      // Swift's sort is stable in fact but not by contract, so the order is part of the comparison.
      cache.flexibilities.sort {
        Flexibility.isBefore($0, $1)
          || (!Flexibility.isBefore($1, $0) && $0.index < $1.index)
      }
    }
    var left = available
    var used: CGFloat = 0
    for flexibility in cache.flexibilities {
      let offered = left == .infinity ? .infinity : max(0, left / CGFloat(count))
      let size = elements[flexibility.index].sizeThatFits(
        ProposedViewSize(axis, offered, minor))
      cache.proposals[flexibility.index] = offered
      cache.sizes[flexibility.index] = size
      let length = size[axis]
      used += length
      if left != .infinity { left -= length }
      count -= 1
    }
    return used
  }

  /// Finds the views' guides across the axis, and how far the views reach when those are lined up
  /// (rule 8).
  private func findGuides(_ elements: [LayoutElement], _ cache: inout Cache) {
    var lower = CGFloat.infinity
    var upper = -CGFloat.infinity
    let other = axis.other
    let minor = cache.known?[other] ?? nil
    for index in elements.indices {
      let size = cache.sizes[index]
      let proposal = ProposedViewSize(axis, cache.proposals[index], minor)
      let guide = elements[index].guide(alignment, size: size, proposal: proposal)
      cache.guides[index] = guide
      lower = min(lower, -guide)
      upper = max(upper, size[other] - guide)
    }
    if lower.isFinite, upper.isFinite {
      cache.lower = lower
      cache.upper = upper
    } else {
      cache.lower = 0
      cache.upper = upper == .infinity ? upper : 0
    }
  }

  // MARK: Place

  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) {
    guard !subviews.isEmpty else { return }
    // Across the axis the stack offers its own size where it was offered none (rule 9).
    let other = axis.other
    let final = ProposedViewSize(axis, proposal[axis], proposal[other] ?? bounds.size[other])
    _ = size(final, subviews, &cache)
    let isHorizontal = axis == .horizontal
    let side = (isHorizontal ? bounds.origin.y : bounds.origin.x) - cache.lower
    var position = isHorizontal ? bounds.origin.x : bounds.origin.y
    let container = subviews.container
    for index in cache.sizes.indices {
      if index > 0 { position += cache.gaps[index - 1] }
      let across = side - cache.guides[index]
      let placement = Placement(
        origin: isHorizontal
          ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position),
        proposal: ProposedViewSize(axis, cache.proposals[index], final[other]))
      container.setPlacement(
        subviews.isWhole ? index : subviews[subviews.startIndex + index].index, placement)
      position += cache.sizes[index][axis]
    }
  }

  // MARK: Spacing

  /// The first view's wish at the start, the last one's at the end, and all views' at the sides.
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    let elements = subviews.shownElements
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
