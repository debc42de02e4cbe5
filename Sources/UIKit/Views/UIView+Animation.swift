extension UIView {
  /// How an animation goes.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out as part of the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches are answered to meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown now.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Goes on for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back as well.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes its own time inside of another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Has its own curve inside of another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Draws the content at each step.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Shows and hides views in place of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes nothing over from another animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Starts slowly and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Goes at one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Turns over from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns over from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Dissolves one content into another.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns over from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns over from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// How an animation gets faster and slower.
  public enum AnimationCurve: Int, Sendable {
    /// Starts slowly and ends slowly.
    case easeInOut = 0
    /// Starts slowly.
    case easeIn
    /// Ends slowly.
    case easeOut
    /// Goes at one speed.
    case linear
  }

  /// How an animation of several steps goes.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Makes options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out as part of the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Touches are answered to meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown now.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Goes on for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back as well.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Straight between steps.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// At once from step to step.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At one speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// In a curve through all steps.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  // MARK: Animations

  /// What animations are told of themselves.
  @MainActor private enum Animating {
    static var isEnabled = true
    static var duration: TimeInterval = 0
    static var keyframes: [(start: Double, run: () -> Void)]?
  }

  private static func run(_ duration: TimeInterval, _ animations: () -> Void) {
    let outer = Animating.duration
    Animating.duration = outer > 0 ? outer : duration
    animations()
    Animating.duration = outer
  }

  /// Makes changes that a device shows as an animation; here only its end is seen.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, animations)
    completion?(true)
  }

  /// Makes changes that a device shows as an animation of a spring; here only its end is seen.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, animations)
    completion?(true)
  }

  /// Makes changes that a device shows as an animation of a spring; here only its end is seen.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, animations)
    completion?(true)
  }

  /// Makes changes in steps, which `addKeyframe` adds; here only their end is seen: steps that start
  /// later are made later.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let outer = Animating.keyframes
    Animating.keyframes = []
    run(duration, animations)
    let steps = Animating.keyframes ?? []
    Animating.keyframes = outer
    for step in steps.enumerated().sorted(by: {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }) {
      run(duration, step.element.run)
    }
    completion?(true)
  }

  /// Adds a step to an animation in steps; outside of one it is made at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    if Animating.keyframes == nil {
      animations()
    } else {
      Animating.keyframes?.append((frameStartTime, animations))
    }
  }

  /// Makes changes in a view that a device shows as a transition; here only its end is seen.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if let animations { run(duration, animations) }
    completion?(true)
  }

  /// Puts a view in place of another one: it takes its superview, or with `showHideTransitionViews`
  /// is shown while the other is hidden.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else {
      let superview = fromView.superview
      fromView.removeFromSuperview()
      superview?.addSubview(toView)
    }
    completion?(true)
  }

  /// Makes changes without animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let outer = Animating.isEnabled
    Animating.isEnabled = false
    actionsWithoutAnimation()
    Animating.isEnabled = outer
  }

  /// Adds to how an animation repeats; here only its end is seen.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }

  /// Sets whether changes are shown as animations.
  public class func setAnimationsEnabled(_ enabled: Bool) { Animating.isEnabled = enabled }

  /// Whether changes are shown as animations.
  public class var areAnimationsEnabled: Bool { Animating.isEnabled }

  /// How long the animation takes inside of which this is asked, in seconds; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval { Animating.duration }
}
