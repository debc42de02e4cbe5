import Audit
import Devices
import LayoutTree
import Reporting

/// The finding that stands for a screen whose layout cost a worker its life.
enum CrashFinding {
  /// The rule's identifier.
  static let rule = "crashed"

  /// What `pliant explain crashed` says.
  static let description = RuleDescription(
    id: rule, summary: "A screen whose layout crashes or does not end",
    manual: """
      Reports a screen whose layout ends the process or takes longer than `--time-limit`.

      Screens are laid out in processes of their own. When one dies, the screen it was laying out
      gets this finding, another process takes its place, and the run goes on behind that screen.

      It is a fault of pliant when the screen holds no code of the app: please report the file.
      """, severity: .error)

  /// What was found of a screen instead of a layout.
  static func checked(
    _ outcome: UnitOutcome, screen: ScreenReference, configuration: ConfigurationSummary
  ) -> CheckedTree {
    CheckedTree(
      screen: screen, configuration: configuration,
      findings: [finding(outcome, screen: screen, configurations: [configuration])])
  }

  /// The finding for one outcome.
  static func finding(
    _ outcome: UnitOutcome, screen: ScreenReference, configurations: [ConfigurationSummary]
  ) -> Finding {
    let message: String
    let reason: String
    let kind: String
    switch outcome {
    case .timedOut(let seconds, let step):
      message = "Took too long to lay out" + Self.when(step)
      reason = "not done after \(seconds) seconds"
      kind = "time-limit"
    case .crashed(let words, let step):
      message = "Crashed while laying out" + Self.when(step)
      reason = words ?? "the process ended"
      kind = "crash"
    case .failed(let words):
      message = "Could not be laid out"
      reason = words
      kind = "failure"
    case .done:
      message = "Gave no readable result"
      reason = ""
      kind = "result"
    }
    return Finding(
      rule: rule, severity: .error, message: message, reason: reason, screen: screen,
      location: SourceLocation(file: screen.file, line: max(1, screen.line)), kind: kind,
      configurations: configurations, worst: configurations.first)
  }

  /// The step that it happened at, such as ` after turning from portrait to landscape`.
  private static func when(_ step: String?) -> String { step.map { " after \($0)" } ?? "" }
}
