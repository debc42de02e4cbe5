/// A colour: red, green, blue and opacity in sRGB, each 0 to 1.
public struct LayoutColor: Hashable, Codable, Sendable {
  /// Red, 0 to 1.
  public var red: Double
  /// Green, 0 to 1.
  public var green: Double
  /// Blue, 0 to 1.
  public var blue: Double
  /// Opacity, 0 to 1.
  public var alpha: Double

  /// Makes a colour.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour with its opacity multiplied by a share, 0 to 1; a share that is no number changes
  /// nothing.
  public func faded(_ share: Double) -> LayoutColor {
    var color = self
    color.alpha *= share.isFinite ? min(max(share, 0), 1) : 1
    return color
  }
}

/// The look of a view's own area.
public struct NodeStyle: Hashable, Codable, Sendable {
  /// The fill; nil is clear.
  public var backgroundColor: LayoutColor?
  /// The colour of what is tinted: glyphs, button titles, switches.
  public var tintColor: LayoutColor?
  /// The border's colour; nil is none.
  public var borderColor: LayoutColor?
  /// The border's width, in points.
  public var borderWidth: Double
  /// The corners' radius, in points.
  public var cornerRadius: Double
  /// The shadow of the fill; nil is none.
  public var shadow: ShadowContent?

  /// Makes a style.
  public init(
    backgroundColor: LayoutColor? = nil, tintColor: LayoutColor? = nil,
    borderColor: LayoutColor? = nil, borderWidth: Double = 0, cornerRadius: Double = 0,
    shadow: ShadowContent? = nil
  ) {
    self.backgroundColor = backgroundColor
    self.tintColor = tintColor
    self.borderColor = borderColor
    self.borderWidth = borderWidth
    self.cornerRadius = cornerRadius
    self.shadow = shadow
  }
}

/// A font, by value.
public struct FontSummary: Hashable, Codable, Sendable {
  /// The family; nil is the system font.
  public var family: String?
  /// The weight's name: `thin`, `light`, `regular`, `medium`, `semibold`, `bold`, ...
  public var weight: String
  /// Whether it slants.
  public var isItalic: Bool
  /// The size, in points.
  public var pointSize: Double
  /// The text style it was made from, such as `body`; nil for a fixed size.
  public var textStyle: String?

  /// Makes a font.
  public init(
    family: String? = nil, weight: String = "regular", isItalic: Bool = false, pointSize: Double,
    textStyle: String? = nil
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.pointSize = pointSize
    self.textStyle = textStyle
  }
}

/// One line of text as it is shown.
public struct TextLineContent: Hashable, Codable, Sendable {
  /// The characters shown, an ellipsis included where the line is cut.
  public var text: String
  /// The line's box, in the view's coordinates.
  public var frame: LayoutRect
  /// The baseline, below the top of the view.
  public var baseline: Double
  /// The font of the line's first character.
  public var font: FontSummary
  /// The colour of the line's first character.
  public var color: LayoutColor

  /// Makes a line.
  public init(
    text: String, frame: LayoutRect, baseline: Double, font: FontSummary, color: LayoutColor
  ) {
    self.text = text
    self.frame = frame
    self.baseline = baseline
    self.font = font
    self.color = color
  }
}

/// The text of a view.
public struct TextContent: Hashable, Codable, Sendable {
  /// The whole text.
  public var string: String
  /// The lines shown.
  public var lines: [TextLineContent]
  /// Whether part of the text is not shown (cut, clipped or without a line to stand on).
  public var isTruncated: Bool
  /// The size the whole text asks for at the view's width, in points.
  public var neededSize: LayoutSize
  /// Whether the font follows Dynamic Type.
  public var adjustsForContentSize: Bool
  /// Whether this is a placeholder shown in place of text.
  public var isPlaceholder: Bool

  /// Makes a text.
  public init(
    string: String, lines: [TextLineContent], isTruncated: Bool, neededSize: LayoutSize,
    adjustsForContentSize: Bool, isPlaceholder: Bool = false
  ) {
    self.string = string
    self.lines = lines
    self.isTruncated = isTruncated
    self.neededSize = neededSize
    self.adjustsForContentSize = adjustsForContentSize
    self.isPlaceholder = isPlaceholder
  }
}

/// The image of a view.
public struct ImageContent: Hashable, Codable, Sendable {
  /// The asset's or symbol's name.
  public var name: String?
  /// Whether it is a system symbol.
  public var isSymbol: Bool
  /// Where the image is drawn, in the view's coordinates, after its content mode.
  public var frame: LayoutRect
  /// The colour of a symbol or template image.
  public var tint: LayoutColor?

  /// Makes an image.
  public init(name: String?, isSymbol: Bool, frame: LayoutRect, tint: LayoutColor? = nil) {
    self.name = name
    self.isSymbol = isSymbol
    self.frame = frame
    self.tint = tint
  }
}

/// What a control shows beside text and image.
public struct ControlContent: Hashable, Codable, Sendable {
  /// Whether a switch is on.
  public var isOn: Bool?
  /// A slider's or progress view's position, 0 to 1.
  public var fraction: Double?
  /// A segmented control's titles, or a picker's rows.
  public var segments: [String]?
  /// The chosen segment or page.
  public var selectedIndex: Int?
  /// How many pages a page control has.
  public var count: Int?
  /// Whether the control is enabled.
  public var isEnabled: Bool

  /// Makes a value.
  public init(
    isOn: Bool? = nil, fraction: Double? = nil, segments: [String]? = nil,
    selectedIndex: Int? = nil, count: Int? = nil, isEnabled: Bool = true
  ) {
    self.isOn = isOn
    self.fraction = fraction
    self.segments = segments
    self.selectedIndex = selectedIndex
    self.count = count
    self.isEnabled = isEnabled
  }
}
