extension Solver {
  /// Collects what the queued changes reach: `allVariables` in order of creation and `allRows` by
  /// level and then by activation.
  func collectDirty() {
    allVariables.removeAll()
    allRows.removeAll()
    // With many changes it is quicker to take everything than to look what they reach.
    let isEverything = dirty.count * 6 > variableCount
    if isEverything {
      for index in 0..<Int32(states.count) where states.base[Int(index)].isAlive {
        allVariables.append(index)
      }
      sortByCreation(&allVariables, isSorted: true)
    } else {
      for position in 0..<dirty.count {
        let index = dirty[position]
        // A variable that was met with an earlier one is clean by now.
        if !states[index].isDirty || !states[index].isAlive { continue }
        collectComponent(of: index)
        for place in 0..<componentVariables.count {
          states.base[Int(componentVariables[place])].isDirty = false
          allVariables.append(componentVariables[place])
        }
        for place in 0..<componentRows.count { allRows.append(componentRows[place]) }
      }
    }
    if isEverything || allRows.count * 8 > store.activeCount {
      takeActiveRows(all: isEverything)
    } else {
      allRows.sort { store.precedes($0, $1) }
    }
  }

  /// Fills `allRows` from the list of active rows, which is in order of activation, with all of
  /// them or with those that it has, and puts them in order of level.
  private func takeActiveRows(all: Bool) {
    for place in 0..<allRows.count { rowMark[allRows[place]] = true }
    var levels: [Double] = []
    var counts: [Int] = []
    bucketed.removeAll()
    bucketed.reserve(store.activeCount)
    bucketRanks.removeAll()
    bucketRanks.reserve(store.activeCount)
    var last = -1
    var index = store.firstActive
    while index >= 0 {
      let row = store.rows.base + Int(index)
      if row.pointee.termCount > 0, all || rowMark[index] {
        rowMark[index] = false
        bucketed.append(index)
        let level = row.pointee.level
        if last < 0 || levels[last] != level {
          last = levels.firstIndex(of: level) ?? levels.count
          if last == levels.count {
            levels.append(level)
            counts.append(0)
          }
        }
        bucketRanks.append(Int32(truncatingIfNeeded: last))
        counts[last] += 1
      }
      index = row.pointee.next
    }
    let order = levels.indices.sorted { levels[$0] > levels[$1] }
    var places = counts
    var sum = 0
    for bucket in order {
      places[bucket] = sum
      sum += counts[bucket]
    }
    allRows.removeAll()
    allRows.resize(to: bucketed.count, filling: -1)
    places.withUnsafeMutableBufferPointer { places in
      for position in 0..<bucketed.count {
        let rank = Int(bucketRanks[position])
        allRows[places[rank]] = bucketed[position]
        places[rank] += 1
      }
    }
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
        let term = store.terms.base + Int(entry)
        entry = term.pointee.next
        let handle = term.pointee.row
        if rowMark[handle] { continue }
        let row = store.rows.base + Int(handle)
        if !row.pointee.has(Row.active) { continue }
        rowMark[handle] = true
        componentRows.append(handle)
        let first = row.pointee.termStart
        for place in first..<(first + row.pointee.termCount) {
          let other = store.terms[place].variable
          if states.base[Int(other)].isMarked { continue }
          states.base[Int(other)].isMarked = true
          if other < componentVariables[componentVariables.count - 1] { isSorted = false }
          componentVariables.append(other)
        }
      }
    }
    for index in 0..<componentRows.count { rowMark[componentRows[index]] = false }
    if !isSorted, !isReordered, componentVariables.count * 16 > states.count {
      // To look at every variable is quicker than to sort.
      componentVariables.removeAll()
      for index in 0..<Int32(states.count) where states.base[Int(index)].isMarked {
        componentVariables.append(index)
      }
      isSorted = true
    }
    for index in 0..<componentVariables.count {
      states.base[Int(componentVariables[index])].isMarked = false
    }
    sortByCreation(&componentVariables, isSorted: isSorted)
  }

  private func sortByCreation(_ variables: inout FlatArray<Int32>, isSorted: Bool) {
    if isReordered {
      variables.sort { [states = states.base] in
        states[Int($0)].creation < states[Int($1)].creation
      }
    } else if !isSorted {
      variables.sort(by: <)
    }
  }
}
