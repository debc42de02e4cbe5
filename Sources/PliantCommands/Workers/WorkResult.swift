import Audit
import LayoutTree

/// What a task makes of a laid-out screen.
enum WorkResult {
  /// The reply for one unit.
  static func reply(_ tree: LayoutTree, order: WorkOrder) -> WorkerReply {
    do {
      return .unit(try bytes(tree, order: order))
    } catch {
      return .unitFailed("the result cannot be sent: \(error)")
    }
  }

  private static func bytes(_ tree: LayoutTree, order: WorkOrder) throws -> [UInt8] {
    let rules = RuleCatalogue.standard.without(order.disabledRules)
    switch order.task {
    case .check: return try MessageCoding.encode(check(tree, rules: rules))
    case .layoutText: return Array(LayoutTextPrinter.text(tree).utf8)
    case .layoutJSON:
      let findings = audit([tree], rules: rules).flatMap(\.findings)
      return Array(LayoutJSONPrinter.screen(tree, findings: findings).utf8)
    case .tree: return try MessageCoding.encode(tree)
    case .verify: return try MessageCoding.encode(FrameComparison.all(in: tree))
    }
  }
}
