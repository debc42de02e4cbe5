import LayoutTree
import Testing

@testable import Audit

@Suite struct OutsideScreenTests {
  @Test func aControlBeyondTheBottom() {
    // The button ends at 380 + 50 = 430, 55 points below 375.
    let button = view("Pay", .button, (20, 380 - 30, 300, 80)) { $0.style.backgroundColor = white }
    let findings = OutsideScreen().check(tree([button], width: 667, height: 375))
    #expect(
      findings.map(\.message) == ["UIButton \"Pay\" reaches beyond the bottom edge of the window"])
    #expect(findings[0].reason == "it ends 55 points beyond the edge of a window of 667 x 375")
    #expect(findings[0].magnitude == 55)
    #expect(findings[0].kind == "bottom")
  }

  @Test func textIsMeasuredByItsLines() {
    // The label's box ends at 410, its line at 10 + 200.
    let short = view("a", .label, (10, 0, 400, 20), text: line("a", 0, 0, 200))
    #expect(OutsideScreen().check(tree([short])).isEmpty)
    let long = view("b", .label, (10, 0, 400, 20), text: line("b", 0, 0, 400))
    #expect(OutsideScreen().check(tree([long])).map(\.kind) == ["right"])
  }

  @Test func contentThatScrollsCanBeReached() {
    let below = label("a", (0, 900, 100, 20))
    let wide = label("b", (300, 20, 200, 20))
    let scroll = view("s", .scroll, (0, 0, 390, 844), children: [below, wide]) {
      $0.contentSize = LayoutSize(width: 390, height: 1200)
    }
    // It scrolls up and down but not sideways.
    let findings = OutsideScreen().check(tree([scroll]))
    #expect(findings.map(\.nodeIDs) == [["b"]])
    #expect(findings[0].kind == "right")
  }

  /// Content of 830 begins 47 below the top of 844: with 34 at the bottom, 911 in all, it scrolls.
  @Test func contentUnderTheBarsCanBeReached() {
    let below = label("a", (0, 850, 100, 20))
    func scroll(insets: LayoutInsets) -> LayoutNode {
      view("s", .scroll, (0, 0, 390, 844), children: [below]) {
        $0.contentSize = LayoutSize(width: 390, height: 830)
        $0.safeAreaInsets = insets
      }
    }
    #expect(OutsideScreen().check(tree([scroll(insets: .zero)])).map(\.nodeIDs) == [["a"]])
    let insets = LayoutInsets(top: 47, left: 0, bottom: 34, right: 0)
    #expect(OutsideScreen().check(tree([scroll(insets: insets)])).isEmpty)
  }

  @Test func backgroundsAndWaitingViewsDoNotCount() {
    let background = view("i", .image, (-20, -20, 430, 884))
    let menu = view("m", .view, (-240, 0, 240, 844), children: [label("l", (-220, 20, 200, 20))])
    let slight = label("s", (0, 824.5, 100, 20))
    let hidden = label("h", (0, 840, 100, 20)) { $0.isHidden = true }
    let cut = view(
      "c", .view, (0, 0, 200, 100), children: [label("t", (150, 0, 300, 20))]
    ) { $0.clipsToBounds = true }
    #expect(OutsideScreen().check(tree([background, menu, slight, hidden, cut])).isEmpty)
  }

  @Test func partlyAndWhollyBelowAreOneFinding() {
    func screen(_ height: Double) -> LayoutTree {
      tree([label("a", (0, 660, 100, 20))], height: height, device: "d\(height)")
    }
    let findings = audit([screen(844), screen(667), screen(375)])[0].findings
    // 660 - 375 = 285 points below the smallest window.
    #expect(findings.map(\.reason) == ["it begins 285 points below the window and cannot be seen"])
    #expect(findings[0].configurations.map(\.deviceName) == ["d667.0", "d375.0"])
  }

  @Test func belowTheWindowEverywhereIsOnPurpose() {
    func screen(_ height: Double, _ y: Double) -> LayoutTree {
      tree([label("a", (0, y, 100, 20))], height: height, device: "d\(height)")
    }
    #expect(audit([screen(844, 900), screen(667, 700)])[0].findings.isEmpty)
    // 700 - 667 = 33 points below one of the two windows.
    let findings = audit([screen(844, 700), screen(667, 700)])[0].findings
    #expect(findings.map(\.reason) == ["it begins 33 points below the window and cannot be seen"])
  }
}

@Suite struct ClippedByParentTests {
  private func card(
    _ children: [LayoutNode], kind: NodeKind = .view, height: Double = 50,
    contentSize: LayoutSize? = nil
  ) -> LayoutTree {
    tree([
      view("card", kind, (20, 100, 200, height), children: children) {
        $0.clipsToBounds = true
        $0.contentSize = contentSize
      }
    ])
  }

  @Test func aTextCutAtTheBottom() {
    // The line ends at 160, the card at 150.
    let findings = ClippedByParent().check(card([label("a", (30, 140, 100, 20))]))
    #expect(findings.map(\.message) == ["UILabel \"a\" is cut off by UIView \"card\""])
    #expect(
      findings[0].reason
        == "10 of 20 points are lost at the bottom edge, where UIView clips to its bounds")
    #expect(findings[0].nodeIDs == ["a", "card"])
  }

  @Test func twoPointsOfALineMayGo() {
    #expect(ClippedByParent().check(card([label("a", (30, 132, 100, 20))])).isEmpty)
    #expect(ClippedByParent().check(card([label("a", (30, 133, 100, 20))])).count == 1)
  }

  @Test func scrollingAxesAreExcepted() {
    let below = label("a", (30, 190, 100, 20))
    let wide = label("b", (150, 110, 100, 20))
    let size = LayoutSize(width: 200, height: 400)
    let findings = ClippedByParent().check(card([below, wide], kind: .scroll, contentSize: size))
    #expect(findings.map(\.nodeIDs) == [["b", "card"]])
    #expect(findings[0].kind == "right")
  }

  @Test func imagesAndFoldedParentsDoNotCount() {
    #expect(ClippedByParent().check(card([view("i", .image, (0, 90, 300, 90))])).isEmpty)
    #expect(ClippedByParent().check(card([label("a", (30, 100, 100, 20))], height: 0)).isEmpty)
  }

  @Test func aParentThatDoesNotClipCutsNothing() {
    let card = view("card", .view, (20, 100, 200, 50), children: [label("a", (30, 140, 100, 20))])
    #expect(ClippedByParent().check(tree([card])).isEmpty)
  }
}
