extension Solver {
  /// Makes one optimisation of everything that was queued since the last one.
  public func solve() {
    if hasFlushed { hasFlushed = false } else { changed.removeAll() }
    flush()
  }

  /// Solves what is queued.
  private func flush() {
    if areEmptyRowsDirty {
      areEmptyRowsDirty = false
      checkEmptyRows()
    }
    if dirty.count == 0 { return }
    prepareWork()
    var position = 0
    while position < dirty.count {
      let index = dirty[position]
      position += 1
      // A variable that was met with an earlier one is clean by now.
      if states[index].isDirty && states[index].isAlive { solveComponent(of: index) }
    }
    dirty.removeAll()
  }

  /// Solves what is queued for a question about the result; the next solve reports what changed.
  func flushForQuestion() {
    if dirty.count == 0 && !areEmptyRowsDirty { return }
    if !hasFlushed { changed.removeAll() }
    hasFlushed = true
    flush()
  }

  func prepareWork() {
    let count = states.count
    basis.reserve(count)
    while basis.count < count { basis.append(ForestNode.pin(Int32(basis.count))) }
    localIndex.resize(to: count, filling: -1)
    ranges.resize(to: count, filling: ValueRange(lower: -.infinity, upper: .infinity))
    localRow.resize(to: store.rows.count, filling: -1)
    rowMark.resize(to: store.rows.count, filling: false)
    forest.prepare(variableCount: count, rowCount: store.rows.count)
  }

  /// Collects the component of a variable: its variables in order of creation and its active
  /// rows in no order.
  func collectComponent(of start: Int32) {
    componentVariables.removeAll()
    componentRows.removeAll()
    componentVariables.append(start)
    states.base[Int(start)].isMarked = true
    var isSorted = true
    var position = 0
    while position < componentVariables.count {
      let variable = componentVariables[position]
      position += 1
      var entry = store.firstTerm[variable]
      while entry >= 0 {
        let term = store.terms[entry]
        entry = term.next
        if rowMark[term.row] { continue }
        let row = store.rows[term.row]
        if !row.has(Row.active) { continue }
        rowMark[term.row] = true
        componentRows.append(term.row)
        for place in row.termStart..<(row.termStart + row.termCount) {
          let other = store.terms[place].variable
          if states[other].isMarked { continue }
          states.base[Int(other)].isMarked = true
          if other < componentVariables[componentVariables.count - 1] { isSorted = false }
          componentVariables.append(other)
        }
      }
    }
    for index in 0..<componentVariables.count {
      let variable = Int(componentVariables[index])
      states.base[variable].isMarked = false
    }
    for index in 0..<componentRows.count { rowMark[componentRows[index]] = false }
    if isReordered {
      componentVariables.sort { [states = states.base] in
        states[Int($0)].creation < states[Int($1)].creation
      }
    } else if !isSorted {
      componentVariables.sort(by: <)
    }
  }

  private func solveComponent(of start: Int32) {
    collectComponent(of: start)
    var isConflicting = false
    for index in 0..<componentRows.count {
      let row = store.rows.base + Int(componentRows[index])
      if row.pointee.has(Row.broken) { isConflicting = true }
      row.pointee.flags &= ~Row.broken
    }
    if isConflicting {
      for index in 0..<componentRows.count { rowMark[componentRows[index]] = true }
      conflictRecords.removeAll { [mark = rowMark.base] in mark[Int($0.broken)] }
      for index in 0..<componentRows.count { rowMark[componentRows[index]] = false }
    }
    componentRows.sort { [rows = store.rows.base] in rows[Int($0)].precedes(rows[Int($1)]) }
    forest.eliminate(componentVariables.elements, by: componentRows.elements, in: store)
    readForest()
    for index in 0..<componentVariables.count {
      let variable = Int(componentVariables[index])
      states.base[variable].isDirty = false
    }
    if isOptimalWithoutProof {
      setDetermination(.determined)
    } else {
      componentRows.sort { [rows = store.rows.base] in
        rows[Int($0)].sequence < rows[Int($1)].sequence
      }
      improve()
    }
    for index in 0..<componentVariables.count {
      let variable = componentVariables[index]
      if values[variable] != oldValues[index] { changed.append(variable) }
    }
  }

  /// Takes the values and the tight rows from the forest.
  private func readForest() {
    oldValues.removeAll()
    for index in 0..<componentVariables.count {
      oldValues.append(values[componentVariables[index]])
    }
    for step in stride(from: forest.steps.count - 1, through: 0, by: -1) {
      let variable = Int(forest.steps[step])
      let node = forest.nodes.base + variable
      let parent = node.pointee.parent
      values.base[variable] =
        parent >= 0
        ? node.pointee.multiplier * values.base[Int(parent)] + node.pointee.offset
        : node.pointee.offset
      basis.base[variable] = node.pointee.stepRow
    }
  }

  /// Whether every row holds and equalities alone determine every variable.
  private var isOptimalWithoutProof: Bool {
    for index in 0..<componentVariables.count {
      let code = basis[componentVariables[index]]
      if code < 0 || store.rows[code].relation != 0 { return false }
    }
    for index in 0..<componentRows.count where !holds(componentRows[index]) { return false }
    return true
  }

  /// Whether a row holds up to rounding.
  func holds(_ index: Int32) -> Bool {
    let error = store.error(of: index, at: values.base)
    let relation = store.rows[index].relation
    if relation > 0 ? error >= 0 : relation < 0 ? error <= 0 : error == 0 { return true }
    return abs(error) <= 1e-9 * store.magnitude(of: index, at: values.base)
  }

  /// Goes on from the vertex of the forest to the optimum.
  private func improve() {
    let simplex = makeSimplex()
    simplex.optimizeLevels()
    let isOpen = simplex.isOpen
    if isOpen { simplex.chooseOptimum() }
    for index in 0..<componentVariables.count {
      let variable = componentVariables[index]
      // Positive zero, so that equal layouts are equal in print.
      values[variable] = simplex.values[index] + 0
      let row = simplex.slotRow[index]
      basis[variable] =
        row < simplex.rowCount
        ? componentRows[row]
        : ForestNode.pin(componentVariables[row - Int32(simplex.rowCount)])
    }
    for conflict in simplex.conflicts {
      let broken = componentRows[conflict.broken]
      store.rows.base[Int(broken)].flags |= Row.broken
      conflictRecords.append(
        ConflictRecord(rows: conflict.rows.map { componentRows[$0] }, broken: broken))
    }
    setDetermination(isOpen ? .unknown : .determined)
  }

  func makeSimplex() -> Simplex {
    Simplex(
      variables: componentVariables.elements, rows: componentRows.elements, store: store,
      localIndex: localIndex.base, basis: basis.base, localRow: localRow.base)
  }

  private func setDetermination(_ determination: Determination) {
    for index in 0..<componentVariables.count {
      states.base[Int(componentVariables[index])].determination = determination
    }
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
