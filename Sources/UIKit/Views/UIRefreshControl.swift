/// The control above a scroll view's content that is pulled down to load it anew.
///
/// It is 60 points high (openuikit, measured on iOS 26.1) and out of sight; while it refreshes, the
/// content's insets are larger by its height.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  static let height: CGFloat = 60

  /// The scroll view that it belongs to.
  weak var scrollView: UIScrollView?
  /// Whether content is being loaded.
  open private(set) var isRefreshing = false
  /// A text below the spinner.
  open var attributedTitle: NSAttributedString?

  /// Makes a control.
  public init() { super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height)) }

  /// Makes a control; its size is its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.height))
  }

  /// Makes a control from an Interface Builder file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows that content is being loaded: the content gets room for it, and is not moved.
  open func beginRefreshing() { setRefreshing(true) }

  /// Shows that content has been loaded.
  open func endRefreshing() { setRefreshing(false) }

  private func setRefreshing(_ new: Bool) {
    guard isRefreshing != new else { return }
    isRefreshing = new
    scrollView?.adjustmentMayHaveChanged()
  }
}

extension UITableViewController {
  /// The control above the rows that is pulled down to load them anew.
  public var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }
}
