import LayoutTree

/// Wheels to choose from.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// Makes a picker.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a picker from an Interface Builder file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A picker's height where a phone lies on its side, in points.
  static let lowHeight: CGFloat = 162

  /// The system's size: lower where the vertical size class is compact.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: CGFloat(systemMetrics.pickerWidth),
      height: traits.verticalSizeClass == .compact
        ? Self.lowHeight : CGFloat(systemMetrics.pickerHeight))
  }

  /// The width given and the system's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    node.kind = .picker
    node.isTouchTarget = isUserInteractionEnabled
  }
}
