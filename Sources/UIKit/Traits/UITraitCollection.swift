import Devices
import Synchronization

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

  init(_ category: ContentSizeCategory) {
    let index = ContentSizeCategory.allCases.firstIndex(of: category) ?? 3
    self.init(rawValue: "UICTContentSizeCategory" + Self.names[index])
  }

  /// The category without UIKit's name; large where none is stated.
  var value: ContentSizeCategory {
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

/// What an environment is like: size classes, idiom, scale, text size, direction, style.
///
/// A collection may leave traits unspecified; views always get a full one.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  /// The room from left to right.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The direction of text.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Pixels per point; 0 is unspecified.
  public let displayScale: CGFloat
  /// The Dynamic Type size.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The system generation that metrics are taken from.
  let system: SystemGeneration

  init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified, displayScale: CGFloat = 0,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
    system: SystemGeneration = .newest
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.system = system
  }

  /// Makes a collection with nothing stated.
  public override convenience init() { self.init(horizontalSizeClass: .unspecified) }

  /// Makes a collection that states the room from left to right alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontalSizeClass: horizontalSizeClass, verticalSizeClass: .unspecified)
  }

  /// Makes a collection that states the room from top to bottom alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontalSizeClass: .unspecified, verticalSizeClass: verticalSizeClass)
  }

  /// Makes a collection that states the Dynamic Type size alone.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified,
      preferredContentSizeCategory: preferredContentSizeCategory)
  }

  /// The traits that a configuration gives to a window.
  convenience init(_ configuration: Configuration) {
    self.init(
      horizontalSizeClass: configuration.horizontalSizeClass == .compact ? .compact : .regular,
      verticalSizeClass: configuration.verticalSizeClass == .compact ? .compact : .regular,
      userInterfaceIdiom: configuration.device.idiom == .pad ? .pad : .phone,
      userInterfaceStyle: .light,
      layoutDirection: configuration.direction == .rightToLeft ? .rightToLeft : .leftToRight,
      displayScale: CGFloat(configuration.displayScale),
      preferredContentSizeCategory: UIContentSizeCategory(configuration.contentSizeCategory),
      system: configuration.system)
  }

  /// Makes a collection in which later collections' stated traits win.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    var merged = UITraitCollection()
    for collection in collections { merged = merged.overridden(by: collection) }
    self.init(
      horizontalSizeClass: merged.horizontalSizeClass, verticalSizeClass: merged.verticalSizeClass,
      userInterfaceIdiom: merged.userInterfaceIdiom, userInterfaceStyle: merged.userInterfaceStyle,
      layoutDirection: merged.layoutDirection, displayScale: merged.displayScale,
      preferredContentSizeCategory: merged.preferredContentSizeCategory, system: merged.system)
  }

  /// This collection with what another one states put over it.
  func overridden(by other: UITraitCollection) -> UITraitCollection {
    UITraitCollection(
      horizontalSizeClass: other.horizontalSizeClass == .unspecified
        ? horizontalSizeClass : other.horizontalSizeClass,
      verticalSizeClass: other.verticalSizeClass == .unspecified
        ? verticalSizeClass : other.verticalSizeClass,
      userInterfaceIdiom: other.userInterfaceIdiom == .unspecified
        ? userInterfaceIdiom : other.userInterfaceIdiom,
      userInterfaceStyle: other.userInterfaceStyle == .unspecified
        ? userInterfaceStyle : other.userInterfaceStyle,
      layoutDirection: other.layoutDirection == .unspecified
        ? layoutDirection : other.layoutDirection,
      displayScale: other.displayScale == 0 ? displayScale : other.displayScale,
      preferredContentSizeCategory: other.preferredContentSizeCategory == .unspecified
        ? preferredContentSizeCategory : other.preferredContentSizeCategory,
      system: other.displayScale == 0 ? system : other.system)
  }

  /// Whether every trait that `trait` states has the same value here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return overridden(by: trait) == self
  }

  /// Whether all traits are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom
      && userInterfaceStyle == other.userInterfaceStyle && layoutDirection == other.layoutDirection
      && displayScale == other.displayScale
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && system == other.system
  }

  /// Equal collections have equal values.
  public override var hash: Int {
    horizontalSizeClass.rawValue &+ 4 &* verticalSizeClass.rawValue
      &+ preferredContentSizeCategory.hashValue
  }

  /// The traits of the app's surroundings, from which fonts of text styles take their size where no
  /// traits are given: those of the window that was configured last.
  public static var current: UITraitCollection {
    get { currentTraits.withLock { $0 } ?? fallback }
    set { currentTraits.withLock { $0 = newValue } }
  }
  private static let currentTraits = Mutex<UITraitCollection?>(nil)

  /// What views have before they are in any window: a phone's traits at the default text size.
  static let fallback = UITraitCollection(
    horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone,
    userInterfaceStyle: .light, layoutDirection: .leftToRight, displayScale: 2,
    preferredContentSizeCategory: .large)
}

/// Something that has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Tells that traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
