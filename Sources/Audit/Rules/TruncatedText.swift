import LayoutTree

/// Reports text of labels, buttons and placeholders that is not shown whole.
///
/// Not reported: text that people can scroll to or move through (text views, text in text
/// fields), text of UIKit's own bars, blank text, and labels without any height, which is how a
/// row is folded away.
///
/// To mend it, let the label have more lines (`numberOfLines = 0`), give it room by
/// constraints, raise its compression resistance above that of its neighbours, or let the font
/// shrink (`minimumScaleFactor`).
public struct TruncatedText: Rule {
  /// The identifier, `truncated-text`.
  public static let id = "truncated-text"
  /// What the rule reports, one line.
  public static let summary = "Text that is cut because its view is too small"
  /// The manual: the doc comment of this type.
  public static let manual = """
    Reports text of labels, buttons and placeholders that is not shown whole.

    Not reported: text that people can scroll to or move through (text views, text in text
    fields), text of UIKit's own bars, blank text, and labels without any height, which is how a
    row is folded away.

    To mend it, let the label have more lines (`numberOfLines = 0`), give it room by
    constraints, raise its compression resistance above that of its neighbours, or let the font
    shrink (`minimumScaleFactor`).
    """
  /// A warning.
  public static let severity = Severity.warning

  /// Makes the rule.
  public init() {}

  /// Reports each view whose text is cut.
  public func check(_ index: TreeIndex) -> [Finding] {
    index.entries.compactMap { entry in
      guard entry.isVisible, let text = entry.node.text, text.isTruncated, !text.string.isBlank,
        let owner = index.owner(of: entry)
      else { return nil }
      let kind = entry.node.kind
      if kind == .textView || (kind == .textField && !text.isPlaceholder) { return nil }
      if index.ancestors(of: entry).contains(where: { $0.node.kind == .textField })
        && !text.isPlaceholder
      {
        return nil
      }
      let frame = entry.node.frame
      guard frame.height > 0.5, frame.isFinite else { return nil }
      let what = text.isPlaceholder ? "The placeholder" : "The text"
      return finding(
        index, "\(what) of \(owner.node.description) is cut off", reason: reason(text, frame),
        views: [owner], kind: text.isPlaceholder ? "placeholder" : "text",
        magnitude: lack(text, frame))
    }
  }

  private func lack(_ text: TextContent, _ frame: LayoutRect) -> Double {
    max(text.neededSize.width - frame.width, 0) + max(text.neededSize.height - frame.height, 0)
  }

  private func reason(_ text: TextContent, _ frame: LayoutRect) -> String {
    let need = "\(points(text.neededSize.width)) x \(points(text.neededSize.height))"
    let room = "\(points(frame.width)) x \(points(frame.height))"
    let shown = text.lines.map(\.text).joined(separator: " ").shortened(to: 60)
    let rest = shown.isEmpty ? "nothing of it is shown" : "shows \"\(shown)\""
    return "needs \(need) points and has \(room); \(rest)"
  }
}
