import ConstraintSolver

/// A small system of constraints with whole numbers, solved by the definition of the solver's
/// contract in exact arithmetic.
struct ExactSystem {
  struct Row {
    var coefficients: [Int]
    var relation: Relation
    var constant: Int
    var level: Double
    var isBreakable = true
  }

  struct Result {
    var values: [Rational]
    /// Nil as a bound stands for none; no entry for a determined variable.
    var ranges: [Int: (lower: Rational?, upper: Rational?)]
  }

  var variableCount: Int
  /// In order of activation.
  var rows: [Row]

  /// Whether required rows can hold together.
  static func canHold(_ rows: [Row], variableCount: Int) -> Bool {
    program(rows, variableCount: variableCount).program.isFeasible
  }

  /// The required rows that are given up when each is accepted in order of activation only if it
  /// can hold with the accepted ones. It is the contract where all rows are breakable.
  func brokenRows() -> [Int] {
    var accepted: [Row] = []
    var broken: [Int] = []
    for (index, row) in rows.enumerated() where row.level == 1000 {
      if Self.canHold(accepted + [row], variableCount: variableCount) {
        accepted.append(row)
      } else {
        broken.append(index)
      }
    }
    return broken
  }

  /// The optimum without the rows given up.
  func solve(without broken: [Int]) -> Result {
    let kept = rows.enumerated().filter { !broken.contains($0.offset) }.map(\.element)
    var (program, errors) = Self.program(kept, variableCount: variableCount)
    let levels = Set(kept.map(\.level)).subtracting([1000]).sorted(by: >)
    for level in levels {
      var cost = Array(repeating: Rational.zero, count: errors.columnCount)
      for (index, row) in kept.enumerated() where row.level == level {
        for column in errors.columns[index] { cost[column] = Rational(1) }
      }
      program.minimize(cost, locking: true)
    }
    var ranges: [Int: (lower: Rational?, upper: Rational?)] = [:]
    for variable in 0..<variableCount {
      var cost = Array(repeating: Rational.zero, count: errors.columnCount)
      cost[2 * variable] = Rational(1)
      cost[2 * variable + 1] = Rational(-1)
      var copy = program
      let lower = copy.minimize(cost)
      copy = program
      let upper = copy.minimize(cost.map { -$0 }).map { -$0 }
      if let lower, let upper, lower == upper { continue }
      ranges[variable] = (lower, upper)
    }
    for level in levels {
      for (index, row) in kept.enumerated() where row.level == level {
        var cost = Array(repeating: Rational.zero, count: errors.columnCount)
        for column in errors.columns[index] { cost[column] = Rational(1) }
        program.minimize(cost, locking: true)
      }
    }
    for (index, row) in kept.enumerated() where row.relation != .equal {
      var cost = Array(repeating: Rational.zero, count: errors.columnCount)
      for column in errors.all[index] { cost[column] = Rational(1) }
      program.minimize(cost, locking: true)
    }
    for variable in 0..<variableCount {
      var cost = Array(repeating: Rational.zero, count: errors.columnCount)
      cost[2 * variable] = Rational(1)
      cost[2 * variable + 1] = Rational(1)
      program.minimize(cost, locking: true)
    }
    let values = (0..<variableCount).map { program.value(2 * $0) - program.value(2 * $0 + 1) }
    return Result(values: values, ranges: ranges)
  }

  /// The program of the rows: two unknowns a variable (its positive and its negative part), then
  /// for each row those that its error or slack needs.
  private static func program(
    _ rows: [Row], variableCount: Int
  ) -> (program: ExactProgram, errors: (columns: [[Int]], all: [[Int]], columnCount: Int)) {
    var columnCount = 2 * variableCount
    var columns: [[Int]] = []
    var signs: [[(column: Int, sign: Int128)]] = []
    for row in rows {
      var own: [Int] = []
      var entries: [(column: Int, sign: Int128)] = []
      // The part above zero is subtracted, the part below zero added.
      for sign: Int128 in [-1, 1] {
        let isViolation = row.relation == .equal || Int128(row.relation.rawValue) == sign
        if isViolation && row.level == 1000 { continue }
        if isViolation { own.append(columnCount) }
        entries.append((columnCount, sign))
        columnCount += 1
      }
      columns.append(own)
      signs.append(entries)
    }
    var matrix: [[Rational]] = []
    for (index, row) in rows.enumerated() {
      var entries = Array(repeating: Rational.zero, count: columnCount)
      for (variable, coefficient) in row.coefficients.enumerated() {
        entries[2 * variable] = Rational(Int128(coefficient))
        entries[2 * variable + 1] = Rational(-Int128(coefficient))
      }
      for entry in signs[index] { entries[entry.column] = Rational(entry.sign) }
      matrix.append(entries)
    }
    let program = ExactProgram(
      matrix: matrix, right: rows.map { Rational(-Int128($0.constant)) }, columnCount: columnCount)
    return (program, (columns, signs.map { $0.map(\.column) }, columnCount))
  }
}
