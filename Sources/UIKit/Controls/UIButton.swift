import LayoutTree

/// Runs an action when it is tapped, and shows a title, an image or both.
///
/// A button without configuration is measured as UIKit's classic ones; one with a configuration by
/// the configuration's fonts, insets and paddings.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// No look of its own.
    case custom = 0
    /// A title in the tint colour.
    case system = 1
    /// An "i" in a circle.
    case detailDisclosure = 2
    /// An "i" in a circle.
    case infoLight = 3
    /// An "i" in a circle.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross in a circle.
    case close = 7

    /// The old name of `system`.
    public static var roundedRect: ButtonType { .system }

    /// Whether the button is one of the system's circles.
    var isDetail: Bool {
      self == .detailDisclosure || self == .infoLight || self == .infoDark || self == .contactAdd
    }
  }

  /// The kind of button.
  public internal(set) var buttonType = ButtonType.custom

  /// The look of a button of iOS 15 and later; nil is a classic button.
  open var configuration: Configuration? { didSet { contentDidChange() } }

  /// Insets round the content, in points; zero leaves UIKit's own.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// How far the title is moved and narrowed, in points; the button's size does not follow.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// How far the image is moved and narrowed, in points; the button's size does not follow.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
  }

  var contents: [State: Content] = [:]
  private let label = ButtonLabel(frame: .zero)
  private lazy var picture = UIImageView(frame: .zero)

  /// The label whose font, limit of lines and line breaks the title takes; it is not a subview here.
  open var titleLabel: UILabel? { label }

  /// The view that stands for the image; it is not a subview here.
  open var imageView: UIImageView? {
    picture.image = currentImage
    return picture
  }

  /// Makes a custom button, with a title in 18 points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(fontSize: UIFont.buttonFontSize)
  }

  /// Makes a button of a kind; titles of system buttons have 15 points.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType != .custom { label.font = .systemFont(ofSize: Self.fileFontSize) }
    if buttonType.isDetail || buttonType == .close { sizeToFit() }
  }

  /// Makes a button with a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    setPrimaryAction(primaryAction)
  }

  /// Makes a button that shows an action's title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    setPrimaryAction(primaryAction)
  }

  /// Makes a button from an Interface Builder file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The size of titles that files give no font for, and of system buttons', in points.
  static let fileFontSize: CGFloat = 15

  private func setUp(fontSize: CGFloat) {
    label.owner = self
    label.font = .systemFont(ofSize: fontSize)
    label.lineBreakMode = .byTruncatingMiddle
  }

  private func setPrimaryAction(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      setImage(action.image, for: .normal)
    }
  }

  override func decode(_ object: NibObject, from nib: NibCoder) {
    // Files leave the font out where it is the default: 15 points, in a custom button 18.
    setUp(
      fontSize: object.attribute("buttonType") == nil ? UIFont.buttonFontSize : Self.fileFontSize)
    super.decode(object, from: nib)
  }

  override func decodeValues(_ object: NibObject, from nib: NibCoder) {
    super.decodeValues(object, from: nib)
    decodeButtonValues(object, from: nib)
  }

  /// Tells, inside UIKit, that the content takes another size.
  func contentDidChange() {
    contentSizeDidChange()
    setNeedsLayout()
  }

  override func stateDidChange() { contentDidChange() }

  // MARK: Content by state

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    contents[state, default: Content()].title = title
    if state == .normal, configuration != nil { configuration?.title = title }
    contentDidChange()
  }

  /// Sets the title with its attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    contents[state, default: Content()].attributedTitle = title
    contentDidChange()
  }

  /// Sets the title's colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    contents[state, default: Content()].titleColor = color
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    contents[state, default: Content()].image = image
    if state == .normal, configuration != nil { configuration?.image = image }
    contentDidChange()
  }

  /// Sets the image behind the content for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    contents[state, default: Content()].backgroundImage = image
    contentDidChange()
  }

  /// Sets the size and weight of symbols for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    contents[state, default: Content()].symbolConfiguration = configuration
    contentDidChange()
  }

  /// The title for a state; that of the normal state where none is set.
  open func title(for state: State) -> String? { value(\.title, state) }
  /// The title with its attributes for a state; that of the normal state where none is set.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    value(\.attributedTitle, state)
  }
  /// The title's colour for a state; that of the normal state where none is set.
  open func titleColor(for state: State) -> UIColor? { value(\.titleColor, state) }
  /// The image for a state; that of the normal state where none is set.
  open func image(for state: State) -> UIImage? { value(\.image, state) }
  /// The image behind the content for a state; that of the normal state where none is set.
  open func backgroundImage(for state: State) -> UIImage? { value(\.backgroundImage, state) }

  func value<Value>(_ path: KeyPath<Content, Value?>, _ state: State) -> Value? {
    contents[state]?[keyPath: path] ?? contents[.normal]?[keyPath: path]
  }

  /// The title shown now.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The title with its attributes shown now.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The image shown now.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The image behind the content now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The title's colour now.
  open var currentTitleColor: UIColor {
    if !isEnabled { return contents[.disabled]?.titleColor ?? .tertiaryLabel }
    return titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
  }

  // MARK: Size

  /// The size of the content, at least 30 wide with a title.
  open override var intrinsicContentSize: CGSize {
    configuration.map { configuredSize($0, width: nil) } ?? classicSize
  }

  override var wrapsContent: Bool { configuration.map { wraps($0) } ?? false }

  override func intrinsicSize(forLayoutWidth width: CGFloat) -> CGSize {
    configuration.map { configuredSize($0, width: width) } ?? classicSize
  }

  /// The size of the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    guard let content = textContent(in: size), let first = content.lines.first,
      let last = content.lines.last
    else { return nil }
    return (CGFloat(first.baseline), size.height - CGFloat(last.baseline))
  }

  private func textContent(in size: CGSize) -> TextContent? {
    configuration.map { configuredParts($0, in: size).text } ?? classicParts(in: size).text
  }

  override var tapTexts: [String] {
    [currentAttributedTitle?.string ?? currentTitle].compactMap { $0 }
  }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    node.kind = .button
    let parts =
      configuration.map { configuredParts($0, in: bounds.size) } ?? classicParts(in: bounds.size)
    node.text = parts.text
    node.image = parts.image
    if let configuration { describe(configuration, into: &node) }
  }

  /// What a button shows.
  struct Parts {
    var text: TextContent?
    var image: ImageContent?
  }
}

/// The label of a button's title, which tells the button of changes.
@preconcurrency @MainActor final class ButtonLabel: UILabel {
  weak var owner: UIButton?

  /// The title that the button shows now.
  override var text: String? {
    get { owner?.currentAttributedTitle?.string ?? owner?.currentTitle }
    set { owner?.setTitle(newValue, for: .normal) }
  }

  override func textDidChange() {
    super.textDidChange()
    owner?.contentDidChange()
  }
}
