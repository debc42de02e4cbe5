/// Text in pieces with their own fonts, colours and paragraph styles, `<attributedString>`.
public struct IBAttributedString: Sendable {
  /// A piece of text with the same attributes throughout.
  public struct Fragment: Sendable {
    /// The text.
    public var content: String
    /// The attributes as a generic object with the properties `NSFont`, `NSColor`, `NSKern`, ... and
    /// the member `NSParagraphStyle`; nil where the fragment has none.
    public var attributes: IBObject?

    /// Makes a fragment.
    public init(content: String, attributes: IBObject?) {
      self.content = content
      self.attributes = attributes
    }

    /// The font, or nil.
    public var font: IBFont? { attributes?.font("NSFont") }

    /// The text colour, or nil.
    public var color: IBColor? { attributes?.color("NSColor") }

    /// The paragraph style with attributes such as `alignment`, `lineBreakMode`, `lineSpacing` and
    /// `lineHeightMultiple`, or nil.
    public var paragraphStyle: IBObject? { attributes?.member("NSParagraphStyle") }
  }

  /// The pieces in order.
  public var fragments: [Fragment]

  /// Makes an attributed string.
  public init(fragments: [Fragment]) {
    self.fragments = fragments
  }

  /// The text without its attributes.
  public var text: String {
    fragments.map(\.content).joined()
  }
}
