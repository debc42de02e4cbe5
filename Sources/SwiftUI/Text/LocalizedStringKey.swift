import Foundation

/// A text that is looked up in the app's translations, with places for values.
///
/// Emphasis written as Markdown in it is shown: `**bold**`, `*slanted*`, `` `code` ``, `~~struck~~`
/// and `[links](https://example.org)`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// A value that stands in a place of the text.
  enum Argument: Equatable, Sendable {
    /// Characters.
    case string(String)
    /// A number, which a place's format says how to write.
    case number(FormatNumber)
    /// A text with a look of its own.
    case text(Text)
  }

  /// What the translations are searched for, with formats such as `%@` for the values.
  let key: String
  /// The values, in order.
  let arguments: [Argument]

  /// Makes a key of characters, a percent sign being one.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// Makes a key of characters.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key of characters and values.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Collects the characters and values of a key.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Makes room.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 2 * interpolationCount)
    }

    /// Adds characters.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    /// Adds a text that is shown as it is.
    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

    /// Adds a text with a look of its own.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

    /// Adds an image, which stands on the baseline.
    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

    /// Adds a text with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(Text(attributedString)))
    }

    /// Adds a key of its own, translated by itself.
    public mutating func appendInterpolation(_ key: LocalizedStringKey) {
      append("%@", .text(Text(key)))
    }

    /// Adds a whole number.
    public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
      append(
        T.isSigned ? "%lld" : "%llu",
        .number(
          T.isSigned
            ? .signed(Int64(truncatingIfNeeded: value))
            : .unsigned(UInt64(truncatingIfNeeded: value))))
    }

    /// Adds a whole number in a format such as `%03lld`.
    public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
      append(
        specifier,
        .number(
          T.isSigned
            ? .signed(Int64(truncatingIfNeeded: value))
            : .unsigned(UInt64(truncatingIfNeeded: value))))
    }

    /// Adds a number.
    public mutating func appendInterpolation(_ value: Double) {
      append("%lf", .number(.floating(value)))
    }

    /// Adds a number in a format such as `%.2f`.
    public mutating func appendInterpolation(_ value: Double, specifier: String) {
      append(specifier, .number(.floating(value)))
    }

    /// Adds a number.
    public mutating func appendInterpolation(_ value: Float) {
      append("%f", .number(.floating(Double(value))))
    }

    /// Adds a number in a format such as `%.2f`.
    public mutating func appendInterpolation(_ value: Float, specifier: String) {
      append(specifier, .number(.floating(Double(value))))
    }

    /// Adds a length.
    public mutating func appendInterpolation(_ value: CGFloat) {
      append("%lf", .number(.floating(Double(value))))
    }

    /// Adds a length in a format such as `%.1f`.
    public mutating func appendInterpolation(_ value: CGFloat, specifier: String) {
      append(specifier, .number(.floating(Double(value))))
    }

    /// Adds a value as a format writes it.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .text(Text(input, format: format)))
    }

    /// Adds a date or a time of day.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }

    /// Adds an object as a formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter
    ) {
      append("%@", .string(formatter.string(for: subject) ?? subject.description))
    }

    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter
    ) {
      append("%@", .string(formatter.string(for: subject) ?? "\(subject)"))
    }

    private mutating func append(_ format: String, _ argument: Argument) {
      key += format
      arguments.append(argument)
    }
  }
}

/// A number that a format writes.
enum FormatNumber: Equatable, Sendable {
  case signed(Int64)
  case unsigned(UInt64)
  case floating(Double)

  /// The number as a format such as `%.2f` writes it.
  func formatted(_ specifier: String) -> String {
    switch self {
    case .signed(let value): String(format: specifier, value)
    case .unsigned(let value): String(format: specifier, value)
    case .floating(let value): String(format: specifier, value)
    }
  }

  /// Whether a format's last letter writes numbers of this kind; others could not be read.
  func accepts(_ conversion: Character) -> Bool {
    switch self {
    case .signed, .unsigned: "dDiuUxXoOc".contains(conversion)
    case .floating: "fFeEgGaA".contains(conversion)
    }
  }
}
