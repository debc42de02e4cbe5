extension Solver {
  /// Makes a variable. Its value is zero until constraints say otherwise.
  public func makeVariable() -> Variable {
    lastCreation += 1
    variableCount += 1
    let state = VariableState(creation: lastCreation)
    if freeIndices.count > 0 {
      let index = freeIndices.removeLast()
      isReordered = true
      states[index] = state
      values[index] = 0
      if Int(index) < ranges.count {
        ranges[index] = ValueRange(lower: -.infinity, upper: .infinity)
      }
      store.firstTerm[index] = -1
      if Int(index) < basis.count { basis[index] = ForestNode.pin(index) }
      return Variable(index: Int(index))
    }
    states.append(state)
    appendValue()
    store.firstTerm.append(-1)
    return Variable(index: states.count - 1)
  }

  /// Removes a variable with all constraints, active or not, that name it.
  ///
  /// A stale handle is ignored.
  public func removeVariable(_ v: Variable) {
    guard isAlive(v) else { return }
    let index = Int32(v.index)
    while store.firstTerm[index] >= 0 {
      removeRow(store.terms[store.firstTerm[index]].row)
    }
    states.base[v.index].isAlive = false
    states.base[v.index].isDirty = false
    values[index] = 0
    variableCount -= 1
    freeIndices.append(index)
  }

  /// The value of a variable after the last solve, zero for a stale handle.
  @inlinable
  public func value(of v: Variable) -> Double {
    // An index below zero is a great one here.
    UInt(bitPattern: v.index) < UInt(bitPattern: valueCount) ? valueBase[v.index] : 0
  }

  /// Makes room for the value of another variable.
  @inline(__always)
  func appendValue() {
    values.append(0)
    valueBase = values.base
    valueCount = values.count
  }

  /// Whether the solver holds a variable.
  @inline(__always)
  func isAlive(_ v: Variable) -> Bool {
    v.index >= 0 && v.index < states.count && states.base[v.index].isAlive
  }

  /// Queues the component of a variable for the next solve.
  @inline(__always)
  func markDirty(_ index: Int32) {
    let state = states.base + Int(index)
    if state.pointee.isDirty { return }
    state.pointee.isDirty = true
    dirty.append(index)
  }
}

extension Solver {
  /// The variables that the solver holds, in order of creation.
  public var variables: [Variable] {
    var indices = (0..<states.count).filter { states[$0].isAlive }
    if isReordered {
      let states = states.base
      indices.sort { states[$0].creation < states[$1].creation }
    }
    return indices.map { Variable(index: $0) }
  }

  /// Makes room, so that many variables and constraints can be made without moving memory.
  public func reserveCapacity(variables: Int, constraints: Int, terms: Int) {
    values.reserve(variables)
    valueBase = values.base
    states.reserve(variables)
    store.firstTerm.reserve(variables)
    store.rows.reserve(constraints)
    store.terms.reserve(terms)
  }
}
