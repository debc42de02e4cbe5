/// A path that a view shows, as an area or as a line.
public struct ShapeContent: Hashable, Codable, Sendable {
  /// The outline, in the view's coordinates.
  public var path: LayoutPath
  /// What it is drawn in.
  public var paint: PaintContent
  /// The line along the outline; nil fills it.
  public var line: LineContent?
  /// Whether parts that the outline runs round an even number of times are outside.
  public var isEvenOdd: Bool
  /// The shadow; nil is none.
  public var shadow: ShadowContent?

  /// Makes a shape.
  public init(
    path: LayoutPath, paint: PaintContent, line: LineContent? = nil, isEvenOdd: Bool = false,
    shadow: ShadowContent? = nil
  ) {
    self.path = path
    self.paint = paint
    self.line = line
    self.isEvenOdd = isEvenOdd
    self.shadow = shadow
  }
}

/// What an area or a line is drawn in.
public enum PaintContent: Hashable, Codable, Sendable {
  /// One colour.
  case color(LayoutColor)
  /// Colours that go over into each other.
  case gradient(GradientContent)
  /// What lies behind, blurred and veiled; the veil hides a share of it, 0 to 1.
  case material(Double)

  /// Whether nothing of it shows.
  public var isClear: Bool {
    switch self {
    case .color(let color): color.alpha <= 0
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha <= 0 }
    case .material(let veil): veil <= 0
    }
  }
}

/// A gradient, its points in the coordinates of the view that shows it.
public struct GradientContent: Hashable, Codable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Codable, Sendable {
    /// The colour.
    public var color: LayoutColor
    /// The place, 0 to 1.
    public var location: Double

    /// Makes a stop.
    public init(color: LayoutColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// How the colours run.
  public enum Geometry: Hashable, Codable, Sendable {
    /// From one point to another.
    case linear(start: LayoutPoint, end: LayoutPoint)
    /// Outward from a point, between two radii to the right, in points; `aspect` is how much longer
    /// they are downwards.
    case radial(center: LayoutPoint, startRadius: Double, endRadius: Double, aspect: Double)
    /// Round a point, between two angles in radians, from the right and clockwise.
    case angular(center: LayoutPoint, start: Double, end: Double)
  }

  /// The colours at their places, places ascending.
  public var stops: [Stop]
  /// How they run.
  public var geometry: Geometry

  /// Makes a gradient.
  public init(stops: [Stop], geometry: Geometry) {
    self.stops = stops
    self.geometry = geometry
  }
}

/// How a line is drawn along a path; lengths in points.
public struct LineContent: Hashable, Codable, Sendable {
  /// How lines end.
  public enum Cap: String, Codable, Sendable, CaseIterable {
    /// At the end.
    case butt
    /// Round, beyond the end.
    case round
    /// Square, beyond the end.
    case square
  }

  /// How lines meet.
  public enum Join: String, Codable, Sendable, CaseIterable {
    /// In a corner.
    case miter
    /// Round.
    case round
    /// With the corner cut off.
    case bevel
  }

  /// The width.
  public var width: Double
  /// The shape of its ends.
  public var cap: Cap
  /// The shape of its corners.
  public var join: Join
  /// How far corners may reach, in widths.
  public var miterLimit: Double
  /// The lengths of dashes and gaps; empty for an unbroken line.
  public var dash: [Double]
  /// How far into the dashes the line begins.
  public var dashPhase: Double

  /// Makes a line.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// A soft copy of an area behind it; lengths in points.
public struct ShadowContent: Hashable, Codable, Sendable {
  /// The colour.
  public var color: LayoutColor
  /// How far the edge is spread; about twice the blur's standard deviation.
  public var radius: Double
  /// How far it lies to the right.
  public var x: Double
  /// How far it lies below.
  public var y: Double

  /// Makes a shadow.
  public init(color: LayoutColor, radius: Double, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}
