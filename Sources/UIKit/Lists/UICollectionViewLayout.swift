/// Places a collection's elements; subclasses say how.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection that the layout places elements for.
  public internal(set) weak var collectionView: UICollectionView?
  /// Whether `prepare()` has to be called before anything is asked.
  var needsPreparing = true
  /// The classes of decoration views, by kind.
  private(set) var decorationTypes: [String: UICollectionReusableView.Type] = [:]

  /// Makes a layout.
  public override init() { super.init() }

  /// Makes a layout from an Interface Builder file, whose values are taken up after it is made.
  public required init?(coder: NSCoder) { super.init() }

  /// Takes up what a file says.
  func decode(_ object: NibObject) {}

  /// Works out places, before anything is asked.
  open func prepare() {}

  /// The size of everything.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that touch a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// A cell's attributes.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// A supplementary view's attributes.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a view that no data stands behind.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Makes decoration views of a kind by their class; nil ends that.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationTypes[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// The class of attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of contexts that the layout is invalidated with.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Whether the layout is mirrored where text runs from right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Whether places depend on the visible part; asked when it changes.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Whether an element that asks for another size moves others.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Takes up the size that an element asks for.
  func take(
    _ preferred: UICollectionViewLayoutAttributes,
    inPlaceOf original: UICollectionViewLayoutAttributes
  ) {}

  /// Forgets sizes that elements asked for.
  func forgetMeasured() {}

  /// Keeps sizes that elements asked for under their new paths.
  func moveMeasured(_ mapping: ListMapping) { forgetMeasured() }

  /// Forgets the size that an item asked for.
  func forgetMeasured(at path: IndexPath) {}

  /// The area of a section that scrolls by itself; nil for one that scrolls with the collection.
  func scrollArea(ofSection section: Int) -> CollectionScrollArea? { nil }

  /// What an element was measured for, so that it need not be asked again; nil has it asked always.
  func measureMark(
    for attributes: UICollectionViewLayoutAttributes
  ) -> CollectionMeasureMark? { nil }

  // MARK: Changes

  /// Tells which elements come and go; call super when overriding.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Tells that elements that came and went are in their places; call super when overriding.
  open func finalizeCollectionViewUpdates() {}

  /// Where a cell comes from; nothing moves here, so that only its end is seen.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Where a cell goes to; nothing moves here, so that only its end is seen.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Where scrolling comes to rest after a swipe.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Which part is in sight after elements have changed.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The context that new bounds invalidate the layout with.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// The context that a size asked for invalidates the layout with.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  private func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// Has what the context names worked out anew; here always everything.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparing = true
    collectionView?.setNeedsLayout()
  }

  /// Has everything worked out anew.
  open func invalidateLayout() {
    needsPreparing = true
    collectionView?.setNeedsLayout()
  }
}
