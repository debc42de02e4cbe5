extension UICollectionViewCompositionalLayout {
  /// Whether leading is on the right.
  private var isMirrored: Bool {
    guard let view = collectionView else { return false }
    return flipsHorizontallyInOppositeLayoutDirection && axis == .vertical
      && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// A rectangle as it is shown: mirrored in the content's width where text runs from right to left.
  private func shown(_ frame: CGRect, width: CGFloat) -> CGRect {
    guard isMirrored else { return frame }
    return CGRect(
      x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// The width in which an element of a section is mirrored.
  private func width(of section: CompositionalSection?) -> CGFloat {
    guard let section, section.isOrthogonal else { return collectionViewContentSize.width }
    return section.scrolledSize.width
  }

  /// The numbers of the sections that touch a stretch along the collection's axis.
  private func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    var first = 0
    var upper = sections.count
    while first < upper {
      let middle = (first + upper) / 2
      if sections[middle].end < low { first = middle + 1 } else { upper = middle }
    }
    var last = first
    while last < sections.count, sections[last].start <= high { last += 1 }
    return first..<last
  }

  // MARK: Elements in sight

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let low = axis == .vertical ? rect.minY : rect.minX
    let high = axis == .vertical ? rect.maxY : rect.maxX
    var found: [UICollectionViewLayoutAttributes] = []
    for entry in outerBoundary?.entries ?? [] {
      guard let attributes = outerAttributes(entry) else { continue }
      if attributes.frame.intersects(rect) { found.append(attributes) }
    }
    for index in sections(from: low, to: high) {
      found += elements(ofSection: index, in: rect, from: low, to: high)
    }
    return found
  }

  private func elements(
    ofSection index: Int, in rect: CGRect, from low: CGFloat, to high: CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    let section = sections[index]
    var found: [UICollectionViewLayoutAttributes] = []
    var stretch = (low: low, high: high)
    var isInSight = true
    if section.isOrthogonal {
      isInSight =
        section.contentStart <= high && section.contentStart + section.contentLength >= low
      stretch = scrolledStretch(of: section, at: index)
    }
    if isInSight {
      let places = section.places(from: stretch.low, to: stretch.high)
      for place in places.items {
        let attributes = attributes(of: place, in: section, at: index)
        if isSeen(attributes, of: section, in: rect, stretch) { found.append(attributes) }
      }
      for place in places.hanging {
        let attributes = attributes(of: place, in: section, at: index)
        if isSeen(attributes, of: section, in: rect, stretch) { found.append(attributes) }
      }
    }
    for entry in boundaries[index].entries {
      let attributes = attributes(of: entry, at: index)
      if attributes.frame.intersects(rect) { found.append(attributes) }
    }
    for item in section.layout.decorationItems {
      let attributes = decoration(item, at: index)
      if attributes.frame.intersects(rect) { found.append(attributes) }
    }
    if let handler = section.layout.visibleItemsInvalidationHandler, let environment,
      let view = collectionView
    {
      let offset = section.isOrthogonal ? view.scrolledOffset(ofSection: index) : view.contentOffset
      handler(found, offset, environment)
    }
    return found
  }

  /// The part in sight of a section that scrolls across, in its own coordinates, which start at the
  /// leading edge.
  private func scrolledStretch(
    of section: CompositionalSection, at index: Int
  ) -> (low: CGFloat, high: CGFloat) {
    guard let view = collectionView else { return (0, 0) }
    let room = section.surroundings.room[section.axis]
    let offset = view.scrolledOffset(ofSection: index)[section.axis]
    guard isMirrored else { return (offset, offset + room) }
    let length = section.scrolledSize[section.axis]
    return (length - offset - room, length - offset)
  }

  private func isSeen(
    _ attributes: UICollectionViewLayoutAttributes, of section: CompositionalSection,
    in rect: CGRect, _ stretch: (low: CGFloat, high: CGFloat)
  ) -> Bool {
    guard section.isOrthogonal else { return attributes.frame.intersects(rect) }
    // Elements of such a section are asked for by their own scroll area.
    return attributes.frame.width > 0 && attributes.frame.height > 0
  }

  // MARK: One element

  private func attributes(
    of place: CompositionalSection.Place, in section: CompositionalSection, at index: Int
  ) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: place.item, section: index)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = shown(place.leaf.frame, width: width(of: section))
    attributes.zIndex = place.leaf.zIndex + (section.layout.decorationItems.isEmpty ? 0 : 1)
    let isFull = measured[index]?[place.item]?.isWidthFull ?? false
    attributes.fitting = UICollectionViewLayoutAttributes.Fitting(
      isWidthFree: place.leaf.isWidthEstimated && !isFull,
      isHeightFree: place.leaf.isHeightEstimated, limit: place.leaf.limit)
    attributes.orthogonalSection = section.isOrthogonal ? index : nil
    if let list = section.layout.list { attributes.list = row(path, of: list, in: section) }
    return attributes
  }

  /// What a list's row has to know of it.
  private func row(
    _ path: IndexPath, of list: UICollectionLayoutListConfiguration,
    in section: CompositionalSection
  ) -> ListRow {
    let isLast = path.item == section.count - 1
    let isGrouped = list.appearance == .grouped || list.appearance == .insetGrouped
    var separator = list.separatorConfiguration
    if let handler = list.itemSeparatorHandler { separator = handler(path, separator) }
    let isHeader = list.headerMode == .firstItemInSection && path.item == 0
    let hasLine =
      switch separator.bottomSeparatorVisibility {
      case .visible: true
      case .hidden: false
      case .automatic: !(isGrouped && isLast) && !(isGrouped && isHeader)
      }
    let metrics = ListMetrics(traits: section.surroundings.traits, designTools: nil)
    return ListRow(
      appearance: list.appearance, isFirst: path.item == (isHeader ? 1 : 0), isLast: isLast,
      separator: list.showsSeparators && hasLine ? separator : nil,
      margin: metrics.horizontalMargin(
        width: section.surroundings.room.width, isInRootTable: collectionView?.viewController != nil
      ))
  }

  private func attributes(
    of place: CompositionalSection.HangingPlace, in section: CompositionalSection, at index: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: place.view.item.elementKind,
      with: IndexPath(item: place.item, section: index))
    attributes.frame = shown(place.view.frame, width: width(of: section))
    attributes.zIndex = place.view.item.zIndex + 1
    attributes.fitting = .none
    attributes.orthogonalSection = section.isOrthogonal ? index : nil
    return attributes
  }

  /// What is in sight along the axis, less what pinned views of the whole layout take.
  private func visibleStretch(isOuter: Bool) -> ClosedRange<CGFloat> {
    guard let view = collectionView else { return 0...0 }
    let content = view.adjustedContentInset
    let isVertical = axis == .vertical
    var low = isVertical ? view.bounds.minY + content.top : view.bounds.minX + content.left
    var high = isVertical ? view.bounds.maxY - content.bottom : view.bounds.maxX - content.right
    if !isOuter, let outerBoundary {
      let pinned = outerBoundary.entries.filter(\.item.pinToVisibleBounds)
      low +=
        pinned.filter { outerBoundary.edge(of: $0.item.alignment) == .start }
        .map { $0.size[axis] }.max() ?? 0
      high -=
        pinned.filter { outerBoundary.edge(of: $0.item.alignment) == .end }
        .map { $0.size[axis] }.max() ?? 0
    }
    return low...max(low, high)
  }

  private func attributes(
    of entry: CompositionalBoundary.Entry, at index: Int
  ) -> UICollectionViewLayoutAttributes {
    let section = sections[index]
    return attributes(
      of: entry, boundaries[index], along: section.start...max(section.start, section.end),
      isOuter: false)
  }

  private func outerAttributes(
    _ entry: CompositionalBoundary.Entry
  ) -> UICollectionViewLayoutAttributes? {
    guard let outerBoundary else { return nil }
    let size = collectionViewContentSize
    return attributes(
      of: entry, outerBoundary, along: 0...max(0, axis == .vertical ? size.height : size.width),
      isOuter: true)
  }

  private func attributes(
    of entry: CompositionalBoundary.Entry, _ boundary: CompositionalBoundary,
    along stretch: ClosedRange<CGFloat>, isOuter: Bool
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: entry.item.elementKind, with: entry.path)
    let frame = boundary.frame(
      of: entry, along: stretch, visible: visibleStretch(isOuter: isOuter))
    attributes.frame = shown(frame, width: collectionViewContentSize.width)
    attributes.zIndex = max(entry.item.zIndex, entry.item.pinToVisibleBounds ? 2 : 1)
    if entry.path.count > 1, sections.indices.contains(entry.path.section),
      let list = sections[entry.path.section].layout.list
    {
      var row = row(entry.path, of: list, in: sections[entry.path.section])
      row.separator = nil
      attributes.list = row
    }
    let size = entry.item.layoutSize
    attributes.fitting = UICollectionViewLayoutAttributes.Fitting(
      isWidthFree: size.widthDimension.isEstimated,
      isHeightFree: size.heightDimension.isEstimated,
      limit: sections.first?.surroundings.room ?? .zero)
    return attributes
  }

  private func decoration(
    _ item: NSCollectionLayoutDecorationItem, at index: Int
  ) -> UICollectionViewLayoutAttributes {
    let section = sections[index]
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
    let reference = section.surroundings.reference(section.layout.contentInsetsReference)
    var origin = CGPoint.zero
    var size = section.surroundings.room
    origin[axis] = section.start
    size[axis] = section.end - section.start
    origin[axis.across] = reference.start
    size[axis.across] = max(0, size[axis.across] - reference.start - reference.end)
    let insets = item.contentInsets
    let frame = CGRect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    attributes.frame = shown(frame, width: collectionViewContentSize.width)
    attributes.zIndex = item.zIndex
    attributes.fitting = .none
    return attributes
  }

  // MARK: Elements asked for

  func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(path.section),
      let place = sections[path.section].place(of: path.item)
    else { return nil }
    return attributes(of: place, in: sections[path.section], at: path.section)
  }

  func supplement(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count > 1 else {
      let entry = outerBoundary?.entries.first { $0.item.elementKind == kind && $0.path == path }
      return entry.flatMap(outerAttributes)
    }
    guard sections.indices.contains(path.section) else { return nil }
    let boundary = boundaries[path.section]
    if let entry = boundary.entries.first(where: {
      $0.item.elementKind == kind && $0.path == path
    }) {
      return attributes(of: entry, at: path.section)
    }
    let section = sections[path.section]
    let place = section.hanging(at: path.item).first { $0.view.item.elementKind == kind }
    return place.map { attributes(of: $0, in: section, at: path.section) }
  }

  func decoration(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].layout.decorationItems
    return items.first { $0.elementKind == kind }.map { decoration($0, at: path.section) }
  }

  // MARK: Scroll areas

  /// The area of a section that scrolls across: its rectangle in the collection's content, the size
  /// of what it scrolls over, and how it stops.
  func areaOfScrolling(ofSection index: Int) -> CollectionScrollArea? {
    guard sections.indices.contains(index), sections[index].isOrthogonal else { return nil }
    let section = sections[index]
    var origin = CGPoint.zero
    var size = section.surroundings.room
    origin[axis] = section.contentStart
    size[axis] = section.contentLength
    return CollectionScrollArea(
      frame: CGRect(origin: origin, size: size), contentSize: section.scrolledSize,
      isPaging: section.layout.orthogonalScrollingBehavior == .paging,
      startsAtEnd: isMirrored)
  }
}
