import Audit

/// What a run has to say: the findings, and the files that could not be looked at.
public struct Report: Sendable {
  /// The screens in the order of the run, those without findings included.
  public var screens: [ScreenFindings]
  /// What could not be read, in the order of the run.
  public var problems: [ReportProblem]
  /// The rules that were run, in order, for formats that describe them.
  public var rules: [RuleDescription]
  /// The version of the tool.
  public var version: String

  /// Makes a report.
  public init(
    screens: [ScreenFindings], problems: [ReportProblem], rules: [RuleDescription], version: String
  ) {
    self.screens = screens
    self.problems = problems
    self.rules = rules
    self.version = version
  }

  /// How many findings are errors.
  public var errorCount: Int { count(.error) }

  /// How many findings are warnings.
  public var warningCount: Int { count(.warning) }

  private func count(_ severity: Severity) -> Int {
    screens.reduce(0) { total, screen in
      total + screen.findings.count { $0.severity == severity }
    }
  }
}
