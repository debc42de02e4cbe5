import LayoutTree
import Testing

@testable import Drawing

@Suite struct TextTests {
  private let fonts = FontLibrary(directories: noFonts)
  private let font = FontSummary(pointSize: 10)

  private func order(_ text: String, isRightToLeft: Bool = false) -> String {
    var result = ""
    for scalar in fonts.visualOrder(of: text, isRightToLeft: isRightToLeft) {
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  @Test func rightToLeftTextIsTurned() {
    #expect(order("abc") == "abc")
    // alef, bet, gimel
    #expect(order("\u{5D0}\u{5D1}\u{5D2}") == "\u{5D2}\u{5D1}\u{5D0}")
    // Numbers inside keep their order, and the Hebrew stands on both sides of them.
    #expect(order("\u{5D0} 12 \u{5D1}") == "\u{5D1} 12 \u{5D0}")
    #expect(order("a (\u{5D0})", isRightToLeft: false) == "a (\u{5D0})")
    #expect(order("12!", isRightToLeft: true) == "!12")
  }

  @Test func arabicLettersJoin() {
    // beh, beh: final form at the left, initial form at the right.
    #expect(order("\u{628}\u{628}") == "\u{FE90}\u{FE91}")
    // lam and alef become one letter.
    #expect(order("\u{644}\u{627}").unicodeScalars.first == "\u{FEFB}")
  }

  @Test func missingCharactersAreBoxes() {
    let shaped = fonts.shape("ab", font: font)
    #expect(shaped.glyphs.count == 2)
    #expect(shaped.glyphs[0].face == nil)
    #expect(shaped.width == 2 * ShapedText.missingAdvance)
    #expect(fonts.outline(of: shaped.glyphs[0]).elements.count == 10)
  }

  @Test func linesAreFittedToTheirWidth() {
    var shaped = ShapedText()
    shaped.width = 5
    func stretch(_ width: Double?) -> Double {
      shaped.stretch(
        of: TextRun(
          "x", x: 0, baseline: 0, width: width, font: font,
          color: LayoutColor(red: 0, green: 0, blue: 0)))
    }
    // Five em at ten points are 50 points wide.
    #expect(stretch(nil) == 1)
    #expect(stretch(45) == 0.9)
    #expect(stretch(60) == 1.2)
    #expect(stretch(100) == 1)
    #expect(stretch(.nan) == 1)
  }

  /// Without font files a letter is 0.5 em: 5 points.
  @Test func cutting() {
    #expect(fonts.truncated("abcdef", to: 30, font: font) == "abcdef")
    #expect(fonts.truncated("abcdef", to: 29, font: font) == "abcd\u{2026}")
    #expect(fonts.truncated("ab cdef", to: 20, font: font) == "ab\u{2026}")
    #expect(fonts.truncated("abc", to: 0, font: font) == "\u{2026}")
  }

  @Test func breaking() {
    #expect(
      fonts.wrapped("one two three", width: 35, limit: 3, font: font) == ["one two", "three"])
    #expect(
      fonts.wrapped("one two three four", width: 35, limit: 2, font: font) == [
        "one two", "three\u{2026}",
      ])
    #expect(fonts.wrapped("", width: 35, limit: 2, font: font).isEmpty)
  }
}
