import LayoutTree

/// What the rules find on one screen in one configuration: a part of the whole that `merge` makes.
///
/// Trees can be checked apart, even by different processes, and their findings merged later.
public struct CheckedTree: Hashable, Codable, Sendable {
  /// The screen.
  public var screen: ScreenReference
  /// The configuration it was laid out in.
  public var configuration: ConfigurationSummary
  /// The findings in the order of the rules, each with this one configuration.
  public var findings: [Finding]
  /// What the loader has to say of the file.
  public var notes: [LayoutNote]

  /// Makes a value.
  public init(
    screen: ScreenReference, configuration: ConfigurationSummary, findings: [Finding],
    notes: [LayoutNote] = []
  ) {
    self.screen = screen
    self.configuration = configuration
    self.findings = findings
    self.notes = notes
  }
}

/// Checks one laid-out screen against rules.
///
/// - Parameters:
///   - tree: The layout of a fresh launch.
///   - arrivals: What steps that end in the same configuration lead to.
///   - rules: The rules to apply.
public func check(
  _ tree: LayoutTree, arrivals: [Arrival] = [], rules: RuleCatalogue = .standard
) -> CheckedTree {
  let index = TreeIndex(tree)
  var findings = rules.all.flatMap { $0.check(index) }
  let comparing = rules.all.filter { type(of: $0).isAboutTransitions }
  if !comparing.isEmpty {
    for arrival in arrivals {
      let reached = TreeIndex(arrival.tree)
      findings += comparing.flatMap {
        $0.check(reached: reached, by: arrival.step, fresh: index)
      }
    }
  }
  return CheckedTree(
    screen: tree.screen, configuration: tree.configuration, findings: findings, notes: tree.notes)
}

/// Merges what was found on screens in their configurations.
///
/// - Parameters:
///   - checked: The parts; those of a screen need not be neighbours.
///   - rules: The rules that were applied.
/// - Returns: One value for each screen, in the order in which the screens first appear. Findings
///   of the same rule, views and kind are one: they hold the list of configurations, in order, and
///   the reason of the configuration in which they are worst.
public func merge(
  _ checked: [CheckedTree], rules: RuleCatalogue = .standard
) -> [ScreenFindings] {
  var order: [ScreenReference] = []
  var partsByScreen: [ScreenReference: [CheckedTree]] = [:]
  for part in checked {
    if partsByScreen[part.screen] == nil { order.append(part.screen) }
    partsByScreen[part.screen, default: []].append(part)
  }
  return order.map { merge(screen: $0, parts: partsByScreen[$0] ?? [], rules: rules) }
}
