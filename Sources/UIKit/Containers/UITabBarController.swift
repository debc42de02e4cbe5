/// Shows one of several controllers above a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The controllers, in the order of their tabs.
  open var viewControllers: [UIViewController]?
}
