import CFriBidi
import LayoutTree

/// A line of text as glyphs from left to right.
struct ShapedText {
  /// One glyph and where it stands.
  struct Glyph {
    /// The face's position in the library; nil for a character that no font has.
    var face: Int?
    /// The glyph in the face.
    var id: UInt32
    /// The left end, in points per em.
    var x: Double
  }

  var glyphs: [Glyph] = []
  /// The whole width, in points per em.
  var width = 0.0

  /// The width of the box that stands for a character that no font has, in points per em.
  static let missingAdvance = 0.6
}

extension FontLibrary {
  /// Puts a line of text into glyphs: bidirectional order, joined Arabic letters, mirrored brackets.
  func shape(_ string: String, font: FontSummary, isRightToLeft: Bool = false) -> ShapedText {
    let preferred = face(for: font)
    var shaped = ShapedText()
    for scalar in visualOrder(of: string, isRightToLeft: isRightToLeft) {
      if scalar.isUnseen { continue }
      guard let (index, id) = face(for: scalar, preferring: preferred) else {
        shaped.glyphs.append(ShapedText.Glyph(face: nil, id: 0, x: shaped.width))
        shaped.width += ShapedText.missingAdvance
        continue
      }
      let face = face(at: index)
      shaped.glyphs.append(ShapedText.Glyph(face: index, id: id, x: shaped.width))
      shaped.width += face.glyph(id).advance / face.unitsPerEm
    }
    return shaped
  }

  /// The width of a line at its own letter widths, in points.
  ///
  /// Without any font file half an em a character is taken, which is near the mean of Latin text.
  func width(of string: String, font: FontSummary) -> Double {
    guard hasOutlines else { return Double(string.count) * font.pointSize * 0.5 }
    return shape(string, font: font).width * font.pointSize
  }

  /// The line cut to a width, with an ellipsis where it is cut.
  func truncated(_ string: String, to width: Double, font: FontSummary) -> String {
    if self.width(of: string, font: font) <= width { return string }
    // The longest beginning that fits, found by halving.
    let letters = Array(string)
    var fits = 0
    var tooMany = letters.count
    while tooMany - fits > 1 {
      let middle = (fits + tooMany) / 2
      let candidate = String(letters[..<middle]) + "\u{2026}"
      if self.width(of: candidate, font: font) <= width { fits = middle } else { tooMany = middle }
    }
    let kept = String(letters[..<fits])
    return kept.split(separator: " ", omittingEmptySubsequences: false).joined(separator: " ")
      .trimmedAtEnd + "\u{2026}"
  }

  /// The text broken at spaces into lines of a width; the last one of `limit` lines is cut.
  func wrapped(_ string: String, width: Double, limit: Int, font: FontSummary) -> [String] {
    var lines: [String] = []
    var line = ""
    let words = string.split(separator: " ").map(String.init)
    for (index, word) in words.enumerated() {
      let longer = line.isEmpty ? word : line + " " + word
      if line.isEmpty || self.width(of: longer, font: font) <= width {
        line = longer
        continue
      }
      if lines.count == limit - 1 {
        line = ([line] + words[index...]).joined(separator: " ")
        break
      }
      lines.append(line)
      line = word
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { truncated($0, to: width, font: font) }
  }

  /// The characters from left to right, Arabic letters in their joined forms.
  func visualOrder(of string: String, isRightToLeft: Bool) -> [Unicode.Scalar] {
    let scalars = Array(string.unicodeScalars)
    // Below U+0590 there is no letter that runs from right to left.
    if !isRightToLeft, scalars.allSatisfy({ $0.value < 0x0590 }) { return scalars }
    var characters = scalars.map(\.value)
    let count = FriBidiStrIndex(characters.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: characters.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: characters.count)
    var levels = [FriBidiLevel](repeating: 0, count: characters.count)
    var joining = [FriBidiJoiningType](repeating: 0, count: characters.count)
    fribidi_get_bidi_types(characters, count, &types)
    fribidi_get_bracket_types(characters, count, types, &brackets)
    // FRIBIDI_PAR_WRTL and _WLTR: the direction of text without strong letters.
    var base = FriBidiParType(rawValue: isRightToLeft ? 0x21 : 0x20)
    guard
      fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels) > 0
    else { return scalars }
    fribidi_get_joining_types(characters, count, &joining)
    fribidi_join_arabic(types, count, levels, &joining)
    // Mirroring, Arabic joining and ligatures of lam and alef.
    fribidi_shape(0x0000_0001 | 0x0000_0300, levels, count, &joining, &characters)
    guard fribidi_reorder_line(0, types, count, 0, base, &levels, &characters, nil) > 0 else {
      return scalars
    }
    return characters.compactMap(Unicode.Scalar.init)
  }
}

extension Unicode.Scalar {
  /// Whether the character shows nothing and takes no room.
  fileprivate var isUnseen: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F,
      0xFEFF:
      true
    default: false
    }
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
