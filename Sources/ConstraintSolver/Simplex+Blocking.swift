extension Simplex {
  /// Locks open directions that rows which just hold leave no room for.
  ///
  /// Every move to another optimum is a sum of open directions with weights that are not
  /// negative. A row at its kink that some of them would push over it and none would pull back
  /// makes the weights of the former zero. This goes on until nothing changes; what is left may
  /// still have no room, but mostly has.
  func lockBlocked() {
    var directions: [(slot: Int32, sign: Double)] = []
    for slot in 0..<Int32(variableCount) {
      if mayRise[slot] { directions.append((slot, 1)) }
      if mayFall[slot] { directions.append((slot, -1)) }
    }
    if directions.isEmpty { return }
    var entries: [Entry] = []
    var starts: [Int] = [0]
    for (slot, sign) in directions {
      computeDirection(slot: Int(slot), sign: sign)
      for position in 0..<touchedRows.count {
        let row = touchedRows[position]
        let rate = rates[row]
        if row >= rowCount || slotOf[row] >= 0 || !isSettled[row] || abs(rate) < 1e-9 { continue }
        if side[row] == 0 || abs(errors[row]) > tolerance(of: row) { continue }
        entries.append(Entry(row: row, isPulling: rate * Double(side[row]) > 0))
      }
      starts.append(entries.count)
    }
    prune(directions, entries, starts)
  }

  private func prune(
    _ directions: [(slot: Int32, sign: Double)], _ entries: [Entry], _ starts: [Int]
  ) {
    // For each row how many live directions pull back, and all that touch it.
    var pulls = [Int32](repeating: 0, count: rowCount)
    var lists = [[Int32]](repeating: [], count: entries.isEmpty ? 0 : rowCount)
    for index in directions.indices {
      for entry in entries[starts[index]..<starts[index + 1]] {
        if entry.isPulling {
          pulls[Int(entry.row)] += 1
        } else {
          lists[Int(entry.row)].append(Int32(index))
        }
      }
    }
    var queue = entries.filter { pulls[Int($0.row)] == 0 }.map(\.row)
    var isLive = [Bool](repeating: true, count: directions.count)
    while let row = queue.popLast() {
      for index in lists[Int(row)] where isLive[Int(index)] {
        isLive[Int(index)] = false
        let (slot, sign) = directions[Int(index)]
        if sign > 0 { mayRise[slot] = false } else { mayFall[slot] = false }
        for entry in entries[starts[Int(index)]..<starts[Int(index) + 1]] where entry.isPulling {
          pulls[Int(entry.row)] -= 1
          if pulls[Int(entry.row)] == 0 { queue.append(entry.row) }
        }
      }
    }
  }

  /// A row at its kink that a direction moves.
  private struct Entry {
    var row: Int32
    /// Whether the row moves to the side that it is on.
    var isPulling: Bool
  }
}
