import Devices
import LayoutTree
import Typography

/// Shows text that cannot be edited.
@preconcurrency @MainActor open class UILabel: UIView {
  private var plainText: String?
  private var styledText: NSAttributedString?
  private var ownFont: UIFont?

  /// The text; setting it drops the attributes.
  open var text: String? {
    get { styledText?.string ?? plainText }
    set {
      plainText = newValue
      styledText = nil
      textDidChange()
    }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get {
      styledText ?? plainText.map { NSAttributedString(string: $0, attributes: [.font: font!]) }
    }
    set {
      styledText = newValue
      plainText = nil
      textDidChange()
    }
  }

  /// The font: the system font of 17 points unless set. With `adjustsFontForContentSizeCategory` a
  /// font of a text style has the size that the text size setting asks for.
  open var font: UIFont! {
    get {
      let font = ownFont ?? Self.defaultFont
      return adjustsFontForContentSizeCategory
        ? font.adapted(to: traits.preferredContentSizeCategory) : font
    }
    set {
      ownFont = newValue
      textDidChange()
    }
  }

  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The text's colour.
  open var textColor: UIColor! = .label
  /// The text's colour while `isHighlighted`.
  open var highlightedTextColor: UIColor?
  /// Whether the text has its other colour.
  open var isHighlighted = false
  /// Whether the text is not dimmed.
  open var isEnabled = true
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// Where lines break and what is cut.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textDidChange() } }
  /// How many lines may be shown; 0 for no limit.
  open var numberOfLines = 1 { didSet { textDidChange() } }
  /// Whether one line may be shrunk until it fits.
  open var adjustsFontSizeToFitWidth = false
  /// The least factor that one line may be shrunk by; 0 is UIKit's own choice, no shrinking here.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether characters may be moved together until one line fits; layout does not see it.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the font follows the text size setting.
  open var adjustsFontForContentSizeCategory = false { didSet { textDidChange() } }
  /// The width that lines break at when the label is asked for its size, in points; 0 is the width
  /// that layout gives it.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textDidChange() } }

  /// Makes a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a label from an Interface Builder file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A class of its own sets the label's font: the size and weight that come nearest to what the
  /// text took when the file was saved.
  override func adoptStatedSize(_ size: CGSize) {
    guard size.height > 0, let text, !text.isEmpty else {
      super.adoptStatedSize(size)
      return
    }
    let pointSize = (size.height / font.withSize(1).lineHeight).rounded(.down)
    guard pointSize >= 1 else { return }
    let candidates = [UIFont.Weight.regular, .semibold, .bold].map {
      UIFont.systemFont(ofSize: pointSize, weight: $0)
    }
    func miss(_ font: UIFont) -> CGFloat {
      let width = Typography.width(of: text, font: font.value)
      return abs(CGFloat(width) - size.width)
    }
    font = candidates.min { miss($0) < miss($1) }
    if numberOfLines == 1 { super.adoptStatedSize(size) }
  }

  override func decodeValues(_ object: NibObject, from nib: NibCoder) {
    super.decodeValues(object, from: nib)
    decodeLabelValues(object, from: nib)
  }

  /// Tells, inside UIKit, that the text takes another size.
  func textDidChange() { contentSizeDidChange() }

  // MARK: Measuring

  /// The text as it is measured.
  var measuredText: StyledText {
    let font: UIFont = font
    let color: UIColor = (isHighlighted ? highlightedTextColor : nil) ?? textColor
    guard let styledText else { return StyledText(plainText ?? "", font: font, color: color) }
    let category = traits.preferredContentSizeCategory
    let adapts = adjustsFontForContentSizeCategory
    return StyledText(styledText, font: font, color: color) {
      adapts ? $0.adapted(to: category) : $0
    }
  }

  /// The attributes of the text's first character win over the label's.
  private var firstParagraphStyle: NSParagraphStyle? {
    guard let styledText, styledText.length > 0 else { return nil }
    return styledText.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  /// The text's lines at a width; nil for no limit.
  func textLayout(width: CGFloat?, lineLimit: Int) -> TextLayout {
    var options = TextOptions()
    options.width = width.map { Double($0) }
    options.lineLimit = lineLimit
    options.lineBreakMode = lineBreakMode.value
    options.scale = Double(traits.displayScale)
    options.alignment = (firstParagraphStyle?.alignment ?? textAlignment).value
    options.direction =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    if adjustsFontSizeToFitWidth, minimumScaleFactor > 0 {
      options.minimumScaleFactor = Double(minimumScaleFactor)
    }
    return TextMeasurer.layout(measuredText, options)
  }

  /// The text's size when its lines break at a width; nil for no limit.
  private func textSize(width: CGFloat?) -> CGSize {
    let size = textLayout(width: width, lineLimit: numberOfLines).size
    return CGSize(width: size.width, height: size.height)
  }

  /// The text's size, rounded up to the pixel grid: on one line, or broken at
  /// `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    textSize(
      width: numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func intrinsicSize(forLayoutWidth width: CGFloat) -> CGSize {
    // The width that layout found may be a rounding error short of what the text asked for.
    textSize(width: width + 1e-6)
  }

  /// The size of the text broken at a width; a width of zero is no limit, as in UIKit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = numberOfLines == 1 || size.width <= 0 ? nil : size.width
    return textSize(width: limit)
  }

  /// The rectangle that the text takes in bounds, with a limit of lines, in points.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let size = textLayout(width: bounds.width, lineLimit: lines).size
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: size.width, height: min(size.height, bounds.height))
  }

  // MARK: Where lines stand

  /// The lines in a box of a size: as many as have room, in the middle from top to bottom.
  private func placedText(in size: CGSize) -> (layout: TextLayout, top: CGFloat) {
    let pixel = 1 / traits.displayScale
    var width = size.width
    // Frames are rounded to pixels; text must not lose characters for that.
    if numberOfLines == 1 {
      let natural = CGFloat(textLayout(width: nil, lineLimit: 1).size.width)
      if natural > width, natural - width <= pixel { width = natural }
    } else if let measured = measuredLayoutWidth, abs(measured - width) <= pixel {
      width = max(width, measured + 1e-6)
    }
    var layout = textLayout(width: width, lineLimit: numberOfLines)
    if CGFloat(layout.size.height) > size.height + pixel, layout.lines.count > 1 {
      let room = layout.lines.prefix { CGFloat($0.y + $0.height) <= size.height + pixel }.count
      layout = textLayout(width: width, lineLimit: max(1, room))
    }
    return (layout, (size.height - CGFloat(layout.size.height)) / 2)
  }

  /// Baselines keep their distances from the top and the bottom however high the label is, although
  /// the text is drawn in the middle: so labels stand that public files save stretched (51 points
  /// for one line of 23, its first baseline 18 from the top) and squeezed (41 for a line of 54, its
  /// last baseline 11 from the bottom).
  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    let layout = textLayout(width: numberOfLines == 1 ? nil : size.width, lineLimit: numberOfLines)
    guard !layout.lines.isEmpty else { return (font.ascender, -font.descender) }
    return (
      CGFloat(layout.firstBaseline), CGFloat(layout.size.height) - CGFloat(layout.lastBaseline)
    )
  }

  override var tapTexts: [String] { [text].compactMap { $0 } }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    node.kind = .label
    node.text = textContent(in: bounds.size)
  }

  /// What the label shows in a box of a size; nil without text.
  func textContent(in size: CGSize, at origin: CGPoint = .zero) -> TextContent? {
    let text = measuredText
    guard !text.isEmpty else { return nil }
    let (layout, top) = placedText(in: size)
    let needed =
      numberOfLines == 1
      ? textLayout(width: nil, lineLimit: 1).size : textLayout(width: size.width, lineLimit: 0).size
    return TextContent(
      text, layout: layout, at: CGPoint(x: origin.x, y: origin.y + top),
      neededSize: CGSize(width: needed.width, height: needed.height),
      isTruncated: layout.isTruncated,
      adjustsForContentSize: adjustsFontForContentSizeCategory, style: traits.userInterfaceStyle)
  }
}
