import LayoutTree

/// The second lines over the devices: what tells the configurations of a sheet apart.
struct SheetCaptions {
  private let showsSystem: Bool
  /// Devices that the sheet shows turned both ways.
  private let bothWays: Set<String>

  init(_ configurations: [ConfigurationSummary]) {
    showsSystem = configurations.contains { $0.system != configurations.first?.system }
    func devices(_ orientation: String) -> Set<String> {
      Set(configurations.filter { $0.orientation == orientation }.map(\.device))
    }
    bothWays = devices("landscape-left").intersection(devices("landscape-right"))
  }

  /// Such as `Landscape · 844 × 390 · Accessibility 3 · Right to left`.
  func text(for configuration: ConfigurationSummary) -> String {
    var parts: [String] = []
    if let posture = configuration.posture { parts.append(Self.spoken(posture)) }
    if configuration.window == "full" || configuration.window.contains("-") {
      parts.append(spoken(orientation: configuration.orientation, of: configuration.device))
    } else {
      parts.append("Window")
    }
    // A window named by its size needs no other name.
    let isNamed = configuration.window.first?.isNumber != true
    if configuration.window != "full", isNamed { parts.append(Self.spoken(configuration.window)) }
    let size = configuration.size
    parts.append("\(SVGNumber.text(size.width)) \u{00D7} \(SVGNumber.text(size.height))")
    // The default size and direction go without saying.
    if configuration.textSize != "large" {
      parts.append(Self.spoken(textSize: configuration.textSize))
    }
    if configuration.direction == "rtl" { parts.append("Right to left") }
    if showsSystem { parts.append("iOS \(configuration.system)") }
    // No break inside a part: only between them.
    return parts.map { $0.split(separator: " ").joined(separator: "\u{00A0}") }
      .joined(separator: "\u{00A0}\u{00B7} ")
  }

  /// `landscape-left` as `Landscape`, or with its side when the sheet holds both.
  private func spoken(orientation: String, of device: String) -> String {
    guard orientation.hasPrefix("landscape"), !bothWays.contains(device) else {
      return Self.spoken(orientation)
    }
    return "Landscape"
  }

  /// `one-third` as `One third`.
  private static func spoken(_ name: String) -> String {
    let words = name.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// `accessibility3` as `Accessibility 3`, `xx-large` as `Text xx-large`.
  private static func spoken(textSize: String) -> String {
    guard textSize.hasPrefix("accessibility") else { return "Text \(textSize)" }
    let step = textSize.drop { !$0.isNumber }
    return step.isEmpty ? "Accessibility" : "Accessibility \(step)"
  }
}
