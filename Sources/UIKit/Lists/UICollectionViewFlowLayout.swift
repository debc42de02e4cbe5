/// Fills lines with items, and puts line after line.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What insets of sections are added to.
  public enum SectionInsetReference: Int, Sendable {
    /// The collection's bounds, with its content inset.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea
    /// The layout margins.
    case fromLayoutMargins
  }

  /// A size that stands for "as the content asks": larger than any other.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The least gap between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least gap between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items that the delegate gives none.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// What items count with until they are measured; zero is for items that are not.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Which way the collection scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of section headers; only the extent along which the collection scrolls counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of section footers.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The insets of each section's items.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// What `sectionInset` is added to.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidateLayout() }
  }
  /// Whether a section's header stays at the start of the visible part.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether a section's footer stays at the end of the visible part.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  private var sections: [FlowSection] = []
  private var measured: [IndexPath: CGSize] = [:]

  private var isVertical: Bool { scrollDirection == .vertical }

  override func decode(_ object: NibObject) {
    if let value = object.double("minimumLineSpacing") { minimumLineSpacing = CGFloat(value) }
    if let value = object.double("minimumInteritemSpacing") {
      minimumInteritemSpacing = CGFloat(value)
    }
    if object.attribute("scrollDirection") == "horizontal" { scrollDirection = .horizontal }
    if object.attribute("sectionInsetReference") == "safeArea" {
      sectionInsetReference = .fromSafeArea
    }
    if object.attribute("sectionInsetReference") == "layoutMargins" {
      sectionInsetReference = .fromLayoutMargins
    }
    func size(_ key: String) -> CGSize? {
      object.size(key).map { CGSize(width: $0.width, height: $0.height) }
    }
    if let value = size("itemSize") { itemSize = value }
    if let value = size("estimatedItemSize") { estimatedItemSize = value }
    if object.bool("automaticEstimatedItemSize") == true { estimatedItemSize = Self.automaticSize }
    if let value = size("headerReferenceSize") { headerReferenceSize = value }
    if let value = size("footerReferenceSize") { footerReferenceSize = value }
    if let insets = object.insets("sectionInset") {
      sectionInset = UIEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }

  // MARK: Preparing

  /// Fills the lines.
  open override func prepare() {
    guard let view = collectionView else {
      sections = []
      return
    }
    let delegate = view.delegate as? UICollectionViewDelegateFlowLayout
    var made: [FlowSection] = []
    var start: CGFloat = 0
    for index in 0..<view.numberOfSections {
      let header = extent(
        delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
          ?? headerReferenceSize)
      let footer = extent(
        delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
          ?? footerReferenceSize)
      let section = FlowSection(
        start: start, header: header, footer: footer,
        sizes: sizes(ofSection: index, in: view, delegate: delegate),
        spacing: spacing(ofSection: index, in: view, delegate: delegate))
      made.append(section)
      start = section.end
    }
    sections = made
  }

  /// A size's extent along which the collection scrolls.
  private func extent(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private func spacing(
    ofSection index: Int, in view: UICollectionView, delegate: UICollectionViewDelegateFlowLayout?
  ) -> FlowSection.Spacing {
    var inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
    let lines =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
      ?? minimumLineSpacing
    let items =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
      ?? minimumInteritemSpacing
    let content = view.adjustedContentInset
    // What the content inset already keeps free is not kept free again.
    let extra: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: extra = .zero
    case .fromSafeArea: extra = view.safeAreaInsets
    case .fromLayoutMargins: extra = view.layoutMargins
    }
    if isVertical {
      inset.left += max(0, extra.left - content.left)
      inset.right += max(0, extra.right - content.right)
      return FlowSection.Spacing(
        length: view.bounds.width - content.left - content.right, items: items, lines: lines,
        before: inset.left, after: inset.right, above: inset.top, below: inset.bottom)
    }
    inset.top += max(0, extra.top - content.top)
    inset.bottom += max(0, extra.bottom - content.bottom)
    return FlowSection.Spacing(
      length: view.bounds.height - content.top - content.bottom, items: items, lines: lines,
      before: inset.top, after: inset.bottom, above: inset.left, below: inset.right)
  }

  /// The sizes of a section's items, along and across lines.
  private func sizes(
    ofSection index: Int, in view: UICollectionView, delegate: UICollectionViewDelegateFlowLayout?
  ) -> [CGSize] {
    let isEstimated = estimatedItemSize != .zero
    let estimate = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    return (0..<view.numberOfItems(inSection: index)).map { item in
      let path = IndexPath(item: item, section: index)
      var size = isEstimated ? measured[path] ?? estimate : itemSize
      if let fixed = view.sizeOnCanvas(at: path) {
        size = fixed
      } else if let delegate, measured[path] == nil {
        let asked = delegate.collectionView(view, layout: self, sizeForItemAt: path)
        if !isEstimated || asked != itemSize { size = asked }
      }
      size = CGSize(width: max(0, size.width), height: max(0, size.height))
      return isVertical ? size : CGSize(width: size.height, height: size.width)
    }
  }

  // MARK: Answers

  /// The size of all sections.
  open override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let content = view.adjustedContentInset
    let end = sections.last?.end ?? 0
    return isVertical
      ? CGSize(width: view.bounds.width - content.left - content.right, height: end)
      : CGSize(width: end, height: view.bounds.height - content.top - content.bottom)
  }

  /// The attributes of the elements that touch a rectangle, section by section: header, items,
  /// footer.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let low = isVertical ? rect.minY : rect.minX
    let high = isVertical ? rect.maxY : rect.maxX
    var found: [UICollectionViewLayoutAttributes] = []
    for (index, section) in sections.enumerated()
    where section.end >= low && section.start <= high {
      let path = IndexPath(item: 0, section: index)
      for kind in [UICollectionView.elementKindSectionHeader] {
        if let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
          attributes.frame.intersects(rect)
        {
          found.append(attributes)
        }
      }
      for item in section.items(from: low, to: high) {
        if let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: index)) {
          found.append(attributes)
        }
      }
      if let attributes = layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionFooter, at: path),
        attributes.frame.intersects(rect)
      {
        found.append(attributes)
      }
    }
    return found
  }

  /// A cell's attributes.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].sizes.indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = place(sections[indexPath.section].frame(of: indexPath.item))
    return attributes
  }

  /// A header's or footer's attributes; nil where there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section), let view = collectionView else {
      return nil
    }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    let extent = isHeader ? section.header : section.footer
    guard extent > 0 else { return nil }
    let content = view.adjustedContentInset
    let length =
      isVertical
      ? view.bounds.width - content.left - content.right
      : view.bounds.height - content.top - content.bottom
    var position = isHeader ? section.start : section.contentEnd
    let low = isVertical ? view.bounds.minY + content.top : view.bounds.minX + content.left
    let high = isVertical ? view.bounds.maxY - content.bottom : view.bounds.maxX - content.right
    if isHeader, sectionHeadersPinToVisibleBounds {
      position = max(position, min(low, section.contentEnd - extent))
    }
    if !isHeader, sectionFootersPinToVisibleBounds {
      position = min(position, max(high - extent, section.start + section.header))
    }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: IndexPath(item: 0, section: indexPath.section))
    let place = CGRect(x: 0, y: position, width: length, height: extent)
    attributes.frame =
      isVertical
      ? place : CGRect(x: place.minY, y: place.minX, width: place.height, height: place.width)
    attributes.zIndex = 10
    return attributes
  }

  /// A place along and across lines in the collection's coordinates, mirrored where text runs from
  /// right to left.
  private func place(_ frame: CGRect) -> CGRect {
    guard let view = collectionView else { return frame }
    if !isVertical {
      return CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
    }
    guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      flipsHorizontallyInOppositeLayoutDirection
    else { return frame }
    let content = view.adjustedContentInset
    let length = view.bounds.width - content.left - content.right
    return CGRect(
      x: length - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// Whether the layout is mirrored where text runs from right to left: true for a flow layout.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Whether the lines or pinned headers depend on the new bounds.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    return isVertical
      ? newBounds.width != view.bounds.width : newBounds.height != view.bounds.height
  }

  /// Whether an item asks for another size than it counts with.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard estimatedItemSize != .zero, originalAttributes.representedElementCategory == .cell else {
      return false
    }
    let a = preferredAttributes.size
    let b = originalAttributes.size
    return abs(a.width - b.width) > 0.01 || abs(a.height - b.height) > 0.01
  }

  override func take(
    _ preferred: UICollectionViewLayoutAttributes,
    inPlaceOf original: UICollectionViewLayoutAttributes
  ) {
    measured[original.indexPath] = preferred.size
    needsPreparing = true
  }

  override func forgetMeasured() { measured = [:] }

  override func moveMeasured(_ mapping: ListMapping) {
    var moved: [IndexPath: CGSize] = [:]
    for (path, size) in measured {
      if let target = mapping.item(path) { moved[target] = size }
    }
    measured = moved
  }

  override func forgetMeasured(at path: IndexPath) { measured[path] = nil }
}
