import Foundation
import LayoutTree

/// Colours that go over into each other.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, 0 to 1.
    public var location: CGFloat

    /// Makes a colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours at their places.
  public var stops: [Stop]

  /// Makes a gradient of colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours at even distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// A gradient with its colours' values.
public struct GradientPaint: Hashable, Sendable {
  /// How a gradient runs.
  public enum Geometry: Hashable, Sendable {
    /// From one point to another, both in shares of the shape's bounds.
    case linear(start: UnitPoint, end: UnitPoint)
    /// Outward from a point, between two radii, in points.
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Outward from a point, between two shares of the shape's bounds.
    case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
    /// Round a point, between two angles.
    case angular(center: UnitPoint, start: Angle, end: Angle)
  }

  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: LayoutColor
    /// The place, 0 to 1.
    public var location: CGFloat
  }

  /// The colours at their places.
  public var stops: [Stop]
  /// How it runs.
  public var geometry: Geometry

  init(_ gradient: Gradient, _ geometry: Geometry, _ environment: EnvironmentValues) {
    stops = gradient.stops.map {
      Stop(color: $0.color.layoutColor(in: environment), location: $0.location)
    }
    self.geometry = geometry
  }

  func faded(_ opacity: Double) -> GradientPaint {
    var paint = self
    for index in paint.stops.indices {
      paint.stops[index].color = paint.stops[index].color.faded(opacity)
    }
    return paint
  }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Makes a gradient between two points, in shares of the shape's bounds.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Makes a gradient of colours at even distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient of colours at places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient with its colours' values.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .gradient(GradientPaint(gradient, .linear(start: startPoint, end: endPoint), environment))
  }
}

/// A gradient outward from a point.
public struct RadialGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Makes a gradient between two radii, in points, round a point in shares of the shape's bounds.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Makes a gradient of colours at even distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Makes a gradient of colours at places.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The gradient with its colours' values.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .gradient(
      GradientPaint(
        gradient, .radial(center: center, startRadius: startRadius, endRadius: endRadius),
        environment))
  }
}

/// A gradient outward from a point that fills the shape's bounds.
public struct EllipticalGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// Makes a gradient between two shares of the shape's bounds.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Makes a gradient of colours at even distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// The gradient with its colours' values.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .gradient(
      GradientPaint(
        gradient,
        .elliptical(
          center: center, startFraction: startRadiusFraction, endFraction: endRadiusFraction),
        environment))
  }
}

/// A gradient round a point.
public struct AngularGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Makes a gradient between two angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Makes a gradient of colours at even distances.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Makes a gradient all the way round, from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Makes a gradient of colours all the way round, from an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// The gradient with its colours' values.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .gradient(
      GradientPaint(
        gradient, .angular(center: center, start: startAngle, end: endAngle), environment))
  }
}

/// A gradient that runs from the top to the bottom of its shape.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient

  /// Makes a gradient from the top to the bottom.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The gradient with its colours' values.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .gradient(GradientPaint(gradient, .linear(start: .top, end: .bottom), environment))
  }
}

extension Color {
  /// The colour's own soft gradient.
  ///
  /// Apple states no figure of how much lighter its top is; here it is the colour throughout.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self, self])) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient of colours along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
