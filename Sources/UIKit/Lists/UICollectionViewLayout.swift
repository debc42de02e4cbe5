/// Places a collection's elements; subclasses say how.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection that the layout places elements for.
  public internal(set) weak var collectionView: UICollectionView?
  /// Whether `prepare()` has to be called before anything is asked.
  var needsPreparing = true

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

  /// Has everything worked out anew.
  open func invalidateLayout() {
    needsPreparing = true
    collectionView?.setNeedsLayout()
  }
}
