/// A map of the plane that keeps lines straight and parallel: (x, y) goes to
/// (`a` x + `c` y + `x`, `b` x + `d` y + `y`).
public struct LayoutTransform: Hashable, Codable, Sendable {
  /// How far to the right a step to the right leads.
  public var a: Double
  /// How far down a step to the right leads.
  public var b: Double
  /// How far to the right a step down leads.
  public var c: Double
  /// How far down a step down leads.
  public var d: Double
  /// Where the origin lies, to the right, in points.
  public var x: Double
  /// Where the origin lies, downwards, in points.
  public var y: Double

  /// Makes a map.
  public init(a: Double, b: Double, c: Double, d: Double, x: Double, y: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.x = x
    self.y = y
  }

  /// Makes a map that scales, then moves.
  public init(x: Double, y: Double, scale: Double = 1) {
    self.init(a: scale, b: 0, c: 0, d: scale, x: x, y: y)
  }

  /// Whether areas keep a size above 0, and all numbers are finite.
  public var isInvertible: Bool {
    let area = a * d - b * c
    return area != 0 && area.isFinite && x.isFinite && y.isFinite
  }

  /// Where a point goes.
  public func apply(_ point: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: a * point.x + c * point.y + x, y: b * point.x + d * point.y + y)
  }
}

/// The bounds of a view that is shown turned or scaled.
public struct TurnedBounds: Hashable, Codable, Sendable {
  /// The view's size in its own coordinates, in points.
  public var size: LayoutSize
  /// The map from the view's coordinates, which begin at its top left corner, to the window's.
  public var transform: LayoutTransform

  /// Makes bounds.
  public init(size: LayoutSize, transform: LayoutTransform) {
    self.size = size
    self.transform = transform
  }
}
