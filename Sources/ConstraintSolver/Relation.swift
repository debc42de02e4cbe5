/// How the sum of a constraint relates to zero.
public enum Relation: Int8, Sendable {
  /// The sum is at most zero.
  case lessThanOrEqual = -1
  /// The sum is zero.
  case equal = 0
  /// The sum is at least zero.
  case greaterThanOrEqual = 1
}
