extension Forest {
  /// Uses the rows of a soft level that end on single roots: for each root the minimisers of the
  /// sum of their errors inside of its interval, a one-dimensional convex problem.
  func settleSingles(in store: borrowing RowStore) {
    if singles.count == 0 { return }
    groupRoots.removeAll()
    groupNext.resize(to: singles.count, filling: -1)
    singleConstant.resize(to: singles.count, filling: 0)
    singleCoefficient.resize(to: singles.count, filling: 0)
    for position in 0..<singles.count {
      let index = singles[position]
      let reduced = reduce(index, in: store)
      if reduced.count != 1 { continue }
      let root = reduced.root0
      singleConstant[position] = reduced.constant
      singleCoefficient[position] = reduced.coefficient0
      groupNext[position] = -1
      let place = Int32(truncatingIfNeeded: position)
      if groupFirst[root] < 0 {
        groupFirst[root] = place
        groupRoots.append(root)
      } else {
        groupNext[groupLast[root]] = place
      }
      groupLast[root] = place
    }
    for position in 0..<groupRoots.count {
      let root = groupRoots[position]
      let first = groupFirst[root]
      groupFirst[root] = -1
      settleGroup(first, on: root, in: store)
      drainQueues(in: store)
    }
  }

  /// Uses the rows of one root: places in the list of singles.
  private func settleGroup(_ first: Int32, on root: Int32, in store: borrowing RowStore) {
    if nodes[root].parent != ForestNode.root {
      // Another group took the root away.
      var place = first
      while place >= 0 {
        let index = singles[place]
        let reduced = reduce(index, in: store)
        if reduced.count == 1 { settle(index, reduced, in: store) }
        place = groupNext[place]
      }
      return
    }
    // As long as the root is one, so is what the rows were reduced to.
    if groupNext[first] < 0 {
      var reduced = ReducedRow()
      reduced.count = 1
      reduced.root0 = root
      reduced.constant = singleConstant[first]
      reduced.coefficient0 = singleCoefficient[first]
      settle(singles[first], reduced, in: store)
      return
    }
    var points: [BreakPoint] = []
    var slope = 0.0
    var place = first
    while place >= 0 {
      let index = singles[place]
      let coefficient = singleCoefficient[place]
      let weight = abs(coefficient)
      let value = -singleConstant[place] / coefficient
      let relation = store.rows.base[Int(index)].relation
      let bound = coefficient > 0 ? relation : -relation
      if bound >= 0 { slope -= weight }
      points.append(
        BreakPoint(value: value, change: bound == 0 ? 2 * weight : weight, row: index))
      place = groupNext[place]
    }
    points.sort {
      $0.value != $1.value ? $0.value < $1.value : store.precedes($0.row, $1.row)
    }
    // The minimisers are between the last point before which the slope is negative and the first
    // one after which it is positive.
    let tolerance = 1e-9 * points.reduce(0) { $0 + $1.change }
    for point in points {
      let before = slope
      slope += point.change
      if before < -tolerance, slope >= -tolerance {
        raiseLower(of: root, to: point.value, by: point.row, in: store)
      }
      if before <= tolerance, slope > tolerance {
        reduceUpper(of: root, to: point.value, by: point.row, in: store)
        break
      }
    }
    closeInterval(of: root, in: store)
  }
}

/// Where the slope of a sum of errors changes.
private struct BreakPoint {
  var value: Double
  var change: Double
  var row: Int32
}
