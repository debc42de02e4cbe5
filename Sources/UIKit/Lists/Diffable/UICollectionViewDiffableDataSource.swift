/// A collection's data by identifiers: snapshots say what there is, and the collection changes
/// from one to the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
  /// Makes a supplementary view.
  public typealias SupplementaryViewProvider =
    (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
  /// What the collection shows at one moment.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// Makes headers, footers and other supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

  /// Makes a data source, and sets it as the collection's.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// What the collection shows.
  open func snapshot() -> Snapshot { content.snapshot }

  /// Changes what the collection shows, at once; what stays keeps its cell.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let new = DiffableContent(snapshot)
    let mapping = content.mapping(to: new, applying: snapshot)
    content = new
    if let collectionView, !collectionView.needsLoading {
      collectionView.adopt(mapping)
      for item in snapshot.reconfiguredItemIdentifiers {
        if let path = new.path(of: item) { collectionView.reconfigure(path) }
      }
      collectionView.layoutIfNeeded()
    } else {
      collectionView?.setNeedsLayout()
    }
    completion?()
  }

  /// Changes what the collection shows, at once.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    let done: (() -> Void)? = nil
    apply(snapshot, animatingDifferences: animatingDifferences, completion: done)
  }

  /// Takes everything anew from a snapshot.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    content = DiffableContent(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  /// Takes everything anew from a snapshot.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    let done: (() -> Void)? = nil
    applySnapshotUsingReloadData(snapshot, completion: done)
  }

  // MARK: Places

  /// The item at a path.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.item(at: indexPath)
  }

  /// The path of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.path(of: itemIdentifier)
  }

  /// The section of a number.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.section(at: index)
  }

  /// The number of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.index(of: sectionIdentifier)
  }

  // MARK: Data source

  /// How many sections there are.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    content.numberOfSections
  }

  /// How many items a section has.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { content.numberOfItems(in: section) }

  /// The cell that the provider makes.
  ///
  /// - Precondition: The provider returns a cell, as in UIKit.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = content.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      preconditionFailure("the cell provider of the data source returned no cell at \(indexPath)")
    }
    return cell
  }

  /// The view that the provider makes.
  ///
  /// - Precondition: There is a provider, and it returns a view, as in UIKit.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure(
        "the data source has no supplementary view provider that returns a view of kind \(kind)")
    }
    return view
  }

  /// Whether an item can be moved: false.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }
}
