import LayoutTree

/// An edge of a rectangle.
enum Edge: String, CaseIterable {
  case top, left, bottom, right

  /// The axis along which a view reaches over the edge.
  var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }

  /// How far `inner` reaches over this edge of `outer`, in points; negative when it stays within.
  func overhang(of inner: LayoutRect, beyond outer: LayoutRect) -> Double {
    switch self {
    case .top: outer.y - inner.y
    case .left: outer.x - inner.x
    case .bottom: inner.maxY - outer.maxY
    case .right: inner.maxX - outer.maxX
    }
  }
}

extension TreeIndex.Entry {
  /// Where people see what matters of the view: a control's frame, the lines of a text; nil for
  /// images, containers and views without text.
  var contentFrame: LayoutRect? {
    let frame = node.windowFrame
    if node.kind.isControl || node.isTouchTarget && !node.kind.isContainer {
      // A button without background is where its title and image are.
      if node.kind == .button, !node.hasVisibleBox {
        let image = node.image.map {
          $0.frame.offsetBy(x: frame.x, y: frame.y)
        }
        let parts = [node.textFrame, image].compactMap { $0 }.filter { !$0.isEmpty }
        guard let first = parts.first else { return nil }
        return parts.dropFirst().reduce(first) { $0.union($1) }
      }
      return frame.isEmpty ? nil : frame
    }
    return node.textFrame
  }
}

extension NodeKind {
  /// Whether it only holds other views.
  var isContainer: Bool {
    switch self {
    case .view, .stack, .scroll, .table, .tableCell, .tableHeader, .collection, .collectionCell,
      .container, .visualEffect, .map, .web, .image:
      true
    default: false
    }
  }
}

extension LayoutNode {
  /// Whether the view's own area can be seen.
  var hasVisibleBox: Bool {
    (style.backgroundColor?.alpha ?? 0) > 0.05
      || style.borderWidth > 0 && (style.borderColor?.alpha ?? 1) > 0.05
  }
}
