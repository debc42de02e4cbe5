/// Shows one of several controllers above a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The controllers, in the order of their tabs.
  open var viewControllers: [UIViewController]?

  /// The controller that is shown.
  open var selectedViewController: UIViewController?

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
}
