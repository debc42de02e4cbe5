/// A variable with its coefficient, one summand of a linear constraint.
public struct Term: Sendable {
  /// The variable.
  public var variable: Variable
  /// What the variable is multiplied with.
  public var coefficient: Double

  /// Makes `coefficient * variable`.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
