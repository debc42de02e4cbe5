/// A table's data by identifiers: snapshots say what there is, and the table changes from one to the
/// next.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of a row.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
  /// What the table shows at one moment.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// How rows come and go; nothing moves here, so that all are alike.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

  /// Makes a data source, and sets it as the table's.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// What the table shows.
  open func snapshot() -> Snapshot { content.snapshot }

  /// Changes what the table shows, at once; what stays keeps its cell.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let new = DiffableContent(snapshot)
    let mapping = content.mapping(to: new, applying: snapshot)
    content = new
    if let tableView, !tableView.content.needsLoading {
      tableView.adopt(mapping)
      for item in snapshot.reconfiguredItemIdentifiers {
        if let path = new.path(of: item) { tableView.reconfigure(path) }
      }
      tableView.layoutIfNeeded()
    } else {
      tableView?.setNeedsLayout()
    }
    completion?()
  }

  /// Changes what the table shows, at once.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    let done: (() -> Void)? = nil
    apply(snapshot, animatingDifferences: animatingDifferences, completion: done)
  }

  /// Takes everything anew from a snapshot.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    content = DiffableContent(snapshot)
    tableView?.reloadData()
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
  open func numberOfSections(in tableView: UITableView) -> Int { content.numberOfSections }

  /// How many rows a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.numberOfItems(in: section)
  }

  /// The cell that the provider makes.
  ///
  /// - Precondition: The provider returns a cell, as in UIKit.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = content.item(at: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else {
      preconditionFailure("the cell provider of the data source returned no cell at \(indexPath)")
    }
    return cell
  }

  /// The text above a section: none.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// The text below a section: none.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Whether a row can be edited: false.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Whether a row can be moved: false.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// The titles of the index at the side: none.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Takes up an edit: does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Takes up a move: does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
