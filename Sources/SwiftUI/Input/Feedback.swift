/// What a device does to be felt or heard; no device is held here.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// Something went well.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs a look.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Another value is chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value grows.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value shrinks.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// Things line up.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level is reached.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Things meet.
  public static let impact = SensoryFeedback(name: "impact")

  /// How heavy things are that meet.
  public struct Weight: Equatable, Sendable {
    private let name: String
    /// Light.
    public static let light = Weight(name: "light")
    /// Medium.
    public static let medium = Weight(name: "medium")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
  }

  /// How hard things are that meet.
  public struct Flexibility: Equatable, Sendable {
    private let name: String
    /// Hard.
    public static let rigid = Flexibility(name: "rigid")
    /// In between.
    public static let solid = Flexibility(name: "solid")
    /// Soft.
    public static let soft = Flexibility(name: "soft")
  }

  /// Things of some weight meet.
  public static func impact(
    weight: Weight = .medium, intensity: Double = 1.0
  ) -> SensoryFeedback { .impact }

  /// Things of some hardness meet.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    .impact
  }
}

/// What can be felt or heard; nothing can here.
extension View {
  /// Has a device felt when a value changes.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Has a device felt when a value changes and a condition holds.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }

  /// Has a device felt when a value changes, as it changes.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }
}

// swift-format-ignore
/// How many nanoseconds a second has.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
