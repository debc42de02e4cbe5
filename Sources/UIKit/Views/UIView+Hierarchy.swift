extension UIView {
  /// Whether this view is the other one or lies in it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// The view with a tag, searched from this view down.
  public func viewWithTag(_ tag: Int) -> UIView? {
    var stack = [self]
    while let view = stack.popLast() {
      if view.tag == tag { return view }
      stack.append(contentsOf: view.subviews.reversed())
    }
    return nil
  }

  /// A point of this view in another view's coordinates; nil is the outermost view's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let outermost = pointInOutermost(point)
    return view.map { $0.pointFromOutermost(outermost) } ?? outermost
  }

  /// A point of another view in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    pointFromOutermost(view.map { $0.pointInOutermost(point) } ?? point)
  }

  /// A rectangle of this view in another view's coordinates; of a turned view, the upright rectangle
  /// round it.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    Self.box(rect) { convert($0, to: view) }
  }

  /// A rectangle of another view in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    Self.box(rect) { convert($0, from: view) }
  }

  /// The upright rectangle round the images of a rectangle's corners.
  private static func box(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(map)
    // Without a transform, adding and taking away offsets must not change the size.
    let moved = CGSize(width: corners[3].x - corners[0].x, height: corners[3].y - corners[0].y)
    if abs(moved.width - rect.width) < 1e-6, abs(moved.height - rect.height) < 1e-6 {
      return CGRect(origin: corners[0], size: rect.size)
    }
    return PathShapes.box(corners)
  }

  private func pointInOutermost(_ point: CGPoint) -> CGPoint {
    var point = point
    var view: UIView? = self
    while let current = view {
      guard current.superview != nil else { break }
      point = current.pointInSuperview(point)
      view = current.superview
    }
    return point
  }

  private func pointFromOutermost(_ point: CGPoint) -> CGPoint {
    var chain: [UIView] = []
    var view: UIView? = self
    while let current = view, current.superview != nil {
      chain.append(current)
      view = current.superview
    }
    return chain.reversed().reduce(point) { $1.pointFromSuperview($0) }
  }

  /// A point of the superview in this view's coordinates, the transform counted in.
  func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    let local = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let mapped = transform.isIdentity ? local : local.applying(transform.inverted())
    return CGPoint(x: mapped.x + bounds.midX, y: mapped.y + bounds.midY)
  }

  /// A point of this view in its superview's coordinates, the transform counted in.
  func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let local = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY)
    let mapped = transform.isIdentity ? local : local.applying(transform)
    return CGPoint(x: mapped.x + center.x, y: mapped.y + center.y)
  }

  // MARK: Moving

  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    var index = index
    if view.superview === self {
      if let old = subviews.firstIndex(where: { $0 === view }) {
        subviews.remove(at: old)
        subviews.insert(view, at: min(index, subviews.count))
      }
      return
    }
    view.detachFromSuperview()
    index = min(index, subviews.count)
    let newWindow = window ?? self as? UIWindow
    view.willMove(toSuperview: self)
    if view.window !== newWindow { view.willMove(toWindow: newWindow) }
    // A tree that was laid out alone has an engine of its own: its items move to this one.
    if !view.isLayoutBoundary, let host = view.ownHost {
      host.forget(view)
      view.ownHost = nil
    }
    subviews.insert(view, at: index)
    view.superview = self
    if !view.isLayoutBoundary { layoutHost?.collect(from: view) }
    let controllers = view.setWindow(newWindow)
    view.traitsMayHaveChanged()
    view.didMoveToSuperview()
    didAddSubview(view)
    view.flags.needsLayout = false
    view.markNeedsLayout()
    flags.needsLayout = false
    markNeedsLayout()
    if view.flags.needsUpdateConstraints || view.flags.subtreeNeedsUpdateConstraints {
      let mark = view.flags.needsUpdateConstraints
      view.markNeedsUpdateConstraints()
      view.flags.needsUpdateConstraints = mark
    }
    view.refreshSafeArea()
    newWindow?.controllersDidEnter(controllers)
  }

  func detachFromSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if window != nil { willMove(toWindow: nil) }
    // Constraints that cross the border go; those inside stay active, as on iOS.
    var ancestor: UIView? = superview
    while let current = ancestor {
      for constraint in current.heldConstraints where constraint.mentions(within: self) {
        current.release(constraint)
      }
      ancestor = current.superview
    }
    if !isLayoutBoundary { superview.layoutHost?.forget(self) }
    superview.subviews.removeAll { $0 === self }
    superview.markNeedsLayout()
    self.superview = nil
    let controllers = setWindow(nil)
    didMoveToSuperview()
    // A child that only code took out of its parent's view is no longer shown; containers of UIKit
    // tell theirs.
    for controller in controllers
    where controller.parent?.appearance == .appeared && !(controller.parent is ContainerController)
    {
      controller.disappear(animated: false)
    }
  }

  /// Sets the window of this view and all below.
  ///
  /// - Returns: The controllers of the views, outer ones first.
  @discardableResult
  private func setWindow(_ newWindow: UIWindow?) -> [UIViewController] {
    guard window !== newWindow else { return [] }
    var controllers: [UIViewController] = []
    var stack = [self]
    while let view = stack.popLast() {
      view.window = newWindow
      if let controller = view.viewController { controllers.append(controller) }
      view.didMoveToWindow()
      stack.append(contentsOf: view.subviews.reversed())
    }
    return controllers
  }
}

extension NSLayoutConstraint {
  /// Whether an item of the constraint lies in a view.
  func mentions(within view: UIView) -> Bool {
    [firstItem, secondItem].contains { item in
      (item as? LayoutParticipant)?.participantView?.isDescendant(of: view) ?? false
    }
  }
}
