/// Required constraints that cannot hold together, and the one that was given up.
public struct Conflict: Hashable, Sendable {
  /// A minimal conflicting set in order of activation: without any one of them the others can
  /// hold together.
  public let constraints: [Constraint]
  /// The constraint of the set that does not count any more: the last activated one that may be
  /// broken, or, where none may be, the last activated one.
  public let broken: Constraint
}
