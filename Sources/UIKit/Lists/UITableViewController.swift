/// A view controller whose view is a table.
@preconcurrency @MainActor
open class UITableViewController: UIViewController,
  UITableViewDataSource, UITableViewDelegate
{
  private let tableStyle: UITableView.Style
  /// Whether the selection ends when the table is shown again.
  open var clearsSelectionOnViewWillAppear = true

  /// The table.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Makes a controller with a table of a style.
  public init(style: UITableView.Style) {
    tableStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller with a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    tableStyle = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller from an Interface Builder file.
  public required init?(coder: NSCoder) {
    tableStyle = .plain
    super.init(coder: coder)
  }

  /// Makes the table, or takes it from the file, and shows this controller's rows in it.
  open override func loadView() {
    super.loadView()
    if !(viewIfLoaded is UITableView) {
      let frame = viewIfLoaded?.frame ?? .zero
      let table = UITableView(frame: frame, style: tableStyle)
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view = table
    }
    guard let table = viewIfLoaded as? UITableView else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  /// The file's rows: static ones, and prototypes where no code is at hand that could fill them.
  private func fileSections(_ tableView: UITableView) -> [TableFile.Section] {
    let isShown = tableView.file.isStatic || type(of: self) == UITableViewController.self
    return isShown ? tableView.rowsOfFile : []
  }

  // MARK: Data

  /// How many sections there are: as in the file.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.file.isStatic ? fileSections(tableView).count : 1
  }

  /// How many rows a section has: as in the file.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let sections = fileSections(tableView)
    return sections.indices.contains(section) ? sections[section].cells.count : 0
  }

  /// The cell of a row: the file's.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let sections = fileSections(tableView)
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].cells.indices.contains(indexPath.row)
    else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    return sections[indexPath.section].cells[indexPath.row]
  }

  /// The text above a section: the file's.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    let sections = fileSections(tableView)
    return sections.indices.contains(section) ? sections[section].headerTitle : nil
  }

  /// The text below a section: the file's.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    let sections = fileSections(tableView)
    return sections.indices.contains(section) ? sections[section].footerTitle : nil
  }

  /// Whether a row can be edited: yes.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Whether a row can be moved: no.
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

  // MARK: Look

  /// A row's height: the cell's own in the file, else the table's.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let sections = fileSections(tableView)
    if sections.indices.contains(indexPath.section),
      sections[indexPath.section].cells.indices.contains(indexPath.row),
      let height = sections[indexPath.section].cells[indexPath.row].fileRowHeight
    {
      return height
    }
    return tableView.rowHeight
  }

  /// A row's height before it is measured: the table's estimate.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }

  /// A section header's height: the table's.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }

  /// A section footer's height: the table's.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }

  /// The view above a section: none.
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }

  /// The view below a section: none.
  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }

  /// Tells that a cell is about to be shown.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Tells that a cell is no longer shown.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Tells that a header is about to be shown.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}

  /// Tells that a footer is about to be shown.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}

  /// How far a row's content is indented: not at all.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 0 }

  /// Which row may be selected instead: the same.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Tells that a row was selected.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Tells that a row is no longer selected.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Tells that a row's detail button was tapped.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
}
