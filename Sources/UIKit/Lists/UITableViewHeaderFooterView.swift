import LayoutTree

/// The view above or below a section of a table.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The name that the table finds views of this kind by.
  open internal(set) var reuseIdentifier: String?
  private var ownContentView: UIView?
  /// The table that the view is in.
  weak var table: UITableView?
  private var isHeader = true
  /// The text that the table's data source gives.
  var title: String? {
    didSet {
      guard title != oldValue else { return }
      textLabel?.text = shownTitle
      setNeedsLayout()
    }
  }
  private var ownTextLabel: UILabel?

  /// The view that holds the content.
  open var contentView: UIView {
    if let ownContentView { return ownContentView }
    let view = UITableViewHeaderFooterContentView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ownContentView = view
    insertSubview(view, at: 0)
    return view
  }

  /// The title; made when first asked for.
  open var textLabel: UILabel? {
    if let ownTextLabel { return ownTextLabel }
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    ownTextLabel = label
    contentView.addSubview(label)
    setTitleLook()
    return label
  }

  /// What lies behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  /// Makes a view.
  ///
  /// - Parameter reuseIdentifier: The name that the table finds views of this kind by.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
  }

  /// Makes a view without a name.
  public convenience init() { self.init(reuseIdentifier: nil) }

  /// Makes a view for a table that knows only its class; it ends in the class's own
  /// `init(reuseIdentifier:)`.
  public required convenience init(_reuse identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  /// Makes a view from an Interface Builder file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decode(_ object: NibObject, from nib: NibCoder) {
    super.decode(object, from: nib)
    reuseIdentifier = object.attribute("reuseIdentifier")
    guard let content = object.contentView, let view = nib.makeView(content, in: bounds.size)
    else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ownContentView = view
    insertSubview(view, at: 0)
  }

  /// A grouped section's header is written in capitals, until iOS 25.
  private var shownTitle: String? {
    guard let table, table.style != .plain, isHeader, table.metrics.era < .xcode26 else {
      return title
    }
    return title?.uppercased()
  }

  private func setTitleLook() {
    guard let label = ownTextLabel else { return }
    let isPlain = table.map { $0.style == .plain } ?? true
    if isPlain, isHeader {
      label.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    } else {
      label.font = UIFont.preferredFont(forTextStyle: .footnote)
    }
    label.textColor = isPlain && isHeader ? .label : .secondaryLabel
  }

  /// The title's height at a width of the whole view.
  func titleHeight(width: CGFloat) -> CGFloat {
    let margin = defaultMargins
    let room = max(0, width - margin.leading - margin.trailing)
    return textLabel?.sizeThatFits(CGSize(width: room, height: 0)).height ?? 0
  }

  /// Places the title: in the middle of a plain table's header; else 6 points above the rows, or 8
  /// below them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard title != nil, let label = ownTextLabel else { return }
    let margin = layoutMargins
    let width = max(0, bounds.width - margin.left - margin.right)
    let height = min(
      bounds.height, label.sizeThatFits(CGSize(width: width, height: 0)).height)
    let isPlain = table.map { $0.style == .plain } ?? true
    let y = isPlain ? (bounds.height - height) / 2 : isHeader ? bounds.height - height - 6 : 8
    label.frame = CGRect(
      x: margin.left, y: max(0, y).rounded(toPixelsAt: traits.displayScale), width: width,
      height: height)
  }

  /// Clears what the last use left; call super when overriding.
  open func prepareForReuse() {}

  override var isLayoutBoundary: Bool { true }

  /// Rows scroll under the table's margins at the top and the bottom.
  override var preservesMarginsAboveAndBelow: Bool { false }

  override var defaultMargins: NSDirectionalEdgeInsets {
    let margin = table?.cellMargin ?? (bounds.width < 414 ? 16 : 20)
    return NSDirectionalEdgeInsets(top: 8, leading: margin, bottom: 8, trailing: margin)
  }

  override func describe(into node: inout LayoutNode) { node.kind = .tableHeader }

  /// Takes up the table's measures.
  func join(_ table: UITableView, isHeader: Bool) {
    self.isHeader = isHeader
    guard self.table !== table else { return }
    self.table = table
    setTitleLook()
    ownTextLabel?.text = shownTitle
    refreshSafeArea()
    ownContentView?.refreshSafeArea()
  }
}

/// The view that holds a header's or footer's content; its margins are its owner's.
final class UITableViewHeaderFooterContentView: UIView {
  override var defaultMargins: NSDirectionalEdgeInsets {
    superview?.defaultMargins ?? super.defaultMargins
  }
}
