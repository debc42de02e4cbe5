/// One change that a running screen goes through, such as a turn of the device.
public struct TransitionStep: Hashable, Codable, Sendable {
  /// What changes.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// How the device is turned.
    case orientation
    /// The part of the screen that the app has.
    case window
    /// How a folding device is held.
    case posture
    /// The text size.
    case textSize
    /// The reading direction.
    case direction
  }

  /// What changes.
  public var kind: Kind
  /// What it is at launch, as `ConfigurationSummary` spells it, such as `landscape-left`.
  public var from: String
  /// What it becomes, spelt the same way.
  public var to: String

  /// Makes a step.
  public init(_ kind: Kind, from: String, to: String) {
    self.kind = kind
    self.from = from
    self.to = to
  }

  /// The step as findings tell it, such as `turning from landscape to portrait` or
  /// `resizing the window from full to one-third`.
  public var phrase: String {
    switch kind {
    case .orientation:
      let isWithinLandscape = [from, to].allSatisfy { $0.hasPrefix("landscape") }
      let names = [from, to].map { name in
        let words = name.split(separator: "-")
        return isWithinLandscape || words.first != "landscape"
          ? words.joined(separator: " ") : "landscape"
      }
      return "turning from \(names[0]) to \(names[1])"
    case .window: return "resizing the window from \(from) to \(to)"
    case .posture: return "changing the posture from \(from) to \(to)"
    case .textSize: return "changing the text size from \(from) to \(to)"
    case .direction: return "changing the direction from \(from) to \(to)"
    }
  }
}
