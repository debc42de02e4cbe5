import Foundation
import UIKit

extension Path {
  /// The smallest upright rectangle round the path; null for an empty path.
  public var boundingRect: CGRect {
    var minimum = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var maximum = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    func add(_ point: CGPoint) {
      minimum = CGPoint(x: min(minimum.x, point.x), y: min(minimum.y, point.y))
      maximum = CGPoint(x: max(maximum.x, point.x), y: max(maximum.y, point.y))
    }
    var from = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end), .line(let end):
        add(end)
        from = end
      case .quadCurve(let end, let control):
        add(end)
        let curve = Self.cubic(from, control, end)
        for time in Self.turns(from, curve.0, curve.1, end) {
          add(Self.point(from, curve.0, curve.1, end, time))
        }
        from = end
      case .curve(let end, let control1, let control2):
        add(end)
        for time in Self.turns(from, control1, control2, end) {
          add(Self.point(from, control1, control2, end, time))
        }
        from = end
      case .closeSubpath: break
      }
    }
    guard minimum.x <= maximum.x else { return .null }
    return CGRect(
      x: minimum.x, y: minimum.y, width: maximum.x - minimum.x, height: maximum.y - minimum.y)
  }

  /// Whether a point is inside.
  ///
  /// - Parameter eoFill: Whether parts that lie over each other an even number of times are outside.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for line in flattened(isClosed: true) {
      for index in 1..<max(1, line.count) {
        let a = line[index - 1]
        let b = line[index]
        guard (a.y <= p.y) != (b.y <= p.y) else { continue }
        let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > p.x { winding += a.y < b.y ? 1 : -1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The piece of the path between two shares of its length, 0 to 1, as lines.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = max(0, min(1, from))
    let to = max(0, min(1, to))
    guard to > from else { return Path() }
    if from == 0, to == 1 { return self }
    let lines = flattened(isClosed: false)
    let total = lines.reduce(CGFloat(0)) { $0 + Self.length($1) }
    let limits = (from: from * total, to: to * total)
    var path = Path()
    var position: CGFloat = 0
    for line in lines {
      var isOpen = false
      for index in 1..<max(1, line.count) {
        let a = line[index - 1]
        let b = line[index]
        let length = hypot(b.x - a.x, b.y - a.y)
        defer { position += length }
        guard length > 0, position + length > limits.from, position < limits.to else { continue }
        func point(_ at: CGFloat) -> CGPoint {
          let share = (at - position) / length
          return CGPoint(x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y))
        }
        if !isOpen { path.move(to: point(max(position, limits.from))) }
        isOpen = true
        path.addLine(to: point(min(position + length, limits.to)))
      }
    }
    return path
  }

  private static func length(_ line: [CGPoint]) -> CGFloat {
    zip(line, line.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  /// The parts as chains of points, curves cut into short lines.
  ///
  /// - Parameter isClosed: Whether open parts get a line back to where they began.
  private func flattened(isClosed: Bool) -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    var line: [CGPoint] = []
    func finished() -> [CGPoint] {
      guard isClosed, let first = line.first, line.last != first else { return line }
      return line + [first]
    }
    for element in elements {
      switch element {
      case .move(let end):
        if line.count > 1 { lines.append(finished()) }
        line = [end]
      case .line(let end): line.append(end)
      case .quadCurve(let end, let control):
        let from = line.last ?? control
        let curve = Self.cubic(from, control, end)
        line += Self.points(from, curve.0, curve.1, end)
      case .curve(let end, let control1, let control2):
        line += Self.points(line.last ?? control1, control1, control2, end)
      case .closeSubpath:
        if let first = line.first {
          if line.last != first { line.append(first) }
          if line.count > 1 { lines.append(line) }
          line = [first]
        }
      }
    }
    if line.count > 1 { lines.append(finished()) }
    return lines
  }

  /// How many lines stand for a curve.
  private static let segments = 24

  private static func points(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint
  ) -> [CGPoint] {
    (1...segments).map { point(a, b, c, d, CGFloat($0) / CGFloat(segments)) }
  }

  /// The control points of a curve with two that is the same as one with one.
  private static func cubic(
    _ from: CGPoint, _ control: CGPoint, _ end: CGPoint
  ) -> (CGPoint, CGPoint) {
    (
      CGPoint(
        x: from.x + 2 / 3 * (control.x - from.x), y: from.y + 2 / 3 * (control.y - from.y)),
      CGPoint(x: end.x + 2 / 3 * (control.x - end.x), y: end.y + 2 / 3 * (control.y - end.y))
    )
  }

  private static func point(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat
  ) -> CGPoint {
    let u = 1 - t
    let weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: weights.0 * a.x + weights.1 * b.x + weights.2 * c.x + weights.3 * d.x,
      y: weights.0 * a.y + weights.1 * b.y + weights.2 * c.y + weights.3 * d.y)
  }

  /// Where a curve turns round in x or in y, between its ends.
  private static func turns(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint
  ) -> [CGFloat] {
    func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
      let square = -a + 3 * b - 3 * c + d
      let linear = 2 * (a - 2 * b + c)
      let constant = b - a
      if abs(square) < 1e-12 { return abs(linear) < 1e-12 ? [] : [-constant / linear] }
      let root = linear * linear - 4 * square * constant
      guard root >= 0 else { return [] }
      return [
        (-linear + root.squareRoot()) / (2 * square), (-linear - root.squareRoot()) / (2 * square),
      ]
    }
    return (roots(a.x, b.x, c.x, d.x) + roots(a.y, b.y, c.y, d.y)).filter { $0 > 0 && $0 < 1 }
  }
}
