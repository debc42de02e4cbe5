import LayoutTree

/// Paths, paints, and views that are turned or scaled.
extension ScreenPainter {
  /// Draws a path of a view's own; one with points or a width that are not finite is left out.
  mutating func paint(_ shape: ShapeContent, of node: LayoutNode) {
    guard !shape.paint.isClear, shape.path.isFinite, shape.line?.width.isFinite ?? true else {
      return
    }
    let origin = node.windowFrame
    let path = shape.path.placed(x: origin.x, y: origin.y, scale: 1)
    if let shadow = shape.shadow, shape.line == nil { list.shadow(of: path, shadow) }
    list.draw(
      path, line: shape.line, isEvenOdd: shape.isEvenOdd,
      paint(shape.paint, x: origin.x, y: origin.y))
  }

  private func paint(_ paint: PaintContent, x: Double, y: Double) -> DrawingPaint {
    switch paint {
    case .color(let color): .color(color)
    case .gradient(let gradient): .gradient(gradient.movedBy(x: x, y: y))
    // Pictures do not blur what lies behind.
    case .material(let veil): .color(palette.background.faded(veil))
    }
  }

  /// A view as it stands in its own coordinates, where these are not only moved.
  func turned(_ node: LayoutNode) -> LayoutNode {
    guard let turned = node.turned else { return node }
    var node = node
    node.windowFrame = LayoutRect(
      x: 0, y: 0, width: turned.size.width, height: turned.size.height)
    return node
  }

  /// Draws through a map, if there is one.
  mutating func paint(through map: LayoutTransform?, _ body: (inout ScreenPainter) -> Void) {
    guard let map else { return body(&self) }
    guard map.isInvertible else { return }
    list.push(.pushTransform(map))
    body(&self)
    list.pop()
  }

  /// Cuts what follows at the outline that a view cuts its content at.
  mutating func pushClip(of node: LayoutNode) {
    let shown = turned(node).windowFrame
    let isTurned = node.turned != nil
    let clipPath = node.clipPath.flatMap { $0.isFinite ? $0 : nil }
    guard isTurned || clipPath != nil else {
      list.push(.pushClip(node.windowFrame, cornerRadius: node.style.cornerRadius))
      return
    }
    var path =
      clipPath.map { $0.placed(x: shown.x, y: shown.y, scale: 1) }
      ?? .rectangle(shown, cornerRadius: node.style.cornerRadius)
    if let map = node.turned?.transform { path = path.mapped(map.apply) }
    list.push(.pushClipPath(path))
  }
}

extension GradientContent {
  /// The gradient with its points moved.
  fileprivate func movedBy(x: Double, y: Double) -> GradientContent {
    func moved(_ point: LayoutPoint) -> LayoutPoint {
      LayoutPoint(x: point.x + x, y: point.y + y)
    }
    var gradient = self
    switch geometry {
    case .linear(let start, let end):
      gradient.geometry = .linear(start: moved(start), end: moved(end))
    case .radial(let center, let startRadius, let endRadius, let aspect):
      gradient.geometry = .radial(
        center: moved(center), startRadius: startRadius, endRadius: endRadius, aspect: aspect)
    case .angular(let center, let start, let end):
      gradient.geometry = .angular(center: moved(center), start: start, end: end)
    }
    return gradient
  }
}
