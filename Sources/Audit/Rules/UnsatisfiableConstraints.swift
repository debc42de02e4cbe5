import LayoutTree

/// Reports required constraints that contradict each other.
///
/// UIKit gives up one of them to go on, so that the screen is laid out in a way that nobody
/// asked for, and logs "Unable to simultaneously satisfy constraints". The finding names a
/// minimal set: leave any one of it out and the rest can hold. It also names the constraint
/// that was given up.
///
/// To mend it, remove one of the set or lower the priority of one that may yield, for instance
/// to 999. When the set names a size that UIKit gives (`UIView-Encapsulated-Layout-Height` and
/// the like), the app's own sizes do not fit into it in that configuration.
public struct UnsatisfiableConstraints: Rule {
  /// The identifier, `unsatisfiable-constraints`.
  public static let id = "unsatisfiable-constraints"
  /// What the rule reports, one line.
  public static let summary = "Required constraints that contradict each other"
  /// The manual: the doc comment of this type.
  public static let manual = """
    Reports required constraints that contradict each other.

    UIKit gives up one of them to go on, so that the screen is laid out in a way that nobody
    asked for, and logs "Unable to simultaneously satisfy constraints". The finding names a
    minimal set: leave any one of it out and the rest can hold. It also names the constraint
    that was given up.

    To mend it, remove one of the set or lower the priority of one that may yield, for instance
    to 999. When the set names a size that UIKit gives (`UIView-Encapsulated-Layout-Height` and
    the like), the app's own sizes do not fit into it in that configuration.
    """
  /// An error.
  public static let severity = Severity.error

  /// Makes the rule.
  public init() {}

  /// Reports each conflict once.
  public func check(_ index: TreeIndex) -> [Finding] {
    index.conflicts.map { conflict in
      let culprit = index.entries.first { conflict.broken.nodeIDs.contains($0.node.id) }
      let count = conflict.constraints.count
      let message =
        count == 1
        ? "A constraint cannot hold: \(conflict.broken.text)"
        : "\(count) constraints cannot hold together"
      let set = conflict.constraints.map(\.text).joined(separator: "; ")
      var nodeIDs = conflict.broken.nodeIDs
      for constraint in conflict.constraints where constraint.isMadeByApp {
        for id in constraint.nodeIDs where !nodeIDs.contains(id) { nodeIDs.append(id) }
      }
      return Finding(
        rule: Self.id, severity: Self.severity, message: message,
        reason: "\(set); gave up \(conflict.broken.text)", screen: index.screen, nodeIDs: nodeIDs,
        nodeLabel: culprit?.node.description,
        location: conflict.broken.location ?? culprit.flatMap { index.location(of: $0) },
        kind: kind(of: conflict), configurations: [index.configuration],
        worst: index.configuration, conflict: conflict)
    }
  }

  /// The app's constraints of the set: the system's hold other numbers on every device.
  private func kind(of conflict: ConflictRecord) -> String {
    conflict.constraints.filter(\.isMadeByApp).map { $0.id ?? $0.text }.sorted()
      .joined(separator: " ")
  }
}
