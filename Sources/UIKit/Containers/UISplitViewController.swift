/// Shows controllers side by side where there is room.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The controllers, from the primary on.
  open var viewControllers: [UIViewController] = []
}
