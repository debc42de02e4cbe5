extension Forest {
  /// Uses the rows of a soft level that end on single roots: for each root the minimisers of the
  /// sum of their errors inside of its interval, a one-dimensional convex problem.
  func settleSingles(in store: borrowing RowStore) {
    if singles.count == 0 { return }
    groupRoots.removeAll()
    for position in 0..<singles.count {
      let index = singles[position]
      let reduced = reduce(index, in: store)
      if reduced.count != 1 { continue }
      let root = reduced.root0
      groupNext[index] = -1
      if groupFirst[root] < 0 {
        groupFirst[root] = index
        groupRoots.append(root)
      } else {
        groupNext[groupLast[root]] = index
      }
      groupLast[root] = index
    }
    for position in 0..<groupRoots.count {
      let root = groupRoots[position]
      let first = groupFirst[root]
      groupFirst[root] = -1
      settleGroup(first, on: root, in: store)
      drainQueues(in: store)
    }
  }

  private func settleGroup(_ first: Int32, on root: Int32, in store: borrowing RowStore) {
    if groupNext[first] < 0 || nodes[root].parent != ForestNode.root {
      var index = first
      while index >= 0 {
        let reduced = reduce(index, in: store)
        if reduced.count == 1 { settle(index, reduced, in: store) }
        index = groupNext[index]
      }
      return
    }
    var points: [BreakPoint] = []
    var slope = 0.0
    var index = first
    while index >= 0 {
      let reduced = reduce(index, in: store)
      let weight = abs(reduced.coefficient0)
      let value = -reduced.constant / reduced.coefficient0
      let relation = store.rows.base[Int(index)].relation
      let bound = reduced.coefficient0 > 0 ? relation : -relation
      if bound >= 0 { slope -= weight }
      points.append(
        BreakPoint(value: value, change: bound == 0 ? 2 * weight : weight, row: index))
      index = groupNext[index]
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
