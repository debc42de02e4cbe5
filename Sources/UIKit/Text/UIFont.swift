import Devices
import Typography

typealias FontTextStyle = TextStyle

/// A font: family, weight, slant and size.
///
/// No `NSObject`: Foundation on Linux cannot compare the attributes of a text when they hold objects
/// of its classes' subclasses, and stops the program.
open class UIFont: Hashable, @unchecked Sendable {
  /// What the metrics are taken from.
  package let value: Font
  /// How the font follows the text size setting, if `UIFontMetrics` made it.
  package let scaling: Scaling?

  /// A custom font's way of following the text size setting.
  package struct Scaling: Hashable {
    /// The font at the default setting.
    var base: Font
    /// The style whose sizes it grows with.
    var style: FontTextStyle
    /// The largest size, in points.
    var maximumPointSize: Double?
  }

  package init(_ value: Font, scaling: Scaling? = nil) {
    self.value = value
    self.scaling = scaling
  }

  /// How heavy the strokes are, -1 to 1, under UIKit's names.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// UIKit's number.
    public let rawValue: CGFloat

    /// Makes a weight from UIKit's number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    package init(_ weight: FontWeight) { rawValue = CGFloat(weight.value) }

    /// The thinnest.
    public static let ultraLight = Weight(.ultraLight)
    /// Thin.
    public static let thin = Weight(.thin)
    /// Light.
    public static let light = Weight(.light)
    /// Plain text.
    public static let regular = Weight(.regular)
    /// A little heavier than plain text.
    public static let medium = Weight(.medium)
    /// Half bold.
    public static let semibold = Weight(.semibold)
    /// Bold.
    public static let bold = Weight(.bold)
    /// Heavy.
    public static let heavy = Weight(.heavy)
    /// The heaviest.
    public static let black = Weight(.black)

    /// The named weight whose number is nearest.
    package var value: FontWeight {
      FontWeight.allCases.min {
        abs(CGFloat($0.value) - rawValue) < abs(CGFloat($1.value) - rawValue)
      } ?? .regular
    }
  }

  /// What a text is for, which gives it a font at every Dynamic Type size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name, such as `UICTFontTextStyleBody`.
    public let rawValue: String

    /// Makes a style from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles of the first rank.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second rank.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third rank.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headlines.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Subheadlines.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Captions of the second rank.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The style without UIKit's name; nil for a name that UIKit does not have.
    var value: FontTextStyle? {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      default: nil
      }
    }
  }

  /// The font of a text style at a Dynamic Type size; without one, at the app's.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    var category = traits?.preferredContentSizeCategory ?? .unspecified
    if category == .unspecified {
      category = UITraitCollection.current.preferredContentSizeCategory
    }
    return UIFont(Font.preferred(style.value ?? .body, category.value))
  }

  /// The font at another Dynamic Type size, for views that follow it: fonts of text styles and those
  /// that `UIFontMetrics` made have another size, others stay.
  func adapted(to category: UIContentSizeCategory) -> UIFont {
    if let scaling {
      let font = scaling.base.scaled(
        for: scaling.style, category: category.value, maximumPointSize: scaling.maximumPointSize)
      return font == value ? self : UIFont(font, scaling: scaling)
    }
    guard let style = value.textStyle else { return self }
    let size = style.pointSize(at: category.value)
    return size == value.pointSize ? self : UIFont(value.withSize(size))
  }

  /// The system font.
  open class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(Font.system(size: Double(size), weight: weight.value))
  }

  /// The system font, bold.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The system font, slanted.
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    var value = Font.system(size: Double(size), weight: .regular)
    value.isItalic = true
    return UIFont(value)
  }

  /// A font by its name, such as `HelveticaNeue-Bold`.
  public convenience init?(name: String, size: CGFloat) {
    guard size.isFinite, !name.isEmpty else { return nil }
    self.init(Font.named(name, size: Double(size)))
  }

  /// The size of plain labels, in points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small text, in points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of plain text, in points.
  open class var systemFontSize: CGFloat { 14 }

  /// The size, in points.
  open var pointSize: CGFloat { CGFloat(value.pointSize) }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { CGFloat(value.lineHeight) }
  /// The distance from the baseline up to the top of a line, in points.
  open var ascender: CGFloat { CGFloat(value.ascender) }
  /// The distance from the baseline down to the bottom of a line, in points; negative.
  open var descender: CGFloat { CGFloat(value.descender) }
  /// The space that the font asks for between lines, in points.
  open var leading: CGFloat { CGFloat(value.leading) }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { CGFloat(value.capHeight) }
  /// The height of the letter x, in points.
  open var xHeight: CGFloat { CGFloat(value.xHeight) }

  /// The font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var value = value
    value.pointSize = Double(fontSize)
    value.textStyle = nil
    return UIFont(value)
  }

  /// The name, such as `.SFUI-Semibold`.
  open var fontName: String {
    let face = String(describing: value.weight).capitalized + (value.isItalic ? "Italic" : "")
    return (value.family.map { $0.filter { $0 != " " } } ?? ".SFUI") + "-" + face
  }
  /// The family's name.
  open var familyName: String { value.family ?? ".AppleSystemUIFont" }

  /// The system font with digits of one width.
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    var value = Font.system(size: Double(size), weight: weight.value)
    value.usesMonospacedDigits = true
    return UIFont(value)
  }

  /// The system's font with characters of one width.
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    var value = Font.system(size: Double(size), weight: weight.value)
    value.design = .monospaced
    return UIFont(value)
  }

  /// Equal in all respects.
  open func isEqual(_ object: Any?) -> Bool { (object as? UIFont).map { self == $0 } ?? false }

  /// Equal in all respects.
  public static func == (a: UIFont, b: UIFont) -> Bool {
    a.value == b.value && a.scaling == b.scaling
  }
  /// Equal fonts have equal values.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }

  /// The width of comfortable lines for the body font, in points: 672 at 17 points, in proportion
  /// to the size otherwise, from 560 to 896.
  static func readableWidth(for traits: UITraitCollection) -> CGFloat {
    let body = preferredFont(forTextStyle: .body, compatibleWith: traits)
    return min(896, max(560, (672 * body.pointSize / 17).rounded()))
  }
}
