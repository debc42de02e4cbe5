import Foundation
import UIKit

/// A shape of another one moved, turned or stretched by a rule that may ask for the rectangle.
public struct _MappedShape<Content: Shape>: Shape {
  /// What is done with a path.
  enum Change: Sendable {
    /// Moved, in points.
    case offset(CGSize)
    /// Turned round a point of the rectangle, in shares of it.
    case rotation(Angle, UnitPoint)
    /// Stretched from a point of the rectangle, in shares of it.
    case scale(CGSize, UnitPoint)
    /// Moved by a map.
    case transform(CGAffineTransform)
    /// Cut to a piece of its length.
    case trim(CGFloat, CGFloat)
    /// Drawn in a rectangle of a size, in points, at the origin.
    case size(CGSize)
  }

  let content: Content
  let change: Change

  /// The changed outline.
  public func path(in rect: CGRect) -> Path {
    switch change {
    case .offset(let offset):
      return content.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    case .rotation(let angle, let anchor):
      return around(anchor, rect, CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
    case .scale(let scale, let anchor):
      return around(anchor, rect, CGAffineTransform(scaleX: scale.width, y: scale.height))
    case .transform(let transform): return content.path(in: rect).applying(transform)
    case .trim(let from, let to): return content.path(in: rect).trimmedPath(from: from, to: to)
    case .size(let size): return content.path(in: CGRect(origin: rect.origin, size: size))
    }
  }

  private func around(
    _ anchor: UnitPoint, _ rect: CGRect, _ transform: CGAffineTransform
  ) -> Path {
    let x = rect.minX + anchor.x * rect.width
    let y = rect.minY + anchor.y * rect.height
    return content.path(in: rect).applying(
      CGAffineTransform(translationX: -x, y: -y).concatenating(transform).concatenating(
        CGAffineTransform(translationX: x, y: y)))
  }

  /// The size that the shape itself takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(proposal)
  }
}

extension _MappedShape: InsettableShape where Content: InsettableShape {
  /// The shape made smaller all round before it is changed, in points.
  public func inset(by amount: CGFloat) -> _MappedShape<Content.InsetShape> {
    _MappedShape<Content.InsetShape>(content: content.inset(by: amount), change: change.same())
  }
}

extension _MappedShape.Change {
  /// The same change of another shape.
  func same<Other: Shape>() -> _MappedShape<Other>.Change {
    switch self {
    case .offset(let offset): .offset(offset)
    case .rotation(let angle, let anchor): .rotation(angle, anchor)
    case .scale(let scale, let anchor): .scale(scale, anchor)
    case .transform(let transform): .transform(transform)
    case .trim(let from, let to): .trim(from, to)
    case .size(let size): .size(size)
    }
  }
}

/// A shape of any type.
public struct AnyShape: Shape {
  let shape: any Shape

  /// Hides a shape's type.
  public init<S: Shape>(_ shape: S) { self.shape = shape }

  /// The shape's outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The size that the shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension Shape {
  /// The shape moved, in points.
  public func offset(_ offset: CGSize) -> _MappedShape<Self> {
    _MappedShape(content: self, change: .offset(offset))
  }

  /// The shape moved, in points.
  public func offset(_ offset: CGPoint) -> _MappedShape<Self> {
    self.offset(CGSize(width: offset.x, height: offset.y))
  }

  /// The shape moved, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _MappedShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  /// The shape turned round a point, in shares of its rectangle.
  public func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> _MappedShape<Self> {
    _MappedShape(content: self, change: .rotation(angle, anchor))
  }

  /// The shape stretched from a point, in shares of its rectangle.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> _MappedShape<Self> {
    _MappedShape(content: self, change: .scale(CGSize(width: x, height: y), anchor))
  }

  /// The shape stretched from a point, in shares of its rectangle.
  public func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> _MappedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape moved by a map.
  public func transform(_ transform: CGAffineTransform) -> _MappedShape<Self> {
    _MappedShape(content: self, change: .transform(transform))
  }

  /// A piece of the outline between two shares of its length, 0 to 1.
  public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> _MappedShape<Self> {
    _MappedShape(content: self, change: .trim(startFraction, endFraction))
  }

  /// The shape in a rectangle of a size, in points.
  public func size(_ size: CGSize) -> _MappedShape<Self> {
    _MappedShape(content: self, change: .size(size))
  }

  /// The shape in a rectangle of a size, in points.
  public func size(width: CGFloat, height: CGFloat) -> _MappedShape<Self> {
    size(CGSize(width: width, height: height))
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners, in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}
