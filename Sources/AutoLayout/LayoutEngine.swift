import ConstraintSolver

/// Places items by their constraints.
///
/// An item's place is counted in what it lies in, as on iOS: what moves as a whole keeps the numbers
/// inside. Changes queue up until `solve()`, which takes them as one batch: nothing in between can
/// conflict.
public final class LayoutEngine {
  /// The solver underneath.
  public let solver = Solver()
  /// The outermost item, whose place and size are given.
  public let root: LayoutItem

  /// What each solver constraint stands for, by its index.
  private var meanings: [Meaning] = []
  private var rootConstraints: [Constraint] = []
  private var needsSolve = true
  /// The item of each variable, by its index.
  private var holders: [Unowned<LayoutItem>] = []
  /// Items whose content size waits to be taken in.
  private var sizesToEnter: [LayoutItem] = []

  private struct Unowned<Object: AnyObject> {
    weak var object: Object?
  }

  /// What a solver constraint stands for.
  enum Meaning {
    case none
    case constraint(LayoutConstraint)
    case nonNegative(LayoutItem)
    case contentSize(LayoutItem)
    case place(LayoutItem)
  }

  /// Makes an engine that holds just its outermost item.
  ///
  /// - Parameters:
  ///   - root: The outermost item; it must be in no engine.
  ///   - frame: Where it lies; change it with `setRootFrame(_:)`. With a nil width or height the
  ///     engine finds that extent from the constraints inside.
  public init(root: LayoutItem, x: Double = 0, y: Double = 0, width: Double?, height: Double?) {
    self.root = root
    enter(root, parent: nil)
    setRootFrame(x: x, y: y, width: width, height: height)
  }

  /// Places the outermost item; nil leaves an extent to the constraints.
  public func setRootFrame(x: Double = 0, y: Double = 0, width: Double?, height: Double?) {
    solver.deactivate(rootConstraints)
    for constraint in rootConstraints { solver.removeConstraint(constraint) }
    rootConstraints = []
    let givens: [(Variable, Double?)] = [
      (root.x, x), (root.y, y), (root.width, width), (root.height, height),
    ]
    for (variable, value) in givens {
      guard let value, value.isFinite else { continue }
      if let constraint = make(
        [Term(variable)], .equal, constant: -value, strength: .required, isBreakable: false,
        meaning: .place(root))
      {
        rootConstraints.append(constraint)
        solver.activate(constraint)
      }
    }
    needsSolve = true
  }

  // MARK: Items

  /// Takes an item in, with its implicit constraints: sizes that are never negative and, where it
  /// has an intrinsic size, hugging and compression resistance.
  public func add(_ item: LayoutItem, in parent: LayoutItem) {
    if item.engine === self {
      guard item.parent !== parent else { return }
      item.parent = parent
      relowerAll()
      return
    }
    enter(item, parent: parent)
  }

  private func enter(_ item: LayoutItem, parent: LayoutItem?) {
    item.engine = self
    item.parent = parent
    item.isCrossed = false
    item.lowered = LoweredTraits(item)
    needsSolve = true
    guard item.base == nil else { return }
    item.x = solver.makeVariable()
    item.y = solver.makeVariable()
    item.width = solver.makeVariable()
    item.height = solver.makeVariable()
    for variable: Variable in [item.x, item.y, item.width, item.height] {
      while holders.count <= variable.index { holders.append(Unowned()) }
      holders[variable.index] = Unowned(object: item)
    }
    for extent: Variable in [item.width, item.height] {
      if let constraint = make(
        [Term(extent)], .greaterThanOrEqual, constant: 0, strength: .required, isBreakable: false,
        meaning: .nonNegative(item))
      {
        item.implicit.append(constraint)
        solver.activate(constraint)
      }
    }
    item.awaitsContentSize = true
    sizesToEnter.append(item)
  }

  /// The item that a variable is a number of.
  func item(holding variable: Variable) -> LayoutItem? {
    variable.index < holders.count ? holders[variable.index].object : nil
  }

  /// Takes in the content sizes of new items, the newest first: of several views that could give
  /// way alike, the first does (measured on UIKit's stack views: of three labels with the same
  /// hugging the first is stretched, of two with the same resistance the first is compressed).
  private func enterContentSizes() {
    let waiting = sizesToEnter
    sizesToEnter = []
    for item in waiting.reversed() where item.engine === self {
      item.awaitsContentSize = false
      updateContentSize(of: item)
    }
  }

  /// Takes an item out, and every constraint that mentions it.
  public func remove(_ item: LayoutItem) {
    guard item.engine === self else { return }
    for user in item.baselineUsers {
      setBaselines(
        of: user, first: user.firstBaselineItem === item ? nil : user.firstBaselineItem,
        last: user.lastBaselineItem === item ? nil : user.lastBaselineItem)
    }
    setBaselines(of: item, first: nil, last: nil)
    for constraint in item.constraints { deactivate(constraint) }
    needsSolve = true
    item.constraints = []
    item.engine = nil
    item.parent = nil
    guard item.base == nil else { return }
    let handles =
      item.implicit
      + [
        item.contentSize.horizontalHugging, item.contentSize.horizontalCompression,
        item.contentSize.verticalHugging, item.contentSize.verticalCompression,
      ].compactMap { $0 }
    solver.deactivate(handles)
    for handle in handles {
      meanings[handle.index] = .none
      solver.removeConstraint(handle)
    }
    for variable: Variable in [item.x, item.y, item.width, item.height] {
      solver.removeVariable(variable)
    }
    item.implicit = []
    item.contentSize = ContentSizeConstraints()
  }

  /// Takes up what an item states of itself: insets, margins, baselines, direction, intrinsic size
  /// and its priorities.
  public func itemDidChange(_ item: LayoutItem) {
    guard item.engine === self else { return }
    if item.base == nil { updateContentSize(of: item) }
    let lowered = LoweredTraits(item)
    if lowered.isRightToLeft != item.lowered.isRightToLeft
      || (item.isCrossed && lowered.insets != item.lowered.insets)
    {
      relowerAll()
    } else {
      for constraint in item.constraints { relower(constraint) }
      for user in item.baselineUsers {
        for constraint in user.constraints { relower(constraint) }
      }
    }
    item.lowered = lowered
    needsSolve = true
  }

  /// Lets an item's baselines be those of items inside it, as a stack's are; nil for its own. All must
  /// be in the engine.
  ///
  /// - Returns: Whether they are others than before.
  @discardableResult
  public func setBaselines(of item: LayoutItem, first: LayoutItem?, last: LayoutItem?) -> Bool {
    guard item.engine === self, item.firstBaselineItem !== first || item.lastBaselineItem !== last
    else { return false }
    for old in [item.firstBaselineItem, item.lastBaselineItem] {
      old?.baselineUsers.removeAll { $0 === item }
    }
    item.firstBaselineItem = first
    item.lastBaselineItem = last
    for new in [first, last] {
      guard let new, !new.baselineUsers.contains(where: { $0 === item }) else { continue }
      new.baselineUsers.append(item)
    }
    for constraint in item.constraints { relower(constraint) }
    needsSolve = true
    return true
  }

  private func relowerAll() {
    for meaning in meanings {
      if case .constraint(let constraint) = meaning { relower(constraint) }
    }
  }

  /// Takes up an item's intrinsic size and its priorities alone.
  public func intrinsicSizeDidChange(_ item: LayoutItem) {
    guard item.engine === self else { return }
    updateContentSize(of: item)
    needsSolve = true
  }

  private func updateContentSize(of item: LayoutItem) {
    guard !item.awaitsContentSize else { return }
    update(
      &item.contentSize.horizontalHugging, item.width, .lessThanOrEqual, item.intrinsicWidth,
      item.horizontalHugging, item)
    update(
      &item.contentSize.horizontalCompression, item.width, .greaterThanOrEqual,
      item.intrinsicWidth, item.horizontalCompressionResistance, item)
    update(
      &item.contentSize.verticalHugging, item.height, .lessThanOrEqual, item.intrinsicHeight,
      item.verticalHugging, item)
    update(
      &item.contentSize.verticalCompression, item.height, .greaterThanOrEqual,
      item.intrinsicHeight, item.verticalCompressionResistance, item)
  }

  private func update(
    _ handle: inout Constraint?, _ variable: Variable, _ relation: Relation, _ value: Double?,
    _ priority: Double, _ item: LayoutItem
  ) {
    guard let value, value.isFinite, priority > 0 else {
      if let old = handle {
        solver.deactivate(old)
        meanings[old.index] = .none
        solver.removeConstraint(old)
        handle = nil
      }
      return
    }
    let strength = Strength(min(priority, 1000))
    if let old = handle {
      solver.setConstant(-max(0, value), of: old)
      solver.setStrength(strength, of: old)
    } else if let made = make(
      [Term(variable)], relation, constant: -max(0, value), strength: strength, isBreakable: true,
      meaning: .contentSize(item))
    {
      handle = made
      solver.activate(made)
    }
  }

  // MARK: Constraints

  /// Takes a constraint in. Both of its items must be in the engine.
  public func activate(_ constraint: LayoutConstraint) {
    guard constraint.engine == nil, constraint.firstItem.engine === self,
      constraint.secondItem.map({ $0.engine === self }) ?? true
    else { return }
    constraint.engine = self
    constraint.firstItem.constraints.append(constraint)
    if let second = constraint.secondItem, second !== constraint.firstItem {
      second.constraints.append(constraint)
    }
    install(constraint)
    needsSolve = true
  }

  /// Takes a constraint out.
  public func deactivate(_ constraint: LayoutConstraint) {
    guard constraint.engine === self else { return }
    uninstall(constraint)
    constraint.engine = nil
    constraint.firstItem.constraints.removeAll { $0 === constraint }
    constraint.secondItem?.constraints.removeAll { $0 === constraint }
    needsSolve = true
  }

  /// Changes a constraint's constant, in or out of the engine.
  public func setConstant(_ constant: Double, of constraint: LayoutConstraint) {
    constraint.constant = constant
    if constraint.engine === self { relower(constraint) }
  }

  /// Changes a constraint's priority, in or out of the engine.
  public func setPriority(_ priority: Double, of constraint: LayoutConstraint) {
    constraint.priority = priority
    guard constraint.engine === self, let handle = constraint.handle else { return }
    solver.setStrength(Strength(priority), of: handle)
    needsSolve = true
  }

  private func install(_ constraint: LayoutConstraint) {
    let expression = constraint.lowered(outermost: root)
    constraint.loweredTerms = expression.terms
    let handle = make(
      expression.terms, constraint.relation, constant: expression.constant,
      strength: Strength(constraint.priority), isBreakable: constraint.origin.isBreakable,
      meaning: .constraint(constraint))
    constraint.handle = handle
    if let handle { solver.activate(handle) }
  }

  private func uninstall(_ constraint: LayoutConstraint) {
    guard let handle = constraint.handle else { return }
    solver.deactivate(handle)
    meanings[handle.index] = .none
    solver.removeConstraint(handle)
    constraint.handle = nil
  }

  /// Lowers a constraint anew; where only its constant moved, that alone changes.
  private func relower(_ constraint: LayoutConstraint) {
    guard let handle = constraint.handle else { return }
    let expression = constraint.lowered(outermost: root)
    if expression.hasTerms(constraint.loweredTerms) {
      solver.setConstant(expression.constant, of: handle)
    } else {
      uninstall(constraint)
      install(constraint)
    }
    needsSolve = true
  }

  private func make(
    _ terms: [Term], _ relation: Relation, constant: Double, strength: Strength, isBreakable: Bool,
    meaning: Meaning
  ) -> Constraint? {
    guard
      let constraint = try? solver.makeConstraint(
        terms, relation, constant: constant, strength: strength, isBreakable: isBreakable)
    else { return nil }
    while meanings.count <= constraint.index { meanings.append(.none) }
    meanings[constraint.index] = meaning
    return constraint
  }

  // MARK: Results

  /// Solves what has changed since the last time.
  public func solve() {
    guard needsSolve else { return }
    enterContentSizes()
    solver.solve()
    needsSolve = false
  }

  /// Whether something has changed since the last `solve()`.
  public var needsSolving: Bool { needsSolve }

  /// The item's alignment rectangle, counted from the frame of what it lies in (for what lies in a
  /// scroll view, from the content area), as last solved.
  public func alignmentRect(of item: LayoutItem) -> ItemRect {
    if let base = item.base {
      let insets = base.alignmentRectInsets
      func place(_ edge: BaseEdge, _ extent: Double) -> Double {
        edge.isFar ? extent - edge.distance : edge.distance
      }
      let width = solver.value(of: base.width) + insets.left + insets.right
      let height = solver.value(of: base.height) + insets.top + insets.bottom
      let x = place(item.baseEdges.left, width)
      let y = place(item.baseEdges.top, height)
      return ItemRect(
        x: x, y: y, width: place(item.baseEdges.right, width) - x,
        height: place(item.baseEdges.bottom, height) - y)
    }
    return ItemRect(
      x: solver.value(of: item.x), y: solver.value(of: item.y),
      width: solver.value(of: item.width), height: solver.value(of: item.height))
  }

  /// The item's frame in the coordinates of what it lies in, as last solved, not rounded.
  public func frame(of item: LayoutItem) -> ItemRect {
    var rect = alignmentRect(of: item)
    let insets = item.alignmentRectInsets
    rect.x -= insets.left
    rect.y -= insets.top
    rect.width += insets.left + insets.right
    rect.height += insets.top + insets.bottom
    return rect
  }

  /// Which of an item's four numbers the constraints leave open.
  public func ambiguity(of item: LayoutItem) -> (x: Bool, y: Bool, width: Bool, height: Bool) {
    if let base = item.base { return ambiguity(of: base) }
    return (
      !solver.isDetermined(item.x), !solver.isDetermined(item.y),
      !solver.isDetermined(item.width), !solver.isDetermined(item.height)
    )
  }

  /// The required constraints that contradict each other, in the order they were found.
  public var conflicts: [LayoutConflict] {
    solver.conflicts.map { conflict in
      LayoutConflict(
        constraints: conflict.constraints.compactMap(describe),
        broken: describe(conflict.broken) ?? .contentSize(root))
    }
  }

  private func describe(_ handle: Constraint) -> ConflictingConstraint? {
    switch meanings[handle.index] {
    case .constraint(let constraint): .constraint(constraint)
    case .contentSize(let item): .contentSize(item)
    case .place(let item): .place(item)
    case .nonNegative(let item): .nonNegative(item)
    case .none: nil
    }
  }
}

/// Required constraints that contradict each other.
public struct LayoutConflict {
  /// A minimal set: without any one of them the rest can hold.
  public var constraints: [ConflictingConstraint]
  /// The one that was given up.
  public var broken: ConflictingConstraint
}

/// A constraint in a conflict.
public enum ConflictingConstraint {
  /// One that was activated.
  case constraint(LayoutConstraint)
  /// A required hugging or compression resistance of the item.
  case contentSize(LayoutItem)
  /// The given place or size of the outermost item.
  case place(LayoutItem)
  /// The item's size, which is never negative.
  case nonNegative(LayoutItem)
}

extension LayoutEngine {
  /// Whether a constraint beside the engine's own holds the item.
  public func isConstrained(_ item: LayoutItem) -> Bool {
    item.constraints.contains { $0.origin != .system }
  }

  /// The items of which a number changed in the last `solve()`, each once.
  public var changedItems: [LayoutItem] {
    var found: [LayoutItem] = []
    var last: LayoutItem?
    for variable in solver.changedVariables {
      guard let item = item(holding: variable), item !== last else { continue }
      found.append(item)
      last = item
    }
    return found
  }
}

extension LoweredTraits {
  init(_ item: LayoutItem) {
    isRightToLeft = item.isRightToLeft
    insets = item.alignmentRectInsets
  }
}
