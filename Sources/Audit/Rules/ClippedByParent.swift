import LayoutTree

/// Reports text and controls that a view round them cuts off because it clips to its bounds.
///
/// Text is measured by its lines, and may lose two points of the empty room above and below its
/// letters. Not reported:
///
/// - content of scroll views and lists along the axes they scroll;
/// - images, which are cropped on purpose as a rule;
/// - views inside one that is folded away to no width or height;
/// - what only the window cuts (see `outside-screen`).
///
/// To mend it, let the content give the parent its size: pin it to all four edges, or let a
/// fixed size of the parent yield.
public struct ClippedByParent: Rule {
  /// The identifier, `clipped-by-parent`.
  public static let id = "clipped-by-parent"
  /// What the rule reports, one line.
  public static let summary = "Text and controls cut by a view that clips to its bounds"
  /// The manual: the doc comment of this type.
  public static let manual = """
    Reports text and controls that a view round them cuts off because it clips to its bounds.

    Text is measured by its lines, and may lose two points of the empty room above and below its
    letters. Not reported:

    - content of scroll views and lists along the axes they scroll;
    - images, which are cropped on purpose as a rule;
    - views inside one that is folded away to no width or height;
    - what only the window cuts (see `outside-screen`).

    To mend it, let the content give the parent its size: pin it to all four edges, or let a
    fixed size of the parent yield.
    """
  /// An error.
  public static let severity = Severity.error

  /// Makes the rule.
  public init() {}

  /// Reports each view once for each axis along which it is cut.
  public func check(_ index: TreeIndex) -> [Finding] {
    var reported: Set<Int> = []
    return index.entries.flatMap { entry -> [Finding] in
      guard entry.isVisible, !entry.isInBar, let owner = index.owner(of: entry),
        !reported.contains(owner.position)
      else { return [] }
      let frame = entry.position == owner.position ? entry.contentFrame : entry.node.textFrame
      guard let frame, frame.isFinite else { return [] }
      let isText = entry.node.textFrame != nil && !entry.node.kind.isControl
      let findings = Edge.allCases.compactMap { edge in
        check(frame, isText: isText, edge, entry, owner, index)
      }
      if !findings.isEmpty { reported.insert(owner.position) }
      return findings
    }
  }

  private func check(
    _ frame: LayoutRect, isText: Bool, _ edge: Edge, _ entry: TreeIndex.Entry,
    _ owner: TreeIndex.Entry, _ index: TreeIndex
  ) -> Finding? {
    let tolerance = isText && edge.axis == .vertical ? 2.0 : 1
    for position in entry.clips {
      let clip = index.entries[position]
      // What scrolls can be brought into sight, and what lies farther out follows the scrolling.
      if clip.node.scrolls(along: edge.axis) { return nil }
      let bounds = clip.node.windowFrame
      if bounds.width < 1 || bounds.height < 1 { return nil }
      // A control may cut its own parts; only what is round the control counts.
      if position >= owner.position { continue }
      let overhang = edge.overhang(of: frame, beyond: bounds)
      let isInsideWindow = edge.overhang(of: index.window, beyond: bounds) > 1
      guard overhang > tolerance, isInsideWindow else { continue }
      let extent = edge.axis == .horizontal ? frame.width : frame.height
      let lost = min(overhang, extent)
      return finding(
        index, "\(owner.node.description) is cut off by \(clip.node.description)",
        reason:
          "\(points(lost)) of \(points(extent)) points are lost at the \(edge.rawValue) edge, "
          + "where \(clip.node.customClass ?? clip.node.className) clips to its bounds",
        views: [owner, clip], kind: edge.rawValue, magnitude: lost)
    }
    return nil
  }
}
