/// The nine weights of the system font.
public enum FontWeight: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// The thinnest.
  case ultraLight
  /// Thin.
  case thin
  /// Light.
  case light
  /// The weight of running text.
  case regular
  /// Slightly heavier than regular.
  case medium
  /// The weight of headlines.
  case semibold
  /// Bold.
  case bold
  /// Heavier than bold.
  case heavy
  /// The heaviest.
  case black

  /// UIKit's raw value of the weight, from -0.8 to 0.62 (`UIFont.Weight`).
  public var value: Double {
    switch self {
    case .ultraLight: -0.8
    case .thin: -0.6
    case .light: -0.4
    case .regular: 0
    case .medium: 0.23
    case .semibold: 0.3
    case .bold: 0.4
    case .heavy: 0.56
    case .black: 0.62
    }
  }

  /// The weight whose UIKit raw value is nearest.
  public init(value: Double) {
    self = Self.allCases.min { abs($0.value - value) < abs($1.value - value) } ?? .regular
  }

  /// Orders weights from thin to heavy.
  public static func < (lhs: FontWeight, rhs: FontWeight) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The designs that the system font comes in.
public enum FontDesign: String, Hashable, Sendable, CaseIterable {
  /// SF Pro.
  case `default`
  /// SF Mono.
  case monospaced
  /// SF Pro Rounded.
  case rounded
  /// New York.
  case serif
}
