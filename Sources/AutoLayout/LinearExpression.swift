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

  /// Adds `factor` times an attribute's place in the coordinates of the outermost item, or its
  /// size.
  ///
  /// Leading and trailing places of an item whose leading is right are given as distances to the
  /// left of the origin, so that a constraint between two of them keeps its constant's meaning.
  mutating func add(_ item: LayoutItem, _ attribute: LayoutAttribute, times factor: Double) {
    if let base = item.base {
      add(item, on: base, attribute, times: factor)
      return
    }
    let insets = item.alignmentRectInsets
    let margins = item.layoutMargins
    switch attribute.resolved(rightToLeft: item.isRightToLeft) {
    case .left: add(item.x, factor)
    case .right:
      add(item.x, factor)
      add(item.width, factor)
    case .centerX:
      add(item.x, factor)
      add(item.width, factor / 2)
    case .leftMargin:
      add(item.x, factor)
      constant += factor * (margins.left - insets.left)
    case .rightMargin:
      add(item.x, factor)
      add(item.width, factor)
      constant += factor * (insets.right - margins.right)
    case .centerXWithinMargins:
      add(item.x, factor)
      add(item.width, factor / 2)
      constant += factor * (margins.left - insets.left + insets.right - margins.right) / 2
    case .top: add(item.y, factor)
    case .bottom:
      add(item.y, factor)
      add(item.height, factor)
    case .centerY:
      add(item.y, factor)
      add(item.height, factor / 2)
    case .topMargin:
      add(item.y, factor)
      constant += factor * (margins.top - insets.top)
    case .bottomMargin:
      add(item.y, factor)
      add(item.height, factor)
      constant += factor * (insets.bottom - margins.bottom)
    case .centerYWithinMargins:
      add(item.y, factor)
      add(item.height, factor / 2)
      constant += factor * (margins.top - insets.top + insets.bottom - margins.bottom) / 2
    case .firstBaseline:
      add(item.y, factor)
      constant += factor * (item.firstBaselineOffset ?? 0)
    case .lastBaseline:
      add(item.y, factor)
      add(item.height, factor)
      constant -= factor * (item.lastBaselineOffset ?? 0)
    case .width: add(item.width, factor)
    case .height: add(item.height, factor)
    case .leading, .trailing, .leadingMargin, .trailingMargin, .notAnAttribute: break
    }
  }
}

extension LinearExpression {
  /// Adds `factor` times an attribute of an item that hangs on another one's frame.
  private mutating func add(
    _ item: LayoutItem, on base: LayoutItem, _ attribute: LayoutAttribute, times factor: Double
  ) {
    let edges = item.baseEdges
    switch attribute.resolved(rightToLeft: item.isRightToLeft) {
    case .left, .leftMargin: add(edges.left, of: base, horizontal: true, times: factor)
    case .right, .rightMargin: add(edges.right, of: base, horizontal: true, times: factor)
    case .centerX, .centerXWithinMargins:
      add(edges.left, of: base, horizontal: true, times: factor / 2)
      add(edges.right, of: base, horizontal: true, times: factor / 2)
    case .width:
      add(edges.right, of: base, horizontal: true, times: factor)
      add(edges.left, of: base, horizontal: true, times: -factor)
    case .top, .topMargin, .firstBaseline:
      add(edges.top, of: base, horizontal: false, times: factor)
    case .bottom, .bottomMargin, .lastBaseline:
      add(edges.bottom, of: base, horizontal: false, times: factor)
    case .centerY, .centerYWithinMargins:
      add(edges.top, of: base, horizontal: false, times: factor / 2)
      add(edges.bottom, of: base, horizontal: false, times: factor / 2)
    case .height:
      add(edges.bottom, of: base, horizontal: false, times: factor)
      add(edges.top, of: base, horizontal: false, times: -factor)
    case .leading, .trailing, .leadingMargin, .trailingMargin, .notAnAttribute: break
    }
  }

  private mutating func add(
    _ edge: BaseEdge, of base: LayoutItem, horizontal: Bool, times factor: Double
  ) {
    let insets = base.alignmentRectInsets
    add(
      base, horizontal ? (edge.isFar ? .right : .left) : (edge.isFar ? .bottom : .top),
      times: factor)
    let beyond =
      horizontal
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

extension LayoutConstraint {
  /// The constraint as `expression (relation) 0`.
  ///
  /// Places with a multiplier are measured from the container's origin, as a view's coordinates
  /// are. In a right-to-left container a directional constraint runs from its right edge to the
  /// left: both sides change sign and the constant keeps its own.
  func lowered(outermost: LayoutItem?) -> LinearExpression {
    var expression = LinearExpression()
    let isMirrored =
      firstItem.isRightToLeft && firstAttribute.kind == .horizontalPosition
      && (firstAttribute.isDirectional || secondAttribute.isDirectional)
    let sign = isMirrored ? -1.0 : 1.0
    let origin = multiplier == 1 || firstAttribute.kind == .size ? nil : container ?? outermost
    expression.add(
      meeting(firstItem, firstAttribute, other: secondItem), firstAttribute, times: sign)
    if let secondItem {
      expression.add(
        meeting(secondItem, secondAttribute, other: firstItem), secondAttribute,
        times: -sign * multiplier)
    }
    if let origin {
      let edge: LayoutAttribute =
        firstAttribute.kind == .verticalPosition ? .top : isMirrored ? .right : .left
      let area = origin.contentArea ?? origin
      let insets = area.alignmentRectInsets
      let factor = sign * (multiplier - 1)
      expression.add(area, edge, times: factor)
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
