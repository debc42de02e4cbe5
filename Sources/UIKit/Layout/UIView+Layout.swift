import AutoLayout

extension UIView: LayoutParticipant {
  var participantView: UIView? { self }
}

extension UIView {
  // MARK: Hosts

  /// The view at whose item the engine of this view's tree starts.
  var layoutRoot: UIView {
    var view = self
    while !view.isLayoutBoundary, let superview = view.superview { view = superview }
    return view
  }

  /// The host of this view's tree, if a layout pass has made one.
  var layoutHost: LayoutHost? { layoutRoot.ownHost }

  /// The host of this view's tree, made if need be.
  func requireLayoutHost() -> LayoutHost {
    let root = layoutRoot
    if let host = root.ownHost { return host }
    let host = LayoutHost(view: root)
    root.ownHost = host
    return host
  }

  // MARK: Marks

  func markNeedsLayout() {
    flags.isMarkedByEngine = false
    guard !flags.needsLayout else { return }
    flags.needsLayout = true
    var view = superview
    while let current = view, !current.flags.subtreeNeedsLayout {
      current.flags.subtreeNeedsLayout = true
      view = current.superview
    }
  }

  /// Asks for layout of the tree's root, whose pass runs the engine.
  func markTreeNeedsLayout() { layoutRoot.markNeedsLayoutByEngine() }

  /// Asks for layout on behalf of the engine.
  func markNeedsLayoutByEngine() {
    guard !flags.needsLayout else { return }
    markNeedsLayout()
    flags.isMarkedByEngine = true
  }

  /// The outermost of the views round this one, itself included, that wait for layout without a gap.
  var outermostWaiting: UIView {
    var view = self
    while !view.isLayoutBoundary, let superview = view.superview, superview.flags.needsLayout,
      !superview.flags.isMarkedByEngine
    {
      view = superview
    }
    return view
  }

  func markNeedsUpdateConstraints() {
    flags.needsUpdateConstraints = true
    var view = superview
    while let current = view, !current.flags.subtreeNeedsUpdateConstraints {
      current.flags.subtreeNeedsUpdateConstraints = true
      view = current.superview
    }
    markTreeNeedsLayout()
  }

  // MARK: Passes

  /// How often a pass may start over because layout code asked for layout again. UIKit stops only
  /// by crashing; here the last state stands.
  private static var maximumPasses: Int { 24 }

  func performLayout() {
    for _ in 0..<Self.maximumPasses {
      let host = requireLayoutHost()
      guard flags.needsLayout || flags.subtreeNeedsLayout || host.isDirty else { return }
      layoutRoot.performConstraintUpdate()
      host.prepare()
      layoutTree()
    }
  }

  /// Lays out this view if it waits, then what is below it.
  private func layoutTree() {
    var stack = [self]
    while let view = stack.popLast() {
      guard view.flags.needsLayout || view.flags.subtreeNeedsLayout else { continue }
      if view.isLayoutBoundary, view !== self, view.superview != nil {
        view.prepareBoundary()
      }
      let needsLayout = view.flags.needsLayout
      view.flags.needsLayout = false
      view.flags.isMarkedByEngine = false
      view.flags.subtreeNeedsLayout = false
      if needsLayout {
        view.flags.isInLayout = true
        if let controller = view.viewController {
          controller.notify(.viewWillLayoutSubviews)
          controller.viewWillLayoutSubviews()
        }
        view.layoutSubviews()
        if let controller = view.viewController {
          controller.notify(.viewDidLayoutSubviews)
          controller.viewDidLayoutSubviews()
        }
        view.flags.isInLayout = false
        for subview in view.subviews { subview.refreshSafeArea() }
      }
      stack.append(contentsOf: view.subviews.reversed())
    }
  }

  /// Runs the engine of a cell, whose constraints are solved apart.
  private func prepareBoundary() {
    performConstraintUpdate()
    requireLayoutHost().prepare()
  }

  func performConstraintUpdate() {
    for _ in 0..<Self.maximumPasses {
      guard flags.needsUpdateConstraints || flags.subtreeNeedsUpdateConstraints else { return }
      var order: [UIView] = []
      var stack = [self]
      while let view = stack.popLast() {
        guard view.flags.needsUpdateConstraints || view.flags.subtreeNeedsUpdateConstraints else {
          continue
        }
        order.append(view)
        stack.append(contentsOf: view.subviews)
      }
      for view in order.reversed() {
        view.flags.subtreeNeedsUpdateConstraints = false
        guard view.flags.needsUpdateConstraints else { continue }
        view.flags.needsUpdateConstraints = false
        if let viewController = view.viewController {
          viewController.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
      }
    }
  }

  /// Gives the subviews the frames that the engine found.
  func applyEngineFrames() {
    guard let engine = layoutItem.engine else { return }
    let scale = traits.displayScale
    for subview in subviews {
      guard let item = subview.existingLayoutItem, item.engine === engine else { continue }
      let rect = engine.frame(of: item)
      let x = CGFloat(rect.x).rounded(toPixelsAt: scale)
      let y = CGFloat(rect.y).rounded(toPixelsAt: scale)
      let frame = CGRect(
        x: x, y: y,
        width: max(0, CGFloat(rect.x + rect.width).rounded(toPixelsAt: scale) - x),
        height: max(0, CGFloat(rect.y + rect.height).rounded(toPixelsAt: scale) - y))
      if frame != subview.frame { subview.setFrame(frame, isFromEngine: true) }
    }
  }

  // MARK: Geometry

  func setFrame(_ frame: CGRect, isFromEngine: Bool) {
    guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite
    else { return }
    setGeometry(
      center: CGPoint(x: frame.midX, y: frame.midY),
      bounds: CGRect(origin: geometry.bounds.origin, size: frame.size), isFromEngine: isFromEngine)
  }

  func setGeometry(center: CGPoint, bounds: CGRect, isFromEngine: Bool) {
    let old = geometry
    geometry = Geometry(center: center, bounds: bounds)
    let isResized = old.bounds.size != bounds.size
    guard isResized || old.center != center || old.bounds.origin != bounds.origin else { return }
    if isResized {
      markNeedsLayout()
      if autoresizesSubviews { autoresizeSubviews(from: old.bounds.size) }
    }
    if !isFromEngine, translatesAutoresizingMaskIntoConstraints {
      layoutHost?.autoresizingDidChange(self)
    }
    if isResized { boundsSizeDidChange(from: old.bounds.size) }
    refreshSafeArea()
    if old.bounds.origin != bounds.origin { originDidMove() }
  }

  /// What lies inside meets other edges; a scroll view is laid out anew with every move (Apple,
  /// `UIScrollView`).
  private func originDidMove() {
    if self is UIScrollView { markNeedsLayout() }
    for subview in subviews { subview.refreshSafeArea() }
  }

  private func autoresizeSubviews(from old: CGSize) {
    for subview in subviews
    where subview.translatesAutoresizingMaskIntoConstraints
      && subview.existingLayoutItem?.engine == nil
    {
      subview.autoresize(fromSuperviewSize: old, to: bounds.size)
    }
  }

  // MARK: Items

  func makeLayoutItem() -> LayoutItem {
    let item = LayoutItem(name: "", owner: self)
    existingLayoutItem = item
    return item
  }

  /// Writes down what the engine has to know of this view.
  func fill(_ item: LayoutItem) {
    item.alignmentRectInsets = EdgeDistances(alignmentRectInsets)
    item.layoutMargins = EdgeDistances(layoutMargins)
    item.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fillContentSize(item)
  }

  func fillContentSize(_ item: LayoutItem) {
    let size = statedSize ?? intrinsicContentSize
    item.intrinsicWidth = size.width >= 0 ? Double(size.width) : nil
    if wrapsContent, let width = measuredLayoutWidth {
      item.intrinsicHeight = Double(intrinsicSize(forLayoutWidth: width).height)
    } else {
      item.intrinsicHeight = size.height >= 0 ? Double(size.height) : nil
    }
    item.horizontalHugging = Double(contentPriorities.horizontalHugging.rawValue)
    item.verticalHugging = Double(contentPriorities.verticalHugging.rawValue)
    // Text that breaks never insists on one line: required resistance gives way before other
    // required constraints do.
    item.horizontalCompressionResistance = min(
      Double(contentPriorities.horizontalCompressionResistance.rawValue),
      wrapsContent ? Self.strongestResistanceOfBreakingText : 1000)
    item.verticalCompressionResistance = Double(
      contentPriorities.verticalCompressionResistance.rawValue)
    let known = CGSize(
      width: item.intrinsicWidth.map { CGFloat($0) } ?? bounds.width,
      height: item.intrinsicHeight.map { CGFloat($0) } ?? bounds.height)
    if item.firstBaselineOffset == nil, let offsets = baselineOffsets(in: known) {
      item.firstBaselineOffset = Double(offsets.first)
      item.lastBaselineOffset = Double(offsets.last)
    }
  }

  /// The height that constraints have given the view, in points; before they have, that of its
  /// content.
  var solvedHeight: CGFloat {
    if let item = existingLayoutItem, let engine = item.engine {
      let height = CGFloat(engine.alignmentRect(of: item).height)
      if height > 0 { return height }
    }
    return max(0, intrinsicContentSize.height)
  }

  /// The view inside this one that a baseline is handed on to, over any number of steps; this view
  /// where it is handed on to none inside.
  func baselineView(_ path: KeyPath<UIView, UIView>) -> UIView {
    var view = self
    // A chain that comes back to where it was ends somewhere on its way.
    for _ in 0..<64 {
      let next = view[keyPath: path]
      if next === view { break }
      view = next
    }
    return view.isDescendant(of: self) ? view : self
  }

  /// Below the strongest priority that stacks use, 999.5, and above all that apps use.
  private static let strongestResistanceOfBreakingText = 999.25

  func contentSizeDidChange() {
    measuredLayoutWidth = nil
    layoutHost?.contentSizeDidChange(self)
    (superview as? UIStackView)?.arrangedSubviewContentSizeDidChange(self)
    superview?.nodeProvider?.contentSizeDidChange(of: self)
  }
}

/// The pulls between a view and the size its content asks for.
struct ContentPriorities {
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalCompressionResistance = UILayoutPriority.defaultHigh
  var verticalCompressionResistance = UILayoutPriority.defaultHigh
}

extension UIView {
  /// How strongly the view resists growing larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? contentPriorities.horizontalHugging : contentPriorities.verticalHugging
  }

  /// Sets how strongly the view resists growing larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      contentPriorities.horizontalHugging = priority
    } else {
      contentPriorities.verticalHugging = priority
    }
    layoutHost?.contentSizeDidChange(self)
  }

  /// How strongly the view resists becoming smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal
      ? contentPriorities.horizontalCompressionResistance
      : contentPriorities.verticalCompressionResistance
  }

  /// Sets how strongly the view resists becoming smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      contentPriorities.horizontalCompressionResistance = priority
    } else {
      contentPriorities.verticalCompressionResistance = priority
    }
    layoutHost?.contentSizeDidChange(self)
  }
}
