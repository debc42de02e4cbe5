import LayoutTree

/// Whether the system's own parts are drawn light or dark.
public enum Appearance: String, Hashable, Codable, Sendable, CaseIterable {
  /// Dark letters on light ground.
  case light
  /// Light letters on dark ground.
  case dark
}

/// The system's colours, as the Human Interface Guidelines list them, for parts whose colour the
/// tree does not tell.
struct SystemPalette: Sendable {
  var background: LayoutColor
  var secondaryBackground: LayoutColor
  var raised: LayoutColor
  var label: LayoutColor
  var secondaryLabel: LayoutColor
  var tertiaryLabel: LayoutColor
  var separator: LayoutColor
  var fill: LayoutColor
  var thinFill: LayoutColor
  var bar: LayoutColor
  var tint: LayoutColor
  var green: LayoutColor

  init(_ appearance: Appearance) {
    switch appearance {
    case .light:
      background = LayoutColor(hex: 0xFFFFFF)
      secondaryBackground = LayoutColor(hex: 0xF2F2F7)
      raised = LayoutColor(hex: 0xFFFFFF)
      label = LayoutColor(hex: 0x000000)
      secondaryLabel = LayoutColor(hex: 0x3C3C43, alpha: 0.6)
      tertiaryLabel = LayoutColor(hex: 0x3C3C43, alpha: 0.3)
      separator = LayoutColor(hex: 0x3C3C43, alpha: 0.29)
      fill = LayoutColor(hex: 0x787880, alpha: 0.2)
      thinFill = LayoutColor(hex: 0x767680, alpha: 0.12)
      bar = LayoutColor(hex: 0xF9F9F9, alpha: 0.94)
      tint = LayoutColor(hex: 0x007AFF)
      green = LayoutColor(hex: 0x34C759)
    case .dark:
      background = LayoutColor(hex: 0x000000)
      secondaryBackground = LayoutColor(hex: 0x1C1C1E)
      raised = LayoutColor(hex: 0x636366)
      label = LayoutColor(hex: 0xFFFFFF)
      secondaryLabel = LayoutColor(hex: 0xEBEBF5, alpha: 0.6)
      tertiaryLabel = LayoutColor(hex: 0xEBEBF5, alpha: 0.3)
      separator = LayoutColor(hex: 0x545458, alpha: 0.6)
      fill = LayoutColor(hex: 0x787880, alpha: 0.36)
      thinFill = LayoutColor(hex: 0x767680, alpha: 0.24)
      bar = LayoutColor(hex: 0x161616, alpha: 0.94)
      tint = LayoutColor(hex: 0x0A84FF)
      green = LayoutColor(hex: 0x30D158)
    }
  }
}

extension LayoutColor {
  /// The colour of three bytes, `0xRRGGBB`.
  init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255, alpha: alpha)
  }

  /// The colour between this one and another.
  func mixed(with other: LayoutColor, _ part: Double) -> LayoutColor {
    LayoutColor(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part, alpha: alpha + (other.alpha - alpha) * part)
  }

  /// How bright the colour is to the eye, 0 to 1 (the weights of Rec. 709).
  var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
