import Devices
import Typography

/// A text in pieces of one font and colour each, ready to be laid out.
package struct StyledText: Equatable {
  /// The pieces as they are measured.
  package var runs: [TextRun] = []
  /// The pieces' colours, in the same order.
  package var colors: [UIColor] = []

  /// A text without characters.
  package init() {}

  /// A text of one piece; without characters it has no piece.
  package init(_ string: String, font: UIFont, color: UIColor) {
    guard !string.isEmpty else { return }
    runs = [TextRun(text: string, font: font.value)]
    colors = [color]
  }

  /// The pieces of an attributed text; where one names no font or colour it gets those given.
  ///
  /// - Parameter adapt: Gives fonts the size that the text size setting asks for.
  init(
    _ attributed: NSAttributedString, font: UIFont, color: UIColor,
    adapt: (UIFont) -> UIFont = { $0 }
  ) {
    let whole = NSRange(location: 0, length: attributed.length)
    var runs: [TextRun] = []
    var colors: [UIColor] = []
    attributed.enumerateAttributes(in: whole) { attributes, range, _ in
      let text = (attributed.string as NSString).substring(with: range)
      let own = (attributes[.font] as? UIFont).map(adapt)
      var run = TextRun(text: text, font: (own ?? font).value)
      run.kern = Self.number(attributes[.kern]) ?? Self.number(attributes[.tracking]) ?? 0
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
        run.paragraph = style.value
      }
      if let attachment = attributes[.attachment] as? NSTextAttachment {
        let size = attachment.size
        run.attachment = Size(width: Double(size.width), height: Double(size.height))
      }
      runs.append(run)
      colors.append(attributes[.foregroundColor] as? UIColor ?? color)
    }
    self.runs = runs
    self.colors = colors
  }

  /// The characters.
  package var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
  /// Whether there are no characters.
  package var isEmpty: Bool { runs.isEmpty }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
