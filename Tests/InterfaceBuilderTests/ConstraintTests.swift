import InterfaceBuilder
import Testing

@Suite struct ConstraintTests {
  private func constraint(_ id: String) throws -> IBConstraint {
    try #require(try Fixtures.document("Profile.storyboard").constraint(id: id))
  }

  @Test func defaults() throws {
    let constraint = try constraint("con-00-001")
    #expect(constraint.line == 111)
    #expect(constraint.owner == "roo-00-001")
    #expect(constraint.firstItem == "lab-00-001")
    #expect(constraint.firstAttribute == .leading)
    #expect(constraint.relation == .equal)
    #expect(constraint.secondItem == "saf-00-001")
    #expect(constraint.secondAttribute == .leading)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 16.000000000000028)
    #expect(constraint.priority == 1000)
    #expect(constraint.identifier == nil)
    #expect(!constraint.isSymbolic && !constraint.isPlaceholder && constraint.isInstalled)
  }

  @Test func ownerAsFirstItem() throws {
    let constraint = try constraint("con-00-002")
    #expect(constraint.firstItem == nil)
    #expect(constraint.firstAttribute == .trailingMargin)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.priority == 750)
    #expect(constraint.isSymbolic)
    #expect(constraint.identifier == "edge")
  }

  @Test func multipliers() throws {
    #expect(try constraint("con-00-003").multiplier == 16.0 / 9.0)
    #expect(try constraint("con-00-004").multiplier == 1.0 / 3.0)
    #expect(try constraint("con-00-005").multiplier == 0.25)
    #expect(try constraint("con-00-005").isPlaceholder)
  }

  @Test func baselinesAndMargins() throws {
    let baseline = try constraint("con-00-006")
    #expect(baseline.firstAttribute == .firstBaseline)
    #expect(baseline.secondAttribute == .lastBaseline)
    #expect(baseline.symbolType == "layoutAnchor")
    #expect(try constraint("con-00-007").secondAttribute == .centerXWithinMargins)
    #expect(IBAttributeName.allCases.count == 20)
  }

  @Test func constantSize() throws {
    let constraint = try #require(
      try Fixtures.document("Cells.xib").constraint(id: "con-03-002"))
    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == nil)
    #expect(constraint.constant == 60.5)
  }

  @Test func placeholdersAreNeverInstalled() throws {
    let root = try #require(
      try Fixtures.document("Profile.storyboard").object(id: "roo-00-001"))
    #expect(root.constraints.count == 7)
    #expect(
      root.installedConstraints(for: .unspecified).map(\.id)
        == [
          "con-00-001", "con-00-002", "con-00-003", "con-00-004", "con-00-006", "con-00-007",
        ])
  }

  @Test func faultyOnesAreLeftOut() throws {
    let document = try Fixtures.parse(
      Fixtures.xib(
        """
        <view id="a"><constraints>
        <constraint firstItem="gone" firstAttribute="top" secondItem="a" secondAttribute="top" id="1"/>
        <constraint firstAttribute="top" secondItem="lost" secondAttribute="top" id="2"/>
        <constraint firstAttribute="topp" id="3"/>
        <constraint id="4"/>
        <constraint firstAttribute="top" secondItem="a" id="5"/>
        <constraint firstAttribute="width" relation="about" constant="1" id="6"/>
        <constraint firstAttribute="width" constant="1" id="7"/>
        </constraints></view>
        """))
    #expect(document.object(id: "a")?.constraints.map(\.id) == ["7"])
    #expect(document.faults.map(\.line) == [5, 6, 7, 8, 9, 10])
    #expect(
      document.faults.map(\.reason) == [
        .missingObject(element: "constraint", id: "1", attribute: "firstItem", reference: "gone"),
        .missingObject(element: "constraint", id: "2", attribute: "secondItem", reference: "lost"),
        .invalidValue(element: "constraint", attribute: "firstAttribute", value: "topp"),
        .missingAttribute(element: "constraint", attribute: "firstAttribute"),
        .missingAttribute(element: "constraint", attribute: "secondAttribute"),
        .invalidValue(element: "constraint", attribute: "relation", value: "about"),
      ])
  }
}
