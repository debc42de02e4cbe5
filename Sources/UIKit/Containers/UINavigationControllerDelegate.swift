/// Is told of what a navigation controller shows.
///
/// The order is UIKit's, logged at vastdevblog.vast.com ("UIViewController Life Cycle"): the new
/// controller's `viewWillAppear`, the delegate's `willShow`, the old one's `viewDidDisappear`, the new
/// one's `viewDidAppear`, the delegate's `didShow`.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  /// Tells that a controller will be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Tells that a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
