import Typography

/// How the lines of a paragraph stand. Lengths are in points.
///
/// No `NSObject`, as `UIFont` is none.
open class NSParagraphStyle: Hashable, @unchecked Sendable {
  struct Values: Hashable {
    var alignment: NSTextAlignment = .natural
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
  }

  var values = Values()

  /// Where lines stand.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to text that has no room.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Space between two lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Space behind a paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// A factor of the lines' natural height; 0 is none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of a line.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line; 0 is no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Where a paragraph's first line begins.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Where a paragraph's other lines begin.
  open var headIndent: CGFloat { values.headIndent }

  /// Makes a style that asks for nothing.
  public init() {}

  /// A style that asks for nothing.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// A copy that can be changed.
  open func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Equal in all respects.
  public static func == (a: NSParagraphStyle, b: NSParagraphStyle) -> Bool {
    a.values == b.values
  }

  /// Equal styles have equal values.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  /// What the text is laid out by.
  var value: ParagraphStyle {
    ParagraphStyle(
      lineSpacing: Double(lineSpacing), paragraphSpacing: Double(paragraphSpacing),
      lineHeightMultiple: Double(lineHeightMultiple), minimumLineHeight: Double(minimumLineHeight),
      maximumLineHeight: Double(maximumLineHeight),
      firstLineHeadIndent: Double(firstLineHeadIndent), headIndent: Double(headIndent))
  }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Where lines stand.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// What happens to text that has no room.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// Space between two lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// Space behind a paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// A factor of the lines' natural height; 0 is none.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The least height of a line.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line; 0 is no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// Where a paragraph's first line begins.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// Where a paragraph's other lines begin.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
}
