import LayoutTree
import UIKit

extension Color {
  /// A colour's parts in an environment, each 0 to 1.
  public struct Resolved: Hashable, Sendable {
    /// Red.
    public var red: Float
    /// Green.
    public var green: Float
    /// Blue.
    public var blue: Float
    /// Opacity.
    public var opacity: Float

    /// Makes a value of sRGB parts.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }

  /// The colour's parts in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = layoutColor(in: environment)
    return Resolved(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      opacity: Float(color.alpha))
  }

  /// Makes a colour of parts.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The colour's value in an environment.
  func layoutColor(in environment: EnvironmentValues) -> LayoutColor {
    value(isDark: environment.colorScheme == .dark, environment)
  }

  /// The colour's value in light or dark surroundings.
  func value(isDark: Bool, _ environment: EnvironmentValues) -> LayoutColor {
    switch storage {
    case .values(let light, let dark): return isDark ? dark : light
    case .named: return .missing
    case .accent:
      guard let tint = environment.tintColor, tint != self else {
        return UIColor.systemBlue.resolved(isDark ? .dark : .light)
      }
      return tint.value(isDark: isDark, environment)
    case .foreground(let rank):
      return UIColor.label(rank: rank).resolved(isDark ? .dark : .light)
    case .faded(let color, let opacity):
      return color.value(isDark: isDark, environment).faded(opacity)
    }
  }
}

extension LayoutColor {
  /// What a colour of a name that no asset catalogue holds is drawn as: nothing.
  static let missing = LayoutColor(red: 0, green: 0, blue: 0, alpha: 0)
}

extension UIColor {
  /// Text of a rank, from 1 to 4.
  static func label(rank: Int) -> UIColor {
    switch rank {
    case ...1: .label
    case 2: .secondaryLabel
    case 3: .tertiaryLabel
    default: .quaternaryLabel
    }
  }
}
