import LayoutTree
import Testing

@testable import UIKit

/// An image of 20 by 10 in a box of 100 by 100.
@MainActor @Suite struct ContentModeTests {
  @Test(
    arguments: [
      (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
      (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
      (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
      (.center, CGRect(x: 40, y: 45, width: 20, height: 10)),
      (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
      (.bottomRight, CGRect(x: 80, y: 90, width: 20, height: 10)),
      (.right, CGRect(x: 80, y: 45, width: 20, height: 10)),
      (.top, CGRect(x: 40, y: 0, width: 20, height: 10)),
    ] as [(UIView.ContentMode, CGRect)])
  func rects(mode: UIView.ContentMode, rect: CGRect) {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(mode.rect(of: CGSize(width: 20, height: 10), in: bounds) == rect)
  }
}

/// Nodes to describe views into.
enum Node {
  static var plain: LayoutNode {
    LayoutNode(
      id: "a", className: "UIView", frame: LayoutRect(x: 0, y: 0, width: 0, height: 0),
      windowFrame: LayoutRect(x: 0, y: 0, width: 0, height: 0))
  }
}
