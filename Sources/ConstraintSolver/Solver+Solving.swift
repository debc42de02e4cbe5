extension Solver {
  /// Makes one optimisation of everything that was queued since the last one.
  public func solve() {
    if hasFlushed { hasFlushed = false } else { changed.removeAll() }
    flush()
  }

  /// Solves what is queued for a question about the result; the next solve reports what changed.
  func flushForQuestion() {
    if dirty.count == 0 && !areEmptyRowsDirty && movedRows.count == 0 && !isRepairPending { return }
    if !hasFlushed { changed.removeAll() }
    hasFlushed = true
    flush()
  }

  /// Solves what is queued.
  private func flush() {
    if areEmptyRowsDirty {
      areEmptyRowsDirty = false
      checkEmptyRows()
    }
    if isRepairPending { repairOrQueue() }
    if movedRows.count > 0 { followMovedRows() }
    solvedSequence = store.lastSequence
    if dirty.count == 0 { return }
    if repairPause > 0 { repairPause -= 1 }
    motions.removeAll()
    prepareWork()
    collectDirty()
    for index in 0..<allVariables.count {
      let variable = Int(allVariables[index])
      states.base[variable].isDirty = false
      states.base[variable].isSuspect = false
      states.base[variable].isOutsideForest = false
      states.base[variable].isProved = false
      states.base[variable].isMatched = false
      states.base[variable].isMatchTried = false
      states.base[variable].isEntangled = false
    }
    dirty.removeAll()
    dropConflictsOfDirty()
    forest.eliminate(allVariables.elements, by: allRows.elements, in: store)
    readForest()
    prove()
    for index in 0..<oldValues.count {
      let variable = allVariables[index]
      if values[variable] != oldValues[index] { changed.append(variable) }
    }
  }

  func prepareWork() {
    let count = states.count
    basis.reserve(count)
    while basis.count < count { basis.append(ForestNode.pin(Int32(basis.count))) }
    weights.resize(to: count, filling: 0)
    rowMark.resize(to: store.rows.count, filling: false)
    owner.resize(to: store.rows.count, filling: 0)
    forest.prepare(variableCount: count, rowCount: store.rows.count)
  }

  /// Makes room for what only some layouts need: whatever is not touched stays out of the caches.
  func prepareScratch() {
    let count = states.count
    localIndex.resize(to: count, filling: -1)
    localRow.resize(to: store.rows.count, filling: -1)
    ranges.resize(to: count, filling: ValueRange(lower: -.infinity, upper: .infinity))
    order.prepare(variableCount: count)
  }

  /// Forgets the conflicts of the rows at hand.
  private func dropConflictsOfDirty() {
    if conflictRecords.isEmpty { return }
    for index in 0..<allRows.count { rowMark[allRows[index]] = true }
    conflictRecords.removeAll { [mark = rowMark.base] in mark[Int($0.broken)] }
    for index in 0..<allRows.count {
      rowMark[allRows[index]] = false
      store.rows.base[Int(allRows[index])].flags &= ~Row.broken
    }
  }

  /// Takes the values and the tight rows from the forest.
  private func readForest() {
    let values = values.base
    let nodes = forest.nodes.base
    oldValues.removeAll()
    oldValues.reserve(allVariables.count)
    for index in 0..<allVariables.count { oldValues.append(values[Int(allVariables[index])]) }
    for step in stride(from: forest.steps.count - 1, through: 0, by: -1) {
      let variable = Int(forest.steps[step])
      let node = nodes + variable
      let parent = node.pointee.parent
      let value =
        parent >= 0
        ? node.pointee.multiplier * values[Int(parent)] + node.pointee.offset
        : node.pointee.offset
      // Positive zero, so that equal layouts are equal in print.
      values[variable] = value + 0
      basis.base[variable] = node.pointee.stepRow
      if node.pointee.stepRow >= 0 {
        owner.base[Int(node.pointee.stepRow)] = Int32(truncatingIfNeeded: variable)
      }
    }
  }

  /// Proves the vertex of the forest optimal, component by component, and improves those for
  /// which it cannot.
  private func prove() {
    suspects.removeAll()
    pulls.removeAll()
    for index in 0..<allRows.count {
      let handle = allRows[index]
      let row = store.rows.base + Int(handle)
      row.pointee.marks = 0
      if holds(handle) { continue }
      row.pointee.marks = Row.unmet
      if row.pointee.level >= 1000 {
        suspects.append(store.terms[row.pointee.termStart].variable)
      } else {
        pulls.append(handle)
      }
    }
    // The rows come by level, so those that pull do, too.
    var slopes: [LevelSlopes] = []
    var seeds: [Int32] = []
    var position = 0
    while position < pulls.count {
      let level = store.rows[pulls[position]].level
      seeds.removeAll(keepingCapacity: true)
      while position < pulls.count, store.rows[pulls[position]].level == level {
        let row = store.rows[pulls[position]]
        let sign = store.error(of: pulls[position], at: values.base) > 0 ? 1.0 : -1.0
        if sign > 0 { store.rows.base[Int(pulls[position])].marks |= Row.unmetAbove }
        for place in row.termStart..<(row.termStart + row.termCount) {
          let term = store.terms[place]
          seeds.append(term.variable)
          weights[term.variable] += sign * term.coefficient
        }
        position += 1
      }
      slopes.append(
        LevelSlopes(
          level: level, slopes: forest.slopes(of: weights.base, seeds: seeds, in: store)))
    }
    for time in 0..<forest.steps.count {
      let variable = forest.steps[time]
      if forest.isProved(time, levels: slopes, in: store) {
        states.base[Int(variable)].determination = .determined
        states.base[Int(variable)].isProved = true
        if forest.nodes.base[Int(variable)].isClosed { noteClosing(of: variable) }
      } else {
        suspects.append(variable)
      }
    }
    if suspects.count > 0 { prepareScratch() }
    for index in 0..<suspects.count where !states[suspects[index]].isSuspect {
      let variable = suspects[index]
      if !hasActiveRow(variable) {
        states.base[Int(variable)].determination = .free
        ranges[variable] = ValueRange(lower: -.infinity, upper: .infinity)
        continue
      }
      collectComponent(of: variable)
      for position in 0..<componentVariables.count {
        states.base[Int(componentVariables[position])].isSuspect = true
        states.base[Int(componentVariables[position])].isOutsideForest = true
        states.base[Int(componentVariables[position])].isProved = false
      }
      improve()
    }
  }

  /// Marks the row that holds a tight row from the other side.
  private func noteClosing(of variable: Int32) {
    let node = forest.nodes.base + Int(variable)
    let tight = node.pointee.stepRow
    let other = tight == node.pointee.lowerRow ? node.pointee.upperRow : node.pointee.lowerRow
    store.rows.base[Int(other)].marks |= Row.closing
    if isAlone(variable, in: tight), isAlone(variable, in: other) { return }
    // That the other row depends on nothing else rests on the order of elimination.
    entangle(tight)
    entangle(other)
  }

  /// Whether a row has no other variable.
  private func isAlone(_ variable: Int32, in index: Int32) -> Bool {
    let row = store.rows.base + Int(index)
    return row.pointee.termCount == 1
      && store.terms.base[Int(row.pointee.termStart)].variable == variable
  }

  private func entangle(_ index: Int32) {
    let row = store.rows[index]
    for position in row.termStart..<(row.termStart + row.termCount) {
      states.base[Int(store.terms[position].variable)].isEntangled = true
    }
  }

  private func hasActiveRow(_ variable: Int32) -> Bool {
    var entry = store.firstTerm[variable]
    while entry >= 0 {
      let term = store.terms[entry]
      if store.rows[term.row].has(Row.active) { return true }
      entry = term.next
    }
    return false
  }

  /// Whether a row holds up to rounding.
  @inline(__always)
  func holds(_ index: Int32) -> Bool {
    let error = store.error(of: index, at: values.base)
    let relation = store.rows.base[Int(index)].relation
    if relation > 0 ? error >= -1e-9 : relation < 0 ? error <= 1e-9 : abs(error) <= 1e-9 {
      return true
    }
    return abs(error) <= 1e-9 * store.magnitude(of: index, at: values.base)
  }

  /// Goes on from the vertex of the forest to the optimum of the component at hand.
  private func improve() {
    sortComponentRows()
    let simplex = makeSimplex()
    simplex.optimizeLevels()
    let isOpen = simplex.isOpen
    if isOpen { simplex.chooseOptimum() }
    carefulPivotCount += simplex.carefulPivotCount
    for index in 0..<componentVariables.count {
      let variable = componentVariables[index]
      values[variable] = simplex.values[index] + 0
      let row = simplex.slotRow[index]
      basis[variable] =
        row < simplex.rowCount
        ? componentRows[row]
        : ForestNode.pin(componentVariables[row - Int32(simplex.rowCount)])
      if row < simplex.rowCount { owner[componentRows[row]] = variable }
    }
    for conflict in simplex.conflicts {
      let broken = componentRows[conflict.broken]
      store.rows.base[Int(broken)].flags |= Row.broken
      conflictRecords.append(
        ConflictRecord(rows: conflict.rows.map { componentRows[$0] }, broken: broken))
    }
    let determination: Determination = isOpen ? .unknown : .determined
    for index in 0..<componentVariables.count {
      states.base[Int(componentVariables[index])].determination = determination
    }
  }

  func sortComponentRows() {
    componentRows.sort { [rows = store.rows.base] in
      rows[Int($0)].sequence < rows[Int($1)].sequence
    }
  }

  private static var largestShared: Int { 256 }

  func makeSimplex() -> Simplex {
    // Layouts that need this have it in many small components: those share their memory.
    let simplex = componentVariables.count <= Self.largestShared ? sharedSimplex : Simplex()
    simplex.load(
      variables: componentVariables.elements, rows: componentRows.elements, store: store,
      localIndex: localIndex.base, basis: basis.base, localRow: localRow.base)
    if let pivotAllowance { simplex.pivotAllowance = pivotAllowance }
    return simplex
  }

  /// Finds conflicts of constraints without terms.
  private func checkEmptyRows() {
    conflictRecords.removeAll { [rows = store.rows.base] in
      rows[Int($0.broken)].termCount == 0
    }
    var index = store.firstActive
    while index >= 0 {
      let row = store.rows[index]
      if row.termCount == 0, row.level >= 1000 {
        let relation = row.relation
        let constant = row.constant
        let holds = relation > 0 ? constant >= 0 : relation < 0 ? constant <= 0 : constant == 0
        if holds {
          store.rows.base[Int(index)].flags &= ~Row.broken
        } else {
          store.rows.base[Int(index)].flags |= Row.broken
          conflictRecords.append(ConflictRecord(rows: [index], broken: index))
        }
      }
      index = row.next
    }
  }
}
