import LayoutTree
import Testing

@testable import Audit

@Suite struct OverlappingContentTests {
  private func check(_ nodes: [LayoutNode]) -> [Finding] { OverlappingContent().check(tree(nodes)) }

  @Test func twoTexts() {
    // Lines of 20 points less a tenth at each end: 102...118 and 112...128 share 6 points.
    let findings = check([label("a", (0, 100, 100, 20)), label("b", (60, 110, 100, 20))])
    #expect(findings.map(\.message) == ["UILabel \"b\" lies on UILabel \"a\""])
    #expect(findings[0].reason == "they overlap by 40 x 6 points")
    #expect(findings[0].nodeIDs == ["b", "a"])
    #expect(findings[0].magnitude == 6)
  }

  @Test func tightLinesAndBoxesDoNotCount() {
    #expect(check([label("a", (0, 100, 100, 20)), label("b", (0, 115, 100, 20))]).isEmpty)
    // The boxes overlap by 100 points, the texts stand apart.
    let left = view("a", .label, (0, 0, 200, 20), text: line("a", 0, 0, 90))
    let right = view("b", .label, (100, 0, 200, 20), text: line("b", 0, 0, 90))
    #expect(check([left, right]).isEmpty)
  }

  @Test func aFieldOnAText() {
    let field = view("f", .textField, (50, 90, 100, 34))
    #expect(check([label("a", (0, 100, 100, 20)), field]).map(\.nodeIDs) == [["f", "a"]])
  }

  @Test func whatIsInsideAControlIsPartOfIt() {
    let field = view("f", .textField, (0, 0, 200, 44))
    let eye = view("eye", .button, (156, 0, 44, 44)) { $0.style.backgroundColor = white }
    #expect(check([field, eye]).isEmpty)
    let invisible = view("tap", .button, (0, 90, 200, 60))
    #expect(check([label("a", (0, 100, 100, 20)), invisible]).isEmpty)
  }

  @Test func ancestorsHiddenViewsImagesAndBarsDoNotCount() {
    let inner = label("inner", (0, 0, 80, 20))
    let button = view("outer", .button, (0, 0, 100, 44), children: [inner]) {
      $0.style.backgroundColor = white
    }
    #expect(check([button]).isEmpty)
    let hidden = label("h", (0, 100, 100, 20)) { $0.isHidden = true }
    let image = view("i", .image, (0, 100, 100, 20))
    let title = label("bar/0", (0, 100, 100, 20)) { $0.isMadeByApp = false }
    let bar = view("bar", .navigationBar, (0, 90, 390, 44), children: [title]) {
      $0.isMadeByApp = false
    }
    #expect(check([label("a", (0, 100, 100, 20)), hidden, image, bar]).isEmpty)
  }

  @Test func overlaysAndAlternativesDoNotCount() {
    let text = label("a", (20, 100, 100, 20))
    let sheet = view("sheet", .view, (0, 50, 390, 400), children: [label("b", (20, 105, 100, 20))])
    {
      $0.style.backgroundColor = white
    }
    #expect(check([text, sheet]).isEmpty)
    let first = view("1", .view, (0, 0, 390, 400), children: [label("c", (20, 100, 100, 20))])
    let second = view("2", .view, (0, 0, 390, 400), children: [label("d", (20, 105, 100, 20))])
    #expect(check([first, second]).isEmpty)
    // Without a background and in frames of their own they do.
    var bare = sheet
    bare.style.backgroundColor = nil
    #expect(check([text, bare]).count == 1)
  }

  @Test func contentScrollsBeneathWhatDoesNot() {
    let scroll = view("s", .scroll, (0, 0, 390, 844), children: [label("a", (0, 780, 100, 20))]) {
      $0.contentSize = LayoutSize(width: 390, height: 2000)
    }
    let button = view("add", .button, (40, 770, 56, 56)) { $0.style.backgroundColor = white }
    #expect(check([scroll, button]).isEmpty)
  }

  @Test func everywhereIsAWarning() {
    func screen(_ width: Double, _ y: Double) -> LayoutTree {
      tree(
        [label("a", (0, 100, 100, 20)), label("b", (60, y, 100, 20))], width: width,
        device: "d\(width)")
    }
    #expect(audit([screen(390, 110), screen(320, 110)])[0].findings.map(\.severity) == [.warning])
    #expect(audit([screen(390, 140), screen(320, 110)])[0].findings.map(\.severity) == [.error])
  }
}

@Suite struct SmallTouchTargetTests {
  private func check(_ nodes: [LayoutNode]) -> [Finding] { SmallTouchTarget().check(tree(nodes)) }

  @Test func anIconButton() {
    let icon = view("close", .button, (0, 0, 30, 44)) {
      $0.image = ImageContent(name: "xmark", isSymbol: true, frame: rect(0, 0, 20, 20))
    }
    let findings = check([icon])
    #expect(findings.map(\.message) == ["UIButton \"close\" is too small to touch"])
    #expect(findings[0].reason == "30 x 44 points, should be at least 44 x 44")
    #expect(findings[0].magnitude == 14)
  }

  @Test func textLinksBarItemsAndSystemSizesAreExcepted() {
    let link = view("link", .button, (0, 0, 120, 30), text: line("Forgot?", 0, 0, 120))
    let item = view("item", .button, (0, 0, 30, 30))
    let bar = view("bar", .navigationBar, (0, 0, 390, 44), children: [item]) {
      $0.isMadeByApp = false
    }
    let toggle = view("t", .toggle, (0, 0, 63, 28)) { $0.isTouchTarget = true }
    let field = view("f", .textField, (0, 0, 200, 34)) { $0.isTouchTarget = true }
    let picture = view("p", .image, (0, 0, 20, 20))
    #expect(check([link, bar, toggle, field, picture]).isEmpty)
  }

  @Test func filledButtonsAndTappedViewsCount() {
    let filled = view("go", .button, (0, 0, 120, 30), text: line("Go", 0, 0, 120)) {
      $0.style.backgroundColor = white
    }
    let tapped = view("v", .view, (0, 0, 40, 40)) { $0.isTouchTarget = true }
    #expect(check([filled, tapped]).map(\.nodeIDs) == [["go"], ["v"]])
  }
}
