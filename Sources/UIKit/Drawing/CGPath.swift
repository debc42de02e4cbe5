/// A shape of lines and curves.
open class CGPath: Hashable, @unchecked Sendable {
  /// A part of a path.
  enum Element: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  fileprivate(set) var elements: [Element]

  init(elements: [Element]) { self.elements = elements }

  /// Makes a rectangle.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    elements = PathShapes.rectangle(rect).map { $0.applying(transform?.pointee ?? .identity) }
  }

  /// Makes an ellipse that touches a rectangle from inside.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    elements = PathShapes.ellipse(rect).map { $0.applying(transform?.pointee ?? .identity) }
  }

  /// Makes a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radius = CGSize(width: cornerWidth, height: cornerHeight)
    elements = PathShapes.rounded(rect, radius: radius, corners: [true, true, true, true])
      .map { $0.applying(transform?.pointee ?? .identity) }
  }

  /// Whether there is nothing in the path.
  open var isEmpty: Bool { elements.isEmpty }

  /// The last point; zero in an empty path.
  open var currentPoint: CGPoint {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point), .quad(_, let point), .curve(_, _, let point): current = point
      case .close: current = start
      }
    }
    return current
  }

  /// The smallest rectangle round all points, those that bend curves included; null in an empty path.
  open var boundingBox: CGRect { PathShapes.box(elements.flatMap(\.points)) }

  /// The smallest rectangle round the path itself; null in an empty path.
  open var boundingBoxOfPath: CGRect { PathShapes.box(PathShapes.extremes(elements)) }

  /// Whether a point lies inside.
  open func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let winding = PathShapes.winding(
      elements.map { $0.applying(transform) }, round: point)
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// A copy, mapped.
  open func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
  }

  /// A copy.
  open func copy() -> CGPath? { CGPath(elements: elements) }

  /// A copy that can be changed.
  open func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.elements = elements
    return copy
  }

  /// Equal with equal parts.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }

  /// Equal paths have equal parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// What is inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// What the path runs round.
  case winding = 0
  /// What the path runs round an odd number of times.
  case evenOdd = 1
}

/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end.
  case butt = 0
  /// Round.
  case round
  /// Square, half a width beyond the end.
  case square
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed.
  case miter = 0
  /// Round.
  case round
  /// Cut off.
  case bevel
}

/// A path that can be changed.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes an empty path.
  public init() { super.init(elements: []) }

  /// Begins a part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }

  /// Adds lines between points, from the first one on.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a curve bent by one point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { elements.append(.quad(control.applying(transform), end.applying(transform))) }

  /// Adds a curve bent by two points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    elements.append(
      .curve(
        control1.applying(transform), control2.applying(transform), end.applying(transform)))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += PathShapes.rectangle(rect).map { $0.applying(transform) }
  }

  /// Adds an ellipse that touches a rectangle from inside.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += PathShapes.ellipse(rect).map { $0.applying(transform) }
  }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radius = CGSize(width: cornerWidth, height: cornerHeight)
    elements += PathShapes.rounded(rect, radius: radius, corners: [true, true, true, true])
      .map { $0.applying(transform) }
  }

  /// Adds a part of a circle, with a line to it from the last point.
  ///
  /// - Parameter clockwise: As in UIKit's coordinates, where y points down, the other way round: with
  ///   true, angles become smaller.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = PathShapes.arc(
      center: center, radius: radius, from: startAngle, to: endAngle, growing: !clockwise,
      joins: !elements.isEmpty)
    elements += arc.map { $0.applying(transform) }
  }

  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { $0.applying(transform) }
  }

  /// Ends a part with a line to its start.
  public func closeSubpath() { if !elements.isEmpty { elements.append(.close) } }

  func replaceElements(_ new: [Element]) { elements = new }
}
