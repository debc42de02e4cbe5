import Typography
import UIKit

extension Font {
  /// What a text is for, which gives it a size at every text size setting.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// The title of a screen.
    case largeTitle
    /// A first-level title.
    case title
    /// A second-level title.
    case title2
    /// A third-level title.
    case title3
    /// A heading within a text.
    case headline
    /// A heading below a headline.
    case subheadline
    /// Running text.
    case body
    /// A callout.
    case callout
    /// A footnote.
    case footnote
    /// A caption.
    case caption
    /// A caption of the second rank.
    case caption2

    /// The style under Typography's name.
    var value: TypographyTextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  /// How heavy a font's strokes are.
  public struct Weight: Hashable, Sendable {
    /// The named weight.
    let value: FontWeight

    /// The thinnest.
    public static let ultraLight = Weight(value: .ultraLight)
    /// Thin.
    public static let thin = Weight(value: .thin)
    /// Light.
    public static let light = Weight(value: .light)
    /// Plain text.
    public static let regular = Weight(value: .regular)
    /// A little heavier than plain text.
    public static let medium = Weight(value: .medium)
    /// Half bold.
    public static let semibold = Weight(value: .semibold)
    /// Bold.
    public static let bold = Weight(value: .bold)
    /// Heavy.
    public static let heavy = Weight(value: .heavy)
    /// The heaviest.
    public static let black = Weight(value: .black)
  }

  /// The designs that the system font comes in.
  public enum Design: Hashable, Sendable {
    /// The usual one.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// With characters of one width.
    case monospaced

    /// The design under Typography's name.
    var value: FontDesign {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// How far a font's lines are apart.
  public enum Leading: Hashable, Sendable {
    /// As the font is designed.
    case standard
    /// Closer: by 2 points (Apple, WWDC 2020 session 10175).
    case tight
    /// Further: by 2 points (as `tight`).
    case loose

    /// What is added between two lines, in points.
    var value: Double {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }
}
