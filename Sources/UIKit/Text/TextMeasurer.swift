import Devices
import Typography

/// How a text is broken into lines.
package struct TextOptions: Hashable {
  /// The room for lines, in points; nil for no limit.
  package var width: Double?
  /// How many lines may be shown; 0 for no limit.
  package var lineLimit = 0
  /// What happens to text that has no room.
  package var lineBreakMode = LineBreakMode.wordWrapping
  /// Where lines stand.
  package var alignment = TextAlignment.natural
  /// Pixels per point.
  package var scale = 2.0
  /// The least factor that one line may be shrunk by.
  package var minimumScaleFactor = 1.0
  /// The reading direction.
  package var direction = LayoutDirection.leftToRight

  /// Options of text without limits.
  package init() {}
}

/// Lays out texts, and remembers what it laid out.
///
/// The same texts are measured again and again: in every round of a layout pass, and on every device
/// that a screen is checked on.
@preconcurrency @MainActor package enum TextMeasurer {
  private struct Key: Hashable {
    var runs: [TextRun]
    var options: TextOptions
  }

  private static var layouts: [Key: TextLayout] = [:]
  /// How many layouts are kept; a screen seldom has more than some hundred texts.
  private static let capacity = 4096

  /// A text's lines.
  package static func layout(_ text: StyledText, _ options: TextOptions) -> TextLayout {
    let key = Key(runs: text.runs, options: options)
    if let known = layouts[key] { return known }
    let made = TextLayout(
      runs: text.runs, width: options.width, lineLimit: options.lineLimit,
      lineBreakMode: options.lineBreakMode, alignment: options.alignment, scale: options.scale,
      minimumScaleFactor: options.minimumScaleFactor, direction: options.direction)
    if layouts.count >= capacity { layouts.removeAll(keepingCapacity: true) }
    layouts[key] = made
    return made
  }
}
