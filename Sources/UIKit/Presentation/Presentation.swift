import Devices

/// One controller presented by another one: who, how, and in which container.
@preconcurrency @MainActor final class Presentation {
  /// The controller that presents, and holds the presentation.
  weak var presenter: UIViewController?
  /// The controller that was asked to be presented.
  let original: UIViewController
  /// What is presented in its place, or itself.
  private(set) var shown: UIViewController
  /// The presentation controller of the style that was asked for.
  let base: UIPresentationController
  /// The presentation controller of the present style.
  private(set) var active: UIPresentationController
  /// The view that holds it all.
  let container = UITransitionView(frame: .zero)
  /// What coming traits make of the style, while a transition is announced.
  private var pending: Adaptation?
  /// Where the presenter's view was, when it has been taken away.
  private var removed: (superview: UIView, view: UIView)?
  /// The coordinator of the presentation or dismissal that runs.
  private(set) var coordinator: TransitionCoordinator?

  /// A style that a presentation adapts to, with what is shown then.
  private struct Adaptation {
    var controller: UIPresentationController
    var shown: UIViewController
    var style: UIModalPresentationStyle
  }

  init(
    of original: UIViewController, by presenter: UIViewController, base: UIPresentationController
  ) {
    self.original = original
    self.presenter = presenter
    self.base = base
    shown = original
    active = base
    base.presentingViewController = presenter
    container.presentation = self
  }

  // MARK: Beginning

  /// Shows the controller, with UIKit's callbacks in UIKit's order: the presenter will disappear, the
  /// presented one will appear and is laid out, it did appear, the presenter did disappear (logged at
  /// remkoh.dev, "UIViewController lifecycle in a StoryBoard", after the presented one did load). The
  /// presenter is told only where its view is taken away (Apple, `shouldRemovePresentersView`).
  func begin(animated: Bool, completion: (() -> Void)?) {
    guard let presenter, let outer = outerView else { return }
    original.ownPresentation = self
    if animated { coordinator = TransitionCoordinator(containerView: container) }
    container.frame = outer.frame
    outer.superview.insertSubview(container, at: outer.index)
    take(adaptation(to: container.traits), isChange: false)
    shown.loadViewIfNeeded()
    tellDelegate(coordinator)
    active.transitionView = container
    active.presentationTransitionWillBegin()
    let covers = active.shouldRemovePresentersView
    if covers { presenter.beginDisappearing(animated: animated) }
    shown.isBeingPresented = true
    shown.beginAppearing(animated: animated)
    active.install(in: container)
    shown.tellIsAppearing(animated: animated)
    coordinator?.runAnimations()
    layOut()
    if covers { removePresenter() }
    finishCoordinating()
    active.presentationTransitionDidEnd(true)
    shown.finishAppearing(animated: animated)
    shown.isBeingPresented = false
    if covers { presenter.finishDisappearing(animated: animated) }
    completion?()
  }

  private func layOut() { (container.window ?? container).layoutIfNeeded() }

  private func finishCoordinating() {
    coordinator?.complete()
    coordinator = nil
  }

  /// Where the container goes: over everything in the window, or just over the presenter's view.
  private var outerView: (superview: UIView, frame: CGRect, index: Int)? {
    guard let presenter, let view = presenter.viewIfLoaded, let window = view.window else {
      return nil
    }
    if !base.shouldPresentInFullscreen, let superview = view.superview {
      let index = superview.subviews.firstIndex { $0 === view } ?? superview.subviews.count
      return (superview, view.frame, index + 1)
    }
    return (window, window.bounds, window.subviews.count)
  }

  // MARK: Ending

  /// Takes the presentation, and what is presented over it, away: what is on top will disappear, the
  /// presenter will appear and is laid out, it did appear, and what was on top did disappear.
  func end(animated: Bool, completion: (() -> Void)?) {
    guard let presenter else { return }
    var chain: [Presentation] = []
    var next: Presentation? = self
    while let current = next {
      chain.append(current)
      next = current.shown.presentation
    }
    let leaving = chain.reversed() as [Presentation]
    for presentation in leaving {
      if animated {
        presentation.coordinator = TransitionCoordinator(containerView: presentation.container)
      }
      presentation.active.dismissalTransitionWillBegin()
      presentation.shown.isBeingDismissed = true
      presentation.shown.beginDisappearing(animated: animated)
    }
    let returns = removed != nil
    if returns {
      presenter.beginAppearing(animated: animated)
      restorePresenter()
      presenter.tellIsAppearing(animated: animated)
    }
    for presentation in leaving { presentation.coordinator?.runAnimations() }
    for presentation in leaving {
      presentation.active.uninstall()
      presentation.container.removeFromSuperview()
    }
    if returns { presenter.viewIfLoaded?.layoutIfNeeded() }
    for presentation in leaving { presentation.finishCoordinating() }
    if returns { presenter.finishAppearing(animated: animated) }
    for presentation in leaving {
      presentation.shown.finishDisappearing(animated: animated)
      presentation.shown.isBeingDismissed = false
      presentation.active.dismissalTransitionDidEnd(true)
    }
    for presentation in leaving { presentation.forget() }
    completion?()
  }

  private func forget() {
    active.transitionView = nil
    shown.ownPresentation = nil
    original.ownPresentation = nil
    removed = nil
    presenter?.presentation = nil
  }

  // MARK: The presenter's view

  /// Takes the presenter's view away. One that a container places is hidden where it is, for the
  /// container would put it back.
  private func removePresenter() {
    guard removed == nil, let view = presenter?.viewIfLoaded, let superview = view.superview else {
      return
    }
    removed = (superview, view)
    if superview is UIWindow || superview is UITransitionView || isInWrapper(superview) {
      view.removeFromSuperview()
    } else {
      view.isHidden = true
    }
  }

  private func restorePresenter() {
    guard let (superview, view) = removed else { return }
    removed = nil
    if view.superview == nil {
      view.frame = CGRect(origin: .zero, size: superview.bounds.size)
      superview.insertSubview(view, at: 0)
    } else {
      view.isHidden = false
    }
  }

  private func isInWrapper(_ view: UIView) -> Bool { view is UIDropShadowView }

  // MARK: Adapting

  /// What the presentation is to be in some traits of its container; nil for the style asked for.
  private func adaptation(to traits: UITraitCollection) -> Adaptation? {
    let style = base.adaptedStyle(in: traits)
    guard style != base.style else { return nil }
    if let pending, pending.style == style { return pending }
    if active !== base, active.style == style {
      return Adaptation(controller: active, shown: shown, style: style)
    }
    let replacement = base.delegate?.presentationController(
      base, viewControllerForAdaptivePresentationStyle: style)
    let content = replacement ?? original
    let controller = base.adaptiveController(of: content, style: style)
    controller.presentingViewController = presenter
    base.delegate?.presentationController(base, prepare: controller)
    return Adaptation(controller: controller, shown: content, style: style)
  }

  private func tellDelegate(_ coordinator: TransitionCoordinator?) {
    base.delegate?.presentationController(
      base, willPresentWithAdaptiveStyle: active === base ? .none : active.style,
      transitionCoordinator: coordinator)
  }

  /// Makes an adaptation the present one.
  private func take(_ adaptation: Adaptation?, isChange: Bool) {
    let controller = adaptation?.controller ?? base
    let content = adaptation?.shown ?? original
    guard controller !== active || content !== shown else { return }
    guard isChange else {
      active = controller
      shown = content
      content.ownPresentation = self
      return
    }
    exchange(controller, content)
  }

  /// Goes over to another style while something is presented. The presenter is told where its view
  /// comes or goes by it, and what is shown where it is exchanged.
  private func exchange(_ controller: UIPresentationController, _ content: UIViewController) {
    let covered = removed != nil
    let covers = controller.shouldRemovePresentersView
    let isExchanged = content !== shown
    let old = active
    let leaving = shown
    if isExchanged { leaving.beginDisappearing(animated: false) }
    old.uninstall()
    old.transitionView = nil
    if isExchanged {
      leaving.finishDisappearing(animated: false)
      if leaving !== original { leaving.ownPresentation = nil }
    }
    if let holder = content.parent { Self.takeOut(content, of: holder) }
    active = controller
    shown = content
    content.ownPresentation = self
    active.transitionView = container
    if covered, !covers {
      presenter?.beginAppearing(animated: false)
      restorePresenter()
      presenter?.tellIsAppearing(animated: false)
      presenter?.finishAppearing(animated: false)
    }
    if isExchanged { content.beginAppearing(animated: false) }
    active.install(in: container)
    content.viewIfLoaded?.traitsMayHaveChanged()
    if isExchanged {
      content.tellIsAppearing(animated: false)
      content.finishAppearing(animated: false)
    }
    if covers, !covered {
      presenter?.disappear(animated: false)
      removePresenter()
    }
  }

  /// Takes a controller out of one that was presented in its place and holds it.
  private static func takeOut(_ content: UIViewController, of holder: UIViewController) {
    if let navigation = holder as? UINavigationController {
      navigation.setViewControllers(
        navigation.viewControllers.filter { $0 !== content }, animated: false)
    } else {
      content.willMove(toParent: nil)
      content.viewIfLoaded?.removeFromSuperview()
      content.removeFromParent()
    }
  }

  // MARK: Transitions

  /// Tells of what a window's new configuration brings. A container in a context takes its size from
  /// the presenter's view, whose own size is told by the controllers round it.
  func announce(windowTransition new: Configuration, with coordinator: TransitionCoordinator) {
    var surroundings = UITransitionView.surroundings(in: new)
    surroundings.traits = surroundings.traits.overridden(by: container.window?.ownTraitOverrides)
    if !base.shouldPresentInFullscreen {
      surroundings.bounds.size = container.bounds.size
      surroundings.safeArea = container.safeAreaInsets
      if let presenter {
        surroundings.traits = presenter.traits(inheriting: surroundings.traits)
      }
    }
    announce(surroundings, with: coordinator)
  }

  /// Tells of traits and a size that the container will have.
  private func announce(
    _ surroundings: PresentationSurroundings, with coordinator: TransitionCoordinator
  ) {
    container.upcoming = surroundings
    let next = adaptation(to: surroundings.traits)
    pending = next
    let controller = next?.controller ?? base
    if controller !== active {
      base.delegate?.presentationController(
        base, willPresentWithAdaptiveStyle: next?.style ?? .none, transitionCoordinator: coordinator
      )
    }
    if surroundings.traits != container.traits {
      active.willTransition(to: surroundings.traits, with: coordinator)
    }
    if surroundings.bounds.size != container.bounds.size {
      active.viewWillTransition(to: surroundings.bounds.size, with: coordinator)
    }
  }

  /// Takes up the style that the announced traits ask for, once they are there.
  func adapt() {
    let next = pending
    container.upcoming = nil
    if let frame = outerView?.frame, container.frame != frame { container.frame = frame }
    take(next, isChange: true)
    pending = nil
  }

  /// The presentation controller that content will have once the announced traits are there.
  var coming: UIPresentationController {
    guard container.upcoming != nil else { return active }
    return pending?.controller ?? base
  }

  /// Follows the presenter's view, where the container lies over it alone.
  func followPresenter() {
    guard !base.shouldPresentInFullscreen, let frame = outerView?.frame else { return }
    if container.frame != frame { container.frame = frame }
  }
}
