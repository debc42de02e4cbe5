import Testing
import Typography

/// Widths saved by Interface Builder in public files; the grid is the file's.
@Suite struct TextWidthTests {
  @Test(
    "A label's default text is as wide as Interface Builder saves it",
    arguments: [
      ("Label", 17.0, 41.5), ("Button", 15.0, 46.0), ("Title", 17.0, 33.0),
    ])
  func savedWidth(text: String, size: Double, saved: Double) {
    let layout = TextLayout(text: text, font: .system(size: size), scale: 2)
    #expect(abs(layout.size.width - saved) <= 1)
  }

  @Test func emptyTextTakesNoRoom() {
    let layout = TextLayout(text: "", font: .system(size: 17))
    #expect(layout.size.width == 0)
    #expect(layout.size.height == 0)
    #expect(layout.lines.isEmpty)
  }
}
