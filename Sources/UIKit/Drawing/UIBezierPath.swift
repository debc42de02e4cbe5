/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// Makes a set from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}

/// A shape of lines and curves, with how it is drawn.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  /// The line's width, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the line's ends.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the line's corners.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far corners may reach out.
  open var miterLimit: CGFloat = 10
  /// How far curves may be off when they are drawn, in points.
  open var flatness: CGFloat = 0.6
  /// Whether what the path runs round an even number of times is outside.
  open var usesEvenOddFillRule = false

  /// Makes an empty path.
  public override init() { super.init() }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes an ellipse that touches a rectangle from inside.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// Makes a rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    path.replaceElements(
      PathShapes.rounded(
        rect, radius: cornerRadii,
        corners: [.topLeft, .topRight, .bottomRight, .bottomLeft].map { corners.contains($0) }))
  }

  /// Makes a part of a circle; angles are in radians, from the right and clockwise as y points down.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Makes a path of another one.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  // MARK: Building

  /// Begins a part at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a curve bent by two points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve bent by one point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle, with a line to it from the last point.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Ends a part with a line to its start.
  open func close() { path.closeSubpath() }

  /// Takes everything out.
  open func removeAllPoints() { path.replaceElements([]) }

  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Maps every point.
  open func apply(_ transform: CGAffineTransform) {
    path.replaceElements(path.elements.map { $0.applying(transform) })
  }

  // MARK: Answers

  /// The path; what is set is copied.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Whether there is nothing in the path.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle round all points, those that bend curves included (Apple, `bounds`).
  open var bounds: CGRect { path.boundingBox }
  /// The last point; zero in an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
