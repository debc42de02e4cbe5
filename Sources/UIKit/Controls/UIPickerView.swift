import LayoutTree

/// Wheels to choose from.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// Makes a picker.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a picker from an Interface Builder file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The system's size.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: systemMetrics.pickerWidth, height: systemMetrics.pickerHeight)
  }

  /// The width given and the system's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    node.kind = .picker
    node.isTouchTarget = isUserInteractionEnabled
  }
}
