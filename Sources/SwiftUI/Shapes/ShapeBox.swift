import Foundation

/// A rectangle with equal corners, which is what a node of a layout can carry of a shape.
struct ShapeBox: Equatable {
  var rect: CGRect
  /// The corners' radius, in points.
  var cornerRadius: CGFloat = 0
}

/// A shape that is a rectangle with equal corners.
protocol BoxShape: Shape {
  /// The rectangle in a rectangle; nil where the shape is none there.
  func shapeBox(in rect: CGRect) -> ShapeBox?
}

extension Shape {
  /// The rectangle with equal corners that the shape is; nil for other shapes.
  func box(in rect: CGRect) -> ShapeBox? { (self as? any BoxShape)?.shapeBox(in: rect) }
}

extension Rectangle: BoxShape {
  func shapeBox(in rect: CGRect) -> ShapeBox? { ShapeBox(rect: rect.shrunk(by: inset)) }
}

extension RoundedRectangle: BoxShape {
  func shapeBox(in rect: CGRect) -> ShapeBox? {
    guard cornerSize.width == cornerSize.height else { return nil }
    let rect = rect.shrunk(by: inset)
    let radius = max(0, cornerSize.width - inset)
    return ShapeBox(rect: rect, cornerRadius: min(radius, min(rect.width, rect.height) / 2))
  }
}

extension UnevenRoundedRectangle: BoxShape {
  func shapeBox(in rect: CGRect) -> ShapeBox? {
    let radius = cornerRadii.topLeading
    guard
      cornerRadii
        == RectangleCornerRadii(
          topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    else { return nil }
    return RoundedRectangle(cornerRadius: radius).inset(by: inset).shapeBox(in: rect)
  }
}

extension Capsule: BoxShape {
  func shapeBox(in rect: CGRect) -> ShapeBox? {
    let rect = rect.shrunk(by: inset)
    return ShapeBox(rect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

extension Ellipse: BoxShape {
  func shapeBox(in rect: CGRect) -> ShapeBox? {
    let rect = rect.shrunk(by: inset)
    guard rect.width == rect.height else { return nil }
    return ShapeBox(rect: rect, cornerRadius: rect.width / 2)
  }
}

extension Circle: BoxShape {
  func shapeBox(in rect: CGRect) -> ShapeBox? {
    let side = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side
    ).shrunk(by: inset)
    return ShapeBox(rect: square, cornerRadius: square.width / 2)
  }
}

extension AnyShape: BoxShape {
  func shapeBox(in rect: CGRect) -> ShapeBox? { shape.box(in: rect) }
}

extension _MappedShape: BoxShape {
  func shapeBox(in rect: CGRect) -> ShapeBox? {
    switch change {
    case .offset(let offset):
      guard var box = content.box(in: rect) else { return nil }
      box.rect = box.rect.offsetBy(dx: offset.width, dy: offset.height)
      return box
    case .size(let size): return content.box(in: CGRect(origin: rect.origin, size: size))
    case .trim(let from, let to): return from <= 0 && to >= 1 ? content.box(in: rect) : nil
    case .rotation, .scale, .transform: return nil
    }
  }
}
