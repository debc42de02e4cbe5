import LayoutTree
import Testing

@testable import Audit

@Suite struct TruncatedTextTests {
  private func cut(_ string: String = "A long title", isPlaceholder: Bool = false) -> TextContent {
    line(
      string, 0, 0, 80, needs: LayoutSize(width: 120.5, height: 20), isTruncated: true,
      isPlaceholder: isPlaceholder)
  }

  @Test func saysWhatIsNeededAndShown() {
    let findings = TruncatedText().check(
      tree([view("t", .label, (0, 0, 80, 20), text: cut())]))
    #expect(findings.map(\.message) == ["The text of UILabel \"A long title\" is cut off"])
    #expect(
      findings[0].reason == "needs 120.5 x 20 points and has 80 x 20; shows \"A long title\"")
    #expect(findings[0].magnitude == 40.5)
    #expect(findings[0].severity == .warning)
  }

  @Test func aButtonAnswersForItsTitle() {
    let title = view("b/0", .label, (0, 0, 80, 20), text: cut()) { $0.isMadeByApp = false }
    let button = view("b", .button, (0, 0, 80, 44), children: [title]) { $0.label = "Pay" }
    let findings = TruncatedText().check(tree([button]))
    #expect(findings.map(\.nodeIDs) == [["b"]])
    #expect(findings[0].message == "The text of UIButton \"Pay\" is cut off")
  }

  @Test func placeholdersCountButTypedTextDoesNot() {
    let placeholder = view("p", .textField, (0, 0, 80, 34), text: cut(isPlaceholder: true))
    let typed = view("t", .textField, (0, 50, 80, 34), text: cut())
    let long = view("v", .textView, (0, 100, 80, 34), text: cut())
    let findings = TruncatedText().check(tree([placeholder, typed, long]))
    #expect(findings.map(\.nodeIDs) == [["p"]])
    #expect(findings[0].kind == "placeholder")
  }

  @Test func barsFoldedRowsAndBlankTextDoNotCount() {
    let title = view("bar/0", .label, (0, 0, 80, 20), text: cut()) { $0.isMadeByApp = false }
    let bar = view("bar", .navigationBar, (0, 0, 390, 44), children: [title]) {
      $0.isMadeByApp = false
    }
    let folded = view("f", .label, (0, 0, 80, 0), text: cut())
    let blank = view("s", .label, (0, 0, 80, 20), text: cut(" \n"))
    let whole = label("w", (0, 0, 80, 20))
    let hidden = view("h", .label, (0, 0, 80, 20), text: cut()) { $0.isHidden = true }
    #expect(TruncatedText().check(tree([bar, folded, blank, whole, hidden])).isEmpty)
  }
}

@Suite struct FixedTextSizeTests {
  private func text(_ id: String, adjusts: Bool) -> LayoutNode {
    view(id, .label, (0, 0, 80, 20), text: line(id, 0, 0, 80, adjusts: adjusts))
  }

  @Test func oneFindingListsTheViews() {
    let nodes = [text("a", adjusts: true), text("b", adjusts: false), text("c", adjusts: false)]
    let findings = FixedTextSize().check(tree(nodes, textSize: "accessibility3"))
    #expect(findings.map(\.message) == ["2 texts do not follow Dynamic Type"])
    #expect(findings[0].nodeIDs == ["b", "c"])
    #expect(
      findings[0].reason == "UILabel \"b\" and UILabel \"c\" keep their size while other text of "
        + "the screen grows")
  }

  @Test func noFindingAtTheDefaultSizeOrWithoutDynamicType() {
    let mixed = [text("a", adjusts: true), text("b", adjusts: false)]
    #expect(FixedTextSize().check(tree(mixed)).isEmpty)
    #expect(FixedTextSize().check(tree([mixed[1]], textSize: "accessibility3")).isEmpty)
    #expect(FixedTextSize().check(tree([mixed[0]], textSize: "accessibility3")).isEmpty)
  }

  @Test func longListsAreShortened() {
    let nodes = [text("a", adjusts: true)] + (1...7).map { text("n\($0)", adjusts: false) }
    let findings = FixedTextSize().check(tree(nodes, textSize: "xx-large"))
    #expect(findings[0].reason.contains("UILabel \"n5\" and 2 more keep"))
  }
}
