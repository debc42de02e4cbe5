import LayoutTree
import Testing

@testable import SwiftUI

/// Texts under pressure in stacks and frames, by rules 27, 32, 53 and 54, with the recorded widths:
/// "A longer text" 77.5, "Short" 33.5, lines of 16 points.
@MainActor @Suite struct TextRuleTests {
  private func laid<V: View>(_ view: V, _ width: CGFloat = 400, _ height: CGFloat = 600) -> Laid {
    Laid(view, in: CGSize(width: width, height: height)) {
      $0.textMeasurer = RecordedTextMeasurer()
    }
  }

  @Test("Rule 27: a text of fixed size has its ideal width, whatever limits and scales it states")
  func fixedSize() {
    let found = laid(
      Text("A longer text").lineLimit(1).minimumScaleFactor(0.5).fixedSize().frame(width: 40))
    #expect(found.root == CGSize(width: 40, height: 16))
    #expect(found.leaves == [rect(-18.5, 0, 77.5, 16)])
    #expect(found.nodes("Text")[0].text?.isTruncated == false)
  }

  @Test("Rules 3 to 5: a text is served before colours, with a third; a priority keeps it whole")
  func stacks() {
    // The text's range is 77.5, the colours' endless: it is served first, with a third of 90.
    let cramped = laid(
      HStack(spacing: 0) {
        Color.red
        Text("A longer text")
        Color.blue
      }, 90, 16)
    #expect(cramped.nodes("Text")[0].text?.isTruncated == true)
    // With a priority it is offered all that the others do not need.
    let favoured = laid(
      HStack(spacing: 0) {
        Color.red
        Text("A longer text").layoutPriority(1)
        Color.blue
      }, 90, 16)
    #expect(favoured.nodes("Text")[0].text?.isTruncated == false)
    #expect(favoured.frames("Color").map(\.width) == [6.5, 6])
  }

  @Test("Rule 5: the shorter text takes its width, the other one the rest")
  func twoTexts() {
    let found = laid(
      HStack(spacing: 0) {
        Text("A longer text")
        Text("Short")
      }, 111, 16)
    // 33.5 of 55.5, then 77.5 of 77.5.
    #expect(found.leaves == [rect(0, 0, 77.5, 16), rect(77.5, 0, 33.5, 16)])
  }

  @Test("Rule 22: a text in a frame that is too low is cut to the lines that fit")
  func lowFrame() {
    let found = laid(Text("First\nSecond\nThird").frame(height: 40))
    #expect(found.root.height == 40)
    #expect(found.nodes("Text")[0].text?.lines.count == 2)
    #expect(found.nodes("Text")[0].text?.isTruncated == true)
    // Its own height where it may.
    let free = laid(
      Text("First\nSecond\nThird").fixedSize(horizontal: false, vertical: true).frame(height: 40))
    #expect(free.leaves == [rect(0, -4, 46, 48)])
  }
}
