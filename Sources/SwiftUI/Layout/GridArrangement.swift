/// Shares out room among columns and rows (rule 56).
struct GridArrangement: Equatable {
  /// What lines views up in their cells.
  let alignment: Alignment
  /// The distance between columns, in points; nil is the system's.
  let horizontalSpacing: CGFloat?
  /// The distance between rows, in points; nil takes what rows wish.
  let verticalSpacing: CGFloat?

  /// How many columns one view stands across at most.
  private static let greatestSpan = 1000

  /// A view in its cell.
  fileprivate struct Cell {
    var row: Int
    var column: Int
    var span: Int
    var unsized: Axis.Set = []
    var anchor: UnitPoint?
  }

  /// How far a column or row can be stretched, and its smallest length.
  fileprivate struct Line {
    var index: Int
    var least: CGFloat
    var range: CGFloat
  }

  /// What a grid keeps between calls.
  struct Cache {
    fileprivate var cells: [Cell] = []
    /// Where each row begins among the cells; the last number is that of all cells.
    fileprivate var rowStarts: [Int] = []
    /// The cells that give columns their widths, column by column, and where each column begins.
    fileprivate var sized: [Int] = []
    fileprivate var columnStarts: [Int] = []
    /// The cells across several columns.
    fileprivate var spanning: [Int] = []
    fileprivate var rowAlignments: [VerticalAlignment?] = []
    fileprivate var columnAlignments: [HorizontalAlignment?] = []
    fileprivate var columnGap: CGFloat = 0
    fileprivate var rowGaps: [CGFloat] = []
    fileprivate var totalRowGap: CGFloat = 0
    /// How the grid's size follows from what it is offered; nil where it is always the same.
    fileprivate(set) var dependence: SizeDependence?
    fileprivate var isSeparate = false
    /// The columns' and rows' lengths, and what they are the answers to.
    fileprivate var widths: [CGFloat] = []
    fileprivate var heights: [CGFloat] = []
    fileprivate var widthOffer = Offer.none
    fileprivate var heightOffer = Offer.none
    fileprivate var width: CGFloat = 0
    fileprivate var height: CGFloat = 0
    /// Columns in the order in which they are served, and rows, where that does not depend on widths.
    fileprivate var columnOrder: [Line]?
    fileprivate var rowOrder: [Line]?

    fileprivate var columnCount: Int { columnStarts.count - 1 }
    fileprivate var rowCount: Int { rowStarts.count - 1 }
  }

  // MARK: Cache

  /// Finds rows, columns and gaps.
  func makeCache(_ elements: [LayoutElement]) -> Cache {
    var cache = Cache()
    guard !elements.isEmpty else { return cache }
    var columnAlignments: [(column: Int, alignment: HorizontalAlignment)] = []
    var last: GridRowToken?
    var column = 0
    var columnCount = 1
    cache.cells.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      let token = element.gridRow
      if token == nil || token !== last {
        cache.rowAlignments.append(token?.alignment)
        cache.rowStarts.append(index)
        column = 0
      }
      last = token
      // A view in no row stands across all columns, as many as there will be.
      var cell = Cell(row: cache.rowStarts.count - 1, column: column, span: token == nil ? 0 : 1)
      if element.carriesValues {
        if token != nil { cell.span = min(element.value(GridColumnsKey.self), Self.greatestSpan) }
        cell.unsized = element.value(GridUnsizedAxesKey.self)
        cell.anchor = element.value(GridAnchorKey.self)
        if let alignment = element.value(GridColumnAlignmentKey.self) {
          columnAlignments.append((column, alignment))
        }
      }
      column += cell.span
      columnCount = max(columnCount, column)
      cache.cells.append(cell)
    }
    cache.rowStarts.append(elements.count)
    cache.columnAlignments = Array(repeating: nil, count: columnCount)
    for (column, alignment) in columnAlignments where cache.columnAlignments[column] == nil {
      cache.columnAlignments[column] = alignment
    }
    findColumns(columnCount, &cache)
    findGaps(elements, &cache)
    cache.dependence = dependence(on: elements, cache)
    cache.isSeparate = cache.dependence?.isSeparate ?? true
    return cache
  }

  /// Puts the cells that give columns their widths in the order of the columns.
  private func findColumns(_ count: Int, _ cache: inout Cache) {
    var starts = Array(repeating: 0, count: count + 1)
    for index in cache.cells.indices {
      if cache.cells[index].span == 0 { cache.cells[index].span = count }
      let cell = cache.cells[index]
      if cell.unsized.contains(.horizontal) { continue }
      if cell.span > 1 {
        cache.spanning.append(index)
      } else {
        starts[cell.column + 1] += 1
      }
    }
    for column in 0..<count { starts[column + 1] += starts[column] }
    cache.columnStarts = starts
    cache.sized = Array(repeating: 0, count: starts[count])
    for (index, cell) in cache.cells.enumerated()
    where cell.span == 1 && !cell.unsized.contains(.horizontal) {
      cache.sized[starts[cell.column]] = index
      starts[cell.column] += 1
    }
  }

  private func findGaps(_ elements: [LayoutElement], _ cache: inout Cache) {
    if let horizontalSpacing, let verticalSpacing {
      cache.columnGap = horizontalSpacing
      cache.rowGaps = Array(repeating: verticalSpacing, count: cache.rowCount - 1)
    } else {
      var rows: [ViewSpacing] = []
      var widest: CGFloat?
      for row in 0..<cache.rowCount {
        var before = elements[cache.rowStarts[row]].spacing()
        var whole = before
        for index in (cache.rowStarts[row] + 1)..<cache.rowStarts[row + 1] {
          let spacing = elements[index].spacing()
          whole.formUnion(spacing, edges: .vertical)
          widest = max(widest ?? 0, before.distance(to: spacing, along: .horizontal))
          before = spacing
        }
        rows.append(whole)
      }
      cache.columnGap = horizontalSpacing ?? widest ?? ViewSpacing.system
      cache.rowGaps = zip(rows, rows.dropFirst()).map {
        verticalSpacing ?? $0.distance(to: $1, along: .vertical)
      }
    }
    cache.totalRowGap = cache.rowGaps.reduce(0, +)
  }

  /// How the grid's size follows from what it is offered: widths of columns follow from views'
  /// widths and heights of rows from their heights. Nil where it is the same whatever is offered.
  private func dependence(on elements: [LayoutElement], _ cache: Cache) -> SizeDependence? {
    // Guides that do not follow from sizes may depend on both lengths.
    for row in 0..<cache.rowCount where !rowKey(row, cache).isPlain { return .both }
    return LayoutElement.dependence(on: elements, linedUp: false)
  }

  /// What lines up the views of a row from top to bottom.
  private func rowKey(_ row: Int, _ cache: Cache) -> AlignmentKey {
    (cache.rowAlignments[row] ?? alignment.vertical).key
  }

  // MARK: Size

  /// Shares out columns, then rows.
  func size(
    _ proposal: ProposedViewSize, _ elements: [LayoutElement], _ cache: inout Cache
  ) -> CGSize {
    if elements.isEmpty { return .zero }
    findWidths(proposal.width, elements, &cache)
    findHeights(proposal.height, elements, &cache)
    return CGSize(width: cache.width, height: cache.height)
  }

  /// What the grid takes along one axis, where lengths are separate.
  func length(
    _ axis: Axis, _ offered: CGFloat?, _ elements: [LayoutElement], _ cache: inout Cache
  ) -> CGFloat {
    if elements.isEmpty { return 0 }
    if axis == .horizontal {
      findWidths(offered, elements, &cache)
      return cache.width
    }
    findHeights(offered, elements, &cache)
    return cache.height
  }

  /// Finds the columns' widths: views are asked with an open height.
  private func findWidths(
    _ offered: CGFloat?, _ elements: [LayoutElement], _ cache: inout Cache
  ) {
    // Views of fixed sizes take those, whatever there is to share out.
    let offered = cache.dependence == nil ? nil : offered
    let offer = Offer(offered)
    if cache.widthOffer == offer { return }
    let isSeparate = cache.isSeparate
    func longest(_ column: Int, _ offered: CGFloat?) -> CGFloat {
      var result: CGFloat = 0
      for position in cache.columnStarts[column]..<cache.columnStarts[column + 1] {
        let element = elements[cache.sized[position]]
        let width =
          isSeparate
          ? element.length(.horizontal, offered)
          : element.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width
        result = max(result, width)
      }
      return result
    }
    let gap = cache.columnGap
    let gaps = gap * CGFloat(cache.columnCount - 1)
    let available = offered.map { $0 - gaps }
    if available != nil, cache.columnOrder == nil {
      let lines = (0..<cache.columnCount).filter {
        cache.columnStarts[$0] < cache.columnStarts[$0 + 1]
      }
      cache.columnOrder = order(lines, longest)
    }
    var lengths = share(available, cache.columnCount, cache.columnOrder ?? [], longest)
    widen(&lengths, available, elements, cache)
    cache.widths = lengths
    cache.width = lengths.reduce(0, +) + gaps
    cache.widthOffer = offer
    // Rows follow from columns.
    if !isSeparate { cache.heightOffer = .none }
  }

  /// Widens columns under views that stand across several.
  private func widen(
    _ lengths: inout [CGFloat], _ available: CGFloat?, _ elements: [LayoutElement], _ cache: Cache
  ) {
    let gap = cache.columnGap
    let count = cache.columnCount
    for index in cache.spanning {
      let cell = cache.cells[index]
      let columns = cell.column..<min(cell.column + cell.span, count)
      guard !columns.isEmpty else { continue }
      let present = lengths[columns].reduce(0, +) + gap * CGFloat(columns.count - 1)
      // A view across all columns is offered all there is; one across some, what they have.
      let offered: CGFloat? =
        columns.count == count
        ? available.map { $0 + gap * CGFloat(count - 1) } : available == nil ? nil : present
      let wanted = elements[index].sizeThatFits(
        ProposedViewSize(width: offered, height: nil)
      ).width
      let missing = wanted - present
      guard missing > 0 else { continue }
      for line in columns { lengths[line] += missing / CGFloat(columns.count) }
    }
  }

  /// Finds the rows' heights: views are asked with the widths of their columns.
  private func findHeights(
    _ offered: CGFloat?, _ elements: [LayoutElement], _ cache: inout Cache
  ) {
    let offered = cache.dependence == nil ? nil : offered
    let offer = Offer(offered)
    if cache.heightOffer == offer { return }
    let isSeparate = cache.isSeparate
    func longest(_ row: Int, _ offered: CGFloat?) -> CGFloat {
      var result: CGFloat = 0
      // Views that are lined up by a guide such as a baseline hang above and below it.
      let key = rowKey(row, cache)
      var above: CGFloat = 0
      var below: CGFloat = 0
      for index in cache.rowStarts[row]..<cache.rowStarts[row + 1] {
        if cache.cells[index].unsized.contains(.vertical) { continue }
        if isSeparate {
          result = max(result, elements[index].length(.vertical, offered))
          continue
        }
        let proposal = ProposedViewSize(
          width: width(of: cache.cells[index], cache), height: offered)
        let height = elements[index].sizeThatFits(proposal).height
        result = max(result, height)
        guard !key.isPlain, cache.cells[index].anchor == nil, height.isFinite else { continue }
        let guide = elements[index].dimensions(proposal)[key]
        above = max(above, guide)
        below = max(below, height - guide)
      }
      return max(result, above + below)
    }
    var order = cache.rowOrder
    if offered != nil, order == nil {
      let lines = (0..<cache.rowCount).filter { row in
        (cache.rowStarts[row]..<cache.rowStarts[row + 1]).contains {
          !cache.cells[$0].unsized.contains(.vertical)
        }
      }
      order = self.order(lines, longest)
      if isSeparate { cache.rowOrder = order }
    }
    let gaps = cache.totalRowGap
    cache.heights = share(offered.map { $0 - gaps }, cache.rowCount, order ?? [], longest)
    cache.height = cache.heights.reduce(0, +) + gaps
    cache.heightOffer = offer
  }

  /// Columns or rows with views that count, the least flexible first.
  private func order(_ lines: [Int], _ longest: (Int, CGFloat?) -> CGFloat) -> [Line] {
    if lines.count == 1 { return [Line(index: lines[0], least: 0, range: 0)] }
    var order = lines.map { index in
      let least = longest(index, 0)
      let range = longest(index, .infinity) - least
      return Line(index: index, least: least, range: range.isNaN ? 0 : range)
    }
    order.sort {
      if $0.range != $1.range { return $0.range < $1.range }
      if $0.range == .infinity, $0.least != $1.least { return $0.least > $1.least }
      return $0.index < $1.index
    }
    return order
  }

  /// Shares out a length among columns or rows.
  private func share(
    _ available: CGFloat?, _ count: Int, _ order: [Line],
    _ longest: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let available else { return (0..<count).map { longest($0, nil) } }
    var lengths = Array(repeating: CGFloat(0), count: count)
    var left = available
    var waiting = order.count
    for line in order {
      let offered = left == .infinity ? .infinity : max(0, left / CGFloat(waiting))
      let length = longest(line.index, offered)
      lengths[line.index] = length
      if left != .infinity { left -= length }
      waiting -= 1
    }
    return lengths
  }

  /// The width of a cell.
  private func width(of cell: Cell, _ cache: Cache) -> CGFloat {
    if cell.span == 1, cell.column < cache.widths.count { return cache.widths[cell.column] }
    let end = min(cell.column + cell.span, cache.widths.count)
    let sum = cache.widths[min(cell.column, end)..<end].reduce(0, +)
    return sum + cache.columnGap * CGFloat(max(0, end - cell.column - 1))
  }

  // MARK: Place

  /// Shares out what the grid was offered, for `forEachPlace`.
  func prepareToPlace(
    _ proposal: ProposedViewSize, _ elements: [LayoutElement], _ cache: inout Cache
  ) {
    if elements.isEmpty { return }
    findWidths(proposal.width, elements, &cache)
    findHeights(proposal.height, elements, &cache)
  }

  /// Tells where each view stands: it is offered its cell and lined up there.
  ///
  /// - Parameter body: Takes a view, its place in the grid, its placement and its size.
  func forEachPlace(
    in bounds: CGRect, _ elements: [LayoutElement], _ cache: Cache,
    _ body: (LayoutElement, Int, Placement, CGSize) -> Void
  ) {
    if elements.isEmpty { return }
    var lefts: [CGFloat] = []
    var x = bounds.origin.x
    for width in cache.widths {
      lefts.append(x)
      x += width + cache.columnGap
    }
    var y = bounds.origin.y
    for row in 0..<cache.rowCount {
      let height = cache.heights[row]
      let vertical = rowKey(row, cache)
      let guide = vertical.isPlain ? nil : highestGuide(vertical, row, elements, cache)
      for index in cache.rowStarts[row]..<cache.rowStarts[row + 1] {
        let cell = cache.cells[index]
        let element = elements[index]
        let box = CGSize(width: width(of: cell, cache), height: height)
        let offered = ProposedViewSize(box)
        let size = element.sizeThatFits(offered)
        var origin = CGPoint(x: lefts[min(cell.column, lefts.count - 1)], y: y)
        if let anchor = cell.anchor {
          origin.x += anchor.x * (box.width - size.width)
          origin.y += anchor.y * (box.height - size.height)
        } else {
          let horizontal = horizontalKey(of: cell, cache)
          origin.x += Self.inset(horizontal, nil, in: box, offered, element, size)
          origin.y += Self.inset(vertical, guide, in: box, offered, element, size)
        }
        body(element, index, Placement(origin: origin, proposal: offered), size)
      }
      y += height + (row < cache.rowGaps.count ? cache.rowGaps[row] : 0)
    }
  }

  /// What lines a cell's view up from side to side.
  private func horizontalKey(of cell: Cell, _ cache: Cache) -> AlignmentKey {
    if cell.span < cache.columnCount || cache.columnCount == 1,
      let own = cache.columnAlignments[min(cell.column, cache.columnCount - 1)]
    {
      return own.key
    }
    return alignment.horizontal.key
  }

  /// How far a view stands from the edge of its cell where its guide meets the cell's, or another
  /// one.
  private static func inset(
    _ key: AlignmentKey, _ meeting: CGFloat?, in box: CGSize, _ offered: ProposedViewSize,
    _ element: LayoutElement, _ size: CGSize
  ) -> CGFloat {
    if key.isPlain, !element.setsPlainGuides {
      return key.plainPlace(in: box) - key.plainPlace(in: size)
    }
    let own = ViewDimensions(element, size: size, proposal: offered)[key]
    return (meeting ?? ViewDimensions(nil, size: box, proposal: offered)[key]) - own
  }

  /// The largest distance of a guide from the top of a view in a row, for guides that do not follow
  /// from sizes.
  private func highestGuide(
    _ key: AlignmentKey, _ row: Int, _ elements: [LayoutElement], _ cache: Cache
  ) -> CGFloat {
    var result: CGFloat = 0
    for index in cache.rowStarts[row]..<cache.rowStarts[row + 1] {
      if cache.cells[index].anchor != nil { continue }
      let offered = ProposedViewSize(
        width: width(of: cache.cells[index], cache), height: cache.heights[row])
      result = max(result, elements[index].dimensions(offered)[key])
    }
    return result
  }
}

extension LayoutElement {
  /// The value that a view carries for a key.
  func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    guard let value = carriedValue(ObjectIdentifier(key)) else { return K.defaultValue }
    return value as? K.Value ?? K.defaultValue
  }
}
