import LayoutTree

/// A colour in sRGB, with a value for light and one for dark surroundings.
///
/// No `NSObject`, as `UIFont` is none.
open class UIColor: Hashable, @unchecked Sendable {
  package let light: LayoutColor
  package let dark: LayoutColor

  /// Makes a colour of one value for light and dark, each part 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    light = LayoutColor(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    dark = light
  }

  /// Makes a grey, 0 black to 1 white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  package init(light: LayoutColor, dark: LayoutColor) {
    self.light = light
    self.dark = dark
  }

  /// The value in an environment.
  package func resolved(_ style: UIUserInterfaceStyle) -> LayoutColor {
    style == .dark ? dark : light
  }

  /// The colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var light = light
    var dark = dark
    light.alpha = Double(alpha)
    dark.alpha = Double(alpha)
    return UIColor(light: light, dark: dark)
  }

  /// Equal in light and dark.
  open func isEqual(_ object: Any?) -> Bool { (object as? UIColor).map { self == $0 } ?? false }

  /// Equal in light and dark.
  public static func == (a: UIColor, b: UIColor) -> Bool {
    a.light == b.light && a.dark == b.dark
  }

  /// Equal colours have equal values.
  public func hash(into hasher: inout Hasher) { hasher.combine(light) }

  private static func system(_ light: UInt32, _ dark: UInt32, alpha: (Double, Double) = (1, 1))
    -> UIColor
  {
    func parts(_ hex: UInt32, _ alpha: Double) -> LayoutColor {
      LayoutColor(
        red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
        blue: Double(hex & 255) / 255, alpha: alpha)
    }
    return UIColor(light: parts(light, alpha.0), dark: parts(dark, alpha.1))
  }
}

// Values: Apple, Human Interface Guidelines, "Color" (iOS 13 to 18), and the values that Interface
// Builder saves for system colours.
extension UIColor {
  /// Nothing.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A third white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Two thirds white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// Half white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// The system's red.
  public static let systemRed = system(0xFF3B30, 0xFF453A)
  /// The system's green.
  public static let systemGreen = system(0x34C759, 0x30D158)
  /// The system's blue.
  public static let systemBlue = system(0x007AFF, 0x0A84FF)
  /// The system's orange.
  public static let systemOrange = system(0xFF9500, 0xFF9F0A)
  /// The system's yellow.
  public static let systemYellow = system(0xFFCC00, 0xFFD60A)
  /// The system's pink.
  public static let systemPink = system(0xFF2D55, 0xFF375F)
  /// The system's purple.
  public static let systemPurple = system(0xAF52DE, 0xBF5AF2)
  /// The system's teal.
  public static let systemTeal = system(0x30B0C7, 0x40C8E0)
  /// The system's indigo.
  public static let systemIndigo = system(0x5856D6, 0x5E5CE6)
  /// The system's brown.
  public static let systemBrown = system(0xA2845E, 0xAC8E68)
  /// The system's mint.
  public static let systemMint = system(0x00C7BE, 0x63E6E2)
  /// The system's cyan.
  public static let systemCyan = system(0x32ADE6, 0x64D2FF)
  /// The system's grey.
  public static let systemGray = system(0x8E8E93, 0x8E8E93)
  /// A lighter grey.
  public static let systemGray2 = system(0xAEAEB2, 0x636366)
  /// A lighter grey still.
  public static let systemGray3 = system(0xC7C7CC, 0x48484A)
  /// A light grey.
  public static let systemGray4 = system(0xD1D1D6, 0x3A3A3C)
  /// A very light grey.
  public static let systemGray5 = system(0xE5E5EA, 0x2C2C2E)
  /// The lightest grey.
  public static let systemGray6 = system(0xF2F2F7, 0x1C1C1E)
  /// Text.
  public static let label = system(0x000000, 0xFFFFFF)
  /// Text of second rank.
  public static let secondaryLabel = system(0x3C3C43, 0xEBEBF5, alpha: (0.6, 0.6))
  /// Text of third rank.
  public static let tertiaryLabel = system(0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3))
  /// Text of fourth rank.
  public static let quaternaryLabel = system(0x3C3C43, 0xEBEBF5, alpha: (0.18, 0.16))
  /// Text that stands for missing text.
  public static let placeholderText = system(0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3))
  /// Links.
  public static let link = system(0x007AFF, 0x0984FF)
  /// Thin lines.
  public static let separator = system(0x3C3C43, 0x545458, alpha: (0.29, 0.6))
  /// Thin lines that hide what is behind.
  public static let opaqueSeparator = system(0xC6C6C8, 0x38383A)
  /// The ground of a screen.
  public static let systemBackground = system(0xFFFFFF, 0x000000)
  /// The ground of groups on a screen.
  public static let secondarySystemBackground = system(0xF2F2F7, 0x1C1C1E)
  /// The ground of groups in groups.
  public static let tertiarySystemBackground = system(0xFFFFFF, 0x2C2C2E)
  /// The ground of a screen of groups.
  public static let systemGroupedBackground = system(0xF2F2F7, 0x000000)
  /// A group on such a ground.
  public static let secondarySystemGroupedBackground = system(0xFFFFFF, 0x1C1C1E)
  /// A group in a group.
  public static let tertiarySystemGroupedBackground = system(0xF2F2F7, 0x2C2C2E)
  /// The fill of thin shapes.
  public static let systemFill = system(0x787880, 0x787880, alpha: (0.2, 0.36))
  /// The fill of medium shapes.
  public static let secondarySystemFill = system(0x787880, 0x787880, alpha: (0.16, 0.32))
  /// The fill of large shapes.
  public static let tertiarySystemFill = system(0x767680, 0x767680, alpha: (0.12, 0.24))
  /// The fill of very large shapes.
  public static let quaternarySystemFill = system(0x747480, 0x767680, alpha: (0.08, 0.18))
  /// Text on dark ground.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on light ground.
  public static let darkText = UIColor(white: 0, alpha: 1)

  /// The system colour of a name in an Interface Builder file, such as `systemBackgroundColor`.
  static func named(_ name: String) -> UIColor? {
    switch name {
    case "systemRedColor": systemRed
    case "systemGreenColor": systemGreen
    case "systemBlueColor": systemBlue
    case "systemOrangeColor": systemOrange
    case "systemYellowColor": systemYellow
    case "systemPinkColor": systemPink
    case "systemPurpleColor": systemPurple
    case "systemTealColor": systemTeal
    case "systemIndigoColor": systemIndigo
    case "systemBrownColor": systemBrown
    case "systemMintColor": systemMint
    case "systemCyanColor": systemCyan
    case "systemGrayColor": systemGray
    case "systemGray2Color": systemGray2
    case "systemGray3Color": systemGray3
    case "systemGray4Color": systemGray4
    case "systemGray5Color": systemGray5
    case "systemGray6Color": systemGray6
    case "labelColor": label
    case "secondaryLabelColor": secondaryLabel
    case "tertiaryLabelColor": tertiaryLabel
    case "quaternaryLabelColor": quaternaryLabel
    case "placeholderTextColor": placeholderText
    case "linkColor": link
    case "separatorColor": separator
    case "opaqueSeparatorColor": opaqueSeparator
    case "systemBackgroundColor": systemBackground
    case "secondarySystemBackgroundColor": secondarySystemBackground
    case "tertiarySystemBackgroundColor": tertiarySystemBackground
    case "systemGroupedBackgroundColor", "groupTableViewBackgroundColor": systemGroupedBackground
    case "secondarySystemGroupedBackgroundColor": secondarySystemGroupedBackground
    case "tertiarySystemGroupedBackgroundColor": tertiarySystemGroupedBackground
    case "systemFillColor": systemFill
    case "secondarySystemFillColor": secondarySystemFill
    case "tertiarySystemFillColor": tertiarySystemFill
    case "quaternarySystemFillColor": quaternarySystemFill
    case "lightTextColor": lightText
    case "darkTextColor": darkText
    case "clearColor": clear
    case "whiteColor": white
    case "blackColor": black
    case "tableCellGroupedBackgroundColor": secondarySystemGroupedBackground
    default: nil
    }
  }
}
