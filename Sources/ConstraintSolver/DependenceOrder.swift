/// Lists of variables in an order in which each can be computed from those before it.
///
/// Variables that can only be computed together form a block.
struct DependenceOrder: ~Copyable {
  /// The variables, those that depend on others before those: the end is computed first.
  var variables = FlatArray<Int32>()
  /// Where in `variables` each block ends.
  var blockEnds = FlatArray<Int32>()
  /// The active rows that contain some of the variables and are not tight.
  var looseRows = FlatArray<Int32>()
  /// By variable: the place in the order of the walk, zero between uses.
  var number = FlatArray<Int32>()
  /// By variable: the least number known to be reached.
  var least = FlatArray<Int32>()
  /// The way from the start of the walk to where it is, with the next term of each variable.
  var path = FlatArray<Int32>()
  var nextTerm = FlatArray<Int32>()
  /// The variables met whose blocks are not complete.
  var open = FlatArray<Int32>()

  /// Makes room for some variables.
  mutating func prepare(variableCount: Int) {
    number.resize(to: variableCount, filling: 0)
    least.resize(to: variableCount, filling: 0)
  }
}

extension Solver {
  /// The largest number of variables that a block may have.
  private static let largestBlock = 48

  /// Finds what depends on some variables through the tight rows: fills `order` in.
  ///
  /// Gives false where that is not known, or where the proof depends on the order of elimination
  /// and `isExact` asks for it.
  func findDependents(of roots: borrowing FlatArray<Int32>, isExact: Bool) -> Bool {
    order.variables.removeAll()
    order.blockEnds.removeAll()
    order.looseRows.removeAll()
    order.open.removeAll()
    var isComplete = true
    var count: Int32 = 0
    for position in 0..<roots.count where order.number[roots[position]] == 0 {
      if !walk(from: roots[position], isExact: isExact, &count) {
        isComplete = false
        break
      }
    }
    for position in 0..<order.variables.count { order.number[order.variables[position]] = 0 }
    for position in 0..<order.open.count { order.number[order.open[position]] = 0 }
    for position in 0..<order.looseRows.count { rowMark[order.looseRows[position]] = false }
    order.path.removeAll()
    order.nextTerm.removeAll()
    return isComplete
  }

  /// One walk along the dependences, which lists strongly connected variables as blocks.
  private func walk(from root: Int32, isExact: Bool, _ count: inout Int32) -> Bool {
    let number = order.number.base
    let least = order.least.base
    let terms = store.terms.base
    let states = states.base
    var variable = root
    var entry: Int32 = -1
    var isNew = true
    while true {
      if isNew {
        let state = states + Int(variable)
        if !state.pointee.isMatched || isExact && state.pointee.isEntangled { return false }
        count += 1
        number[Int(variable)] = count
        least[Int(variable)] = count
        order.open.append(variable)
        entry = store.firstTerm[variable]
        isNew = false
      }
      var next: Int32 = -1
      while entry >= 0 {
        let row = terms[Int(entry)].row
        entry = terms[Int(entry)].next
        let other = owner[row]
        if basis[other] == row {
          if other == variable { continue }
          if number[Int(other)] == 0 {
            next = other
            break
          }
          least[Int(variable)] = min(least[Int(variable)], number[Int(other)])
        } else if !rowMark[row], store.rows.base[Int(row)].has(Row.active) {
          rowMark[row] = true
          order.looseRows.append(row)
        }
      }
      if next >= 0 {
        order.path.append(variable)
        order.nextTerm.append(entry)
        variable = next
        isNew = true
        continue
      }
      if least[Int(variable)] == number[Int(variable)], !closeBlock(at: variable) { return false }
      if order.path.count == 0 { return true }
      let reached = least[Int(variable)]
      let isClosed = number[Int(variable)] == .max
      variable = order.path.removeLast()
      entry = order.nextTerm.removeLast()
      if !isClosed { least[Int(variable)] = min(least[Int(variable)], reached) }
    }
  }

  /// Moves the variables from one on into a block of their own. Gives whether it is small enough.
  private func closeBlock(at variable: Int32) -> Bool {
    let start = order.variables.count
    var other: Int32 = -1
    while other != variable {
      other = order.open.removeLast()
      order.variables.append(other)
      // Complete variables never lower what others reach.
      order.number[other] = .max
    }
    order.blockEnds.append(Int32(truncatingIfNeeded: order.variables.count))
    return order.variables.count - start <= Self.largestBlock
  }

  /// Computes the variables of `order` from their tight rows, for given constants of the rows.
  ///
  /// - Parameters:
  ///   - values: by variable; those not in the order are taken as they are.
  ///   - movedRow: nil for the values themselves; otherwise what is computed are the rates at which
  ///     they change with the constant of this row.
  /// - Returns: false where a block of rows is singular, or nearly so.
  func computeInOrder(into values: UnsafeMutablePointer<Double>, movedRow: Int32? = nil) -> Bool {
    var block = order.blockEnds.count - 1
    var end = order.variables.count
    while block >= 0 {
      let start = block > 0 ? Int(order.blockEnds[block - 1]) : 0
      if end - start == 1 {
        let variable = order.variables[start]
        let index = basis[variable]
        let row = store.rows.base + Int(index)
        var sum = movedRow == nil ? row.pointee.constant : movedRow == index ? 1 : 0
        var pivot = 0.0
        let first = Int(row.pointee.termStart)
        for position in first..<(first + Int(row.pointee.termCount)) {
          let term = store.terms.base + position
          if term.pointee.variable == variable {
            pivot = term.pointee.coefficient
          } else {
            sum += term.pointee.coefficient * values[Int(term.pointee.variable)]
          }
        }
        // Positive zero, so that equal layouts are equal in print.
        values[Int(variable)] = -sum / pivot + 0
      } else if !computeBlock(start..<end, into: values, movedRow: movedRow) {
        return false
      }
      end = start
      block -= 1
    }
    return true
  }

  /// Solves the tight rows of a block for its variables, by elimination.
  private func computeBlock(
    _ range: Range<Int>, into values: UnsafeMutablePointer<Double>, movedRow: Int32?
  ) -> Bool {
    let count = range.count
    for place in 0..<count { localIndex[order.variables[range.lowerBound + place]] = Int32(place) }
    // One row of coefficients each, with the right side at its end.
    let width = count + 1
    var matrix = [Double](repeating: 0, count: count * width)
    for place in 0..<count {
      let index = basis[order.variables[range.lowerBound + place]]
      let row = store.rows[index]
      var sum = movedRow == nil ? row.constant : movedRow == index ? 1 : 0
      for position in row.termStart..<(row.termStart + row.termCount) {
        let term = store.terms[position]
        let column = Int(localIndex[term.variable])
        if column >= 0, column < count,
          order.variables[range.lowerBound + column] == term.variable
        {
          matrix[place * width + column] = term.coefficient
        } else {
          sum += term.coefficient * values[Int(term.variable)]
        }
      }
      matrix[place * width + count] = -sum
    }
    guard Self.eliminate(&matrix, count: count) else { return false }
    for place in 0..<count {
      values[Int(order.variables[range.lowerBound + place])] = matrix[place * width + count] + 0
    }
    return true
  }

  /// Solves a small system in place, the solution in the last column. Gives false where it is
  /// singular, or nearly so.
  private static func eliminate(_ matrix: inout [Double], count: Int) -> Bool {
    let width = count + 1
    for column in 0..<count {
      var best = column
      for row in column..<count
      where abs(matrix[row * width + column]) > abs(matrix[best * width + column]) { best = row }
      let pivot = matrix[best * width + column]
      if abs(pivot) < 1e-6 { return false }
      if best != column {
        for place in column..<width {
          matrix.swapAt(best * width + place, column * width + place)
        }
      }
      for row in 0..<count where row != column {
        let factor = matrix[row * width + column] / pivot
        if factor == 0 { continue }
        for place in column..<width {
          matrix[row * width + place] -= factor * matrix[column * width + place]
        }
      }
      for place in column..<width { matrix[column * width + place] /= pivot }
    }
    return true
  }
}
