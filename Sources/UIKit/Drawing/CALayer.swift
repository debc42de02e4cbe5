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
