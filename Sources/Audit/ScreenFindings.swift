import LayoutTree

/// What the rules found on one screen.
public struct ScreenFindings: Hashable, Codable, Sendable {
  /// The screen.
  public var screen: ScreenReference
  /// All configurations it was laid out in, in order.
  public var configurations: [ConfigurationSummary]
  /// The findings: errors first, then in the order of the file's lines.
  public var findings: [Finding]
  /// What the loader has to say of the file, each note once.
  public var notes: [LayoutNote]

  /// Makes a value.
  public init(
    screen: ScreenReference, configurations: [ConfigurationSummary], findings: [Finding],
    notes: [LayoutNote] = []
  ) {
    self.screen = screen
    self.configurations = configurations
    self.findings = findings
    self.notes = notes
  }

  /// The configurations of a finding in a few words, such as `iPhone SE landscape and 3 more` or
  /// `all 24 configurations`.
  public func configurationPhrase(of finding: Finding) -> String {
    ConfigurationPhrase(all: configurations).phrase(for: finding.configurations)
  }
}

/// Checks laid-out screens against rules.
///
/// - Parameters:
///   - trees: The screens in all their configurations; a screen's trees need not be neighbours.
///   - rules: The rules to apply.
/// - Returns: One value for each screen, in the order in which the screens first appear. Findings
///   of the same rule, views and kind are merged: they hold the list of configurations, in order,
///   and the reason of the configuration in which they are worst.
public func audit(
  _ trees: [LayoutTree], rules: RuleCatalogue = .standard
) -> [ScreenFindings] {
  merge(trees.map { check($0, rules: rules) }, rules: rules)
}

func merge(
  screen: ScreenReference, parts: [CheckedTree], rules: RuleCatalogue
) -> ScreenFindings {
  let rulesOfSteps = Set(
    rules.all.map { type(of: $0) }.filter { $0.isAboutTransitions }.map { $0.id })
  func views(_ finding: Finding) -> [String] {
    rulesOfSteps.contains(finding.rule) ? [] : finding.nodeIDs
  }
  var merged = FindingMerger { MergeKey(rule: $0.rule, nodeIDs: views($0), detail: $0.kind) }
  var notes: [LayoutNote] = []
  var seenNotes: Set<LayoutNote> = []
  for part in parts {
    for note in part.notes where seenNotes.insert(note).inserted { notes.append(note) }
    for finding in part.findings { merged.add(finding) }
  }
  let configurations = parts.map(\.configuration)
  // Kinds that a rule keeps apart only to settle them say the same and become one finding.
  var spoken = FindingMerger {
    MergeKey(
      rule: $0.rule, nodeIDs: views($0), detail: $0.conflict == nil ? $0.message : $0.kind)
  }
  for finding in merged.findings {
    guard let rule = rules.rule(finding.rule) else {
      // Not of a rule: what a caller has to say of the screen itself, such as a crash.
      spoken.add(finding)
      continue
    }
    if let settled = rule.settle(finding, among: configurations) { spoken.add(settled) }
  }
  let settled = spoken.findings.map { finding in
    var finding = finding
    let chosen = Set(finding.configurations)
    finding.configurations = configurations.filter { chosen.contains($0) }
    return finding
  }
  let sorted = settled.enumerated().sorted { left, right in
    let leftLine = left.element.location?.line ?? Int.max
    let rightLine = right.element.location?.line ?? Int.max
    return (left.element.severity.rawValue, leftLine, left.offset)
      < (right.element.severity.rawValue, rightLine, right.offset)
  }
  return ScreenFindings(
    screen: screen, configurations: configurations, findings: sorted.map(\.element), notes: notes)
}

private struct MergeKey: Hashable {
  var rule: String
  var nodeIDs: [String]
  var detail: String
}

/// Findings in the order in which each was first met, those of one key merged.
private struct FindingMerger {
  private(set) var findings: [Finding] = []
  private var positions: [MergeKey: Int] = [:]
  private let key: (Finding) -> MergeKey

  init(key: @escaping (Finding) -> MergeKey) { self.key = key }

  mutating func add(_ finding: Finding) {
    let key = key(finding)
    guard let position = positions[key] else {
      positions[key] = findings.count
      findings.append(finding)
      return
    }
    findings[position].absorb(finding)
  }
}

extension Finding {
  fileprivate mutating func absorb(_ other: Finding) {
    for configuration in other.configurations where !configurations.contains(configuration) {
      configurations.append(configuration)
    }
    severity = min(severity, other.severity)
    let isWorse = other.magnitude > magnitude
    let ids = isWorse ? other.nodeIDs + nodeIDs : nodeIDs + other.nodeIDs
    if other.nodeIDs != nodeIDs {
      var seen: Set<String> = []
      nodeIDs = ids.filter { seen.insert($0).inserted }
    }
    guard isWorse else { return }
    nodeLabel = other.nodeLabel
    location = other.location
    magnitude = other.magnitude
    message = other.message
    reason = other.reason
    worst = other.worst
    conflict = other.conflict
  }
}
