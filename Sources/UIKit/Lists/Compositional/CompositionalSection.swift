/// Where the groups of one section lie.
///
/// Groups that hold the same number of items whatever their content are not made one by one: one of
/// them stands for all, and only those that measured otherwise are kept apart. A section of a million
/// items costs nothing until it is looked at.
@preconcurrency @MainActor final class CompositionalSection {
  /// The room that sections have, and what is added to their insets.
  struct Surroundings {
    /// The axis that the collection scrolls along.
    var axis: NSLayoutConstraint.Axis
    /// The room, with the collection's own insets taken off, in points.
    var room: CGSize
    /// The insets at the start and end across the axis, by what they refer to.
    var reference: (UIContentInsetsReference) -> (start: CGFloat, end: CGFloat)
    var traits: UITraitCollection
  }

  /// How groups are kept.
  private enum Groups {
    /// Each holds so many items; those that differ from the first are kept by number.
    case even(capacity: Int, extents: ExtentIndex, own: [Int: CompositionalGroup])
    /// Each holds what goes into it, from an item on, at a distance from the start.
    case listed([(first: Int, start: CGFloat, group: CompositionalGroup)])
  }

  let layout: NSCollectionLayoutSection
  let count: Int
  let surroundings: Surroundings
  /// The axis that the groups follow each other along.
  let axis: NSLayoutConstraint.Axis
  /// The measured size of a self-sizing item.
  let measured: (Int) -> CGSize?

  /// Where the section starts along the axis of the collection.
  var start: CGFloat = 0
  /// The room that headers and footers take at the edges.
  var edges = UIEdgeInsets.zero
  /// The insets of the groups across the axis of the collection, at the start and end.
  let crossInsets: (start: CGFloat, end: CGFloat)

  private var groups = Groups.listed([])
  private var template = CompositionalGroup()
  /// The largest extent of any group, where all are to be as large.
  private var uniformExtent: CGFloat?

  /// Takes up a section's description.
  ///
  /// - Parameters:
  ///   - edges: The room that headers and footers take, in points.
  ///   - known: The items that have been measured, in order.
  init(
    layout: NSCollectionLayoutSection, count: Int, surroundings: Surroundings,
    edges: UIEdgeInsets, known: [Int], measured: @escaping (Int) -> CGSize?
  ) {
    self.layout = layout
    self.count = count
    self.surroundings = surroundings
    self.measured = measured
    self.edges = edges
    let main = surroundings.axis
    axis = layout.orthogonalScrollingBehavior == .none ? main : main.across
    let outer = surroundings.reference(layout.contentInsetsReference)
    let insets = layout.contentInsets
    crossInsets =
      main == .vertical
      ? (outer.start + insets.leading, outer.end + insets.trailing)
      : (outer.start + insets.top, outer.end + insets.bottom)
    fill(known: known)
  }

  var isOrthogonal: Bool { layout.orthogonalScrollingBehavior != .none }

  // MARK: Groups

  /// The room that fractions of the section's group refer to.
  var container: CGSize {
    let main = surroundings.axis
    let insets = layout.contentInsets
    var size = surroundings.room
    size[main.across] -= crossInsets.start + crossInsets.end
    size[main] -= main == .vertical ? insets.top + insets.bottom : insets.leading + insets.trailing
    size.width -= edges.left + edges.right
    size.height -= main == .horizontal ? edges.top + edges.bottom : 0
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  private func solve(from first: Int, available: Int) -> CompositionalGroup {
    var solver = CompositionalSolver(traits: surroundings.traits, available: available) {
      [measured] in measured(first + $0)
    }
    return solver.solve(layout.group, in: container)
  }

  /// The extent of a group along the groups' axis, with the gaps outside of it.
  private func extent(of group: CompositionalGroup) -> CGFloat {
    let edges = layout.group.edgeSpacing
    return max(0, uniformExtent ?? group.size[axis]) + (edges?.before(axis)?.spacing ?? 0)
      + (edges?.after(axis)?.spacing ?? 0)
  }

  private func fill(known: [Int]) {
    var solver = CompositionalSolver(traits: surroundings.traits, available: .max)
    template = solver.solve(layout.group, in: container)
    let capacity = template.leaves.count
    guard count > 0, capacity > 0 else {
      groups = .listed([])
      return
    }
    if layout.group.countDependsOnContent {
      list(from: 0, keeping: [])
      return
    }
    let number = (count + capacity - 1) / capacity
    groups = .even(
      capacity: capacity,
      extents: ExtentIndex(count: number, estimate: extent(of: template) + spacing), own: [:])
    // The last group may hold fewer items; those that were measured before differ.
    if count % capacity != 0 { update(number - 1) }
    var last: Int?
    for item in known where item < count && item / capacity != last {
      last = item / capacity
      update(item / capacity)
    }
  }

  private var spacing: CGFloat { layout.interGroupSpacing }

  /// Fills groups one by one from an item on.
  private func list(
    from first: Int, keeping kept: [(first: Int, start: CGFloat, group: CompositionalGroup)]
  ) {
    var made = kept
    var first = first
    var start = made.last.map { $0.start + extent(of: $0.group) + spacing } ?? 0
    while first < count {
      let group = solve(from: first, available: count - first)
      guard !group.leaves.isEmpty else { break }
      made.append((first, start, group))
      first += group.leaves.count
      start += extent(of: group) + spacing
    }
    groups = .listed(made)
  }

  /// Takes up that an item's size was measured.
  func itemDidChange(_ item: Int) {
    switch groups {
    case .even(let capacity, _, _): update(item / capacity)
    case .listed(let all):
      guard let index = all.lastIndex(where: { $0.first <= item }) else { return }
      list(from: all[index].first, keeping: Array(all[..<index]))
    }
  }

  /// Solves one group of many anew.
  private func update(_ number: Int) {
    guard case .even(let capacity, var extents, var own) = groups else { return }
    groups = .listed([])
    let first = number * capacity
    let group = solve(from: first, available: count - first)
    own[number] = group
    if layout.group.layoutSize.dimension(axis).isUniformAcrossSiblings {
      let largest = own.values.map { $0.size[axis] }.max() ?? 0
      if largest != uniformExtent {
        uniformExtent = largest
        extents = ExtentIndex(count: extents.count, estimate: extent(of: group) + spacing)
      }
    }
    extents.setExtent(extent(of: group) + spacing, of: number)
    groups = .even(capacity: capacity, extents: extents, own: own)
  }

  // MARK: Extents

  /// How long all groups are together, with the gaps between them.
  var groupsLength: CGFloat {
    switch groups {
    case .even(_, let extents, _): max(0, extents.total - spacing)
    case .listed(let all): all.last.map { $0.start + extent(of: $0.group) } ?? 0
    }
  }

  /// How far the groups reach across their axis: what was measured counts before estimates.
  private var groupsBreadth: CGFloat {
    guard count > 0 else { return 0 }
    let across = axis.across
    let edges = layout.group.edgeSpacing
    let gaps = (edges?.before(across)?.spacing ?? 0) + (edges?.after(across)?.spacing ?? 0)
    func isMeasured(_ first: Int, _ group: CompositionalGroup) -> Bool {
      group.leaves.indices.contains { measured(first + $0) != nil }
    }
    let sizes: [CGFloat]
    switch groups {
    case .even(let capacity, _, let own):
      sizes = own.filter { isMeasured($0.key * capacity, $0.value) }.map { $0.value.size[across] }
    case .listed(let all):
      sizes = all.filter { isMeasured($0.first, $0.group) }.map { $0.group.size[across] }
    }
    return (sizes.max() ?? template.size[across]) + gaps
  }

  /// The insets of the groups at the start and end along the collection's axis.
  private var mainInsets: (start: CGFloat, end: CGFloat) {
    let insets = layout.contentInsets
    return surroundings.axis == .vertical
      ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
  }

  /// The room that headers and footers take before and behind the groups.
  private var mainEdges: (start: CGFloat, end: CGFloat) {
    surroundings.axis == .vertical ? (edges.top, edges.bottom) : (edges.left, edges.right)
  }

  /// The extent of the groups along the collection's axis.
  var contentLength: CGFloat { isOrthogonal ? groupsBreadth : groupsLength }

  /// Where the groups start along the collection's axis.
  var contentStart: CGFloat { start + mainEdges.start + mainInsets.start }

  /// Where the section ends along the collection's axis.
  var end: CGFloat { contentStart + contentLength + mainInsets.end + mainEdges.end }

  // MARK: Scrolling across

  /// The insets before the first and behind the last group of a section that scrolls across: those
  /// of the section, or what puts a group into the middle.
  private var scrolledInsets: (start: CGFloat, end: CGFloat) {
    let outer = surroundings.room[axis]
    guard layout.orthogonalScrollingBehavior == .groupPagingCentered, count > 0 else {
      return crossInsets
    }
    func inset(_ group: CompositionalGroup?) -> CGFloat {
      (outer - (group ?? template).size[axis]) / 2
    }
    switch groups {
    case .even(_, let extents, let own): return (inset(own[0]), inset(own[extents.count - 1]))
    case .listed(let all): return (inset(all.first?.group), inset(all.last?.group))
    }
  }

  /// The size of what a section that scrolls across scrolls over, in points.
  var scrolledSize: CGSize {
    let insets = scrolledInsets
    var size = CGSize.zero
    size[axis] = insets.start + groupsLength + insets.end
    size[axis.across] = groupsBreadth
    return size
  }

  // MARK: Places

  /// The numbers of the groups that touch a stretch along their axis, counted from the first group.
  private func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    switch groups {
    case .even(_, let extents, _):
      guard extents.count > 0, high >= 0 else { return 0..<0 }
      let first = extents.row(at: max(0, low))
      var last = first
      var end = extents.offset(of: first) + extents.extent(of: first)
      while last + 1 < extents.count, end < high {
        last += 1
        end += extents.extent(of: last)
      }
      return first..<last + 1
    case .listed(let all):
      var first = 0
      var upper = all.count
      while first < upper {
        let middle = (first + upper) / 2
        if all[middle].start + extent(of: all[middle].group) < low {
          first = middle + 1
        } else {
          upper = middle
        }
      }
      var last = first
      while last < all.count, all[last].start <= high { last += 1 }
      return first..<last
    }
  }

  /// A group, with its first item and where it starts along the groups' axis.
  private func group(
    _ number: Int
  ) -> (first: Int, start: CGFloat, group: CompositionalGroup)? {
    switch groups {
    case .even(let capacity, let extents, let own):
      guard number >= 0, number < extents.count else { return nil }
      return (number * capacity, extents.offset(of: number), own[number] ?? template)
    case .listed(let all): return all.indices.contains(number) ? all[number] : nil
    }
  }

  private func number(of item: Int) -> Int? {
    guard item >= 0, item < count else { return nil }
    switch groups {
    case .even(let capacity, _, _): return item / capacity
    case .listed(let all):
      var low = 0
      var high = all.count
      while low < high {
        let middle = (low + high) / 2
        if all[middle].first <= item { low = middle + 1 } else { high = middle }
      }
      return low > 0 ? low - 1 : nil
    }
  }

  /// Where the first group's corner lies, in the collection's content.
  private var origin: CGPoint {
    var point = CGPoint.zero
    point[surroundings.axis] = contentStart
    point[surroundings.axis.across] = isOrthogonal ? scrolledInsets.start : crossInsets.start
    if surroundings.axis == .vertical {
      point.x += edges.left
    } else {
      point.y += edges.top
    }
    return point
  }

  /// Where a group's corner lies, in the collection's content.
  private func origin(of group: CompositionalGroup, at start: CGFloat) -> CGPoint {
    var point = origin
    let edges = layout.group.edgeSpacing
    let across = axis.across
    point[axis] += start + (edges?.before(axis)?.spacing ?? 0)
    let before = edges?.before(across)
    let after = edges?.after(across)
    point[across] += before?.spacing ?? 0
    if before?.isFlexibleSpacing ?? false, !isOrthogonal {
      let free =
        container[across] - group.size[across] - (before?.spacing ?? 0) - (after?.spacing ?? 0)
      point[across] += max(0, free) / (after?.isFlexibleSpacing ?? false ? 2 : 1)
    }
    return point
  }

  /// One item's place, in the collection's content before any scrolling across.
  struct Place {
    var item: Int
    var leaf: CompositionalGroup.Leaf
  }

  /// A view that hangs at an item or a group.
  struct HangingPlace {
    var item: Int
    var view: CompositionalGroup.Hanging
  }

  /// The places of the items of the groups that touch a stretch of the collection's content along the
  /// groups' axis.
  func places(
    from low: CGFloat, to high: CGFloat
  ) -> (items: [Place], hanging: [HangingPlace]) {
    let origin = origin[axis]
    var items: [Place] = []
    var hanging: [HangingPlace] = []
    for number in groups(from: low - origin, to: high - origin) {
      guard let (first, start, group) = group(number) else { continue }
      let corner = self.origin(of: group, at: start)
      for (index, leaf) in group.leaves.enumerated() where first + index < count {
        var leaf = leaf
        leaf.frame = leaf.frame.offsetBy(dx: corner.x, dy: corner.y)
        items.append(Place(item: first + index, leaf: leaf))
      }
      for view in group.hanging where first + view.leaf < count {
        var view = view
        view.frame = view.frame.offsetBy(dx: corner.x, dy: corner.y)
        hanging.append(HangingPlace(item: first + view.leaf, view: view))
      }
    }
    return (items, hanging)
  }

  /// One item's place.
  func place(of item: Int) -> Place? {
    guard let number = number(of: item), let (first, start, group) = group(number),
      group.leaves.indices.contains(item - first)
    else { return nil }
    let corner = origin(of: group, at: start)
    var leaf = group.leaves[item - first]
    leaf.frame = leaf.frame.offsetBy(dx: corner.x, dy: corner.y)
    return Place(item: item, leaf: leaf)
  }

  /// The views that hang at an item.
  func hanging(at item: Int) -> [HangingPlace] {
    guard let number = number(of: item), let (first, start, group) = group(number) else {
      return []
    }
    let corner = origin(of: group, at: start)
    return group.hanging.filter { first + $0.leaf == item }.map { view in
      var view = view
      view.frame = view.frame.offsetBy(dx: corner.x, dy: corner.y)
      return HangingPlace(item: item, view: view)
    }
  }
}
