import ConstraintSolver

/// A sum of at most eight multiples of variables and a constant, kept in order of arrival.
struct LinearExpression {
  var terms: [Term] = []
  var constant = 0.0

  init() { terms.reserveCapacity(8) }

  /// Whether the terms are the given ones, in the same order.
  func hasTerms(_ others: [Term]) -> Bool {
    terms.elementsEqual(others) { $0.variable == $1.variable && $0.coefficient == $1.coefficient }
  }

  mutating func add(_ variable: Variable, _ coefficient: Double) {
    if coefficient == 0 { return }
    for index in terms.indices where terms[index].variable == variable {
      terms[index].coefficient += coefficient
      if terms[index].coefficient == 0 { terms.remove(at: index) }
      return
    }
    terms.append(Term(variable, coefficient))
  }

  /// Adds `factor` times an attribute's place in the coordinates of an ancestor's frame, or its size.
  ///
  /// Places of an item are numbers in the coordinates of what it lies in; further out, the places of
  /// all in between are added.
  mutating func add(
    _ item: LayoutItem, _ attribute: LayoutAttribute, times factor: Double,
    in ancestor: LayoutItem?
  ) {
    if let base = item.base {
      add(item, on: base, attribute, times: factor, in: ancestor)
      return
    }
    let insets = item.alignmentRectInsets
    let margins = item.layoutMargins
    switch attribute {
    case .left: addLeft(of: item, factor, in: ancestor)
    case .right:
      addLeft(of: item, factor, in: ancestor)
      add(item.width, factor)
    case .centerX:
      addLeft(of: item, factor, in: ancestor)
      add(item.width, factor / 2)
    case .leftMargin:
      addLeft(of: item, factor, in: ancestor)
      constant += factor * (margins.left - insets.left)
    case .rightMargin:
      addLeft(of: item, factor, in: ancestor)
      add(item.width, factor)
      constant += factor * (insets.right - margins.right)
    case .centerXWithinMargins:
      addLeft(of: item, factor, in: ancestor)
      add(item.width, factor / 2)
      constant += factor * (margins.left - insets.left + insets.right - margins.right) / 2
    case .top: addTop(of: item, factor, in: ancestor)
    case .bottom:
      addTop(of: item, factor, in: ancestor)
      add(item.height, factor)
    case .centerY:
      addTop(of: item, factor, in: ancestor)
      add(item.height, factor / 2)
    case .topMargin:
      addTop(of: item, factor, in: ancestor)
      constant += factor * (margins.top - insets.top)
    case .bottomMargin:
      addTop(of: item, factor, in: ancestor)
      add(item.height, factor)
      constant += factor * (insets.bottom - margins.bottom)
    case .centerYWithinMargins:
      addTop(of: item, factor, in: ancestor)
      add(item.height, factor / 2)
      constant += factor * (margins.top - insets.top + insets.bottom - margins.bottom) / 2
    case .firstBaseline:
      if let inner = item.firstBaselineItem {
        add(inner, .firstBaseline, times: factor, in: ancestor)
        return
      }
      addTop(of: item, factor, in: ancestor)
      constant += factor * (item.firstBaselineOffset ?? 0)
    case .lastBaseline:
      if let inner = item.lastBaselineItem {
        add(inner, .lastBaseline, times: factor, in: ancestor)
        return
      }
      addTop(of: item, factor, in: ancestor)
      add(item.height, factor)
      constant -= factor * (item.lastBaselineOffset ?? 0)
    case .width: add(item.width, factor)
    case .height: add(item.height, factor)
    case .leading, .trailing, .leadingMargin, .trailingMargin, .notAnAttribute: break
    }
  }

  private mutating func addLeft(of item: LayoutItem, _ factor: Double, in ancestor: LayoutItem?) {
    constant += factor * item.alignmentRectInsets.left
    var current = item
    while current !== ancestor {
      add(current.x, factor)
      constant -= factor * current.alignmentRectInsets.left
      guard let outer = current.outer else { return }
      if outer !== ancestor { outer.isCrossed = true }
      current = outer
    }
  }

  private mutating func addTop(of item: LayoutItem, _ factor: Double, in ancestor: LayoutItem?) {
    constant += factor * item.alignmentRectInsets.top
    var current = item
    while current !== ancestor {
      add(current.y, factor)
      constant -= factor * current.alignmentRectInsets.top
      guard let outer = current.outer else { return }
      if outer !== ancestor { outer.isCrossed = true }
      current = outer
    }
  }
}

extension LinearExpression {
  /// Adds `factor` times an attribute of an item that hangs on another one's frame.
  private mutating func add(
    _ item: LayoutItem, on base: LayoutItem, _ attribute: LayoutAttribute, times factor: Double,
    in ancestor: LayoutItem?
  ) {
    let edges = item.baseEdges
    func edge(_ edge: BaseEdge, isHorizontal: Bool, times factor: Double) {
      add(edge, of: base, isHorizontal: isHorizontal, times: factor, in: ancestor)
    }
    switch attribute {
    case .left, .leftMargin: edge(edges.left, isHorizontal: true, times: factor)
    case .right, .rightMargin: edge(edges.right, isHorizontal: true, times: factor)
    case .centerX, .centerXWithinMargins:
      edge(edges.left, isHorizontal: true, times: factor / 2)
      edge(edges.right, isHorizontal: true, times: factor / 2)
    case .width:
      edge(edges.right, isHorizontal: true, times: factor)
      edge(edges.left, isHorizontal: true, times: -factor)
    case .top, .topMargin, .firstBaseline: edge(edges.top, isHorizontal: false, times: factor)
    case .bottom, .bottomMargin, .lastBaseline:
      edge(edges.bottom, isHorizontal: false, times: factor)
    case .centerY, .centerYWithinMargins:
      edge(edges.top, isHorizontal: false, times: factor / 2)
      edge(edges.bottom, isHorizontal: false, times: factor / 2)
    case .height:
      edge(edges.bottom, isHorizontal: false, times: factor)
      edge(edges.top, isHorizontal: false, times: -factor)
    case .leading, .trailing, .leadingMargin, .trailingMargin, .notAnAttribute: break
    }
  }

  private mutating func add(
    _ edge: BaseEdge, of base: LayoutItem, isHorizontal: Bool, times factor: Double,
    in ancestor: LayoutItem?
  ) {
    let insets = base.alignmentRectInsets
    add(
      base, isHorizontal ? (edge.isFar ? .right : .left) : (edge.isFar ? .bottom : .top),
      times: factor, in: ancestor)
    let beyond =
      isHorizontal
      ? (edge.isFar ? insets.right : insets.left) : (edge.isFar ? insets.bottom : insets.top)
    let distance = edge.distance - beyond
    constant += factor * (edge.isFar ? -distance : distance)
  }
}

extension LayoutAttribute {
  /// The attribute with leading and trailing put as left and right.
  func resolved(rightToLeft: Bool) -> LayoutAttribute {
    switch self {
    case .leading: rightToLeft ? .right : .left
    case .trailing: rightToLeft ? .left : .right
    case .leadingMargin: rightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: rightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }
}

extension LayoutItem {
  /// The item in whose coordinates this one's place is counted: for what lies in a scroll view the
  /// content area, which itself lies in the scroll view.
  var outer: LayoutItem? {
    guard let parent else { return nil }
    guard let area = parent.contentArea, area !== self else { return parent }
    return area
  }

  /// The nearest item whose coordinates can tell the places of both: one of them, or what both lie
  /// in.
  func nearestCommon(with other: LayoutItem) -> LayoutItem? {
    let mine = base ?? self
    let theirs = other.base ?? other
    if mine === theirs { return mine }
    let outer = mine.outer
    if outer === theirs || outer === theirs.outer { return outer }
    if theirs.outer === mine { return mine }
    var mineDepth = mine.depth
    var theirsDepth = theirs.depth
    var a: LayoutItem? = mine
    var b: LayoutItem? = theirs
    while mineDepth > theirsDepth {
      a = a?.outer
      mineDepth -= 1
    }
    while theirsDepth > mineDepth {
      b = b?.outer
      theirsDepth -= 1
    }
    while a !== b {
      a = a?.outer
      b = b?.outer
    }
    return a
  }

  private var depth: Int {
    var depth = 0
    var item = outer
    while let current = item {
      depth += 1
      item = current.outer
    }
    return depth
  }
}

extension LayoutConstraint {
  /// The constraint as `expression (relation) 0`.
  ///
  /// Leading and trailing follow the direction of the container, the view that holds the
  /// constraint: a view that is forced from right to left turns what lies in it, itself not (public
  /// tests of Stevia, which force the superview only). From right to left such a constraint runs from
  /// the right edge to the left: both sides change sign and the constant keeps its own.
  ///
  /// Places with a multiplier are measured from the container's origin, as a view's coordinates
  /// are, or from its right edge.
  func lowered(outermost: LayoutItem?) -> LinearExpression {
    var expression = LinearExpression()
    let first = meeting(firstItem, firstAttribute, other: secondItem)
    let second = secondItem.map { meeting($0, secondAttribute, other: firstItem) }
    var common = second.map { first.nearestCommon(with: $0) } ?? first.base ?? first
    let isRightToLeft = (container ?? common ?? firstItem).isRightToLeft
    let isMirrored =
      isRightToLeft && firstAttribute.kind == .horizontalPosition
      && (firstAttribute.isDirectional || secondAttribute.isDirectional)
    let sign = isMirrored ? -1.0 : 1.0
    var origin: LayoutItem?
    if multiplier != 1, firstAttribute.kind != .size {
      origin = (container ?? outermost).map { $0.contentArea ?? $0 }
      if let origin, let nearest = common { common = nearest.nearestCommon(with: origin) }
    }
    expression.add(
      first, firstAttribute.resolved(rightToLeft: isRightToLeft), times: sign, in: common)
    if let second {
      expression.add(
        second, secondAttribute.resolved(rightToLeft: isRightToLeft), times: -sign * multiplier,
        in: common)
    }
    if let origin {
      let edge: LayoutAttribute =
        firstAttribute.kind == .verticalPosition ? .top : isMirrored ? .right : .left
      let insets = origin.alignmentRectInsets
      let factor = sign * (multiplier - 1)
      expression.add(origin, edge, times: factor, in: common)
      switch edge {
      case .top: expression.constant -= factor * insets.top
      case .right: expression.constant += factor * insets.right
      default: expression.constant -= factor * insets.left
      }
    }
    expression.constant -= constant
    return expression
  }

  /// The item that an attribute is taken of: a scroll view's content area, for the edges and
  /// margins that something inside it meets.
  private func meeting(
    _ item: LayoutItem, _ attribute: LayoutAttribute, other: LayoutItem?
  ) -> LayoutItem {
    guard let area = item.contentArea, attribute.meetsContentArea, let other, other !== item,
      other !== area, other.isDescendant(of: item)
    else { return item }
    return area
  }
}
