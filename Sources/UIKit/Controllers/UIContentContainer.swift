/// Something whose size and traits a container changes: view controllers.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  /// The size that a container may give, in points.
  var preferredContentSize: CGSize { get }
  /// Tells that a child asks for another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size, in points, that a child will have when this container has the given one.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Tells that the size is about to change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Tells that traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {}

extension UIViewController {
  /// Hands a change of size on to the children whose size it changes.
  func forwardTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard let view = child.viewIfLoaded, view.bounds.size != childSize else { continue }
      child.notify(.viewWillTransition(to: childSize))
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Hands a change of traits on to the children whose traits it changes.
  func forwardTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      child.announce(child.traits(inheriting: newCollection), with: coordinator)
    }
  }

  /// Tells of traits to come, if they differ from the present ones.
  func announce(
    _ newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard isViewLoaded, newCollection != traitCollection else { return }
    upcomingTraits = newCollection
    notify(.willTransition(to: newCollection))
    willTransition(to: newCollection, with: coordinator)
  }

  /// A child's size after this controller's view has got a size: along each axis its view keeps its
  /// distance from that size if it fills the view or its mask stretches it, else it stays as it is.
  func predictedSize(of child: any UIContentContainer, in size: CGSize) -> CGSize {
    guard let child = child as? UIViewController, let own = viewIfLoaded,
      let view = child.viewIfLoaded
    else { return size }
    let old = own.bounds.size
    func predicted(_ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ stretches: Bool) -> CGFloat
    {
      length == old || stretches ? max(0, length + new - old) : length
    }
    let mask = view.superview === own ? view.autoresizingMask : []
    return CGSize(
      width: predicted(
        view.bounds.width, old.width, size.width, mask.contains(.flexibleWidth)),
      height: predicted(
        view.bounds.height, old.height, size.height, mask.contains(.flexibleHeight)))
  }
}
