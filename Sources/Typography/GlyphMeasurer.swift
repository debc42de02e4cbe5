// Rounding needs the C mathematics library, which this import links.
import Glibc

/// Adds up the advances of a text in one font, character by character.
struct GlyphMeasurer {
  private let face: FontFace
  private let pointSize: Double
  /// Points per table unit.
  private let unit: Double
  private let fallbackUnit: Double
  /// The space after each character of the font, in points.
  private let tracking: Double
  private let monospacedDigit: Int?
  private let extra: Double

  private static let zeroWidthJoiner: UInt32 = 0x200D

  private var previous: UInt8 = 0
  private var joinsNext = false
  private var flagIsOpen = false

  /// Makes a measurer.
  ///
  /// - Parameters:
  ///   - font: the font.
  ///   - kern: a space added after every character, in points.
  init(font: Font, kern: Double = 0) {
    face = font.face
    pointSize = font.pointSize
    unit = font.pointSize * face.scale / SystemFontTable.unitsPerEm
    fallbackUnit = font.pointSize / SystemFontTable.unitsPerEm
    tracking = font.pointSize * face.tracking
    extra = kern
    if font.usesMonospacedDigits, let row = face.row {
      monospacedDigit = SystemFontTable.number(row, 0x30 - 0x20)
    } else {
      monospacedDigit = nil
    }
  }

  /// The width of a text that stands in one line, in points.
  static func width(of text: String, font: Font, kern: Double = 0) -> Double {
    var measurer = GlyphMeasurer(font: font, kern: kern)
    var text = text
    return text.withUTF8 { bytes in measurer.width(of: bytes) }
  }

  /// The width of UTF-8 bytes, in points.
  mutating func width(of bytes: UnsafeBufferPointer<UInt8>) -> Double {
    var total = 0.0
    var index = 0
    if let row = face.row, face.secondRow == nil, monospacedDigit == nil {
      // ASCII is the common case: whole table units, one conversion at the end.
      var units = 0
      var previous: UInt8 = 0
      let kerning = face.kerning
      while index < bytes.count {
        let byte = bytes[index]
        guard byte >= 0x20, byte < 0x7F else { break }
        units += SystemFontTable.number(row, Int(byte) - 0x20)
        if byte > 0x20 {
          if previous != 0, let kerning { units += kerning.between(previous, byte) }
          previous = byte
        } else {
          previous = 0
        }
        index += 1
      }
      total = Double(units) * unit + Double(index) * (tracking + extra)
      self.previous = previous
    }
    while index < bytes.count {
      total += advance(bytes, &index)
    }
    return total
  }

  /// The advance of the scalar that starts at `index`, in points, kerning to the one before it
  /// included; moves `index` behind it. Ill-formed bytes count as one unknown character each.
  mutating func advance(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Double {
    let byte = bytes[index]
    if byte < 0x80 {
      index += 1
      return advance(ofASCII: byte)
    }
    return advance(of: Self.decode(bytes, &index))
  }

  private mutating func advance(ofASCII byte: UInt8) -> Double {
    joinsNext = false
    flagIsOpen = false
    guard byte >= 0x20, byte < 0x7F else {
      previous = 0
      return 0
    }
    guard let row = face.row else { return face.fixedAdvance * pointSize + extra }
    let place = Int(byte) - 0x20
    var units = Double(SystemFontTable.number(row, place))
    if let second = face.secondRow {
      units += face.secondShare * (Double(SystemFontTable.number(second, place)) - units)
    }
    if let monospacedDigit, byte >= 0x30, byte <= 0x39 { units = Double(monospacedDigit) }
    if byte > 0x20 {
      if previous != 0, let kerning = face.kerning {
        units += Double(kerning.between(previous, byte))
      }
      previous = byte
    } else {
      previous = 0
    }
    return units * unit + tracking + extra
  }

  /// The advance of a scalar, in points; accents and joined pictographs add nothing.
  mutating func advance(of scalar: UInt32) -> Double {
    if scalar < 0x80 { return advance(ofASCII: UInt8(scalar)) }
    previous = 0
    if scalar == Self.zeroWidthJoiner {
      joinsNext = true
      return 0
    }
    if let units = tableUnits(scalar) {
      joinsNext = false
      flagIsOpen = false
      return units
    }
    switch ScalarClass(scalar) {
    case .zeroWidth:
      return 0
    case .advance(let share):
      joinsNext = false
      flagIsOpen = false
      return share * pointSize + extra
    case .emoji:
      flagIsOpen = false
      if joinsNext {
        joinsNext = false
        return 0
      }
      return ScalarClass.emojiAdvance(at: pointSize) * pointSize + extra
    case .regionalIndicator:
      joinsNext = false
      flagIsOpen.toggle()
      return flagIsOpen ? ScalarClass.emojiAdvance(at: pointSize) * pointSize + extra : 0
    }
  }

  private func tableUnits(_ scalar: UInt32) -> Double? {
    guard let place = SystemFontTable.index(of: scalar) else { return nil }
    if let row = face.row {
      if place < face.rowCount {
        let first = SystemFontTable.number(row, place)
        if first != SystemFontTable.missing {
          var units = Double(first)
          if let second = face.secondRow {
            let other = SystemFontTable.number(second, place)
            if other != SystemFontTable.missing {
              units += face.secondShare * (Double(other) - units)
            }
          }
          return units == 0 ? 0 : units * unit + tracking + extra
        }
      }
    } else if SystemFontTable.number(face.fallbackRow, place) != SystemFontTable.missing {
      return face.fixedAdvance * pointSize + extra
    }
    let fallback = SystemFontTable.number(face.fallbackRow, place)
    if fallback == SystemFontTable.missing { return nil }
    return fallback == 0 ? 0 : Double(fallback) * fallbackUnit + extra
  }

  /// Decodes the scalar at `index` and moves `index` behind it; U+FFFD for ill-formed bytes.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32 {
    let lead = bytes[index]
    index += 1
    let length = lead < 0x80 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3
    if length == 0 { return UInt32(lead) }
    if lead < 0xC0 || index + length > bytes.count { return 0xFFFD }
    var scalar = UInt32(lead) & (0x3F >> UInt32(length))
    for _ in 0..<length {
      scalar = scalar << 6 | UInt32(bytes[index] & 0x3F)
      index += 1
    }
    return scalar
  }
}

/// Measuring without laying out.
public enum Typography {
  /// The width of a text that stands in one line, in points, not rounded.
  ///
  /// - Parameters:
  ///   - text: the text; line breaks in it take no room.
  ///   - font: the font.
  ///   - kern: a space added after every character, in points.
  public static func width(of text: String, font: Font, kern: Double = 0) -> Double {
    GlyphMeasurer.width(of: text, font: font, kern: kern)
  }

  /// A length rounded up to the pixel grid, in points.
  ///
  /// A millionth of a pixel is let go, so that sums of exact figures do not reach the next pixel.
  public static func ceil(_ length: Double, scale: Double) -> Double {
    guard scale > 0, length.isFinite else { return length }
    return (length * scale - 1e-6).rounded(.up) / scale
  }
}
