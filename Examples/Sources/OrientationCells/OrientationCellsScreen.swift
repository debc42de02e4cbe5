import LayoutTree
import Staging
import UIKit

/// The screen of this package.
@MainActor enum OrientationCellsScreen {
  /// The list of names, from the storyboard's initial controller.
  static let list = Screen("names") {
    let storyboard = UIStoryboard(name: "OrientationCells", bundle: .module)
    return storyboard.instantiateInitialViewController() ?? UIViewController()
  }

  /// The names' frames from top to bottom, in their rows.
  static func names(in tree: LayoutTree) -> [LayoutRect] {
    var found: [LayoutNode] = []
    var stack = [tree.root]
    while let node = stack.popLast() {
      if node.id == "name-label" { found.append(node) }
      stack += node.children
    }
    return found.sorted { $0.windowFrame.y < $1.windowFrame.y }.map(\.frame)
  }
}
