import LayoutTree

// Views that are measured and read without standing in a window.
extension UIView {
  /// Takes traits over as if the view stood among them.
  package func adopt(_ traits: UITraitCollection) { self.traits = traits }

  /// Writes what the view is and shows at a size, in points, into a node.
  package func describe(at size: CGSize, into node: inout LayoutNode) {
    bounds.size = size
    describe(into: &node)
  }
}
