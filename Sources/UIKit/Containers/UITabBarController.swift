/// Shows one of several controllers above a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController, ContainerController {
  private var controllers: [UIViewController] = []
  private var selection = 0
  private weak var placedController: UIViewController?

  /// Decides about tabs that are tapped.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar of tabs.
  open private(set) var tabBar = UITabBar()

  /// Makes a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller from an Interface Builder file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func decode(_ object: NibObject, from nib: NibCoder) {
    super.decode(object, from: nib)
    if let bar = object.member("tabBar"), let made = nib.makeView(bar, in: .zero) as? UITabBar {
      tabBar = made
      tabBar.translatesAutoresizingMaskIntoConstraints = true
    }
    if let value = object.int("selectedIndex") { selection = max(0, value) }
  }

  /// Makes the view that holds the bar and content.
  open override func loadView() {
    view = UILayoutContainerView(container: self)
    nib?.finish()
  }

  // MARK: Tabs

  /// The controllers, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers, at once.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = controllers
    let selected = selectedViewController
    controllers = []
    for controller in viewControllers ?? []
    where canHold(controller) && !controllers.contains(where: { $0 === controller }) {
      controllers.append(controller)
    }
    for controller in old where !controllers.contains(where: { $0 === controller }) {
      release(controller)
    }
    for controller in controllers { adopt(controller) }
    if let selected, let index = controllers.firstIndex(where: { $0 === selected }) {
      selection = index
    } else if selection >= controllers.count {
      selection = 0
    }
    tabsDidChange()
  }

  /// The place of the tab that is chosen.
  open var selectedIndex: Int {
    get { selection }
    set {
      guard controllers.isEmpty ? newValue >= 0 : controllers.indices.contains(newValue) else {
        return
      }
      selection = newValue
      tabsDidChange()
    }
  }

  /// The controller of the tab that is chosen.
  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(selection) ? controllers[selection] : nil }
    set {
      if let index = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  /// Chooses a tab as a tap on it does: the delegate is asked first and told afterwards. A tap on the
  /// tab that is chosen already takes its navigation stack back to the first controller.
  ///
  /// - Parameter index: The tab's place.
  open func tapTab(at index: Int) {
    guard controllers.indices.contains(index) else { return }
    let controller = controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if index == selection {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedIndex = index
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Whether the tab bar is hidden.
  open var isTabBarHidden = false {
    didSet { if isTabBarHidden != oldValue { childrenDidChange() } }
  }

  /// Shows or hides the tab bar, at once.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  private func tabsDidChange() {
    let items = controllers.compactMap { $0.tabBarItem }
    tabBar.items = items
    tabBar.selectedItem = items.indices.contains(selection) ? items[selection] : nil
    childrenDidChange()
  }

  // MARK: Layout

  override var appearingChildren: [UIViewController] {
    containerView?.arrange()
    return [selectedViewController].compactMap { $0 }
  }

  private var hidesBar: Bool {
    if isTabBarHidden { return true }
    if let navigation = selectedViewController as? UINavigationController {
      return navigation.hidesBottomBar
    }
    return false
  }

  func arrangeChildren() {
    guard let container = containerView else { return }
    let selected = selectedViewController
    let old = placedController.flatMap { $0 === selected ? nil : $0 }
    placedController = selected
    if tabBar.superview !== container {
      tabBar.removeFromSuperview()
      container.addSubview(tabBar)
    }
    // Titles of tabs may have come with the views; a stack's first controller names its tab.
    let items = controllers.compactMap { $0.tabBarItem }
    if (tabBar.items ?? []).map(ObjectIdentifier.init) != items.map(ObjectIdentifier.init) {
      tabBar.items = items
    }
    tabBar.selectedItem = items.indices.contains(selection) ? items[selection] : nil
    let isHidden = hidesBar
    tabBar.isHidden = isHidden
    let metrics = BarMetrics(container)
    let bounds = container.bounds
    let safe = container.safeAreaInsets
    let geometry = TabGeometry(
      tabs: tabBar.shownItems.count, isHidden: isHidden, bounds: bounds, safe: safe,
      metrics: metrics, edge: metrics.verticalBarEdge(of: container))
    var insets = geometry.insets
    if tabBar.frame != geometry.bar { tabBar.frame = geometry.bar }
    guard let selected else {
      if let old { unplace(old) }
      return
    }
    var content = bounds
    let extends =
      selected.edgesForExtendedLayout.contains(.bottom)
      && (tabBar.isTranslucent || selected.extendedLayoutIncludesOpaqueBars)
    if insets.bottom > 0, !extends {
      content.size.height = max(0, content.height - safe.bottom - insets.bottom)
      insets.bottom = 0
    }
    place(selected, in: content, insets: insets, replacing: old)
  }
}
