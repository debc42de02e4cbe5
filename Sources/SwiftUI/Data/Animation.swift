/// How a change would be shown gradually. Nothing moves here: a change is there at once, as it is on
/// a device when the animation has ended.
public struct Animation: Hashable, Sendable {
  private let name: String

  /// The system's choice.
  public static let `default` = Animation(name: "default")
  /// At one speed.
  public static let linear = Animation(name: "linear")
  /// Slow at first.
  public static let easeIn = Animation(name: "easeIn")
  /// Slow at last.
  public static let easeOut = Animation(name: "easeOut")
  /// Slow at first and at last.
  public static let easeInOut = Animation(name: "easeInOut")
  /// As a spring.
  public static let spring = Animation(name: "spring")
  /// As a spring that goes a little beyond.
  public static let bouncy = Animation(name: "bouncy")
  /// As a spring that does not go beyond.
  public static let smooth = Animation(name: "smooth")
  /// As a fast spring.
  public static let snappy = Animation(name: "snappy")

  /// As a spring that follows a finger.
  public static let interactiveSpring = Animation(name: "interactiveSpring")
  /// As a spring that comes from a speed.
  public static let interpolatingSpring = Animation(name: "interpolatingSpring")

  /// At one speed, in seconds.
  public static func linear(duration: TimeInterval) -> Animation { .linear }
  /// Slow at first, in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { .easeIn }
  /// Slow at last, in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { .easeOut }
  /// Slow at first and at last, in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { .easeInOut }

  /// As a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { .spring }

  /// As a spring.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { .spring }

  /// As a spring, by its own terms.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { .spring }

  /// As a spring, in seconds.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { .spring }

  /// As a spring, in seconds.
  public static func spring(
    duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { .spring }

  /// As a spring that goes a little beyond, in seconds.
  public static func bouncy(duration: TimeInterval, extraBounce: Double = 0) -> Animation {
    .bouncy
  }

  /// As a spring that does not go beyond, in seconds.
  public static func smooth(duration: TimeInterval, extraBounce: Double = 0) -> Animation {
    .smooth
  }

  /// As a fast spring, in seconds.
  public static func snappy(duration: TimeInterval, extraBounce: Double = 0) -> Animation {
    .snappy
  }

  /// Along a curve from (0, 0) to (1, 1) with two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { .default }

  /// The animation begun later, in seconds.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// The animation at another speed.
  public func speed(_ speed: Double) -> Animation { self }
  /// The animation several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// The animation without end; it rests where a change leads.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Changes state; views show it at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension View {
  /// Has changes that come with those of a value shown gradually: here, at once.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> Self {
    self
  }
}

extension Binding {
  /// The binding, whose changes would be shown gradually.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
