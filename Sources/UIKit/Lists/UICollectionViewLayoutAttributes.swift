/// Where a collection's element lies, and how it is shown.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// The element's path.
  open var indexPath: IndexPath
  /// The rectangle, in the collection's coordinates.
  open var frame = CGRect.zero
  /// The order from back to front.
  open var zIndex = 0
  /// The opacity.
  open var alpha: CGFloat = 1
  /// Whether the element is left out.
  open var isHidden = false
  /// The map applied round the middle.
  open var transform = CGAffineTransform.identity
  /// The kind of a supplementary view; nil for a cell.
  open internal(set) var representedElementKind: String?
  /// What the attributes are for.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// Which extents an element may decide.
  var fitting = Fitting()
  /// What a row of a list has to know of it.
  var list: ListRow?
  /// The section whose own scroll area the element lies in.
  var orthogonalSection: Int?

  /// Which extents an element may decide, and the most room there is, in points.
  struct Fitting {
    var isWidthFree = true
    var isHeightFree = true
    var limit = CGSize.zero

    /// The layout decides.
    static let none = Fitting(isWidthFree: false, isHeightFree: false)

    /// Whether an element need not be asked.
    var isNone: Bool { !isWidthFree && !isHeightFree }
  }

  /// Makes attributes of a cell; layouts of an app's own use `init(forCellWith:)`.
  public required override init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }

  /// Makes attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = kind
    representedElementCategory = .supplementaryView
  }

  /// Makes attributes of a view that no data stands behind.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = kind
    representedElementCategory = .decorationView
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The frame's size; setting it keeps the origin.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// The rectangle in the element's own coordinates.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// A copy, of the same class.
  open override func copy() -> Any {
    nonisolated(unsafe) var made: Any = self
    MainActor.assumeIsolated { made = copied() }
    return made
  }

  func copied() -> UICollectionViewLayoutAttributes {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.frame = frame
    copy.zIndex = zIndex
    copy.alpha = alpha
    copy.isHidden = isHidden
    copy.transform = transform
    copy.representedElementKind = representedElementKind
    copy.representedElementCategory = representedElementCategory
    copy.fitting = fitting
    copy.list = list
    copy.orthogonalSection = orthogonalSection
    return copy
  }
}
