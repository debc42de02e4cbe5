/// A linear constraint of a ``Solver``: a handle, cheap to copy and to compare.
///
/// Handles are made by `Solver.makeConstraint` and belong to that solver. After
/// ``Solver/removeConstraint(_:)`` the handle is stale and its index may be given out again.
public struct Constraint: Hashable, Comparable, Sendable {
  /// The position in the solver's storage: small, dense, from zero up.
  public let index: Int

  /// Orders handles by index.
  public static func < (lhs: Constraint, rhs: Constraint) -> Bool { lhs.index < rhs.index }
}
