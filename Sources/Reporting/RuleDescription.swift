import Audit

/// A rule, as far as reports describe it.
public struct RuleDescription: Hashable, Sendable {
  /// The identifier, such as `truncated-text`.
  public var id: String
  /// What the rule reports, one line.
  public var summary: String
  /// The whole manual.
  public var manual: String
  /// How much its findings matter.
  public var severity: Severity

  /// Makes a description.
  public init(id: String, summary: String, manual: String, severity: Severity) {
    self.id = id
    self.summary = summary
    self.manual = manual
    self.severity = severity
  }
}
