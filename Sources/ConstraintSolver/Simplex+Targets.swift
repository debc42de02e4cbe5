extension Simplex {
  /// Whether some tight row can still move.
  var isOpen: Bool {
    for slot in 0..<variableCount where mayRise[slot] || mayFall[slot] { return true }
    return false
  }

  /// Finds the optimum of the required rows and of all levels, from the tight set at hand.
  ///
  /// Afterwards the open directions span, as far as degenerate rows let, the set of optima.
  ///
  /// - Parameter isRepeated: whether the broken rows are known already, so that no conflict is
  ///   looked for.
  func optimizeLevels(isRepeated: Bool = false) {
    factorize()
    // A restart follows only where shifts against stalling left a row on the wrong side.
    for attempt in 0..<4 {
      mayShift = attempt < 3
      conflicts = []
      if !isRepeated {
        for row in 0..<rowCount { isBroken[row] = false }
      }
      for row in 0..<(rowCount + variableCount) { isSettled[row] = false }
      for slot in 0..<variableCount {
        mayRise[slot] = true
        mayFall[slot] = true
      }
      settleRequired()
      var index: Int32 = 1
      while index <= levelCount {
        for place in levelStart[index]..<levelStart[index + 1] { chooseSide(levelRow[place]) }
        if isOpen {
          minimize(.level(index))
          settle(.level(index))
        }
        index += 1
      }
      // Whatever is left of the levels has no freedom any more.
      for row in 0..<rowCount where !isBroken[row] { isSettled[row] = true }
      if removeShifts() { break }
    }
    mayShift = true
    lockBlocked()
  }

  private func settleRequired() {
    for place in levelStart[0]..<levelStart[1] {
      let row = levelRow[place]
      if isBroken[row] { continue }
      if slotOf[row] < 0 { chooseSide(row) }
      while slotOf[row] < 0, pull(row) != 0 {
        minimize(.row(row))
        if slotOf[row] >= 0 || pull(row) == 0 { break }
        if hasShifts {
          _ = removeShifts()
          if pull(row) == 0 { break }
        }
        computeSlopes(of: .row(row))
        if abs(errors[row]) <= 100 * tolerance(of: row) {
          side[row] = relation[row]
          break
        }
        if !resolveConflict(of: row) { break }
      }
      if isBroken[row] { continue }
      isSettled[row] = true
      let slot = slotOf[row]
      if slot >= 0 { lockRequired(Int(slot), row: row) }
    }
  }

  private func lockRequired(_ slot: Int, row: Int32) {
    if relation[row] <= 0 { mayRise[slot] = false }
    if relation[row] >= 0 { mayFall[slot] = false }
  }

  /// Gives a row of a conflict up. Gives whether the row at hand is to be tried again.
  ///
  /// The row and the tight rows on which its least error depends are a minimal conflicting set:
  /// the tight rows are independent, so any proper subset can hold.
  private func resolveConflict(of row: Int32) -> Bool {
    var rows: [Int32] = [row]
    for place in 0..<slopeSlots.count where abs(slopes[slopeSlots[place]]) > 1e-9 {
      let other = slotRow[slopeSlots[place]]
      // Only rows that were accepted can stand in the way; anything else here is rounding.
      if other < rowCount, level[other] == 0, isSettled[other] { rows.append(other) }
    }
    rows.sort()
    var broken = row
    if let last = rows.last(where: { isBreakable[$0] }) { broken = last }
    conflicts.append((rows, broken))
    isBroken[broken] = true
    isSettled[broken] = false
    if broken == row { return false }
    let slot = slotOf[broken]
    if slot >= 0 {
      mayRise[slot] = true
      mayFall[slot] = true
    }
    return true
  }

  /// The columns that the open directions move.
  func openColumns() -> [Int32] {
    var isMoved = [Bool](repeating: false, count: variableCount)
    for slot in 0..<variableCount where mayRise[slot] || mayFall[slot] {
      computeDirection(slot: slot, sign: 1)
      for place in 0..<directionColumns.count {
        let column = directionColumns[place]
        if abs(direction[column]) > 1e-10 { isMoved[Int(column)] = true }
      }
    }
    return (0..<Int32(variableCount)).filter { isMoved[Int($0)] }
  }

  /// Chooses among the optima: the least error of each row by itself, by level and activation; then
  /// each inequality that holds as near to its bound as can be, by activation; then the least
  /// magnitude of each variable by itself, by creation.
  func chooseOptimum() {
    if !isOpen { return }
    let columns = openColumns()
    for place in levelStart[1]..<levelStart[levelCount + 1] {
      let row = levelRow[place]
      if !touches(row, columns) { continue }
      chooseBest(row)
    }
    for row in 0..<Int32(rowCount) where relation[row] != 0 && !isBroken[row] {
      if slotOf[row] < 0 && pull(row) != 0 || !touches(row, columns) { continue }
      // As an equality the row pulls to its bound from the side that it may be on.
      let sense = relation[row]
      relation[row] = 0
      chooseBest(row)
      relation[row] = sense
    }
    usePins()
    for column in columns { chooseBest(Int32(rowCount) + column) }
    _ = removeShifts()
  }

  /// Lets the pins count, whose errors are out of date.
  private func usePins() {
    arePinsUsed = true
    for column in 0..<variableCount {
      let pin = rowCount + column
      errors[pin] = slotOf[pin] >= 0 ? 0 : values[column] + shift[pin]
    }
  }

  private func touches(_ row: Int32, _ columns: [Int32]) -> Bool {
    for position in rowStart[row]..<rowStart[row + 1] {
      let column = rowColumn[position]
      var low = 0
      var high = columns.count
      while low < high {
        let middle = (low + high) / 2
        if columns[middle] < column { low = middle + 1 } else { high = middle }
      }
      if low < columns.count, columns[low] == column { return true }
    }
    return false
  }

  private func chooseBest(_ row: Int32) {
    if row >= rowCount { chooseSide(row) }
    if slotOf[row] >= 0 {
      clearSlopes()
    } else {
      minimize(.row(row))
    }
    settle(.row(row))
  }

  /// The range of each variable over the optima, for those that have one; call it after
  /// `optimizeLevels`.
  func ranges() -> [(column: Int32, lower: Double, upper: Double)] {
    if !isOpen { return [] }
    var result: [(column: Int32, lower: Double, upper: Double)] = []
    // Variables that move together have their extremes at the same vertex: one end of all of them
    // first, then the other, instead of going to and fro for each.
    let columns = openColumns()
    let lowers = columns.map { extreme(of: $0, sign: 1) }
    let uppers = columns.map { extreme(of: $0, sign: -1) }
    for (index, column) in columns.enumerated() {
      let lower = lowers[index]
      let upper = uppers[index]
      let isWide = upper - lower > 1e-7 * (1 + min(abs(lower), abs(upper)))
      if isWide || upper - lower == .infinity {
        result.append((column, lower, upper))
      }
    }
    return result
  }

  private func extreme(of column: Int32, sign: Double) -> Double {
    if !minimize(.value(column, sign)) { return -sign * .infinity }
    _ = removeShifts()
    return values[column]
  }
}
