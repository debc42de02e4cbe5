/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The extent from left to right.
  public var width: Double
  /// The extent from top to bottom.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The same extents with width and height exchanged.
  public var transposed: Size { Size(width: height, height: width) }
}

/// Distances inward from the four edges of a rectangle, in points.
///
/// The four numbers are independent: nothing may assume that left equals right.
public struct Insets: Hashable, Sendable {
  /// From the top edge.
  public var top: Double
  /// From the left edge, whatever the writing direction.
  public var left: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the right edge, whatever the writing direction.
  public var right: Double

  /// Makes insets.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)
}

/// A rectangle in a window's coordinates, in points, y downwards.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The extent to the right.
  public var width: Double
  /// The extent downwards.
  public var height: Double

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
