import LayoutTree

/// A switch between on and off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The colour while it is on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?

  /// Makes a switch; its size is always the system's.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a switch from an Interface Builder file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func decodeValues(_ object: NibObject, from nib: NibCoder) {
    super.decodeValues(object, from: nib)
    if let value = object.bool("on") { isOn = value }
    if let color = object.color("onTintColor") { onTintColor = UIColor(color, nib) }
  }

  /// Turns the switch, at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The frame reaches beyond the alignment rectangle on the trailing side.
  open override var alignmentRectInsets: UIEdgeInsets {
    let overhang = CGFloat(systemMetrics.switchTrailingOverhang)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: 0, left: isReversed ? overhang : 0, bottom: 0, right: isReversed ? 0 : overhang)
  }

  /// The system's size without what reaches beyond the alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    let size = systemMetrics.switchSize
    return CGSize(
      width: size.width - systemMetrics.switchTrailingOverhang, height: size.height)
  }

  /// The system's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(systemMetrics.switchSize) }

  override func wasTapped() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    node.kind = .toggle
    node.control?.isOn = isOn
    if let onTintColor { node.style.tintColor = onTintColor.resolved(traits.userInterfaceStyle) }
  }
}
