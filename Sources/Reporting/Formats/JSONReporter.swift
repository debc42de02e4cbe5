import Audit
import LayoutTree

/// Everything that is known of a run, for programs.
///
/// `{"version", "summary", "screens": [{"file", "scene", "title", "line", "configurations",
/// "findings", "notes"}], "problems"}`. A finding's `configurations` and `worst` are indices into
/// its screen's `configurations`.
public struct JSONReporter: Reporter {
  /// Makes a reporter.
  public init() {}

  /// The report as JSON.
  public func text(of report: Report) -> String {
    let summary: [JSONValue.Member] = [
      .init("screens", .integer(report.screens.count)),
      .init("layouts", .integer(report.screens.reduce(0) { $0 + $1.configurations.count })),
      .init("errors", .integer(report.errorCount)),
      .init("warnings", .integer(report.warningCount)),
      .init("problems", .integer(report.problems.count)),
    ]
    let root = JSONValue.object([
      .init("version", .string(report.version)),
      .init("summary", .object(summary)),
      .init("screens", .array(report.screens.map(Self.value(of:)))),
      .init("problems", .array(report.problems.map(Self.value(of:)))),
    ])
    return root.pretty() + "\n"
  }

  /// A finding as a JSON value, its configurations as indices into those of its screen.
  public static func value(
    of finding: Finding, among configurations: [ConfigurationSummary]
  ) -> JSONValue {
    let indices = finding.configurations.compactMap { configurations.firstIndex(of: $0) }
    var members: [JSONValue.Member] = [
      .init("rule", .string(finding.rule)),
      .init("severity", .string(finding.severity.rawValue)),
      .init("message", .string(finding.message)),
      .init("reason", .string(finding.reason)),
      .init("file", .string(finding.place.file)),
      .init("line", .integer(finding.place.line)),
      .init("views", .array(finding.nodeIDs.map(JSONValue.string))),
      .init("label", finding.nodeLabel.map(JSONValue.string) ?? .null),
      .init("kind", .string(finding.kind)),
      .init("magnitude", .number(finding.magnitude)),
      .init("configurations", .array(indices.map(JSONValue.integer))),
      .init(
        "worst",
        finding.worst.flatMap { configurations.firstIndex(of: $0) }.map(JSONValue.integer) ?? .null),
    ]
    if let conflict = finding.conflict {
      members.append(.init("constraints", .array(conflict.constraints.map(value(of:)))))
      members.append(.init("broken", value(of: conflict.broken)))
    }
    return .object(members)
  }

  private static func value(of constraint: ConstraintRecord) -> JSONValue {
    .object([
      .init("id", constraint.id.map(JSONValue.string) ?? .null),
      .init("identifier", constraint.identifier.map(JSONValue.string) ?? .null),
      .init("text", .string(constraint.text)),
      .init("priority", .number(constraint.priority)),
      .init("line", constraint.location.map { .integer($0.line) } ?? .null),
    ])
  }

  private static func value(of screen: ScreenFindings) -> JSONValue {
    .object([
      .init("file", .string(screen.screen.file)),
      .init("scene", .string(screen.screen.scene)),
      .init("title", .string(screen.screen.title)),
      .init("line", .integer(screen.screen.line)),
      .init("configurations", .array(screen.configurations.map(value(of:)))),
      .init(
        "findings",
        .array(screen.findings.map { value(of: $0, among: screen.configurations) })),
      .init("notes", .array(screen.notes.map(value(of:)))),
    ])
  }

  private static func value(of configuration: ConfigurationSummary) -> JSONValue {
    .object([
      .init("device", .string(configuration.device)),
      .init("posture", configuration.posture.map(JSONValue.string) ?? .null),
      .init("orientation", .string(configuration.orientation)),
      .init("window", .string(configuration.window)),
      .init("textSize", .string(configuration.textSize)),
      .init("direction", .string(configuration.direction)),
      .init("system", .integer(configuration.system)),
      .init("width", .number(configuration.size.width)),
      .init("height", .number(configuration.size.height)),
    ])
  }

  private static func value(of note: LayoutNote) -> JSONValue {
    .object([
      .init("message", .string(note.message)),
      .init("line", note.location.map { .integer($0.line) } ?? .null),
    ])
  }

  private static func value(of problem: ReportProblem) -> JSONValue {
    .object([
      .init("file", .string(problem.file)),
      .init("line", problem.line.map(JSONValue.integer) ?? .null),
      .init("message", .string(problem.message)),
    ])
  }
}
