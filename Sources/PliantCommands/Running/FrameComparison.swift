import LayoutTree

/// A view whose file holds a frame, with the frame that the layout gave: misplaced, in Interface
/// Builder's words, when the two differ.
struct FrameComparison: Codable, Equatable, Sendable {
  /// The object id.
  var id: String
  /// UIKit's class.
  var className: String
  /// What people call the view.
  var label: String?
  /// The line in the file.
  var line: Int?
  /// The frame in the file, in the superview's coordinates.
  var saved: LayoutRect
  /// The frame that the layout gave.
  var computed: LayoutRect

  /// The largest distance between the two frames' edges or extents, in points.
  var distance: Double {
    let pairs = [
      (saved.x, computed.x), (saved.y, computed.y), (saved.maxX, computed.maxX),
      (saved.maxY, computed.maxY), (saved.width, computed.width),
      (saved.height, computed.height),
    ]
    return pairs.map { abs($0 - $1) }.reduce(0) { $1.isNaN ? .infinity : max($0, $1) }
  }

  /// Every view of a tree that has a saved frame, with both frames, in the order of the tree.
  static func all(in tree: LayoutTree) -> [FrameComparison] {
    var result: [FrameComparison] = []
    append(tree.root, to: &result)
    return result
  }

  private static func append(_ node: LayoutNode, to result: inout [FrameComparison]) {
    if let saved = node.savedFrame {
      result.append(
        FrameComparison(
          id: node.id, className: node.customClass ?? node.className, label: node.label,
          line: node.location?.line, saved: saved, computed: node.frame))
    }
    for child in node.children { append(child, to: &result) }
  }
}
