extension UICollectionView {
  /// Takes up a change, at once or with others.
  func change(_ body: (inout ListChanges) -> Void) {
    body(&pendingChanges)
    if batchDepth == 0 { commitChanges() }
  }

  /// Makes changes that count as one, and lays out.
  func performChanges(_ updates: (() -> Void)?) {
    loadIfNeeded()
    batchDepth += 1
    updates?()
    batchDepth -= 1
    if batchDepth == 0 { commitChanges() }
    collectionViewLayout.invalidateLayout()
    layoutIfNeeded()
  }

  private func commitChanges() {
    let changes = pendingChanges
    pendingChanges = ListChanges()
    guard !needsLoading else { return }
    let old = counts
    adopt(ListMapping(changes, from: old, to: countItems()))
  }

  /// Takes up data in which what was shown has other places: cells stay what they are.
  func adopt(_ mapping: ListMapping) {
    needsLoading = false
    counts = countItems()
    let cells = shownCells
    shownCells = [:]
    for path in cells.keys.sorted() {
      guard let cell = cells[path] else { continue }
      if let target = mapping.item(path), contains(target) {
        shownCells[target] = cell
      } else {
        recycle(cell, at: path)
      }
    }
    adoptSupplements(mapping)
    indexPathsForSelectedItems = indexPathsForSelectedItems?.compactMap(mapping.item)
    let areas = scrollAreas
    scrollAreas = [:]
    for section in areas.keys.sorted() {
      guard let area = areas[section] else { continue }
      if let target = mapping.section(section), counts.indices.contains(target) {
        scrollAreas[target] = area
      } else {
        area.removeFromSuperview()
      }
    }
    collectionViewLayout.moveMeasured(mapping)
    let updates = mapping.updates.map { update in
      UICollectionViewUpdateItem(
        update.before == nil ? .insert : update.after == nil ? .delete : .move,
        before: update.before, after: update.after)
    }
    collectionViewLayout.prepare(forCollectionViewUpdates: updates)
    collectionViewLayout.invalidateLayout()
    collectionViewLayout.finalizeCollectionViewUpdates()
  }

  /// Headers and footers go with their sections; what hangs at items is made anew.
  private func adoptSupplements(_ mapping: ListMapping) {
    let views = shownSupplements
    shownSupplements = [:]
    for key in views.keys.sorted(by: { ($0.path, $0.kind) < ($1.path, $1.kind) }) {
      guard let view = views[key] else { continue }
      let isSame =
        key.path.count > 1 && key.path.item == 0
        && mapping.section(key.path.section) == key.path.section
        && mapping.item(key.path) == key.path
      if isSame || key.path.count == 1 {
        shownSupplements[key] = view
      } else {
        recycle(view, key)
      }
    }
  }

  private func contains(_ path: IndexPath) -> Bool {
    counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
  }

  /// Has the data source set up a cell again that is shown.
  func reconfigure(_ path: IndexPath) {
    collectionViewLayout.forgetMeasured(at: path)
    collectionViewLayout.invalidateLayout()
    guard let cell = shownCells[path], let dataSource, itemsOfFile == nil else { return }
    reconfiguredCell = cell
    let made = dataSource.collectionView(self, cellForItemAt: path)
    reconfiguredCell = nil
    made.measureMark = nil
    guard made !== cell else { return }
    recycle(cell, at: path)
    shownCells[path] = made
  }
}
