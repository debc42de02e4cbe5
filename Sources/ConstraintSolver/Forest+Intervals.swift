extension Forest {
  /// How near two bounds must be to count as one.
  @inline(__always)
  static func tolerance(_ value: Double) -> Double { 1e-9 * (1 + abs(value)) }

  /// Uses a row that ends on one root.
  func settle(_ index: Int32, _ reduced: ReducedRow, in store: borrowing RowStore) {
    let root = reduced.root0
    let value = -reduced.constant / reduced.coefficient0
    let relation = store.rows.base[Int(index)].relation
    if relation == 0 {
      let node = nodes.base + Int(root)
      let tolerance = Self.tolerance(value)
      let lower = node.pointee.lower
      let upper = node.pointee.upper
      if value < lower - tolerance, !store.isAbove(index, node.pointee.lowerRow) {
        fix(root, at: lower, by: node.pointee.lowerRow, in: store)
      } else if value > upper + tolerance, !store.isAbove(index, node.pointee.upperRow) {
        fix(root, at: upper, by: node.pointee.upperRow, in: store)
      } else {
        fix(root, at: value, by: index, in: store)
      }
      return
    }
    if (relation > 0) == (reduced.coefficient0 > 0) {
      raiseLower(of: root, to: value, by: index, in: store)
    } else {
      reduceUpper(of: root, to: value, by: index, in: store)
    }
    closeInterval(of: root, in: store)
  }

  func raiseLower(of root: Int32, to value: Double, by index: Int32, in store: borrowing RowStore) {
    let node = nodes.base + Int(root)
    let current = node.pointee.lowerRow
    let tolerance = Self.tolerance(value)
    if value > node.pointee.lower + tolerance
      || (value >= node.pointee.lower - tolerance
        && (current < 0 || store.precedes(index, current)))
    {
      node.pointee.lower = value
      node.pointee.lowerRow = index
    }
  }

  func reduceUpper(of root: Int32, to value: Double, by index: Int32, in store: borrowing RowStore)
  {
    let node = nodes.base + Int(root)
    let current = node.pointee.upperRow
    let tolerance = Self.tolerance(value)
    if value < node.pointee.upper - tolerance
      || (value <= node.pointee.upper + tolerance
        && (current < 0 || store.precedes(index, current)))
    {
      node.pointee.upper = value
      node.pointee.upperRow = index
    }
  }

  /// Fixes a root whose interval is a point or empty: the row that goes before decides.
  func closeInterval(of root: Int32, in store: borrowing RowStore) {
    let node = nodes.base + Int(root)
    let lowerRow = node.pointee.lowerRow
    let upperRow = node.pointee.upperRow
    if lowerRow < 0 || upperRow < 0 { return }
    let lower = node.pointee.lower
    let upper = node.pointee.upper
    let tolerance = Self.tolerance(lower)
    if upper - lower > tolerance { return }
    // Bounds that cross leave one of them violated; such a row pulls and does not hold.
    node.pointee.isClosed = abs(upper - lower) <= tolerance
    if store.precedes(lowerRow, upperRow) {
      fix(root, at: lower, by: lowerRow, in: store)
    } else {
      fix(root, at: upper, by: upperRow, in: store)
    }
  }

  /// Makes one of the two roots of an equality a map of the other.
  func unite(_ index: Int32, _ reduced: ReducedRow, in store: borrowing RowStore) {
    var child = reduced.root0
    var parent = reduced.root1
    var childCoefficient = reduced.coefficient0
    var parentCoefficient = reduced.coefficient1
    let isTooSmall = abs(childCoefficient) < 0.01 * abs(parentCoefficient)
    let mayExchange = abs(parentCoefficient) >= 0.01 * abs(childCoefficient)
    if isTooSmall || (mayExchange && nodes[child].weight > nodes[parent].weight) {
      swap(&child, &parent)
      swap(&childCoefficient, &parentCoefficient)
    }
    let multiplier = -parentCoefficient / childCoefficient
    let offset = -reduced.constant / childCoefficient
    let node = nodes.base + Int(child)
    let lower = node.pointee.lower
    let upper = node.pointee.upper
    let lowerRow = node.pointee.lowerRow
    let upperRow = node.pointee.upperRow
    node.pointee.parent = parent
    node.pointee.multiplier = multiplier
    node.pointee.offset = offset
    node.pointee.stepRow = index
    node.pointee.time = Int32(truncatingIfNeeded: steps.count)
    nodes.base[Int(parent)].weight += node.pointee.weight
    steps.append(child)
    if lowerRow >= 0 {
      let value = (lower - offset) / multiplier
      if multiplier > 0 {
        raiseLower(of: parent, to: value, by: lowerRow, in: store)
      } else {
        reduceUpper(of: parent, to: value, by: lowerRow, in: store)
      }
    }
    if upperRow >= 0 {
      let value = (upper - offset) / multiplier
      if multiplier > 0 {
        reduceUpper(of: parent, to: value, by: upperRow, in: store)
      } else {
        raiseLower(of: parent, to: value, by: upperRow, in: store)
      }
    }
    if lowerRow >= 0 || upperRow >= 0 { closeInterval(of: parent, in: store) }
    if node.pointee.firstWatch >= 0 { wake(child, in: store) }
  }
}

extension RowStore {
  /// Whether a row is of a higher level than another one.
  @inline(__always)
  func isAbove(_ index: Int32, _ other: Int32) -> Bool {
    rows.base[Int(index)].level > rows.base[Int(other)].level
  }
}
