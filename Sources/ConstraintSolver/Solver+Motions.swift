extension Solver {
  /// Follows rows whose constants changed along the derivatives, or queues their components.
  func followMovedRows() {
    for position in 0..<movedRows.count {
      let index = movedRows[position]
      let row = store.rows[index]
      if !row.has(Row.active) || !row.has(Row.moved) { continue }
      // With other changes queued the component may be another one by now.
      let isFollowed = dirty.count == 0 && follow(index, to: row.constant)
      store.rows.base[Int(index)].flags &= ~Row.moved
      if !isFollowed { markDirty(store.terms[row.termStart].variable) }
    }
    movedRows.removeAll()
  }

  /// Moves the values along. Gives whether the tight set stays optimal.
  private func follow(_ index: Int32, to constant: Double) -> Bool {
    guard let motion = motion(of: index) else { return false }
    if constant < motion.lower || constant > motion.upper { return false }
    if motions.count > 1 {
      // Other motions of the component start from other values now.
      motions.removeAll { $0.component == motion.component && $0.row != index }
    }
    let values = values.base
    let delta = constant - motion.base
    let moved = motion.moved.base
    let count = motion.moved.count
    changed.reserve(changed.count + count)
    for position in 0..<count {
      let entry = moved + position
      let variable = Int(entry.pointee.variable)
      let value = entry.pointee.start + entry.pointee.rate * delta
      if values[variable] != value {
        values[variable] = value
        changed.append(entry.pointee.variable)
      }
    }
    return true
  }

  /// The motion of a row, which is made where there is none; nil where the component has a
  /// conflict.
  private func motion(of index: Int32) -> Motion? {
    for motion in motions where motion.row == index { return motion }
    prepareWork()
    prepareScratch()
    if motions.count >= 8 { motions.removeFirst() }
    guard let motion = makeMotion(of: index) else { return nil }
    motions.append(motion)
    return motion
  }

  private func makeMotion(of index: Int32) -> Motion? {
    let row = store.rows[index]
    collectComponent(of: store.terms[row.termStart].variable)
    for position in 0..<componentRows.count
    where store.rows[componentRows[position]].has(Row.broken) { return nil }
    let motion = Motion(
      row: index, component: componentVariables[0],
      base: row.has(Row.moved) ? row.solved : row.constant)
    var isTight = false
    for position in 0..<componentVariables.count {
      let code = basis[componentVariables[position]]
      if code == index { isTight = true }
      if code >= 0 { rowMark[code] = true }
    }
    if isTight { computeRates(of: index) }
    for position in 0..<componentVariables.count {
      let variable = componentVariables[position]
      let rate = weights[variable]
      if rate == 0 { continue }
      motion.moved.append(
        MovedVariable(start: values[variable], rate: rate, variable: variable))
    }
    for position in 0..<componentRows.count {
      let other = componentRows[position]
      if rowMark[other] { continue }
      limit(motion, by: other)
    }
    for position in 0..<componentVariables.count {
      let variable = componentVariables[position]
      let rate = weights[variable]
      weights[variable] = 0
      let code = basis[variable]
      if code >= 0 { rowMark[code] = false }
      // Where the choice among optima counts, a variable at zero is a place where it turns.
      if rate != 0, states[variable].determination != .determined {
        motion.limit(error: values[variable], rate: rate)
      }
    }
    return motion
  }

  /// Ends the interval of a motion where a row changes sides.
  private func limit(_ motion: Motion, by index: Int32) {
    let row = store.rows[index]
    var rate = index == motion.row ? 1.0 : 0
    var error = index == motion.row ? motion.base : row.has(Row.moved) ? row.solved : row.constant
    var size = 1 + abs(error)
    for position in row.termStart..<(row.termStart + row.termCount) {
      let term = store.terms[position]
      rate += term.coefficient * weights[term.variable]
      error += term.coefficient * values[term.variable]
      size += abs(term.coefficient * values[term.variable])
    }
    if abs(rate) < 1e-12 { return }
    // A row that just holds may be what determines a variable: it ends the interval on both sides.
    motion.limit(error: abs(error) <= 1e-9 * size ? 0 : error, rate: rate)
  }

  /// Fills `weights` with the changes of the variables of the component along the constant of a
  /// tight row.
  private func computeRates(of index: Int32) {
    if computeRatesInOrder(of: index) { return }
    var isOutsideForest = false
    for position in 0..<componentVariables.count
    where states[componentVariables[position]].isOutsideForest { isOutsideForest = true }
    if !isOutsideForest {
      bucketed.removeAll()
      for position in 0..<componentVariables.count { bucketed.append(componentVariables[position]) }
      bucketed.sort { [nodes = forest.nodes.base] in nodes[Int($0)].time < nodes[Int($1)].time }
      // The error that the tight row keeps at zero contains the constant.
      forest.changes(along: index, order: bucketed.elements, into: weights.base, in: store)
      for position in 0..<componentVariables.count {
        weights[componentVariables[position]] = -weights[componentVariables[position]]
      }
      return
    }
    for position in 0..<componentRows.count { rowMark[componentRows[position]] = false }
    sortComponentRows()
    let simplex = makeSimplex()
    simplex.factorize()
    let slot = Int(simplex.slotOf[localRow[index]])
    simplex.computeDirection(slot: slot, sign: -1)
    for position in 0..<componentVariables.count {
      let rate = simplex.direction[position]
      weights[componentVariables[position]] = abs(rate) < 1e-13 ? 0 : rate
      let code = basis[componentVariables[position]]
      if code >= 0 { rowMark[code] = true }
    }
  }

  /// The same where the tight rows are matched with variables. Gives whether they are.
  private func computeRatesInOrder(of index: Int32) -> Bool {
    if !states[owner[index]].isMatched || !isTight(index) { return false }
    search.changed.removeAll()
    search.changed.append(owner[index])
    if !findDependents(of: search.changed, isExact: false) { return false }
    if computeInOrder(into: weights.base, movedRow: index) { return true }
    for position in 0..<order.variables.count { weights[order.variables[position]] = 0 }
    return false
  }

  /// How the value of a variable changes with the value suggested for another one.
  ///
  /// - Returns: nil where the second variable has no edit, or its component has a conflict.
  public func derivative(of v: Variable, along edited: Variable) -> Derivative? {
    flushForQuestion()
    guard isAlive(v), isAlive(edited), states[edited.index].editRow >= 0 else { return nil }
    guard let motion = motion(of: states[edited.index].editRow) else { return nil }
    var rate = 0.0
    for position in 0..<motion.moved.count where motion.moved[position].variable == v.index {
      rate = -motion.moved[position].rate
    }
    return Derivative(rate: rate, lowerBound: -motion.upper, upperBound: -motion.lower)
  }
}

/// How a value changes with a suggested one.
public struct Derivative: Hashable, Sendable {
  /// The change of the value for each unit of the suggested one.
  public let rate: Double
  /// The least suggestion for which the rate is this one: the next breakpoint downwards, or
  /// negative infinity. Where the suggestion is at a breakpoint, both bounds may be there.
  public let lowerBound: Double
  /// The greatest suggestion for which the rate is this one: the next breakpoint upwards, or
  /// infinity.
  public let upperBound: Double
}
