import LayoutTree
import Typography

/// A field to search with.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The looks of a search bar.
  public enum Style: Int, Sendable {
    /// With the bar's background.
    case `default` = 0
    /// With a background round the field.
    case prominent = 1
    /// Without background.
    case minimal = 2
  }

  /// The text searched for.
  open var text: String?
  /// What stands in place of missing text.
  open var placeholder: String?
  /// A line above the field.
  open var prompt: String?
  /// The look.
  open var searchBarStyle = Style.default
  /// Whether there is a cancel button.
  open var showsCancelButton = false
  /// Whether a bar below tells where to search.
  open var showsScopeBar = false { didSet { contentSizeDidChange() } }
  /// Where can be searched.
  open var scopeButtonTitles: [String]? { didSet { contentSizeDidChange() } }
  /// The bar's colour.
  open var barTintColor: UIColor?

  /// Makes a search bar.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a search bar from an Interface Builder file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func decodeValues(_ object: NibObject, from nib: NibCoder) {
    super.decodeValues(object, from: nib)
    if let value = object.string("text") { text = value }
    if let value = object.string("placeholder") { placeholder = value }
    if let value = object.string("prompt") { prompt = value }
    if let value = object.bool("showsCancelButton") { showsCancelButton = value }
    if let value = object.bool("showsScopeBar") { showsScopeBar = value }
    if object.attribute("searchBarStyle") == "minimal" { searchBarStyle = .minimal }
    if object.attribute("searchBarStyle") == "prominent" { searchBarStyle = .prominent }
  }

  /// The system's height, with that of the scope bar if there is one; any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: Self.noIntrinsicMetric,
      height: CGFloat(
        systemMetrics.searchBarHeight + (showsScopeBar ? controlMetrics.scopeBarHeight : 0)))
  }

  /// The width given and the system's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    node.kind = .searchBar
    node.isTouchTarget = isUserInteractionEnabled
    let isPlaceholder = (text ?? "").isEmpty
    let shown = isPlaceholder ? placeholder ?? "" : text ?? ""
    guard !shown.isEmpty else { return }
    let styled = StyledText(
      shown, font: UILabel.defaultFont, color: isPlaceholder ? .placeholderText : .label)
    let start = CGFloat(controlMetrics.searchFieldInset + controlMetrics.searchTextInset)
    let end = CGFloat(controlMetrics.searchFieldInset)
    var options = TextOptions()
    options.lineLimit = 1
    options.scale = Double(traits.displayScale)
    let needed = CGSize(TextMeasurer.layout(styled, options).size)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    options.width = Double(max(0, bounds.width - start - end))
    options.lineBreakMode = .tailTruncation
    options.direction = isReversed ? .rightToLeft : .leftToRight
    let layout = TextMeasurer.layout(styled, options)
    let fieldHeight = CGFloat(systemMetrics.searchBarHeight)
    node.text = TextContent(
      styled, layout: layout,
      at: CGPoint(
        x: isReversed ? end : start,
        y: (min(fieldHeight, bounds.height) - CGFloat(layout.size.height)) / 2),
      neededSize: needed, isTruncated: layout.isTruncated, adjustsForContentSize: false,
      isPlaceholder: isPlaceholder, style: traits.userInterfaceStyle)
  }
}
