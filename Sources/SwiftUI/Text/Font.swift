import Devices
import Typography
import UIKit

/// A font that takes its size from where it is used: the text size setting decides how large a text
/// style is.
public struct Font: Hashable, Sendable {
  /// What the font is made from.
  enum Base: Hashable, Sendable {
    /// A text style of the system font.
    case style(TextStyle, design: Design?, weight: Weight?)
    /// The system font at a fixed size, in points.
    case system(size: CGFloat, weight: Weight?, design: Design?)
    /// A custom font; it grows as a text style does, or not at all.
    case custom(name: String, size: CGFloat, style: TextStyle?)
    /// A font of UIKit's.
    case fixed(UIFont)
  }

  /// A change to a font.
  enum Modifier: Hashable, Sendable {
    case bold
    case weight(Weight)
    case italic
    case monospaced
    case monospacedDigit
    case leading(Leading)
  }

  let base: Base
  /// The changes, in the order in which they are made.
  private(set) var modifiers: [Modifier] = []

  init(base: Base) { self.base = base }

  /// Makes a font of UIKit's font, at that font's size.
  public init(_ font: UIFont) { base = .fixed(font) }

  /// The font with one more change.
  func modified(_ modifier: Modifier) -> Font {
    var font = self
    font.modifiers.append(modifier)
    return font
  }

  // MARK: System fonts

  /// The title of a screen.
  public static let largeTitle = Font.system(.largeTitle)
  /// A first-level title.
  public static let title = Font.system(.title)
  /// A second-level title.
  public static let title2 = Font.system(.title2)
  /// A third-level title.
  public static let title3 = Font.system(.title3)
  /// A heading within a text.
  public static let headline = Font.system(.headline)
  /// A heading below a headline.
  public static let subheadline = Font.system(.subheadline)
  /// Running text.
  public static let body = Font.system(.body)
  /// A callout.
  public static let callout = Font.system(.callout)
  /// A footnote.
  public static let footnote = Font.system(.footnote)
  /// A caption.
  public static let caption = Font.system(.caption)
  /// A caption of the second rank.
  public static let caption2 = Font.system(.caption2)

  /// The system font of a text style, which follows the text size setting.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(base: .style(style, design: design, weight: weight))
  }

  /// The system font at a size, in points, which does not follow the text size setting.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(base: .system(size: size, weight: weight, design: design))
  }

  // MARK: Custom fonts

  /// A font of a name such as `HelveticaNeue-Bold`, of a size in points, which grows as body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .custom(name: name, size: size, style: .body))
  }

  /// A font of a name, of a size in points, which grows as a text style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(base: .custom(name: name, size: size, style: textStyle))
  }

  /// A font of a name at a size in points that stays as it is.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name: name, size: fixedSize, style: nil))
  }

  // MARK: Changes

  /// The font, bold.
  ///
  /// A text style becomes its emphasised variant: bold for the larger titles, else semibold (Apple,
  /// Human Interface Guidelines, Typography).
  public func bold() -> Font { modified(.bold) }
  /// The font, slanted.
  public func italic() -> Font { modified(.italic) }
  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }
  /// The font with characters of one width.
  public func monospaced() -> Font { modified(.monospaced) }
  /// The font with digits of one width.
  public func monospacedDigit() -> Font { modified(.monospacedDigit) }
  /// The font with its lines closer together or further apart.
  public func leading(_ leading: Leading) -> Font { modified(.leading(leading)) }
}
