/// Changes that are worked into a proved solution without solving the component anew.
///
/// The multipliers prove the solution the only optimum. They stay right when tight rows without
/// a multiplier are exchanged for other equalities, as long as every other row keeps its status:
/// holds, or does not hold and is on the same side. So an exchange of rows needs the new values of
/// what depends on them, a look at the rows that these values are in, and no more. Whatever is not
/// so simple is left to the elimination.
extension Solver {
  /// Queues a row that was just activated. Gives false where its component is to be solved.
  func queueActivated(_ index: Int32, first variable: Int32) -> Bool {
    if repairPause > 0 || !states.base[Int(variable)].isProved { return false }
    pendingRows.append(index)
    return true
  }

  /// Queues a row that was just deactivated. Gives false where its component is to be solved.
  ///
  /// - Parameter row: the row as it was.
  func queueDeactivated(_ index: Int32, _ row: Row) -> Bool {
    if repairPause > 0 || row.has(Row.broken) { return false }
    // A row that never was part of a solution leaves none.
    if row.sequence > solvedSequence { return true }
    if row.isMarked(Row.unmet | Row.pulled | Row.closing) { return false }
    for position in row.termStart..<(row.termStart + row.termCount)
    where !states[store.terms[position].variable].isProved { return false }
    if isTight(index) {
      if !states[owner[index]].isMatchTried { match(around: owner[index]) }
      let variable = owner[index]
      if !states[variable].isMatched { return false }
      basis[variable] = Self.noRow
      freed.append(variable)
      pendingVariables.append(variable)
    }
    for position in row.termStart..<(row.termStart + row.termCount) {
      pendingVariables.append(store.terms[position].variable)
    }
    return true
  }

  /// Whether something waits for a repair.
  var isRepairPending: Bool { pendingRows.count > 0 || pendingVariables.count > 0 }

  /// Works in what is queued, or queues the components for the elimination.
  func repairOrQueue() {
    prepareWork()
    prepareScratch()
    search.changed.removeAll()
    if dirty.count == 0, exchangeRows(), moveValues() {
      repairCount += 1
      nextRepairPause = 1
      motions.removeAll()
      for position in 0..<movedRows.count {
        store.rows.base[Int(movedRows[position])].flags &= ~Row.moved
      }
      movedRows.removeAll()
    } else {
      if dirty.count == 0 {
        // The next changes are likely of the kind that failed.
        repairPause = nextRepairPause
        nextRepairPause = min(2 * nextRepairPause, 16)
      }
      queuePending()
    }
    for position in 0..<pendingRows.count {
      store.rows.base[Int(pendingRows[position])].marks &= ~Row.candidate
    }
    pendingRows.removeAll()
    pendingVariables.removeAll()
    freed.removeAll()
  }

  private func queuePending() {
    for position in 0..<pendingVariables.count where states[pendingVariables[position]].isAlive {
      markDirty(pendingVariables[position])
    }
    for position in 0..<pendingRows.count { markRowDirty(pendingRows[position]) }
    for position in 0..<search.changed.count { markDirty(search.changed[position]) }
  }

  /// Finds a tight row for each variable that lost its own.
  private func exchangeRows() -> Bool {
    for position in 0..<pendingRows.count {
      let index = pendingRows[position]
      let row = store.rows.base + Int(index)
      if !row.pointee.has(Row.active) { continue }
      let start = Int(row.pointee.termStart)
      for place in start..<(start + Int(row.pointee.termCount))
      where !states[store.terms[place].variable].isProved { return false }
      row.pointee.marks = row.pointee.relation == 0 ? Row.candidate : 0
    }
    for position in 0..<freed.count {
      let variable = freed[position]
      // A variable that is gone, or whose place another one took, needs none.
      if basis[variable] != Self.noRow || !states[variable].isAlive { continue }
      if !findRow(for: variable) { return false }
    }
    for position in 0..<search.changed.count {
      states.base[Int(search.changed[position])].isOutsideForest = true
    }
    return true
  }

  /// Computes what the exchanges move, and looks whether the other rows keep their status. Gives
  /// false, and leaves the values alone, where they do not.
  private func moveValues() -> Bool {
    let isExchange = search.changed.count > 0
    for position in 0..<movedRows.count {
      let index = movedRows[position]
      let row = store.rows[index]
      if !row.has(Row.active) { continue }
      if !states[store.terms[row.termStart].variable].isProved { return false }
      if isTight(index) { search.changed.append(owner[index]) }
    }
    if !findDependents(of: search.changed, isExact: isExchange) { return false }
    oldValues.removeAll()
    for position in 0..<order.variables.count {
      oldValues.append(values[order.variables[position]])
    }
    if computeInOrder(into: values.base), areRowsUnchanged() {
      for position in 0..<order.variables.count {
        let variable = order.variables[position]
        if values[variable] != oldValues[position] { changed.append(variable) }
      }
      return true
    }
    for position in 0..<order.variables.count {
      values[order.variables[position]] = oldValues[position]
    }
    return false
  }

  private func areRowsUnchanged() -> Bool {
    for position in 0..<order.variables.count
    where !(abs(values[order.variables[position]]) < 1e15) { return false }
    for position in 0..<order.looseRows.count where !keepsStatus(order.looseRows[position]) {
      return false
    }
    for position in 0..<pendingRows.count {
      let index = pendingRows[position]
      if store.rows[index].has(Row.active), !isTight(index), !keepsStatus(index) { return false }
    }
    for position in 0..<movedRows.count {
      let index = movedRows[position]
      if store.rows[index].has(Row.active), !isTight(index), !keepsStatus(index) { return false }
    }
    return true
  }

  /// Whether a row that is not tight holds, or fails to hold, as it did at the last solve.
  private func keepsStatus(_ index: Int32) -> Bool {
    let row = store.rows.base + Int(index)
    if holds(index) {
      if row.pointee.isMarked(Row.unmet) { return false }
      // What holds a tight row from the other side must still do so.
      if !row.pointee.isMarked(Row.closing) { return true }
      let error = store.error(of: index, at: values.base)
      return abs(error) <= 1e-9 * store.magnitude(of: index, at: values.base)
    }
    if !row.pointee.isMarked(Row.unmet) { return false }
    return (store.error(of: index, at: values.base) > 0) == row.pointee.isMarked(Row.unmetAbove)
  }
}
