/// Colours text for a terminal, or leaves it as it is.
struct Painter: Sendable {
  /// Whether to colour.
  var isOn: Bool

  /// The looks a report uses, as ANSI (ECMA-48) graphic renditions.
  enum Look: String {
    case error = "1;31"
    case warning = "1;33"
    case success = "1;32"
    case strong = "1"
    case faint = "2"
  }

  /// The text in a look.
  func paint(_ text: String, _ look: Look) -> String {
    isOn ? "\u{1B}[\(look.rawValue)m\(text)\u{1B}[0m" : text
  }
}
