import LayoutTree

/// Reports text and controls of which one covers part of the other by more than two points
/// along both axes.
///
/// Text is measured by its lines, less the empty room above and below the letters, and not by
/// the box of its view. A button without background is where its title and image are. Not
/// reported:
///
/// - a view and the views inside it;
/// - what lies whole inside a control and in front of it, such as a symbol in a text field;
/// - what a layer with a background of its own covers whole, such as an overlay or a sheet;
/// - views, or the containers they stand in, that share one frame: alternatives of which one is
///   shown at a time;
/// - content that scrolls beneath what does not, images, page dots, and UIKit's own bars.
///
/// An overlap that is there in every one of several sizes may be intended: it is a warning.
///
/// To mend it, constrain the two to each other, or give the one that may yield a lower
/// compression resistance or more lines.
public struct OverlappingContent: Rule {
  /// The identifier, `overlapping-content`.
  public static let id = "overlapping-content"
  /// What the rule reports, one line.
  public static let summary = "Text and controls that lie on one another"
  /// The manual: the doc comment of this type.
  public static let manual = """
    Reports text and controls of which one covers part of the other by more than two points
    along both axes.

    Text is measured by its lines, less the empty room above and below the letters, and not by
    the box of its view. A button without background is where its title and image are. Not
    reported:

    - a view and the views inside it;
    - what lies whole inside a control and in front of it, such as a symbol in a text field;
    - what a layer with a background of its own covers whole, such as an overlay or a sheet;
    - views, or the containers they stand in, that share one frame: alternatives of which one is
      shown at a time;
    - content that scrolls beneath what does not, images, page dots, and UIKit's own bars.

    An overlap that is there in every one of several sizes may be intended: it is a warning.

    To mend it, constrain the two to each other, or give the one that may yield a lower
    compression resistance or more lines.
    """
  /// An error.
  public static let severity = Severity.error

  /// Makes the rule.
  public init() {}

  /// Reports each pair once, with its largest overlap.
  public func check(_ index: TreeIndex) -> [Finding] {
    let pieces = pieces(of: index).sorted { ($0.frame.y, $0.entry) < ($1.frame.y, $1.entry) }
    var overlaps: [Pair: LayoutSize] = [:]
    for (offset, piece) in pieces.enumerated() {
      for other in pieces[(offset + 1)...] {
        if other.frame.y >= piece.frame.maxY { break }
        guard piece.owner != other.owner, let shared = piece.frame.intersection(other.frame),
          min(shared.width, shared.height) > Self.tolerance
        else { continue }
        let (back, front) = piece.entry < other.entry ? (piece, other) : (other, piece)
        let pair = Pair(back: back.owner, front: front.owner)
        let known = overlaps[pair] ?? .zero
        guard shared.width * shared.height > known.width * known.height,
          isFault(back, front, index)
        else { continue }
        overlaps[pair] = LayoutSize(width: shared.width, height: shared.height)
      }
    }
    let pairs = overlaps.keys.sorted { ($0.front, $0.back) < ($1.front, $1.back) }
    return pairs.map { pair in
      let size = overlaps[pair] ?? .zero
      let back = index.entries[pair.back]
      let front = index.entries[pair.front]
      return finding(
        index, "\(front.node.description) lies on \(back.node.description)",
        reason: "they overlap by \(points(size.width)) x \(points(size.height)) points",
        views: [front, back], magnitude: min(size.width, size.height))
    }
  }

  /// Makes an overlap in every one of several sizes a warning.
  public func settle(
    _ finding: Finding, among configurations: [ConfigurationSummary]
  ) -> Finding? {
    let hasOthers = configurations.contains { $0.size != configurations.first?.size }
    guard hasOthers, finding.configurations.count == configurations.count else { return finding }
    var milder = finding
    milder.severity = .warning
    milder.reason += "; it is so in every configuration and may be intended"
    return milder
  }

  /// The overlap that is no fault, in points along either axis.
  private static let tolerance = 2.0

  private struct Pair: Hashable {
    var back: Int
    var front: Int
  }

  /// A rectangle of content: a line of text, or a control.
  private struct Piece {
    var owner: Int
    var entry: Int
    var frame: LayoutRect
    var isText: Bool
    var scrollers: [Int]
  }

  private func pieces(of index: TreeIndex) -> [Piece] {
    index.entries.flatMap { entry -> [Piece] in
      guard entry.isVisible, !entry.isInBar, let owner = index.owner(of: entry),
        entry.node.kind != .pageControl
      else { return [] }
      let isOwnPart = owner.position != entry.position
      // The title of a button that shows its box, the text of a field: the box stands for it.
      if isOwnPart && owner.node.kind.isControl
        && (owner.node.kind != .button || owner.node.hasVisibleBox)
      {
        return []
      }
      let isBox =
        entry.node.kind.isControl && (entry.node.kind != .button || entry.node.hasVisibleBox)
      let frames: [LayoutRect]
      if isBox {
        frames = [entry.node.windowFrame]
      } else {
        let origin = entry.node.windowFrame
        let image = entry.node.kind == .button ? entry.node.image?.frame : nil
        frames =
          entry.node.lineFrames.map(\.letters)
          + [image].compactMap { $0?.offsetBy(x: origin.x, y: origin.y) }
      }
      let scrollers = index.ancestors(of: entry).filter {
        $0.node.scrolls(along: .horizontal) || $0.node.scrolls(along: .vertical)
      }
      return frames.compactMap { frame in
        guard let visible = clip(frame, entry, index), visible.isFinite else { return nil }
        return Piece(
          owner: owner.position, entry: entry.position, frame: visible, isText: !isBox,
          scrollers: scrollers.map(\.position))
      }
    }
  }

  /// What the views round it, scrolling ones apart, leave of a frame.
  private func clip(
    _ frame: LayoutRect, _ entry: TreeIndex.Entry, _ index: TreeIndex
  ) -> LayoutRect? {
    var rest: LayoutRect? = frame.isEmpty ? nil : frame
    for position in entry.clips where !index.entries[position].node.kind.isScrolling {
      rest = rest?.intersection(index.entries[position].node.windowFrame)
    }
    return rest
  }

  private func isFault(_ back: Piece, _ front: Piece, _ index: TreeIndex) -> Bool {
    let backOwner = index.entries[back.owner]
    let frontOwner = index.entries[front.owner]
    if index.isInside(frontOwner, backOwner) || index.isInside(backOwner, frontOwner) {
      return false
    }
    if back.scrollers != front.scrollers { return false }
    // A symbol in a text field, a caption on a large button.
    if !back.isText && back.frame.contains(front.frame, tolerance: 1) { return false }
    let (backBranch, frontBranch) = branches(backOwner, frontOwner, index)
    if backBranch.node.windowFrame.isNear(frontBranch.node.windowFrame, tolerance: 1) {
      return false
    }
    // A layer in front with its own background covers the one behind: an overlay.
    var layer = index.entries[front.owner].parent
    while let position = layer, position >= frontBranch.position {
      let node = index.entries[position].node
      let isOpaque =
        node.kind == .visualEffect || (node.style.backgroundColor?.alpha ?? 0) * node.alpha > 0.4
      if isOpaque && node.windowFrame.contains(back.frame, tolerance: 1) { return false }
      layer = index.entries[position].parent
    }
    // The same with the background as a view beside the front one.
    let between = index.entries[(backBranch.end)..<front.entry]
    return !between.contains { entry in
      let node = entry.node
      let covers =
        node.kind == .visualEffect || (node.style.backgroundColor?.alpha ?? 0) * node.alpha > 0.4
      return covers && entry.isVisible && !node.kind.isControl
        && node.windowFrame.contains(back.frame, tolerance: 1)
        && node.windowFrame.contains(front.frame, tolerance: 1)
    }
  }

  /// The views right below the nearest common view in which the two stand.
  private func branches(
    _ back: TreeIndex.Entry, _ front: TreeIndex.Entry, _ index: TreeIndex
  ) -> (TreeIndex.Entry, TreeIndex.Entry) {
    var branch = back
    while let parent = branch.parent, !index.isInside(front, index.entries[parent]) {
      branch = index.entries[parent]
    }
    var other = front
    while let parent = other.parent, parent != branch.parent { other = index.entries[parent] }
    return (branch, other)
  }
}

extension LayoutRect {
  /// A line's box less the room above capitals and below the baseline's descenders, about a tenth
  /// of it each.
  fileprivate var letters: LayoutRect {
    inset(by: LayoutInsets(top: height * 0.1, left: 0, bottom: height * 0.1, right: 0))
  }
}
