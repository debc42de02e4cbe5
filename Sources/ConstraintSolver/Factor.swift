/// A sparse factor of a square matrix whose rows can be exchanged one by one.
///
/// The matrix is given by rows, called slots here, over columns. The factor is a triangular one
/// (rows and columns with a single entry left are taken first, the rest by least fill), followed
/// by one elementary matrix for each exchange.
final class Factor {
  @exclusivity(unchecked) private(set) var size = 0
  // The upper triangle by step: pivot slot, pivot column, pivot, other entries of the row.
  @exclusivity(unchecked) var pivotSlot = FlatArray<Int32>()
  @exclusivity(unchecked) var pivotColumn = FlatArray<Int32>()
  @exclusivity(unchecked) var pivots = FlatArray<Double>()
  @exclusivity(unchecked) var upperStart = FlatArray<Int32>()
  @exclusivity(unchecked) var upperColumn = FlatArray<Int32>()
  @exclusivity(unchecked) var upperValue = FlatArray<Double>()
  // The same entries by column.
  @exclusivity(unchecked) var columnStart = FlatArray<Int32>()
  @exclusivity(unchecked) var columnSlot = FlatArray<Int32>()
  @exclusivity(unchecked) var columnValue = FlatArray<Double>()
  // The lower triangle: for each step with multipliers the pivot slot and the multipliers.
  @exclusivity(unchecked) var lowerPivot = FlatArray<Int32>()
  @exclusivity(unchecked) var lowerStart = FlatArray<Int32>()
  @exclusivity(unchecked) var lowerSlot = FlatArray<Int32>()
  @exclusivity(unchecked) var lowerValue = FlatArray<Double>()
  // The same entries by slot, and where each slot and column has its pivot.
  @exclusivity(unchecked) var transposedStart = FlatArray<Int32>()
  @exclusivity(unchecked) var transposedSlot = FlatArray<Int32>()
  @exclusivity(unchecked) var transposedValue = FlatArray<Double>()
  @exclusivity(unchecked) var lowerOf = FlatArray<Int32>()
  @exclusivity(unchecked) var stepOf = FlatArray<Int32>()
  @exclusivity(unchecked) var columnOf = FlatArray<Int32>()
  @exclusivity(unchecked) var stepOfColumn = FlatArray<Int32>()
  @exclusivity(unchecked) var identity = FlatArray<Int32>()
  // Work lists of sparse solves.
  @exclusivity(unchecked) var isMarked = FlatArray<Bool>()
  @exclusivity(unchecked) var order = FlatArray<Int32>()
  @exclusivity(unchecked) var secondOrder = FlatArray<Int32>()
  @exclusivity(unchecked) var nodeStack = FlatArray<Int32>()
  @exclusivity(unchecked) var placeStack = FlatArray<Int32>()
  /// By kind of walk, how many solves go without it.
  @exclusivity(unchecked) var walksToSkip = FlatArray<Int32>(repeating: 0, count: 4)
  // The exchanges.
  @exclusivity(unchecked) var exchangeSlot = FlatArray<Int32>()
  @exclusivity(unchecked) var exchangePivot = FlatArray<Double>()
  @exclusivity(unchecked) var exchangeStart = FlatArray<Int32>()
  @exclusivity(unchecked) var exchangeIndex = FlatArray<Int32>()
  @exclusivity(unchecked) var exchangeValue = FlatArray<Double>()

  /// The number of exchanges since the last factorization.
  var exchangeCount: Int { exchangeSlot.count }

  /// Whether it is time to factorize anew.
  var isLong: Bool {
    exchangeSlot.count >= 8 && exchangeIndex.count > upperColumn.count + size
      || exchangeSlot.count >= 256
  }

  /// Forgets what earlier solves taught.
  func clear() {
    for kind in 0..<walksToSkip.count { walksToSkip[kind] = 0 }
  }

  /// Forgets everything and starts a factorization.
  func begin(size: Int) {
    self.size = size
    pivotSlot.removeAll()
    pivotColumn.removeAll()
    pivots.removeAll()
    upperStart.removeAll()
    upperColumn.removeAll()
    upperValue.removeAll()
    lowerPivot.removeAll()
    lowerStart.removeAll()
    lowerSlot.removeAll()
    lowerValue.removeAll()
    exchangeSlot.removeAll()
    exchangePivot.removeAll()
    exchangeStart.removeAll()
    exchangeIndex.removeAll()
    exchangeValue.removeAll()
    exchangeStart.append(0)
    upperStart.append(0)
    lowerStart.append(0)
  }

  /// Adds a pivot; the entries of its row and its multipliers were added before.
  func addPivot(slot: Int32, column: Int32, value: Double) {
    pivotSlot.append(slot)
    pivotColumn.append(column)
    pivots.append(value)
    upperStart.append(Int32(upperColumn.count))
    if lowerSlot.count > Int(lowerStart[lowerStart.count - 1]) {
      lowerPivot.append(slot)
      lowerStart.append(Int32(lowerSlot.count))
    }
  }

  /// Ends a factorization: sorts the upper triangle by columns.
  func finish() {
    columnStart.reset(to: size + 1, filling: 0)
    columnSlot.reset(to: upperColumn.count, filling: 0)
    columnValue.reset(to: upperColumn.count, filling: 0)
    for position in 0..<upperColumn.count { columnStart[upperColumn[position]] += 1 }
    var sum: Int32 = 0
    for column in 0...size {
      let count = columnStart[column]
      columnStart[column] = sum
      sum += count
    }
    for step in 0..<pivotSlot.count {
      let slot = pivotSlot[step]
      for position in upperStart[step]..<upperStart[step + 1] {
        let column = upperColumn[position]
        let place = columnStart[column]
        columnStart[column] = place + 1
        columnSlot[place] = slot
        columnValue[place] = upperValue[position]
      }
    }
    for column in stride(from: size, to: 0, by: -1) {
      columnStart[column] = columnStart[column - 1]
    }
    columnStart[0] = 0
    indexSteps()
  }

  /// Fills in what sparse solves need.
  private func indexSteps() {
    stepOf.reset(to: size, filling: 0)
    columnOf.reset(to: size, filling: 0)
    stepOfColumn.reset(to: size, filling: 0)
    lowerOf.reset(to: size, filling: -1)
    isMarked.reset(to: size, filling: false)
    identity.reset(to: size, filling: 0)
    for step in 0..<size {
      identity[step] = Int32(step)
      stepOf[pivotSlot[step]] = Int32(step)
      columnOf[pivotSlot[step]] = pivotColumn[step]
      stepOfColumn[pivotColumn[step]] = Int32(step)
    }
    transposedStart.reset(to: size + 1, filling: 0)
    transposedSlot.reset(to: lowerSlot.count, filling: 0)
    transposedValue.reset(to: lowerSlot.count, filling: 0)
    for position in 0..<lowerSlot.count { transposedStart[lowerSlot[position]] += 1 }
    var sum: Int32 = 0
    for slot in 0...size {
      let count = transposedStart[slot]
      transposedStart[slot] = sum
      sum += count
    }
    for step in 0..<lowerPivot.count {
      lowerOf[lowerPivot[step]] = Int32(step)
      for position in lowerStart[step]..<lowerStart[step + 1] {
        let slot = lowerSlot[position]
        let place = transposedStart[slot]
        transposedStart[slot] = place + 1
        transposedSlot[place] = lowerPivot[step]
        transposedValue[place] = lowerValue[position]
      }
    }
    for slot in stride(from: size, to: 0, by: -1) {
      transposedStart[slot] = transposedStart[slot - 1]
    }
    transposedStart[0] = 0
  }

  /// Solves `matrix * x = b`: takes `b` by slot, destroys it, and gives `x` by column.
  func solve(
    _ b: UnsafeMutablePointer<Double>, into x: UnsafeMutablePointer<Double>
  ) {
    for exchange in stride(from: exchangeSlot.count - 1, through: 0, by: -1) {
      let slot = Int(exchangeSlot[exchange])
      var sum = b[slot]
      for position in Int(exchangeStart[exchange])..<Int(exchangeStart[exchange + 1]) {
        sum -= exchangeValue[position] * b[Int(exchangeIndex[position])]
      }
      b[slot] = sum / exchangePivot[exchange]
    }
    finishLower(b)
    finishUpper(b, into: x)
  }

  /// The part of a solve with the lower triangle.
  func finishLower(_ b: UnsafeMutablePointer<Double>) {
    let starts = lowerStart.base
    let slots = lowerSlot.base
    let multipliers = lowerValue.base
    for step in 0..<lowerPivot.count {
      let value = b[Int(lowerPivot[step])]
      if value == 0 { continue }
      var position = Int(starts[step])
      let end = Int(starts[step + 1])
      while position < end {
        b[Int(slots[position])] -= multipliers[position] * value
        position += 1
      }
    }
  }

  /// The part of a solve with the upper triangle.
  func finishUpper(_ b: UnsafeMutablePointer<Double>, into x: UnsafeMutablePointer<Double>) {
    let pivotSlots = pivotSlot.base
    let pivotColumns = pivotColumn.base
    let pivots = pivots.base
    let starts = columnStart.base
    let slots = columnSlot.base
    let entries = columnValue.base
    var step = pivotSlot.count - 1
    while step >= 0 {
      let column = Int(pivotColumns[step])
      let value = b[Int(pivotSlots[step])]
      if value == 0 {
        x[column] = 0
      } else {
        let result = value / pivots[step]
        x[column] = result
        var position = Int(starts[column])
        let end = Int(starts[column + 1])
        while position < end {
          b[Int(slots[position])] -= entries[position] * result
          position += 1
        }
      }
      step -= 1
    }
  }

  /// Solves `y * matrix = g`: takes `g` by column, destroys it, and gives `y` by slot.
  func solveTransposed(
    _ g: UnsafeMutablePointer<Double>, into y: UnsafeMutablePointer<Double>
  ) {
    let pivotSlots = pivotSlot.base
    let pivotColumns = pivotColumn.base
    let pivots = pivots.base
    let starts = upperStart.base
    let columns = upperColumn.base
    let entries = upperValue.base
    let count = pivotSlot.count
    var step = 0
    while step < count {
      let slot = Int(pivotSlots[step])
      let value = g[Int(pivotColumns[step])]
      if value == 0 {
        y[slot] = 0
      } else {
        let result = value / pivots[step]
        y[slot] = result
        var position = Int(starts[step])
        let end = Int(starts[step + 1])
        while position < end {
          g[Int(columns[position])] -= entries[position] * result
          position += 1
        }
      }
      step += 1
    }
    finishLowerTransposed(y)
  }

  /// The part of a transposed solve with the lower triangle and the exchanges.
  func finishLowerTransposed(_ y: UnsafeMutablePointer<Double>) {
    let starts = lowerStart.base
    let slots = lowerSlot.base
    let multipliers = lowerValue.base
    for step in stride(from: lowerPivot.count - 1, through: 0, by: -1) {
      let slot = Int(lowerPivot[step])
      var sum = y[slot]
      var position = Int(starts[step])
      let end = Int(starts[step + 1])
      while position < end {
        sum -= multipliers[position] * y[Int(slots[position])]
        position += 1
      }
      y[slot] = sum
    }
    let exchangeStarts = exchangeStart.base
    let indices = exchangeIndex.base
    let exchanged = exchangeValue.base
    for exchange in 0..<exchangeSlot.count {
      let slot = Int(exchangeSlot[exchange])
      if y[slot] == 0 { continue }
      let value = y[slot] / exchangePivot[exchange]
      y[slot] = value
      var position = Int(exchangeStarts[exchange])
      let end = Int(exchangeStarts[exchange + 1])
      while position < end {
        y[Int(indices[position])] -= exchanged[position] * value
        position += 1
      }
    }
  }

  /// Exchanges the row of a slot for one that is `alpha * matrix`.
  func exchange(
    slot: Int, alpha: UnsafeMutablePointer<Double>, slots: borrowing FlatArray<Int32>
  ) {
    exchangeSlot.append(Int32(slot))
    exchangePivot.append(alpha[slot])
    for place in 0..<slots.count {
      let index = Int(slots[place])
      if index != slot, abs(alpha[index]) > 1e-14 {
        exchangeIndex.append(Int32(index))
        exchangeValue.append(alpha[index])
      }
    }
    exchangeStart.append(Int32(exchangeIndex.count))
  }
}
