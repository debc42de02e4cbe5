/// An active constraint below the required strength that does not hold.
public struct UnmetConstraint: Hashable, Sendable {
  /// The constraint.
  public let constraint: Constraint
  /// The value of its sum (with the constant), which should relate to zero: positive where it is
  /// too large, negative where it is too small.
  public let error: Double
}
