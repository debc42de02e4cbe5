/// A layer that shows a gradient.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colours, from start to end.
  open var colors: [Any]?
  /// Where each colour lies, 0 to 1; nil spreads them evenly.
  open var locations: [NSNumber]?
  /// Where the gradient starts, in shares of the layer's size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the gradient ends.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// How colours run.
  open var type = CAGradientLayerType.axial
}

/// How the colours of a gradient run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Round a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that shows a path.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The path, in the layer's coordinates.
  open var path: CGPath?
  /// The fill.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The line's colour.
  open var strokeColor: CGColor?
  /// The line's width, in points.
  open var lineWidth: CGFloat = 1
  /// Where the line starts along the path, 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where the line ends along the path, 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// What is inside of a path that crosses itself.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The shape of the line's ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the line's corners.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// How far corners may reach out.
  open var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
  /// Where in the pattern the line starts, in points.
  open var lineDashPhase: CGFloat = 0
}

/// What is inside of a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a rule by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the path runs round.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What the path runs round an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a shape by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut off at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square, half a width beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a line's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a shape by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
