/// How much a constraint matters, above 0 up to 1000.
///
/// Each distinct level is a strict one: a constraint of a higher level beats any number of
/// constraints of lower levels. Inside a level the sum of the absolute errors is least.
/// Levels may be fractional, such as 999.5.
public struct Strength: Hashable, Comparable, Sendable {
  /// The level, above 0 up to 1000.
  public let level: Double

  /// Makes a strength; a level that is no number or not above 0 becomes the least positive one,
  /// and a level above 1000 becomes 1000.
  public init(_ level: Double) {
    if level >= 1000 {
      self.level = 1000
    } else if level > 0 {
      self.level = level
    } else {
      self.level = .leastNonzeroMagnitude
    }
  }

  /// The strength of constraints that must hold: 1000.
  public static let required = Strength(1000)

  /// Whether constraints of this strength must hold.
  public var isRequired: Bool { level >= 1000 }

  /// Orders strengths by level.
  public static func < (lhs: Strength, rhs: Strength) -> Bool { lhs.level < rhs.level }
}
