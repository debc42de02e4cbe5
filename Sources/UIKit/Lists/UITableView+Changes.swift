extension UITableView {
  /// Takes up a change, at once or with others.
  func change(_ body: (inout ListChanges) -> Void) {
    loadIfNeeded()
    body(&pendingChanges)
    if batchDepth == 0 { commitChanges() }
  }

  /// Takes up the changes that were collected.
  func commitChanges() {
    let changes = pendingChanges
    pendingChanges = ListChanges()
    guard !content.needsLoading, fileSections == nil else { return }
    let old = content.sections.map(\.rows.count)
    adopt(ListMapping(changes, from: old, to: countRows()))
  }

  /// How many rows each section has, as the data source says now.
  private func countRows() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }

  /// Takes up data in which what was shown has other places: cells and measured heights stay what
  /// they are.
  func adopt(_ mapping: ListMapping) {
    guard !content.needsLoading else { return }
    let cells = shownCells
    let paths = shownPaths
    let old = content.sections
    let counts = countRows()
    content.sections = moved(old, by: mapping, counts: counts)
    content.needsEdges = true
    shownCells = [:]
    for path in paths {
      guard let cell = cells[path] else { continue }
      if let target = mapping.item(path), content.contains(target) {
        shownCells[target] = cell
      } else {
        recycle(cell, at: path)
      }
    }
    shownHeaders = moved(shownHeaders, by: mapping)
    shownFooters = moved(shownFooters, by: mapping)
    if let selected = indexPathsForSelectedRows?.compactMap(mapping.item) {
      indexPathsForSelectedRows = selected.isEmpty ? nil : selected
    }
    if let path = anchor?.path {
      anchor = mapping.item(path).map { ($0, anchor?.distance ?? 0) }
    }
    setNeedsLayout()
  }

  private func moved(
    _ old: [TableContent.Section], by mapping: ListMapping, counts: [Int]
  ) -> [TableContent.Section] {
    var sections = counts.indices.map { index in
      TableContent.Section(
        headerTitle: dataSource?.tableView(self, titleForHeaderInSection: index),
        footerTitle: dataSource?.tableView(self, titleForFooterInSection: index),
        rows: ExtentIndex(count: counts[index], estimate: estimatedHeight))
    }
    for (index, section) in old.enumerated() {
      for row in section.rows.measuredRows {
        guard let target = mapping.item(IndexPath(row: row, section: index)),
          sections.indices.contains(target.section)
        else { continue }
        sections[target.section].rows.setExtent(section.rows.extent(of: row), of: target.row)
      }
    }
    return sections
  }

  private func moved(_ views: [Int: UIView], by mapping: ListMapping) -> [Int: UIView] {
    var result: [Int: UIView] = [:]
    for section in views.keys.sorted() {
      if let target = mapping.section(section), content.sections.indices.contains(target) {
        result[target] = views[section]
      } else {
        views[section]?.removeFromSuperview()
      }
    }
    return result
  }

  /// Has the data source set up a cell again that is shown.
  func reconfigure(_ path: IndexPath) {
    loadIfNeeded()
    guard content.contains(path) else { return }
    content.sections[path.section].rows.forget(path.row)
    setNeedsLayout()
    guard let cell = shownCells[path], let dataSource, fileSections == nil else { return }
    reconfiguredCell = cell
    let made = dataSource.tableView(self, cellForRowAt: path)
    reconfiguredCell = nil
    guard made !== cell else { return }
    recycle(cell, at: path)
    shownCells[path] = nil
  }
}
