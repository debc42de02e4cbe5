import Devices

/// How much room there is along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not stated.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Ample room.
  case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not stated.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// A TV.
  case tv = 2
  /// CarPlay.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// Apple Vision.
  case vision = 6
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not stated.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

/// The direction that a trait collection states.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not stated.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The direction that a view lays out in.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// A Dynamic Type size, under UIKit's names.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name, such as `UICTContentSizeCategoryL`.
  public let rawValue: String

  /// Makes a category from UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not stated.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(.extraSmall)
  /// Small.
  public static let small = UIContentSizeCategory(.small)
  /// Medium.
  public static let medium = UIContentSizeCategory(.medium)
  /// The size that devices come with.
  public static let large = UIContentSizeCategory(.large)
  /// One above the default.
  public static let extraLarge = UIContentSizeCategory(.extraLarge)
  /// Two above the default.
  public static let extraExtraLarge = UIContentSizeCategory(.extraExtraLarge)
  /// Three above the default.
  public static let extraExtraExtraLarge = UIContentSizeCategory(.extraExtraExtraLarge)
  /// The first of the accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory(.accessibilityMedium)
  /// The second of the accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory(.accessibilityLarge)
  /// The third of the accessibility sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(.accessibilityExtraLarge)
  /// The fourth of the accessibility sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    .accessibilityExtraExtraLarge)
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    .accessibilityExtraExtraExtraLarge)

  /// UIKit's names, in the order of `ContentSizeCategory.allCases`.
  private static let names = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL",
    "AccessibilityXL", "AccessibilityXXL", "AccessibilityXXXL",
  ]

  package init(_ category: ContentSizeCategory) {
    let index = ContentSizeCategory.allCases.firstIndex(of: category) ?? 3
    self.init(rawValue: "UICTContentSizeCategory" + Self.names[index])
  }

  /// The category without UIKit's name; large where none is stated.
  package var value: ContentSizeCategory {
    let prefix = "UICTContentSizeCategory"
    guard rawValue.hasPrefix(prefix),
      let index = Self.names.firstIndex(of: String(rawValue.dropFirst(prefix.count)))
    else { return .large }
    return ContentSizeCategory.allCases[index]
  }

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { value.isAccessibility }
}

extension UIContentSizeCategory: Comparable {
  /// Orders by size.
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    a.value < b.value
  }
}
