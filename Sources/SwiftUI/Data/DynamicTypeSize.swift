import Devices

/// The text size that a person has set, smallest first (facts: rule 59).
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest size.
  case xSmall
  /// Two steps below the size that devices come with.
  case small
  /// One step below the size that devices come with.
  case medium
  /// The size that devices come with.
  case large
  /// One step above the size that devices come with.
  case xLarge
  /// Two steps above the size that devices come with.
  case xxLarge
  /// The largest size outside the accessibility settings.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The fifth and largest accessibility size.
  case accessibility5

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Orders sizes.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }

  /// The catalogue's category of the same size.
  package var category: Devices.ContentSizeCategory {
    Devices.ContentSizeCategory(rawValue: rawValue) ?? .large
  }

  /// The size of a catalogue's category.
  package init(_ category: Devices.ContentSizeCategory) {
    self = DynamicTypeSize(rawValue: category.rawValue) ?? .large
  }

  /// The size of UIKit's category; nil where it is unspecified.
  public init?(_ category: UIContentSizeCategory) {
    guard category != .unspecified else { return nil }
    self.init(category.value)
  }
}
