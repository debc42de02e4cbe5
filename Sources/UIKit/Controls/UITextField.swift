import Devices
import LayoutTree
import Typography

/// One line of text that can be edited.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// The keyboard acts on a text.
  open override var canBecomeFirstResponder: Bool { true }

  /// The frame drawn round the text.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A line.
    case line
    /// A sunken frame.
    case bezel
    /// A frame with round corners.
    case roundedRect
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing
    /// While the text is not edited.
    case unlessEditing
    /// Always.
    case always

    /// Whether the view is shown in a field that nobody edits.
    var isShown: Bool { self == .always || self == .unlessEditing }
  }

  private var plainText = ""
  private var styledText: NSAttributedString?
  private var ownFont: UIFont?

  /// The text; empty at first.
  open var text: String? {
    get { styledText?.string ?? plainText }
    set {
      plainText = newValue ?? ""
      styledText = nil
      contentSizeDidChange()
    }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { styledText ?? NSAttributedString(string: plainText, attributes: [.font: font!]) }
    set {
      styledText = newValue
      plainText = ""
      contentSizeDidChange()
    }
  }

  /// What stands in place of missing text.
  open var placeholder: String? { didSet { contentSizeDidChange() } }
  /// What stands in place of missing text, with attributes.
  open var attributedPlaceholder: NSAttributedString? { didSet { contentSizeDidChange() } }

  /// The font: the system font of 17 points unless set.
  open var font: UIFont? {
    get {
      let font = ownFont ?? UILabel.defaultFont
      return adjustsFontForContentSizeCategory
        ? font.adapted(to: traits.preferredContentSizeCategory) : font
    }
    set {
      ownFont = newValue
      contentSizeDidChange()
    }
  }

  /// The text's colour.
  open var textColor: UIColor? = .label
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// The frame drawn round the text.
  open var borderStyle = BorderStyle.none { didSet { contentSizeDidChange() } }
  /// Whether the font follows the text size setting.
  open var adjustsFontForContentSizeCategory = false { didSet { contentSizeDidChange() } }
  /// Whether the text is shrunk until it fits.
  open var adjustsFontSizeToFitWidth = false
  /// The least size that the text is shrunk to, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether dots stand for the characters.
  open var isSecureTextEntry = false { didSet { contentSizeDidChange() } }
  /// When a button that clears the text is shown.
  open var clearButtonMode = ViewMode.never
  /// A view where the text starts.
  open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue, to: leftView) } }
  /// When the view where the text starts is shown.
  open var leftViewMode = ViewMode.never { didSet { contentSizeDidChange() } }
  /// A view where the text ends.
  open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue, to: rightView) } }
  /// When the view where the text ends is shown.
  open var rightViewMode = ViewMode.never { didSet { contentSizeDidChange() } }

  /// Makes a text field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Makes a text field from an Interface Builder file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decode(_ object: NibObject, from nib: NibCoder) {
    ownFont = .systemFont(ofSize: UIFont.systemFontSize)
    super.decode(object, from: nib)
  }

  override func decodeValues(_ object: NibObject, from nib: NibCoder) {
    super.decodeValues(object, from: nib)
    decodeTextFieldValues(object, from: nib)
  }

  private func sideViewDidChange(from old: UIView?, to new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    contentSizeDidChange()
    setNeedsLayout()
  }

  // MARK: Size

  private var shownFont: UIFont { font ?? UILabel.defaultFont }

  private func styled(_ text: NSAttributedString?, or plain: String, _ color: UIColor) -> StyledText
  {
    text.map { StyledText($0, font: shownFont, color: color) }
      ?? StyledText(plain, font: shownFont, color: color)
  }

  /// The text shown, with whether it is the placeholder.
  private var shownText: (text: StyledText, isPlaceholder: Bool) {
    if let string = text, !string.isEmpty {
      if isSecureTextEntry {
        let dots = String(repeating: "•", count: string.count)
        return (StyledText(dots, font: shownFont, color: textColor ?? .label), false)
      }
      return (styled(styledText, or: plainText, textColor ?? .label), false)
    }
    return (placeholderText, true)
  }

  private var placeholderText: StyledText {
    styled(attributedPlaceholder, or: placeholder ?? "", .placeholderText)
  }

  private func layout(_ text: StyledText, width: CGFloat?) -> TextLayout {
    var options = TextOptions()
    options.width = width.map { Double($0) }
    options.lineLimit = 1
    options.lineBreakMode = .tailTruncation
    options.alignment = textAlignment.value
    options.scale = Double(traits.displayScale)
    options.direction =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    if adjustsFontSizeToFitWidth, minimumFontSize > 0, minimumFontSize < shownFont.pointSize {
      options.minimumScaleFactor = Double(minimumFontSize / shownFont.pointSize)
    }
    return TextMeasurer.layout(text, options)
  }

  /// The wider of text and placeholder with what stands beside it, by a line with the border's
  /// padding. A field without border is a point higher with a placeholder (saved frames: 22 with,
  /// 21 without one or with a secure one, for 17 points).
  open override var intrinsicContentSize: CGSize {
    let texts = [shownText.text, placeholderText]
    let textWidth = texts.map { CGFloat(layout($0, width: nil).size.width) }.max() ?? 0
    var width = textWidth.rounded(.up)
    let line = (shownFont.lineHeight - 0.0001).rounded(.up)
    var height = line
    switch borderStyle {
    case .roundedRect:
      width += CGFloat(systemMetrics.roundedTextFieldPadding)
      height = max(
        CGFloat(controlMetrics.textFieldHeight),
        line + CGFloat(controlMetrics.roundedTextFieldPadding))
    case .bezel, .line:
      width += CGFloat(controlMetrics.textFieldInset) * 2
      height += CGFloat(controlMetrics.bezelTextFieldPadding)
    case .none:
      if !placeholderText.isEmpty, !isSecureTextEntry { height += 1 }
    }
    for view in [shownLeftView, shownRightView] {
      guard let view else { continue }
      width += view.bounds.width
      height = max(height, view.bounds.height)
    }
    return CGSize(width: width, height: height)
  }

  private var shownLeftView: UIView? { leftViewMode.isShown ? leftView : nil }
  private var shownRightView: UIView? { rightViewMode.isShown ? rightView : nil }

  /// The size of the text with its border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Where things stand

  /// The text's rectangle while it is not edited, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var insets = UIEdgeInsets.zero
    if borderStyle != .none {
      insets.left = CGFloat(controlMetrics.textFieldInset)
      insets.right = insets.left
    }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let before = shownLeftView.map { $0.bounds.width } ?? 0
    var after = shownRightView.map { $0.bounds.width } ?? 0
    if clearButtonMode.isShown, after == 0, !(text ?? "").isEmpty {
      after = CGFloat(controlMetrics.clearButtonSize + controlMetrics.clearButtonInset)
    }
    insets.left += isReversed ? after : before
    insets.right += isReversed ? before : after
    return bounds.inset(by: insets)
  }

  /// The placeholder's rectangle, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The text's rectangle while it is edited, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the view where the text starts, in points.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(shownLeftView, atStart: true, in: bounds)
  }

  /// The rectangle of the view where the text ends, in points.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(shownRightView, atStart: false, in: bounds)
  }

  private func sideRect(_ view: UIView?, atStart: Bool, in bounds: CGRect) -> CGRect {
    guard let size = view?.bounds.size else { return .zero }
    let isLeft = atStart == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Places the views at either end of the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let leftView {
      leftView.isHidden = !leftViewMode.isShown
      if leftViewMode.isShown { leftView.frame = leftViewRect(forBounds: bounds) }
    }
    if let rightView {
      rightView.isHidden = !rightViewMode.isShown
      if rightViewMode.isShown { rightView.frame = rightViewRect(forBounds: bounds) }
    }
  }

  private func textTop(height: CGFloat, in size: CGSize) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: 0
    case .bottom: size.height - height
    default: (size.height - height) / 2
    }
  }

  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    let top = textTop(height: shownFont.lineHeight, in: size)
    let baseline = top + shownFont.ascender
    return (baseline, size.height - baseline)
  }

  /// A field is found by what it says, the placeholder where it is empty.
  override var ownTapTarget: TapTarget? {
    var target = target(isEnabled: isEnabled) { [weak self] in
      self?.becomeFirstResponder()
      self?.sendActions(for: .editingDidBegin)
    }
    target.enter = { [weak self] text in self?.wasEdited(to: text) }
    return target
  }

  override var tapTexts: [String] {
    [placeholder, text].compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// Takes a text that a person has typed over, and tells who is told.
  private func wasEdited(to text: String) {
    self.text = text
    sendActions(for: .editingChanged)
  }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    node.kind = .textField
    if borderStyle == .roundedRect {
      if node.style.backgroundColor == nil {
        node.style.backgroundColor = UIColor.systemBackground.resolved(traits.userInterfaceStyle)
      }
      if node.style.borderWidth == 0 {
        node.style.borderWidth = Double(1 / traits.displayScale)
        node.style.borderColor = UIColor.systemGray4.resolved(traits.userInterfaceStyle)
      }
      if node.style.cornerRadius == 0 { node.style.cornerRadius = 5 }
    }
    let (text, isPlaceholder) = shownText
    guard !text.isEmpty else { return }
    let bounds = CGRect(origin: .zero, size: bounds.size)
    let rect = isPlaceholder ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    let natural = layout(text, width: nil)
    let slack = 1 / traits.displayScale
    let needed = CGSize(natural.size)
    let width = needed.width - rect.width <= slack ? max(rect.width, needed.width) : rect.width
    let layout = layout(text, width: max(0, width))
    let height = CGFloat(layout.size.height)
    // A typed text that has no room scrolls; a placeholder is cut.
    node.text = TextContent(
      text, layout: layout,
      at: CGPoint(x: rect.minX, y: rect.minY + textTop(height: height, in: rect.size)),
      neededSize: needed, isTruncated: layout.isTruncated && isPlaceholder,
      adjustsForContentSize: adjustsFontForContentSizeCategory, isPlaceholder: isPlaceholder,
      style: traits.userInterfaceStyle)
  }
}
