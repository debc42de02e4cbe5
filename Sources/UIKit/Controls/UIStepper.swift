import LayoutTree

/// Two buttons that make a value smaller and larger.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The value.
  open var value: Double = 0
  /// The least value.
  open var minimumValue: Double = 0
  /// The greatest value.
  open var maximumValue: Double = 100
  /// How much a tap adds.
  open var stepValue: Double = 1
  /// Whether the value goes round.
  open var wraps = false
  /// Whether a long touch goes on adding.
  open var autorepeat = true
  /// Whether values are told while they change.
  open var isContinuous = true

  /// Makes a stepper; its size is always the system's.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stepper from an Interface Builder file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func decodeValues(_ object: NibObject, from nib: NibCoder) {
    super.decodeValues(object, from: nib)
    if let value = object.double("minimumValue") { minimumValue = value }
    if let value = object.double("maximumValue") { maximumValue = value }
    if let value = object.double("stepValue") { stepValue = value }
    if let value = object.double("value") { self.value = value }
    if let value = object.bool("wraps") { wraps = value }
  }

  /// The system's size.
  open override var intrinsicContentSize: CGSize { CGSize(controlMetrics.stepperSize) }

  /// The system's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var ownTapTarget: TapTarget? { nil }

  /// The two buttons, under the names that XCTest knows them by.
  override var partTapTargets: [TapTarget] {
    [("Decrement", -1.0), ("Increment", 1.0)].map { name, sign in
      TapTarget(label: name, isEnabled: isEnabled) { [weak self] in self?.step(sign) }
    }
  }

  private func step(_ sign: Double) {
    var next = value + sign * stepValue
    if next > maximumValue { next = wraps ? minimumValue : maximumValue }
    if next < minimumValue { next = wraps ? maximumValue : minimumValue }
    guard next != value else { return }
    value = next
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    node.kind = .stepper
  }
}
