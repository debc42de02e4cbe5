import ConstraintSolver
import Testing

/// Rows that are parallel but for a factor next to one. A level that may be worse by no more than
/// a billionth lets such rows change what lies below it in the fifth place: here nothing may.
@Suite struct NearParallelTests {
  let solver = Solver()

  private func constrain(
    _ terms: [Term], _ relation: Relation, _ constant: Double, _ level: Double
  ) throws {
    solver.activate(
      try solver.makeConstraint(terms, relation, constant: constant, strength: Strength(level)))
  }

  @Test func strongRowsLeaveOnePoint() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try constrain([Term(y), Term(x, -1)], .equal, 0, 750)
    try constrain([Term(y), Term(x, -1.0001)], .equal, 0, 750)
    try constrain([Term(x)], .greaterThanOrEqual, -52, 500)
    solver.solve()
    // Both strong rows hold at zero only; anywhere else their errors are at least |x| / 10000.
    #expect(abs(solver.value(of: x)) < 1e-9)
    #expect(abs(solver.value(of: y)) < 1e-9)
    #expect(solver.unmetConstraints.count == 1)
  }

  /// The smallest part of a random system of 417 variables on which a linear programming code and
  /// this solver differed: exact arithmetic gave the errors 0, 106 and 52 of the three levels.
  @Test func aSlopeOfATenThousandthCounts() throws {
    let x = (0..<10).map { _ in solver.makeVariable() }
    try constrain([Term(x[0])], .greaterThanOrEqual, -52, 250)
    try constrain([Term(x[1]), Term(x[0], -1.0001)], .greaterThanOrEqual, 0, 750)
    try constrain([Term(x[1])], .lessThanOrEqual, 0, 500)
    try constrain([Term(x[2])], .equal, 0, 750)
    try constrain([Term(x[3])], .greaterThanOrEqual, 0, 1000)
    try constrain([Term(x[4])], .greaterThanOrEqual, 0, 750)
    try constrain([Term(x[5])], .greaterThanOrEqual, 0, 1000)
    try constrain([Term(x[6])], .greaterThanOrEqual, -10, 500)
    try constrain([Term(x[7])], .greaterThanOrEqual, -40, 750)
    try constrain([Term(x[8])], .greaterThanOrEqual, 0, 1000)
    try constrain([Term(x[9])], .greaterThanOrEqual, 0, 750)
    try constrain([Term(x[0])] + x[2...].map { Term($0, -1) }, .equal, -56, 750)
    solver.solve()
    // All rows of 750 can hold: x0 is at least 56 + x6 + 40, and x1 at least 1.0001 of that where
    // it is positive. So raising x6 from -96, where x0 is 0, to its 10 gains 1 a unit and costs
    // 1.0001 on x1 <= 0: the least sum at 500 is 106, and x0 >= 52 of 250 is missed by 52.
    #expect(abs(solver.value(of: x[6]) + 96) < 1e-9)
    #expect(abs(solver.value(of: x[0])) < 1e-9)
    #expect(abs(solver.value(of: x[1])) < 1e-9)
    #expect(abs(solver.value(of: x[7]) - 40) < 1e-9)
  }
}
