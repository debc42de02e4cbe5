/// A gesture that a view knows; it makes the view a touch target.
///
/// Nobody touches a screen here: `sendActions()` calls the targets, as when the gesture is recognised.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// Not begun.
    case possible = 0
    /// Begun.
    case began
    /// Going on.
    case changed
    /// Over: recognised.
    case ended
    /// Called off.
    case cancelled
    /// Another gesture.
    case failed
    /// The same as `ended`, for gestures of one moment.
    public static let recognized = State.ended
  }

  /// Whether the gesture is looked for.
  open var isEnabled = true
  /// Whether views get no touches once the gesture is recognised.
  open var cancelsTouchesInView = true
  /// How far the gesture is.
  open var state = State.possible
  /// The view that knows the gesture.
  public internal(set) weak var view: UIView?
  private var targets: [TargetAction] = []

  /// Makes a recogniser.
  public override init() { super.init() }

  /// Makes a recogniser that calls a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target as Any, action: action) }
  }

  /// Calls a target too.
  open func addTarget(_ target: Any, action: Selector) {
    let entry = TargetAction(target, action)
    guard !targets.contains(where: { $0.isFor(entry.target, action) }) else { return }
    targets.append(entry)
    entry.noteIfUnknown(in: view?.window)
  }

  /// Calls a target no longer; nil is any.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.flatMap { $0 as AnyObject }
    targets.removeAll { $0.isFor(object, action) }
  }

  /// Calls the targets, in the order in which they were added, if the gesture is looked for.
  open func sendActions() {
    guard isEnabled else { return }
    state = .ended
    for target in targets { target.send(from: self) }
    state = .possible
  }
}

/// A tap.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

/// A long press.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long it takes, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// A drag.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers.
  open var maximumNumberOfTouches = Int.max
}

/// A swipe.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The ways that a finger may go.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The way that the finger goes.
  open var direction = Direction.right
}

/// Two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// By how much they have moved apart.
  open var scale: CGFloat = 1
}

extension UIView {
  /// Adds a gesture.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Takes a gesture away.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
