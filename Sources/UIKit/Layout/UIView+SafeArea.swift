import AutoLayout

extension UIView {
  /// What a view's margins are made of.
  struct Margins {
    /// The margins that the app set, along the direction of text; nil is UIKit's 8 on each edge.
    var own: NSDirectionalEdgeInsets?
    var preservesSuperview = false
    var insetsFromSafeArea = true
    /// The safe area as last found.
    var safeArea = UIEdgeInsets.zero
    /// The margins as last found.
    var resolved = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  // MARK: Safe area

  /// Finds the safe area and margins anew and, where they moved, tells the view and the engine.
  func refreshSafeArea() {
    let safeArea = computedSafeArea()
    let isMoved = safeArea != margins.safeArea
    margins.safeArea = safeArea
    let resolved = computedMargins()
    let areMarginsMoved = resolved != margins.resolved
    margins.resolved = resolved
    guard isMoved || areMarginsMoved else { return }
    layoutHost?.itemDidChange(self)
    // UIKit's order, measured on Mac Catalyst 26.1: margins first.
    if areMarginsMoved {
      layoutMarginsDidChange()
      viewController?.viewLayoutMarginsDidChange()
    }
    if isMoved {
      safeAreaInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
    }
    markNeedsLayout()
    for subview in subviews { subview.refreshSafeArea() }
  }

  /// The superview's safe area where it reaches into this view, edge by edge: the superview's inset
  /// less the distance to its edge, never negative and never more than the superview's inset.
  ///
  /// Source: nine cases measured on Mac Catalyst 26.1 (openuikit, SafeAreaGuideTests).
  private func computedSafeArea() -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let window = self as? UIWindow {
      insets = window.ownSafeAreaInsets
    } else if let superview {
      var outer = superview.safeAreaInsets
      // What a scroll view adds to its content's insets keeps the content clear already.
      if let scrollView = superview as? UIScrollView {
        let added = scrollView.safeAreaAdjustment
        outer.top -= added.top
        outer.left -= added.left
        outer.bottom -= added.bottom
        outer.right -= added.right
      }
      // Inside a scroll view, distances run over the content, whose end can be anywhere: an inset
      // reaches in only at edges of the visible part.
      let frame = frame.offsetBy(
        dx: -superview.bounds.minX, dy: -superview.bounds.minY)
      func clamp(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
        max(0, min(inset, inset - distance))
      }
      insets = UIEdgeInsets(
        top: clamp(outer.top, frame.minY), left: clamp(outer.left, frame.minX),
        bottom: clamp(outer.bottom, superview.bounds.height - frame.maxY),
        right: clamp(outer.right, superview.bounds.width - frame.maxX))
    }
    insets = admittedSafeArea(insets)
    guard let viewController else { return insets }
    return insets + viewController.containerInsets + viewController.additionalSafeAreaInsets
  }

  // MARK: Margins

  /// The margins a view has before safe area and superview count.
  private func ownMargins() -> UIEdgeInsets {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let own = margins.own {
      let resolved = own.resolved(rightToLeft: isRightToLeft)
      guard let viewController, viewController.viewRespectsSystemMinimumLayoutMargins else {
        return resolved
      }
      let minimum = viewController.systemMinimumInsets
      return UIEdgeInsets(
        top: max(resolved.top, minimum.top), left: max(resolved.left, minimum.left),
        bottom: max(resolved.bottom, minimum.bottom), right: max(resolved.right, minimum.right))
    }
    if let viewController { return viewController.systemMinimumInsets }
    return defaultMargins.resolved(rightToLeft: isRightToLeft)
  }

  private func computedMargins() -> UIEdgeInsets {
    var result = ownMargins()
    if margins.insetsFromSafeArea { result = result + margins.safeArea }
    if margins.preservesSuperview, let superview {
      // A view that reaches beyond its superview takes no more than the superview's margin.
      let outer = superview.margins.resolved
      let size = superview.bounds.size
      result.left = max(result.left, outer.left - max(0, frame.minX))
      result.right = max(result.right, outer.right - max(0, size.width - frame.maxX))
      if preservesMarginsAboveAndBelow {
        result.top = max(result.top, outer.top - max(0, frame.minY))
        result.bottom = max(result.bottom, outer.bottom - max(0, size.height - frame.maxY))
      }
    }
    return result
  }

  /// The insets of the readable width, in points: the margins, or more where the view is wider than
  /// comfortable lines are.
  ///
  /// The width is 672 points at the default text size and follows the body font otherwise, 560 to
  /// 896 points (useyourloaf.com, "Readable content guides", measured on iOS 9 to 15).
  var readableInsets: UIEdgeInsets {
    var insets = margins.resolved
    let limit = UIFont.readableWidth(for: traits)
    let free = bounds.width - insets.left - insets.right
    if free > limit {
      insets.left += (free - limit) / 2
      insets.right += (free - limit) / 2
    }
    return insets
  }

  // MARK: Direction

  /// The direction that a meaning gives in an app of the default direction.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The direction that a meaning gives where the surroundings have another.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  func directionDidChange() {
    refreshSafeArea()
    layoutHost?.itemDidChange(self)
    markNeedsLayout()
  }

  // MARK: Traits

  /// Takes over the traits of the surroundings, and tells those below.
  func traitsMayHaveChanged() {
    var stack = [self]
    while let view = stack.popLast() {
      let new = view.inheritedTraits()
      let isNew = view.traits != new
      if isNew {
        let old = view.traits
        view.traits = new
        view.viewController?.traitsDidChange(from: old, to: new)
        view.callTraitHandlers(from: old, to: new)
        view.traitCollectionDidChange(old)
        if old.layoutDirection != new.layoutDirection { view.directionDidChange() }
        if old.preferredContentSizeCategory != new.preferredContentSizeCategory
          || old.displayScale != new.displayScale || old.system != new.system
          || old.verticalSizeClass != new.verticalSizeClass
        {
          view.contentSizeDidChange()
        }
        view.refreshSafeArea()
        view.markNeedsLayout()
      }
      stack.append(contentsOf: view.subviews.reversed())
    }
  }

  private func inheritedTraits() -> UITraitCollection {
    var result: UITraitCollection
    if let window = self as? UIWindow {
      result = window.windowTraits
    } else if let superview {
      result = superview.traits
    } else if let viewController {
      result = viewController.surroundingTraits
    } else {
      result = ownTraitOverrides == nil ? traits : .initial
    }
    if let viewController { result = viewController.traits(inheriting: result) }
    return result.overridden(by: ownTraitOverrides)
  }
}
