import LayoutTree
import Typography

/// Chooses a date, a time, both, or a duration.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time.
    case time = 0
    /// A date.
    case date
    /// A date with its time.
    case dateAndTime
    /// A duration.
    case countDownTimer
    /// A month.
    case yearAndMonth
  }

  /// The looks of a date picker.
  public enum Style: Int, Sendable {
    /// The system's choice: compact, and wheels for durations.
    case automatic = 0
    /// Wheels.
    case wheels
    /// Buttons that open a calendar or a clock.
    case compact
    /// A month.
    case inline
  }

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { contentSizeDidChange() } }
  /// The look that the app asks for.
  open var preferredDatePickerStyle = Style.automatic { didSet { contentSizeDidChange() } }
  /// The step between minutes.
  open var minuteInterval = 1

  /// Makes a date picker.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a date picker from an Interface Builder file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func decodeValues(_ object: NibObject, from nib: NibCoder) {
    super.decodeValues(object, from: nib)
    switch object.attribute("datePickerMode") {
    case "time": datePickerMode = .time
    case "date": datePickerMode = .date
    case "countDownTimer": datePickerMode = .countDownTimer
    case "yearAndMonth": datePickerMode = .yearAndMonth
    default: datePickerMode = .dateAndTime
    }
    switch object.attribute("style") {
    case "wheels": preferredDatePickerStyle = .wheels
    case "compact": preferredDatePickerStyle = .compact
    case "inline": preferredDatePickerStyle = .inline
    default: preferredDatePickerStyle = .automatic
    }
    if let value = object.int("minuteInterval") { minuteInterval = value }
  }

  /// The look taken. Designs of before Xcode 12 (tools 17000) know wheels only.
  open var datePickerStyle: Style {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    if let tools = nibOrigin?.designTools, tools < 17000 { return .wheels }
    return .compact
  }

  /// The system's size, for the parts that the mode shows.
  ///
  /// A compact picker's parts are as wide as a date of two digits in English; its real width follows
  /// the date shown.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .compact: return compactSize
    case .inline:
      if datePickerMode == .time { return compactSize }
      let metrics = controlMetrics
      return CGSize(
        width: metrics.inlineDatePickerSize.width,
        height: metrics.inlineDatePickerSize.height
          + (datePickerMode == .dateAndTime ? metrics.inlineDatePickerTimeHeight : 0))
    case .wheels, .automatic:
      return CGSize(
        width: CGFloat(systemMetrics.pickerWidth),
        height: traits.verticalSizeClass == .compact
          ? UIPickerView.lowHeight : CGFloat(systemMetrics.datePickerHeight))
    }
  }

  private var compactSize: CGSize {
    let insets = UIEdgeInsets(controlMetrics.compactDatePickerInsets)
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    var options = TextOptions()
    options.scale = Double(traits.displayScale)
    func width(_ text: String) -> CGFloat {
      let layout = TextMeasurer.layout(
        StyledText(text, font: font, color: .label), options)
      return CGFloat(layout.size.width) + insets.horizontal
    }
    let date = datePickerMode == .time ? 0 : width("Sep 30, 2020")
    let time = datePickerMode == .date ? 0 : width("10:00 AM")
    let spacing =
      datePickerMode == .dateAndTime ? CGFloat(controlMetrics.compactDatePickerSpacing) : 0
    return CGSize(
      width: date + spacing + time,
      height: (font.lineHeight + insets.vertical).roundedUp(toPixelsAt: traits.displayScale))
  }

  /// The system's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    node.kind = .datePicker
  }
}
