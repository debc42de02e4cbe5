import LayoutTree
import UIKit

/// The styles that surrounding views draw texts and shapes in.
struct ForegroundStyles: Equatable, Sendable {
  /// The styles by level, from the first; what is missing follows from the first one.
  var levels: [AnyShapeStyle?] = []
}

private struct ForegroundStylesKey: EnvironmentKey {
  static let defaultValue = ForegroundStyles()
}

private struct TintKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

private struct BackgroundStyleKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

extension EnvironmentValues {
  /// The styles that surrounding views draw texts and shapes in.
  var foregroundStyles: ForegroundStyles {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// What controls are drawn in; nil is the system's.
  var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// What the background style stands for; nil is the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The colour that controls are drawn in, if the surroundings state one.
  var tintColor: Color? {
    guard let tint else { return nil }
    var outer = self
    outer.tint = nil
    guard let color = tint._paint(in: outer).color else { return nil }
    return Color(
      red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }

  /// What the surroundings draw texts and shapes of a level in.
  ///
  /// - Parameter level: How much weaker, from 0.
  func foregroundPaint(level: Int) -> _Paint {
    let styles = foregroundStyles.levels
    let isDark = colorScheme == .dark
    guard let first = styles.first ?? nil else {
      return .color(UIColor.label(rank: level + 1).resolved(isDark ? .dark : .light))
    }
    // The styles were stated further out: what they take from the surroundings is the system's.
    var outer = self
    outer.foregroundStyles = ForegroundStyles()
    if level < styles.count, let style = styles[level] { return style._paint(in: outer) }
    return first._paint(in: outer).faded(Self.strength(ofLevel: level, isDark: isDark))
  }

  /// How opaque a level of a style is. Apple states no figures; those of the label colours are taken.
  private static func strength(ofLevel level: Int, isDark: Bool) -> Double {
    level == 0 ? 1 : UIColor.label(rank: level + 1).resolved(isDark ? .dark : .light).alpha
  }

  /// The colour of texts and symbols.
  ///
  /// - Parameter style: What the text itself states; nil takes the surroundings'. Styles without one
  ///   colour, such as gradients, are shown as text of the first rank.
  func foregroundColor(_ style: AnyShapeStyle?) -> LayoutColor {
    let paint = style?._paint(in: self) ?? foregroundPaint(level: 0)
    return paint.color ?? UIColor.label.resolved(colorScheme == .dark ? .dark : .light)
  }
}

extension View {
  /// Draws texts and shapes inside in a style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foregroundLevels([AnyShapeStyle(style)])
  }

  /// Draws texts and shapes inside in styles of two levels.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  /// Draws texts and shapes inside in styles of three levels.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  private nonisolated func foregroundLevels(_ levels: [AnyShapeStyle]) -> some View {
    transformEnvironment(\.self) { environment in
      // A level of the surroundings' style is that style itself, weaker.
      let outer = environment
      environment.foregroundStyles.levels = levels.map { style in
        guard let level = style.level else { return style }
        return AnyShapeStyle(FixedPaintStyle(paint: outer.foregroundPaint(level: level)))
      }
    }
  }

  /// Draws texts and shapes inside in a colour; nil is the system's.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment(\.foregroundStyles) {
      $0.levels = color.map { [AnyShapeStyle($0)] } ?? []
    }
  }

  /// Draws controls inside in a style.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    transformEnvironment(\.tint) { $0 = tint.map { AnyShapeStyle($0) } }
  }

  /// Draws controls inside in a colour; nil is the system's.
  public nonisolated func tint(_ tint: Color?) -> some View {
    transformEnvironment(\.tint) { $0 = tint.map { AnyShapeStyle($0) } }
  }

  /// Draws controls inside in a colour; nil is the system's.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets what the background style stands for inside.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.backgroundStyle) { $0 = AnyShapeStyle(style) }
  }
}

/// A style whose paint is known.
struct FixedPaintStyle: ShapeStyle, Hashable {
  let paint: _Paint

  func _paint(in environment: EnvironmentValues) -> _Paint { paint }
}
