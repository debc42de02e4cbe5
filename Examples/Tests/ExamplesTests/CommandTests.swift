import Foundation
import Testing

/// What the examples' own programs say.
@Suite struct CommandTests {
  private let contact = ExampleProgram(name: "AdaptiveContact")
  private let sets = ExampleProgram(name: "OrientationSets")
  private let cells = ExampleProgram(name: "OrientationCells")

  /// The parts of a JSON report that the tests look at.
  private struct Report: Decodable {
    struct Screen: Decodable {
      var title: String
      var findings: [Finding]
    }
    struct Finding: Decodable {
      var rule: String
      var kind: String
      var views: [String]
    }
    var screens: [Screen]

    /// The findings of the screens that have any.
    var findings: [String: [Finding]] {
      Dictionary(uniqueKeysWithValues: screens.map { ($0.title, $0.findings) })
        .filter { !$0.value.isEmpty }
    }
  }

  private func report(_ program: ExampleProgram, _ options: String = "") throws -> Report {
    let run = try program.run("check --reporter json \(options)")
    #expect(run.errors == "")
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
  }

  /// On an upright iPhone 14, 390 wide with 47 points of status bar, the photo of 60 points stands at
  /// (390 - 60) / 2 = 165 and 47 + 24 = 71, the one of 120 points at (390 - 120) / 2 = 135. The name is
  /// 60 points further down below the large one.
  @Test("The slip is told with its step, its views and their places")
  func slip() throws {
    let run = try contact.run(
      "check --devices iphone-14 --text-sizes large --directions ltr --system 18")
    #expect(run.status == 1)
    #expect(run.errors == "")
    #expect(
      run.output.hasPrefix(
        """
        AdaptiveContact/ContactScreens.swift:9  slipped contact
          error    After turning from landscape to portrait, UIImageView "photo" is not where a launch puts it  transition-dependent-layout
                   line 9, id root/0
                   in iPhone 14 portrait
                   UIImageView "photo" is 60 x 60 at (165, 71), at launch 120 x 120 at (135, 71); UILabel "name" is \

        """.dropLast()))
    #expect(run.output.contains(", 147), at launch "))
    #expect(run.output.contains(", 207); UILabel \"phone\" is "))
    #expect(run.output.hasSuffix("\n3 screens, 6 layouts: 1 error on 1 screen\n"))
  }

  @Test("In the default matrix the slip shows by turns, windows and postures, on that screen only")
  func defaultMatrix() throws {
    let findings = try report(contact).findings
    #expect(Array(findings.keys) == ["slipped contact"])
    let found = findings["slipped contact"] ?? []
    #expect(found.map(\.rule) == Array(repeating: "transition-dependent-layout", count: 3))
    #expect(Set(found.map(\.kind)) == ["orientation", "window", "posture"])
    for finding in found { #expect(finding.views == ["root/0", "root/1", "root/2"]) }
  }

  @Test("What is not in the matrix is not tried, and a rule that is off is not run")
  func chosen() throws {
    let upright = try contact.run("check --devices iphone-14 --orientations portrait")
    #expect(upright.status == 0)
    let other = try contact.run("check --rules outside-screen,truncated-text")
    #expect(other.status == 0)
    #expect(other.output == "3 screens, 120 layouts: nothing found\n")
  }

  @Test("The number of workers changes nothing")
  func jobs() throws {
    let one = try contact.run("check --jobs 1 --reporter json")
    #expect(one.status == 1)
    #expect(try contact.run("check --jobs 3 --reporter json") == one)
  }

  /// One third of an iPad on its side is compact: what was side by side before stays so.
  @Test("A condition from before iPads had windows, and two sets that contradict each other")
  func panes() throws {
    let report = try report(sets)
    let findings = report.findings
    #expect(
      Set(findings.keys) == ["panes for full screens only", "panes with both sets at first"])
    let guarded = findings["panes for full screens only"] ?? []
    #expect(Set(guarded.map(\.rule)) == ["transition-dependent-layout"])
    #expect(guarded.map(\.kind).contains("window"))
    #expect(guarded.first.map { Set($0.views) } == ["first-pane", "second-pane"])
    let doubled = findings["panes with both sets at first"] ?? []
    #expect(Set(doubled.map(\.rule)) == ["unsatisfiable-constraints"])
  }

  @Test("Rows that follow the orientation are sound")
  func rows() throws {
    let run = try cells.run("check")
    #expect(run.status == 0)
    #expect(run.output == "1 screen, 40 layouts: nothing found\n")
  }

  @Test("The program explains the rule and lays its screens out")
  func otherCommands() throws {
    #expect(
      try cells.run("explain transition-dependent-layout").output.hasPrefix(
        "transition-dependent-layout (error)\n\nReports screens that a transition leaves"))
    let layout = try cells.run("layout --devices iphone-8 --system 18")
    #expect(layout.status == 0)
    #expect(layout.output.contains("name-label"))
  }
}
