import LayoutTree

/// Items and supplementary views where a layout puts them.
///
/// Only what is visible is made, except for what a file holds: the prototypes of a collection that
/// has no data source are all laid out, so that each can be checked.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// Which way a collection scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// Sideways.
    case horizontal
  }

  /// What an element is.
  public enum ElementCategory: UInt, Sendable {
    /// An item's cell.
    case cell = 0
    /// A header, a footer or another view of a layout's own kind.
    case supplementaryView
    /// A view that no data stands behind.
    case decorationView
  }

  /// Where an item is put when the collection scrolls to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Makes a position from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of section headers, under UIKit's name.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of section footers, under UIKit's name.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// A place of a supplementary view.
  struct SupplementKey: Hashable {
    var kind: String
    var path: IndexPath
  }

  // MARK: State

  /// Places the elements.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      forgetScrollAreas(from: 0)
      for path in shownCells.keys.sorted() { shownCells[path]?.measureMark = nil }
      collectionViewLayout.invalidateLayout()
    }
  }

  /// What the collection shows.
  open weak var dataSource: UICollectionViewDataSource? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// What becomes of its items; of a flow layout also sizes and gaps.
  open weak var delegate: UICollectionViewDelegate? {
    didSet {
      setScrollDelegate(delegate)
      if delegate !== oldValue { collectionViewLayout.invalidateLayout() }
    }
  }

  /// The view behind the items, which does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// The selected items, in the order of selection.
  open internal(set) var indexPathsForSelectedItems: [IndexPath]? = []

  /// What is registered and waiting for use.
  var registry = ListRegistry()
  /// How many items each section has.
  var counts: [Int] = []
  var needsLoading = true
  var shownCells: [IndexPath: UICollectionViewCell] = [:]
  var shownSupplements: [SupplementKey: UICollectionReusableView] = [:]
  var shownDecorations: [SupplementKey: UICollectionReusableView] = [:]
  /// The scroll areas of sections that scroll by themselves.
  var scrollAreas: [Int: UICollectionViewOrthogonalScrollView] = [:]
  /// What the file holds of the collection.
  var file = CollectionFile()
  private var isPlacing = false
  /// Changes that are being collected, and how often collecting has begun.
  var pendingChanges = ListChanges()
  var batchDepth = 0
  /// The cell that the data source is to set up again.
  var reconfiguredCell: UICollectionViewCell?

  // MARK: Making

  /// Makes a collection.
  ///
  /// - Parameters:
  ///   - frame: Its rectangle in the superview's coordinates, in points.
  ///   - layout: What places its elements.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes a collection from an Interface Builder file.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  override func decode(_ object: NibObject, from nib: NibCoder) {
    super.decode(object, from: nib)
    decodeCollection(object, from: nib)
  }

  // MARK: Layout

  /// The size that the layout finds.
  open override var contentSize: CGSize {
    get { super.contentSize }
    set { if isPlacing { super.contentSize = newValue } }
  }

  open override var bounds: CGRect {
    willSet {
      if newValue != bounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newValue)
      {
        collectionViewLayout.invalidateLayout()
      }
    }
    didSet { if bounds.origin != oldValue.origin { setNeedsLayout() } }
  }

  override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    collectionViewLayout.forgetMeasured()
    collectionViewLayout.invalidateLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    collectionViewLayout.invalidateLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    collectionViewLayout.forgetMeasured()
    collectionViewLayout.invalidateLayout()
  }

  /// Makes what has come into sight, and places it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = placeElements()
    isPlacing = true
    contentSize = size
    isPlacing = false
  }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    node.kind = .collection
  }

  // MARK: Data

  /// Takes all items anew from the data source.
  open func reloadData() {
    needsLoading = true
    collectionViewLayout.forgetMeasured()
    collectionViewLayout.invalidateLayout()
  }

  /// Takes items anew from the data source.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Has the data source set up the cells of items again that are shown, without taking others.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { reconfigure(path) }
  }

  /// Takes up items that have come into the data source.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Takes up items that have gone from the data source.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Takes up that an item has moved in the data source.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Takes sections anew from the data source.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Takes up sections that have come into the data source.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes up that sections have gone from the data source.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Takes up that a section has moved in the data source.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Makes changes that count as one.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performChanges(updates)
    completion?(true)
  }

  /// Replaces the layout, at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// How many sections there are.
  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cell of an item, if it is shown.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shownCells[indexPath] }
}
