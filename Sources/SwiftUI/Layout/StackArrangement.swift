/// Shares out the room along the axis of a stack (rules 1 to 9).
struct StackArrangement {
  /// What a stack keeps between calls.
  struct Cache {
    /// The gap before each view but the first.
    fileprivate var gaps: [CGFloat] = []
    fileprivate var totalGap: CGFloat = 0
    /// The views in the order in which they are served, where it is not that of the views.
    fileprivate var groups: [Group] = []
    /// The sizes for the proposal last asked.
    fileprivate var sizes: [CGSize] = []
    fileprivate var proposals: [CGFloat?] = []
    fileprivate var known: ProposedViewSize?
    fileprivate var size = CGSize.zero
    fileprivate var flexibilities: [Flexibility] = []
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
    let count = subviews.count
    guard count > 0 else { return cache }
    cache.gaps.reserveCapacity(count)
    if let spacing {
      cache.gaps = Array(repeating: spacing, count: count - 1)
    } else {
      var previous = subviews[0].spacing
      for index in 1..<max(1, count) {
        let next = subviews[index].spacing
        cache.gaps.append(previous.distance(to: next, along: axis))
        previous = next
      }
    }
    cache.totalGap = cache.gaps.reduce(0, +)
    let first = subviews[0].priority
    var isUniform = true
    for index in 1..<max(1, count) where subviews[index].priority != first {
      isUniform = false
      break
    }
    if isUniform {
      cache.groups = [Group(priority: first, members: Array(0..<count))]
    } else {
      for index in 0..<count {
        let priority = subviews[index].priority
        if let place = cache.groups.firstIndex(where: { $0.priority == priority }) {
          cache.groups[place].members.append(index)
        } else {
          cache.groups.append(Group(priority: priority, members: [index]))
        }
      }
      cache.groups.sort { $0.priority > $1.priority }
    }
    return cache
  }

  // MARK: Size

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache)
    -> CGSize
  {
    if subviews.isEmpty { return .zero }
    if cache.known == proposal { return cache.size }
    share(proposal, subviews, &cache)
    var length = cache.totalGap
    for size in cache.sizes { length += size[axis] }
    let across = range(across: subviews, cache)
    cache.known = proposal
    cache.size = CGSize(axis, max(0, length), max(0, across.upper - across.lower))
    return cache.size
  }

  /// Finds what each view is offered along the axis and the size that it takes.
  private func share(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) {
    let count = subviews.count
    if cache.sizes.count != count {
      cache.sizes = Array(repeating: .zero, count: count)
      cache.proposals = Array(repeating: nil, count: count)
    }
    let minor = proposal[axis.other]
    guard let major = proposal[axis] else {
      // Every view takes its ideal length (rule 6).
      let ideal = ProposedViewSize(axis, nil, minor)
      for index in 0..<count {
        cache.proposals[index] = nil
        cache.sizes[index] = subviews[index].sizeThatFits(ideal)
      }
      return
    }
    var available = major - cache.totalGap
    if cache.groups.count == 1 {
      share(available, minor, cache.groups[0].members, subviews, &cache)
      return
    }
    // While a group is served, the minimums of those after it are held back (rule 4).
    var held: [CGFloat] = []
    for group in cache.groups.dropFirst() {
      var least: CGFloat = 0
      for index in group.members {
        least += subviews[index].sizeThatFits(ProposedViewSize(axis, 0, minor))[axis]
      }
      held.append(least)
    }
    available -= held.reduce(0, +)
    for (place, group) in cache.groups.enumerated() {
      if place > 0 { available += held[place - 1] }
      let used = share(available, minor, group.members, subviews, &cache)
      available -= used
    }
  }

  /// Serves views of the same priority, the least flexible first, each with an equal part of what is
  /// left (rules 2, 3 and 5). Returns the length they take together.
  @discardableResult private func share(
    _ available: CGFloat, _ minor: CGFloat?, _ members: [Int], _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) -> CGFloat {
    if members.count == 1 {
      let offered = max(0, available)
      let index = members[0]
      cache.proposals[index] = offered
      let size = subviews[index].sizeThatFits(ProposedViewSize(axis, offered, minor))
      cache.sizes[index] = size
      return size[axis]
    }
    cache.flexibilities.removeAll(keepingCapacity: true)
    var isSorted = true
    for index in members {
      let subview = subviews[index]
      let least = subview.sizeThatFits(ProposedViewSize(axis, 0, minor))[axis]
      let most = subview.sizeThatFits(ProposedViewSize(axis, .infinity, minor))[axis]
      let range = most - least
      let next = Flexibility(index: index, least: least, range: range.isNaN ? 0 : range)
      if isSorted, let last = cache.flexibilities.last, Flexibility.isBefore(next, last) {
        isSorted = false
      }
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
    var count = members.count
    var used: CGFloat = 0
    for flexibility in cache.flexibilities {
      let offered = left == .infinity ? .infinity : max(0, left / CGFloat(count))
      let size = subviews[flexibility.index].sizeThatFits(
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

  /// How far the views reach across the axis when their guides are lined up (rule 8).
  private func range(
    across subviews: LayoutSubviews, _ cache: Cache
  ) -> (lower: CGFloat, upper: CGFloat) {
    var lower = CGFloat.infinity
    var upper = -CGFloat.infinity
    let other = axis.other
    for index in 0..<subviews.count {
      let size = cache.sizes[index]
      let guide = guide(subviews[index], size, cache.proposals[index], cache)
      lower = min(lower, -guide)
      upper = max(upper, size[other] - guide)
    }
    return lower.isFinite && upper.isFinite ? (lower, upper) : (0, upper == .infinity ? upper : 0)
  }

  private func guide(
    _ subview: LayoutSubview, _ size: CGSize, _ major: CGFloat?, _ cache: Cache
  ) -> CGFloat {
    let dimensions = ViewDimensions(
      subview.element, size: size, proposal: ProposedViewSize(axis, major, cache.minor(axis)))
    return dimensions[alignment]
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
    let lower = range(across: subviews, cache).lower
    let start = axis == .horizontal ? bounds.origin.x : bounds.origin.y
    let side = axis == .horizontal ? bounds.origin.y : bounds.origin.x
    var position = start
    for index in 0..<subviews.count {
      if index > 0 { position += cache.gaps[index - 1] }
      let subview = subviews[index]
      let size = cache.sizes[index]
      let across = side - lower - guide(subview, size, cache.proposals[index], cache)
      subview.place(
        at: axis == .horizontal
          ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position),
        proposal: ProposedViewSize(axis, cache.proposals[index], final[other]))
      position += size[axis]
    }
  }

  // MARK: Spacing

  /// The first view's wish at the start, the last one's at the end, and all views' at the sides.
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    var result = first.spacing
    let last = subviews[subviews.endIndex - 1].spacing
    if axis == .horizontal {
      result.trailing = last.trailing
    } else {
      result.bottom = last.bottom
    }
    let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for subview in subviews.dropFirst() { result.formUnion(subview.spacing, edges: sides) }
    return result
  }
}

extension StackArrangement.Cache {
  fileprivate func minor(_ axis: Axis) -> CGFloat? { known?[axis.other] ?? nil }
}
