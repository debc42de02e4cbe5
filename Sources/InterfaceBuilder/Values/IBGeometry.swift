/// A point in a file, in points.
public struct IBPoint: Hashable, Sendable {
  /// The distance to the right.
  public var x: Double
  /// The distance down.
  public var y: Double

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A size in a file, in points.
public struct IBSize: Hashable, Sendable {
  /// The extent from left to right.
  public var width: Double
  /// The extent from top to bottom.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in a file, in points of the superview.
public struct IBRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The extent from left to right.
  public var width: Double
  /// The extent from top to bottom.
  public var height: Double

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A frame given by distances from the edges of the superview, `<frame key="frameInset">`.
///
/// Interface Builder writes as many of the six numbers as fix the frame with the autoresizing mask.
public struct IBFrameInset: Hashable, Sendable {
  /// The distance of the left edge from the superview's left edge, in points.
  public var minX: Double?
  /// The distance of the right edge from the superview's right edge, in points, positive inward.
  public var maxX: Double?
  /// The distance of the top edge from the superview's top edge, in points.
  public var minY: Double?
  /// The distance of the bottom edge from the superview's bottom edge, in points, positive inward.
  public var maxY: Double?
  /// The width, in points.
  public var width: Double?
  /// The height, in points.
  public var height: Double?

  /// Makes a frame inset.
  public init(
    minX: Double? = nil, maxX: Double? = nil, minY: Double? = nil, maxY: Double? = nil,
    width: Double? = nil, height: Double? = nil
  ) {
    self.minX = minX
    self.maxX = maxX
    self.minY = minY
    self.maxY = maxY
    self.width = width
    self.height = height
  }

  /// The frame in a superview of a size; a distance that is not given is 0.
  public func rect(in superview: IBSize) -> IBRect {
    let horizontal = Self.span(minimum: minX, maximum: maxX, extent: width, in: superview.width)
    let vertical = Self.span(minimum: minY, maximum: maxY, extent: height, in: superview.height)
    return IBRect(
      x: horizontal.origin, y: vertical.origin, width: horizontal.extent, height: vertical.extent)
  }

  private static func span(
    minimum: Double?, maximum: Double?, extent: Double?, in total: Double
  ) -> (origin: Double, extent: Double) {
    switch (minimum, maximum, extent) {
    case (let minimum?, let maximum?, _):
      (minimum, total - minimum - maximum)
    case (let minimum, nil, let extent?):
      (minimum ?? 0, extent)
    case (nil, let maximum?, let extent?):
      (total - maximum - extent, extent)
    case (let minimum, let maximum, nil):
      (minimum ?? 0, total - (minimum ?? 0) - (maximum ?? 0))
    }
  }
}

/// Four distances from edges, in points, positive inward.
///
/// `isDirectional` tells whether `left` and `right` are to be read as leading and trailing.
public struct IBInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: Double
  /// From the left, or leading, edge.
  public var left: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the right, or trailing, edge.
  public var right: Double
  /// Whether the file gave leading and trailing instead of left and right.
  public var isDirectional: Bool

  /// Makes insets.
  public init(
    top: Double, left: Double, bottom: Double, right: Double, isDirectional: Bool = false
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
    self.isDirectional = isDirectional
  }
}

/// Which margins and extents of a view stretch with its superview, with the bits of
/// `UIView.AutoresizingMask`.
public struct IBAutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: UInt

  /// Makes a mask of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The left margin stretches.
  public static let flexibleMinX = IBAutoresizingMask(rawValue: 1)
  /// The width stretches.
  public static let widthSizable = IBAutoresizingMask(rawValue: 2)
  /// The right margin stretches.
  public static let flexibleMaxX = IBAutoresizingMask(rawValue: 4)
  /// The top margin stretches.
  public static let flexibleMinY = IBAutoresizingMask(rawValue: 8)
  /// The height stretches.
  public static let heightSizable = IBAutoresizingMask(rawValue: 16)
  /// The bottom margin stretches.
  public static let flexibleMaxY = IBAutoresizingMask(rawValue: 32)
}
