import Foundation
import UIKit

/// Keeps types that conform to another protocol too from being bound to that one's actor.
///
/// A type that two protocols would bind to different actors is bound to none, in modules as well
/// whose default is the main actor. Nothing runs on this one.
@globalActor public actor _UnusedActor {
  /// The actor.
  public static let shared = _UnusedActor()
}

/// Takes the isolation away that a type would have of another protocol.
@preconcurrency @_UnusedActor public protocol _RemoveGlobalActorIsolation {}

/// An outline that fits into any rectangle.
///
/// Shapes are not bound to an actor, though they are views.
public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// How the shape is meant to be drawn.
  static var role: ShapeRole { get }

  /// The size that the shape takes of a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// How a shape is meant to be drawn.
public enum ShapeRole: Hashable, Sendable {
  /// As an area.
  case fill
  /// As a line.
  case stroke
  /// As a separator.
  case separator
}

/// How the inside of a shape is told.
public struct FillStyle: Hashable, Sendable {
  /// Whether parts that lie over each other an even number of times are outside.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// A line along an outline; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
  /// The line's width.
  public var lineWidth: CGFloat
  /// How lines end.
  public var lineCap: CGLineCap
  /// How lines meet.
  public var lineJoin: CGLineJoin
  /// How far corners may reach, in widths.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps; none for an unbroken line.
  public var dash: [CGFloat]
  /// Where in the dashes a line begins.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension Shape {
  /// An area.
  public static var role: ShapeRole { .fill }

  /// The proposal; where it leaves an axis open, 10 points (rule 51).
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A shape that can be made smaller all round.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape made smaller all round, in points.
  func inset(by amount: CGFloat) -> InsetShape
}
