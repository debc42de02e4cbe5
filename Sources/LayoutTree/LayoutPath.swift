/// A path of lines and curves, in points, y downwards.
public struct LayoutPath: Hashable, Codable, Sendable {
  /// One step of a path.
  public enum Element: Hashable, Codable, Sendable {
    /// Begins a new part at a point.
    case move(LayoutPoint)
    /// A straight line to a point.
    case line(LayoutPoint)
    /// A quadratic curve: control point, end.
    case quad(LayoutPoint, LayoutPoint)
    /// A cubic curve: two control points, end.
    case cubic(LayoutPoint, LayoutPoint, LayoutPoint)
    /// A line back to the beginning of the part.
    case close
  }

  /// The steps, in order.
  public var elements: [Element]

  /// Makes a path.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// How far a cubic curve's control point lies from its end to come near a quarter of a circle,
  /// as a part of the radius: 4/3 (sqrt(2) - 1).
  private static let circle = 0.5522847498

  /// A rectangle; corners are rounded by at most half its smaller side.
  public static func rectangle(_ rect: LayoutRect, cornerRadius: Double = 0) -> LayoutPath {
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    var path = LayoutPath()
    guard radius > 0 else {
      path.move(rect.x, rect.y)
      path.line(rect.maxX, rect.y)
      path.line(rect.maxX, rect.maxY)
      path.line(rect.x, rect.maxY)
      path.close()
      return path
    }
    let near = radius * (1 - circle)
    path.move(rect.x + radius, rect.y)
    path.line(rect.maxX - radius, rect.y)
    path.cubic(
      rect.maxX - near, rect.y, rect.maxX, rect.y + near, rect.maxX, rect.y + radius)
    path.line(rect.maxX, rect.maxY - radius)
    path.cubic(
      rect.maxX, rect.maxY - near, rect.maxX - near, rect.maxY, rect.maxX - radius, rect.maxY)
    path.line(rect.x + radius, rect.maxY)
    path.cubic(
      rect.x + near, rect.maxY, rect.x, rect.maxY - near, rect.x, rect.maxY - radius)
    path.line(rect.x, rect.y + radius)
    path.cubic(rect.x, rect.y + near, rect.x + near, rect.y, rect.x + radius, rect.y)
    path.close()
    return path
  }

  /// An ellipse inside a rectangle.
  public static func ellipse(_ rect: LayoutRect) -> LayoutPath {
    let dx = rect.width / 2 * circle
    let dy = rect.height / 2 * circle
    let middleX = rect.x + rect.width / 2
    let middleY = rect.y + rect.height / 2
    var path = LayoutPath()
    path.move(rect.maxX, middleY)
    path.cubic(rect.maxX, middleY + dy, middleX + dx, rect.maxY, middleX, rect.maxY)
    path.cubic(middleX - dx, rect.maxY, rect.x, middleY + dy, rect.x, middleY)
    path.cubic(rect.x, middleY - dy, middleX - dx, rect.y, middleX, rect.y)
    path.cubic(middleX + dx, rect.y, rect.maxX, middleY - dy, rect.maxX, middleY)
    path.close()
    return path
  }

  /// A line through points.
  public static func polyline(_ points: [(Double, Double)], isClosed: Bool = false) -> LayoutPath {
    var path = LayoutPath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(point.0, point.1) } else { path.line(point.0, point.1) }
    }
    if isClosed { path.close() }
    return path
  }

  /// All points, those that bend curves included.
  private var points: [LayoutPoint] {
    var points: [LayoutPoint] = []
    for element in elements {
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .quad(let control, let end): points += [control, end]
      case .cubic(let first, let second, let end): points += [first, second, end]
      case .close: break
      }
    }
    return points
  }

  /// Whether all points are finite.
  public var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }

  /// The smallest rectangle round all points, those that bend curves included; zero for none.
  public var bounds: LayoutRect {
    let points = points
    guard var low = points.first else { return .zero }
    var high = low
    for point in points {
      low = LayoutPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = LayoutPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return LayoutRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The length, in points; curves are measured as 32 lines each.
  public var length: Double {
    var total = 0.0
    var start = LayoutPoint(x: 0, y: 0)
    var current = start
    func add(to end: LayoutPoint) {
      let x = end.x - current.x
      let y = end.y - current.y
      total += (x * x + y * y).squareRoot()
      current = end
    }
    func add(_ first: LayoutPoint, _ second: LayoutPoint, to end: LayoutPoint) {
      let begin = current
      for step in 1...32 {
        let t = Double(step) / 32
        let u = 1 - t
        let weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        add(
          to: LayoutPoint(
            x: begin.x * weights.0 + first.x * weights.1 + second.x * weights.2 + end.x * weights.3,
            y: begin.y * weights.0 + first.y * weights.1 + second.y * weights.2 + end.y * weights.3
          ))
      }
    }
    for element in elements {
      switch element {
      case .move(let end):
        start = end
        current = end
      case .line(let end): add(to: end)
      case .quad(let control, let end):
        add(control.third(from: current), control.third(from: end), to: end)
      case .cubic(let first, let second, let end): add(first, second, to: end)
      case .close: add(to: start)
      }
    }
    return total
  }

  /// Begins a new part.
  public mutating func move(_ x: Double, _ y: Double) {
    elements.append(.move(LayoutPoint(x: x, y: y)))
  }

  /// Adds a straight line.
  public mutating func line(_ x: Double, _ y: Double) {
    elements.append(.line(LayoutPoint(x: x, y: y)))
  }

  /// Adds a quadratic curve: control point, end.
  public mutating func quad(_ x1: Double, _ y1: Double, _ x: Double, _ y: Double) {
    elements.append(.quad(LayoutPoint(x: x1, y: y1), LayoutPoint(x: x, y: y)))
  }

  /// Adds a cubic curve: two control points, end.
  public mutating func cubic(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    elements.append(
      .cubic(LayoutPoint(x: x1, y: y1), LayoutPoint(x: x2, y: y2), LayoutPoint(x: x, y: y)))
  }

  /// Closes the part.
  public mutating func close() { elements.append(.close) }

  /// Adds the parts of another path.
  public mutating func append(_ other: LayoutPath) { elements += other.elements }

  /// The path with every point passed through a function.
  public func mapped(_ change: (LayoutPoint) -> LayoutPoint) -> LayoutPath {
    LayoutPath(
      elements.map { element in
        switch element {
        case .move(let point): .move(change(point))
        case .line(let point): .line(change(point))
        case .quad(let control, let end): .quad(change(control), change(end))
        case .cubic(let first, let second, let end):
          .cubic(change(first), change(second), change(end))
        case .close: .close
        }
      })
  }

  /// The path scaled, then moved.
  public func placed(x: Double, y: Double, scale: Double) -> LayoutPath {
    mapped { LayoutPoint(x: x + $0.x * scale, y: y + $0.y * scale) }
  }
}

extension LayoutPoint {
  /// The point a third of the way to another one, as the cubic curve of a quadratic one's shape has
  /// them on its way from its ends to the control point.
  fileprivate func third(from end: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: x + (end.x - x) / 3, y: y + (end.y - y) / 3)
  }
}
