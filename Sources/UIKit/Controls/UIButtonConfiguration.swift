extension UIButton {
  /// The look of a button: texts, image, sizes and colours.
  public struct Configuration: Hashable, Sendable {
    /// How large a button is.
    public enum Size: Int, Hashable, Sendable {
      /// The usual size.
      case medium = 0
      /// Small.
      case small
      /// Smallest.
      case mini
      /// Large.
      case large
    }

    /// How round a button's corners are.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// As the background says.
      case fixed = -1
      /// As the background says, growing with the text size setting.
      case dynamic = 0
      /// Slightly round.
      case small
      /// Round.
      case medium
      /// Rounder.
      case large
      /// Half circles at both ends.
      case capsule
    }

    /// How title and subtitle stand beneath each other.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// As the button's content is aligned.
      case automatic = 0
      /// Where text starts.
      case leading
      /// In the middle.
      case center
      /// Where text ends.
      case trailing
    }

    enum Style: String, Hashable, Sendable {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
      case glass, prominentGlass
    }

    let style: Style

    /// The title.
    public var title: String?
    /// The line below the title.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// Where the image stands beside the texts.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between image and texts, in points.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle stand beneath each other.
    public var titleAlignment = TitleAlignment.automatic
    /// Where the title's lines break and what is cut.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Where the subtitle's lines break and what is cut.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How large the button is.
    public var buttonSize = Size.medium
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of texts and image.
    public var baseForegroundColor: UIColor?
    /// The colour that the background is made from.
    public var baseBackgroundColor: UIColor?
    /// Whether an activity indicator stands in place of the image.
    public var showsActivityIndicator = false
    /// The size and weight of symbols.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The insets that the app set; nil leaves those of the size.
    var ownContentInsets: NSDirectionalEdgeInsets?
    /// The title's and subtitle's fonts from a file; nil leaves those of the size.
    var titleFont: UIFont?
    var subtitleFont: UIFont?

    /// The space round the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownContentInsets ?? NSDirectionalEdgeInsets(defaultInsets) }
      set { ownContentInsets = newValue }
    }

    init(style: Style) { self.style = style }

    /// Gives the insets of the button's size back.
    public mutating func setDefaultContentInsets() { ownContentInsets = nil }

    /// A title in the tint colour, without background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A title in the tint colour on grey.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A title in the tint colour on a light tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A title on the tint colour.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// A title in the tint colour without any border.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    /// A title on the system's background.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    /// A title in the tint colour on the system's tinted background.
    public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
    /// A title on the system's prominent background.
    public static func borderedProminent() -> Configuration {
      Configuration(style: .borderedProminent)
    }
    /// A title on glass.
    public static func glass() -> Configuration { Configuration(style: .glass) }
    /// A title on tinted glass.
    public static func prominentGlass() -> Configuration { Configuration(style: .prominentGlass) }
  }
}

/// Edges of a rectangle along the direction of text.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt

  /// Makes a set of edges from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where text starts.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where text ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
