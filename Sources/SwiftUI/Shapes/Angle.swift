import Foundation

/// An angle, clockwise as y points down.
public struct Angle: Hashable, Comparable, Sendable {
  /// In radians.
  public var radians: Double

  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Makes an angle of nothing.
  public init() { radians = 0 }

  /// Makes an angle of radians.
  public init(radians: Double) { self.radians = radians }

  /// Makes an angle of degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No angle.
  public static let zero = Angle()

  /// Orders by size.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }

  /// Both angles together.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

  /// What one angle has more.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

  /// The angle the other way round.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }

  /// An angle many times.
  public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }

  /// A share of an angle.
  public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }

  /// Adds an angle.
  public static func += (a: inout Angle, b: Angle) { a.radians += b.radians }

  /// Takes an angle away.
  public static func -= (a: inout Angle, b: Angle) { a.radians -= b.radians }
}
