extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The text's `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A space behind every character, in points: a number.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A space behind every character, in points, in place of the font's kerning: a number.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// An `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// How far the text stands above the baseline, in points: a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A line below the text: a number.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A line through the text: a number.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// Where a tap leads: a URL or a string.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

/// An image in a text.
///
/// No `NSObject`, as `UIFont` is none.
open class NSTextAttachment: Hashable {
  /// The image.
  open var image: UIImage?
  /// The rectangle, in points, from the baseline upwards; zero takes the image's size.
  open var bounds = CGRect.zero

  /// Makes an attachment of nothing.
  public init() {}

  /// Makes an attachment of an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The same object.
  public static func == (a: NSTextAttachment, b: NSTextAttachment) -> Bool { a === b }
  /// By identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The size that the text leaves for it, in points.
  var size: CGSize { bounds.isEmpty ? image?.size ?? .zero : bounds.size }
}

extension NSAttributedString {
  /// A text of one character that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
