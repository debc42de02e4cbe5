/// How an animation gets faster and slower, for animators.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {}

/// A curve by two points.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve of a name.
  public let animationCurve: UIView.AnimationCurve
  /// The first inner point.
  public let controlPoint1: CGPoint
  /// The second inner point.
  public let controlPoint2: CGPoint

  /// Makes the curve of a name.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = .zero
    controlPoint2 = CGPoint(x: 1, y: 1)
    super.init()
  }

  /// Makes a curve by its two inner points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }
}

/// The curve of a spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How soon the spring comes to rest, 0 to 1.
  public let dampingRatio: CGFloat
  /// The speed at the start.
  public let initialVelocity: CGVector

  /// Makes a spring.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    dampingRatio = ratio
    initialVelocity = velocity
    super.init()
  }
}

/// A direction with a length.
public struct CGVector: Hashable, Sendable {
  /// To the right.
  public var dx: CGFloat
  /// Downwards.
  public var dy: CGFloat
  /// Makes a direction.
  public init(dx: CGFloat = 0, dy: CGFloat = 0) {
    self.dx = dx
    self.dy = dy
  }
  /// No direction.
  public static let zero = CGVector()
}

/// Where an animation stands.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive = 0
  /// Running or paused.
  case active
  /// Stopped on the way.
  case stopped
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end = 0
  /// At its start.
  case start
  /// On the way.
  case current
}

/// Changes that a device shows as an animation that can be paused and scrubbed.
///
/// Only the end is seen here: changes are made when the animation starts or is paused, and starting it
/// ends it at once. A reversed animation cannot take its changes back: it ends at its end as well,
/// though its completion is told `start`.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  /// How long a device takes, in seconds.
  public let duration: TimeInterval
  /// How long a device waits first, in seconds.
  public private(set) var delay: TimeInterval = 0
  /// How the animation gets faster and slower.
  public let timingParameters: UITimingCurveProvider?
  /// Where the animation stands.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it runs: never, as it ends at once.
  open var isRunning: Bool { false }
  /// Whether it runs back.
  open var isReversed = false
  /// Whether it can be paused.
  open var isInterruptible = true
  /// Whether touches are answered to meanwhile.
  open var isUserInteractionEnabled = true
  /// Whether it pauses at its end in place of being over.
  open var pausesOnCompletion = false
  /// Whether a paused animation is scrubbed at one speed.
  open var scrubsLinearly = true

  private var waiting: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var fraction: CGFloat = 0

  /// How much of the animation is over, 0 to 1. Setting it pauses the animation.
  open var fractionComplete: CGFloat {
    get { fraction }
    set {
      if state == .inactive { pauseAnimation() }
      fraction = newValue
    }
  }

  /// Makes an animation with a curve.
  public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// Makes an animation with the curve of a name.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { waiting.append(animations) }
  }

  /// Makes an animation with a curve by its two inner points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { waiting.append(animations) }
  }

  /// Makes an animation with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { waiting.append(animations) }
  }

  /// Makes an animation and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes; while the animation is paused they are made at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { animation() } else { waiting.append(animation) }
  }

  /// Adds changes that a device begins later.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds what comes after the animation.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func makeChanges() {
    let changes = waiting
    waiting = []
    for change in changes { change() }
  }

  private func end(at position: UIViewAnimatingPosition) {
    state = .inactive
    fraction = position == .end ? 1 : fraction
    let all = completions
    completions = []
    for completion in all { completion(position) }
  }

  /// Starts the animation, or goes on with it: its end is reached at once.
  open func startAnimation() {
    guard state != .stopped else { return }
    state = .active
    makeChanges()
    guard !pausesOnCompletion else {
      fraction = 1
      return
    }
    end(at: isReversed ? .start : .end)
  }

  /// Starts the animation; a device waits first.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  /// Begins the animation paused: its changes are made.
  open func pauseAnimation() {
    guard state == .inactive else { return }
    state = .active
    makeChanges()
  }

  /// Goes on with a paused animation: its end is reached at once.
  open func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
  ) {
    if state == .active { startAnimation() }
  }

  /// Stops the animation on the way; unless it is over with that, `finishAnimation` ends it.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    if withoutFinishing {
      state = .inactive
      completions = []
    } else {
      state = .stopped
    }
  }

  /// Ends a stopped animation.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(at: finalPosition)
  }
}
