/// A gesture that a view knows; it makes the view a touch target.
///
/// There are no touches here: a recogniser's targets are called by `sendActions()` alone, as tests
/// do.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Where a gesture stands.
  public enum State: Int, Sendable {
    /// Not yet.
    case possible = 0
    /// It has begun.
    case began
    /// It has gone on.
    case changed
    /// It is over.
    case ended
    /// It was broken off.
    case cancelled
    /// It is none.
    case failed

    /// A gesture of one moment is there: as `ended`.
    public static var recognized: State { .ended }
  }

  /// Whether the gesture is looked for.
  open var isEnabled = true
  /// The view that knows the gesture.
  public internal(set) weak var view: UIView?
  /// Where the gesture stands; subclasses set it.
  open var state = State.possible
  /// Decides whether the gesture is looked for.
  open weak var delegate: UIGestureRecognizerDelegate?
  /// Whether views no longer get touches that the gesture takes.
  open var cancelsTouchesInView = true
  /// Whether views get touches later.
  open var delaysTouchesBegan = false
  /// Whether views are told later that touches end.
  open var delaysTouchesEnded = true
  /// A name to find the gesture by.
  open var name: String?

  private var targets: [TargetAction] = []

  /// Makes a recogniser.
  public override init() { super.init() }

  /// Makes a recogniser that calls a target's action, which the target's `ActionTable` holds.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Has a target's action called.
  open func addTarget(_ target: Any, action: Selector) {
    let entry = TargetAction(target, action)
    guard !targets.contains(where: { $0.isFor(entry.target, action) }) else { return }
    targets.append(entry)
    entry.noteIfUnknown(in: view?.window)
  }

  /// Ends that a target's action is called; nil stands for any.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.flatMap { $0 as AnyObject }
    targets.removeAll { $0.isFor(object, action) }
  }

  /// Calls the targets in the order in which they were added, as if the gesture had been made; not
  /// where it is not looked for.
  open func sendActions() {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    state = .ended
    for target in targets { target.send(from: self) }
    state = .possible
  }

  /// Where the gesture is made, in a view's coordinates: the middle of its view.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }

  /// How many fingers make the gesture: none.
  open var numberOfTouches: Int { 0 }

  /// Has this gesture wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// Decides about gestures.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin; true unless implemented.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures go together; false unless implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a gesture waits for another one; false unless implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another gesture waits for this one; false unless implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// True.
  public func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
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
