import LayoutTree

/// One kind of layout fault and how to find it.
///
/// A rule stands in a file of its own, and its doc comment is its manual: `pliant explain RULE`
/// prints `manual`, which holds the same words (a test compares the two).
public protocol Rule: Sendable {
  /// The identifier, such as `truncated-text`.
  static var id: String { get }
  /// What the rule reports, one line.
  static var summary: String { get }
  /// The whole manual: what is reported, what is not, and what to do.
  static var manual: String { get }
  /// How much its findings matter.
  static var severity: Severity { get }
  /// Whether the rule compares what steps lead to with fresh launches. Its findings of one kind are
  /// one finding of the screen, whatever views they name.
  static var isAboutTransitions: Bool { get }

  /// Finds the faults of one screen in one configuration, in the order of the view tree.
  func check(_ index: TreeIndex) -> [Finding]

  /// Compares the layout that a step reached with that of a fresh launch in the same configuration.
  func check(reached: TreeIndex, by step: TransitionStep, fresh: TreeIndex) -> [Finding]

  /// Has a last look at a finding merged over all configurations of its screen.
  ///
  /// - Returns: The finding, changed if need be, or nil to drop it.
  func settle(_ finding: Finding, among configurations: [ConfigurationSummary]) -> Finding?
}

extension Rule {
  /// It is not.
  public static var isAboutTransitions: Bool { false }

  /// Finds nothing.
  public func check(
    reached: TreeIndex, by step: TransitionStep, fresh: TreeIndex
  ) -> [Finding] { [] }

  /// Finds the faults of one screen in one configuration.
  public func check(_ tree: LayoutTree) -> [Finding] { check(TreeIndex(tree)) }

  /// Keeps the finding as it is.
  public func settle(
    _ finding: Finding, among configurations: [ConfigurationSummary]
  ) -> Finding? { finding }

  func finding(
    _ index: TreeIndex, _ message: String, reason: String, views: [TreeIndex.Entry],
    kind: String = "", magnitude: Double = 0
  ) -> Finding {
    Finding(
      rule: Self.id, severity: Self.severity, message: message, reason: reason,
      screen: index.screen, nodeIDs: views.map(\.node.id), nodeLabel: views.first?.node.description,
      location: views.first.flatMap { index.location(of: $0) }, kind: kind, magnitude: magnitude,
      configurations: [index.configuration], worst: index.configuration)
  }
}

/// The rules to apply, in the order in which their findings are told.
public struct RuleCatalogue: Sendable {
  /// The rules.
  public var all: [any Rule]

  /// Makes a catalogue.
  public init(_ rules: [any Rule]) { all = rules }

  /// All rules there are.
  public static let standard = RuleCatalogue([
    UnsatisfiableConstraints(), AmbiguousLayout(), OutsideScreen(), ClippedByParent(),
    OverlappingContent(), TruncatedText(), SmallTouchTarget(), FixedTextSize(),
    TransitionDependentLayout(),
  ])

  /// The identifiers, in order.
  public var ids: [String] { all.map { type(of: $0).id } }

  /// Whether there is a rule that compares what steps lead to with fresh launches.
  public var isAboutTransitions: Bool { all.contains { type(of: $0).isAboutTransitions } }

  /// The rules that compare what steps lead to with fresh launches.
  public var aboutTransitions: RuleCatalogue {
    RuleCatalogue(all.filter { type(of: $0).isAboutTransitions })
  }

  /// The type of the rule with an identifier, for its summary and manual.
  public func find(_ id: String) -> (any Rule.Type)? { rule(id).map { type(of: $0) } }

  /// The identifier nearest to a misspelt one, or nil when none is near.
  public func suggestion(for id: String) -> String? {
    let ranked = ids.map { (distance: editDistance(id, $0), id: $0) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    // A third of the letters may be wrong: beyond that the guess confuses more than it helps.
    return best.distance * 3 <= best.id.count ? best.id : nil
  }

  /// The catalogue less the named rules.
  public func without(_ ids: [String]) -> RuleCatalogue {
    RuleCatalogue(all.filter { !ids.contains(type(of: $0).id) })
  }

  /// The catalogue with the named rules only.
  public func only(_ ids: [String]) -> RuleCatalogue {
    RuleCatalogue(all.filter { ids.contains(type(of: $0).id) })
  }

  func rule(_ id: String) -> (any Rule)? { all.first { type(of: $0).id == id } }
}

/// The number of letters to insert, leave out or change to make one word of the other.
func editDistance(_ left: String, _ right: String) -> Int {
  let columns = Array(right.unicodeScalars)
  var previous = Array(0...columns.count)
  for (row, letter) in left.unicodeScalars.enumerated() {
    var current = [row + 1]
    for (column, other) in columns.enumerated() {
      let changed = previous[column] + (letter == other ? 0 : 1)
      current.append(min(changed, previous[column + 1] + 1, current[column] + 1))
    }
    previous = current
  }
  return previous[columns.count]
}
