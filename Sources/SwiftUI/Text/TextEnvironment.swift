import Foundation

/// All that surrounding views say of a text's look, as one value of the environment.
///
/// A text that is measured again compares one value in place of twenty.
struct TextEnvironment: Equatable, Sendable {
  /// The font; nil is body.
  var font: Font?
  /// Changes to the font, whichever it is, in the order in which they are made.
  var fontModifiers: [Font.Modifier] = []
  /// The design; nil is the font's.
  var fontDesign: Font.Design?
  /// How many lines may be shown; nil is no limit.
  var lineLimit: Int?
  /// How many lines there is room for at least.
  var minimumLines: Int?
  /// Which part gives way.
  var truncationMode = Text.TruncationMode.tail
  /// Where lines stand.
  var alignment = TextAlignment.leading
  /// The least factor that the font may be shrunk by.
  var minimumScaleFactor: CGFloat = 1
  /// Whether characters may be moved together before the text is shrunk or cut.
  var allowsTightening = false
  /// Space between two lines beside the font's own, in points.
  var lineSpacing: CGFloat = 0
  /// The letters shown.
  var textCase: Text.Case?
  /// Space behind every character, in points.
  var kerning: CGFloat = 0
  /// As `kerning`; where both are set, this one counts.
  var tracking: CGFloat?
  /// How far the text stands above its baseline, in points.
  var baselineOffset: CGFloat = 0
  /// A line below the text.
  var underline: Text.LineStyle?
  /// A line through the text.
  var strikethrough: Text.LineStyle?
}

private struct TextEnvironmentKey: EnvironmentKey {
  static let defaultValue = TextEnvironment()
}

extension EnvironmentValues {
  /// What surrounding views say of a text's look.
  var text: TextEnvironment {
    get { self[TextEnvironmentKey.self] }
    set { self[TextEnvironmentKey.self] = newValue }
  }

  /// The font; nil is the system's choice, body.
  public var font: Font? {
    get { text.font }
    set { text.font = newValue }
  }

  /// How many lines of a text may be shown; nil is no limit.
  public var lineLimit: Int? {
    get { text.lineLimit }
    set { text.lineLimit = newValue }
  }

  /// Which part of a text gives way when there is no room.
  public var truncationMode: Text.TruncationMode {
    get { text.truncationMode }
    set { text.truncationMode = newValue }
  }

  /// Where the lines of a text stand in its own width.
  public var multilineTextAlignment: TextAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }

  /// The least factor that a text's font may be shrunk by to fit, from 0 to 1.
  public var minimumScaleFactor: CGFloat {
    get { text.minimumScaleFactor }
    set { text.minimumScaleFactor = newValue }
  }

  /// Whether a text's characters may be moved together to fit.
  public var allowsTightening: Bool {
    get { text.allowsTightening }
    set { text.allowsTightening = newValue }
  }

  /// Space between two lines of a text beside the font's own, in points.
  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }

  /// The letters that texts are shown in; nil leaves them as they are.
  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }
}
