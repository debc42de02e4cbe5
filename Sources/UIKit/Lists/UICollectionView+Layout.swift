extension UICollectionView {
  /// Asks the data source how much there is.
  func loadIfNeeded() {
    guard needsLoading else { return }
    needsLoading = false
    for path in shownCells.keys.sorted() { shownCells[path].map { recycle($0, at: path) } }
    for key in sortedSupplementKeys { shownSupplements[key].map { recycle($0, key) } }
    shownCells = [:]
    shownSupplements = [:]
    removeDecorations()
    counts = countItems()
    collectionViewLayout.invalidateLayout()
  }

  /// How many items each section has, as the data source says now.
  func countItems() -> [Int] {
    if let items = itemsOfFile { return [items.count] }
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return (0..<sections).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  /// How often elements may ask for other sizes in one pass: elements smaller than their estimates let
  /// others come into sight, which are measured in the next round.
  private static var maximumRounds: Int { 64 }

  /// Makes and places what is visible.
  ///
  /// - Returns: The size of everything.
  func placeElements() -> CGSize {
    loadIfNeeded()
    backgroundView?.frame = bounds
    for _ in 0..<Self.maximumRounds {
      prepareIfNeeded()
      if !place(collectionViewLayout.layoutAttributesForElements(in: shownRect) ?? []) { break }
    }
    prepareIfNeeded()
    return collectionViewLayout.collectionViewContentSize
  }

  /// Has the layout worked out, where it waits for that.
  func bringLayoutUpToDate() {
    loadIfNeeded()
    prepareIfNeeded()
  }

  private func prepareIfNeeded() {
    guard collectionViewLayout.needsPreparing else { return }
    collectionViewLayout.needsPreparing = false
    collectionViewLayout.prepare()
  }

  /// The part for which elements are made: what is visible, and for those of a file all.
  private var shownRect: CGRect {
    guard itemsOfFile != nil else { return bounds }
    let size = collectionViewLayout.collectionViewContentSize
    return CGRect(origin: .zero, size: size).union(bounds)
  }

  /// Places elements, makes new ones and puts those away that are no longer there.
  ///
  /// - Returns: Whether an element asks for another size, so that the layout has to be asked again.
  private func place(_ all: [UICollectionViewLayoutAttributes]) -> Bool {
    var cells: [IndexPath: UICollectionViewCell] = [:]
    var supplements: [SupplementKey: UICollectionReusableView] = [:]
    var decorations: [SupplementKey: UICollectionReusableView] = [:]
    var hasChanged = false
    placeScrollAreas(of: all)
    for attributes in all {
      switch attributes.representedElementCategory {
      case .cell:
        let path = attributes.indexPath
        guard let cell = shownCells.removeValue(forKey: path) ?? makeCell(at: path) else {
          continue
        }
        cells[path] = cell
        if apply(attributes, to: cell) { hasChanged = true }
      case .supplementaryView:
        guard let kind = attributes.representedElementKind else { continue }
        let key = SupplementKey(kind: kind, path: attributes.indexPath)
        guard let view = shownSupplements.removeValue(forKey: key) ?? makeSupplement(key) else {
          continue
        }
        supplements[key] = view
        if apply(attributes, to: view) { hasChanged = true }
      case .decorationView:
        guard let kind = attributes.representedElementKind else { continue }
        let key = SupplementKey(kind: kind, path: attributes.indexPath)
        guard let view = shownDecorations.removeValue(forKey: key) ?? makeDecoration(key) else {
          continue
        }
        decorations[key] = view
        _ = apply(attributes, to: view)
      }
    }
    for path in shownCells.keys.sorted() { shownCells[path].map { recycle($0, at: path) } }
    for key in sortedSupplementKeys { shownSupplements[key].map { recycle($0, key) } }
    removeDecorations()
    shownCells = cells
    shownSupplements = supplements
    shownDecorations = decorations
    return hasChanged
  }

  /// - Returns: Whether the element asks for another size than the layout gives it.
  private func apply(
    _ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView
  ) -> Bool {
    let scale = traits.displayScale
    insert(view, attributes)
    let area = attributes.orthogonalSection.flatMap { scrollAreas[$0] }
    let origin = area?.frame.origin ?? .zero
    let frame = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    let x = frame.minX.rounded(toPixelsAt: scale)
    let y = frame.minY.rounded(toPixelsAt: scale)
    let rounded = CGRect(
      x: x, y: y, width: frame.maxX.rounded(toPixelsAt: scale) - x,
      height: frame.maxY.rounded(toPixelsAt: scale) - y)
    if view.frame != rounded { view.frame = rounded }
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    view.transform = attributes.transform
    view.apply(attributes)
    guard asksForSizes, !attributes.fitting.isNone, !view.isElementOfFile || view.fileSize == nil
    else { return false }
    let mark = collectionViewLayout.measureMark(for: attributes)
    if let mark, mark == view.measureMark { return false }
    view.measureMark = mark
    let preferred = view.preferredLayoutAttributesFitting(attributes)
    guard
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    collectionViewLayout.take(preferred, inPlaceOf: attributes)
    return true
  }

  /// Whether elements decide their sizes: those of a flow layout with an estimate do.
  private var asksForSizes: Bool {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return true }
    return flow.estimatedItemSize != .zero && !isOnCanvas
  }

  // MARK: Elements

  private func makeCell(at path: IndexPath) -> UICollectionViewCell? {
    let cell: UICollectionViewCell
    if let items = itemsOfFile {
      guard items.indices.contains(path.item) else { return nil }
      cell = items[path.item]
    } else if let dataSource {
      cell = dataSource.collectionView(self, cellForItemAt: path)
    } else {
      return nil
    }
    cell.measureMark = nil
    if indexPathsForSelectedItems?.contains(path) ?? false { cell.isSelected = true }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  /// Puts an element into the collection, or into its section's scroll area: decorations behind
  /// cells, cells behind supplementary views.
  private func insert(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let holder = attributes.orthogonalSection.flatMap { scrollAreas[$0] } ?? self
    guard view.superview !== holder else { return }
    switch attributes.representedElementCategory {
    case .supplementaryView: holder.addSubview(view)
    case .cell:
      let index = holder.subviews.firstIndex {
        $0 is UICollectionReusableView && !($0 is UICollectionViewCell)
          && !shownDecorationViews.contains(ObjectIdentifier($0))
      }
      holder.insertSubview(view, at: index ?? holder.subviews.count)
    case .decorationView:
      let index = holder.subviews.firstIndex { $0 !== backgroundView }
      holder.insertSubview(view, at: index ?? holder.subviews.count)
    }
  }

  private func makeSupplement(_ key: SupplementKey) -> UICollectionReusableView? {
    let view: UICollectionReusableView?
    if itemsOfFile != nil {
      view = supplementOfFile(key.kind)
    } else {
      view = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
    }
    view?.measureMark = nil
    return view
  }

  func recycle(_ cell: UICollectionViewCell, at path: IndexPath) {
    cell.removeFromSuperview()
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    guard !cell.isElementOfFile else { return }
    registry.put(cell, kind: ListRegistry.cellKind, identifier: cell.reuseIdentifier)
  }

  func recycle(_ view: UICollectionReusableView, _ key: SupplementKey) {
    view.removeFromSuperview()
    guard !view.isElementOfFile else { return }
    registry.put(view, kind: key.kind, identifier: view.reuseIdentifier)
  }

  private var sortedSupplementKeys: [SupplementKey] {
    shownSupplements.keys.sorted { ($0.path, $0.kind) < ($1.path, $1.kind) }
  }
}
