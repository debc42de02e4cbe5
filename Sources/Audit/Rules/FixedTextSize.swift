import LayoutTree

/// Reports text whose font does not follow Dynamic Type on a screen where other text does.
///
/// At larger text sizes such a screen is half grown: some of it can be read by the people who
/// set that size, the rest cannot. One finding lists all such views of the screen. It is
/// reported only for configurations with a text size above the default, `large`, and only for
/// screens where at least one text follows; a screen that does not take part in Dynamic Type at
/// all is a decision and no oversight.
///
/// Not reported: text in a text style, which has the right size when the screen opens even if it
/// does not follow later changes; text of UIKit's own bars, and blank text.
///
/// To mend it, use a text style (`UIFont.preferredFont(forTextStyle:)`, `UIFontMetrics`) and
/// set `adjustsFontForContentSizeCategory`, "Automatically Adjusts Font" in Interface Builder.
public struct FixedTextSize: Rule {
  /// The identifier, `fixed-text-size`.
  public static let id = "fixed-text-size"
  /// What the rule reports, one line.
  public static let summary = "Text that stays small while the rest of the screen grows"
  /// The manual: the doc comment of this type.
  public static let manual = """
    Reports text whose font does not follow Dynamic Type on a screen where other text does.

    At larger text sizes such a screen is half grown: some of it can be read by the people who
    set that size, the rest cannot. One finding lists all such views of the screen. It is
    reported only for configurations with a text size above the default, `large`, and only for
    screens where at least one text follows; a screen that does not take part in Dynamic Type at
    all is a decision and no oversight.

    Not reported: text in a text style, which has the right size when the screen opens even if it
    does not follow later changes; text of UIKit's own bars, and blank text.

    To mend it, use a text style (`UIFont.preferredFont(forTextStyle:)`, `UIFontMetrics`) and
    set `adjustsFontForContentSizeCategory`, "Automatically Adjusts Font" in Interface Builder.
    """
  /// A warning.
  public static let severity = Severity.warning

  /// Makes the rule.
  public init() {}

  /// The sizes at which nothing has to grow.
  private static let smallSizes: Set<String> = ["x-small", "small", "medium", "large"]

  /// Reports the views of the screen in one finding.
  public func check(_ index: TreeIndex) -> [Finding] {
    if Self.smallSizes.contains(index.configuration.textSize) { return [] }
    var fixed: [TreeIndex.Entry] = []
    var hasAdjusting = false
    for entry in index.entries {
      guard entry.isVisible, let text = entry.node.text, !text.string.isBlank,
        let owner = index.owner(of: entry)
      else { continue }
      if text.adjustsForContentSize || text.lines.contains(where: { $0.font.textStyle != nil }) {
        hasAdjusting = true
      } else if !fixed.contains(where: { $0.position == owner.position }) {
        fixed.append(owner)
      }
    }
    guard hasAdjusting, !fixed.isEmpty else { return [] }
    let names = fixed.prefix(5).map(\.node.description)
    let rest = fixed.count - names.count
    let list = rest > 0 ? names.joined(separator: ", ") + " and \(rest) more" : sentenceList(names)
    return [
      finding(
        index,
        fixed.count == 1
          ? "The text of \(list) does not follow Dynamic Type"
          : "\(fixed.count) texts do not follow Dynamic Type",
        reason: "\(list) \(fixed.count == 1 ? "keeps its" : "keep their") size while other text "
          + "of the screen grows", views: fixed)
    ]
  }
}
