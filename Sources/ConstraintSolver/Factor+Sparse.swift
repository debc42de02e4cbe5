/// Solves with few entries: only what they reach is visited.
extension Factor {
  /// Up to this size it is not worth to look what is reached.
  private static var smallestSparse: Int { 24 }

  /// Solves `matrix * x = b` for a `b` with few entries.
  ///
  /// - Parameters:
  ///   - b: by slot; all zero afterwards.
  ///   - slots: where `b` is not zero.
  ///   - x: by column; all zero before.
  ///   - columns: takes where `x` is not zero.
  func solve(
    _ b: UnsafeMutablePointer<Double>, slots: inout FlatArray<Int32>,
    into x: UnsafeMutablePointer<Double>, columns: inout FlatArray<Int32>
  ) {
    columns.removeAll()
    if size <= Self.smallestSparse {
      solve(b, into: x)
      collect(b, x, size, into: &columns)
      return
    }
    for exchange in stride(from: exchangeSlot.count - 1, through: 0, by: -1) {
      let slot = Int(exchangeSlot[exchange])
      var sum = b[slot]
      let wasZero = sum == 0
      for position in Int(exchangeStart[exchange])..<Int(exchangeStart[exchange + 1]) {
        sum -= exchangeValue[position] * b[Int(exchangeIndex[position])]
      }
      if wasZero && sum == 0 { continue }
      b[slot] = sum / exchangePivot[exchange]
      if wasZero { slots.append(Int32(slot)) }
    }
    guard
      reach(
        kind: 3, from: slots, map: lowerOf.base, start: lowerStart.base, index: lowerSlot.base,
        &order)
    else {
      solveDensely(b, into: x, columns: &columns)
      return
    }
    for place in stride(from: order.count - 1, through: 0, by: -1) {
      let slot = Int(order[place])
      let value = b[slot]
      let step = Int(lowerOf[slot])
      if value == 0 || step < 0 { continue }
      for position in Int(lowerStart[step])..<Int(lowerStart[step + 1]) {
        b[Int(lowerSlot[position])] -= lowerValue[position] * value
      }
    }
    guard
      reach(
        kind: 0, from: order, map: columnOf.base, start: columnStart.base, index: columnSlot.base,
        &secondOrder)
    else {
      finishUpper(b, into: x)
      collect(b, x, size, into: &columns)
      return
    }
    for place in stride(from: secondOrder.count - 1, through: 0, by: -1) {
      let slot = Int(secondOrder[place])
      let value = b[slot]
      b[slot] = 0
      if value == 0 { continue }
      let column = Int(columnOf[slot])
      let result = value / pivots[stepOf[slot]]
      x[column] = result
      columns.append(Int32(column))
      for position in Int(columnStart[column])..<Int(columnStart[column + 1]) {
        b[Int(columnSlot[position])] -= columnValue[position] * result
      }
    }
  }

  /// Solves `y * matrix = g` for a `g` with few entries.
  ///
  /// - Parameters:
  ///   - g: by column; all zero afterwards.
  ///   - columns: where `g` is not zero.
  ///   - y: by slot; all zero before.
  ///   - slots: takes where `y` is not zero.
  func solveTransposed(
    _ g: UnsafeMutablePointer<Double>, columns: borrowing FlatArray<Int32>,
    into y: UnsafeMutablePointer<Double>, slots: inout FlatArray<Int32>
  ) {
    slots.removeAll()
    if size <= Self.smallestSparse {
      solveTransposed(g, into: y)
      collect(g, y, size, into: &slots)
      return
    }
    guard
      reach(
        kind: 1, from: columns, map: stepOfColumn.base, start: upperStart.base,
        index: upperColumn.base,
        &order)
    else {
      solveTransposed(g, into: y)
      collect(g, y, size, into: &slots)
      return
    }
    for place in stride(from: order.count - 1, through: 0, by: -1) {
      let column = Int(order[place])
      let value = g[column]
      g[column] = 0
      if value == 0 { continue }
      let step = Int(stepOfColumn[column])
      let result = value / pivots[step]
      let slot = pivotSlot[step]
      y[Int(slot)] = result
      slots.append(slot)
      for position in Int(upperStart[step])..<Int(upperStart[step + 1]) {
        g[Int(upperColumn[position])] -= upperValue[position] * result
      }
    }
    guard
      reach(
        kind: 2, from: slots, map: identity.base, start: transposedStart.base,
        index: transposedSlot.base, &secondOrder)
    else {
      finishLowerTransposed(y)
      collect(g, y, size, into: &slots)
      return
    }
    for place in stride(from: secondOrder.count - 1, through: 0, by: -1) {
      let slot = Int(secondOrder[place])
      let value = y[slot]
      if value == 0 { continue }
      for position in Int(transposedStart[slot])..<Int(transposedStart[slot + 1]) {
        y[Int(transposedSlot[position])] -= transposedValue[position] * value
      }
    }
    slots.removeAll()
    for place in 0..<secondOrder.count {
      slots.append(secondOrder[place])
      isMarked[secondOrder[place]] = true
    }
    for exchange in 0..<exchangeSlot.count {
      let slot = Int(exchangeSlot[exchange])
      if y[slot] == 0 { continue }
      let value = y[slot] / exchangePivot[exchange]
      y[slot] = value
      for position in Int(exchangeStart[exchange])..<Int(exchangeStart[exchange + 1]) {
        let other = Int(exchangeIndex[position])
        y[other] -= exchangeValue[position] * value
        if !isMarked[other] {
          isMarked[other] = true
          slots.append(Int32(other))
        }
      }
    }
    for place in 0..<slots.count { isMarked[slots[place]] = false }
  }

  /// The rest of a dense solve after the exchanges, which are done.
  private func solveDensely(
    _ b: UnsafeMutablePointer<Double>, into x: UnsafeMutablePointer<Double>,
    columns: inout FlatArray<Int32>
  ) {
    finishLower(b)
    finishUpper(b, into: x)
    collect(b, x, size, into: &columns)
  }

  /// Clears the right side and lists the entries of a result.
  private func collect(
    _ right: UnsafeMutablePointer<Double>, _ result: UnsafeMutablePointer<Double>, _ count: Int,
    into list: inout FlatArray<Int32>
  ) {
    list.removeAll()
    for index in 0..<count {
      right[index] = 0
      if result[index] != 0 { list.append(Int32(truncatingIfNeeded: index)) }
    }
  }

  /// Lists what is reached from some nodes, each after everything that it reaches. Gives false
  /// where that is too much to be worth it.
  private func reach(
    kind: Int, from starts: borrowing FlatArray<Int32>, map: UnsafeMutablePointer<Int32>,
    start: UnsafeMutablePointer<Int32>, index: UnsafeMutablePointer<Int32>,
    _ result: inout FlatArray<Int32>
  ) -> Bool {
    result.removeAll()
    // After a walk that was too long the next solves of the kind do not try.
    if walksToSkip[kind] > 0 {
      walksToSkip[kind] -= 1
      return false
    }
    let limit = size / 6 + 16
    result.reserve(size)
    nodeStack.reserve(size)
    placeStack.reserve(size)
    let isMarked = isMarked.base
    let nodes = nodeStack.base
    let places = placeStack.base
    let results = result.base
    var count = 0
    for place in 0..<starts.count {
      let first = Int(starts[place])
      if isMarked[first] { continue }
      isMarked[first] = true
      var depth = 0
      var node = first
      var list = Int(map[node])
      var position = list < 0 ? 0 : Int(start[list])
      var end = list < 0 ? 0 : Int(start[list + 1])
      while true {
        var next = -1
        while position < end {
          let other = Int(index[position])
          position += 1
          if !isMarked[other] {
            next = other
            break
          }
        }
        if next >= 0 {
          isMarked[next] = true
          nodes[depth] = Int32(truncatingIfNeeded: node)
          places[depth] = Int32(truncatingIfNeeded: position)
          depth += 1
          node = next
          list = Int(map[node])
          position = list < 0 ? 0 : Int(start[list])
          end = list < 0 ? 0 : Int(start[list + 1])
          continue
        }
        results[count] = Int32(truncatingIfNeeded: node)
        count += 1
        if depth == 0 { break }
        depth -= 1
        node = Int(nodes[depth])
        position = Int(places[depth])
        list = Int(map[node])
        end = list < 0 ? 0 : Int(start[list + 1])
      }
      if count > limit {
        for place in 0..<count { isMarked[Int(results[place])] = false }
        walksToSkip[kind] = 8
        return false
      }
    }
    for place in 0..<count { isMarked[Int(results[place])] = false }
    result.extend(by: count)
    return true
  }
}
