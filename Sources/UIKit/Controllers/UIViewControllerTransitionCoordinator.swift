/// What a transition is like.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether changes are shown as an animation.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition.
  var isInteractive: Bool { get }
  /// Whether a gesture drove the transition when it began.
  var initiallyInteractive: Bool { get }
  /// Whether the transition was called off.
  var isCancelled: Bool { get }
  /// How long the animation takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far the animation is, 0 to 1.
  var percentComplete: CGFloat { get }
  /// The view that the transition takes place in.
  var containerView: UIView { get }
  /// How the view turns with the device; the identity where only the size changes.
  var targetTransform: CGAffineTransform { get }
}

/// Runs code together with a change of size or traits, and after it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs closures in the course of a transition.
  ///
  /// - Parameters:
  ///   - animation: Called once the new size and traits are set, before layout.
  ///   - completion: Called after layout.
  /// - Returns: Whether the animation is queued; false once the transition is over.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs closures in the course of a transition, for a view outside the container view.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure once the new size and traits are set, before layout.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The one coordinator: animations are shown as their end.
@MainActor final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  let containerView: UIView
  let targetTransform: CGAffineTransform
  private(set) var percentComplete: CGFloat = 0
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(containerView: UIView, targetTransform: CGAffineTransform = .identity) {
    self.containerView = containerView
    self.targetTransform = targetTransform
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var initiallyInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard percentComplete < 1 else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  /// Runs what goes along with the change, what it queues itself included.
  func runAnimations() {
    while !animations.isEmpty {
      let batch = animations
      animations = []
      for animation in batch { animation(self) }
    }
  }

  /// Runs what comes after the change.
  func complete() {
    percentComplete = 1
    let batch = completions
    completions = []
    for completion in batch { completion(self) }
  }
}
