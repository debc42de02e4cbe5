import Foundation
import LayoutTree

/// What the layers of a view show beside its background and border: shadows, gradients, paths and the
/// layers that were added.
@preconcurrency @MainActor enum LayerContent {
  /// Writes what a view's layers show into its node.
  static func describe(_ view: UIView, into node: inout LayoutNode) {
    let layer = view.layer
    if layer.shadowOpacity > 0 {
      node.style.shadow = shadow(of: layer)
    }
    if let mask = layer.mask as? CAShapeLayer, let path = mask.path {
      node.clipsToBounds = true
      node.clipPath = layoutPath(path, map(of: mask))
    }
    let bounds = layer.bounds
    let corner = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    var shapes = content(of: layer, map: corner, opacity: 1, isOwn: true)
    for sublayer in layer.sublayers ?? [] {
      shapes += tree(sublayer, map: corner, opacity: 1, depth: 0)
    }
    if !shapes.isEmpty { node.shapes = shapes }
  }

  /// How deep layers may be nested to be shown.
  private static let depthLimit = 100

  private static func tree(
    _ layer: CALayer, map outer: CGAffineTransform, opacity: Double, depth: Int
  ) -> [ShapeContent] {
    guard !layer.isHidden, layer.opacity > 0, depth < depthLimit else { return [] }
    let map = map(of: layer).concatenating(outer)
    let opacity = opacity * Double(layer.opacity)
    var shapes = content(of: layer, map: map, opacity: opacity, isOwn: false)
    for sublayer in (layer.sublayers ?? []).enumerated()
      .sorted(by: { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) })
    {
      shapes += tree(sublayer.element, map: map, opacity: opacity, depth: depth + 1)
    }
    return shapes
  }

  /// The map from a layer's coordinates to its superlayer's.
  private static func map(of layer: CALayer) -> CGAffineTransform {
    let bounds = layer.bounds
    let anchor = layer.anchorPoint
    return CGAffineTransform(
      translationX: -bounds.minX - anchor.x * bounds.width,
      y: -bounds.minY - anchor.y * bounds.height
    )
    .concatenating(layer.affineTransform)
    .concatenating(CGAffineTransform(translationX: layer.position.x, y: layer.position.y))
  }

  // MARK: Parts

  /// What one layer shows; background and border of a view's own layer stand in its style.
  private static func content(
    of layer: CALayer, map: CGAffineTransform, opacity: Double, isOwn: Bool
  ) -> [ShapeContent] {
    var shapes: [ShapeContent] = []
    let area = LayoutPath.rectangle(
      LayoutRect(layer.bounds), cornerRadius: Double(layer.cornerRadius)
    ).mapped(map)
    if !isOwn, let color = layer.backgroundColor {
      shapes.append(
        ShapeContent(
          path: area, paint: .color(color.value.faded(opacity)),
          shadow: layer.shadowOpacity > 0 ? shadow(of: layer) : nil))
    }
    if let layer = layer as? CAGradientLayer, let gradient = gradient(of: layer, map, opacity) {
      shapes.append(ShapeContent(path: area, paint: .gradient(gradient)))
    }
    if let layer = layer as? CAShapeLayer, let path = layer.path {
      let path = layoutPath(path, map)
      if let color = layer.fillColor?.value, color.alpha > 0 {
        shapes.append(
          ShapeContent(
            path: path, paint: .color(color.faded(opacity)), isEvenOdd: layer.fillRule == .evenOdd))
      }
      if let color = layer.strokeColor?.value, color.alpha > 0, layer.lineWidth > 0,
        layer.strokeEnd > layer.strokeStart
      {
        shapes.append(
          ShapeContent(
            path: path, paint: .color(color.faded(opacity)), line: line(of: layer, along: path)))
      }
    }
    if !isOwn, let color = layer.borderColor?.value, layer.borderWidth > 0 {
      let half = layer.borderWidth / 2
      let path = LayoutPath.rectangle(
        LayoutRect(layer.bounds.insetBy(dx: half, dy: half)),
        cornerRadius: max(0, Double(layer.cornerRadius - half))
      ).mapped(map)
      shapes.append(
        ShapeContent(
          path: path, paint: .color(color.faded(opacity)),
          line: LineContent(width: Double(layer.borderWidth))))
    }
    return shapes
  }

  private static func shadow(of layer: CALayer) -> ShadowContent {
    let color = layer.shadowColor?.value ?? LayoutColor(red: 0, green: 0, blue: 0)
    return ShadowContent(
      color: color.faded(Double(min(layer.shadowOpacity, 1))), radius: Double(layer.shadowRadius),
      x: Double(layer.shadowOffset.width), y: Double(layer.shadowOffset.height))
  }

  private static func gradient(
    of layer: CAGradientLayer, _ map: CGAffineTransform, _ opacity: Double
  ) -> GradientContent? {
    let colors = (layer.colors ?? []).compactMap { ($0 as? CGColor)?.value }
    guard !colors.isEmpty else { return nil }
    let places = layer.locations.map { $0.map(\.doubleValue) } ?? []
    let stops = colors.enumerated().map { index, color in
      GradientContent.Stop(
        color: color.faded(opacity),
        location: index < places.count
          ? places[index] : Double(index) / Double(max(1, colors.count - 1)))
    }
    let bounds = layer.bounds
    func place(_ unit: CGPoint) -> CGPoint {
      CGPoint(
        x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height
      ).applying(map)
    }
    let start = place(layer.startPoint)
    let end = place(layer.endPoint)
    let geometry: GradientContent.Geometry
    switch layer.type {
    case .radial:
      // The end point is a corner of the rectangle round a quarter of the ellipse.
      let width = abs(Double(end.x - start.x))
      let height = abs(Double(end.y - start.y))
      geometry = .radial(
        center: LayoutPoint(start), startRadius: 0, endRadius: width,
        aspect: width > 0 ? height / width : 1)
    case .conic:
      let angle = atan2(Double(end.y - start.y), Double(end.x - start.x))
      geometry = .angular(center: LayoutPoint(start), start: angle, end: angle + 2 * .pi)
    default: geometry = .linear(start: LayoutPoint(start), end: LayoutPoint(end))
    }
    return GradientContent(stops: stops, geometry: geometry)
  }

  private static func line(of layer: CAShapeLayer, along path: LayoutPath) -> LineContent {
    var line = LineContent(
      width: Double(layer.lineWidth),
      cap: LineContent.Cap(rawValue: layer.lineCap.rawValue) ?? .butt,
      join: LineContent.Join(rawValue: layer.lineJoin.rawValue) ?? .miter,
      miterLimit: Double(layer.miterLimit),
      dash: (layer.lineDashPattern ?? []).map(\.doubleValue),
      dashPhase: Double(layer.lineDashPhase))
    let start = min(max(Double(layer.strokeStart), 0), 1)
    let end = min(max(Double(layer.strokeEnd), 0), 1)
    if start > 0 || end < 1 {
      // A piece of the line is one dash as long as it is, and a gap as long as the whole.
      let length = path.length
      let period = (end - start) * length + length
      line.dash = [(end - start) * length, length]
      line.dashPhase = start > 0 ? period - start * length : 0
    }
    return line
  }

  private static func layoutPath(_ path: CGPath, _ map: CGAffineTransform) -> LayoutPath {
    LayoutPath(
      path.elements.map { element in
        switch element {
        case .move(let end): .move(LayoutPoint(end))
        case .line(let end): .line(LayoutPoint(end))
        case .quad(let control, let end): .quad(LayoutPoint(control), LayoutPoint(end))
        case .curve(let first, let second, let end):
          .cubic(LayoutPoint(first), LayoutPoint(second), LayoutPoint(end))
        case .close: .close
        }
      }
    ).mapped(map)
  }
}

extension LayoutPoint {
  fileprivate init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension LayoutPath {
  fileprivate func mapped(_ map: CGAffineTransform) -> LayoutPath {
    map.isIdentity ? self : mapped(LayoutTransform(map).apply)
  }
}
