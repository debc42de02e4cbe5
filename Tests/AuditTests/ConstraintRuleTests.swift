import LayoutTree
import Testing

@testable import Audit

@Suite struct UnsatisfiableConstraintsTests {
  static let fixed = ConstraintRecord(
    id: "c1", text: "UIView \"box\".width == 300",
    location: SourceLocation(file: "A.xib", line: 21),
    nodeIDs: ["box"])
  static let side = ConstraintRecord(
    id: "c2", text: "H:|-(20)-[UIView \"box\"]", nodeIDs: ["box", "root"])
  static func window(_ width: Int) -> ConstraintRecord {
    ConstraintRecord(
      id: nil, identifier: "UIView-Encapsulated-Layout-Width",
      text: "UIView \"root\".width == \(width)", isMadeByApp: false, nodeIDs: ["root"])
  }

  @Test func namesTheSetAndWhatWasGivenUp() {
    let conflict = ConflictRecord(
      constraints: [Self.fixed, Self.side, Self.window(320)], broken: Self.fixed)
    let findings = UnsatisfiableConstraints().check(
      tree([view("box", .view, (20, 0, 300, 10))], conflicts: [conflict]))
    #expect(findings.count == 1)
    let finding = findings[0]
    #expect(finding.message == "3 constraints cannot hold together")
    #expect(
      finding.reason == "UIView \"box\".width == 300; H:|-(20)-[UIView \"box\"]; "
        + "UIView \"root\".width == 320; gave up UIView \"box\".width == 300")
    #expect(finding.nodeIDs == ["box", "root"])
    #expect(finding.nodeLabel == "UIView \"box\"")
    #expect(finding.location?.line == 21)
    #expect(
      finding.conflictText == """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:c1 UIView "box".width == 300   (active)>",
            "<NSLayoutConstraint:c2 H:|-(20)-[UIView "box"]   (active)>",
            "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' UIView "root".width == 320   \
        (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:c1 UIView "box".width == 300   (active)>
        """)
  }

  @Test func mergesOverDevicesAlthoughTheSystemsNumbersDiffer() {
    let trees = [320, 375].map { width in
      tree(
        [view("box", .view, (20, 0, 300, 10))], width: Double(width), device: "d\(width)",
        conflicts: [
          ConflictRecord(
            constraints: [Self.fixed, Self.side, Self.window(width)], broken: Self.fixed)
        ])
    }
    let screens = audit(trees)
    #expect(screens.count == 1)
    #expect(screens[0].findings.map(\.rule) == ["unsatisfiable-constraints"])
    #expect(screens[0].findings[0].configurations.map(\.deviceName) == ["d320", "d375"])
  }

  @Test func aLoneImpossibleConstraintIsNamedItself() {
    let alone = ConstraintRecord(id: "c", text: "UIView \"a\".width == -16", nodeIDs: ["a"])
    let findings = UnsatisfiableConstraints().check(
      tree([], conflicts: [ConflictRecord(constraints: [alone], broken: alone)]))
    #expect(findings.map(\.message) == ["A constraint cannot hold: UIView \"a\".width == -16"])
    #expect(findings[0].nodeLabel == nil)
  }

  @Test func nothingWithoutConflicts() {
    #expect(UnsatisfiableConstraints().check(tree([label("a", (0, 0, 10, 10))])).isEmpty)
  }
}

@Suite struct AmbiguousLayoutTests {
  @Test func namesWhatIsOpen() {
    let findings = AmbiguousLayout().check(
      tree([label("a", (8, 20, 40, 20)) { $0.ambiguity = Ambiguity(x: true, width: true) }]))
    #expect(
      findings.map(\.message) == [
        "The horizontal position and width of UILabel \"a\" are not determined"
      ])
    #expect(
      findings[0].reason == "one of many layouts puts it at (8, 20) with 40 x 20 points; "
        + "add a constraint, or let a view inside give the size")
    #expect(findings[0].location == SourceLocation(file: "A.xib", line: 7))
  }

  @Test func innerViewsInheritAlongAnAxis() {
    let inner = label("inner", (0, 0, 40, 20)) {
      $0.ambiguity = Ambiguity(x: true, height: true)
    }
    let outer = view("outer", .view, (0, 0, 100, 100), children: [inner]) {
      $0.ambiguity = Ambiguity(width: true)
    }
    let findings = AmbiguousLayout().check(tree([outer]))
    #expect(
      findings.map(\.message) == [
        "The width of UIView \"outer\" is not determined",
        "The height of UILabel \"inner\" is not determined",
      ])
  }

  @Test func arrangedViewsShareASpace() {
    let labels = ["a", "b"].map { id in
      label(id, (0, 0, 50, 20)) { $0.ambiguity = Ambiguity(width: true) }
    }
    let findings = AmbiguousLayout().check(
      tree([view("stack", .stack, (0, 0, 100, 20), children: labels)]))
    #expect(findings.map(\.nodeIDs) == [["a"], ["b"]])
    #expect(findings[0].reason.hasSuffix("give one another hugging or compression priority"))
  }

  @Test func hiddenViewsAndTheSystemsPartsDoNotCount() {
    let open = Ambiguity(x: true, y: true, width: true, height: true)
    let hidden = label("a", (0, 0, 1, 1)) {
      $0.ambiguity = open
      $0.isHidden = true
    }
    let faint = view(
      "b", .view, (0, 0, 1, 1), children: [label("c", (0, 0, 1, 1)) { $0.ambiguity = open }]
    ) {
      $0.alpha = 0
    }
    let system = view("d", .view, (0, 0, 1, 1)) {
      $0.ambiguity = open
      $0.isMadeByApp = false
    }
    #expect(AmbiguousLayout().check(tree([hidden, faint, system])).isEmpty)
  }
}
