/// Shows the topmost of a stack of controllers under a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The stack, the topmost last.
  open var viewControllers: [UIViewController] = []

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
}
