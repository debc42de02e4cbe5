import LayoutTree

/// A wheel that says that something goes on.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The looks of an activity indicator.
  public enum Style: Int, Sendable {
    /// Large and white, of before iOS 13.
    case whiteLarge = 0
    /// White, of before iOS 13.
    case white = 1
    /// Grey, of before iOS 13.
    case gray = 2
    /// The usual size.
    case medium = 100
    /// Large.
    case large = 101
  }

  /// The look, which sets the size.
  open var style = Style.medium { didSet { if style != oldValue { contentSizeDidChange() } } }
  /// Whether the indicator is hidden while nothing goes on.
  open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue { updateVisibility() } }
  }
  /// The wheel's colour.
  open var color: UIColor! = .systemGray
  /// Whether the wheel turns.
  public private(set) var isAnimating = false

  /// Makes an indicator of the usual size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes an indicator of a look.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    sizeToFit()
  }

  /// Makes an indicator from an Interface Builder file.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
  }

  override func decodeValues(_ object: NibObject, from nib: NibCoder) {
    super.decodeValues(object, from: nib)
    if let value = object.attribute("style") {
      style =
        switch value {
        case "whiteLarge": .whiteLarge
        case "white": .white
        case "gray": .gray
        case "large": .large
        default: .medium
        }
    }
    isAnimating = object.bool("animating") ?? false
    hidesWhenStopped = object.bool("hidesWhenStopped") ?? false
    if let color = object.color("color") { self.color = UIColor(color, nib) }
    // The design shows the indicator, even one that the file hides: in a stack it keeps its place
    // (public files). A device hides one that stands still.
    if nib.isDesign {
      if hidesWhenStopped { isHidden = false }
    } else if hidesWhenStopped, !isAnimating {
      isHidden = true
    }
  }

  /// Turns the wheel, and shows it.
  open func startAnimating() {
    isAnimating = true
    updateVisibility()
  }

  /// Stops the wheel, and hides it with `hidesWhenStopped`.
  open func stopAnimating() {
    isAnimating = false
    updateVisibility()
  }

  private func updateVisibility() {
    if hidesWhenStopped { isHidden = !isAnimating && nibOrigin?.designTools == nil }
  }

  /// The system's size.
  open override var intrinsicContentSize: CGSize {
    let isLarge = style == .large || style == .whiteLarge
    let side =
      isLarge ? systemMetrics.largeActivityIndicatorSize : systemMetrics.activityIndicatorSize
    return CGSize(width: side, height: side)
  }

  /// The system's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    node.kind = .activityIndicator
    node.style.tintColor = color.resolved(traits.userInterfaceStyle)
  }
}
