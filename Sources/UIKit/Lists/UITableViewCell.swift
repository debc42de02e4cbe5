import LayoutTree

/// One row of a table.
///
/// Constraints inside a cell are solved apart from those outside, with the cell's size given.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// What a cell holds of itself.
  public enum CellStyle: Int, Sendable {
    /// An image and a text.
    case `default` = 0
    /// A text and, at the trailing edge, a detail.
    case value1
    /// A short text in the tint colour and a detail beside it.
    case value2
    /// A text and a detail below it.
    case subtitle
  }

  /// What stands at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron: the row leads to another screen.
    case disclosureIndicator
    /// A detail button and a chevron.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A detail button.
    case detailButton
  }

  /// How a cell shows that it is selected.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// As `default`, since iOS 7.
    case blue
    /// As `default`, since iOS 7.
    case gray
    /// With a grey background.
    case `default`
  }

  /// How rows are set apart.
  public enum SeparatorStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By a line.
    case singleLine
    /// As `singleLine`, since iOS 11.
    case singleLineEtched
  }

  /// What an edit does to a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Deletes it.
    case delete
    /// Inserts one.
    case insert
  }

  // MARK: State

  /// The name that the table finds cells of this kind by.
  open internal(set) var reuseIdentifier: String?
  /// What the cell holds of itself; nil for a cell whose content is its own.
  var style: CellStyle?
  private var ownContentView: UIView?

  /// What the cell shows; the view that shows it becomes the content view.
  open var contentConfiguration: UIContentConfiguration? {
    didSet { contentConfigurationDidChange() }
  }

  /// The view that holds the content, without accessories.
  open var contentView: UIView {
    if let ownContentView { return ownContentView }
    let view = UITableViewCellContentView(frame: contentRect)
    view.margins.insetsFromSafeArea = false
    adopt(view)
    return view
  }

  /// What lies behind the content.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// What lies behind the content while the cell is selected.
  open var selectedBackgroundView: UIView?

  /// What stands at the trailing edge.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoriesDidChange() } }
  }

  /// The app's view at the trailing edge, in place of `accessoryType`.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      accessoriesDidChange()
    }
  }

  /// What stands at the trailing edge while the cell is edited.
  open var editingAccessoryType = AccessoryType.none
  /// The app's view at the trailing edge while the cell is edited.
  open var editingAccessoryView: UIView?
  /// How the cell shows that it is selected.
  open var selectionStyle = SelectionStyle.default
  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether the cell is touched.
  open var isHighlighted = false
  /// Whether the cell is edited.
  open var isEditing = false
  /// How often the content is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How far one indentation goes, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  /// How far the separator stays away from the edges, in points; the table's unless set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.resolvedSeparatorInset ?? defaultSeparatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  var ownSeparatorInset: UIEdgeInsets?

  /// The table that the cell is in.
  weak var table: UITableView?
  /// The cell's own row height in its file; nil for the table's.
  var fileRowHeight: CGFloat?
  /// Whether the cell is itself a row of its file: a static one, or a prototype on its canvas.
  var isRowOfFile = false
  /// The tools that saved the cell's file, where the file is shown as on its canvas.
  var designTools: Int?
  /// What the cell holds beside its content.
  var parts = Parts()

  /// The cell's parts beside its content.
  struct Parts {
    var accessories: [UIView] = []
    var separator: UIView?
    var shownType = AccessoryType.none
    var contentInset = UIEdgeInsets.zero
    var textLabel: UILabel?
    var detailTextLabel: UILabel?
    var imageView: UIView?
  }

  // MARK: Making

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - style: What the cell holds of itself.
  ///   - reuseIdentifier: The name that the table finds cells of this kind by.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    clipsToBounds = true
  }

  /// Makes a cell with an image and a text.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Makes a cell for a table that knows only its class.
  ///
  /// Swift makes an object of a class known at run time only through a required initializer. This one
  /// is inherited by every class that has the initializers it inherits, and ends in the class's own
  /// `init(style:reuseIdentifier:)`.
  public required convenience init(_reuse identifier: String?) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Makes a cell from an Interface Builder file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decode(_ object: NibObject, from nib: NibCoder) {
    designTools = nib.isDesign ? nib.document.toolsVersion ?? 0 : nil
    super.decode(object, from: nib)
    decodeCell(object, from: nib)
  }

  override func decodeValues(_ object: NibObject, from nib: NibCoder) {
    super.decodeValues(object, from: nib)
    decodeCellValues(object)
  }

  // MARK: Use

  /// Clears what the last use left; call super when overriding.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }

  /// Shows or ends the selection.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Shows or ends the touch.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Layout

  override var isLayoutBoundary: Bool { true }

  /// Rows scroll under bars without being laid out anew: only the sides are kept free.
  override func admittedSafeArea(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
  }

  /// Rows scroll under the table's margins at the top and the bottom.
  override var preservesMarginsAboveAndBelow: Bool { false }

  override var defaultMargins: NSDirectionalEdgeInsets {
    let margin = horizontalMargin
    let vertical = metrics.verticalMargin
    return NSDirectionalEdgeInsets(
      top: vertical, leading: margin, bottom: vertical, trailing: margin)
  }

  override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    placeContentView()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    placeContentView()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    metricsDidChange()
  }

  /// Places the content, the accessories and the separator.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContentView()
    placeParts()
  }

  /// The size of the cell at a width: as high as its content asks for.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingCellSize(targetSize, horizontal: horizontal, vertical: vertical)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(fittingWidth: size.width))
  }

  override var ownTapTarget: TapTarget? {
    gestureTapTarget() ?? target { [weak self] in self?.wasTapped() }
  }

  override func describe(into node: inout LayoutNode) { node.kind = .tableCell }

  private func contentConfigurationDidChange() {
    style = nil
    guard let contentConfiguration else {
      adopt(UITableViewCellContentView(frame: contentRect))
      return
    }
    if let present = ownContentView as? UIView & UIContentView,
      present.supports(contentConfiguration)
    {
      present.configuration = contentConfiguration
    } else {
      adopt(contentConfiguration.makeContentView())
    }
  }

  /// Takes in the view that holds the content.
  func adopt(_ view: UIView) {
    ownContentView?.removeFromSuperview()
    ownContentView = view
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
    placeContentView()
  }

  /// The view that holds the content, if there is one yet.
  var contentViewIfLoaded: UIView? { ownContentView }

  private func replaceBackground(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
  }
}

/// The view that holds a table cell's content.
final class UITableViewCellContentView: UIView {
  override var defaultMargins: NSDirectionalEdgeInsets {
    guard let cell = superview as? UITableViewCell else { return super.defaultMargins }
    return cell.contentMargins
  }
}
