/// Manages how a controller is presented: where its view stands, what is round it, and which traits
/// it has.
///
/// It lives as long as its presented controller is held by somebody. UIKit makes one for each style;
/// an app gives its own by `UIViewControllerTransitioningDelegate` and the style `custom`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer,
  TraitChangeHolder
{
  /// The controller that is presented.
  public unowned let presentedViewController: UIViewController
  /// The controller that presents; nil until the presentation begins.
  public internal(set) weak var presentingViewController: UIViewController!
  /// Decides how the presentation adapts to the room there is.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style that the controller was made for.
  var style = UIModalPresentationStyle.custom
  /// The view that holds the presented one, and what surrounds it, while it is presented.
  weak var transitionView: UITransitionView?
  var traitRegistrations: [TraitChangeRegistration] = []

  /// Makes a presentation controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController
    super.init()
  }

  // MARK: Views

  /// The view that the presentation takes place in; nil before it begins and after it ends.
  open var containerView: UIView? { transitionView }

  /// The view that is placed: the presented controller's, or one round it.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view stands at the end of the presentation: by default in the whole
  /// container.
  open var frameOfPresentedViewInContainerView: CGRect {
    guard let surroundings = transitionView?.surroundings else { return .zero }
    return frame(in: surroundings)
  }

  /// Whether the presentation covers the window and not just the present context.
  open var shouldPresentInFullscreen: Bool { !style.isInContext }

  /// Whether the presenting controller's view is taken away, and that controller told so.
  open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  /// The style that the presentation has.
  open var presentationStyle: UIModalPresentationStyle { style }

  // MARK: Adapting

  /// The style for a compact width: the delegate's, or none.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }

  /// The style for some traits: the delegate's, or none.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let style = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    return style.flatMap { $0 == .automatic ? nil : $0 } ?? .none
  }

  // MARK: Callbacks

  /// Tells that the container is about to lay out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Tells that the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}
  /// Tells that the presentation is about to begin; the container is there.
  open func presentationTransitionWillBegin() {}
  /// Tells that the presentation is over.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Tells that the dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}
  /// Tells that the dismissal is over.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Traits

  /// The traits of the container, with what this controller puts over them.
  open var traitCollection: UITraitCollection {
    presentedTraits(inheriting: containerTraits)
  }

  /// Tells that traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Traits that the presented controller has whatever the surroundings are; `traitOverrides` has
  /// taken its place.
  open var overrideTraitCollection: UITraitCollection? { didSet { overridesDidChange() } }

  /// Traits that the presented controller has whatever the surroundings are.
  open var traitOverrides = UITraitOverrides() { didSet { overridesDidChange() } }

  private func overridesDidChange() {
    presentedViewController.viewIfLoaded?.traitsMayHaveChanged()
  }

  // MARK: Content

  /// The size that the presented controller asks for, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Tells that the presented controller asks for another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    transitionView?.setNeedsLayout()
    transitionView?.arrange()
  }

  /// Tells that something inside the presented controller asks for another size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size, in points, that the presented controller will have in a container of the given one.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let surroundings = transitionView?.upcoming else { return parentSize }
    let controller = presentedViewController.ownPresentation?.coming ?? self
    return controller.frame(in: surroundings).size
  }

  /// Tells that the container's size is about to change; call super to tell the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    let new = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    guard let view = presented.viewIfLoaded, view.bounds.size != new else { return }
    presented.notify(.viewWillTransition(to: new))
    presented.viewWillTransition(to: new, with: coordinator)
  }

  /// Tells that the container's traits are about to change; call super to tell the presented
  /// controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    presented.announce(presented.traits(inheriting: newCollection), with: coordinator)
  }

  // MARK: What the system's own controllers answer

  /// The presented view's rectangle in given surroundings, without what an app's class says.
  func frame(in surroundings: PresentationSurroundings) -> CGRect { surroundings.bounds }

  /// The traits that the kind of presentation gives its content, besides what the app overrides.
  func imposedTraits(in container: UITraitCollection) -> UITraitCollection? { nil }

  /// Puts the presented view, and what stands round it, into the container.
  func install(in container: UITransitionView) {
    guard let view = presentedView else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    if isSystem { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    if !view.isDescendant(of: container) { container.addSubview(view) }
    let frame = frameOfPresentedViewInContainerView
    if view.superview === container, view.frame != frame { view.frame = frame }
  }

  /// Takes out what `install(in:)` has put in.
  func uninstall() { presentedView?.removeFromSuperview() }

  /// Places the presented view anew, in the system's own presentations.
  func arrange(in container: UITransitionView) {
    guard isSystem, presentedViewController.isViewLoaded, let view = presentedView,
      view.superview === container
    else { return }
    let frame = frameOfPresentedViewInContainerView
    if view.frame != frame { view.frame = frame }
  }

  /// Whether the class is UIKit's own, which places the presented view at every layout; an app's class
  /// does so itself in `containerViewWillLayoutSubviews()`.
  var isSystem: Bool { String(reflecting: type(of: self)).hasPrefix("UIKit.") }

  /// The container's traits, or those that it will have.
  var containerTraits: UITraitCollection {
    transitionView?.traits ?? presentingViewController?.surroundingPresentationTraits ?? .initial
  }

  /// The traits of the presented controller where the container has the given ones.
  func presentedTraits(inheriting traits: UITraitCollection) -> UITraitCollection {
    var result = traits
    if let imposed = imposedTraits(in: traits) { result = result.overridden(by: imposed) }
    if let overrideTraitCollection { result = result.overridden(by: overrideTraitCollection) }
    return result.overridden(by: traitOverrides)
  }

  /// Tells the controller, and handlers, that the container's traits have changed.
  func containerTraitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    let before = presentedTraits(inheriting: old)
    let after = presentedTraits(inheriting: new)
    guard before != after else { return }
    callTraitHandlers(from: before, to: after)
    traitCollectionDidChange(before)
  }
}

/// What a presented view's place depends on.
struct PresentationSurroundings {
  /// The container's rectangle, in its own coordinates.
  var bounds: CGRect
  /// The container's safe area.
  var safeArea: UIEdgeInsets
  /// The container's traits.
  var traits: UITraitCollection
  /// Pieces of the container that the system keeps free, such as the fold of an open phone.
  var division: CGRect?
  /// Whether the device has an indicator in place of a home button.
  var hasHomeIndicator: Bool

  /// The safe area as a rectangle.
  var safeBounds: CGRect { bounds.inset(by: safeArea) }
}
