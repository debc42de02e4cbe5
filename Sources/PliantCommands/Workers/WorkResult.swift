import Audit
import LayoutTree

/// A tree to draw.
struct DrawnTree: Codable {
  /// The layout of a fresh launch.
  var tree: LayoutTree
  /// What rules find where steps lead to another layout.
  var findings: [Finding]
}

/// What a task makes of the laid-out screens of one order.
struct WorkResult {
  /// The order.
  let order: WorkOrder
  /// The notes that the command has been told: a file's notes are the same in most layouts, and
  /// would be most of what travels.
  private var toldNotes: Set<LayoutNote> = []
  private let rules: RuleCatalogue

  /// Begins an order.
  init(_ order: WorkOrder) {
    self.order = order
    rules = RuleCatalogue.standard.without(order.disabledRules)
  }

  /// The reply for one unit.
  /// - Parameters:
  ///   - tree: The layout of a fresh launch.
  ///   - arrivals: What the order's steps lead to.
  ///   - isFirstOfScreen: Whether the unit begins another screen.
  mutating func reply(
    _ tree: LayoutTree, arrivals: [Arrival] = [], isFirstOfScreen: Bool
  ) -> WorkerReply {
    if isFirstOfScreen { toldNotes = [] }
    do {
      return .unit(try bytes(tree, arrivals))
    } catch {
      return .unitFailed("the result cannot be sent: \(error)")
    }
  }

  private mutating func bytes(_ tree: LayoutTree, _ arrivals: [Arrival]) throws -> [UInt8] {
    switch order.task {
    case .check:
      var found = check(tree, arrivals: arrivals, rules: rules)
      found.notes = found.notes.filter { toldNotes.insert($0).inserted }
      return try MessageCoding.encode(found)
    case .layoutText: return Array(LayoutTextPrinter.text(tree).utf8)
    case .layoutJSON:
      let findings = audit([tree], rules: rules).flatMap(\.findings)
      return Array(LayoutJSONPrinter.screen(tree, findings: findings).utf8)
    case .tree:
      let steps = check(tree, arrivals: arrivals, rules: rules.aboutTransitions)
      return try MessageCoding.encode(DrawnTree(tree: tree, findings: steps.findings))
    case .verify: return try MessageCoding.encode(FrameComparison.all(in: tree))
    }
  }
}
