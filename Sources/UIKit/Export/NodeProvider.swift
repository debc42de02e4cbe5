import LayoutTree

/// Describes what a view shows that is no view of UIKit.
@preconcurrency @MainActor package protocol NodeProvider: AnyObject {
  /// Writes into the view's node what it shows.
  func describe(into node: inout LayoutNode, context: NodeContext)

  /// Whether a subview is read by the provider, and left out of those that are read otherwise.
  func includes(_ subview: UIView) -> Bool

  /// What can be tapped of what the provider shows, and the texts in it.
  func tapTargets() -> TapTargets

  /// Tells that a subview's content has another size.
  func contentSizeDidChange(of subview: UIView)
}

extension NodeProvider {
  package func contentSizeDidChange(of subview: UIView) {}
}

/// Where a view is being read.
package struct NodeContext {
  /// The map from the view's own coordinates to the window's.
  package let map: CGAffineTransform
  /// The path of the view's node.
  package let path: String
  /// Reads a subview as the node of a path, its frame in the view's own coordinates.
  package let export: @MainActor (UIView, String) -> LayoutNode
}
