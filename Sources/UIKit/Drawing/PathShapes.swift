extension CGPath.Element {
  /// The points that the part has.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let end): [control, end]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  func applying(_ t: CGAffineTransform) -> CGPath.Element {
    guard !t.isIdentity else { return self }
    switch self {
    case .move(let point): return .move(point.applying(t))
    case .line(let point): return .line(point.applying(t))
    case .quad(let control, let end): return .quad(control.applying(t), end.applying(t))
    case .curve(let first, let second, let end):
      return .curve(first.applying(t), second.applying(t), end.applying(t))
    case .close: return .close
    }
  }
}

/// Shapes as parts of paths, and what is asked of paths.
enum PathShapes {
  typealias Element = CGPath.Element

  /// How far the points that bend a quarter of a circle are from its ends, for a radius of 1: the
  /// curve then passes through the middle of the quarter, 4/3 (√2 - 1).
  private static let quarter: CGFloat = 4 / 3 * (CGFloat(2).squareRoot() - 1)

  static func rectangle(_ rect: CGRect) -> [Element] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  static func ellipse(_ rect: CGRect) -> [Element] {
    rounded(
      rect, radius: CGSize(width: rect.width / 2, height: rect.height / 2),
      corners: [true, true, true, true])
  }

  /// - Parameter corners: Which corners are round, clockwise from the top left.
  static func rounded(_ rect: CGRect, radius: CGSize, corners: [Bool]) -> [Element] {
    let rx = max(0, min(radius.width, rect.width / 2))
    let ry = max(0, min(radius.height, rect.height / 2))
    func size(_ corner: Int) -> CGSize {
      corners[corner] ? CGSize(width: rx, height: ry) : .zero
    }
    var path: [Element] = [.move(CGPoint(x: rect.minX + size(0).width, y: rect.minY))]
    // Each corner: where the edge before it points, and where the edge behind it does.
    let turns: [(point: CGPoint, into: CGPoint, out: CGPoint)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1)),
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: -1), CGPoint(x: 1, y: 0)),
    ]
    for (index, turn) in turns.enumerated() {
      let size = size((index + 1) % 4)
      let start = CGPoint(
        x: turn.point.x - turn.into.x * size.width, y: turn.point.y - turn.into.y * size.height)
      let end = CGPoint(
        x: turn.point.x + turn.out.x * size.width, y: turn.point.y + turn.out.y * size.height)
      path.append(.line(start))
      guard size != .zero else { continue }
      let k = quarter
      path.append(
        .curve(
          CGPoint(
            x: start.x + turn.into.x * size.width * k, y: start.y + turn.into.y * size.height * k),
          CGPoint(
            x: end.x - turn.out.x * size.width * k, y: end.y - turn.out.y * size.height * k), end))
    }
    return path + [.close]
  }

  /// - Parameter growing: Whether angles grow along the arc; they turn clockwise as y points down.
  static func arc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, growing: Bool,
    joins: Bool
  ) -> [Element] {
    guard start.isFinite, end.isFinite, radius.isFinite else { return [] }
    let full = 2 * CGFloat.pi
    var sweep = end - start
    if growing {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: full) + full }
      sweep = min(sweep, full)
    } else {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: full) - full }
      sweep = max(sweep, -full)
    }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(count)
    let k = 4 / 3 * tan(step / 4) * radius
    var path: [Element] = [joins ? .line(point(start)) : .move(point(start))]
    for index in 0..<count {
      let a = start + step * CGFloat(index)
      let b = a + step
      let from = point(a)
      let to = point(b)
      path.append(
        .curve(
          CGPoint(x: from.x - k * sin(a), y: from.y + k * cos(a)),
          CGPoint(x: to.x + k * sin(b), y: to.y - k * cos(b)), to))
    }
    return path
  }

  static func box(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var low = first
    var high = first
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The ends of lines and curves, and the points where curves turn.
  static func extremes(_ elements: [Element]) -> [CGPoint] {
    var points: [CGPoint] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        points.append(point)
        current = point
      case .line(let point):
        points.append(point)
        current = point
      case .quad(let control, let end):
        let (a, b) = cubic(current, control, end)
        points += turns(current, a, b, end)
        current = end
      case .curve(let a, let b, let end):
        points += turns(current, a, b, end)
        current = end
      case .close: current = start
      }
    }
    return points
  }

  /// The cubic curve that a quadratic one is.
  private static func cubic(
    _ from: CGPoint, _ control: CGPoint, _ to: CGPoint
  ) -> (CGPoint, CGPoint) {
    func between(_ end: CGPoint) -> CGPoint {
      CGPoint(x: end.x + 2 / 3 * (control.x - end.x), y: end.y + 2 / 3 * (control.y - end.y))
    }
    return (between(from), between(to))
  }

  private static func at(
    _ t: CGFloat, _ p: CGPoint, _ a: CGPoint, _ b: CGPoint, _ q: CGPoint
  ) -> CGPoint {
    let u = 1 - t
    func mix(_ p: CGFloat, _ a: CGFloat, _ b: CGFloat, _ q: CGFloat) -> CGFloat {
      u * u * u * p + 3 * u * u * t * a + 3 * u * t * t * b + t * t * t * q
    }
    return CGPoint(x: mix(p.x, a.x, b.x, q.x), y: mix(p.y, a.y, b.y, q.y))
  }

  /// The ends of a curve, and the points where it turns along an axis.
  private static func turns(
    _ p: CGPoint, _ a: CGPoint, _ b: CGPoint, _ q: CGPoint
  ) -> [CGPoint] {
    func times(_ p: CGFloat, _ a: CGFloat, _ b: CGFloat, _ q: CGFloat) -> [CGFloat] {
      // The derivative over 3: (a - p)(1-t)² + 2 (b - a)(1-t) t + (q - b) t².
      let c0 = a - p
      let c1 = b - a
      let c2 = q - b
      let square = c0 - 2 * c1 + c2
      let linear = 2 * (c1 - c0)
      if abs(square) < 1e-12 { return abs(linear) < 1e-12 ? [] : [-c0 / linear] }
      let discriminant = linear * linear - 4 * square * c0
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      return [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
    }
    let all = times(p.x, a.x, b.x, q.x) + times(p.y, a.y, b.y, q.y)
    return [p, q] + all.filter { $0 > 0 && $0 < 1 }.map { at($0, p, a, b, q) }
  }

  /// How often a path runs round a point, clockwise less anticlockwise; curves count as sixteen
  /// lines.
  static func winding(_ elements: [Element], round point: CGPoint) -> Int {
    var winding = 0
    var current = CGPoint.zero
    var start = CGPoint.zero
    func cross(_ from: CGPoint, _ to: CGPoint) {
      guard (from.y <= point.y) != (to.y <= point.y) else { return }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > point.x { winding += to.y > from.y ? 1 : -1 }
    }
    func bend(_ a: CGPoint, _ b: CGPoint, _ q: CGPoint) {
      let p = current
      var last = p
      for step in 1...16 {
        let next = at(CGFloat(step) / 16, p, a, b, q)
        cross(last, next)
        last = next
      }
      current = q
    }
    for element in elements {
      switch element {
      case .move(let next):
        cross(current, start)
        start = next
        current = next
      case .line(let next):
        cross(current, next)
        current = next
      case .quad(let control, let end):
        let (a, b) = cubic(current, control, end)
        bend(a, b, end)
      case .curve(let a, let b, let end): bend(a, b, end)
      case .close:
        cross(current, start)
        current = start
      }
    }
    cross(current, start)
    return winding
  }
}
