/// An image, a text and a second text, as lists show them.
///
/// Margins and gaps are those that UIKit prints of its own configurations: cells
/// `directionalLayoutMargins = {11, 16, 11, 8}; axesPreservingSuperviewLayoutMargins = [Horizontal];
/// imageToTextPadding = 16; textToSecondaryTextVerticalPadding = 3`, headers of grouped lists
/// `{17, 8, 6, 8}`. From iOS 26 the vertical margins of cells are 15. The space that UIKit keeps free
/// for symbols of different widths is not known: an image takes its own width.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text is shown.
  @preconcurrency @MainActor public struct TextProperties {
    /// Where lines stand.
    public enum TextAlignment: Int, Sendable {
      /// Where text starts.
      case natural = 0
      /// In the middle.
      case center
      /// From edge to edge.
      case justified
    }

    /// What becomes of letters.
    public enum TextTransform: Int, Sendable {
      /// Nothing.
      case none = 0
      /// Capitals.
      case uppercase
      /// Small letters.
      case lowercase
      /// Words start with capitals.
      case capitalized

      func apply(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// Where lines stand.
    public var alignment = TextAlignment.natural
    /// Where lines break and what is cut.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there are at most; 0 is any number.
    public var numberOfLines = 0
    /// Whether the font follows the text size setting.
    public var adjustsFontForContentSizeCategory = true
    /// Whether a text too long is made smaller.
    public var adjustsFontSizeToFitWidth = false
    /// How small a text may be made.
    public var minimumScaleFactor: CGFloat = 0
    /// What becomes of letters.
    public var transform = TextTransform.none

    init(style: UIFont.TextStyle, color: UIColor = .label) {
      font = UIFont.preferredFont(forTextStyle: style)
      self.color = color
    }
  }

  /// How an image is shown.
  @preconcurrency @MainActor public struct ImageProperties {
    /// The size and weight of symbols.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of symbols and templates.
    public var tintColor: UIColor?
    /// The corners' radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The most that an image takes, in points; 0 is any size.
    public var maximumSize = CGSize.zero
    /// The room that an image stands in the middle of, in points; 0 is its own.
    public var reservedLayoutSize = CGSize.zero
  }

  /// The image.
  public var image: UIImage?
  /// How it is shown.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes; it goes before `text`.
  public var attributedText: NSAttributedString?
  /// How it is shown.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes; it goes before `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// How it is shown.
  public var secondaryTextProperties: TextProperties
  /// The axes along which the superview's margins count where they are larger.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  /// The margins round the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the texts stand beside each other where they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The gap between image and texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The least gap between texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The gap between texts beneath each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The least height, in points.
  var minimumHeight: CGFloat = 0

  private init(
    text: UIFont.TextStyle, secondary: UIFont.TextStyle, secondaryColor: UIColor = .secondaryLabel,
    margins: NSDirectionalEdgeInsets
  ) {
    textProperties = TextProperties(style: text)
    secondaryTextProperties = TextProperties(style: secondary, color: secondaryColor)
    directionalLayoutMargins = margins
  }

  private static var metrics: ListMetrics {
    ListMetrics(traits: UITraitCollection.current, designTools: nil)
  }

  private static var cellMargins: NSDirectionalEdgeInsets {
    let vertical = metrics.verticalMargin
    return NSDirectionalEdgeInsets(
      top: vertical, leading: 16, bottom: vertical, trailing: ListMetrics.marginBesideAccessory)
  }

  // MARK: Styles

  /// A cell with one text, or two beneath each other.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(text: .body, secondary: .caption1, margins: cellMargins)
  }

  /// A cell with two texts beneath each other, as of the table cell style `subtitle`.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }

  /// A cell with two texts beside each other, as of the table cell style `value1`.
  public static func valueCell() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(text: .body, secondary: .body, margins: cellMargins)
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }

  /// A cell of a sidebar; measures of sidebars are not known, so that they are a cell's.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// A cell of a sidebar with two texts beneath each other.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { cell() }

  /// The header of a plain list's section.
  public static func plainHeader() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(
      text: .headline, secondary: .body,
      margins: NSDirectionalEdgeInsets(top: 3, leading: 16, bottom: 3, trailing: 8))
    made.minimumHeight = metrics.plainHeaderHeight
    return made
  }

  /// The footer of a plain list's section.
  public static func plainFooter() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(
      text: .footnote, secondary: .footnote,
      margins: NSDirectionalEdgeInsets(top: 3, leading: 16, bottom: 3, trailing: 8))
    made.textProperties.color = .secondaryLabel
    return made
  }

  /// The header of a grouped list's section: in capitals until iOS 25.
  public static func groupedHeader() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(
      text: .footnote, secondary: .body,
      margins: NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
    made.textProperties.color = .secondaryLabel
    if metrics.era < .xcode26 { made.textProperties.transform = .uppercase }
    return made
  }

  /// The footer of a grouped list's section: 8 points below the rows, as in tables.
  public static func groupedFooter() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(
      text: .footnote, secondary: .footnote,
      margins: NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    made.textProperties.color = .secondaryLabel
    return made
  }

  /// The header of a sidebar's section; measures of sidebars are not known, so that they are a plain
  /// list's.
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }

  /// A section's header.
  public static func header() -> UIListContentConfiguration { groupedHeader() }

  /// A section's footer.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }

  // MARK: Use

  /// Makes a view that shows the content.
  public func makeContentView() -> UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same configuration: colours of other states are not shown.
  public func updated(for state: UIConfigurationState) -> UIListContentConfiguration { self }
}
