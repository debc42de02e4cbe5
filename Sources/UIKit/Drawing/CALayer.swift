/// A view's layer, as far as layout and pictures need one.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// The corners' radius, in points.
  open var cornerRadius: CGFloat = 0
  /// The border's width, in points.
  open var borderWidth: CGFloat = 0
  /// The border's colour.
  open var borderColor: UIColor?
  /// Whether what is inside is cut at the bounds.
  open var masksToBounds = false
  /// The order among siblings, from back to front.
  open var zPosition: CGFloat = 0

  /// Makes a layer.
  public override init() { super.init() }
}

/// A gesture that a view knows; it makes the view a touch target.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Whether the gesture is looked for.
  open var isEnabled = true
  /// The view that knows the gesture.
  public internal(set) weak var view: UIView?

  /// Makes a recogniser.
  public override init() { super.init() }
}

/// A tap.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {}

extension UIView {
  /// Adds a gesture.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Takes a gesture away.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
