import LayoutTree

/// A knob on a track between two values.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The value, kept between the least and the greatest one.
  open var value: Float {
    get { min(max(storedValue, minimumValue), max(minimumValue, maximumValue)) }
    set { storedValue = newValue }
  }
  private var storedValue: Float = 0
  /// The least value.
  open var minimumValue: Float = 0
  /// The greatest value.
  open var maximumValue: Float = 1
  /// Whether values are told while the knob moves.
  open var isContinuous = true
  /// The track's colour before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The track's colour behind the knob.
  open var maximumTrackTintColor: UIColor?

  /// Makes a slider from 0 to 1.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a slider from an Interface Builder file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func decodeValues(_ object: NibObject, from nib: NibCoder) {
    super.decodeValues(object, from: nib)
    if let value = object.double("minValue") { minimumValue = Float(value) }
    if let value = object.double("maxValue") { maximumValue = Float(value) }
    if let value = object.double("value") { storedValue = Float(value) }
    if let color = object.color("minimumTrackTintColor") {
      minimumTrackTintColor = UIColor(color, nib)
    }
  }

  /// Moves the knob, at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The frame reaches beyond the alignment rectangle on either side and below.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(systemMetrics.sliderOverhang)
  }

  /// The system's height; any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: Self.noIntrinsicMetric,
      height: CGFloat(systemMetrics.sliderHeight) - alignmentRectInsets.vertical)
  }

  /// The width given and the system's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(systemMetrics.sliderHeight))
  }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    node.kind = .slider
    let range = maximumValue - minimumValue
    node.control?.fraction = range > 0 ? Double((value - minimumValue) / range) : 0
    if let color = minimumTrackTintColor {
      node.style.tintColor = color.resolved(traits.userInterfaceStyle)
    }
  }
}
