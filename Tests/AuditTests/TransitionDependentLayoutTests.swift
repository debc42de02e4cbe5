import LayoutTree
import Testing

@testable import Audit

@Suite struct TransitionDependentLayoutTests {
  let turn = TransitionStep(.orientation, from: "landscape-left", to: "portrait")

  private func check(
    _ reached: LayoutTree, _ fresh: LayoutTree, by step: TransitionStep? = nil
  ) -> [Finding] {
    Audit.check(
      fresh, arrivals: [Arrival(step ?? turn, tree: reached)],
      rules: RuleCatalogue([TransitionDependentLayout()])
    ).findings
  }

  @Test func equalLayoutsAreFine() {
    let layout = tree([label("a", (10, 10, 100, 20))])
    #expect(check(layout, layout).isEmpty)
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
    let findings = check(reached, fresh)
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.rule == "transition-dependent-layout")
    #expect(finding.severity == .error)
    #expect(finding.nodeIDs == ["photo", "name"])
    #expect(finding.magnitude == 60)
    #expect(
      finding.message.hasPrefix("After turning from landscape to portrait, ")
        && finding.message.hasSuffix(" is not where a launch puts it"))
    #expect(finding.reason.contains("60 x 60 at (165, 71), at launch 120 x 120 at (135, 71)"))
    #expect(finding.reason.contains("190 x 20 at (100, 95), at launch 190 x 20 at (100, 145)"))
  }

  @Test func viewsThatAreShownOnOneWayOnlyAreNamed() {
    let with = tree([label("a", (10, 10, 100, 20))])
    let without = tree([])
    #expect(check(with, without).map(\.nodeIDs) == [["a"]])
    #expect(check(without, with).map(\.nodeIDs) == [["a"]])
    let hidden = tree([label("a", (10, 10, 100, 20)) { $0.isHidden = true }])
    #expect(check(hidden, with).first?.message.hasSuffix("is hidden, unlike at launch") == true)
    #expect(check(hidden, without).isEmpty)
  }

  /// A hidden view may lie anywhere, and UIKit answers for what it makes itself.
  @Test func whatNobodySeesOrTheAppDidNotMakeIsLeftOut() {
    func places(_ x: Double) -> LayoutTree {
      tree([
        label("hidden", (x, 10, 100, 20)) { $0.isHidden = true },
        label("inner", (x, 40, 100, 20)) { $0.isMadeByApp = false },
      ])
    }
    #expect(check(places(10), places(50)).isEmpty)
  }

  /// Rows made from one prototype have one id; the second one is 10 points off.
  @Test func rowsOfOneIdAreComparedInTheirOrder() {
    func rows(_ y: Double) -> LayoutTree {
      tree([label("row", (0, 0, 100, 20)), label("row", (0, y, 100, 20))])
    }
    let findings = check(rows(30), rows(40))
    #expect(findings.map(\.magnitude) == [10])
    #expect(findings.map(\.nodeIDs) == [["row"]])
  }

  @Test func wordsAreCompared() throws {
    func says(_ words: String) -> LayoutTree {
      tree([view("l", .label, (0, 0, 100, 20), text: line(words, 0, 0, 100))])
    }
    let finding = try #require(check(says("Turned"), says("Launched")).first)
    #expect(finding.message.hasSuffix("does not say what it says at launch"))
    #expect(finding.reason.hasSuffix(#"says "Turned", at launch "Launched""#))
  }

  @Test func aChangeOfTheTextSizeAloneIsAWarning() {
    let findings = check(
      tree([label("a", (0, 0, 100, 20))]), tree([label("a", (0, 0, 100, 40))]),
      by: TransitionStep(.textSize, from: "large", to: "accessibility3"))
    #expect(findings.map(\.severity) == [.warning])
  }

  /// One kind of step is one finding, whatever views are wrong on which device; the worst gives the
  /// words.
  @Test func findingsOfOneStepAreOne() {
    let other = TransitionStep(.orientation, from: "portrait", to: "landscape-left")
    func part(
      _ device: String, _ id: String, by distance: Double, _ step: TransitionStep
    ) -> CheckedTree {
      let fresh = tree([label("a", (0, 0, 100, 20)), label("b", (0, 50, 100, 20))], device: device)
      var reached = fresh
      for index in reached.root.children.indices where reached.root.children[index].id == id {
        reached.root.children[index].windowFrame.x += distance
      }
      return Audit.check(fresh, arrivals: [Arrival(step, tree: reached)])
    }
    let merged = merge([
      part("A", "a", by: 5, turn), part("B", "b", by: 8, other), part("C", "a", by: 0, turn),
    ])
    let findings = merged[0].findings.filter { $0.rule == TransitionDependentLayout.id }
    #expect(findings.count == 1)
    #expect(findings.first?.nodeIDs == ["b", "a"])
    #expect(findings.first?.configurations.map(\.deviceName) == ["A", "B"])
    #expect(findings.first?.worst?.deviceName == "B")
    #expect(findings.first?.nodeLabel == #"UILabel "b""#)
    #expect(findings.first?.message.hasPrefix("After turning from portrait to landscape") == true)
  }

  @Test func aConflictThatALaunchDoesNotHaveIsTold() {
    let record = ConstraintRecord(id: nil, text: "Photo.width == 60", isMadeByApp: true)
    let other = ConstraintRecord(id: nil, text: "Photo.width == 120", isMadeByApp: true)
    var reached = tree([label("a", (0, 0, 100, 20))])
    let fresh = reached
    reached.conflicts = [ConflictRecord(constraints: [record, other], broken: other)]
    let findings = check(reached, fresh)
    #expect(
      findings.map(\.message) == [
        "After turning from landscape to portrait, 2 constraints cannot hold together, "
          + "unlike at launch"
      ])
    #expect(findings.first?.conflict != nil)
    #expect(check(reached, reached).isEmpty)
  }

  @Test(arguments: [
    (
      TransitionStep(.orientation, from: "landscape-left", to: "landscape-right"),
      "turning from landscape left to landscape right"
    ),
    (
      TransitionStep(.orientation, from: "portrait-upside-down", to: "landscape-right"),
      "turning from portrait upside down to landscape"
    ),
    (
      TransitionStep(.window, from: "full", to: "one-third"),
      "resizing the window from full to one-third"
    ),
    (
      TransitionStep(.posture, from: "closed", to: "open"),
      "changing the posture from closed to open"
    ),
    (
      TransitionStep(.direction, from: "ltr", to: "rtl"), "changing the direction from ltr to rtl"
    ),
  ])
  func stepsAreTold(step: TransitionStep, phrase: String) {
    #expect(step.phrase == phrase)
  }
}
