import Foundation
import LayoutTree
import UIKit

/// A colour that may differ between light and dark surroundings.
public struct Color: Hashable, Sendable {
  /// The space that a colour's numbers are in.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual one.
    case sRGB
    /// The usual one without its curve.
    case sRGBLinear
    /// That of wide displays; what sRGB cannot show is clipped.
    case displayP3
  }

  /// Where the colour comes from.
  indirect enum Storage: Hashable, Sendable {
    /// A value for light and one for dark surroundings.
    case values(light: LayoutColor, dark: LayoutColor)
    /// A colour of a name that no asset catalogue holds.
    case named(String)
    /// The colour that controls are drawn in.
    case accent
    /// Text of a rank, from 1: the surroundings' foreground.
    case foreground(Int)
    /// Another colour, less opaque.
    case faded(Color, Double)
  }

  let storage: Storage

  init(storage: Storage) { self.storage = storage }

  private init(_ color: UIColor, _: Void) {
    storage = .values(light: color.light, dark: color.dark)
  }

  // MARK: Making

  /// Makes a colour of its parts, each 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    if colorSpace == .displayP3 {
      self.init(
        UIColor(
          displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue),
          alpha: CGFloat(opacity)))
      return
    }
    func curve(_ part: Double) -> Double {
      guard colorSpace == .sRGBLinear else { return part }
      // IEC 61966-2-1.
      return part <= 0.003_130_8 ? 12.92 * part : 1.055 * pow(part, 1 / 2.4) - 0.055
    }
    let color = LayoutColor(
      red: curve(red), green: curve(green), blue: curve(blue), alpha: opacity)
    self.init(storage: .values(light: color, dark: color))
  }

  /// Makes a grey, 0 black to 1 white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour of hue, saturation and brightness, each 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ offset: Double) -> Double {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// Makes the colour of a name in the asset catalogues among a bundle's resources; nil is the
  /// program's own. A name that stands nowhere is clear.
  public init(_ name: String, bundle: Bundle? = nil) {
    if let color = UIColor(named: name, in: bundle, compatibleWith: nil) {
      self.init(color, ())
    } else {
      self.init(storage: .named(name))
    }
  }

  /// Makes a colour of UIKit's.
  public init(uiColor: UIColor) { self.init(uiColor, ()) }

  /// Makes a colour of UIKit's.
  public init(_ color: UIColor) { self.init(color, ()) }

  /// The colour, its opacity multiplied, 0 to 1.
  public func opacity(_ opacity: Double) -> Color { Color(storage: .faded(self, opacity)) }

  // MARK: System colours

  /// The system's red.
  public static let red = Color(.systemRed, ())
  /// The system's orange.
  public static let orange = Color(.systemOrange, ())
  /// The system's yellow.
  public static let yellow = Color(.systemYellow, ())
  /// The system's green.
  public static let green = Color(.systemGreen, ())
  /// The system's mint.
  public static let mint = Color(.systemMint, ())
  /// The system's teal.
  public static let teal = Color(.systemTeal, ())
  /// The system's cyan.
  public static let cyan = Color(.systemCyan, ())
  /// The system's blue.
  public static let blue = Color(.systemBlue, ())
  /// The system's indigo.
  public static let indigo = Color(.systemIndigo, ())
  /// The system's purple.
  public static let purple = Color(.systemPurple, ())
  /// The system's pink.
  public static let pink = Color(.systemPink, ())
  /// The system's brown.
  public static let brown = Color(.systemBrown, ())
  /// The system's grey.
  public static let gray = Color(.systemGray, ())
  /// Black.
  public static let black = Color(.black, ())
  /// White.
  public static let white = Color(.white, ())
  /// Nothing.
  public static let clear = Color(.clear, ())
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The colour that controls are drawn in.
  public static let accentColor = Color(storage: .accent)
  /// Text of the first rank.
  public static let primary = Color(storage: .foreground(1))
  /// Text of the second rank.
  public static let secondary = Color(storage: .foreground(2))
}

extension UIColor {
  /// The colour of a SwiftUI colour in light and in dark surroundings.
  public convenience init(_ color: Color) {
    let environment = EnvironmentValues()
    self.init(
      light: color.value(isDark: false, environment), dark: color.value(isDark: true, environment))
  }
}
