import Devices
import Testing
import Typography

@Suite struct TextLayoutTests {
  private let font = Font.system(size: 17)
  /// One width for all characters, so that breaks can be counted: 1229 / 2048 em, 10 points here.
  private let fixed = Font(family: "Courier New", pointSize: 10 * 2048 / 1229)

  private func lines(
    _ text: String, _ width: Double?, limit: Int = 0, _ mode: LineBreakMode = .wordWrapping
  ) -> [String] {
    TextLayout(text: text, font: fixed, width: width, lineLimit: limit, lineBreakMode: mode)
      .lines.map(\.text)
  }

  @Test func emptyTextTakesNoRoom() {
    let layout = TextLayout(text: "", font: font)
    #expect(layout.size == Size(width: 0, height: 0))
    #expect(layout.lines.isEmpty)
    #expect(layout.firstBaseline == 0)
    #expect(TextLayout(runs: []).size == Size(width: 0, height: 0))
  }

  // Saved heights: eight lines at 15 points 143.5 (8 x 17.9), nine at 17 points 182.67 (9 x 20.29).
  @Test func linesAddUpUnrounded() {
    let eight = TextLayout(
      text: Array(repeating: "x", count: 8).joined(separator: "\n"), font: .system(size: 15),
      scale: 2)
    #expect(eight.size.height == 143.5)
    let nine = TextLayout(
      text: Array(repeating: "x", count: 9).joined(separator: "\n"), font: font, scale: 3)
    #expect(abs(nine.size.height - 548.0 / 3) < 1e-9)
  }

  // Saved: two lines of a headline 42.5 high; 20.29 + 22.
  @Test func textStylesKeepTheirLineSpacing() {
    let layout = TextLayout(
      text: "How many oscars has leonardo dicaprio won in his career?", font: .preferred(.headline),
      width: 343, scale: 2)
    #expect(layout.lines.count == 2)
    #expect(layout.size.height == 42.5)
  }

  @Test func breaksBetweenWords() {
    #expect(lines("aaa bbb ccc", 70) == ["aaa bbb", "ccc"])
    #expect(lines("aaa bbb ccc", 69) == ["aaa", "bbb", "ccc"])
    #expect(lines("aaa   bbb", 30) == ["aaa", "bbb"])
    #expect(lines("long-running process", 60) == ["long-", "runnin", "g", "proces", "s"])
    #expect(lines("a\nb\r\nc\u{2028}d", nil) == ["a", "b", "c", "d"])
    #expect(lines("a\n\nb", 50) == ["a", "", "b"])
    #expect(lines("a\n", 50) == ["a", ""])
  }

  @Test func wordsWiderThanTheLineBreakBetweenCharacters() {
    #expect(lines("abcdefg", 30) == ["abc", "def", "g"])
    #expect(lines("ab cdefghi", 40) == ["ab", "cdef", "ghi"])
    // Never less than one character a line, however narrow.
    #expect(lines("abc", 0) == ["a", "b", "c"])
    #expect(lines("abc", .nan) == ["a", "b", "c"])
    #expect(lines("abc", -5) == ["a", "b", "c"])
  }

  @Test func characterWrappingBreaksAnywhere() {
    #expect(lines("aaa bbb", 50, .characterWrapping) == ["aaa b", "bb"])
  }

  @Test func spacesAtABreakTakeNoRoomButAtTheEndTheyDo() {
    let broken = TextLayout(text: "aaa bbb", font: fixed, width: 30)
    #expect(abs(broken.lines[0].width - 30) < 1e-9)
    let end = TextLayout(text: "aaa ", font: fixed)
    #expect(abs(end.lines[0].width - 40) < 1e-9)
    let hanging = TextLayout(text: "aaa ", font: fixed, width: 30)
    #expect(hanging.lines.map(\.text) == ["aaa"])
    #expect(!hanging.isTruncated)
  }

  // The ellipsis is one more character of ten points.
  @Test func truncation() {
    #expect(lines("abcdefgh", 50, limit: 1, .tailTruncation) == ["abcd…"])
    #expect(lines("abcdefgh", 50, limit: 1, .headTruncation) == ["…efgh"])
    #expect(lines("abcdefgh", 50, limit: 1, .middleTruncation) == ["ab…gh"])
    #expect(lines("abcdefgh", 50, limit: 1, .clipping) == ["abcdefgh"])
    #expect(lines("abcdefgh", 80, limit: 1, .tailTruncation) == ["abcdefgh"])
    #expect(lines("abc defgh", 50, limit: 1, .tailTruncation) == ["abc…"])
    #expect(lines("aaa bbb ccc ddd", 70, limit: 2, .tailTruncation) == ["aaa bbb", "ccc ddd"])
    #expect(lines("aaa bbb ccc ddd e", 70, limit: 2, .tailTruncation) == ["aaa bbb", "ccc dd…"])
    #expect(lines("aaa bbb ccc ddd", 70, limit: 1, .wordWrapping) == ["aaa bbb"])
    #expect(lines("ab\ncd", 70, limit: 1, .tailTruncation) == ["ab…"])
    #expect(lines("abc", 5, limit: 1, .tailTruncation) == ["…"])
  }

  @Test func truncationIsReported() {
    func isTruncated(_ text: String, _ mode: LineBreakMode, limit: Int = 1) -> Bool {
      TextLayout(text: text, font: fixed, width: 50, lineLimit: limit, lineBreakMode: mode)
        .isTruncated
    }
    #expect(!isTruncated("abcde", .tailTruncation))
    for mode in LineBreakMode.allCases {
      #expect(isTruncated("abcdef ghi", mode), "\(mode)")
      #expect(!isTruncated("abc", mode), "\(mode)")
    }
    #expect(!isTruncated("abcde fghij", .tailTruncation, limit: 2))
    #expect(isTruncated("abcde fghij klm", .wordWrapping, limit: 2))
  }

  @Test func alignment() {
    func x(_ alignment: TextAlignment, _ direction: LayoutDirection = .leftToRight) -> Double {
      TextLayout(
        text: "aaa", font: fixed, width: 50, alignment: alignment, direction: direction
      ).lines[0].x
    }
    #expect(x(.left) == 0)
    #expect(abs(x(.center) - 10) < 1e-9)
    #expect(abs(x(.right) - 20) < 1e-9)
    #expect(x(.natural) == 0)
    #expect(abs(x(.natural, .rightToLeft) - 20) < 1e-9)
    #expect(x(.left, .rightToLeft) == 0)
  }

  @Test func justifiedLinesReachBothEdgesButTheLast() {
    let layout = TextLayout(text: "aa bb cc", font: fixed, width: 60, alignment: .justified)
    #expect(abs(layout.lines[0].width - 60) < 1e-9)
    #expect(abs(layout.lines[1].width - 20) < 1e-9)
  }

  @Test func shrinksToFitOneLine() {
    let layout = TextLayout(
      text: "abcdefgh", font: fixed, width: 60, lineLimit: 1, lineBreakMode: .tailTruncation,
      minimumScaleFactor: 0.5)
    #expect(!layout.isTruncated)
    #expect(abs(layout.scaleFactor - 0.75) < 1e-4)
    let least = TextLayout(
      text: "abcdefgh", font: fixed, width: 30, lineLimit: 1, lineBreakMode: .tailTruncation,
      minimumScaleFactor: 0.5)
    #expect(least.isTruncated)
    #expect(least.scaleFactor == 0.5)
    #expect(least.lines[0].text == "abcde…")
  }

  @Test func paragraphStyle() {
    let style = ParagraphStyle(
      lineSpacing: 4, paragraphSpacing: 10, minimumLineHeight: 30, firstLineHeadIndent: 20,
      headIndent: 5)
    let layout = TextLayout(
      runs: [TextRun(text: "aaa bbb\nccc", font: fixed, paragraph: style)], width: 60)
    #expect(layout.lines.map(\.text) == ["aaa", "bbb", "ccc"])
    #expect(layout.lines.map(\.x) == [20, 5, 20])
    #expect(layout.lines.map(\.height) == [30, 30, 30])
    // 30 + 4, then 30 + 4 + 10.
    #expect(layout.lines.map(\.y) == [0, 34, 78])
    let capped = TextLayout(
      runs: [
        TextRun(text: "a", font: fixed, paragraph: ParagraphStyle(maximumLineHeight: 10))
      ])
    #expect(capped.lines[0].height == 10)
  }

  @Test func runsShareALineAndItsBaseline() {
    let large = Font.system(size: 34)
    let layout = TextLayout(runs: [
      TextRun(text: "small ", font: font), TextRun(text: "large", font: large),
    ])
    #expect(layout.lines.count == 1)
    #expect(layout.lines[0].text == "small large")
    #expect(abs(layout.firstBaseline - large.ascender) < 1e-9)
    #expect(abs(layout.lines[0].height - large.lineHeight) < 1e-9)
    let sum =
      Typography.width(of: "small ", font: font) + Typography.width(of: "large", font: large)
    #expect(abs(layout.lines[0].width - sum) < 1e-9)
  }

  @Test func attachmentsStandOnTheBaseline() {
    let layout = TextLayout(runs: [
      TextRun(text: "a", font: fixed),
      TextRun(text: "\u{FFFC}", font: fixed, attachment: Size(width: 40, height: 50)),
    ])
    #expect(abs(layout.lines[0].width - 50) < 1e-9)
    #expect(layout.firstBaseline == 50)
  }

  @Test func ideographsBreakBetweenCharactersButNotBeforeAStop() {
    let layout = TextLayout(
      text: "コウテイペンギンは、ペンギンの一種でペンギン科コウテイペンギン属に分類される。", font: font,
      width: 287)
    // As high as saved: three lines.
    #expect(layout.lines.count == 3)
    #expect(layout.lines.allSatisfy { !$0.text.hasPrefix("。") && !$0.text.hasPrefix("、") })
  }

  @Test func aLongTextIsBrokenOnce() {
    let layout = TextLayout(
      text: String(repeating: "word ", count: 20_000), font: fixed, width: 99)
    // Two words and the space between them are 90 wide.
    #expect(layout.lines.count == 10_000)
  }

  @Test func sizesAreRoundedUpToTheGrid() {
    let layout = TextLayout(text: "Label", font: font, scale: 3)
    #expect((layout.size.width * 3).rounded() == layout.size.width * 3)
    #expect(layout.size.width >= layout.lines[0].width)
  }
}
