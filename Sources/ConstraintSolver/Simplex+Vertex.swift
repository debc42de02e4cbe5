extension Simplex {
  /// Factorizes the tight set and computes values and errors.
  func factorize() {
    var starts = FlatArray<Int32>(capacity: variableCount + 1)
    var columns = FlatArray<Int32>(capacity: rowColumn.count + variableCount)
    var coefficients = FlatArray<Double>(capacity: rowColumn.count + variableCount)
    starts.append(0)
    for slot in 0..<variableCount {
      let row = slotRow[slot]
      if row >= rowCount {
        columns.append(row - Int32(rowCount))
        coefficients.append(1)
      } else {
        for position in rowStart[row]..<rowStart[row + 1] {
          columns.append(rowColumn[position])
          coefficients.append(rowValue[position])
        }
      }
      starts.append(Int32(columns.count))
    }
    var factorization = Factorization(
      size: variableCount, rowStart: starts, rowColumn: columns, rowValue: coefficients)
    for (slot, column) in factorization.run(into: factor) { replace(slot: slot, byPin: column) }
    computeValues()
  }

  /// Puts a pin in place of a tight row that depends on the others.
  private func replace(slot: Int32, byPin column: Int32) {
    let row = slotRow[slot]
    slotOf[row] = -1
    let pin = Int32(rowCount) + column
    // The pin of a column that is left over is not tight: its unit row would have taken the column.
    slotRow[slot] = pin
    slotOf[pin] = slot
    mayRise[slot] = !isSettled[pin]
    mayFall[slot] = !isSettled[pin]
  }

  /// Computes the values from the tight rows, and the errors.
  func computeValues() {
    for slot in 0..<variableCount {
      let row = slotRow[slot]
      workSlots[slot] = row >= rowCount ? -shift[row] : -constant[row] - shift[row]
    }
    factor.solve(workSlots.base, into: values.base)
    for slot in 0..<variableCount { workSlots[slot] = 0 }
    for row in 0..<rowCount {
      var sum = constant[row] + shift[row]
      for position in rowStart[row]..<rowStart[row + 1] {
        sum += rowValue[position] * values[rowColumn[position]]
      }
      errors[row] = slotOf[row] >= 0 ? 0 : sum
    }
    for column in 0..<variableCount {
      let pin = rowCount + column
      errors[pin] = slotOf[pin] >= 0 ? 0 : values[column] + shift[pin]
    }
  }

  /// How large an error may be by rounding alone.
  func tolerance(of row: Int32) -> Double {
    if row >= rowCount { return 1e-9 * (1 + abs(values[row - Int32(rowCount)])) }
    var sum = 1 + abs(constant[row])
    for position in rowStart[row]..<rowStart[row + 1] {
      sum += abs(rowValue[position] * values[rowColumn[position]])
    }
    return 1e-9 * sum
  }

  /// Gives a row that is not tight the side of its error.
  func chooseSide(_ row: Int32) {
    let error = errors[row]
    if abs(error) <= tolerance(of: row) {
      side[row] = relation[row]
    } else {
      side[row] = error > 0 ? 1 : -1
    }
  }

  /// Takes the shifts back. Gives whether every row is still on its side.
  func removeShifts() -> Bool {
    if !hasShifts { return true }
    hasShifts = false
    for row in 0..<(rowCount + variableCount) { shift[row] = 0 }
    factorize()
    var isConsistent = true
    for row in 0..<Int32(rowCount + variableCount) where slotOf[row] < 0 {
      let error = errors[row]
      let side = side[row]
      if side == 0
        ? abs(error) <= 10 * tolerance(of: row)
        : error * Double(side) >= -10 * tolerance(of: row)
      {
        continue
      }
      if row < rowCount && !isBroken[row] || row >= rowCount && isSettled[row] {
        isConsistent = false
      }
      self.side[row] = error > 0 ? 1 : -1
    }
    return isConsistent
  }

  /// Moves the rows that are about to block at once a little away, each by another amount.
  func applyShifts() {
    hasShifts = true
    let count = arePinsUsed ? rowCount + variableCount : rowCount
    for row in 0..<Int32(count) where slotOf[row] < 0 && side[row] != 0 {
      if abs(errors[row]) > tolerance(of: row) { continue }
      let fraction = Double((UInt64(row) &* 0x9E37_79B9_7F4A_7C15) >> 40) / Double(1 << 24)
      let amount = Double(side[row]) * 1e-6 * (1 + fraction)
      shift[row] += amount
      errors[row] += amount
    }
  }
}
