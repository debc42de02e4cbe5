import LayoutTree

@testable import SwiftUI

/// A view that takes what it is offered, 10 points where it is offered nothing, as colours do.
nonisolated struct Fill: LeafView {
  var name: String

  init(_ name: String = "") { self.name = name }

  init(name: String) { self.name = name }

  func sizeThatFits(_ proposal: ProposedViewSize, environment: EnvironmentValues) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func describe(size: CGSize, environment: EnvironmentValues, into node: inout LayoutNode) {
    node.label = name
  }
}

/// A view of one size, like a text of one line that is not broken.
nonisolated struct Block: LeafView {
  var width: CGFloat
  var height: CGFloat
  var name = ""

  init(_ width: CGFloat, _ height: CGFloat, _ name: String = "") {
    self.width = width
    self.height = height
    self.name = name
  }

  func sizeThatFits(_ proposal: ProposedViewSize, environment: EnvironmentValues) -> CGSize {
    CGSize(width: width, height: height)
  }

  func describe(size: CGSize, environment: EnvironmentValues, into node: inout LayoutNode) {
    node.label = name
  }
}

/// A line of text of a given width and a height of 16 points, as in the recorded frames: one over
/// the other they keep no distance.
nonisolated struct Line: LeafView {
  var width: CGFloat

  init(_ width: CGFloat) { self.width = width }

  func sizeThatFits(_ proposal: ProposedViewSize, environment: EnvironmentValues) -> CGSize {
    CGSize(width: width, height: 16)
  }

  func spacing(environment: EnvironmentValues) -> ViewSpacing {
    ViewSpacing(textAbove: 0, below: 0)
  }

  func baselines(
    size: CGSize, environment: EnvironmentValues
  ) -> (first: CGFloat, last: CGFloat)? { (12, size.height - 4) }
}

/// Views laid out, with the frames of leaves in the order in which they are shown.
@MainActor struct Laid {
  let graph: ViewGraph
  let size: CGSize

  init<V: View>(
    _ view: V, in size: CGSize = CGSize(width: 400, height: 600), scale: CGFloat = 2,
    direction: LayoutDirection = .leftToRight,
    configure: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.layoutDirection = direction
    configure(&environment)
    graph = ViewGraph(view, environment: environment)
    self.size = size
    graph.layout(in: size)
  }

  /// The size of the view itself.
  var root: CGSize { graph.contentFrame.size }

  /// The frames of leaves, from the top left corner of the view itself, in points.
  var leaves: [CGRect] {
    let corner = graph.contentFrame.origin
    var found: [CGRect] = []
    func visit(_ node: LayoutNode) {
      let frame = node.windowFrame
      if node.children.isEmpty, frame.width > 0, frame.height > 0, node.kind != .stack {
        found.append(CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
      }
      for child in node.children { visit(child) }
    }
    for node in graph.export(
      map: CGAffineTransform(translationX: -corner.x, y: -corner.y))
    {
      visit(node)
    }
    return found
  }

  /// The nodes, one a line, with type and frame.
  var outline: [String] {
    var lines: [String] = []
    func visit(_ node: LayoutNode, _ depth: Int) {
      let frame = node.frame
      let numbers = [frame.x, frame.y, frame.width, frame.height].map {
        $0 == $0.rounded() ? String(Int($0)) : String($0)
      }
      lines.append(
        String(repeating: " ", count: depth) + (node.customClass ?? node.className) + " "
          + numbers.joined(separator: ","))
      for child in node.children { visit(child, depth + 1) }
    }
    for node in graph.export() { visit(node, 0) }
    return lines
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
