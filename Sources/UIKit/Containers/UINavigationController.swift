/// Shows the topmost of a stack of controllers under a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController, ContainerController
{
  private var stack: [UIViewController] = []
  private var ownTabBarItem: UITabBarItem?
  private weak var placedController: UIViewController?

  /// The place that Interface Builder gave the bar on the canvas, while the scene is shown as there:
  /// at the very top for a controller that stands on a sheet or has no status bar above it.
  private(set) var designBarFrame: CGRect?

  /// The bar at the top.
  public private(set) var navigationBar = UINavigationBar()
  /// The bar at the bottom, which shows the topmost controller's `toolbarItems`.
  open private(set) var toolbar: UIToolbar! = UIToolbar()

  /// Is told of what is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Whether the navigation bar is not shown.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { childrenDidChange() } }
  }

  /// Whether the toolbar is not shown.
  open var isToolbarHidden = true {
    didSet { if isToolbarHidden != oldValue { childrenDidChange() } }
  }

  // MARK: Making

  /// Makes a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    navigationBar.navigationController = self
  }

  /// Makes a controller with one controller on the stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    navigationBar.navigationController = self
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes a controller with bars of the given classes; nil is UIKit's own.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    // The one initialiser that every class of view has; a plain coder gives it nothing.
    if let type = navigationBarClass as? UINavigationBar.Type,
      let bar = type.init(coder: NSCoder())
    {
      navigationBar = bar
    }
    if let type = toolbarClass as? UIToolbar.Type, let bar = type.init(coder: NSCoder()) {
      toolbar = bar
    }
    navigationBar.navigationController = self
  }

  /// Makes a controller from an Interface Builder file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    navigationBar.navigationController = self
  }

  override func decode(_ object: NibObject, from nib: NibCoder) {
    super.decode(object, from: nib)
    if object.tabBarItem != nil { ownTabBarItem = super.tabBarItem }
    if let value = object.bool("navigationBarHidden") { isNavigationBarHidden = value }
    if let value = object.bool("toolbarHidden") { isToolbarHidden = value }
    if let bar = object.member("navigationBar"),
      let made = nib.makeView(bar, in: .zero) as? UINavigationBar
    {
      navigationBar = made
      // Before Xcode 11 bars were saved at the top wherever they stood.
      if nib.isDesign, (nib.document.toolsVersion ?? 0) >= 14810 {
        designBarFrame = made.nibOrigin?.savedFrame
      }
    }
    if let bar = object.member("toolbar"), let made = nib.makeView(bar, in: .zero) as? UIToolbar {
      toolbar = made
    }
    navigationBar.navigationController = self
    // UIKit's bars in files have masks that do not stretch; the controller places them.
    navigationBar.translatesAutoresizingMaskIntoConstraints = true
    toolbar.translatesAutoresizingMaskIntoConstraints = true
  }

  /// Makes the view that holds bars and content.
  open override func loadView() {
    view = UILayoutContainerView(container: self)
    nib?.finish()
  }

  // MARK: Stack

  /// The stack, the topmost last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that is shown.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is seen: what is presented from here, else the topmost.
  open var visibleViewController: UIViewController? { presentation?.shown ?? stack.last }

  /// Replaces the stack, at once.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = stack
    stack = []
    for controller in viewControllers
    where canHold(controller) && !stack.contains(where: { $0 === controller }) {
      stack.append(controller)
    }
    let leaving = old.filter { controller in !stack.contains { $0 === controller } }
    // The one that is shown gives way to the next one first.
    let shown = placedController
    for controller in leaving where controller !== shown { release(controller) }
    for controller in stack { adopt(controller) }
    stackDidChange(animated: animated)
    for controller in leaving where controller === shown { release(controller) }
  }

  /// Puts a controller on top, at once.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Takes the topmost controller away, at once; the first one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Takes away what lies above a controller, at once.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }

  /// Takes away all but the first controller, at once.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Puts a controller on top.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: false)
  }

  /// The size asked for: its own, else the topmost controller's, in points.
  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      return own == .zero ? topViewController?.preferredContentSize ?? .zero : own
    }
    set { super.preferredContentSize = newValue }
  }

  /// Hands on that the topmost controller asks for another size.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { if container === topViewController { tellOfPreferredContentSize() } }

  /// Shows or hides the navigation bar, at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Shows or hides the toolbar, at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  private func stackDidChange(animated: Bool) {
    navigationBar.items = stack.map(\.navigationItem)
    toolbar.items = topViewController?.toolbarItems
    childrenDidChange()
    tabBarController?.childrenDidChange()
  }

  func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { toolbar.items = controller.toolbarItems }
  }

  // MARK: Tab

  /// What a tab bar shows for this controller: its own item, else its first controller's.
  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set {
      ownTabBarItem = newValue
      super.tabBarItem = newValue
    }
  }

  override func titleDidChange() {
    let item = ownTabBarItem ?? UITabBarItem()
    item.title = title
    ownTabBarItem = item
    navigationItem.title = title
  }

  /// Whether a tab bar below hides for a controller on the stack.
  var hidesBottomBar: Bool { stack.contains { $0.hidesBottomBarWhenPushed } }

  // MARK: Layout

  override func childWillAppear(_ child: UIViewController, animated: Bool) {
    guard child === topViewController else { return }
    delegate?.navigationController(self, willShow: child, animated: animated)
  }

  override func childDidAppear(_ child: UIViewController, animated: Bool) {
    guard child === topViewController else { return }
    delegate?.navigationController(self, didShow: child, animated: animated)
  }

  override var appearingChildren: [UIViewController] {
    containerView?.arrange()
    return [topViewController].compactMap { $0 }
  }

  func arrangeChildren() {
    guard let container = containerView else { return }
    let old = placedController.flatMap { $0 === topViewController ? nil : $0 }
    placedController = topViewController
    if navigationBar.superview !== container {
      navigationBar.removeFromSuperview()
      container.addSubview(navigationBar)
    }
    if toolbar.superview !== container { container.addSubview(toolbar) }
    if let top = topViewController { top.loadViewIfNeeded() }
    let geometry = NavigationGeometry(self, container: container)
    navigationBar.isHidden = isNavigationBarHidden
    toolbar.isHidden = isToolbarHidden
    if navigationBar.frame != geometry.navigationBar {
      navigationBar.frame = geometry.navigationBar
    }
    if toolbar.frame != geometry.toolbar { toolbar.frame = geometry.toolbar }
    guard let top = topViewController else {
      if let old { unplace(old) }
      return
    }
    place(top, in: geometry.content, insets: geometry.insets, replacing: old)
  }
}
