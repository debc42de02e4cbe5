/// Work lists of the search for rows that can take the place of others.
struct RepairSearch: ~Copyable {
  /// The variables met.
  var variables = FlatArray<Int32>()
  /// The places of the variables by which they were met.
  var origins = FlatArray<Int32>()
  /// The variables whose tight rows changed.
  var changed = FlatArray<Int32>()
  /// Work list of the matching.
  var queue = FlatArray<Int32>()
}

/// The tight rows as a matching: each determines a variable that it contains.
extension Solver {
  /// The code in `basis` of a variable whose tight row is gone.
  static var noRow: Int32 { .min }

  /// The most variables that a search for another row looks at.
  private static var searchLimit: Int { 200 }

  /// Whether a row is tight.
  @inline(__always)
  func isTight(_ index: Int32) -> Bool { basis[owner[index]] == index }

  /// Gives each tight row around a variable a variable that it contains and determines.
  ///
  /// First those that the rows before leave one variable, so that most systems come out in the
  /// order of their causes; then variables that no other row contains; what is left by searching.
  func match(around start: Int32) {
    prepareWork()
    prepareScratch()
    states.base[Int(start)].isMatchTried = true
    if !collectTightRows(around: start) { return }
    search.queue.removeAll()
    for position in 0..<componentVariables.count {
      states.base[Int(componentVariables[position])].isMatched = false
      states.base[Int(componentVariables[position])].isMatchTried = true
      localIndex[componentVariables[position]] = -1
    }
    for position in 0..<componentRows.count {
      let row = componentRows[position]
      localRow[row] = store.rows[row].termCount
      if localRow[row] == 1 { search.queue.append(row) }
    }
    var head = 0
    while head < search.queue.count {
      let row = search.queue[head]
      head += 1
      if !rowMark[row] { continue }
      for position in termRange(row) where localIndex[store.terms[position].variable] < 0 {
        assign(row, to: store.terms[position].variable)
        break
      }
    }
    matchFromEnds()
    storeMatching()
  }

  @inline(__always)
  private func termRange(_ index: Int32) -> Range<Int> {
    let row = store.rows.base + Int(index)
    let start = Int(row.pointee.termStart)
    return start..<(start + Int(row.pointee.termCount))
  }

  /// Fills in the variables connected with one by tight rows, and the rows, which are marked. Gives
  /// false, and marks none, where a variable has no row at the moment: another one might be left
  /// without one instead, of which nothing would know.
  private func collectTightRows(around start: Int32) -> Bool {
    componentVariables.removeAll()
    componentRows.removeAll()
    componentVariables.append(start)
    states.base[Int(start)].isMarked = true
    var position = 0
    while position < componentVariables.count {
      var entry = store.firstTerm[componentVariables[position]]
      position += 1
      while entry >= 0 {
        let row = store.terms[entry].row
        entry = store.terms[entry].next
        if rowMark[row] || !isTight(row) { continue }
        rowMark[row] = true
        componentRows.append(row)
        for place in termRange(row) {
          let other = store.terms[place].variable
          if states.base[Int(other)].isMarked { continue }
          states.base[Int(other)].isMarked = true
          componentVariables.append(other)
        }
      }
    }
    var isComplete = true
    for index in 0..<componentVariables.count {
      states.base[Int(componentVariables[index])].isMarked = false
      if basis[componentVariables[index]] == Self.noRow { isComplete = false }
    }
    if !isComplete {
      for index in 0..<componentRows.count { rowMark[componentRows[index]] = false }
    }
    return isComplete
  }

  /// Lets a row determine a variable, and queues the rows that this leaves one variable.
  private func assign(_ row: Int32, to variable: Int32) {
    rowMark[row] = false
    localIndex[variable] = row
    var entry = store.firstTerm[variable]
    while entry >= 0 {
      let other = store.terms[entry].row
      entry = store.terms[entry].next
      if !rowMark[other] { continue }
      localRow[other] -= 1
      if localRow[other] == 1 { search.queue.append(other) }
    }
  }

  /// Matches variables that only one of the rows left contains, again and again.
  private func matchFromEnds() {
    search.queue.removeAll()
    for position in 0..<componentVariables.count {
      let variable = componentVariables[position]
      if localIndex[variable] < 0, countLeftRows(of: variable) == 1 {
        search.queue.append(variable)
      }
    }
    var head = 0
    while head < search.queue.count {
      let variable = search.queue[head]
      head += 1
      if localIndex[variable] >= 0 { continue }
      var entry = store.firstTerm[variable]
      while entry >= 0, !rowMark[store.terms[entry].row] { entry = store.terms[entry].next }
      if entry < 0 { continue }
      let row = store.terms[entry].row
      rowMark[row] = false
      localIndex[variable] = row
      for place in termRange(row) {
        let other = store.terms[place].variable
        if localIndex[other] < 0, countLeftRows(of: other) == 1 { search.queue.append(other) }
      }
    }
  }

  private func countLeftRows(of variable: Int32) -> Int {
    var count = 0
    var entry = store.firstTerm[variable]
    while entry >= 0 {
      if rowMark[store.terms[entry].row] { count += 1 }
      entry = store.terms[entry].next
    }
    return count
  }

  /// Takes the matching over, and searches for the variables that have none yet.
  private func storeMatching() {
    for position in 0..<componentVariables.count {
      let variable = componentVariables[position]
      let row = localIndex[variable]
      basis[variable] = row >= 0 ? row : Self.noRow
      if row < 0 { continue }
      owner[row] = variable
      states.base[Int(variable)].isMatched = true
    }
    // The rows left are candidates, and what a search does not find is paired as it comes.
    for position in 0..<componentRows.count where rowMark[componentRows[position]] {
      store.rows.base[Int(componentRows[position])].marks |= Row.candidate
    }
    for position in 0..<componentVariables.count where basis[componentVariables[position]] < 0 {
      _ = findRow(for: componentVariables[position])
    }
    search.changed.removeAll()
    var place = 0
    for position in 0..<componentRows.count where rowMark[componentRows[position]] {
      let row = componentRows[position]
      rowMark[row] = false
      if !store.rows[row].isMarked(Row.candidate) { continue }
      store.rows.base[Int(row)].marks &= ~Row.candidate
      while place < componentVariables.count, basis[componentVariables[place]] != Self.noRow {
        place += 1
      }
      if place == componentVariables.count { continue }
      basis[componentVariables[place]] = row
      owner[row] = componentVariables[place]
    }
  }

  /// Finds a candidate for a variable without a row, handing on rows from variable to variable.
  ///
  /// The variables whose rows change are added to `search.changed`.
  func findRow(for start: Int32) -> Bool {
    search.variables.removeAll()
    search.origins.removeAll()
    search.variables.append(start)
    search.origins.append(-1)
    states.base[Int(start)].isMarked = true
    var isFound = false
    var position = 0
    while position < search.variables.count, !isFound, position < Self.searchLimit {
      let variable = search.variables[position]
      var entry = store.firstTerm[variable]
      while entry >= 0 {
        let term = store.terms[entry]
        entry = term.next
        if store.rows[term.row].isMarked(Row.candidate) {
          if !isUsablePivot(term.coefficient, of: term.row) { continue }
          store.rows.base[Int(term.row)].marks &= ~Row.candidate
          handOn(term.row, to: position)
          isFound = true
          break
        }
        if !isTight(term.row) { continue }
        let other = owner[term.row]
        let state = states.base + Int(other)
        if state.pointee.isMarked || !state.pointee.isMatched { continue }
        if !isUsablePivot(term.coefficient, of: term.row) { continue }
        state.pointee.isMarked = true
        search.variables.append(other)
        search.origins.append(Int32(truncatingIfNeeded: position))
      }
      position += 1
    }
    for position in 0..<search.variables.count {
      states.base[Int(search.variables[position])].isMarked = false
    }
    return isFound
  }

  private func isUsablePivot(_ coefficient: Double, of row: Int32) -> Bool {
    var largest = 0.0
    for position in termRange(row) {
      largest = max(largest, abs(store.terms[position].coefficient))
    }
    return abs(coefficient) >= 0.01 * largest
  }

  /// Gives a row to a variable of the search, whose own goes to the one by which it was met, and
  /// so on.
  private func handOn(_ row: Int32, to place: Int) {
    var row = row
    var place = Int32(truncatingIfNeeded: place)
    while place >= 0 {
      let variable = search.variables[place]
      let old = basis[variable]
      basis[variable] = row
      owner[row] = variable
      states.base[Int(variable)].isMatched = true
      search.changed.append(variable)
      row = old
      place = search.origins[place]
    }
  }
}
