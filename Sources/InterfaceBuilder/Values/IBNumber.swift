/// Reads numbers of the format.
enum IBNumber {
  /// A finite decimal number, with an optional sign, fraction and exponent; nil for anything else, such
  /// as `nan`, `inf`, hexadecimal forms, or what does not fit a `Double`.
  static func parse(_ text: String) -> Double? {
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: continue
      default: return nil
      }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// A factor: a number, or two of them as `a:b` or `a/b`; nil where the result is not finite.
  static func parseMultiplier(_ text: String) -> Double? {
    guard let separator = text.firstIndex(where: { $0 == ":" || $0 == "/" }) else {
      return parse(text)
    }
    guard let first = parse(String(text[..<separator])),
      let second = parse(String(text[text.index(after: separator)...]))
    else { return nil }
    let quotient = first / second
    return quotient.isFinite ? quotient : nil
  }
}
