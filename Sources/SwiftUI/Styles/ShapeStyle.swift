import LayoutTree
import UIKit

/// What shapes and texts are drawn in: a colour, a gradient, a material.
public protocol ShapeStyle: Sendable {
  /// What the style becomes in an environment; `Never` for styles that are drawn as they are.
  associatedtype Resolved: ShapeStyle = Never

  /// The style in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What is drawn in an environment.
  func _paint(in environment: EnvironmentValues) -> _Paint
}

/// What is drawn, with all questions about the surroundings answered.
public enum _Paint: Hashable, Sendable {
  /// One colour.
  case color(LayoutColor)
  /// Colours that go over into each other.
  case gradient(GradientPaint)
  /// What is behind, blurred.
  case material(Material)

  /// The one colour that a node of a layout can carry; nil for what has none.
  public var color: LayoutColor? {
    if case .color(let color) = self { color } else { nil }
  }

  /// The paint, less opaque.
  func faded(_ opacity: Double) -> _Paint {
    switch self {
    case .color(let color): .color(color.faded(opacity))
    case .gradient(let paint): .gradient(paint.faded(opacity))
    case .material: self
    }
  }
}

extension ShapeStyle {
  /// What the resolved style draws.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    resolve(in: environment)._paint(in: environment)
  }

  /// The style, its opacity multiplied, 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(style: self, opacity: opacity)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Styles that are drawn as they are resolve to nothing; nothing asks for it.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is drawn as it is")
  }
}

extension Never: ShapeStyle {
  /// There is no value to resolve.
  public func resolve(in environment: EnvironmentValues) -> Never { switch self {} }
  /// There is no value to draw.
  public func _paint(in environment: EnvironmentValues) -> _Paint { switch self {} }
}

struct FadedStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  func _paint(in environment: EnvironmentValues) -> _Paint {
    style._paint(in: environment).faded(opacity)
  }
}

extension Color: ShapeStyle {
  /// The colour.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .color(layoutColor(in: environment))
  }
}

extension Color.Resolved: ShapeStyle {
  /// The colour.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .color(
      LayoutColor(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity)))
  }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle, Equatable {
  private let style: any ShapeStyle

  /// Hides a style's type.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  /// The rank, from 0, of a style that is one of the surroundings' styles; nil for others.
  var level: Int? {
    if let style = style as? HierarchicalShapeStyle { return style.level }
    return style is ForegroundStyle ? 0 : nil
  }

  /// What the style draws.
  public func _paint(in environment: EnvironmentValues) -> _Paint { style._paint(in: environment) }

  /// Equal where both are of one type and its values are equal; values that cannot be compared are
  /// taken as different.
  public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
    func isEqual<S: Equatable>(_ a: S) -> Bool { (b.style as? S) == a }
    guard let style = a.style as? any Equatable & ShapeStyle else { return false }
    return isEqual(style)
  }
}
