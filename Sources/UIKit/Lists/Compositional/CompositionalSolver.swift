/// Places the elements of a group.
///
/// A group is filled with its items until there is no more room; what is left over goes to flexible
/// gaps. Items that are not there take their room all the same where their size is known, so that the
/// last row of a grid keeps its columns.
@preconcurrency @MainActor struct CompositionalSolver {
  let traits: UITraitCollection
  /// How many items there are, from the group's first one on.
  let available: Int
  /// The measured size of a self-sizing item, counted from the group's first one.
  let measured: (Int) -> CGSize?

  /// What fits although its extents add up to slightly more, for fractions such as three thirds.
  private static let tolerance: CGFloat = 0.01
  /// The most items that a group takes: a bound for items without extent.
  private static let mostItems = 10_000

  /// How many items have been placed.
  private var count = 0

  init(
    traits: UITraitCollection, available: Int, measured: @escaping (Int) -> CGSize? = { _ in nil }
  ) {
    self.traits = traits
    self.available = available
    self.measured = measured
  }

  /// Places the elements of a group in a container.
  mutating func solve(
    _ group: NSCollectionLayoutGroup, in container: CGSize
  ) -> CompositionalGroup {
    count = 0
    return place(group, in: container)
  }

  private mutating func place(
    _ item: NSCollectionLayoutItem, in container: CGSize
  ) -> CompositionalGroup {
    if let group = item as? NSCollectionLayoutGroup { return place(group, in: container) }
    return leaf(item, in: container)
  }

  // MARK: Items

  private mutating func leaf(
    _ item: NSCollectionLayoutItem, in container: CGSize
  ) -> CompositionalGroup {
    let dimensions = item.layoutSize
    var size = dimensions.size(in: container)
    if dimensions.isEstimated, count < available, let asked = measured(count) {
      if dimensions.widthDimension.isEstimated { size.width = asked.width }
      if dimensions.heightDimension.isEstimated { size.height = asked.height }
    }
    count += 1
    var part = CompositionalGroup()
    part.size = size
    part.leaves = [
      CompositionalGroup.Leaf(
        frame: Self.inset(size, by: item.countedInsets),
        isWidthEstimated: dimensions.widthDimension.isEstimated,
        isHeightEstimated: dimensions.heightDimension.isEstimated, limit: container)
    ]
    hang(item, on: &part, at: part.leaves[0].frame)
    return part
  }

  private static func inset(_ size: CGSize, by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: insets.left, y: insets.top, width: max(0, size.width - insets.horizontal),
      height: max(0, size.height - insets.vertical))
  }

  private func hang(
    _ item: NSCollectionLayoutItem, on part: inout CompositionalGroup, at rect: CGRect
  ) {
    for view in item.supplementaryItems {
      let size = view.layoutSize.size(in: rect.size)
      part.hanging.append(
        CompositionalGroup.Hanging(
          item: view, leaf: 0,
          frame: view.containerAnchor.frame(of: size, at: rect, item: view.itemAnchor)))
    }
  }

  // MARK: Groups

  private mutating func place(
    _ group: NSCollectionLayoutGroup, in container: CGSize
  ) -> CompositionalGroup {
    let insets = group.countedInsets
    var size = group.layoutSize.size(in: container)
    var part: CompositionalGroup
    switch group.form {
    case .custom(let provider):
      part = custom(provider, size: Self.inset(size, by: insets).size)
    default:
      let first = count
      part = line(group, room: Self.inset(size, by: insets).size)
      // A part whose extent is a share of what the others make it has to know what they made.
      let other = grown(group, size: size, to: part.size)
      if other != size, dependsOnEstimate(group) {
        count = first
        part = line(group, room: Self.inset(other, by: insets).size)
      }
    }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical]
    where group.layoutSize.dimension(axis).isEstimated {
      size[axis] = part.size[axis]
    }
    var result = CompositionalGroup()
    result.size = size
    result.add(part, at: CGPoint(x: insets.left, y: insets.top))
    hang(group, on: &result, at: CGRect(origin: .zero, size: size))
    return result
  }

  private func grown(
    _ group: NSCollectionLayoutGroup, size: CGSize, to content: CGSize
  ) -> CGSize {
    var size = size
    if group.layoutSize.widthDimension.isEstimated { size.width = content.width }
    if group.layoutSize.heightDimension.isEstimated { size.height = content.height }
    return size
  }

  /// Whether some, but not all, of a group's parts take a share of an extent that the others decide.
  private func dependsOnEstimate(_ group: NSCollectionLayoutGroup) -> Bool {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical]
    where group.layoutSize.dimension(axis).isEstimated {
      let shares = group.subitems.filter { Self.takesShare($0, of: axis) }
      if !shares.isEmpty, shares.count < group.subitems.count { return true }
    }
    return false
  }

  /// Whether an item's extent along an axis is a share of what it lies in along the same axis.
  private static func takesShare(
    _ item: NSCollectionLayoutItem, of axis: NSLayoutConstraint.Axis
  ) -> Bool {
    let dimension = item.layoutSize.dimension(axis)
    return axis == .horizontal ? dimension.isFractionalWidth : dimension.isFractionalHeight
  }

  private mutating func custom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, size: CGSize
  ) -> CompositionalGroup {
    var part = CompositionalGroup()
    part.size = size
    let environment = CollectionLayoutEnvironment(size: size, traits: traits)
    for item in provider(environment) {
      let frame = item.frame.standardized
      guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite
      else { continue }
      part.leaves.append(CompositionalGroup.Leaf(frame: frame, zIndex: item.zIndex))
      count += 1
    }
    return part
  }

  // MARK: Lines

  /// One item on a line, with the gaps round it.
  private struct Entry {
    var item: NSCollectionLayoutItem
    var part: CompositionalGroup
    /// Whether there is no item for it: it only keeps the others' places.
    var isAbsent: Bool
  }

  private mutating func line(
    _ group: NSCollectionLayoutGroup, room: CGSize
  ) -> CompositionalGroup {
    var entries = fill(group, room: room)
    equalise(&entries)
    return arrange(entries, of: group, room: room)
  }

  /// Takes as many items as the group holds.
  private mutating func fill(_ group: NSCollectionLayoutGroup, room: CGSize) -> [Entry] {
    let items = group.subitems
    guard !items.isEmpty else { return [] }
    let axis = group.axis
    let gap = group.interItemSpacing?.spacing ?? 0
    let isOpen = group.layoutSize.dimension(axis).isEstimated
    let most: Int
    var container = room
    var length: CGFloat?
    switch group.form {
    case .counted(let number): most = max(0, number)
    case .divided(let number):
      most = max(0, number)
      length = max(0, (room[axis] - gap * CGFloat(most - 1)) / CGFloat(max(1, most)))
    case .filled:
      most = isOpen ? estimatedCount(group, room: room) : Self.mostItems
    case .custom: most = 0
    }
    if let length, isOpen { container[axis] = length }
    var entries: [Entry] = []
    var used: CGFloat = 0
    while entries.count < min(most, Self.mostItems) {
      let item = items[entries.count % items.count]
      let isAbsent = count >= available
      // Nothing tells how much room an absent item would take that its content decides.
      if isAbsent, isOpen || item.layoutSize.dimension(axis).isEstimated { break }
      let first = count
      let part =
        if let length, !isOpen {
          placeDivided(item, length: length, axis: axis, in: container)
        } else {
          place(item, in: container)
        }
      guard count > first else { break }
      let extent = outerExtent(of: item, part.size, axis)
      let need = used + (entries.isEmpty ? 0 : gap) + extent
      if case .filled = group.form, !isOpen, !entries.isEmpty, need > room[axis] + Self.tolerance {
        count = first
        break
      }
      used = need
      entries.append(Entry(item: item, part: part, isAbsent: isAbsent))
      // Items without extent would go on for ever.
      if extent <= 0, isAbsent { break }
    }
    return entries
  }

  /// Places an item whose extent along an axis is that of its share of a divided group.
  private mutating func placeDivided(
    _ item: NSCollectionLayoutItem, length: CGFloat, axis: NSLayoutConstraint.Axis,
    in container: CGSize
  ) -> CompositionalGroup {
    let forced = NSCollectionLayoutDimension.absolute(length)
    let size = NSCollectionLayoutSize(
      widthDimension: axis == .horizontal ? forced : item.layoutSize.widthDimension,
      heightDimension: axis == .horizontal ? item.layoutSize.heightDimension : forced)
    let copy: NSCollectionLayoutItem
    if let group = item as? NSCollectionLayoutGroup {
      let made = NSCollectionLayoutGroup(
        layoutSize: size, axis: group.axis, form: group.form, subitems: group.subitems)
      made.interItemSpacing = group.interItemSpacing
      made.supplementaryItems = group.supplementaryItems
      copy = made
    } else {
      copy = NSCollectionLayoutItem(
        layoutSize: size, supplementaryItems: item.supplementaryItems)
    }
    copy.contentInsets = item.contentInsets
    copy.edgeSpacing = item.edgeSpacing
    return place(copy, in: container)
  }

  /// How many items a group of an estimated length holds: as many as their estimates fill, at least
  /// each of them once.
  private func estimatedCount(_ group: NSCollectionLayoutGroup, room: CGSize) -> Int {
    let axis = group.axis
    let gap = group.interItemSpacing?.spacing ?? 0
    var used: CGFloat = 0
    var number = 0
    while number < Self.mostItems {
      let item = group.subitems[number % group.subitems.count]
      let extent = outerExtent(of: item, item.layoutSize.size(in: room), axis)
      let need = used + (number == 0 ? 0 : gap) + extent
      if number >= group.subitems.count, need > room[axis] + Self.tolerance || extent <= 0 {
        break
      }
      used = need
      number += 1
    }
    return number
  }

  /// Makes items that are uniform across siblings as large as the largest of them.
  private func equalise(_ entries: inout [Entry]) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let uniform = entries.indices.filter {
        !entries[$0].isAbsent
          && entries[$0].item.layoutSize.dimension(axis).isUniformAcrossSiblings
      }
      guard let largest = uniform.map({ entries[$0].part.size[axis] }).max() else { continue }
      for index in uniform {
        entries[index].part.size[axis] = largest
        guard !(entries[index].item is NSCollectionLayoutGroup) else { continue }
        entries[index].part.leaves[0].frame.size[axis] = largest
      }
    }
  }

  /// The extent of an item with the gaps outside of it.
  private func outerExtent(
    of item: NSCollectionLayoutItem, _ size: CGSize, _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    let edges = item.edgeSpacing
    return (edges?.before(axis)?.spacing ?? 0) + size[axis] + (edges?.after(axis)?.spacing ?? 0)
  }

  /// Puts items one behind the other, with the room left over dealt out among flexible gaps.
  private func arrange(
    _ entries: [Entry], of group: NSCollectionLayoutGroup, room: CGSize
  ) -> CompositionalGroup {
    let axis = group.axis
    let across = axis.across
    let gap = group.interItemSpacing?.spacing ?? 0
    let present = entries.filter { !$0.isAbsent }
    let counted = present.isEmpty ? entries : present
    var size = room
    if group.layoutSize.dimension(axis).isEstimated {
      size[axis] =
        counted.reduce(0) { $0 + outerExtent(of: $1.item, $1.part.size, axis) }
        + gap * CGFloat(max(0, counted.count - 1))
    }
    if group.layoutSize.dimension(across).isEstimated {
      size[across] = naturalExtent(of: counted, across, in: room)
    }
    let used =
      entries.reduce(0) { $0 + outerExtent(of: $1.item, $1.part.size, axis) }
      + gap * CGFloat(max(0, entries.count - 1))
    var flexible = 0
    if group.interItemSpacing?.isFlexibleSpacing ?? false { flexible += max(0, entries.count - 1) }
    for entry in entries {
      if entry.item.edgeSpacing?.before(axis)?.isFlexibleSpacing ?? false { flexible += 1 }
      if entry.item.edgeSpacing?.after(axis)?.isFlexibleSpacing ?? false { flexible += 1 }
    }
    let share = flexible > 0 ? max(0, size[axis] - used) / CGFloat(flexible) : 0
    func length(_ spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
      guard let spacing else { return 0 }
      return spacing.spacing + (spacing.isFlexibleSpacing ? share : 0)
    }
    var result = CompositionalGroup()
    result.size = size
    var position: CGFloat = 0
    for (index, entry) in entries.enumerated() {
      if index > 0 { position += length(group.interItemSpacing, share) }
      let edges = entry.item.edgeSpacing
      position += length(edges?.before(axis), share)
      var origin = CGPoint.zero
      origin[axis] = position
      origin[across] = placeAcross(entry, in: size[across], across)
      position += entry.part.size[axis] + length(edges?.after(axis), share)
      if !entry.isAbsent { result.add(entry.part, at: origin) }
    }
    return result
  }

  /// The extent that items give to a group: that of the largest of those which do not take a share
  /// of it themselves.
  private func naturalExtent(
    of entries: [Entry], _ axis: NSLayoutConstraint.Axis, in room: CGSize
  ) -> CGFloat {
    let deciding = entries.filter { !Self.takesShare($0.item, of: axis) }
    guard !deciding.isEmpty else { return room[axis] }
    return deciding.map { outerExtent(of: $0.item, $0.part.size, axis) }.max() ?? room[axis]
  }

  /// Where an item starts across its line: at the start, unless flexible gaps move it.
  private func placeAcross(
    _ entry: Entry, in room: CGFloat, _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    guard let edges = entry.item.edgeSpacing else { return 0 }
    let before = edges.before(axis)
    let after = edges.after(axis)
    let free = max(0, room - outerExtent(of: entry.item, entry.part.size, axis))
    let count = [before, after].filter { $0?.isFlexibleSpacing ?? false }.count
    guard count > 0, before?.isFlexibleSpacing ?? false else { return before?.spacing ?? 0 }
    return (before?.spacing ?? 0) + free / CGFloat(count)
  }
}
