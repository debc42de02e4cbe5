import ConstraintSolver

/// A repeatable source of small random systems.
struct Generator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// A row over a few of the variables.
  mutating func row(variableCount: Int, requiredShare: Int) -> ExactSystem.Row {
    var coefficients = Array(repeating: 0, count: variableCount)
    for _ in 0..<int(1...3) {
      let coefficient = int(0...3) > 0 ? [1, -1][int(0...1)] : int(-3...3)
      coefficients[int(0...(variableCount - 1))] = coefficient
    }
    let level: Double = int(1...100) <= requiredShare ? 1000 : [750, 500, 250][int(0...2)]
    let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][int(0...2)]
    return ExactSystem.Row(
      coefficients: coefficients, relation: relation, constant: int(-12...12), level: level,
      isBreakable: int(0...3) > 0)
  }

  mutating func system(requiredShare: Int = 40) -> ExactSystem {
    let variableCount = int(1...5)
    let rows = (0..<int(1...10)).map { _ in
      row(variableCount: variableCount, requiredShare: requiredShare)
    }
    return ExactSystem(variableCount: variableCount, rows: rows)
  }
}

extension Solver {
  /// Makes a constraint of an exact row.
  func makeConstraint(_ row: ExactSystem.Row, _ variables: [Variable]) throws -> Constraint {
    let terms = row.coefficients.enumerated().filter { $0.element != 0 }.map {
      Term(variables[$0.offset], Double($0.element))
    }
    return try makeConstraint(
      terms, row.relation, constant: Double(row.constant), strength: Strength(row.level),
      isBreakable: row.isBreakable)
  }
}
