/// A controller that places other controllers' views and bars in its own view.
@preconcurrency @MainActor protocol ContainerController: UIViewController {
  /// Loads, adds and places what is to be shown, for the view's present size and safe area.
  func arrangeChildren()
}

/// The view of a container controller.
///
/// It places what it holds as soon as its size, traits or safe area change, so that constraints are
/// solved once, in the frames that stay.
@preconcurrency @MainActor final class UILayoutContainerView: UIView {
  private weak var container: ContainerController?
  private var isArranging = false
  private var isArrangedAgain = false

  init(container: ContainerController) {
    self.container = container
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Places everything now.
  func arrange() {
    guard let container else { return }
    if isArranging {
      isArrangedAgain = true
      return
    }
    isArranging = true
    // A child's bars can change what the container reserves; it settles at once or keeps the last.
    for _ in 0..<4 {
      isArrangedAgain = false
      container.arrangeChildren()
      if !isArrangedAgain { break }
    }
    isArranging = false
  }

  private func arrangeIfShown() {
    if window != nil { arrange() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    arrangeIfShown()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    arrangeIfShown()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrangeIfShown()
  }
}

extension ContainerController {
  /// The view, if it is loaded and UIKit's own.
  var containerView: UILayoutContainerView? { viewIfLoaded as? UILayoutContainerView }

  /// Places everything again where something is shown already.
  func childrenDidChange() {
    guard let containerView else { return }
    if containerView.window != nil {
      containerView.arrange()
    } else {
      containerView.setNeedsLayout()
    }
  }
}

extension UIViewController {
  /// Shows a child's view in a rectangle of this controller's view, behind all others.
  ///
  /// - Parameters:
  ///   - child: a child of this controller.
  ///   - frame: its place in the view.
  ///   - insets: how far bars reach into it, in points.
  ///   - old: a child that is shown now and gives way. UIKit's order of a push (arm1.ru): the old one
  ///     will disappear, the new one will appear and is laid out, the old one did disappear, the new
  ///     one did appear.
  func place(
    _ child: UIViewController, in frame: CGRect, insets: UIEdgeInsets, at index: Int = 0,
    replacing old: UIViewController? = nil
  ) {
    // A child that another container has taken since is that one's to show.
    guard child.parent === self, let container = viewIfLoaded, let view: UIView = child.view else {
      if let old { unplace(old) }
      return
    }
    if view.frame != frame { view.frame = frame }
    guard view.superview !== container else {
      child.containerInsets = insets
      if let old { unplace(old) }
      return
    }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if !view.translatesAutoresizingMaskIntoConstraints {
      view.translatesAutoresizingMaskIntoConstraints = true
    }
    child.containerInsets = insets
    if hasAppeared {
      old?.beginDisappearing(animated: false)
      child.beginAppearing(animated: false)
    }
    container.insertSubview(view, at: index)
    if appearance >= .appearing { child.tellIsAppearing(animated: false) }
    if appearance == .appeared { view.performLayout() }
    if let old { removeView(of: old) }
    if appearance == .appeared { child.finishAppearing(animated: false) }
  }

  /// Takes away a child's view that is no longer shown.
  func unplace(_ child: UIViewController) {
    guard let view = child.viewIfLoaded, view.superview != nil, view.superview === viewIfLoaded
    else { return }
    if hasAppeared { child.beginDisappearing(animated: false) }
    removeView(of: child)
  }

  private func removeView(of child: UIViewController) {
    guard let view = child.viewIfLoaded, view.superview != nil, view.superview === viewIfLoaded
    else { return }
    view.removeFromSuperview()
    child.containerInsets = .zero
    if hasAppeared { child.finishDisappearing(animated: false) }
  }

  /// Takes a controller in for good: a child whose appearance the container decides.
  func adopt(_ child: UIViewController) {
    guard child.parent !== self, canHold(child) else { return }
    addChild(child)
    child.didMove(toParent: self)
  }

  /// Whether a controller may become a child: neither this one nor one that holds it.
  func canHold(_ child: UIViewController) -> Bool {
    var current: UIViewController? = self
    while let controller = current {
      if controller === child { return false }
      current = controller.parent
    }
    return true
  }

  /// Lets go of a child, with its view.
  func release(_ child: UIViewController) {
    guard child.parent === self else { return }
    child.willMove(toParent: nil)
    unplace(child)
    child.removeFromParent()
  }
}
