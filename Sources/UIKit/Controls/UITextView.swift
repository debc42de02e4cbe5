import Devices
import LayoutTree
import Typography

/// Text of many lines that can be edited.
///
/// With scrolling, the text has no say in the view's size; without, the view asks for all of it.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  /// The keyboard acts on a text.
  open override var canBecomeFirstResponder: Bool { true }

  private var plainText = ""
  private var styledText: NSAttributedString?
  private var ownFont: UIFont?

  /// The text.
  open var text: String! {
    get { styledText?.string ?? plainText }
    set {
      plainText = newValue ?? ""
      styledText = nil
      textDidChange()
    }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { styledText ?? NSAttributedString(string: plainText, attributes: [.font: shownFont]) }
    set {
      styledText = newValue
      plainText = ""
      textDidChange()
    }
  }

  /// The font; where none is set, the system font of 12 points.
  open var font: UIFont? {
    get {
      adjustsFontForContentSizeCategory
        ? ownFont?.adapted(to: traits.preferredContentSizeCategory) : ownFont
    }
    set {
      ownFont = newValue
      textDidChange()
    }
  }

  /// The text's colour.
  open var textColor: UIColor? = .label
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the font follows the text size setting.
  open var adjustsFontForContentSizeCategory = false { didSet { textDidChange() } }
  /// Whether the text can be edited.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true
  /// The space between the view's edges and the text, in points: 8 above and below unless set.
  open var textContainerInset: UIEdgeInsets {
    get { ownInset ?? UIEdgeInsets(systemMetrics.textContainerInset) }
    set {
      ownInset = newValue
      textDidChange()
    }
  }
  private var ownInset: UIEdgeInsets?

  /// The area that the text is laid out in.
  public private(set) lazy var textContainer = NSTextContainer(owner: self)

  /// Whether the text can be moved; if not, the view asks for the size of all of it.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { textDidChange() } }
  }

  /// Makes a text view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a text view; the container's limits are not taken up.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }

  /// Makes a text view from an Interface Builder file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decode(_ object: NibObject, from nib: NibCoder) {
    ownFont = .systemFont(ofSize: UIFont.systemFontSize)
    super.decode(object, from: nib)
  }

  override func decodeValues(_ object: NibObject, from nib: NibCoder) {
    super.decodeValues(object, from: nib)
    decodeTextViewValues(object, from: nib)
  }

  func textDidChange() {
    contentSizeDidChange()
    setNeedsLayout()
  }

  private var shownFont: UIFont { font ?? .systemFont(ofSize: UIFont.smallSystemFontSize) }

  private var measuredText: StyledText {
    let color = textColor ?? .label
    guard let styledText else { return StyledText(plainText, font: shownFont, color: color) }
    let category = traits.preferredContentSizeCategory
    let adapts = adjustsFontForContentSizeCategory
    return StyledText(styledText, font: shownFont, color: color) {
      adapts ? $0.adapted(to: category) : $0
    }
  }

  /// What stands beside the lines, in points.
  private var sidePadding: CGFloat {
    textContainerInset.horizontal + 2 * textContainer.lineFragmentPadding
  }

  private func layout(width: CGFloat?) -> TextLayout {
    var options = TextOptions()
    options.width = width.map { Double(max(0, $0 - sidePadding)) }
    options.lineLimit = textContainer.maximumNumberOfLines
    options.lineBreakMode = textContainer.lineBreakMode.value
    options.alignment = textAlignment.value
    options.scale = Double(traits.displayScale)
    options.direction =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return TextMeasurer.layout(measuredText, options)
  }

  /// The text's size with its insets; without text, that of one line.
  private func textSize(width: CGFloat?) -> CGSize {
    let layout = layout(width: width)
    let height =
      layout.lines.isEmpty
      ? shownFont.lineHeight.roundedUp(toPixelsAt: traits.displayScale)
      : CGFloat(layout.size.height)
    return CGSize(
      width: CGFloat(layout.size.width) + sidePadding, height: height + textContainerInset.vertical)
  }

  /// The size of the text and its insets; none while it scrolls.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
      : textSize(width: nil)
  }

  override var wrapsContent: Bool { !isScrollEnabled }

  override func intrinsicSize(forLayoutWidth width: CGFloat) -> CGSize {
    isScrollEnabled ? intrinsicContentSize : textSize(width: width + 1e-6)
  }

  /// The size of the text broken at a width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : nil)
  }

  /// Gives the content the size of the text at the view's width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: textSize(width: bounds.width).height)
  }

  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    let layout = layout(width: size.width)
    let top = textContainerInset.top
    guard !layout.lines.isEmpty else {
      return (top + shownFont.ascender, size.height - top - shownFont.ascender)
    }
    return (
      top + CGFloat(layout.firstBaseline), size.height - top - CGFloat(layout.lastBaseline)
    )
  }

  override var tapTexts: [String] { [text].compactMap { $0 } }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    node.kind = .textView
    let text = measuredText
    guard !text.isEmpty else { return }
    let needed = textSize(width: bounds.width)
    let layout = layout(width: bounds.width + 1e-6)
    let isCut = !isScrollEnabled && needed.height > bounds.height + 1 / traits.displayScale
    node.text = TextContent(
      text, layout: layout,
      at: CGPoint(
        x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top),
      neededSize: needed, isTruncated: layout.isTruncated || isCut,
      adjustsForContentSize: adjustsFontForContentSizeCategory, style: traits.userInterfaceStyle)
  }
}

/// The area that a text view's text is laid out in.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  private weak var owner: UITextView?

  init(owner: UITextView) {
    self.owner = owner
    super.init()
  }

  private var ownPadding: CGFloat?

  /// The space at either end of each line, in points: 5 unless set.
  open var lineFragmentPadding: CGFloat {
    get { ownPadding ?? CGFloat(owner?.systemMetrics.lineFragmentPadding ?? 0) }
    set {
      ownPadding = newValue
      owner?.textDidChange()
    }
  }

  /// How many lines may be shown; 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { owner?.textDidChange() } }
  /// Where lines break and what is cut.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { owner?.textDidChange() } }
}

extension UITextView {
  func decodeTextViewValues(_ object: NibObject, from nib: NibCoder) {
    if let font = object.font() {
      self.font = UIFont.nib(font, nib, defaultSize: UIFont.systemFontSize)
    }
    if let attributed = object.attributedString("attributedText") {
      attributedText = NSAttributedString.nib(attributed, nib, defaultSize: UIFont.systemFontSize)
    } else if let value = object.string("text") {
      text = value
    }
    if let value = object.attribute("textAlignment") { textAlignment = NSTextAlignment(nib: value) }
    if let value = object.bool("editable") { isEditable = value }
    if let value = object.bool("selectable") { isSelectable = value }
    if let value = object.bool("adjustsFontForContentSizeCategory") {
      adjustsFontForContentSizeCategory = value
    }
    if let color = object.color("textColor") { textColor = UIColor(color, nib) }
  }
}
