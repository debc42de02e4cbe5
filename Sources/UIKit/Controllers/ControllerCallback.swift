/// A call that UIKit makes to a view controller.
package enum ControllerCallback {
  /// `viewDidLoad()`
  case viewDidLoad
  /// `viewWillAppear(_:)`
  case viewWillAppear
  /// `viewIsAppearing(_:)`
  case viewIsAppearing
  /// `viewDidAppear(_:)`
  case viewDidAppear
  /// `viewWillDisappear(_:)`
  case viewWillDisappear
  /// `viewDidDisappear(_:)`
  case viewDidDisappear
  /// `viewWillLayoutSubviews()`
  case viewWillLayoutSubviews
  /// `viewDidLayoutSubviews()`
  case viewDidLayoutSubviews
  /// `traitCollectionDidChange(_:)`; the traits before are nil the first time.
  case traitCollectionDidChange(from: UITraitCollection?)
  /// `willTransition(to:with:)`
  case willTransition(to: UITraitCollection)
  /// `viewWillTransition(to:with:)`, in points.
  case viewWillTransition(to: CGSize)
}

extension UIViewController {
  /// Sees every call to a controller just before it is made.
  package static var callbackObserver: ((UIViewController, ControllerCallback) -> Void)?

  func notify(_ callback: ControllerCallback) { Self.callbackObserver?(self, callback) }
}
