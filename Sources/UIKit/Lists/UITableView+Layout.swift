extension UITableView {
  /// The measures that the table goes by.
  var metrics: ListMetrics { ListMetrics(traits: traits, designTools: designTools) }

  /// The distance of cells' content from their leading and trailing edge.
  var cellMargin: CGFloat {
    metrics.horizontalMargin(width: bounds.width, isInRootTable: viewController != nil)
  }

  /// How far cells stand away from the table's sides.
  private var cardInset: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    let inset = metrics.cardInset(width: bounds.width)
    return UIEdgeInsets(
      top: 0, left: inset + safeAreaInsets.left, bottom: 0, right: inset + safeAreaInsets.right)
  }

  /// How wide cells are.
  var cellWidth: CGFloat {
    let inset = cardInset
    return max(0, bounds.width - inset.left - inset.right)
  }

  // MARK: Changes

  /// Heights have to be found anew.
  func heightsDidChange() {
    noteAnchor()
    content.needsHeights = true
    setNeedsLayout()
  }

  /// Cells' insets have changed.
  func cellMetricsDidChange() {
    for path in shownPaths { shownCells[path]?.metricsDidChange() }
    heightsDidChange()
  }

  func widthDidChange(from old: CGFloat) {
    if old > 0 { noteAnchor() }
    content.needsHeights = true
    for path in shownPaths { shownCells[path]?.metricsDidChange() }
  }

  /// Remembers the row at the top, so that it stays there when heights change. Content that stands
  /// at its top stays there by itself.
  private func noteAnchor() {
    guard anchor == nil, !content.needsLoading, !content.needsTops else { return }
    let top = contentOffset.y + adjustedContentInset.top
    guard top > 0.5, let path = content.firstRow(below: top) else { return }
    anchor = (path, content.top(of: path) - top)
  }

  /// The paths of shown cells, in order.
  var shownPaths: [IndexPath] { shownCells.keys.sorted() }

  // MARK: Passes

  /// Makes and places what is visible.
  ///
  /// - Returns: The size of everything.
  func placeContent() -> CGSize {
    loadIfNeeded()
    findHeightsIfNeeded()
    placeTableHeader()
    content.updateTops(from: tableHeaderView?.frame.maxY ?? 0)
    restoreAnchor()
    backgroundView?.frame = CGRect(origin: bounds.origin, size: bounds.size)
    placeRows()
    placeHeadersAndFooters()
    return placeTableFooter()
  }

  /// Asks the data source how much there is.
  func loadIfNeeded() {
    guard content.needsLoading else { return }
    content.needsLoading = false
    recycleAll()
    let estimate = estimatedHeight
    if let sections = fileSections {
      content.sections = sections.map {
        TableContent.Section(
          headerTitle: $0.headerTitle, footerTitle: $0.footerTitle,
          rows: ExtentIndex(count: $0.cells.count, estimate: estimate))
      }
    } else if let dataSource {
      let count = max(0, dataSource.numberOfSections(in: self))
      content.sections = (0..<count).map { section in
        TableContent.Section(
          headerTitle: dataSource.tableView(self, titleForHeaderInSection: section),
          footerTitle: dataSource.tableView(self, titleForFooterInSection: section),
          rows: ExtentIndex(
            count: dataSource.tableView(self, numberOfRowsInSection: section), estimate: estimate))
      }
    } else {
      content.sections = []
    }
    content.needsHeights = true
  }

  /// What a row counts with until it is measured.
  var estimatedHeight: CGFloat {
    if rowHeight > 0 { return rowHeight }
    return estimatedRowHeight > 0 ? estimatedRowHeight : metrics.rowHeight
  }

  func findHeightsIfNeeded() {
    guard content.needsHeights || content.needsEdges else { return }
    let needsRows = content.needsHeights
    content.needsHeights = false
    content.needsEdges = false
    let estimate = estimatedHeight
    for index in content.sections.indices {
      if needsRows {
        content.sections[index].rows = ExtentIndex(
          count: content.sections[index].rows.count, estimate: estimate)
      }
      let header = headerHeight(of: index)
      content.sections[index].headerPadding = header.padding
      content.sections[index].headerHeight = header.padding + header.height
      content.sections[index].footerHeight = footerHeight(of: index)
    }
  }

  private func restoreAnchor() {
    guard let anchor else { return }
    self.anchor = nil
    guard content.contains(anchor.path) else { return }
    // The rows above are estimated again: what counts is that this row stays where it was.
    let inset = adjustedContentInset
    let y = content.top(of: anchor.path) - anchor.distance - inset.top
    let lowest = max(-inset.top, content.bottom + inset.bottom - bounds.height)
    contentOffset.y = min(max(-inset.top, y), max(lowest, -inset.top))
  }

  // MARK: Rows

  /// The part of the content for which cells are made: what is visible, and for rows of a file all.
  private var shownRange: ClosedRange<CGFloat> {
    if showsAllRows { return (-CGFloat.greatestFiniteMagnitude)...CGFloat.greatestFiniteMagnitude }
    return bounds.minY...max(bounds.minY, bounds.maxY)
  }

  private func placeRows() {
    let range = shownRange
    let width = cellWidth
    let left = cardInset.left
    var kept: [IndexPath: UITableViewCell] = [:]
    var path = width > 0 ? content.firstRow(below: range.lowerBound) : nil
    var y = path.map { content.top(of: $0) } ?? 0
    while let current = path, y < range.upperBound {
      let cell = shownCells.removeValue(forKey: current) ?? makeCell(at: current)
      kept[current] = cell
      if !content.sections[current.section].rows.isMeasured(current.row), let cell {
        placeAcross(cell)
        let height = height(ofRowAt: current, cell: cell, width: width)
        content.sections[current.section].rows.setExtent(height, of: current.row)
      }
      y += content.height(of: current)
      path = content.row(after: current)
      if let next = path?.section, next != current.section {
        y += content.sections[current.section].footerHeight
        for between in (current.section + 1)..<next { y += content.sections[between].total }
        y += content.sections[next].headerHeight
      }
    }
    for path in shownPaths { shownCells[path].map { recycle($0, at: path) } }
    shownCells = kept
    content.updateTops(from: tableHeaderView?.frame.maxY ?? 0)
    for path in shownPaths {
      guard let cell = shownCells[path] else { continue }
      let frame = CGRect(
        x: left, y: content.top(of: path), width: width, height: content.height(of: path))
      if cell.frame != frame { cell.frame = frame }
    }
  }

  private func makeCell(at path: IndexPath) -> UITableViewCell? {
    let cell: UITableViewCell
    if let sections = fileSections {
      cell = sections[path.section].cells[path.row]
    } else if let dataSource {
      cell = dataSource.tableView(self, cellForRowAt: path)
    } else {
      return nil
    }
    if let delegate {
      let level = delegate.tableView(self, indentationLevelForRowAt: path)
      if level > 0 { cell.indentationLevel = level }
    }
    cell.table = self
    if cell.superview !== self { insertCell(cell) }
    placeAcross(cell)
    cell.metricsDidChange()
    if indexPathsForSelectedRows?.contains(path) ?? false { cell.isSelected = true }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// Gives a cell that is to be measured its place from side to side: it decides what the safe area
  /// takes from the content's width.
  private func placeAcross(_ cell: UITableViewCell) {
    let place = CGRect(
      x: cardInset.left, y: cell.frame.minY, width: cellWidth, height: cell.frame.height)
    guard cell.frame != place else { return }
    cell.frame = place
    cell.metricsDidChange()
  }

  /// Cells lie behind headers and footers.
  private func insertCell(_ cell: UITableViewCell) {
    let index = subviews.firstIndex { $0 !== backgroundView && !($0 is UITableViewCell) }
    insertSubview(cell, at: index ?? subviews.count)
  }

  private func height(ofRowAt path: IndexPath, cell: UITableViewCell, width: CGFloat) -> CGFloat {
    if cell.isRowOfFile {
      if metrics.isDesign, let saved = cell.nibOrigin?.savedFrame, saved.height > 0 {
        return saved.height
      }
      if delegate == nil, let own = cell.fileRowHeight { return own }
    }
    let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if asked >= 0 { return asked.rounded(toPixelsAt: metrics.scale) }
    let height = cell.height(fittingWidth: width)
    return height.roundedUp(toPixelsAt: metrics.scale)
  }

  func recycle(_ cell: UITableViewCell, at path: IndexPath) {
    cell.removeFromSuperview()
    cell.table = nil
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if !cell.isRowOfFile {
      registry.put(cell, kind: ListRegistry.cellKind, identifier: cell.reuseIdentifier)
    }
  }

  private func recycleAll() {
    let cells = shownCells
    let paths = shownPaths
    shownCells = [:]
    for path in paths { cells[path].map { recycle($0, at: path) } }
    for section in shownHeaders.keys.sorted() { shownHeaders[section]?.removeFromSuperview() }
    for section in shownFooters.keys.sorted() { shownFooters[section]?.removeFromSuperview() }
    shownHeaders = [:]
    shownFooters = [:]
  }

  // MARK: Ends

  private func placeTableHeader() {
    guard let view = tableHeaderView else { return }
    let frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
    if view.frame != frame { view.frame = frame }
  }

  private func placeTableFooter() -> CGSize {
    var bottom = content.bottom
    if let view = tableFooterView {
      let frame = CGRect(x: 0, y: bottom, width: bounds.width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
      bottom = frame.maxY
    }
    return CGSize(width: bounds.width, height: bottom)
  }
}
