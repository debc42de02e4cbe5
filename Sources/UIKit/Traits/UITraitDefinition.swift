/// A trait: one of the system's, or one that an app defines.
///
/// A trait of the app's own is set in `traitOverrides` or in a collection, and inherited by views and
/// controllers below like the system's.
public protocol UITraitDefinition {
  /// The type of the trait's values; values that can be compared change only when they differ.
  associatedtype Value

  /// The value where nothing states another one.
  static var defaultValue: Value { get }
  /// Whether colours depend on the trait.
  static var affectsColorAppearance: Bool { get }
  /// The trait's name in logs.
  static var name: String { get }
  /// A name that no other trait has.
  static var identifier: String { get }
}

extension UITraitDefinition {
  /// Colours do not depend on the trait.
  public static var affectsColorAppearance: Bool { false }
  /// The type's name.
  public static var name: String { String(describing: self) }
  /// The type's name with its module.
  public static var identifier: String { String(reflecting: self) }
}

/// Any trait.
public typealias UITrait = any UITraitDefinition.Type

/// The room from left to right.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Not stated.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The room from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Not stated.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Not stated.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Not stated.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// Colours depend on it.
  public static var affectsColorAppearance: Bool { true }
}

/// The direction of text.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// Not stated.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// Pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
  /// 0: not stated.
  public static var defaultValue: CGFloat { 0 }
}

/// The Dynamic Type size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Not stated.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}
