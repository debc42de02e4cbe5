/// Decides how a section is laid out, by its number and the room and traits there are; asked again
/// when they change.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Places elements by items, groups and sections.
///
/// The rules are those of Apple's documentation and header of `UICollectionViewCompositionalLayout`.
/// The layout costs what is looked at: sections whose groups are alike are not worked out item by
/// item.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What holds for all sections; changing it has everything worked out anew.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  private let provider: UICollectionViewCompositionalLayoutSectionProvider

  /// The sections, once worked out.
  var sections: [CompositionalSection] = []
  /// Headers and footers of the sections.
  var boundaries: [CompositionalBoundary] = []
  /// Headers and footers of the whole layout.
  var outerBoundary: CompositionalBoundary?
  /// What the sections were worked out for.
  var environment: CollectionLayoutEnvironment?
  /// The sizes that items asked for, by section and item.
  var measured: [Int: [Int: Measure]] = [:]
  /// The sizes that supplementary views asked for.
  var measuredViews: [UICollectionView.SupplementKey: CGSize] = [:]
  /// Counts how often measures were forgotten.
  var generation = 0
  private var isStructureKnown = false
  /// The sections of which a header or footer asked for another size; -1 is the whole layout.
  private var changedBoundaries: Set<Int> = []

  /// What an item asked for.
  struct Measure {
    var size: CGSize
    /// Whether the item asked for more width than there is, and has to take what there is.
    var isWidthFull = false
  }

  // MARK: Making

  /// Makes a layout in which all sections are alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout in which all sections are alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Makes a layout whose sections a closure decides.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout whose sections a closure decides.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Makes nothing: files hold no compositional layouts.
  public required init?(coder: NSCoder) { nil }

  /// The axis along which the collection scrolls.
  var axis: NSLayoutConstraint.Axis {
    configuration.scrollDirection == .vertical ? .vertical : .horizontal
  }

  /// Whether the layout is mirrored where text runs from right to left: true.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Preparing

  /// Has everything worked out anew; sizes that elements asked for are kept.
  open override func invalidateLayout() {
    isStructureKnown = false
    super.invalidateLayout()
  }

  /// Works out the sections; after a mere change of sizes, where they start.
  open override func prepare() {
    guard let view = collectionView else {
      sections = []
      boundaries = []
      outerBoundary = nil
      return
    }
    let surroundings = surroundings(in: view)
    if isStructureKnown {
      updateBoundaries(in: view, surroundings)
    } else {
      makeSections(in: view, surroundings)
    }
    isStructureKnown = true
    changedBoundaries = []
    stack()
  }

  /// Makes room for headers and footers that asked for another size.
  private func updateBoundaries(
    in view: UICollectionView, _ surroundings: CompositionalSection.Surroundings
  ) {
    for index in changedBoundaries.sorted() {
      guard sections.indices.contains(index) else {
        outerBoundary = makeOuterBoundary(surroundings)
        continue
      }
      let section = sections[index]
      boundaries[index] = boundary(of: section.layout, at: index, surroundings)
      let old = section.edges
      let new = boundaries[index].extents
      let isSame =
        axis == .vertical
        ? old.left == new.left && old.right == new.right
        : old.top == new.top && old.bottom == new.bottom
      if isSame {
        section.edges = new
      } else {
        sections[index] = makeSection(section.layout, at: index, in: view, surroundings)
      }
    }
  }

  private func makeSection(
    _ layout: NSCollectionLayoutSection, at index: Int, in view: UICollectionView,
    _ surroundings: CompositionalSection.Surroundings
  ) -> CompositionalSection {
    CompositionalSection(
      layout: layout, count: view.numberOfItems(inSection: index), surroundings: surroundings,
      edges: boundaries[index].extents, known: (measured[index] ?? [:]).keys.sorted(),
      measured: { [weak self] in self?.measured[index]?[$0]?.size })
  }

  private func makeOuterBoundary(
    _ surroundings: CompositionalSection.Surroundings
  ) -> CompositionalBoundary {
    CompositionalBoundary(
      configuration.boundarySupplementaryItems, axis: axis, room: surroundings.room,
      insets: surroundings.reference(.automatic), path: { IndexPath(index: $0) },
      measured: { measuredViews[.init(kind: $0, path: $1)] })
  }

  /// Puts the sections one behind the other.
  private func stack() {
    let outer = outerBoundary?.extents ?? .zero
    var start = axis == .vertical ? outer.top : outer.left
    for section in sections {
      section.start = start + section.layout.paddingBefore
      start = section.end + configuration.interSectionSpacing
    }
  }

  private func makeSections(
    in view: UICollectionView, _ surroundings: CompositionalSection.Surroundings
  ) {
    let content = view.adjustedContentInset
    let reference = surroundings.reference(configuration.contentInsetsReference)
    let isVertical = axis == .vertical
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left =
      content.left + (isVertical && !isMirrored ? reference.start : 0)
      + (isVertical && isMirrored ? reference.end : 0)
    let right =
      content.right + (isVertical && !isMirrored ? reference.end : 0)
      + (isVertical && isMirrored ? reference.start : 0)
    let environment = CollectionLayoutEnvironment(
      size: view.bounds.size,
      insets: NSDirectionalEdgeInsets(
        top: content.top + (isVertical ? 0 : reference.start),
        leading: isMirrored ? right : left,
        bottom: content.bottom + (isVertical ? 0 : reference.end),
        trailing: isMirrored ? left : right),
      traits: view.traitCollection)
    self.environment = environment
    outerBoundary = makeOuterBoundary(surroundings)
    sections = []
    boundaries = []
    for index in 0..<view.numberOfSections {
      let layout = provider(index, environment) ?? Self.emptySection
      boundaries.append(boundary(of: layout, at: index, surroundings))
      sections.append(makeSection(layout, at: index, in: view, surroundings))
    }
  }

  /// What stands for a section that the provider does not describe: nothing.
  private static var emptySection: NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(0), heightDimension: .absolute(0)), subitems: []))
  }

  private func boundary(
    of layout: NSCollectionLayoutSection, at index: Int,
    _ surroundings: CompositionalSection.Surroundings
  ) -> CompositionalBoundary {
    let isAutomatic = layout.supplementaryContentInsetsReference == .automatic
    var insets = surroundings.reference(
      isAutomatic ? layout.contentInsetsReference : layout.supplementaryContentInsetsReference)
    if isAutomatic, layout.supplementariesFollowContentInsets {
      let own = layout.contentInsets
      insets.start += axis == .vertical ? own.leading : own.top
      insets.end += axis == .vertical ? own.trailing : own.bottom
    }
    return CompositionalBoundary(
      layout.boundarySupplementaryItems, axis: axis, room: surroundings.room, insets: insets,
      path: { IndexPath(item: $0, section: index) },
      measured: { measuredViews[.init(kind: $0, path: $1)] })
  }

  /// The room and the insets across the direction of scrolling: what the content inset already keeps
  /// free is not kept free again.
  private func surroundings(in view: UICollectionView) -> CompositionalSection.Surroundings {
    let content = view.adjustedContentInset
    let safe = view.safeAreaInsets
    let margins = view.layoutMargins
    let readable = view.readableInsets
    let isVertical = axis == .vertical
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let standard = configuration.contentInsetsReference
    return CompositionalSection.Surroundings(
      axis: axis,
      room: CGSize(
        width: max(0, view.bounds.width - content.horizontal),
        height: max(0, view.bounds.height - content.vertical)),
      reference: { asked in
        let insets: UIEdgeInsets
        switch asked == .automatic ? standard : asked {
        case .none: insets = .zero
        case .automatic, .safeArea: insets = safe
        case .layoutMargins: insets = margins
        case .readableContent: insets = readable
        }
        guard isVertical else {
          return (max(0, insets.top - content.top), max(0, insets.bottom - content.bottom))
        }
        let left = max(0, insets.left - content.left)
        let right = max(0, insets.right - content.right)
        if asked == .none || (asked == .automatic && standard == .none) { return (0, 0) }
        return isMirrored ? (right, left) : (left, right)
      }, traits: view.traitCollection)
  }

  // MARK: Sizes

  /// The size of everything, in points.
  open override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let content = view.adjustedContentInset
    let outer = outerBoundary?.extents ?? .zero
    let last = axis == .vertical ? outer.bottom : outer.right
    let first = axis == .vertical ? outer.top : outer.left
    let end = (sections.last?.end ?? first) + last
    return axis == .vertical
      ? CGSize(width: max(0, view.bounds.width - content.horizontal), height: end)
      : CGSize(width: end, height: max(0, view.bounds.height - content.vertical))
  }

  /// Whether the room has changed.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Whether an element asks for another size than it counts with.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let asked = preferredAttributes.size
    guard asked.width.isFinite, asked.height.isFinite else { return false }
    let old: CGSize?
    if originalAttributes.representedElementCategory == .cell {
      let path = originalAttributes.indexPath
      old = measured[path.section]?[path.item]?.size
    } else if let kind = originalAttributes.representedElementKind {
      old = measuredViews[.init(kind: kind, path: originalAttributes.indexPath)]
    } else {
      return false
    }
    guard let old else { return true }
    let fitting = originalAttributes.fitting
    return (fitting.isWidthFree && abs(old.width - asked.width) > 0.01)
      || (fitting.isHeightFree && abs(old.height - asked.height) > 0.01)
  }

  override func take(
    _ preferred: UICollectionViewLayoutAttributes,
    inPlaceOf original: UICollectionViewLayoutAttributes
  ) {
    needsPreparing = true
    let path = original.indexPath
    let size = preferred.size
    guard original.representedElementCategory == .cell else {
      if let kind = original.representedElementKind {
        measuredViews[.init(kind: kind, path: path)] = size
        changedBoundaries.insert(path.count > 1 ? path.section : -1)
      }
      return
    }
    var measure = Measure(size: size)
    let fitting = original.fitting
    let old = measured[path.section]?[path.item]
    if old?.isWidthFull ?? false {
      measure = Measure(size: CGSize(width: old?.size.width ?? 0, height: size.height))
      measure.isWidthFull = true
    } else if fitting.isWidthFree, size.width > fitting.limit.width + 0.01,
      fitting.limit.width > 0
    {
      measure = Measure(size: CGSize(width: fitting.limit.width, height: size.height))
      measure.isWidthFull = true
    }
    measured[path.section, default: [:]][path.item] = measure
    guard isStructureKnown, sections.indices.contains(path.section) else { return }
    sections[path.section].itemDidChange(path.item)
  }

  override func forgetMeasured() {
    measured = [:]
    measuredViews = [:]
    generation += 1
  }

  override func moveMeasured(_ mapping: ListMapping) {
    var moved: [Int: [Int: Measure]] = [:]
    for (section, items) in measured {
      for (item, measure) in items {
        guard let target = mapping.item(IndexPath(item: item, section: section)) else { continue }
        moved[target.section, default: [:]][target.item] = measure
      }
    }
    measured = moved
    measuredViews = [:]
  }

  override func forgetMeasured(at path: IndexPath) { measured[path.section]?[path.item] = nil }

  override func scrollArea(ofSection section: Int) -> CollectionScrollArea? {
    areaOfScrolling(ofSection: section)
  }

  override func measureMark(
    for attributes: UICollectionViewLayoutAttributes
  ) -> CollectionMeasureMark? {
    let fitting = attributes.fitting
    return CollectionMeasureMark(
      path: attributes.indexPath, generation: generation,
      width: fitting.isWidthFree ? nil : attributes.size.width,
      height: fitting.isHeightFree ? nil : attributes.size.height)
  }

  // MARK: Answers

  /// The attributes of the elements that touch a rectangle; of sections that scroll across, those in
  /// their own sight.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  /// A cell's attributes.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { item(at: indexPath) }

  /// A supplementary view's attributes.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplement(elementKind, at: indexPath) }

  /// A decoration view's attributes.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { decoration(elementKind, at: indexPath) }
}
