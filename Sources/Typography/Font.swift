import Devices

/// A font as text is measured and set in: a family in a weight, a slant and a size.
public struct Font: Hashable, Sendable {
  /// The family's name, such as `Helvetica Neue`; nil for the system font.
  public var family: String?
  /// The weight.
  public var weight: FontWeight
  /// The system font's design; of no effect with a family.
  public var design: FontDesign
  /// Whether it slants.
  public var isItalic: Bool
  /// The size, in points.
  public var pointSize: Double
  /// The text style that the font was made for, or nil.
  public var textStyle: TextStyle?
  /// Whether all digits are equally wide.
  public var usesMonospacedDigits: Bool

  /// Makes a font.
  public init(
    family: String? = nil, weight: FontWeight = .regular, design: FontDesign = .default,
    isItalic: Bool = false, pointSize: Double, textStyle: TextStyle? = nil,
    usesMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.pointSize = pointSize
    self.textStyle = textStyle
    self.usesMonospacedDigits = usesMonospacedDigits
  }

  /// The system font.
  public static func system(size: Double, weight: FontWeight = .regular) -> Font {
    Font(weight: weight, pointSize: size)
  }

  /// The system font of a text style at a text size setting.
  public static func preferred(
    _ style: TextStyle, _ category: ContentSizeCategory = .large
  ) -> Font {
    Font(weight: style.weight, pointSize: style.pointSize(at: category), textStyle: style)
  }

  /// The font of a PostScript name such as `HelveticaNeue-BoldItalic`: the family, weight and slant
  /// that the name spells.
  ///
  /// - Parameters:
  ///   - name: the PostScript name.
  ///   - family: the family's name where the file states it, else what stands before the hyphen.
  ///   - size: the size, in points.
  public static func named(_ name: String, family: String? = nil, size: Double) -> Font {
    let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let face = parts.count > 1 ? parts[1].lowercased() : ""
    return Font(
      family: family ?? FontFamily.displayName(postScript: String(parts[0])),
      weight: FontWeight(faceName: face),
      isItalic: face.contains("italic") || face.contains("oblique") || face.hasSuffix("it"),
      pointSize: size)
  }

  /// The same font in another size.
  public func withSize(_ size: Double) -> Font {
    var font = self
    font.pointSize = size
    return font
  }

  /// The same font in another weight.
  public func withWeight(_ weight: FontWeight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The font at a size scaled for a text size setting, as `UIFontMetrics` scales custom fonts.
  ///
  /// - Parameters:
  ///   - style: the text style whose sizes the scale is taken from.
  ///   - category: the text size setting.
  ///   - maximumPointSize: the largest size to reach, or nil.
  public func scaled(
    for style: TextStyle, category: ContentSizeCategory, maximumPointSize: Double? = nil
  ) -> Font {
    var size = Self.scaledValue(pointSize, for: style, category: category)
    if let maximumPointSize { size = min(size, maximumPointSize) }
    return withSize(size)
  }

  /// A length scaled for a text size setting as a text style's font is, in points: the ratio of the
  /// style's size to its size at `large`. Apple documents no formula; on a device the result is also
  /// rounded.
  public static func scaledValue(
    _ value: Double, for style: TextStyle = .body, category: ContentSizeCategory
  ) -> Double {
    value * style.pointSize(at: category) / style.pointSize(at: .large)
  }

  /// The height of a line, in points, not rounded: ascender less descender. A label of one line is
  /// this high, rounded up to the pixel grid.
  public var lineHeight: Double { ascender - descender }

  /// The height above the baseline, in points.
  public var ascender: Double { metrics.ascent * pointSize }

  /// The depth below the baseline, in points, negative as in UIKit.
  public var descender: Double { -metrics.descent * pointSize }

  /// The gap between two lines, in points, besides their heights.
  ///
  /// None for the system font at a fixed size. A text style's font keeps its lines as far apart as the
  /// style is designed: two lines of a 17-point headline are saved 42.5 high, which is 20.29 + 22, and
  /// two of a 25-point title 61, which is 29.83 + 31; three lines of the system font at a fixed 30 are
  /// 107.5, which is 3 x 35.8.
  public var leading: Double {
    if let textStyle, family == nil {
      return max(0, (textStyle.leading(forPointSize: pointSize) ?? lineHeight) - lineHeight)
    }
    return metrics.lineGap * pointSize
  }

  /// The height of capital letters, in points.
  public var capHeight: Double { metrics.capHeight * pointSize }

  /// The height of small letters without ascenders, in points.
  public var xHeight: Double { metrics.xHeight * pointSize }

  /// Whether the font's widths are an estimate by kind of typeface, because neither figures of this
  /// family nor a fit to saved frames exist.
  public var isApproximated: Bool {
    guard let family else { return design != .default }
    return FontFamily.find(family, weight: weight).isApproximated
  }

  /// The vertical metrics, in em.
  var metrics: VerticalMetrics {
    guard let family else { return .system }
    return FontFamily.find(family, weight: weight).metrics
  }
}

/// The font under a name that modules with a `Font` of their own can write.
package typealias TypographyFont = Font
/// The text style under a name that types with a `TextStyle` of their own can write.
package typealias TypographyTextStyle = TextStyle

/// A face's vertical metrics, in em; all positive.
struct VerticalMetrics: Hashable, Sendable {
  var ascent: Double
  var descent: Double
  var lineGap: Double
  var capHeight: Double
  var xHeight: Double

  /// The system font: ascent 1950 and descent 494 of 2048 agree with every single-line label height
  /// saved in public Interface Builder files; heights of letters from seek-oss/capsize (`.SFNS`).
  static let system = VerticalMetrics(
    ascent: 1950.0 / 2048, descent: 494.0 / 2048, lineGap: 0, capHeight: 1443.0 / 2048,
    xHeight: 1040.0 / 2048)
}
