import LayoutTree

extension LayoutTree {
  /// All nodes, the outer ones first.
  var nodes: [LayoutNode] {
    var found: [LayoutNode] = []
    func visit(_ node: LayoutNode) {
      found.append(node)
      node.children.forEach(visit)
    }
    visit(root)
    return found
  }

  /// The texts that are shown, in order.
  var texts: [String] { nodes.compactMap { $0.text?.string } }

  /// The nodes of a class, SwiftUI's name of a view or the app's.
  func nodes(_ name: String) -> [LayoutNode] {
    nodes.filter { $0.className == name || $0.customClass == name }
  }
}
