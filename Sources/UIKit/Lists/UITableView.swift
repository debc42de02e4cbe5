import LayoutTree

/// Rows from top to bottom, in sections.
///
/// Only cells that are visible are made; heights that have not been measured count as estimated, so
/// that a table of a million rows opens at once. Rows that a file holds (static cells, and the
/// prototypes of a table that has no data source) are all laid out, so that each can be checked.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// How sections are set apart.
  public enum Style: Int, Sendable {
    /// Headers stay at the top while their section is scrolled.
    case plain = 0
    /// Sections stand apart.
    case grouped
    /// Sections are cards that stand away from the sides.
    case insetGrouped
  }

  /// Where a row is put when the table scrolls to it.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever the least scrolling brings it.
    case none = 0
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How rows come and go; nothing moves here, so that all are alike.
  public enum RowAnimation: Int, Sendable {
    /// Fading.
    case fade = 0
    /// From the right.
    case right
    /// From the left.
    case left
    /// From the top.
    case top
    /// From the bottom.
    case bottom
    /// At once.
    case none
    /// Centred.
    case middle
    /// As the table finds best.
    case automatic = 100
  }

  /// A height that the content decides: -1, as in UIKit.
  public static let automaticDimension: CGFloat = -1

  /// The name under which a search icon stands in a section index.
  public static let indexSearch = "{search}"

  // MARK: State

  /// How sections are set apart.
  public private(set) var style = Style.plain

  /// What the table shows.
  open weak var dataSource: UITableViewDataSource? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// How it shows its rows.
  open weak var delegate: UITableViewDelegate? {
    didSet {
      setScrollDelegate(delegate)
      if delegate !== oldValue { reloadData() }
    }
  }

  /// The height of rows whose delegate decides none, in points.
  open var rowHeight = automaticDimension {
    didSet { if rowHeight != oldValue { heightsDidChange() } }
  }
  /// The height that rows count with until they are measured; 0 or automatic is one plain row.
  open var estimatedRowHeight = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
  }
  /// The height of section headers, in points.
  open var sectionHeaderHeight = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }
  /// The height of section footers, in points.
  open var sectionFooterHeight = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }
  /// The height that headers count with until they are measured.
  open var estimatedSectionHeaderHeight = automaticDimension
  /// The height that footers count with until they are measured.
  open var estimatedSectionFooterHeight = automaticDimension
  /// The space above a section with a header; automatic is the system's.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
  }

  /// How rows are set apart.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { cellMetricsDidChange() } }
  }
  /// The colour of the lines between rows.
  open var separatorColor: UIColor? = .separator
  /// How far the lines stay away from the edges, in points.
  open var separatorInset: UIEdgeInsets {
    get { resolvedSeparatorInset }
    set {
      ownSeparatorInset = newValue
      cellMetricsDidChange()
    }
  }
  private var ownSeparatorInset: UIEdgeInsets?

  /// Whether the content of cells stays inside the safe area from left to right.
  open var insetsContentViewsToSafeArea = true { didSet { cellMetricsDidChange() } }
  /// Whether cells keep to the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { cellMetricsDidChange() } }

  /// The view above all sections.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// The view below all sections.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// The view behind the rows, which does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the table is edited.
  open var isEditing = false
  /// The selected rows, in the order of selection.
  open internal(set) var indexPathsForSelectedRows: [IndexPath]?

  /// What is registered and waiting for use.
  var registry = ListRegistry()
  /// The sections with their heights.
  var content = TableContent()
  /// The cells shown, by path.
  var shownCells: [IndexPath: UITableViewCell] = [:]
  /// Headers and footers shown, by section.
  var shownHeaders: [Int: UIView] = [:]
  var shownFooters: [Int: UIView] = [:]
  /// What the file holds of the table.
  var file = TableFile()
  /// The row at the top before a change of width, with its distance from the top of the rows' area.
  var anchor: (path: IndexPath, distance: CGFloat)?
  private var isPlacing = false
  /// Changes that are being collected, and how often collecting has begun.
  var pendingChanges = ListChanges()
  var batchDepth = 0
  /// The cell that the data source is to set up again.
  var reconfiguredCell: UITableViewCell?

  // MARK: Making

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - frame: Its rectangle in the superview's coordinates, in points.
  ///   - style: How sections are set apart.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a table from an Interface Builder file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  override func decode(_ object: NibObject, from nib: NibCoder) {
    super.decode(object, from: nib)
    decodeTable(object, from: nib)
  }

  override func decodeValues(_ object: NibObject, from nib: NibCoder) {
    super.decodeValues(object, from: nib)
    if let name = object.attribute("style") { style = Style(nib: name) }
    decodeTableValues(object, from: nib)
  }

  // MARK: Layout

  /// The size of all rows, headers and footers; the table sets it.
  open override var contentSize: CGSize {
    get { super.contentSize }
    set { if isPlacing { super.contentSize = newValue } }
  }

  open override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { setNeedsLayout() } }
  }

  override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    if old.width != bounds.width { widthDidChange(from: old.width) }
  }

  /// What the safe area took from the width of rows when it last changed, in points.
  private var measuredSides: CGFloat = 0

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
    // Rows are measured at the width that the safe area leaves them.
    let sides = safeAreaInsets.left + safeAreaInsets.right
    if sides != measuredSides { heightsDidChange() }
    measuredSides = sides
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    heightsDidChange()
  }

  /// Makes the cells that have come into sight, and places them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    isPlacing = true
    // The content's end on the side is known before rows are measured: the safe area reaches in there.
    contentSize.width = bounds.width
    isPlacing = false
    let size = placeContent()
    isPlacing = true
    contentSize = size
    isPlacing = false
  }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    node.kind = .table
  }

  /// The inset of the lines between rows: the app's, or the margin of the cells.
  var resolvedSeparatorInset: UIEdgeInsets {
    ownSeparatorInset ?? UIEdgeInsets(top: 0, left: cellMargin, bottom: 0, right: 0)
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    content.needsTops = true
    setNeedsLayout()
  }

  // MARK: Data

  /// Takes all rows anew from the data source.
  open func reloadData() {
    content.needsLoading = true
    setNeedsLayout()
  }

  /// Takes rows anew from the data source.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Has the data source set up the cells of rows again that are shown, without taking others.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths { reconfigure(path) }
  }

  /// Takes up rows that have come into the data source.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Takes up that rows have gone from the data source.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Takes up that a row has moved in the data source.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Takes sections anew from the data source.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Takes up sections that have come into the data source.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes up that sections have gone from the data source.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Takes up that a section has moved in the data source.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Begins changes that count as one.
  open func beginUpdates() {
    loadIfNeeded()
    batchDepth += 1
  }

  /// Ends changes that count as one: they are taken up, and heights are measured anew.
  open func endUpdates() {
    batchDepth = max(0, batchDepth - 1)
    guard batchDepth == 0 else { return }
    commitChanges()
    heightsDidChange()
  }

  /// Makes changes that count as one.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    layoutIfNeeded()
    completion?(true)
  }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// The cell of a row, if it is shown.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }
}
