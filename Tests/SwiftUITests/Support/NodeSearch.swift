import LayoutTree

@testable import SwiftUI

extension Laid {
  /// The nodes of a name, in the order in which they are shown.
  func nodes(_ name: String) -> [LayoutNode] {
    var found: [LayoutNode] = []
    func visit(_ node: LayoutNode) {
      if node.className == name || node.customClass == name { found.append(node) }
      for child in node.children { visit(child) }
    }
    for node in graph.export() { visit(node) }
    return found
  }

  /// Where the nodes of a name stand in the window, in points.
  func frames(_ name: String) -> [CGRect] {
    nodes(name).map {
      CGRect(
        x: $0.windowFrame.x, y: $0.windowFrame.y, width: $0.windowFrame.width,
        height: $0.windowFrame.height)
    }
  }
}
