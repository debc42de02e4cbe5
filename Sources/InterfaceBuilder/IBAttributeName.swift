/// The attributes of an item that a constraint can relate, as the format spells them.
public enum IBAttributeName: String, CaseIterable, Hashable, Sendable {
  /// The left edge of the alignment rectangle.
  case left
  /// The right edge of the alignment rectangle.
  case right
  /// The top edge of the alignment rectangle.
  case top
  /// The bottom edge of the alignment rectangle.
  case bottom
  /// The edge at which a line of text begins.
  case leading
  /// The edge at which a line of text ends.
  case trailing
  /// The width of the alignment rectangle.
  case width
  /// The height of the alignment rectangle.
  case height
  /// The horizontal centre of the alignment rectangle.
  case centerX
  /// The vertical centre of the alignment rectangle.
  case centerY
  /// The baseline of the last line; the format calls it `baseline`.
  case lastBaseline = "baseline"
  /// The baseline of the first line.
  case firstBaseline
  /// The left margin.
  case leftMargin
  /// The right margin.
  case rightMargin
  /// The top margin.
  case topMargin
  /// The bottom margin.
  case bottomMargin
  /// The leading margin.
  case leadingMargin
  /// The trailing margin.
  case trailingMargin
  /// The horizontal centre between the margins.
  case centerXWithinMargins
  /// The vertical centre between the margins.
  case centerYWithinMargins
}

extension IBAttributeName {
  /// Reads the word of the format; `lastBaseline` is taken as `baseline`.
  init?(word: String) {
    if word == "lastBaseline" {
      self = .lastBaseline
    } else {
      self.init(rawValue: word)
    }
  }
}
