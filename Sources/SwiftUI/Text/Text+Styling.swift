import Foundation

// Changes that give a text back, so that texts of several looks can be joined.
extension Text {
  /// Sets the font; nil is the surroundings'.
  public func font(_ font: Font?) -> Text { modified(.font(font)) }

  /// Sets the weight; nil is the font's.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    modified(weight.map { .fontModifier(.weight($0)) } ?? .noWeight)
  }

  /// Sets the design; nil is the font's.
  public func fontDesign(_ design: Font.Design?) -> Text { modified(.fontDesign(design)) }

  /// Makes the text bold.
  public func bold() -> Text { modified(.fontModifier(.bold)) }

  /// Makes the text bold, or not.
  public func bold(_ isActive: Bool) -> Text {
    modified(isActive ? .fontModifier(.bold) : .noWeight)
  }

  /// Slants the text.
  public func italic() -> Text { modified(.fontModifier(.italic)) }

  /// Slants the text, or not.
  public func italic(_ isActive: Bool) -> Text {
    isActive ? modified(.fontModifier(.italic)) : self
  }

  /// Gives characters one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? modified(.fontModifier(.monospaced)) : self
  }

  /// Gives digits one width.
  public func monospacedDigit() -> Text { modified(.fontModifier(.monospacedDigit)) }

  /// Draws a line through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws a line below the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Puts a space behind every character, in points.
  public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }

  /// Puts a space behind every character, in points; it replaces `kerning`.
  public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }

  /// Moves the text up from its baseline, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    modified(.baselineOffset(baselineOffset))
  }

  /// Sets the colour; nil is the surroundings'.
  public func foregroundColor(_ color: Color?) -> Text {
    modified(.foregroundStyle(color.map { AnyShapeStyle($0) }))
  }

  /// Sets what the text is drawn in.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    modified(.foregroundStyle(AnyShapeStyle(style)))
  }
}
