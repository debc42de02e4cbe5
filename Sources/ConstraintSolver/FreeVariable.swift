/// A variable whose value the active constraints do not determine.
public struct FreeVariable: Hashable, Sendable {
  /// The variable.
  public let variable: Variable
  /// The least value it can take without making any level worse; negative infinity where there
  /// is none.
  public let lowerBound: Double
  /// The greatest value it can take without making any level worse; infinity where there is
  /// none.
  public let upperBound: Double
}
