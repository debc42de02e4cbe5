extension Solver {
  /// The variables whose values the last solve changed, in no particular but repeatable order.
  public var changedVariables: [Variable] {
    (0..<changed.count).map { Variable(index: Int(changed[$0])) }
  }

  /// The conflicts among required constraints, by activation of the broken ones.
  public var conflicts: [Conflict] {
    flushForQuestion()
    let rows = store.rows.base
    let records = conflictRecords.sorted {
      rows[Int($0.broken)].sequence < rows[Int($1.broken)].sequence
    }
    return records.map { record in
      Conflict(
        constraints: record.rows.map { Constraint(index: Int($0)) },
        broken: Constraint(index: Int(record.broken)))
    }
  }

  /// The active constraints below the required strength that do not hold, in order of
  /// activation.
  public var unmetConstraints: [UnmetConstraint] {
    flushForQuestion()
    var result: [UnmetConstraint] = []
    var index = store.firstActive
    while index >= 0 {
      let row = store.rows[index]
      if row.level < 1000, !holds(index) {
        result.append(
          UnmetConstraint(
            constraint: Constraint(index: Int(index)),
            error: store.error(of: index, at: values.base)))
      }
      index = row.next
    }
    return result
  }

  /// The variables that the active constraints do not determine, in order of creation, with the
  /// values that they can take without making any level worse.
  ///
  /// Equally strong constraints that cannot all hold leave a choice, too, unless lower levels
  /// make it.
  public var freeVariables: [FreeVariable] {
    flushForQuestion()
    var free: [Int32] = []
    for index in 0..<Int32(states.count) where states[index].isAlive {
      if determination(of: index) == .free { free.append(index) }
    }
    if isReordered {
      let states = states.base
      free.sort { states[Int($0)].creation < states[Int($1)].creation }
    }
    return free.map {
      FreeVariable(
        variable: Variable(index: Int($0)), lowerBound: ranges[$0].lower,
        upperBound: ranges[$0].upper)
    }
  }

  /// Whether the active constraints leave one value for a variable only.
  public func isDetermined(_ v: Variable) -> Bool {
    flushForQuestion()
    return isAlive(v) && determination(of: Int32(v.index)) == .determined
  }

  private func determination(of index: Int32) -> Determination {
    if states[index].determination == .unknown { analyze(index) }
    return states[index].determination
  }

  /// Finds which variables of a component are free.
  private func analyze(_ index: Int32) {
    prepareWork()
    prepareScratch()
    collectComponent(of: index)
    for position in 0..<componentVariables.count {
      states.base[Int(componentVariables[position])].determination = .determined
    }
    if componentRows.count == 0 {
      states.base[Int(index)].determination = .free
      ranges[index] = ValueRange(lower: -.infinity, upper: .infinity)
      return
    }
    sortComponentRows()
    let simplex = makeSimplex()
    simplex.optimizeLevels(isRepeated: true)
    for range in simplex.ranges() {
      let variable = componentVariables[range.column]
      states.base[Int(variable)].determination = .free
      ranges[variable] = ValueRange(lower: range.lower, upper: range.upper)
    }
  }
}
