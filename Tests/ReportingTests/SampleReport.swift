import Audit
import LayoutTree
import Reporting

/// A report with one of everything: an error in several configurations, a conflict, a warning, a
/// clean screen, a note and a problem, with characters that each format has to escape.
enum SampleReport {
  static func configuration(
    _ device: String, _ name: String, orientation: String = "portrait", textSize: String = "large"
  ) -> ConfigurationSummary {
    ConfigurationSummary(
      device: device, deviceName: name, orientation: orientation, window: "full",
      textSize: textSize, direction: "ltr", system: 27,
      size: LayoutSize(width: 375, height: 667), scale: 2, safeArea: .zero, cornerRadius: 0,
      horizontalSizeClass: "compact", verticalSizeClass: "regular")
  }

  static let screen = ScreenReference(
    file: "App/Main, one.storyboard", scene: "abc-12-xyz", title: "Contact", line: 12)

  static var report: Report {
    let small = configuration("iphone-se-3", "iPhone SE")
    let turned = configuration("iphone-se-3", "iPhone SE", orientation: "landscape-left")
    let large = configuration("iphone-17", "iPhone 17")
    let broken = ConstraintRecord(
      id: "c-1", text: "H:|-(20)-[UILabel \"Name\"]",
      location: SourceLocation(file: screen.file, line: 40))
    let overlap = Finding(
      rule: "overlapping-content", severity: .error, message: "A <label> & a button overlap",
      reason: "by 10 x 4.5 points", screen: screen, nodeIDs: ["v-1", "v-2"],
      nodeLabel: "UILabel \"Name\"", location: SourceLocation(file: screen.file, line: 20),
      magnitude: 45, configurations: [small, turned], worst: turned)
    let conflict = Finding(
      rule: "unsatisfiable-constraints", severity: .error, message: "2 constraints contradict",
      reason: "", screen: screen, nodeIDs: [], location: broken.location,
      configurations: [small, turned, large],
      conflict: ConflictRecord(constraints: [broken, broken], broken: broken))
    let cut = Finding(
      rule: "truncated-text", severity: .warning, message: "The text of UILabel \"50% off\" is cut",
      reason: "shows \"50%\"\nand no more", screen: screen, nodeIDs: ["v-3"],
      configurations: [large], worst: large)
    let other = ScreenReference(file: "App/Other.xib", scene: "i5M", title: "Cell", line: 3)
    return Report(
      screens: [
        ScreenFindings(
          screen: screen, configurations: [small, turned, large],
          findings: [overlap, conflict, cut],
          notes: [
            LayoutNote(
              message: "the class Map is not known",
              location: SourceLocation(file: screen.file, line: 9))
          ]),
        ScreenFindings(
          screen: other, configurations: [small, turned, large], findings: []),
      ],
      problems: [ReportProblem(file: "Bad.xib", line: 2, message: "the file ends inside")],
      rules: [
        rule("unsatisfiable-constraints", .error), rule("overlapping-content", .error),
        rule("truncated-text", .warning),
      ],
      version: "1.2.3")
  }

  private static func rule(_ id: String, _ severity: Severity) -> RuleDescription {
    RuleDescription(id: id, summary: "About \(id)", manual: "All of \(id)", severity: severity)
  }
}
