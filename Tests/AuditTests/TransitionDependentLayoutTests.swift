import Audit
import LayoutTree
import Testing

@Suite struct TransitionDependentLayoutTests {
  let rule = TransitionDependentLayout()

  @Test func equalLayoutsAreFine() {
    let layout = tree([label("a", (10, 10, 100, 20))])
    #expect(rule.check(reached: layout, fresh: layout, step: "turning").isEmpty)
  }

  /// The photo is 60 points wider and higher at launch, which moves the name below by 60.
  @Test func viewsAreNamedWithTheirPlacesTheWorstFirst() throws {
    let reached = tree([
      label("name", (100, 95, 190, 20)), view("photo", .view, (165, 71, 60, 60)),
      label("phone", (10, 800, 100, 20)),
    ])
    let fresh = tree([
      label("name", (100, 145, 190, 20)), view("photo", .view, (135, 71, 120, 120)),
      label("phone", (10, 800, 100, 20)),
    ])
    let findings = rule.check(reached: reached, fresh: fresh, step: "turning to landscape and back")
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.rule == "transition-dependent-layout")
    #expect(finding.nodeIDs == ["photo", "name"])
    #expect(finding.magnitude == 60)
    #expect(
      finding.message.hasPrefix("After turning to landscape and back, ")
        && finding.message.hasSuffix(" is not where a launch puts it"))
    #expect(finding.reason.contains("60 x 60 at (165, 71), at launch 120 x 120 at (135, 71)"))
    #expect(finding.reason.contains("190 x 20 at (100, 95), at launch 190 x 20 at (100, 145)"))
  }

  @Test func viewsThatAreShownOnOneWayOnlyAreNamed() {
    let with = tree([label("a", (10, 10, 100, 20))])
    let without = tree([])
    #expect(rule.check(reached: with, fresh: without, step: "s").map(\.nodeIDs) == [["a"]])
    #expect(rule.check(reached: without, fresh: with, step: "s").map(\.nodeIDs) == [["a"]])
    let hidden = tree([label("a", (10, 10, 100, 20)) { $0.isHidden = true }])
    let finding = rule.check(reached: hidden, fresh: with, step: "s").first
    #expect(finding?.message.hasSuffix("is hidden, unlike at launch") == true)
  }
}
