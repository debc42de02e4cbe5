import UIKit

/// Chooses a date.
///
/// The compact look measures as UIKit's with a date of two digits in English, the wheels as UIKit's
/// wheels.
public nonisolated struct DatePicker<Label: View>: View {
  /// What is chosen.
  public typealias Components = DatePickerComponents

  private let label: Label
  private let mode: UIDatePicker.Mode
  @Environment(\.datePickerStyle) private var style

  private init(_ components: Components, _ label: Label) {
    self.label = label
    mode =
      components == .hourAndMinute ? .time : components == .date ? .date : .dateAndTime
  }

  /// Makes a picker of a date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(displayedComponents, label()) }

  /// Makes a picker of a date in a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(displayedComponents, label()) }

  /// Makes a picker of a date after another one.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(displayedComponents, label()) }

  /// Makes a picker of a date before another one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(displayedComponents, label()) }

  /// The label and the date.
  @MainActor public var body: some View {
    LabeledRow(label: label, control: DateControl(mode: mode, style: style))
      .described("DatePicker")
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker of a date with a title that is looked up in translations.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(displayedComponents, Text(titleKey)) }

  /// Makes a picker of a date in a range with a title that is looked up in translations.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(displayedComponents, Text(titleKey)) }

  /// Makes a picker of a date with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(displayedComponents, Text(title)) }
}

/// What a date picker chooses.
public struct DatePickerComponents: OptionSet, Sendable {
  /// SwiftUI's bits.
  public let rawValue: UInt

  /// Makes components from SwiftUI's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 96)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 30)
}

/// A way of showing date pickers.
public protocol DatePickerStyle: Sendable {
  /// UIKit's look.
  var _style: UIDatePicker.Style { get }
}

/// The system's choice: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// Compact.
  public var _style: UIDatePicker.Style { .compact }
}

/// A date that opens a month.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// Compact.
  public var _style: UIDatePicker.Style { .compact }
}

/// A month.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// Inline.
  public var _style: UIDatePicker.Style { .inline }
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// Wheels.
  public var _style: UIDatePicker.Style { .wheels }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The system's choice.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A date that opens a month.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private struct DatePickerStyleKey: EnvironmentKey {
  static let defaultValue = UIDatePicker.Style.compact
}

extension EnvironmentValues {
  /// How date pickers are shown.
  var datePickerStyle: UIDatePicker.Style {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how date pickers inside are shown.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyle, style._style)
  }
}
