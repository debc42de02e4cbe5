/// The part of a factorization where neither a row nor a column has a single entry: elimination
/// in the order of least fill (Markowitz), with a threshold against small pivots.
struct FactorizationCore: ~Copyable {
  private let size: Int
  private var rowFirst: FlatArray<Int32>
  private var rowLength: FlatArray<Int32>
  private var entryColumn = FlatArray<Int32>()
  private var entryValue = FlatArray<Double>()
  private var openStart: Int32 = 0
  private var columnRows: [[Int32]]
  // Rows (0..<size) and columns (size..<2 * size) in lists by the number of their entries.
  private var bucketFirst: FlatArray<Int32>
  private var bucketNext: FlatArray<Int32>
  private var bucketPrevious: FlatArray<Int32>
  private var bucketOf: FlatArray<Int32>
  private var position: FlatArray<Int32>
  private var activeRows: [Int32] = []

  init(size: Int) {
    self.size = size
    rowFirst = FlatArray(repeating: 0, count: size)
    rowLength = FlatArray(repeating: 0, count: size)
    columnRows = Array(repeating: [], count: size)
    bucketFirst = FlatArray(repeating: -1, count: size + 1)
    bucketNext = FlatArray(repeating: -1, count: 2 * size)
    bucketPrevious = FlatArray(repeating: -1, count: 2 * size)
    bucketOf = FlatArray(repeating: -1, count: 2 * size)
    position = FlatArray(repeating: -1, count: size)
  }

  /// Adds an entry to the row that is being filled in.
  mutating func add(_ value: Double, row: Int32, column: Int32) {
    entryColumn.append(column)
    entryValue.append(value)
    columnRows[Int(column)].append(row)
  }

  /// Ends the row that is being filled in.
  mutating func closeRow(_ row: Int32) {
    rowFirst[row] = openStart
    rowLength[row] = Int32(entryColumn.count) - openStart
    openStart = Int32(entryColumn.count)
    activeRows.append(row)
  }

  private mutating func unlink(_ item: Int32) {
    let bucket = bucketOf[item]
    if bucket < 0 { return }
    let next = bucketNext[item]
    let previous = bucketPrevious[item]
    if previous >= 0 { bucketNext[previous] = next } else { bucketFirst[bucket] = next }
    if next >= 0 { bucketPrevious[next] = previous }
    bucketOf[item] = -1
  }

  private mutating func link(_ item: Int32, count: Int32) {
    if bucketOf[item] == count { return }
    unlink(item)
    let head = bucketFirst[count]
    bucketNext[item] = head
    bucketPrevious[item] = -1
    if head >= 0 { bucketPrevious[head] = item }
    bucketFirst[count] = item
    bucketOf[item] = count
  }

  mutating func run(
    into factor: Factor, isRowActive: UnsafeMutablePointer<Bool>,
    isColumnActive: UnsafeMutablePointer<Bool>
  ) -> [(slot: Int32, column: Int32)] {
    var left = activeRows.count
    for row in activeRows.reversed() { link(row, count: rowLength[row]) }
    for column in stride(from: size - 1, through: 0, by: -1) where isColumnActive[column] {
      link(Int32(column + size), count: Int32(columnRows[column].count))
    }
    while left > 0 {
      guard let pivot = findPivot() else { break }
      eliminate(pivot.row, pivot.column, into: factor)
      isRowActive[Int(pivot.row)] = false
      isColumnActive[Int(pivot.column)] = false
      left -= 1
    }
    var replaced: [(slot: Int32, column: Int32)] = []
    if left == 0 { return replaced }
    var column: Int32 = 0
    for row in activeRows where isRowActive[Int(row)] {
      while !isColumnActive[Int(column)] { column += 1 }
      factor.addPivot(slot: row, column: column, value: 1)
      replaced.append((row, column))
      column += 1
    }
    return replaced
  }

  private func value(row: Int32, column: Int32) -> Double {
    var place = rowFirst[row]
    while entryColumn[place] != column { place += 1 }
    return entryValue[place]
  }

  private func largest(row: Int32) -> Double {
    var result = 0.0
    for place in rowFirst[row]..<(rowFirst[row] + rowLength[row]) {
      result = max(result, abs(entryValue[place]))
    }
    return result
  }

  private func findPivot() -> (row: Int32, column: Int32)? {
    var best: (row: Int32, column: Int32)?
    var bestCost = Int.max
    var bestSize = 0.0
    var tries = 0
    for count in 1...size {
      if bestCost <= (count - 1) * (count - 1) { break }
      var item = bucketFirst[count]
      while item >= 0 {
        if item >= Int32(size) {
          let column = item - Int32(size)
          for row in columnRows[Int(column)] {
            let value = abs(value(row: row, column: column))
            if value < 1e-9 || value < 0.1 * largest(row: row) { continue }
            let cost = (count - 1) * (Int(rowLength[row]) - 1)
            if cost < bestCost || (cost == bestCost && value > bestSize) {
              bestCost = cost
              bestSize = value
              best = (row, column)
            }
          }
        } else {
          let threshold = max(1e-9, 0.1 * largest(row: item))
          for place in rowFirst[item]..<(rowFirst[item] + rowLength[item]) {
            let value = abs(entryValue[place])
            if value < threshold { continue }
            let column = entryColumn[place]
            let cost = (count - 1) * (columnRows[Int(column)].count - 1)
            if cost < bestCost || (cost == bestCost && value > bestSize) {
              bestCost = cost
              bestSize = value
              best = (item, column)
            }
          }
        }
        if best != nil {
          tries += 1
          if tries >= 4 { return best }
        }
        item = bucketNext[item]
      }
    }
    return best
  }

  private mutating func eliminate(_ pivotRow: Int32, _ pivotColumn: Int32, into factor: Factor) {
    unlink(pivotRow)
    unlink(pivotColumn + Int32(size))
    let pivot = value(row: pivotRow, column: pivotColumn)
    let first = rowFirst[pivotRow]
    let length = rowLength[pivotRow]
    for place in first..<(first + length) {
      let column = entryColumn[place]
      if column == pivotColumn { continue }
      factor.upperColumn.append(column)
      factor.upperValue.append(entryValue[place])
      removeRow(pivotRow, fromColumn: column)
    }
    for row in columnRows[Int(pivotColumn)] where row != pivotRow {
      let multiplier = value(row: row, column: pivotColumn) / pivot
      factor.lowerSlot.append(row)
      factor.lowerValue.append(multiplier)
      subtract(pivotRow, times: multiplier, without: pivotColumn, from: row)
      link(row, count: rowLength[row])
    }
    columnRows[Int(pivotColumn)] = []
    for place in first..<(first + length) {
      let column = entryColumn[place]
      if column == pivotColumn { continue }
      link(column + Int32(size), count: Int32(columnRows[Int(column)].count))
    }
    factor.addPivot(slot: pivotRow, column: pivotColumn, value: pivot)
  }

  private mutating func removeRow(_ row: Int32, fromColumn column: Int32) {
    let rows = columnRows[Int(column)]
    for index in 0..<rows.count where rows[index] == row {
      columnRows[Int(column)].swapAt(index, rows.count - 1)
      columnRows[Int(column)].removeLast()
      return
    }
  }

  private mutating func subtract(
    _ pivotRow: Int32, times multiplier: Double, without pivotColumn: Int32, from row: Int32
  ) {
    let first = rowFirst[row]
    let length = rowLength[row]
    for place in first..<(first + length) { position[entryColumn[place]] = place }
    var fill: Int32 = 0
    let pivotFirst = rowFirst[pivotRow]
    let pivotEnd = pivotFirst + rowLength[pivotRow]
    for place in pivotFirst..<pivotEnd {
      let column = entryColumn[place]
      if column == pivotColumn { continue }
      let old = position[column]
      if old >= 0 {
        entryValue[old] -= multiplier * entryValue[place]
      } else {
        fill += 1
      }
    }
    // The row moves to the end of the storage where fill does not fit in place of the column
    // that leaves.
    let newFirst = fill > 1 ? Int32(entryColumn.count) : first
    var count: Int32 = 0
    for place in first..<(first + length) {
      let column = entryColumn[place]
      let value = entryValue[place]
      position[column] = -2
      if column == pivotColumn { continue }
      if abs(value) < 1e-13 {
        removeRow(row, fromColumn: column)
        link(column + Int32(size), count: Int32(columnRows[Int(column)].count))
        continue
      }
      put(column, value, at: newFirst + count)
      count += 1
    }
    for place in pivotFirst..<pivotEnd {
      let column = entryColumn[place]
      if column == pivotColumn { continue }
      if position[column] == -2 { continue }
      let value = -multiplier * entryValue[place]
      if abs(value) < 1e-13 { continue }
      put(column, value, at: newFirst + count)
      count += 1
      columnRows[Int(column)].append(row)
    }
    for place in newFirst..<(newFirst + count) { position[entryColumn[place]] = -1 }
    for place in pivotFirst..<pivotEnd { position[entryColumn[place]] = -1 }
    rowFirst[row] = newFirst
    rowLength[row] = count
  }

  private mutating func put(_ column: Int32, _ value: Double, at place: Int32) {
    if Int(place) == entryColumn.count {
      entryColumn.append(column)
      entryValue.append(value)
    } else {
      entryColumn[place] = column
      entryValue[place] = value
    }
  }
}
