/// Shows one page after the other.
@preconcurrency @MainActor open class UIPageViewController: UIViewController, ContainerController {
  /// How pages change.
  public enum TransitionStyle: Int, Sendable {
    /// As leaves of a book.
    case pageCurl = 0
    /// By scrolling.
    case scroll
  }

  /// The axis along which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical
  }

  /// The direction in which pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the page before.
    case reverse
  }

  /// A name of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The gap between pages that scroll, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    /// Where a book's spine lies.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  /// How pages change.
  public private(set) var transitionStyle = TransitionStyle.pageCurl
  /// The axis along which pages follow each other.
  public private(set) var navigationOrientation = NavigationOrientation.horizontal
  /// The pages that are shown.
  public private(set) var viewControllers: [UIViewController]?
  /// Gives the pages before and after.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { childrenDidChange() }
  }

  private var placed: [UIViewController] = []

  /// Makes a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller without pages, whose leaves turn as in a book.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller from an Interface Builder file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func decode(_ object: NibObject, from nib: NibCoder) {
    super.decode(object, from: nib)
    if object.attribute("transitionStyle") == "scroll" { transitionStyle = .scroll }
    if object.attribute("navigationOrientation") == "vertical" { navigationOrientation = .vertical }
  }

  /// Makes the view that holds the pages.
  open override func loadView() {
    view = UILayoutContainerView(container: self)
    nib?.finish()
  }

  /// Shows pages, at once.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = (viewControllers ?? []).filter { canHold($0) }
    for controller in self.viewControllers ?? []
    where !new.contains(where: { $0 === controller }) {
      placed.removeAll { $0 === controller }
      release(controller)
    }
    self.viewControllers = new
    for controller in new { adopt(controller) }
    childrenDidChange()
    completion?(true)
  }

  override var appearingChildren: [UIViewController] {
    containerView?.arrange()
    return placed
  }

  /// One page fills the view, two share it as in an open book; a page control below takes its height
  /// from pages that scroll from side to side.
  func arrangeChildren() {
    guard let container = containerView else { return }
    let pages = viewControllers ?? []
    placed = pages
    var room = container.bounds
    if transitionStyle == .scroll, navigationOrientation == .horizontal,
      let count = dataSource?.presentationCount(for: self), count > 0
    {
      let height = CGFloat(BarMetrics(container).system.pageControlHeight)
      room.size.height = max(0, room.height - height - container.safeAreaInsets.bottom)
    }
    guard !pages.isEmpty else { return }
    let width = room.width / CGFloat(pages.count)
    let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, page) in pages.enumerated() {
      let place = isRightToLeft ? pages.count - 1 - index : index
      self.place(
        page,
        in: CGRect(x: CGFloat(place) * width, y: 0, width: width, height: room.height),
        insets: .zero)
    }
  }
}

/// Gives a page view controller the pages before and after the ones shown.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after another one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// How many pages a page control shows; 0 is no page control.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The page that a page control marks.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// No page control.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first page.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
