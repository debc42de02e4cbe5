import Foundation
import UIKit

extension Path {
  /// How far a control point is from the end of a quarter of a circle, in radii: 4/3 (√2 - 1).
  private static let quarter: CGFloat = 0.552_284_749_830_793_6

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse that fills a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let x = rect.width / 2 * Self.quarter
    let y = rect.height / 2 * Self.quarter
    var path = Path()
    path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.addCurve(
      to: CGPoint(x: rect.midX, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: rect.midY + y),
      control2: CGPoint(x: rect.midX + x, y: rect.maxY))
    path.addCurve(
      to: CGPoint(x: rect.minX, y: rect.midY), control1: CGPoint(x: rect.midX - x, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: rect.midY + y))
    path.addCurve(
      to: CGPoint(x: rect.midX, y: rect.minY), control1: CGPoint(x: rect.minX, y: rect.midY - y),
      control2: CGPoint(x: rect.midX - x, y: rect.minY))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY), control1: CGPoint(x: rect.midX + x, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: rect.midY - y))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds a rectangle with round corners.
  ///
  /// Corners are quarters of ellipses in either style: the figures of the continuous one are not
  /// public.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(
      width: max(0, min(cornerSize.width, rect.width / 2)),
      height: max(0, min(cornerSize.height, rect.height / 2)))
    addRounded(
      rect, topLeft: size, topRight: size, bottomRight: size, bottomLeft: size,
      transform: transform)
  }

  /// Adds a rectangle with corners of different radii, as in a layout from left to right.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let most = min(rect.width, rect.height) / 2
    func corner(_ radius: CGFloat) -> CGSize {
      let side = max(0, min(radius, most))
      return CGSize(width: side, height: side)
    }
    addRounded(
      rect, topLeft: corner(cornerRadii.topLeading), topRight: corner(cornerRadii.topTrailing),
      bottomRight: corner(cornerRadii.bottomTrailing),
      bottomLeft: corner(cornerRadii.bottomLeading), transform: transform)
  }

  private mutating func addRounded(
    _ rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize,
    transform: CGAffineTransform
  ) {
    guard !rect.isNull else { return }
    let k = 1 - Self.quarter
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - topRight.width, y: rect.minY))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + topRight.height),
      control1: CGPoint(x: rect.maxX - topRight.width * k, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: rect.minY + topRight.height * k))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height))
    path.addCurve(
      to: CGPoint(x: rect.maxX - bottomRight.width, y: rect.maxY),
      control1: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height * k),
      control2: CGPoint(x: rect.maxX - bottomRight.width * k, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY))
    path.addCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height),
      control1: CGPoint(x: rect.minX + bottomLeft.width * k, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height * k))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft.height))
    path.addCurve(
      to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY),
      control1: CGPoint(x: rect.minX, y: rect.minY + topLeft.height * k),
      control2: CGPoint(x: rect.minX + topLeft.width * k, y: rect.minY))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds an arc round a point, in points; a line leads to its beginning.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    // A whole turn is all that can be seen.
    let sweep = max(-2 * Double.pi, min(2 * Double.pi, delta.radians))
    guard sweep.isFinite, startAngle.radians.isFinite else { return }
    func point(_ angle: Double) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
    }
    let count = max(1, Int((abs(sweep) / (Double.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    let reach = radius * CGFloat(4.0 / 3 * tan(step / 4))
    addLine(to: point(startAngle.radians).applying(transform))
    for index in 0..<count {
      let from = startAngle.radians + Double(index) * step
      let to = from + step
      let begin = point(from)
      let end = point(to)
      addCurve(
        to: end.applying(transform),
        control1: CGPoint(
          x: begin.x - reach * CGFloat(sin(from)), y: begin.y + reach * CGFloat(cos(from))
        ).applying(transform),
        control2: CGPoint(
          x: end.x + reach * CGFloat(sin(to)), y: end.y - reach * CGFloat(cos(to))
        ).applying(transform))
    }
  }

  /// Adds an arc round a point between two angles, in points; a line leads to its beginning.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    // Clockwise is meant with y upward, as in Core Graphics: angles fall on the screen.
    if clockwise {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
    } else if sweep < 0 {
      sweep = sweep.truncatingRemainder(dividingBy: turn) + turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: sweep),
      transform: transform)
  }

  /// Adds an arc that touches two lines, from where the path ends to one point and on to another.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let from = currentPoint else { return }
    let a = CGPoint(x: from.x - tangent1End.x, y: from.y - tangent1End.y)
    let b = CGPoint(x: tangent2End.x - tangent1End.x, y: tangent2End.y - tangent1End.y)
    let lengths = (a: hypot(a.x, a.y), b: hypot(b.x, b.y))
    let cross = a.x * b.y - a.y * b.x
    guard lengths.a > 0, lengths.b > 0, abs(cross) > 1e-9, radius > 0 else {
      return addLine(to: tangent1End.applying(transform))
    }
    let cosine = max(-1, min(1, (a.x * b.x + a.y * b.y) / (lengths.a * lengths.b)))
    let reach = radius / tan(acos(cosine) / 2)
    let begin = CGPoint(
      x: tangent1End.x + a.x / lengths.a * reach, y: tangent1End.y + a.y / lengths.a * reach)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: begin.x - side * a.y / lengths.a * radius, y: begin.y + side * a.x / lengths.a * radius)
    let end = CGPoint(
      x: tangent1End.x + b.x / lengths.b * reach, y: tangent1End.y + b.y / lengths.b * reach)
    let startAngle = atan2(Double(begin.y - center.y), Double(begin.x - center.x))
    let endAngle = atan2(Double(end.y - center.y), Double(end.x - center.x))
    var sweep = endAngle - startAngle
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: startAngle),
      delta: Angle(radians: sweep), transform: transform)
  }
}
