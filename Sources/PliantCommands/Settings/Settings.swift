/// What a project's `.pliant.yml` says.
///
/// Every part may be missing; a command line option wins over the part of the same name.
struct Settings: Equatable, Sendable {
  /// The path of the file, as output shows it; empty when there is none.
  var displayPath = ""
  /// The absolute path of the folder that the file stands in.
  var folder = "/"
  /// The matrix, each part a list of names.
  var matrix = MatrixNames()
  /// What is set for each rule, in the order of the file.
  var rules: [RuleSetting] = []
  /// What is left out of folders.
  var excluded: [PathPattern] = []
  /// Whether warnings count as findings for the exit status.
  var isStrict: Bool?

  /// What is set for one rule.
  struct RuleSetting: Equatable, Sendable {
    /// The rule's identifier.
    var rule: String
    /// What is set.
    var level: Level
    /// The line in the file, from 1.
    var line: Int
  }

  /// How much a rule's findings matter.
  enum Level: String, CaseIterable, Sendable {
    /// The rule is not run.
    case off
    /// The rule is run with the severity it has by itself.
    case on
    /// The rule's findings are warnings.
    case warning
    /// The rule's findings are errors.
    case error
  }
}
