/// An unknown of a ``Solver``: a handle, cheap to copy and to compare.
///
/// Handles are made by ``Solver/makeVariable()`` and belong to that solver. After
/// ``Solver/removeVariable(_:)`` the handle is stale and its index may be given out again.
public struct Variable: Hashable, Comparable, Sendable {
  /// The position in the solver's storage: small, dense, from zero up.
  public let index: Int

  /// Orders handles by index.
  public static func < (lhs: Variable, rhs: Variable) -> Bool { lhs.index < rhs.index }
}
