/// A guide with constraints that hold only while it is near some edges.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [UInt: [NSLayoutConstraint]] = [:]
  private var away: [UInt: [NSLayoutConstraint]] = [:]

  /// The edges that the guide is near to: a keyboard that is docked or out of sight is near the
  /// bottom alone.
  var nearEdges: NSDirectionalRectEdge { .bottom }

  /// Sets constraints that hold while the guide is near an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(near[edge.rawValue] ?? [])
    near[edge.rawValue] = trackingConstraints
    if nearEdges.isSuperset(of: edge) {
      NSLayoutConstraint.activate(trackingConstraints)
    } else {
      NSLayoutConstraint.deactivate(trackingConstraints)
    }
  }

  /// Sets constraints that hold while the guide is not near an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(away[edge.rawValue] ?? [])
    away[edge.rawValue] = trackingConstraints
    if nearEdges.isDisjoint(with: edge) {
      NSLayoutConstraint.activate(trackingConstraints)
    } else {
      NSLayoutConstraint.deactivate(trackingConstraints)
    }
  }

  /// The constraints that hold while the guide is near an edge.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge.rawValue] ?? []
  }

  /// The constraints that hold while the guide is not near an edge.
  open func constraintsActive(
    whenAwayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { away[edge.rawValue] ?? [] }
}

/// The part of a view that the keyboard covers. No keyboard is shown here: the guide lies at the
/// bottom, as high as the safe area's inset there.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that is not docked.
  open var followsUndockedKeyboard = false
  /// Whether a keyboard out of sight leaves the guide as high as the safe area's inset; else it has no
  /// height.
  open var usesBottomSafeArea = true {
    didSet {
      guard usesBottomSafeArea != oldValue, let owningView else { return }
      owningView.layoutHost?.itemDidChange(owningView)
      owningView.setNeedsLayout()
    }
  }
  /// How far above the keyboard a finger begins to push it away, in points.
  open var keyboardDismissPadding: CGFloat = 0
}

extension UILayoutGuide {
  /// How high the guide of a keyboard is, in points.
  var keyboardHeight: CGFloat {
    let usesSafeArea = (self as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true
    return usesSafeArea ? owningView?.safeAreaInsets.bottom ?? 0 : 0
  }
}
