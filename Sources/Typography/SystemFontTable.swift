/// The system font's advance widths and kerning, as numbers in the program.
///
/// Apple's system font may not be shipped, so its widths are modelled: Inter, an open font drawn to
/// the same proportions, corrected by a scale per weight and an amount per letter that were fitted to
/// label and button widths saved in public Interface Builder files, plus the tracking that Apple
/// publishes. The tables are written by `Tools/generate_system_font.py`. They are text that is read
/// in place: nothing is decoded when a program starts.
enum SystemFontTable {
  /// The units that the tables' numbers are in, per em.
  static let unitsPerEm: Double = 2500

  /// The first of the 64 characters that the tables' digits are written with.
  private static let firstDigit = 48

  /// The number at a place of a table: two digits, base 64.
  @inline(__always)
  static func number(_ table: UnsafePointer<UInt8>, _ index: Int) -> Int {
    let high = Int(table[2 * index]) - firstDigit
    let low = Int(table[2 * index + 1]) - firstDigit
    return high << 6 + low
  }

  /// The place of a code point in a row of advances, or nil when no block covers it.
  static func index(of scalar: UInt32) -> Int? {
    if scalar < 0x20 { return nil }
    if scalar < 0x7F { return Int(scalar) - 0x20 }
    var start = 0
    for (first, last) in blocks {
      if scalar < first { return nil }
      if scalar <= last { return start + Int(scalar - first) }
      start += Int(last - first) + 1
    }
    return nil
  }

  /// What a row holds for a code point that the fonts have no glyph for.
  static let missing = 4095

  /// The pair kerning of ASCII's printable characters.
  ///
  /// A character has a class as the left one of a pair and another as the right one; `values` has a
  /// row a left class and a column a right class, each 2048 above the kerning in the tables' units.
  struct Kerning {
    var left: StaticString
    var right: StaticString
    var columns: Int
    var values: StaticString

    /// The kerning between two ASCII bytes from `!` to `~`, in the tables' units.
    @inline(__always)
    func between(_ first: UInt8, _ second: UInt8) -> Int {
      let row = SystemFontTable.number(left.utf8Start, Int(first) - 0x21)
      let column = SystemFontTable.number(right.utf8Start, Int(second) - 0x21)
      return SystemFontTable.number(values.utf8Start, row * columns + column) - 2048
    }
  }
}
