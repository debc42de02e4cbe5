import LayoutTree
import Typography

extension FontSummary {
  /// A font, by value.
  package init(_ font: Font) {
    self.init(
      family: font.family, weight: String(describing: font.weight), isItalic: font.isItalic,
      pointSize: font.pointSize, textStyle: font.textStyle?.rawValue)
  }
}

extension TextContent {
  /// What a view shows of a text.
  ///
  /// - Parameters:
  ///   - origin: Where the text's box begins, in the view's coordinates.
  ///   - neededSize: What the whole text asks for at the view's width.
  @MainActor package init(
    _ text: StyledText, layout: TextLayout, at origin: CGPoint, neededSize: CGSize,
    isTruncated: Bool, adjustsForContentSize: Bool, isPlaceholder: Bool = false,
    style: UIUserInterfaceStyle
  ) {
    let lines = layout.lines.map { line in
      let index = min(line.runIndex, text.runs.count - 1)
      var font = text.runs[index].font
      font.pointSize *= layout.scaleFactor
      return TextLineContent(
        text: line.text,
        frame: LayoutRect(
          x: Double(origin.x) + line.x, y: Double(origin.y) + line.y, width: line.width,
          height: line.height),
        baseline: Double(origin.y) + line.baseline, font: FontSummary(font),
        color: text.colors[index].resolved(style))
    }
    self.init(
      string: text.string, lines: lines, isTruncated: isTruncated,
      neededSize: LayoutSize(width: Double(neededSize.width), height: Double(neededSize.height)),
      adjustsForContentSize: adjustsForContentSize, isPlaceholder: isPlaceholder)
  }
}
