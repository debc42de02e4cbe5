/// The headers, footers and views at other edges of a section, or of a whole layout.
@preconcurrency @MainActor struct CompositionalBoundary {
  /// One of them.
  struct Entry {
    var item: NSCollectionLayoutBoundarySupplementaryItem
    var path: IndexPath
    /// The size with its insets, in points.
    var size: CGSize
  }

  /// What a view stands at, along the collection's axis.
  enum Edge {
    case start, end
    /// The edges across the axis, in the middle along it.
    case crossStart, crossEnd, middle
  }

  let axis: NSLayoutConstraint.Axis
  /// Where views lie across the axis.
  let cross: ClosedRange<CGFloat>
  private(set) var entries: [Entry] = []

  /// Takes up views.
  ///
  /// - Parameters:
  ///   - room: The size that fractions refer to, in points.
  ///   - insets: What is taken off across the axis, at the start and end.
  ///   - measured: The measured size of a view whose content decides.
  init(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], axis: NSLayoutConstraint.Axis,
    room: CGSize, insets: (start: CGFloat, end: CGFloat), path: (Int) -> IndexPath,
    measured: (String, IndexPath) -> CGSize?
  ) {
    self.axis = axis
    let breadth = max(0, room[axis.across] - insets.start - insets.end)
    cross = insets.start...(insets.start + breadth)
    var container = room
    container[axis.across] = breadth
    var numbers: [String: Int] = [:]
    for item in items {
      let number = numbers[item.elementKind, default: 0]
      numbers[item.elementKind] = number + 1
      let path = path(number)
      var size = item.layoutSize.size(in: container)
      if let asked = measured(item.elementKind, path) {
        if item.layoutSize.widthDimension.isEstimated { size.width = asked.width }
        if item.layoutSize.heightDimension.isEstimated { size.height = asked.height }
      }
      entries.append(Entry(item: item, path: path, size: size))
    }
  }

  /// The edge that an alignment stands at: one along the axis goes before one across it.
  func edge(of alignment: NSRectAlignment) -> Edge {
    let edges = alignment.edges
    let isVertical = axis == .vertical
    if edges.contains(isVertical ? .top : .leading) { return .start }
    if edges.contains(isVertical ? .bottom : .trailing) { return .end }
    if edges.contains(isVertical ? .leading : .top) { return .crossStart }
    if edges.contains(isVertical ? .trailing : .bottom) { return .crossEnd }
    return .middle
  }

  /// The room that views take at the edges: that of the largest at each.
  var extents: UIEdgeInsets {
    func largest(_ edge: Edge, _ along: NSLayoutConstraint.Axis) -> CGFloat {
      entries.filter { $0.item.extendsBoundary && self.edge(of: $0.item.alignment) == edge }
        .map { $0.size[along] }.max() ?? 0
    }
    let start = largest(.start, axis)
    let end = largest(.end, axis)
    let before = largest(.crossStart, axis.across)
    let after = largest(.crossEnd, axis.across)
    return axis == .vertical
      ? UIEdgeInsets(top: start, left: before, bottom: end, right: after)
      : UIEdgeInsets(top: before, left: start, bottom: after, right: end)
  }

  /// Where a view lies beside or over a stretch of content along the axis.
  ///
  /// - Parameters:
  ///   - stretch: From where the section starts to where it ends, its views counted in.
  ///   - visible: The stretch in sight, within which pinned views stay.
  func frame(
    of entry: Entry, along stretch: ClosedRange<CGFloat>, visible: ClosedRange<CGFloat>
  ) -> CGRect {
    let taken = extents
    let before = axis == .vertical ? taken.top : taken.left
    let after = axis == .vertical ? taken.bottom : taken.right
    let extent = entry.size[axis]
    let edge = edge(of: entry.item.alignment)
    var position: CGFloat
    switch edge {
    case .start: position = stretch.lowerBound + (entry.item.extendsBoundary ? 0 : before)
    case .end: position = stretch.upperBound - extent - (entry.item.extendsBoundary ? 0 : after)
    default:
      position = (stretch.lowerBound + before + stretch.upperBound - after - extent) / 2
    }
    if entry.item.pinToVisibleBounds {
      switch edge {
      case .start:
        position = max(position, min(visible.lowerBound, stretch.upperBound - after - extent))
      case .end:
        position = min(position, max(visible.upperBound - extent, stretch.lowerBound + before))
      default: break
      }
    }
    var origin = CGPoint.zero
    origin[axis] = position
    origin[axis.across] = crossPosition(of: entry)
    let insets = entry.item.countedInsets
    return CGRect(
      x: origin.x + entry.item.offset.x + insets.left,
      y: origin.y + entry.item.offset.y + insets.top,
      width: max(0, entry.size.width - insets.horizontal),
      height: max(0, entry.size.height - insets.vertical))
  }

  private func crossPosition(of entry: Entry) -> CGFloat {
    let edges = entry.item.alignment.edges
    let extent = entry.size[axis.across]
    let isVertical = axis == .vertical
    if edges.contains(isVertical ? .leading : .top) { return cross.lowerBound }
    if edges.contains(isVertical ? .trailing : .bottom) { return cross.upperBound - extent }
    return (cross.lowerBound + cross.upperBound - extent) / 2
  }
}
