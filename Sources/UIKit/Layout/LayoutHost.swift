import AutoLayout

/// Runs the engine of one tree of views: a window, a view outside any window, or a cell.
@preconcurrency @MainActor final class LayoutHost {
  /// The view whose item is the engine's outermost one.
  unowned let view: UIView
  let engine: LayoutEngine

  private var rootSize: CGSize
  /// Constraints that were activated since the last pass.
  private var pending: [NSLayoutConstraint] = []
  /// Views whose height depends on their width, in order of entry.
  private var wrapping: [Entered] = []
  /// Views with a baseline that a constraint uses.
  private var baselines: [Entered] = []
  /// Views that constraints are to place, though none may mention them.
  private var placedByConstraints: [Entered] = []

  private struct Entered {
    weak var view: UIView?
  }

  /// How often a pass may go back to the engine because widths or baselines moved: text that wraps
  /// settles in two rounds, text beside it in one more.
  private static let maximumRounds = 8

  init(view: UIView) {
    self.view = view
    rootSize = view.bounds.size
    let item = view.layoutItem
    view.fill(item)
    engine = LayoutEngine(
      root: item, width: Double(rootSize.width), height: Double(rootSize.height))
    if let scrollView = view as? UIScrollView { enterContentArea(of: scrollView) }
    collect(from: view)
  }

  /// Takes up the constraints of a tree that has just come in.
  func collect(from top: UIView) {
    var stack = [top]
    var found: [NSLayoutConstraint] = []
    while let view = stack.popLast() {
      found += view.heldConstraints
      noteTranslation(of: view)
      for subview in view.subviews where !subview.isLayoutBoundary { stack.append(subview) }
    }
    pending += found.sorted { $0.serial < $1.serial }
  }

  /// Remembers a view that code takes from its mask: UIKit places it by constraints then, be there
  /// any or not. One of a file without any constraint keeps its saved frame, because Interface Builder
  /// adds constraints for that when it compiles the file ("IB auto generated at build time for view
  /// with fixed frame", public logs).
  private func noteTranslation(of view: UIView) {
    guard !view.translatesAutoresizingMaskIntoConstraints, view !== self.view,
      view.nibOrigin == nil, view.existingLayoutItem?.engine !== engine
    else { return }
    placedByConstraints.append(Entered(view: view))
  }

  /// Lets go of a tree that leaves.
  func forget(_ top: UIView) {
    var stack = [top]
    while let view = stack.popLast() {
      guard view.existingLayoutItem != nil || !view.subviews.isEmpty else { continue }
      for guide in view.guides.all where guide.hasLayoutItem { engine.remove(guide.layoutItem) }
      if let item = view.existingLayoutItem {
        if let area = item.contentArea { engine.remove(area) }
        engine.remove(item)
      }
      view.autoresizingConstraints = []
      for constraint in view.heldConstraints { constraint.engineConstraint = nil }
      for subview in view.subviews where !subview.isLayoutBoundary { stack.append(subview) }
    }
    wrapping.removeAll { $0.view?.existingLayoutItem?.engine !== engine }
    baselines.removeAll { $0.view?.existingLayoutItem?.engine !== engine }
    view.markNeedsLayout()
  }

  func activate(_ constraint: NSLayoutConstraint) {
    pending.append(constraint)
    view.markTreeNeedsLayout()
  }

  func deactivate(_ constraint: NSLayoutConstraint) {
    if let held = constraint.engineConstraint { engine.deactivate(held) }
    constraint.engineConstraint = nil
    pending.removeAll { $0 === constraint }
    view.markTreeNeedsLayout()
  }

  /// Tells that something inside the engine changed.
  func engineDidChange() { view.markTreeNeedsLayout() }

  /// Whether the engine has to run before frames can be read.
  var isDirty: Bool {
    !pending.isEmpty || !placedByConstraints.isEmpty || engine.needsSolving
      || rootSize != view.bounds.size
  }

  // MARK: Passes

  /// Brings the engine up to date and marks the superviews of what moved.
  func prepare() {
    if rootSize != view.bounds.size {
      rootSize = view.bounds.size
      engine.setRootFrame(width: Double(rootSize.width), height: Double(rootSize.height))
    }
    installPending()
    followBaselines()
    settle()
  }

  private func installPending() {
    defer { enterPlaced() }
    guard !pending.isEmpty else { return }
    let batch = pending
    pending = []
    for constraint in batch where constraint.holder != nil && constraint.engineConstraint == nil {
      install(constraint)
    }
  }

  /// Takes in the views that no constraint has brought in.
  private func enterPlaced() {
    guard !placedByConstraints.isEmpty else { return }
    let batch = placedByConstraints
    placedByConstraints = []
    for entry in batch {
      guard let view = entry.view, !view.translatesAutoresizingMaskIntoConstraints else { continue }
      if view.existingLayoutItem?.engine !== engine, enter(view) != nil {
        view.superview?.markNeedsLayout()
      }
    }
  }

  /// Lets the baselines of views that hand theirs on follow the views that they hand on to, such as
  /// the first shown view of a stack.
  ///
  /// - Returns: Whether one follows another view than before.
  @discardableResult
  private func followBaselines() -> Bool {
    var hasChanged = false
    // Views that are handed on to join the list.
    var index = 0
    while index < baselines.count {
      defer { index += 1 }
      guard let view = baselines[index].view, view.existingLayoutItem?.engine === engine else {
        continue
      }
      let first = enteredBaselineView(view, \.forFirstBaselineLayout)
      let last = enteredBaselineView(view, \.forLastBaselineLayout)
      let isOther = engine.setBaselines(
        of: view.layoutItem, first: first?.layoutItem, last: last?.layoutItem)
      if isOther { hasChanged = true }
    }
    return hasChanged
  }

  private func enteredBaselineView(_ view: UIView, _ path: KeyPath<UIView, UIView>) -> UIView? {
    let inner = view.baselineView(path)
    guard inner !== view, enter(inner) != nil else { return nil }
    noteBaseline(inner, .firstBaseline)
    return inner
  }

  private func install(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem as? LayoutParticipant, let item = enter(first) else {
      return
    }
    var second: LayoutItem?
    if let other = constraint.secondItem as? LayoutParticipant {
      guard let entered = enter(other) else { return }
      second = entered
    }
    guard
      let made = try? LayoutConstraint(
        item, constraint.firstAttribute.value, constraint.relation.value, second,
        constraint.secondAttribute.value, multiplier: Double(constraint.multiplier),
        constant: Double(constraint.constant), priority: Double(constraint.priority.rawValue),
        identifier: constraint.identifier, origin: constraint.origin,
        container: constraint.holder?.existingLayoutItem)
    else { return }
    made.owner = constraint
    constraint.engineConstraint = made
    noteBaseline(constraint.firstItem, constraint.firstAttribute)
    noteBaseline(constraint.secondItem, constraint.secondAttribute)
    engine.activate(made)
  }

  private func noteBaseline(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    guard attribute == .firstBaseline || attribute == .lastBaseline, let view = item as? UIView,
      !baselines.contains(where: { $0.view === view })
    else { return }
    baselines.append(Entered(view: view))
  }

  /// Solves, then goes round again while text finds its height at its new width and baselines move.
  private func settle() {
    defer { reportConflicts() }
    if engine.needsSolving { releaseWidths() }
    for _ in 0..<Self.maximumRounds {
      guard engine.needsSolving else { return }
      engine.solve()
      markMoved()
      var hasChanged = followBaselines()
      for entry in wrapping {
        if let view = entry.view, remeasure(view) { hasChanged = true }
      }
      for entry in baselines {
        if let view = entry.view, moveBaseline(of: view) { hasChanged = true }
      }
      if !hasChanged { return }
    }
  }

  private func reportConflicts() {
    guard let observer = LayoutTreeExport.conflictObserver else { return }
    let conflicts = engine.conflicts
    if !conflicts.isEmpty { observer(conflicts.map(ConstraintReport.record(of:))) }
  }

  private func remeasure(_ view: UIView) -> Bool {
    let item = view.layoutItem
    guard item.engine === engine else { return false }
    let width = CGFloat(engine.alignmentRect(of: item).width)
    if let measured = view.measuredLayoutWidth, abs(measured - width) < 0.01 { return false }
    view.measuredLayoutWidth = width
    let size = view.intrinsicSize(forLayoutWidth: width)
    guard size.height >= 0 else { return false }
    // Broken text asks for no more than its longest line, as Interface Builder saves labels that may
    // hug (287 points for one broken at 294; public files).
    let tight = item.intrinsicWidth.map { view is UILabel ? min($0, Double(size.width)) : $0 }
    guard item.intrinsicHeight != Double(size.height) || item.intrinsicWidth != tight else {
      return false
    }
    item.intrinsicHeight = Double(size.height)
    item.intrinsicWidth = tight
    engine.intrinsicSizeDidChange(item)
    return true
  }

  /// Lets text ask for its whole width again, so that what surrounds it decides anew where it breaks:
  /// a layout never depends on the one before it.
  private func releaseWidths() {
    for entry in wrapping {
      guard let view = entry.view, let held = view.existingLayoutItem?.intrinsicWidth else {
        continue
      }
      let whole = Double((view.statedSize ?? view.intrinsicContentSize).width)
      guard whole >= 0, whole != held else { continue }
      view.layoutItem.intrinsicWidth = whole
      view.measuredLayoutWidth = nil
      engine.intrinsicSizeDidChange(view.layoutItem)
    }
  }

  private func moveBaseline(of view: UIView) -> Bool {
    let item = view.layoutItem
    guard item.engine === engine else { return false }
    let rect = engine.alignmentRect(of: item)
    guard
      let offsets = view.baselineOffsets(
        in: CGSize(width: CGFloat(rect.width), height: CGFloat(rect.height)))
    else { return false }
    let first = Double(offsets.first)
    let last = Double(offsets.last)
    if abs((item.firstBaselineOffset ?? 0) - first) < 0.001,
      abs((item.lastBaselineOffset ?? 0) - last) < 0.001
    {
      return false
    }
    item.firstBaselineOffset = first
    item.lastBaselineOffset = last
    engine.itemDidChange(item)
    return true
  }

  private func markMoved() {
    for item in engine.changedItems {
      (item.owner as? UIView)?.superview?.markNeedsLayoutByEngine()
      (item.owner as? UILayoutGuide)?.owningView?.markNeedsLayoutByEngine()
    }
  }

  // MARK: Entering

  /// Takes a participant in, and all that it lies in.
  @discardableResult
  func enter(_ participant: LayoutParticipant) -> LayoutItem? {
    let item = participant.layoutItem
    if item.engine === engine { return item }
    guard let owner = participant.participantView else { return nil }
    guard enter(view: owner) else { return nil }
    if participant is UIView { return item }
    if let guide = participant as? UILayoutGuide, guide.role == .scrollContent { return item }
    (participant as? UILayoutGuide)?.updateEdges(of: item)
    engine.add(item, in: owner.layoutItem)
    return item
  }

  private func enter(view target: UIView) -> Bool {
    var chain: [UIView] = []
    var current = target
    while current.layoutItem.engine !== engine {
      chain.append(current)
      guard current !== view, !current.isLayoutBoundary || current === view,
        let superview = current.superview
      else { return false }
      current = superview
    }
    for view in chain.reversed() { add(view) }
    return true
  }

  private func add(_ view: UIView) {
    guard let superview = view.superview else { return }
    let item = view.layoutItem
    view.fill(item)
    engine.add(item, in: superview.layoutItem)
    if view.wrapsContent { wrapping.append(Entered(view: view)) }
    if let scrollView = view as? UIScrollView { enterContentArea(of: scrollView) }
    if view.translatesAutoresizingMaskIntoConstraints { installAutoresizing(of: view) }
  }

  private func enterContentArea(of scrollView: UIScrollView) {
    let item = scrollView.layoutItem
    let area = scrollView.contentLayoutGuide.layoutItem
    area.layoutMargins = item.layoutMargins
    area.isRightToLeft = item.isRightToLeft
    item.contentArea = area
    engine.add(area, in: item)
    for attribute in [LayoutAttribute.left, .top] {
      guard
        let tie = try? LayoutConstraint(
          area, attribute, .equal, item, attribute, identifier: "UIScrollView-content-origin",
          origin: .system)
      else { continue }
      engine.activate(tie)
    }
  }

  // MARK: Autoresizing

  /// Replaces the constraints that stand for a view's mask, after its mask or frame has changed.
  func autoresizingDidChange(_ view: UIView) {
    guard view !== self.view else { return }
    guard view.existingLayoutItem?.engine === engine else {
      noteTranslation(of: view)
      return
    }
    for constraint in view.autoresizingConstraints { engine.deactivate(constraint) }
    view.autoresizingConstraints = []
    if view.translatesAutoresizingMaskIntoConstraints { installAutoresizing(of: view) }
    self.view.markTreeNeedsLayout()
  }

  private func installAutoresizing(of view: UIView) {
    guard let superview = view.superview else { return }
    view.autoresizingConstraints = view.autoresizingConstraints(
      item: view.layoutItem, outer: superview.layoutItem, superviewSize: superview.bounds.size)
    for constraint in view.autoresizingConstraints { engine.activate(constraint) }
  }

  // MARK: What views state

  func contentSizeDidChange(_ view: UIView) {
    guard let item = view.existingLayoutItem, item.engine === engine else { return }
    view.measuredLayoutWidth = nil
    view.fillContentSize(item)
    if view.wrapsContent, !wrapping.contains(where: { $0.view === view }) {
      wrapping.append(Entered(view: view))
    }
    engine.itemDidChange(item)
    self.view.markTreeNeedsLayout()
  }

  func itemDidChange(_ view: UIView) {
    guard let item = view.existingLayoutItem, item.engine === engine else { return }
    view.fill(item)
    if let area = item.contentArea {
      area.layoutMargins = item.layoutMargins
      area.isRightToLeft = item.isRightToLeft
      engine.itemDidChange(area)
    }
    engine.itemDidChange(item)
    for guide in view.guides.all where guide.hasLayoutItem && guide.layoutItem.engine === engine {
      if guide.updateEdges(of: guide.layoutItem) { engine.itemDidChange(guide.layoutItem) }
    }
    self.view.markTreeNeedsLayout()
  }
}
