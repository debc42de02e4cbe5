import LayoutTree

/// Reports text and controls that reach more than a point beyond the edge of the window.
///
/// Text is measured by its lines, not by the box of its view. Not reported:
///
/// - content of scroll views and lists along the axes they scroll, which people can reach;
/// - backgrounds, images and containers, which may bleed over the edge;
/// - what a view with `clipsToBounds` cuts before the edge (see `clipped-by-parent`);
/// - views that lie wholly outside on the left, right or top, which is how menus and banners
///   wait for their entrance; and views that lie wholly below the window in every one of
///   several configurations.
///
/// To mend it, pin the view to the safe area or put the content into a scroll view.
public struct OutsideScreen: Rule {
  /// The identifier, `outside-screen`.
  public static let id = "outside-screen"
  /// What the rule reports, one line.
  public static let summary = "Text and controls beyond the edge of the window"
  /// The manual: the doc comment of this type.
  public static let manual = """
    Reports text and controls that reach more than a point beyond the edge of the window.

    Text is measured by its lines, not by the box of its view. Not reported:

    - content of scroll views and lists along the axes they scroll, which people can reach;
    - backgrounds, images and containers, which may bleed over the edge;
    - what a view with `clipsToBounds` cuts before the edge (see `clipped-by-parent`);
    - views that lie wholly outside on the left, right or top, which is how menus and banners
      wait for their entrance; and views that lie wholly below the window in every one of
      several configurations.

    To mend it, pin the view to the safe area or put the content into a scroll view.
    """
  /// An error.
  public static let severity = Severity.error

  /// Makes the rule.
  public init() {}

  /// Reports each view for each edge it reaches over.
  public func check(_ index: TreeIndex) -> [Finding] {
    var reported: Set<Int> = []
    return index.entries.flatMap { entry -> [Finding] in
      guard let owner = content(entry, index), !reported.contains(owner.position) else { return [] }
      let frame = entry.position == owner.position ? entry.contentFrame : entry.node.textFrame
      guard let frame, frame.isFinite else { return [] }
      let findings = Edge.allCases.compactMap { check(frame, $0, entry, owner, index) }
      if !findings.isEmpty { reported.insert(owner.position) }
      return findings
    }
  }

  /// Drops what is below the window everywhere: it waits there on purpose.
  public func settle(
    _ finding: Finding, among configurations: [ConfigurationSummary]
  ) -> Finding? {
    let isEverywhere = finding.configurations.count == configurations.count
    let hasOthers = configurations.contains { $0.size != configurations.first?.size }
    return finding.kind == Self.whollyBelow && isEverywhere && hasOthers ? nil : finding
  }

  private static let whollyBelow = "wholly bottom"

  private func content(_ entry: TreeIndex.Entry, _ index: TreeIndex) -> TreeIndex.Entry? {
    guard entry.isVisible, !entry.isInBar else { return nil }
    return index.owner(of: entry)
  }

  private func check(
    _ frame: LayoutRect, _ edge: Edge, _ entry: TreeIndex.Entry, _ owner: TreeIndex.Entry,
    _ index: TreeIndex
  ) -> Finding? {
    let overhang = edge.overhang(of: frame, beyond: index.window)
    guard overhang > 1, index.scroller(of: entry, along: edge.axis) == nil else { return nil }
    let isCutBefore = entry.clips.contains { position in
      let clip = index.entries[position].node.windowFrame
      return edge.overhang(of: index.window, beyond: clip) > 1
    }
    if isCutBefore { return nil }
    let extent = edge.axis == .horizontal ? frame.width : frame.height
    let isWhole = overhang >= extent - 0.5
    // Beyond an edge that nothing is pushed over: it waits there for its entrance.
    if isWhole && edge != .bottom { return nil }
    let kind = isWhole ? Self.whollyBelow : edge.rawValue
    return finding(
      index, "\(owner.node.description) reaches beyond the \(edge.rawValue) edge of the window",
      reason: isWhole
        ? "it begins \(points(overhang - extent)) points below the window and cannot be seen"
        : "it ends \(points(overhang)) points beyond the edge of a window of "
          + "\(points(index.window.width)) x \(points(index.window.height))",
      views: [owner], kind: kind, magnitude: overhang)
  }
}
