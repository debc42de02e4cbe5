import LayoutTree

/// How much a finding matters.
public enum Severity: String, Hashable, Codable, Sendable, Comparable, CaseIterable {
  /// The layout is wrong: views are lost, collide or contradict each other.
  case error
  /// The layout holds, but people will have trouble with it.
  case warning

  /// Errors come before warnings.
  public static func < (left: Severity, right: Severity) -> Bool {
    left == .error && right == .warning
  }
}

/// One fault of one screen, in the configurations that show it.
public struct Finding: Hashable, Codable, Sendable {
  /// The identifier of the rule, such as `truncated-text`.
  public var rule: String
  /// How much it matters.
  public var severity: Severity
  /// What is wrong, one line without a full stop.
  public var message: String
  /// Why, with the numbers of the configuration in which it is worst.
  public var reason: String
  /// The screen it was found on.
  public var screen: ScreenReference
  /// The views at fault, by node identifier; the first is the culprit.
  public var nodeIDs: [String]
  /// The culprit as people know it, such as `UILabel "Name"`; nil when no single view is at fault.
  public var nodeLabel: String?
  /// Where to look in the file: the culprit, or the constraint.
  public var location: SourceLocation?
  /// Tells apart findings of one rule on the same views, such as `bottom` and `left`. Findings
  /// that agree in rule, views and kind are one finding in several configurations.
  public var kind: String
  /// How bad it is, in points (of overlap, of overhang, ...); 0 when there is no measure.
  public var magnitude: Double
  /// The configurations that show it, in the order they were laid out.
  public var configurations: [ConfigurationSummary]
  /// The configuration that `reason` speaks of; nil when it stands for the whole run.
  public var worst: ConfigurationSummary?
  /// The contradicting constraints, for findings that are about them.
  public var conflict: ConflictRecord?

  /// Makes a finding.
  public init(
    rule: String, severity: Severity, message: String, reason: String, screen: ScreenReference,
    nodeIDs: [String] = [], nodeLabel: String? = nil, location: SourceLocation? = nil,
    kind: String = "", magnitude: Double = 0, configurations: [ConfigurationSummary],
    worst: ConfigurationSummary? = nil, conflict: ConflictRecord? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.reason = reason
    self.screen = screen
    self.nodeIDs = nodeIDs
    self.nodeLabel = nodeLabel
    self.location = location
    self.kind = kind
    self.magnitude = magnitude
    self.configurations = configurations
    self.worst = worst
    self.conflict = conflict
  }

  /// The conflict in the words that UIKit logs; nil for findings without one.
  public var conflictText: String? { conflict?.logText }
}

extension ConflictRecord {
  /// The conflict in the shape that UIKit's log has: the set, then the constraint given up.
  public var logText: String {
    var text = "Unable to simultaneously satisfy constraints.\n(\n"
    text += constraints.map { "    \"\($0.logText)\"" }.joined(separator: ",\n")
    return text + "\n)\n\nWill attempt to recover by breaking constraint\n\(broken.logText)"
  }
}

extension ConstraintRecord {
  /// The constraint as one entry of UIKit's log, with the object id in the place of the address.
  public var logText: String {
    var text = "<NSLayoutConstraint"
    if let id { text += ":\(id)" }
    if let identifier { text += " '\(identifier)'" }
    return text + " \(self.text)   (active)>"
  }
}
