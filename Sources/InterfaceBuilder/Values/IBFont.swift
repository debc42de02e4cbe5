/// A font of a file: `<fontDescription>` of a view, or `<font>` of attributed text.
public struct IBFont: Hashable, Sendable {
  /// What kind of font it is.
  public enum Kind: Hashable, Sendable {
    /// The system font; the weight is the file's word, such as `semibold`, or nil for regular.
    case system(weight: String?)
    /// The bold system font.
    case boldSystem
    /// The italic system font.
    case italicSystem
    /// A text style of Dynamic Type, such as `UICTFontTextStyleBody`.
    case textStyle(String)
    /// A font by its PostScript name, with its family where the file gives it.
    case named(String, family: String?)
  }

  /// What kind of font it is.
  public var kind: Kind
  /// The size in points; nil for a text style, whose size follows the content size category.
  public var pointSize: Double?

  /// Makes a font.
  public init(kind: Kind, pointSize: Double?) {
    self.kind = kind
    self.pointSize = pointSize
  }
}
