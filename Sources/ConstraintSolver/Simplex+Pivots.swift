extension Simplex {
  /// As in the proof of the forest's vertex.
  private static let slopeTolerance = Forest.slopeTolerance
  private static let rateTolerance = 1e-9

  /// The change of the target along the rise of the error of each tight row, without the cost of
  /// that row itself. Gives whether there is any.
  @discardableResult
  func computeSlopes(of target: Target) -> Bool {
    clearSlopes()
    clearCandidates()
    switch target {
    case .row(let row):
      if slotOf[row] < 0, pull(row) != 0 { add(row, times: pull(row)) }
    case .level(let level):
      for place in levelStart[level]..<levelStart[level + 1] {
        let row = levelRow[place]
        if slotOf[row] < 0, pull(row) != 0 { add(row, times: pull(row)) }
      }
    case .value(let column, let sign):
      workColumns[column] = sign
      rightColumns.append(column)
    }
    if rightColumns.count == 0 { return false }
    factor.solveTransposed(
      workColumns.base, columns: rightColumns, into: slopes.base, slots: &slopeSlots)
    rightColumns.removeAll()
    for place in 0..<slopeSlots.count { considerSlot(Int(slopeSlots[place])) }
    return true
  }

  private func clearCandidates() {
    for place in 0..<candidates.count { isCandidate[candidates[place]] = false }
    candidates.removeAll()
  }

  /// Lists a slot if its direction may lessen the target, after its slope changed.
  @inline(__always)
  private func considerSlot(_ slot: Int) {
    let slope = slopes[slot]
    let isUseful =
      slope < -Self.slopeTolerance ? mayRise[slot] : slope > Self.slopeTolerance && mayFall[slot]
    if !isUseful || isCandidate[slot] { return }
    isCandidate[slot] = true
    candidates.append(Int32(truncatingIfNeeded: slot))
  }

  /// Chooses the direction along which the target falls most steeply. Forgets the candidates that do
  /// not lessen it.
  private func chooseDirection(for target: Target) -> Choice? {
    var best: Choice?
    var left = 0
    for place in 0..<candidates.count {
      let slot = Int(candidates[place])
      let slope = slopes[slot]
      let sign: Int8 = slope < 0 ? 1 : -1
      var total = -abs(slope)
      let mayMove = slope < 0 ? mayRise[slot] : mayFall[slot]
      if mayMove, total < -Self.slopeTolerance {
        total += ownCost(slotRow[slot], sign: sign, in: target)
      }
      if !mayMove || total >= -Self.slopeTolerance {
        isCandidate[slot] = false
        continue
      }
      candidates[left] = Int32(truncatingIfNeeded: slot)
      left += 1
      if let other = best {
        if total > other.slope || (total == other.slope && slot > other.slot) { continue }
      }
      best = Choice(slot: slot, sign: Double(sign), slope: total)
    }
    candidates.truncate(to: left)
    return best
  }

  /// A direction in which the error of one tight row changes.
  private struct Choice {
    var slot: Int
    var sign: Double
    var slope: Double
  }

  func clearSlopes() {
    for place in 0..<slopeSlots.count { slopes[slopeSlots[place]] = 0 }
    slopeSlots.removeAll()
  }

  /// Adds a multiple of a row to the right side by column.
  private func add(_ row: Int32, times factor: Double) {
    if row >= rowCount {
      workColumns[row - Int32(rowCount)] += factor
      rightColumns.append(row - Int32(rowCount))
      return
    }
    for position in rowStart[row]..<rowStart[row + 1] {
      workColumns[rowColumn[position]] += factor * rowValue[position]
      rightColumns.append(rowColumn[position])
    }
  }

  /// What a tight row of the target itself costs when its error rises (`sign` 1) or falls (-1).
  @inline(__always)
  private func ownCost(_ row: Int32, sign: Int8, in target: Target) -> Double {
    if !isPart(row, of: target) { return 0 }
    return relation[row] == 0 || relation[row] == -sign ? 1 : 0
  }

  /// Minimises a target from the vertex at hand; `slopes` are those of the vertex it ends on.
  /// Gives whether there is a minimum.
  ///
  /// The steepest direction is taken, which is quick but may visit very many vertices or, by
  /// rounding, some of them again and again. After `pivotAllowance` pivots the direction is chosen
  /// at random, repeatably, among those of falling error: that runs in no circle and needs few
  /// pivots where the steepest one needs most. Where it keeps meeting pivots that rounding has made
  /// wrong it ends: only numbers that doubles cannot hold together do that.
  @discardableResult
  func minimize(_ target: Target) -> Bool {
    var stalled = 0
    let careful = pivotCount + pivotAllowance
    let mismatchLimit = mismatchCount + 20
    let end = careful + 200 + 25 * (rowCount + variableCount)
    areSlopesCarried = false
    var areSlopesKept = false
    while true {
      if !areSlopesCarried, !areSlopesKept, !computeSlopes(of: target) { return true }
      areSlopesKept = false
      let isCareful = pivotCount >= careful
      let isOver = pivotCount >= end || isCareful && mismatchCount >= mismatchLimit
      let choice = isCareful ? chooseAnyDirection(for: target) : chooseDirection(for: target)
      guard let choice, !isOver else {
        if !areSlopesCarried { return true }
        // Carried slopes gather rounding errors: the last word is that of fresh ones.
        areSlopesCarried = false
        if isOver {
          computeSlopes(of: target)
          return true
        }
        continue
      }
      if factor.isLong { factorize() }
      pivotCount += 1
      if isCareful { carefulPivotCount += 1 }
      guard let step = move(choice, target: target) else {
        // The error of a target is bounded below, so the slope was rounding. That says nothing
        // about the levels below: the direction stays open for them.
        if areSlopesCarried {
          areSlopesCarried = false
        } else if case .value = target, choice.slope < -1e-9 {
          return false
        } else {
          let cost = ownCost(slotRow[choice.slot], sign: Int8(choice.sign), in: target)
          slopes[choice.slot] = -choice.sign * cost
          areSlopesKept = true
        }
        continue
      }
      if isCareful { areSlopesCarried = false }
      if step > 1e-9 {
        stalled = 0
      } else {
        stalled += 1
        if stalled > 8, mayShift {
          applyShifts()
          stalled = 0
        }
      }
    }
  }

  /// Any direction along which the target falls, each as likely as the others.
  private func chooseAnyDirection(for target: Target) -> Choice? {
    var chosen: Choice?
    var count: UInt64 = 0
    for place in 0..<slopeSlots.count {
      let slot = Int(slopeSlots[place])
      for sign: Int8 in [1, -1] where sign > 0 ? mayRise[slot] : mayFall[slot] {
        let slope = Double(sign) * slopes[slot]
        let total = slope + ownCost(slotRow[slot], sign: sign, in: target)
        // A slot may be listed twice, which does no harm.
        if slope >= -Self.slopeTolerance || total >= -Self.slopeTolerance { continue }
        count += 1
        chance ^= chance << 13
        chance ^= chance >> 7
        chance ^= chance << 17
        if chance % count == 0 { chosen = Choice(slot: slot, sign: Double(sign), slope: total) }
      }
    }
    return chosen
  }

  /// Computes the direction in which only the error of one tight row changes, and the rates of
  /// the errors of the rows that are not tight along it, those of the pins where they are used.
  func computeDirection(slot: Int, sign: Double) {
    for place in 0..<directionColumns.count { direction[directionColumns[place]] = 0 }
    rightSlots.removeAll()
    rightSlots.append(Int32(slot))
    workSlots[slot] = sign
    factor.solve(
      workSlots.base, slots: &rightSlots, into: direction.base, columns: &directionColumns)
    let rates = rates.base
    let isTouched = isTouched.base
    for position in 0..<touchedRows.count {
      rates[Int(touchedRows[position])] = 0
      isTouched[Int(touchedRows[position])] = false
    }
    touchedRows.removeAll()
    touchedRows.reserve(rowCount + variableCount)
    let touched = touchedRows.base
    let slotOf = slotOf.base
    let starts = columnStart.base
    let rows = columnRow.base
    let entries = columnValue.base
    var count = 0
    for place in 0..<directionColumns.count {
      let column = Int(directionColumns[place])
      let value = direction[column]
      if abs(value) < 1e-13 { continue }
      var position = Int(starts[column])
      let end = Int(starts[column + 1])
      while position < end {
        let row = Int(rows[position])
        // The errors of tight rows do not change.
        if slotOf[row] < 0 {
          if !isTouched[row] {
            isTouched[row] = true
            touched[count] = Int32(truncatingIfNeeded: row)
            count += 1
          }
          rates[row] += value * entries[position]
        }
        position += 1
      }
      if !arePinsUsed { continue }
      let pin = rowCount + column
      rates[pin] = value
      isTouched[pin] = true
      touched[count] = Int32(truncatingIfNeeded: pin)
      count += 1
    }
    touchedRows.extend(by: count)
  }

  /// Goes along a direction of falling target to where the target stops falling or a settled row
  /// blocks, and exchanges the tight row. Gives the length of the step, nil where it has no end.
  private func move(_ choice: Choice, target: Target) -> Double? {
    let slot = choice.slot
    let sign = choice.sign
    computeDirection(slot: slot, sign: sign)
    collectCrossings(target: target)
    var slope = choice.slope
    var stop = -1
    var sortedCount = 0
    for index in 0..<crossings.count {
      if index == sortedCount { sortedCount = sortCrossings(from: index) }
      let crossing = crossings[index]
      if crossing.isBlocking {
        stop = index
        break
      }
      let kink = relation[crossing.row] == 0 && side[crossing.row] != 0 ? 2.0 : 1.0
      slope += kink * abs(crossing.rate)
      if slope >= -Self.slopeTolerance {
        stop = index
        break
      }
    }
    if stop < 0 { return nil }
    // Among rows that cross at the same place the largest rate is the safest pivot.
    let step = crossings[stop].step
    var chosen = stop
    var index = 0
    while index < crossings.count {
      if index == sortedCount { sortedCount = sortCrossings(from: index) }
      if crossings[index].step > step + 1e-10 * (1 + step) { break }
      if crossings[index].step >= step - 1e-10 * (1 + step),
        abs(crossings[index].rate) > abs(crossings[chosen].rate) * 1.000001
      {
        chosen = index
      }
      index += 1
    }
    turnedRows.removeAll()
    turnedPulls.removeAll()
    for index in 0..<stop where index != chosen {
      let row = crossings[index].row
      let pullBefore = pull(row)
      side[row] = side[row] == 0 ? (crossings[index].rate > 0 ? 1 : -1) : -side[row]
      turnedRows.append(row)
      turnedPulls.append(pull(row) - pullBefore)
    }
    take(step, slot: slot, sign: sign, entering: crossings[chosen].row, target: target)
    return step
  }

  /// Puts the nearest of the crossings from a place on in order: most moves end among the first
  /// ones. Gives up to where all are in order.
  private func sortCrossings(from start: Int) -> Int {
    var end = crossings.count
    let base = crossings.base
    // Twice as many each time, so that a long way costs no more than sorting all of them.
    while end - start > max(64, start) {
      // All before `middle` are nearer than the pivot, all from there on are not.
      let pivotIndex = start + (end - start) / 2
      let pivot = base[pivotIndex]
      var middle = start
      for index in start..<end where base[index].precedes(pivot) {
        let other = base[middle]
        base[middle] = base[index]
        base[index] = other
        middle += 1
      }
      if middle == start {
        // The pivot is the nearest, and nothing was moved.
        base[pivotIndex] = base[start]
        base[start] = pivot
        middle += 1
      }
      end = middle
    }
    var range = UnsafeMutableBufferPointer(start: base + start, count: end - start)
    range.sort { $0.precedes($1) }
    return end
  }

  private func collectCrossings(target: Target) {
    crossings.removeAll()
    for position in 0..<touchedRows.count {
      let row = touchedRows[position]
      let rate = rates[row]
      if slotOf[row] >= 0 || abs(rate) < Self.rateTolerance { continue }
      let isPart = isPart(row, of: target)
      if !isPart && !isSettled[row] { continue }
      let side = Double(side[row])
      if side * rate > 0 { continue }
      let step = side == 0 ? 0 : max(0, side * errors[row]) / abs(rate)
      crossings.append(Crossing(step: step, rate: rate, row: row, isBlocking: !isPart))
    }
  }

  private func take(
    _ step: Double, slot: Int, sign: Double, entering: Int32, target: Target
  ) {
    let leaving = slotRow[slot]
    if step != 0 {
      for place in 0..<directionColumns.count {
        let column = directionColumns[place]
        values[column] += step * direction[column]
      }
      for position in 0..<touchedRows.count {
        let row = touchedRows[position]
        if slotOf[row] < 0 { errors[row] += step * rates[row] }
      }
    }
    let enteringSide = side[entering]
    let isLocking = isSettled[entering]
    let enteringPull = isPart(entering, of: target) ? pull(entering) : 0
    errors[leaving] = sign * step
    side[leaving] = sign > 0 ? 1 : -1
    slotOf[leaving] = -1
    slotRow[slot] = entering
    slotOf[entering] = Int32(slot)
    errors[entering] = 0
    mayRise[slot] = !isLocking || enteringSide > 0
    mayFall[slot] = !isLocking || enteringSide < 0

    for place in 0..<alphaSlots.count { alpha[alphaSlots[place]] = 0 }
    add(entering, times: 1)
    factor.solveTransposed(
      workColumns.base, columns: rightColumns, into: alpha.base, slots: &alphaSlots)
    rightColumns.removeAll()
    let expected = rates[entering] * sign
    if abs(alpha[slot] - expected) > 1e-7 * (1 + abs(expected)) || abs(alpha[slot]) < 1e-9 {
      areSlopesCarried = false
      mismatchCount += 1
      factorize()
    } else {
      let leavingPull = isPart(leaving, of: target) ? pull(leaving) : 0
      carrySlopes(over: slot, leavingPull: leavingPull, enteringPull: enteringPull)
      factor.exchange(slot: slot, alpha: alpha.base, slots: alphaSlots)
      addTurned()
    }
  }

  /// Turns the slopes at the vertex before an exchange into those after it, without the rows that
  /// changed sides.
  private func carrySlopes(over slot: Int, leavingPull: Double, enteringPull: Double) {
    areSlopesCarried = true
    let pivotSlope = (slopes[slot] + leavingPull - enteringPull * alpha[slot]) / alpha[slot]
    for place in 0..<alphaSlots.count {
      let other = Int(alphaSlots[place])
      let change = alpha[other] * (enteringPull + pivotSlope)
      if other == slot || change == 0 { continue }
      if slopes[other] == 0 { slopeSlots.append(Int32(other)) }
      slopes[other] -= change
      considerSlot(other)
    }
    if slopes[slot] == 0 { slopeSlots.append(Int32(slot)) }
    slopes[slot] = pivotSlope
    considerSlot(slot)
  }

  /// Adds the pulls of the rows that changed sides in the last move to the slopes.
  private func addTurned() {
    for place in 0..<turnedRows.count where turnedPulls[place] != 0 {
      add(turnedRows[place], times: turnedPulls[place])
    }
    if rightColumns.count == 0 { return }
    for place in 0..<alphaSlots.count { alpha[alphaSlots[place]] = 0 }
    factor.solveTransposed(
      workColumns.base, columns: rightColumns, into: alpha.base, slots: &alphaSlots)
    rightColumns.removeAll()
    for place in 0..<alphaSlots.count {
      let slot = alphaSlots[place]
      if alpha[slot] == 0 { continue }
      if slopes[slot] == 0 { slopeSlots.append(slot) }
      slopes[slot] += alpha[slot]
      considerSlot(Int(slot))
    }
  }

  /// Locks the directions that make the target just minimised worse, and lets its rows block.
  func settle(_ target: Target) {
    for place in 0..<slopeSlots.count { lock(Int(slopeSlots[place]), in: target) }
    switch target {
    case .row(let row):
      if slotOf[row] >= 0 { lock(Int(slotOf[row]), in: target) }
    case .level(let level):
      for place in levelStart[level]..<levelStart[level + 1] {
        let slot = slotOf[levelRow[place]]
        if slot >= 0 { lock(Int(slot), in: target) }
      }
    case .value:
      break
    }
    switch target {
    case .row(let row):
      isSettled[row] = true
    case .level(let level):
      for place in levelStart[level]..<levelStart[level + 1] { isSettled[levelRow[place]] = true }
    case .value:
      break
    }
  }

  private func lock(_ slot: Int, in target: Target) {
    let row = slotRow[slot]
    let slope = slopes[slot]
    if mayRise[slot], slope + ownCost(row, sign: 1, in: target) > Self.slopeTolerance {
      mayRise[slot] = false
    }
    if mayFall[slot], -slope + ownCost(row, sign: -1, in: target) > Self.slopeTolerance {
      mayFall[slot] = false
    }
  }
}
