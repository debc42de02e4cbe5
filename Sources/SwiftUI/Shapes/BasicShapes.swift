import Foundation
import UIKit

/// A rectangle.
public struct Rectangle: InsettableShape, Hashable {
  var inset: CGFloat = 0

  /// Makes a rectangle.
  public init() {}

  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: inset)) }

  /// The rectangle made smaller all round, in points.
  public func inset(by amount: CGFloat) -> Rectangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape, Hashable {
  /// The corners' width and height, in points.
  public var cornerSize: CGSize
  /// How corners are rounded.
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0

  /// Makes a rectangle with corners of a size, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes a rectangle with corners of a radius, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.shrunk(by: inset),
      cornerSize: CGSize(
        width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset)),
      style: style)
  }

  /// The rectangle made smaller all round, in points; its corners keep their centres.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// Equal in corners and inset.
  public static func == (a: RoundedRectangle, b: RoundedRectangle) -> Bool {
    a.cornerSize == b.cornerSize && a.style == b.style && a.inset == b.inset
  }

  /// Equal shapes have equal values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerSize.width)
    hasher.combine(cornerSize.height)
    hasher.combine(inset)
  }
}

/// A rectangle with corners of different radii.
public struct UnevenRoundedRectangle: InsettableShape, Hashable {
  /// The corners' radii, in points.
  public var cornerRadii: RectangleCornerRadii
  /// How corners are rounded.
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0

  /// Makes a rectangle with corners of radii, in points.
  public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes a rectangle with corners of radii, in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.shrunk(by: inset),
      cornerRadii: RectangleCornerRadii(
        topLeading: max(0, cornerRadii.topLeading - inset),
        bottomLeading: max(0, cornerRadii.bottomLeading - inset),
        bottomTrailing: max(0, cornerRadii.bottomTrailing - inset),
        topTrailing: max(0, cornerRadii.topTrailing - inset)), style: style)
  }

  /// The rectangle made smaller all round, in points; its corners keep their centres.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

/// A rectangle with half circles at its shorter sides.
public struct Capsule: InsettableShape, Hashable {
  /// How corners are rounded.
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0

  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The capsule.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.shrunk(by: inset)
    return Path(
      roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The capsule made smaller all round, in points.
  public func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.inset += amount
    return shape
  }
}

/// An ellipse that fills its rectangle.
public struct Ellipse: InsettableShape, Hashable {
  var inset: CGFloat = 0

  /// Makes an ellipse.
  public init() {}

  /// The ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(by: inset)) }

  /// The ellipse made smaller all round, in points.
  public func inset(by amount: CGFloat) -> Ellipse {
    var shape = self
    shape.inset += amount
    return shape
  }
}

/// The largest circle in the middle of its rectangle.
public struct Circle: InsettableShape, Hashable {
  var inset: CGFloat = 0

  /// Makes a circle.
  public init() {}

  /// The circle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.shrunk(by: inset))
  }

  /// The shorter side of the proposal, both ways; 10 points where it is open.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    switch (proposal.width, proposal.height) {
    case (nil, nil): return CGSize(width: 10, height: 10)
    case (let width?, let height?):
      let side = min(width, height)
      return CGSize(width: side, height: side)
    case (let side?, nil), (nil, let side?): return CGSize(width: side, height: side)
    }
  }

  /// The circle made smaller all round, in points.
  public func inset(by amount: CGFloat) -> Circle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

extension Path: Shape {
  /// The path itself, whatever the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}

extension CGRect {
  /// The rectangle made smaller all round, in points; not turned inside out.
  func shrunk(by amount: CGFloat) -> CGRect {
    if amount == 0 { return self }
    let x = min(amount, width / 2)
    let y = min(amount, height / 2)
    return CGRect(
      x: minX + x, y: minY + y, width: max(0, width - 2 * x), height: max(0, height - 2 * y))
  }
}
