import LayoutTree
import UIKit

/// The surroundings' foreground style, weaker by levels.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// How much weaker, from 0.
  let level: Int

  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The surroundings' foreground at the level.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.foregroundPaint(level: level)
  }
}

/// The surroundings' foreground style.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The surroundings' foreground.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.foregroundPaint(level: 0)
  }
}

/// The ground of a screen.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The system's background.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .color(UIColor.systemBackground.resolved(environment.colorScheme == .dark ? .dark : .light))
  }
}

/// The colour of separators.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The system's separator.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .color(UIColor.separator.resolved(environment.colorScheme == .dark ? .dark : .light))
  }
}

/// The colour that controls are drawn in.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The surroundings' tint.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color.accentColor._paint(in: environment)
  }
}

/// Text that stands for missing text.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The system's placeholder colour.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .color(UIColor.placeholderText.resolved(environment.colorScheme == .dark ? .dark : .light))
  }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The system's link colour.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .color(UIColor.link.resolved(environment.colorScheme == .dark ? .dark : .light))
  }
}

/// The fill of shapes on the screen's ground.
public struct FillShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The system's fill.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .color(UIColor.systemFill.resolved(environment.colorScheme == .dark ? .dark : .light))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The surroundings' foreground style.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// The surroundings' foreground style, at the second level.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The surroundings' foreground style, at the third level.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The surroundings' foreground style, at the fourth level.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The surroundings' foreground style, at the fifth level.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The surroundings' foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The ground of a screen.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour that controls are drawn in.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// Text that stands for missing text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The fill of shapes on the screen's ground.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
