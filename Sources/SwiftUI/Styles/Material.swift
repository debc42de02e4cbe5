/// What is behind, blurred.
///
/// A material takes no part in layout. Pictures of layouts do not blur; they veil what is behind.
public struct Material: ShapeStyle, Hashable {
  /// How much of what is behind shows.
  enum Thickness: Hashable, Sendable {
    case ultraThin, thin, regular, thick, ultraThick, bar
  }

  let thickness: Thickness

  /// Shows most of what is behind.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// Shows much of what is behind.
  public static let thin = Material(thickness: .thin)
  /// Shows some of what is behind.
  public static let regular = Material(thickness: .regular)
  /// Shows little of what is behind.
  public static let thick = Material(thickness: .thick)
  /// Shows least of what is behind.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// As the system's bars.
  public static let bar = Material(thickness: .bar)

  /// The material.
  public func _paint(in environment: EnvironmentValues) -> _Paint { .material(self) }
}

extension ShapeStyle where Self == Material {
  /// Shows most of what is behind.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Shows much of what is behind.
  public static var thinMaterial: Material { .thin }
  /// Shows some of what is behind.
  public static var regularMaterial: Material { .regular }
  /// Shows little of what is behind.
  public static var thickMaterial: Material { .thick }
  /// Shows least of what is behind.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As the system's bars.
  public static var bar: Material { Material(thickness: .bar) }
}
