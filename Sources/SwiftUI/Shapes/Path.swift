import Foundation
import UIKit

/// The outline of a shape: lines and curves, in points, y downward.
public struct Path: Equatable, Sendable {
  /// A part of a path.
  public enum Element: Equatable, Sendable {
    /// Begins a new part at a point.
    case move(to: CGPoint)
    /// A line to a point.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the part began.
    case closeSubpath
  }

  private(set) var elements: [Element] = []
  private var start = CGPoint.zero
  /// Where the path ends; nil for an empty path.
  public private(set) var currentPoint: CGPoint?

  /// Makes an empty path.
  public init() {}

  /// Makes a path with what a closure adds.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Makes a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Makes an ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Makes a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Makes a rectangle with corners of different radii.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Whether nothing is in it.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a closure with each part.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  // MARK: Lines and curves

  /// Begins a new part.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    start = end
    currentPoint = end
  }

  /// Adds a line; an empty path begins there.
  public mutating func addLine(to end: CGPoint) {
    guard currentPoint != nil else { return move(to: end) }
    elements.append(.line(to: end))
    currentPoint = end
  }

  /// Adds lines from each point to the next.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if currentPoint == nil { move(to: control) }
    elements.append(.quadCurve(to: end, control: control))
    currentPoint = end
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if currentPoint == nil { move(to: control1) }
    elements.append(.curve(to: end, control1: control1, control2: control2))
    currentPoint = end
  }

  /// Closes the part with a line to where it began.
  public mutating func closeSubpath() {
    guard currentPoint != nil, elements.last != .closeSubpath else { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  /// Adds another path, moved by a transform.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for element in path.applying(transform).elements { append(element) }
  }

  private mutating func append(_ element: Element) {
    switch element {
    case .move(let end): move(to: end)
    case .line(let end): addLine(to: end)
    case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
    case .curve(let end, let control1, let control2):
      addCurve(to: end, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }

  // MARK: Moving

  /// The path's image.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    var path = Path()
    for element in elements {
      switch element {
      case .move(let end): path.move(to: end.applying(transform))
      case .line(let end): path.addLine(to: end.applying(transform))
      case .quadCurve(let end, let control):
        path.addQuadCurve(
          to: end.applying(transform), control: control.applying(transform))
      case .curve(let end, let control1, let control2):
        path.addCurve(
          to: end.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform))
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }

  /// The path moved, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

/// How a rectangle's corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// By quarters of circles.
  case circular
  /// By curves that begin before a circle would.
  case continuous
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// At the top, where text starts.
  public var topLeading: CGFloat
  /// At the bottom, where text starts.
  public var bottomLeading: CGFloat
  /// At the bottom, where text ends.
  public var bottomTrailing: CGFloat
  /// At the top, where text ends.
  public var topTrailing: CGFloat

  /// Makes radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
