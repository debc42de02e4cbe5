import LayoutTree

/// Names configurations in few words, telling only what differs between those of a run.
public struct ConfigurationPhrase: Sendable {
  private let all: [ConfigurationSummary]
  /// Devices that the run turns both ways, so that landscape needs its side.
  private let bothWays: Set<String>

  /// Makes phrases for a run.
  ///
  /// - Parameter all: All configurations of the screen, in order.
  public init(all: [ConfigurationSummary]) {
    self.all = all
    func devices(_ orientation: String) -> Set<String> {
      Set(all.filter { $0.orientation == orientation }.map(\.device))
    }
    bothWays = devices("landscape-left").intersection(devices("landscape-right"))
  }

  /// The name of one configuration, such as `iPhone SE landscape, text accessibility3`: the device,
  /// and whatever else is neither the same in the whole run nor what devices come with.
  public func name(of configuration: ConfigurationSummary) -> String {
    var name = configuration.deviceName
    if let posture = configuration.posture { name += " \(posture)" }
    if varies(\.orientation) {
      let orientation = configuration.orientation
      let hasSide = bothWays.contains(configuration.device)
      name += " " + (hasSide ? Self.words(orientation) : Self.spoken(orientation: orientation))
    }
    var extras: [String] = []
    if configuration.window != "full" { extras.append("window \(configuration.window)") }
    if varies(\.textSize), configuration.textSize != "large" {
      extras.append("text \(configuration.textSize)")
    }
    if varies(\.direction), configuration.direction != "ltr" {
      extras.append(Self.spoken(direction: configuration.direction))
    }
    if varies(\.system) { extras.append("iOS \(configuration.system)") }
    return ([name] + extras).joined(separator: ", ")
  }

  /// Some of the configurations in a few words: `all 24 configurations`, `all 6 in landscape`,
  /// `iPhone SE landscape`, or `iPhone SE landscape and 3 more`.
  public func phrase(for some: [ConfigurationSummary]) -> String {
    guard let first = some.first else { return "no configuration" }
    if some.count == 1 { return name(of: first) }
    let chosen = Set(some)
    if all.allSatisfy({ chosen.contains($0) }) {
      return all.count == 2 ? "both configurations" : "all \(all.count) configurations"
    }
    if let shared = sharedTrait(of: chosen, first: first) { return shared }
    return "\(name(of: first)) and \(some.count - 1) more"
  }

  /// What exactly these configurations have in common and no other one has.
  private func sharedTrait(
    of chosen: Set<ConfigurationSummary>, first: ConfigurationSummary
  ) -> String? {
    func isShared(_ trait: (ConfigurationSummary) -> String) -> Bool {
      let value = trait(first)
      return all.allSatisfy { (trait($0) == value) == chosen.contains($0) }
    }
    let count = chosen.count == 2 ? "both" : "all \(chosen.count)"
    if isShared(\.textSize) { return "\(count) at text size \(first.textSize)" }
    if isShared(\.isAccessibilityTextSize.description), first.isAccessibilityTextSize {
      return "\(count) at accessibility text sizes"
    }
    if isShared(\.direction) {
      return "\(count) \(Self.spoken(direction: first.direction))"
    }
    let orientation = Self.spoken(orientation: first.orientation)
    if isShared({ Self.spoken(orientation: $0.orientation) }) {
      return "\(count) in \(orientation)"
    }
    if isShared(\.deviceName) { return "\(count) on \(first.deviceName)" }
    if isShared({ $0.deviceName + Self.spoken(orientation: $0.orientation) }) {
      return "\(count) on \(first.deviceName) \(orientation)"
    }
    if isShared(\.verticalSizeClass) { return "\(count) of \(first.verticalSizeClass) height" }
    if isShared(\.horizontalSizeClass) { return "\(count) of \(first.horizontalSizeClass) width" }
    return nil
  }

  private func varies<Value: Equatable>(_ trait: (ConfigurationSummary) -> Value) -> Bool {
    guard let first = all.first else { return true }
    let value = trait(first)
    return all.contains { trait($0) != value }
  }

  private static func spoken(orientation: String) -> String {
    orientation.hasPrefix("landscape") ? "landscape" : words(orientation)
  }

  /// `landscape-left` as `landscape left`.
  private static func words(_ name: String) -> String {
    name.split(separator: "-").joined(separator: " ")
  }

  private static func spoken(direction: String) -> String {
    direction == "rtl" ? "right to left" : "left to right"
  }
}

extension ConfigurationSummary {
  /// Whether the text size is one of the five accessibility sizes.
  var isAccessibilityTextSize: Bool { textSize.hasPrefix("accessibility") }
}
