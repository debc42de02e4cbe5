/// A view that people act on.
@preconcurrency @MainActor open class UIControl: UIView {
  /// Whether it can be acted on.
  open var isEnabled = true
}
