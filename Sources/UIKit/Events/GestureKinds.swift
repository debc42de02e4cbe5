/// One or more taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps there have to be.
  open var numberOfTapsRequired = 1
  /// How many fingers there have to be.
  open var numberOfTouchesRequired = 1
}

/// A finger that stays.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps there have to be before.
  open var numberOfTapsRequired = 0
  /// How many fingers there have to be.
  open var numberOfTouchesRequired = 1
  /// How long it stays at least, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far it may move, in points.
  open var allowableMovement: CGFloat = 10
}

/// A finger that moves.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers there have to be.
  open var minimumNumberOfTouches = 1
  /// How many fingers there may be.
  open var maximumNumberOfTouches = Int.max
  private var moved = CGPoint.zero

  /// How far the finger has moved, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint { moved }

  /// Sets how far the finger has moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }

  /// How fast the finger moves, in points a second: it does not.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A finger that moves in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}

/// A quick movement.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A way a finger moves.
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

  /// The ways that count.
  open var direction = Direction.right
  /// How many fingers there have to be.
  open var numberOfTouchesRequired = 1
}

/// Two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far they have moved apart; 1 is as at the start.
  open var scale: CGFloat = 1
  /// How fast, in shares a second.
  open var velocity: CGFloat { 0 }
}

/// Two fingers that turn.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they have turned, in radians.
  open var rotation: CGFloat = 0
  /// How fast, in radians a second.
  open var velocity: CGFloat { 0 }
}

/// A pointer over a view.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
