extension UICollectionView {
  /// The paths of the items that are visible, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    shownCells.keys.sorted().filter { path in
      shownCells[path].map(isInSight) ?? false
    }
  }

  /// The cells that are visible, in the order of their items.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { shownCells[$0] }
  }

  /// The path of a cell that is shown.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shownCells.keys.sorted().first { shownCells[$0] === cell }
  }

  /// The item at a point of the collection's coordinates.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    shownCells.keys.sorted().first { path in
      shownCells[path].map { frameInCollection(of: $0).contains(point) } ?? false
    }
  }

  /// A header or footer, if it is shown.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shownSupplements[SupplementKey(kind: elementKind, path: indexPath)]
  }

  /// The headers or footers that are shown, in order.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownSupplements.keys.filter { $0.kind == elementKind }.sorted { $0.path < $1.path }
      .compactMap { shownSupplements[$0] }
  }

  /// An item's attributes.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bringLayoutUpToDate()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// A header's or footer's attributes.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bringLayoutUpToDate()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Scrolls an item into sight, at once.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
    let frame = attributes.frame
    if attributes.orthogonalSection != nil {
      scrollAcross(to: attributes, at: scrollPosition)
      return
    }
    let inset = adjustedContentInset
    let size = collectionViewLayout.collectionViewContentSize
    var offset = contentOffset
    let top = frame.minY - inset.top
    let bottom = frame.maxY + inset.bottom - bounds.height
    let left = frame.minX - inset.left
    let right = frame.maxX + inset.right - bounds.width
    if scrollPosition.contains(.top) { offset.y = top }
    if scrollPosition.contains(.centeredVertically) { offset.y = (top + bottom) / 2 }
    if scrollPosition.contains(.bottom) { offset.y = bottom }
    if scrollPosition.contains(.left) { offset.x = left }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = (left + right) / 2 }
    if scrollPosition.contains(.right) { offset.x = right }
    offset.y = max(-inset.top, min(offset.y, size.height + inset.bottom - bounds.height))
    offset.x = max(-inset.left, min(offset.x, size.width + inset.right - bounds.width))
    contentOffset = offset
    layoutIfNeeded()
  }

  /// Scrolls an item of a section that scrolls by itself into sight, and the section too.
  private func scrollAcross(
    to attributes: UICollectionViewLayoutAttributes, at position: ScrollPosition
  ) {
    let section = attributes.indexPath.section
    guard let area = collectionViewLayout.scrollArea(ofSection: section) else { return }
    let inset = adjustedContentInset
    let lowest = collectionViewLayout.collectionViewContentSize.height + inset.bottom
    if area.frame.minY < bounds.minY + inset.top || area.frame.maxY > bounds.maxY - inset.bottom {
      let top = min(area.frame.minY - inset.top, lowest - bounds.height)
      contentOffset.y = max(-inset.top, top)
    }
    layoutIfNeeded()
    guard let view = scrollAreas[section] else { return }
    let frame = attributes.frame.offsetBy(dx: -area.frame.minX, dy: -area.frame.minY)
    var x = view.contentOffset.x
    if position.contains(.left) { x = frame.minX }
    if position.contains(.centeredHorizontally) { x = frame.midX - view.bounds.width / 2 }
    if position.contains(.right) { x = frame.maxX - view.bounds.width }
    view.contentOffset.x = max(0, min(x, area.contentSize.width - view.bounds.width))
    layoutIfNeeded()
  }

  // MARK: Selection

  /// Selects an item, without telling the delegate.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection {
      for path in indexPathsForSelectedItems ?? [] where path != indexPath {
        deselectItem(at: path, animated: animated)
      }
    }
    guard let indexPath else { return }
    if !(indexPathsForSelectedItems?.contains(indexPath) ?? false) {
      indexPathsForSelectedItems = (indexPathsForSelectedItems ?? []) + [indexPath]
    }
    shownCells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Ends the selection of an item, without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    shownCells[indexPath]?.isSelected = false
  }

  // MARK: Reuse

  /// Makes cells of a name by their class; nil ends that.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let type = cellClass as? UICollectionViewCell.Type
    registry.register(
      type.map { .type($0) }, kind: ListRegistry.cellKind, identifier: identifier)
  }

  /// Makes supplementary views of a kind and name by their class; nil ends that.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let type = viewClass as? UICollectionReusableView.Type
    registry.register(type.map { .type($0) }, kind: elementKind, identifier: identifier)
  }

  /// Makes cells of a name from a file, whose first view is the cell; nil ends that.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registry.register(
      nib.map { .nib($0) }, kind: ListRegistry.cellKind, identifier: identifier)
  }

  /// Makes supplementary views of a kind and name from a file, whose first view they are; nil ends
  /// that.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { registry.register(nib.map { .nib($0) }, kind: kind, identifier: identifier) }

  /// A cell out of sight, or a new one of the registered class or prototype.
  ///
  /// - Precondition: The name is registered or a prototype's, as in UIKit.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard
      let cell = dequeue(kind: ListRegistry.cellKind, identifier) as? UICollectionViewCell
    else {
      preconditionFailure(
        "could not dequeue a cell with identifier \(identifier): register a nib or a class for it, "
          + "or connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// A supplementary view out of sight, or a new one of the registered class or prototype.
  ///
  /// - Precondition: The name is registered or a prototype's, as in UIKit.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = dequeue(kind: elementKind, identifier) else {
      preconditionFailure(
        "could not dequeue a view of kind \(elementKind) with identifier \(identifier): register a "
          + "nib or a class for it, or connect a prototype in a storyboard")
    }
    return view
  }

  private func dequeue(kind: String, _ identifier: String) -> UICollectionReusableView? {
    if let view = registry.take(kind: kind, identifier: identifier) as? UICollectionReusableView {
      view.prepareForReuse()
      return view
    }
    switch registry.source(kind: kind, identifier: identifier) {
    case .type(let type as UICollectionReusableView.Type): return type.init(_reuse: identifier)
    case .prototype(let object):
      guard let nib = file.nib else { return nil }
      let view = nib.makeView(object, in: bounds.size) as? UICollectionReusableView
      nib.finish()
      return view
    case .nib(let nib)?:
      let view = registry.view(of: nib) as? UICollectionReusableView
      view?.reuseIdentifier = identifier
      return view
    default: return nil
    }
  }
}
