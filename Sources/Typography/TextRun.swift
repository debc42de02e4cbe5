import Devices

/// What to do with text that has no room.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Break between words; what has no line is not shown.
  case wordWrapping
  /// Break anywhere between characters; what has no line is not shown.
  case characterWrapping
  /// Do not break; what has no room is not shown.
  case clipping
  /// Break between words; the last line shows the end of the text after an ellipsis.
  case headTruncation
  /// Break between words; the last line shows the beginning of what is left before an ellipsis.
  case tailTruncation
  /// Break between words; the last line shows both ends of what is left around an ellipsis.
  case middleTruncation

  /// Whether the last line may get an ellipsis.
  public var truncates: Bool {
    self == .headTruncation || self == .tailTruncation || self == .middleTruncation
  }
}

/// Where lines stand within the width given.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// From edge to edge, the last line of a paragraph as `natural`.
  case justified
  /// Where lines of the reading direction begin.
  case natural
}

/// How the lines of a paragraph stand; lengths in points.
public struct ParagraphStyle: Hashable, Sendable {
  /// Space between two lines.
  public var lineSpacing: Double
  /// Space after each paragraph but the last.
  public var paragraphSpacing: Double
  /// A factor of the lines' natural height; 0 is none.
  public var lineHeightMultiple: Double
  /// The least height of a line.
  public var minimumLineHeight: Double
  /// The greatest height of a line; 0 is no limit.
  public var maximumLineHeight: Double
  /// Where a paragraph's first line begins.
  public var firstLineHeadIndent: Double
  /// Where a paragraph's other lines begin.
  public var headIndent: Double

  /// Makes a style; without arguments, lines are as high as their fonts.
  public init(
    lineSpacing: Double = 0, paragraphSpacing: Double = 0, lineHeightMultiple: Double = 0,
    minimumLineHeight: Double = 0, maximumLineHeight: Double = 0, firstLineHeadIndent: Double = 0,
    headIndent: Double = 0
  ) {
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.firstLineHeadIndent = firstLineHeadIndent
    self.headIndent = headIndent
  }

  /// Lines as high as their fonts, one right below the other.
  public static let `default` = ParagraphStyle()
}

/// A piece of text in one font, or an attachment.
public struct TextRun: Hashable, Sendable {
  /// The text; for an attachment, one character (U+FFFC).
  public var text: String
  /// The font.
  public var font: Font
  /// A space added after every character, in points.
  public var kern: Double
  /// How the lines of the paragraphs that begin in this run stand.
  public var paragraph: ParagraphStyle
  /// The size of an attachment that stands on the baseline, in points; nil for text.
  public var attachment: Size?
  /// How far the text stands above the line's baseline, in points; negative is below.
  public var baselineOffset: Double

  /// Makes a run of text.
  public init(
    text: String, font: Font, kern: Double = 0, paragraph: ParagraphStyle = .default,
    attachment: Size? = nil, baselineOffset: Double = 0
  ) {
    self.text = text
    self.font = font
    self.kern = kern
    self.paragraph = paragraph
    self.attachment = attachment
    self.baselineOffset = baselineOffset
  }
}

/// One line of a laid-out text.
public struct TextLine: Hashable, Sendable {
  /// The characters shown, in reading order, with an ellipsis where the line is cut and without the
  /// spaces that it was broken at.
  public var text: String
  /// The run that the line's first character belongs to.
  public var runIndex: Int
  /// The left edge, in points from the left of the width given.
  public var x: Double
  /// The top edge, in points below the top of the text.
  public var y: Double
  /// The width, in points, not rounded.
  public var width: Double
  /// The height, in points, not rounded.
  public var height: Double
  /// The baseline, in points below the top of the text.
  public var baseline: Double
  /// Whether characters are missing from the line.
  public var isTruncated: Bool

  /// Makes a line that something else has measured.
  package init(
    text: String, runIndex: Int, x: Double, y: Double, width: Double, height: Double,
    baseline: Double, isTruncated: Bool
  ) {
    self.text = text
    self.runIndex = runIndex
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.baseline = baseline
    self.isTruncated = isTruncated
  }
}
