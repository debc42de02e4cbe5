import LayoutTree

/// Shows a colour and lets people choose another.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  /// The colour.
  open var selectedColor: UIColor?
  /// The title of the panel that is opened.
  open var title: String?
  /// Whether opacity can be chosen too.
  open var supportsAlpha = true

  /// Makes a colour well.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a colour well from an Interface Builder file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func decodeValues(_ object: NibObject, from nib: NibCoder) {
    super.decodeValues(object, from: nib)
    if let color = object.color("selectedColor") { selectedColor = UIColor(color, nib) }
  }

  /// The system's size.
  open override var intrinsicContentSize: CGSize { CGSize(controlMetrics.colorWellSize) }

  /// The system's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    if node.style.backgroundColor == nil {
      node.style.backgroundColor = selectedColor?.resolved(traits.userInterfaceStyle)
    }
    if node.style.cornerRadius == 0 { node.style.cornerRadius = Double(bounds.height / 2) }
  }
}
