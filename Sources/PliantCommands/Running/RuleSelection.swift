import Audit
import Reporting

/// The rules of a run: which ones, and how much their findings matter.
struct RuleSelection {
  /// The rules that are run.
  let catalogue: RuleCatalogue
  /// The identifiers of those that are not.
  let disabled: [String]
  private let levels: [String: Severity]

  /// Chooses rules.
  /// - Parameters:
  ///   - only: The rules that the command line names, if it does: the settings then only say how
  ///     much they matter.
  ///   - settings: The settings of the project.
  /// - Throws: A `UsageError` for a rule that there is not.
  init(only: [String]?, settings: Settings) throws(UsageError) {
    let all = RuleCatalogue.standard
    for id in only ?? [] where all.find(id) == nil { throw .unknownRule(id) }
    var levels: [String: Severity] = [:]
    var off: [String] = []
    for setting in settings.rules {
      guard all.find(setting.rule) != nil || setting.rule == CrashFinding.rule else {
        throw .unusableSettings(
          FileProblem(
            path: settings.displayPath, line: setting.line,
            message: UsageError.unknownRule(setting.rule).message))
      }
      switch setting.level {
      case .off: off.append(setting.rule)
      case .on: break
      case .warning: levels[setting.rule] = .warning
      case .error: levels[setting.rule] = .error
      }
    }
    self.levels = levels
    if let only {
      disabled = all.ids.filter { !only.contains($0) }
    } else {
      disabled = all.ids.filter(off.contains)
    }
    catalogue = all.without(disabled)
  }

  /// The rules with the severity they have in this run, for reports; a crash is told as one.
  var descriptions: [RuleDescription] {
    let rules = catalogue.all.map { rule in
      let type = type(of: rule)
      return RuleDescription(
        id: type.id, summary: type.summary, manual: type.manual,
        severity: levels[type.id] ?? type.severity)
    }
    return rules + [CrashFinding.description]
  }

  /// The findings with the severity that the settings give them.
  func leveled(_ part: CheckedTree) -> CheckedTree {
    guard !levels.isEmpty else { return part }
    var part = part
    for index in part.findings.indices {
      if let level = levels[part.findings[index].rule] { part.findings[index].severity = level }
    }
    return part
  }
}

extension UsageError {
  /// There is no rule of this name; the nearest one is suggested.
  static func unknownRule(_ id: String) -> UsageError {
    .unknownRule(
      id,
      suggestion: Suggestion.nearest(
        to: id, among: RuleCatalogue.standard.ids + [CrashFinding.rule]))
  }
}
