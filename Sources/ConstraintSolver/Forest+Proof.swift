/// The pull of the rows of one level that do not hold, on the tight rows.
struct LevelSlopes {
  var level: Double
  /// By step: how the sum of the errors of the level changes as the error of the tight row rises.
  var slopes: [Double]
}

extension Forest {
  /// How small a slope counts as none: rows parallel but for 1.00001 make slopes of 1e-10.
  static let slopeTolerance = 1e-11

  /// Computes how a weighted sum of variables changes as the errors of the tight rows rise: the
  /// elimination run backwards. Marks the rows for which it does.
  ///
  /// - Parameter weights: by variable; all zero again afterwards.
  func slopes(
    of weights: UnsafeMutablePointer<Double>, seeds: [Int32], in store: borrowing RowStore
  ) -> [Double] {
    let nodes = self.nodes.base
    var result = [Double](repeating: 0, count: steps.count)
    // From the values to the offsets: each offset moves what is below it in the forest.
    var latest: Int32 = -1
    for seed in seeds {
      var node = Int(seed)
      var weight = weights[node]
      weights[node] = 0
      if weight == 0 { continue }
      while true {
        pending[node] += weight
        latest = max(latest, nodes[node].time)
        let parent = nodes[node].parent
        if parent < 0 { break }
        weight *= nodes[node].multiplier
        node = Int(parent)
      }
    }
    var time = latest
    while time >= 0 {
      let node = Int(steps[time])
      let weight = pending[node]
      if weight != 0 {
        pending[node] = 0
        result[Int(time)] = spread(weight, from: node, at: time, in: store)
        let row = nodes[node].stepRow
        if row >= 0 { store.rows.base[Int(row)].marks |= Row.pulled }
      }
      time -= 1
    }
    return result
  }

  /// Hands the weight of an eliminated node on to what its row is made of. Gives the weight of
  /// the row.
  private func spread(
    _ weight: Double, from eliminated: Int, at time: Int32, in store: borrowing RowStore
  ) -> Double {
    let nodes = self.nodes.base
    let code = nodes[eliminated].stepRow
    if code < 0 {
      // The pin of a variable below the node.
      var node = Int(-2 - code)
      var factor = 1.0
      while node != eliminated {
        factor *= nodes[node].multiplier
        node = Int(nodes[node].parent)
      }
      let rowWeight = weight / factor
      node = Int(-2 - code)
      var share = -rowWeight
      while node != eliminated {
        pending[node] += share
        share *= nodes[node].multiplier
        node = Int(nodes[node].parent)
      }
      return rowWeight
    }
    let row = store.rows.base + Int(code)
    let terms = store.terms.base + Int(row.pointee.termStart)
    let count = Int(row.pointee.termCount)
    let pivot = pivot(of: eliminated, at: time, terms: terms, count: count)
    let rowWeight = weight / pivot
    for position in 0..<count {
      var node = Int(terms[position].variable)
      var share = -rowWeight * terms[position].coefficient
      while nodes[node].time < time {
        pending[node] += share
        let parent = nodes[node].parent
        if parent < 0 { break }
        share *= nodes[node].multiplier
        node = Int(parent)
      }
    }
    return rowWeight
  }

  /// The coefficient that a row had on the node that it eliminated.
  private func pivot(
    of eliminated: Int, at time: Int32, terms: UnsafeMutablePointer<RowTerm>, count: Int
  ) -> Double {
    let nodes = self.nodes.base
    var pivot = 0.0
    for position in 0..<count {
      var node = Int(terms[position].variable)
      var factor = terms[position].coefficient
      while nodes[node].time < time, nodes[node].parent >= 0 {
        factor *= nodes[node].multiplier
        node = Int(nodes[node].parent)
      }
      if node == eliminated { pivot += factor }
    }
    return pivot
  }

  /// Computes how the offsets change as the error of one tight row rises, the other tight rows
  /// staying tight: `changes` by variable, for the variables of `order`, which are in order of
  /// elimination.
  func changes(
    along tightRow: Int32, order: UnsafeBufferPointer<Int32>,
    into changes: UnsafeMutablePointer<Double>, in store: borrowing RowStore
  ) {
    let nodes = self.nodes.base
    for variable in order {
      let eliminated = Int(variable)
      let time = nodes[eliminated].time
      let code = nodes[eliminated].stepRow
      var sum = code == tightRow ? -1.0 : 0
      var pivot = 0.0
      if code < 0 {
        var node = Int(-2 - code)
        var factor = 1.0
        while node != eliminated {
          sum += factor * changes[node]
          factor *= nodes[node].multiplier
          node = Int(nodes[node].parent)
        }
        pivot = factor
      } else {
        let row = store.rows.base + Int(code)
        let start = Int(row.pointee.termStart)
        for position in start..<(start + Int(row.pointee.termCount)) {
          var node = Int(store.terms.base[position].variable)
          var factor = store.terms.base[position].coefficient
          while nodes[node].time < time {
            sum += factor * changes[node]
            let parent = nodes[node].parent
            if parent < 0 { break }
            factor *= nodes[node].multiplier
            node = Int(parent)
          }
          if node == eliminated { pivot += factor }
        }
      }
      changes[eliminated] = sum == 0 ? 0 : -sum / pivot
    }
    // From the offsets to the values, from the roots down.
    for variable in order.reversed() {
      let parent = nodes[Int(variable)].parent
      if parent >= 0 {
        changes[Int(variable)] += nodes[Int(variable)].multiplier * changes[Int(parent)]
      }
    }
  }

  /// Whether the vertex is proved to be the one optimum as far as a step is concerned.
  ///
  /// Every change of the error of its tight row must make the highest level that it changes
  /// worse. A row that nothing pulls may still be held by a second inequality on the same root,
  /// which at that step depends on earlier steps only: then, going through the steps in order,
  /// no direction is left.
  func isProved(_ time: Int, levels: [LevelSlopes], in store: borrowing RowStore) -> Bool {
    let node = nodes.base + Int(steps[time])
    let code = node.pointee.stepRow
    if code < 0 { return false }
    let relation = store.rows.base[Int(code)].relation
    let level = store.rows.base[Int(code)].level
    if level >= 1000, relation == 0 { return true }
    let isClosed = node.pointee.isClosed
    return isLocked(1, time, level, relation <= 0, levels, isClosed)
      && isLocked(-1, time, level, relation >= 0, levels, isClosed)
  }

  private func isLocked(
    _ sign: Double, _ time: Int, _ level: Double, _ isCostly: Bool, _ levels: [LevelSlopes],
    _ isClosed: Bool
  ) -> Bool {
    var isOwnCostLeft = isCostly
    for entry in levels {
      if isOwnCostLeft, level > entry.level { return true }
      let ownCost = isOwnCostLeft && level == entry.level ? 1.0 : 0
      if level == entry.level { isOwnCostLeft = false }
      let cost = ownCost + sign * entry.slopes[time]
      if cost > Self.slopeTolerance { return true }
      if cost < -Self.slopeTolerance { return false }
    }
    // The second inequality holds the side on which the tight one does not.
    return isOwnCostLeft || (isClosed && !isCostly)
  }
}
