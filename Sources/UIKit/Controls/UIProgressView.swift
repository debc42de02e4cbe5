import LayoutTree

/// How far something has come.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The looks of a progress view.
  public enum Style: Int, Sendable {
    /// In content.
    case `default` = 0
    /// In a bar.
    case bar = 1
  }

  /// The look.
  open var progressViewStyle = Style.default
  /// How far, 0 to 1.
  open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is to do.
  open var trackTintColor: UIColor?

  /// Makes a progress view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a progress view of a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

  /// Makes a progress view from an Interface Builder file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func decodeValues(_ object: NibObject, from nib: NibCoder) {
    super.decodeValues(object, from: nib)
    if let value = object.double("progress") { progress = Float(value) }
    if object.attribute("progressViewStyle") == "bar" { progressViewStyle = .bar }
    if let color = object.color("progressTintColor") { progressTintColor = UIColor(color, nib) }
    if let color = object.color("trackTintColor") { trackTintColor = UIColor(color, nib) }
  }

  /// Moves on, at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The system's height; any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: CGFloat(controlMetrics.progressViewHeight))
  }

  /// The width given and the system's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(controlMetrics.progressViewHeight))
  }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    node.kind = .progress
    node.control = ControlContent(fraction: Double(progress))
    if let color = progressTintColor {
      node.style.tintColor = color.resolved(traits.userInterfaceStyle)
    }
  }
}
