import AutoLayout

extension UIView {
  /// Solves the constraints inside this view with its own size pulled to a target.
  ///
  /// The view is measured in an engine of its own, so that neither the window's engine nor the
  /// superview's constraints take part, as Apple's documentation says of the method.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    performConstraintUpdate()
    let measure = FittingPass(view: self)
    return measure.size(for: target, horizontal: horizontal, vertical: vertical)
  }
}

/// A copy of a tree's items and constraints in an engine of its own.
@preconcurrency @MainActor private final class FittingPass {
  private let view: UIView
  private let engine: LayoutEngine
  private var copies: [ObjectIdentifier: LayoutItem] = [:]
  private var wrapping: [(view: UIView, item: LayoutItem)] = []

  init(view: UIView) {
    self.view = view
    let root = LayoutItem(name: "", owner: view)
    view.fill(root)
    engine = LayoutEngine(root: root, width: nil, height: nil)
    copies[ObjectIdentifier(view)] = root
    if let scrollView = view as? UIScrollView { addContentArea(of: scrollView, item: root) }
    var found: [NSLayoutConstraint] = []
    var stack = [view]
    while let current = stack.popLast() {
      found += current.heldConstraints
      stack.append(contentsOf: current.subviews)
    }
    for constraint in found.sorted(by: { $0.serial < $1.serial }) { copy(constraint) }
    for constraint in found { followBaselines(of: constraint) }
    if view.wrapsContent { wrapping.append((view, root)) }
  }

  func size(
    for target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    pull(.width, to: target.width, priority: horizontal)
    pull(.height, to: target.height, priority: vertical)
    for _ in 0..<8 {
      engine.solve()
      var hasChanged = false
      for (view, item) in wrapping {
        let width = CGFloat(engine.alignmentRect(of: item).width)
        let height = view.intrinsicSize(forLayoutWidth: width).height
        guard height >= 0, item.intrinsicHeight != Double(height) else { continue }
        item.intrinsicHeight = Double(height)
        engine.intrinsicSizeDidChange(item)
        hasChanged = true
      }
      if !hasChanged { break }
    }
    let rect = engine.frame(of: engine.root)
    let scale = view.traits.displayScale
    return CGSize(
      width: CGFloat(rect.width).roundedUp(toPixelsAt: scale),
      height: CGFloat(rect.height).roundedUp(toPixelsAt: scale))
  }

  private func pull(_ attribute: LayoutAttribute, to value: CGFloat, priority: UILayoutPriority) {
    let limit = min(priority.rawValue, 1000)
    guard limit > 0, value.isFinite,
      let constraint = try? LayoutConstraint(
        engine.root, attribute, .equal, constant: Double(max(0, value)),
        priority: Double(limit), identifier: "UIView-Fitting-Layout", origin: .encapsulation)
    else { return }
    engine.activate(constraint)
  }

  private func copy(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem as? LayoutParticipant, let item = item(of: first) else {
      return
    }
    var second: LayoutItem?
    if let other = constraint.secondItem as? LayoutParticipant {
      guard let found = self.item(of: other) else { return }
      second = found
    }
    guard
      let made = try? LayoutConstraint(
        item, constraint.firstAttribute.value, constraint.relation.value, second,
        constraint.secondAttribute.value, multiplier: Double(constraint.multiplier),
        constant: Double(constraint.constant), priority: Double(constraint.priority.rawValue),
        origin: constraint.origin,
        container: constraint.holder.flatMap { copies[ObjectIdentifier($0)] })
    else { return }
    engine.activate(made)
  }

  /// Lets the baselines that a constraint uses be those of the views that they are handed on to.
  private func followBaselines(of constraint: NSLayoutConstraint) {
    for (item, attribute) in [
      (constraint.firstItem, constraint.firstAttribute),
      (constraint.secondItem, constraint.secondAttribute),
    ] where attribute == .firstBaseline || attribute == .lastBaseline {
      guard let view = item as? UIView, let copy = copies[ObjectIdentifier(view)] else { continue }
      let first = view.baselineView(\.forFirstBaselineLayout)
      let last = view.baselineView(\.forLastBaselineLayout)
      engine.setBaselines(
        of: copy, first: first === view ? nil : self.item(of: first),
        last: last === view ? nil : self.item(of: last))
    }
  }

  /// The copy of a participant's item, with those it lies in; nil for one outside the view.
  private func item(of participant: LayoutParticipant) -> LayoutItem? {
    if let item = copies[ObjectIdentifier(participant)] { return item }
    guard let owner = participant.participantView, let outer = item(of: owner, holding: participant)
    else { return nil }
    if participant is UIView { return outer }
    guard let guide = participant as? UILayoutGuide else { return nil }
    if guide.role == .scrollContent { return outer.contentArea }
    let isFree = guide.role == .custom
    let item = LayoutItem(name: "", owner: guide, base: isFree ? nil : outer)
    guide.updateEdges(of: item)
    engine.add(item, in: outer)
    copies[ObjectIdentifier(guide)] = item
    return item
  }

  private func item(of target: UIView, holding: LayoutParticipant) -> LayoutItem? {
    var chain: [UIView] = []
    var current = target
    while copies[ObjectIdentifier(current)] == nil {
      chain.append(current)
      guard let superview = current.superview else { return nil }
      current = superview
    }
    for view in chain.reversed() { add(view) }
    return copies[ObjectIdentifier(target)]
  }

  private func add(_ view: UIView) {
    guard let superview = view.superview, let outer = copies[ObjectIdentifier(superview)] else {
      return
    }
    let item = LayoutItem(name: "", owner: view)
    view.fill(item)
    engine.add(item, in: outer)
    copies[ObjectIdentifier(view)] = item
    if view.wrapsContent { wrapping.append((view, item)) }
    if let scrollView = view as? UIScrollView { addContentArea(of: scrollView, item: item) }
    if view.translatesAutoresizingMaskIntoConstraints { addAutoresizing(of: view, item, in: outer) }
  }

  private func addContentArea(of scrollView: UIScrollView, item: LayoutItem) {
    let area = LayoutItem(name: "", owner: scrollView.contentLayoutGuide)
    area.layoutMargins = item.layoutMargins
    area.isRightToLeft = item.isRightToLeft
    item.contentArea = area
    engine.add(area, in: item)
    copies[ObjectIdentifier(scrollView.contentLayoutGuide)] = area
    for attribute in [LayoutAttribute.left, .top] {
      if let tie = try? LayoutConstraint(
        area, attribute, .equal, item, attribute, origin: .system)
      {
        engine.activate(tie)
      }
    }
  }

  private func addAutoresizing(of view: UIView, _ item: LayoutItem, in outer: LayoutItem) {
    guard let superview = view.superview else { return }
    for constraint in view.autoresizingConstraints(
      item: item, outer: outer, superviewSize: superview.bounds.size)
    {
      engine.activate(constraint)
    }
  }
}
