import Foundation

extension Text {
  /// How much of a date is shown.
  ///
  /// Those that count from the present moment have no place in a layout that is the same every time.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case date, time
    }

    let kind: Kind

    /// The day, its month written out.
    public static let date = DateStyle(kind: .date)
    /// The time of day, in hours and minutes.
    public static let time = DateStyle(kind: .time)
  }

  /// Makes a text of a value as a format writes it in the surroundings' locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    let input = UncheckedValue(input)
    self.init(
      storage: .formatted(
        AnyTextFormat(identity: AnyHashable(format), input: input) {
          format.locale($0).format(input.value)
        }))
  }

  /// Makes a text of an object as a formatter writes it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? subject.description)
  }

  /// Makes a text of a value as a formatter writes it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// Makes a text of a date or a time of day, in the surroundings' locale.
  public init(_ date: Date, style: DateStyle) {
    let format =
      switch style.kind {
      case .date: Date.FormatStyle(date: .long, time: .omitted)
      case .time: Date.FormatStyle(date: .omitted, time: .shortened)
      }
    self.init(date, format: format)
  }

  /// Makes a text of the time between two dates, in the surroundings' locale.
  public init(_ dates: ClosedRange<Date>) {
    self.init(dates.lowerBound..<dates.upperBound, format: Date.IntervalFormatStyle())
  }
}

/// A value of a format's input, which is equatable but need not be sendable.
struct UncheckedValue<Value: Equatable>: Equatable, @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// A value in a format, of any types, equal when both are.
struct AnyTextFormat: Equatable, @unchecked Sendable {
  private let identity: AnyHashable
  private let input: Any
  private let isSame: (Any) -> Bool
  /// The characters in a locale.
  let string: (Locale) -> String

  /// Makes a value in a format.
  ///
  /// - Parameter identity: Equal for formats that write the same.
  init<Value: Equatable>(
    identity: AnyHashable, input: UncheckedValue<Value>, string: @escaping (Locale) -> String
  ) {
    self.identity = identity
    self.input = input
    isSame = { ($0 as? UncheckedValue<Value>) == input }
    self.string = string
  }

  static func == (a: AnyTextFormat, b: AnyTextFormat) -> Bool {
    a.identity == b.identity && a.isSame(b.input)
  }
}
