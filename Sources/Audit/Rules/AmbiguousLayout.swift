import LayoutTree

/// Reports views whose position or size is not determined by their constraints.
///
/// UIKit then picks one of many layouts; which one may change with the system, the text or the
/// order of events. Where a view and the views inside it are both open along an axis, only the
/// outer one is reported: the inner ones inherit it.
///
/// To mend it, add the missing constraint. When two views share a space that neither must fill,
/// give one of them another content hugging priority (or compression resistance, when it is too
/// small for both).
public struct AmbiguousLayout: Rule {
  /// The identifier, `ambiguous-layout`.
  public static let id = "ambiguous-layout"
  /// What the rule reports, one line.
  public static let summary = "Views whose position or size the constraints leave open"
  /// The manual: the doc comment of this type.
  public static let manual = """
    Reports views whose position or size is not determined by their constraints.

    UIKit then picks one of many layouts; which one may change with the system, the text or the
    order of events. Where a view and the views inside it are both open along an axis, only the
    outer one is reported: the inner ones inherit it.

    To mend it, add the missing constraint. When two views share a space that neither must fill,
    give one of them another content hugging priority (or compression resistance, when it is too
    small for both).
    """
  /// An error.
  public static let severity = Severity.error

  /// Makes the rule.
  public init() {}

  /// Reports each view once, with all that is open about it.
  public func check(_ index: TreeIndex) -> [Finding] {
    var open: [Int: Ambiguity] = [:]
    return index.entries.compactMap { entry in
      let inherited = entry.parent.flatMap { open[$0] } ?? Ambiguity()
      let own = entry.isVisible && entry.node.isMadeByApp ? entry.node.ambiguity : Ambiguity()
      open[entry.position] = inherited.union(own)
      let news = own.less(inherited)
      if news.isNone { return nil }
      let parts = news.names
      return finding(
        index,
        "The \(sentenceList(parts)) of \(entry.node.description) \(parts.count == 1 ? "is" : "are") not determined",
        reason: reason(news, entry, index), views: [entry], magnitude: Double(parts.count))
    }
  }

  private func reason(_ open: Ambiguity, _ entry: TreeIndex.Entry, _ index: TreeIndex) -> String {
    let frame = entry.node.frame
    let place =
      "one of many layouts puts it at (\(points(frame.x)), \(points(frame.y))) "
      + "with \(points(frame.width)) x \(points(frame.height)) points"
    let isArranged = entry.parent.map { index.entries[$0].node.kind == .stack } ?? false
    let advice =
      isArranged && (open.width || open.height)
      ? "views of the stack share a space: give one another hugging or compression priority"
      : "add a constraint, or let a view inside give the size"
    return "\(place); \(advice)"
  }
}

extension Ambiguity {
  fileprivate func union(_ other: Ambiguity) -> Ambiguity {
    Ambiguity(
      x: x || other.x, y: y || other.y, width: width || other.width, height: height || other.height)
  }

  /// What is open here but not along an axis that is open in `outer`.
  fileprivate func less(_ outer: Ambiguity) -> Ambiguity {
    let horizontal = outer.x || outer.width
    let vertical = outer.y || outer.height
    return Ambiguity(
      x: x && !horizontal, y: y && !vertical, width: width && !horizontal,
      height: height && !vertical)
  }

  fileprivate var names: [String] {
    var names: [String] = []
    if x { names.append("horizontal position") }
    if y { names.append("vertical position") }
    if width { names.append("width") }
    if height { names.append("height") }
    return names
  }
}
