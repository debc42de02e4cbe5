/// Why a constraint cannot be made.
public enum ConstraintError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The coefficient of the term at this position is not a number, infinite, of a magnitude above
  /// ``Solver/largestMagnitude``, or below ``Solver/smallestCoefficient`` but not zero.
  case coefficientOutOfRange(termIndex: Int, variable: Variable)
  /// The constant is not a number, infinite, or of a magnitude above
  /// ``Solver/largestMagnitude``.
  case constantOutOfRange
  /// The term at this position names a variable that the solver does not hold.
  case unknownVariable(termIndex: Int, variable: Variable)

  /// The error in words.
  public var description: String {
    switch self {
    case .coefficientOutOfRange(let termIndex, let variable):
      return "the coefficient of term \(termIndex) (variable \(variable.index)) is out of range"
    case .constantOutOfRange:
      return "the constant is out of range"
    case .unknownVariable(let termIndex, let variable):
      return "term \(termIndex) names variable \(variable.index), which is not in the solver"
    }
  }
}
