/// An animation of a layer; what it shows on the way is not seen here.
@preconcurrency @MainActor open class CAAnimation: NSObject {
  /// How long it takes, in seconds.
  open var duration: CFTimeInterval = 0
  /// When it begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How often it is repeated.
  open var repeatCount: Float = 0
  /// Whether it runs back.
  open var autoreverses = false
  /// Whether it ends by itself.
  open var isRemovedOnCompletion = true
  /// What is shown before and after.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How it gets faster and slower.
  open var timingFunction: CAMediaTimingFunction?

  /// Makes an animation.
  public override init() { super.init() }
}

/// A time in seconds.
public typealias CFTimeInterval = Double

/// An animation of one property.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The property's path.
  open var keyPath: String?
  /// Whether values are added to what there is.
  open var isAdditive = false

  /// Makes an animation of a property.
  public init(keyPath path: String?) {
    keyPath = path
    super.init()
  }
}

/// An animation from one value to another.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// What is added.
  open var byValue: Any?
}

/// An animation like a spring.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass.
  open var mass: CGFloat = 1
  /// The stiffness.
  open var stiffness: CGFloat = 100
  /// The damping.
  open var damping: CGFloat = 10
  /// The speed at the start.
  open var initialVelocity: CGFloat = 0
}

/// An animation over several values.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each is reached, 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The path along which a point runs.
  open var path: CGPath?
}

/// Animations that run together.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// What an animation shows before and after it runs.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value, afterwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value, before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// How an animation gets faster and slower.
public final class CAMediaTimingFunction: Hashable, Sendable {
  /// The two inner points of the curve.
  let points: [Float]

  /// Makes a curve of a name.
  public init(name: CAMediaTimingFunctionName) {
    points =
      switch name {
      case .easeIn: [0.42, 0, 1, 1]
      case .easeOut: [0, 0, 0.58, 1]
      case .easeInEaseOut: [0.42, 0, 0.58, 1]
      case .default: [0.25, 0.1, 0.25, 1]
      default: [0, 0, 1, 1]
      }
  }

  /// Makes a curve by its two inner points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
  }

  /// Equal with equal points.
  public static func == (a: CAMediaTimingFunction, b: CAMediaTimingFunction) -> Bool {
    a.points == b.points
  }

  /// Equal curves have equal points.
  public func hash(into hasher: inout Hasher) { hasher.combine(points) }
}

/// The name of a curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At one speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As the system does.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// Changes of layers that count as one; nothing moves here, so that only their end is seen.
@preconcurrency @MainActor open class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []

  /// Begins changes.
  open class func begin() { completions.append(nil) }

  /// Ends changes: what comes after them is done at once.
  open class func commit() { (completions.popLast() ?? nil)?() }

  /// Makes changes seen.
  open class func flush() {}

  /// Sets what comes after the changes.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
  }

  /// Sets whether changes are animated of themselves.
  open class func setDisableActions(_ flag: Bool) {}
  /// Sets how long changes take, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// Sets how changes get faster and slower.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}
