/// Arranges views in rows and columns (rule 56).
///
/// Each column is as wide as its widest view and each row as high as its highest; columns, then rows,
/// share out what is offered as the views of a stack do, the least flexible first. A view that is in
/// no row is a row of its own across all columns.
public struct GridLayout: Layout {
  /// What lines views up in their cells.
  public var alignment: Alignment
  /// The distance between columns, in points; nil is the system's.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points; nil takes what rows wish.
  public var verticalSpacing: CGFloat?

  /// Makes a layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// A view in its cell.
  struct Cell {
    var index: Int
    var row: Int
    var column: Int
    var span: Int
    var unsized: Axis.Set
    var anchor: UnitPoint?
    var columnAlignment: HorizontalAlignment?
  }

  /// What the layout keeps.
  public struct Cache {
    var cells: [Cell] = []
    var rowAlignments: [VerticalAlignment?] = []
    var columnAlignments: [HorizontalAlignment?] = []
    var columnCount = 0
    var rowCount = 0
    var columnGap: CGFloat = 0
    var rowGaps: [CGFloat] = []
    /// The columns' and rows' lengths for the proposal last asked.
    var known: ProposedViewSize?
    var widths: [CGFloat] = []
    var heights: [CGFloat] = []
    var size = CGSize.zero
  }

  /// How many columns one view stands across at most.
  private static let greatestSpan = 1000

  // MARK: Cache

  /// Finds rows, columns and gaps.
  public func makeCache(subviews: Subviews) -> Cache {
    var cache = Cache()
    var last: GridRowToken?
    var column = 0
    for index in subviews.indices {
      let subview = subviews[index]
      let token = subview[GridRowKey.self]
      if token == nil || token !== last {
        cache.rowAlignments.append(token?.alignment)
        cache.rowCount += 1
        column = 0
      }
      last = token
      let span = token == nil ? 0 : min(subview[GridColumnsKey.self], Self.greatestSpan)
      cache.cells.append(
        Cell(
          index: index, row: cache.rowCount - 1, column: column, span: span,
          unsized: subview[GridUnsizedAxesKey.self], anchor: subview[GridAnchorKey.self],
          columnAlignment: subview[GridColumnAlignmentKey.self]))
      column += span
      cache.columnCount = max(cache.columnCount, column)
    }
    cache.columnCount = max(cache.columnCount, cache.cells.isEmpty ? 0 : 1)
    cache.columnAlignments = Array(repeating: nil, count: cache.columnCount)
    for position in cache.cells.indices {
      if cache.cells[position].span == 0 { cache.cells[position].span = cache.columnCount }
      let cell = cache.cells[position]
      if let alignment = cell.columnAlignment, cache.columnAlignments[cell.column] == nil {
        cache.columnAlignments[cell.column] = alignment
      }
    }
    findGaps(subviews, &cache)
    return cache
  }

  private func findGaps(_ subviews: Subviews, _ cache: inout Cache) {
    if let horizontalSpacing, let verticalSpacing {
      cache.columnGap = horizontalSpacing
      cache.rowGaps = Array(repeating: verticalSpacing, count: max(0, cache.rowCount - 1))
      return
    }
    var rows = Array(repeating: ViewSpacing(), count: cache.rowCount)
    var isFirst = Array(repeating: true, count: cache.rowCount)
    var widest: CGFloat?
    for position in cache.cells.indices {
      let cell = cache.cells[position]
      let spacing = subviews[cell.index].spacing
      if isFirst[cell.row] {
        rows[cell.row] = spacing
        isFirst[cell.row] = false
      } else {
        rows[cell.row].formUnion(spacing, edges: .vertical)
        let before = subviews[cache.cells[position - 1].index].spacing
        widest = max(widest ?? 0, before.distance(to: spacing, along: .horizontal))
      }
    }
    cache.columnGap = horizontalSpacing ?? widest ?? ViewSpacing.system
    cache.rowGaps = zip(rows, rows.dropFirst()).map {
      verticalSpacing ?? $0.distance(to: $1, along: .vertical)
    }
  }

  // MARK: Size

  /// Shares out columns, then rows.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    if cache.cells.isEmpty { return .zero }
    if cache.known == proposal { return cache.size }
    let gaps = cache.columnGap * CGFloat(cache.columnCount - 1)
    cache.widths = share(
      proposal.width.map { $0 - gaps }, count: cache.columnCount, gap: cache.columnGap,
      axis: .horizontal, subviews, cache
    ) { $0.column }
    let rowGaps = cache.rowGaps.reduce(0, +)
    cache.heights = share(
      proposal.height.map { $0 - rowGaps }, count: cache.rowCount, gap: 0, axis: .vertical,
      subviews, cache
    ) { $0.row }
    cache.known = proposal
    cache.size = CGSize(
      width: cache.widths.reduce(0, +) + gaps, height: cache.heights.reduce(0, +) + rowGaps)
    return cache.size
  }

  /// What a view is offered across the axis that is shared out.
  private func across(_ cell: Cell, _ axis: Axis, _ cache: Cache) -> CGFloat? {
    axis == .horizontal ? nil : width(of: cell, cache)
  }

  private func width(of cell: Cell, _ cache: Cache) -> CGFloat {
    if cell.span == 1, cell.column < cache.widths.count { return cache.widths[cell.column] }
    let end = min(cell.column + cell.span, cache.widths.count)
    let sum = cache.widths[min(cell.column, end)..<end].reduce(0, +)
    return sum + cache.columnGap * CGFloat(max(0, end - cell.column - 1))
  }

  /// Shares out a length among columns or rows.
  private func share(
    _ available: CGFloat?, count: Int, gap: CGFloat, axis: Axis, _ subviews: Subviews,
    _ cache: Cache, line: (Cell) -> Int
  ) -> [CGFloat] {
    let unsized: Axis.Set = axis == .horizontal ? .horizontal : .vertical
    var members = Array(repeating: [Cell](), count: count)
    var spanning: [Cell] = []
    for cell in cache.cells where !cell.unsized.contains(unsized) {
      if axis == .horizontal, cell.span > 1 {
        spanning.append(cell)
      } else {
        members[line(cell)].append(cell)
      }
    }
    func longest(_ line: Int, _ offered: CGFloat?) -> CGFloat {
      var result: CGFloat = 0
      // Views of a row that are lined up by a guide such as a baseline reach above and below it.
      let guide = axis == .vertical ? cache.rowAlignments[line] ?? alignment.vertical : nil
      let hangs = guide.map { !$0.key.isPlain } ?? false
      var above: CGFloat = 0
      var below: CGFloat = 0
      for cell in members[line] {
        let proposal = ProposedViewSize(axis, offered, across(cell, axis, cache))
        let length = subviews[cell.index].sizeThatFits(proposal)[axis]
        result = max(result, length)
        guard hangs, cell.anchor == nil, let guide, length.isFinite else { continue }
        let place = subviews[cell.index].dimensions(in: proposal)[guide]
        above = max(above, place)
        below = max(below, length - place)
      }
      return max(result, above + below)
    }
    var lengths = Array(repeating: CGFloat(0), count: count)
    if let available {
      var order: [(line: Int, least: CGFloat, range: CGFloat)] = []
      for line in 0..<count where !members[line].isEmpty {
        let least = longest(line, 0)
        let range = longest(line, .infinity) - least
        order.append((line, least, range.isNaN ? 0 : range))
      }
      order.sort {
        if $0.range != $1.range { return $0.range < $1.range }
        if $0.range == .infinity, $0.least != $1.least { return $0.least > $1.least }
        return $0.line < $1.line
      }
      var left = available
      var waiting = order.count
      for entry in order {
        let offered = left == .infinity ? .infinity : max(0, left / CGFloat(waiting))
        lengths[entry.line] = longest(entry.line, offered)
        if left != .infinity { left -= lengths[entry.line] }
        waiting -= 1
      }
    } else {
      for line in 0..<count { lengths[line] = longest(line, nil) }
    }
    for cell in spanning {
      let end = min(cell.column + cell.span, count)
      let columns = cell.column..<end
      guard !columns.isEmpty else { continue }
      let present = lengths[columns].reduce(0, +) + gap * CGFloat(columns.count - 1)
      // A view across all columns is offered all there is; one across some, what they have.
      let offered: CGFloat? =
        columns.count == count
        ? available.map { $0 + gap * CGFloat(count - 1) } : available == nil ? nil : present
      let wanted = subviews[cell.index].sizeThatFits(ProposedViewSize(axis, offered, nil))[axis]
      let missing = wanted - present
      guard missing > 0 else { continue }
      for line in columns { lengths[line] += missing / CGFloat(columns.count) }
    }
    return lengths
  }

  // MARK: Place

  /// Offers every view its cell and lines it up there.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    guard !cache.cells.isEmpty else { return }
    _ = sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    var lefts: [CGFloat] = []
    var x = bounds.origin.x
    for width in cache.widths {
      lefts.append(x)
      x += width + cache.columnGap
    }
    var tops: [CGFloat] = []
    var y = bounds.origin.y
    for (row, height) in cache.heights.enumerated() {
      tops.append(y)
      y += height + (row < cache.rowGaps.count ? cache.rowGaps[row] : 0)
    }
    let guides = highestGuides(subviews, cache)
    for cell in cache.cells {
      let box = CGRect(
        x: lefts[min(cell.column, lefts.count - 1)], y: tops[cell.row],
        width: width(of: cell, cache), height: cache.heights[cell.row])
      let offered = ProposedViewSize(box.size)
      let dimensions = subviews[cell.index].dimensions(in: offered)
      var point = box.origin
      if let anchor = cell.anchor {
        point.x += anchor.x * (box.size.width - dimensions.width)
        point.y += anchor.y * (box.size.height - dimensions.height)
      } else {
        let whole = ViewDimensions(nil, size: box.size, proposal: offered)
        let horizontal =
          (cell.span < cache.columnCount || cache.columnCount == 1
            ? cache.columnAlignments[min(cell.column, cache.columnCount - 1)] : nil)
          ?? alignment.horizontal
        let vertical = cache.rowAlignments[cell.row] ?? alignment.vertical
        point.x += whole[horizontal] - dimensions[horizontal]
        if vertical.key.isPlain {
          point.y += whole[vertical] - dimensions[vertical]
        } else {
          point.y += guides[cell.row] - dimensions[vertical]
        }
      }
      subviews[cell.index].place(at: point, proposal: offered)
    }
  }

  /// The largest distance of a guide from the top of a view, row by row, for guides that do not
  /// follow from sizes.
  private func highestGuides(_ subviews: Subviews, _ cache: Cache) -> [CGFloat] {
    var result = Array(repeating: CGFloat(0), count: cache.rowCount)
    for cell in cache.cells {
      let vertical = cache.rowAlignments[cell.row] ?? alignment.vertical
      if vertical.key.isPlain || cell.anchor != nil { continue }
      let offered = ProposedViewSize(
        width: width(of: cell, cache), height: cache.heights[cell.row])
      result[cell.row] = max(
        result[cell.row], subviews[cell.index].dimensions(in: offered)[vertical])
    }
    return result
  }
}
