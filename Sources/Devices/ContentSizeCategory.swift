/// The text size that a person has set for the whole system (Dynamic Type), smallest first.
public enum ContentSizeCategory: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// The smallest size.
  case extraSmall
  /// Two steps below the size that devices come with.
  case small
  /// One step below the size that devices come with.
  case medium
  /// The size that devices come with.
  case large
  /// One step above the size that devices come with.
  case extraLarge
  /// Two steps above the size that devices come with.
  case extraExtraLarge
  /// The largest size outside the accessibility settings.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The fifth and largest accessibility size.
  case accessibilityExtraExtraExtraLarge

  /// The name used in options and output: `x-small`, `small`, `medium`, `large`, `x-large`,
  /// `xx-large`, `xxx-large`, `accessibility1` to `accessibility5`.
  public var name: String {
    switch self {
    case .extraSmall: "x-small"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .extraLarge: "x-large"
    case .extraExtraLarge: "xx-large"
    case .extraExtraExtraLarge: "xxx-large"
    case .accessibilityMedium: "accessibility1"
    case .accessibilityLarge: "accessibility2"
    case .accessibilityExtraLarge: "accessibility3"
    case .accessibilityExtraExtraLarge: "accessibility4"
    case .accessibilityExtraExtraExtraLarge: "accessibility5"
    }
  }

  /// Finds the category of a name as `name` spells it, or nil.
  public init?(name: String) {
    guard let match = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = match
  }

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibility: Bool { self >= .accessibilityMedium }

  /// Orders categories by text size.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
