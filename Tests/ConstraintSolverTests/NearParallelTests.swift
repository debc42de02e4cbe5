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

  /// Rows parallel but for 1.00001 make slopes of its square.
  @Test func aSlopeOfATenBillionthCounts() throws {
    let x = (0..<6).map { _ in solver.makeVariable() }
    try constrain([Term(x[0])], .equal, -79, 750)
    try constrain([Term(x[1]), Term(x[0], -1.0001)], .equal, 0, 500)
    try constrain([Term(x[2]), Term(x[1], -1.00001)], .lessThanOrEqual, 10, 750)
    try constrain([Term(x[3]), Term(x[2], -1.00001)], .equal, 0, 500)
    try constrain([Term(x[3]), Term(x[1], -1.00001)], .greaterThanOrEqual, 0, 750)
    try constrain([Term(x[3])], .lessThanOrEqual, 0, 500)
    try constrain([Term(x[4]), Term(x[3], -1.001)], .greaterThanOrEqual, 0, 50)
    try constrain([Term(x[5]), Term(x[4], -1.00001)], .equal, 0, 750)
    try constrain([Term(x[5])], .lessThanOrEqual, 0, 750)
    solver.solve()
    // All rows of 750 hold, so x2 is at most 1.00001 x1 - 10 and x3 at least 1.00001 x1. Raising
    // x1 to the 79.0079 that it should have at 500 gains 1 a unit there; x3 <= 0 loses 1.00001,
    // and x3 = 1.00001 x2 gains 1.00001 (1.00001 - 1), so all in all 1e-10 a unit is gained.
    #expect(abs(solver.value(of: x[1]) - 79.0079) < 1e-9)
    #expect(abs(solver.value(of: x[3]) - 79.0079 * 1.00001) < 1e-9)
    #expect(abs(solver.value(of: x[4])) < 1e-9)
  }

  /// The smallest part of a random system where rounding made a slope that was none: the direction
  /// counts for the levels below, which it did not. At 500 nothing need be unmet, and at 250 the
  /// least sum is 999990/100001, by exact arithmetic.
  @Test func aSlopeByRoundingLocksNothing() throws {
    let solver = try Solver.replay(
      from: "solver 1\n" + (0..<16).map { "v \($0)\n" }.joined() + """
        c 0 = 750.0 ab 0.0 1.0 2 -1.00001 1
        c 1 < 750.0 ab 0.0 1.0 3 -1.00001 2
        c 2 = 500.0 ab 10.0 1.0 4 -1.0001 3
        c 3 = 250.0 ab 0.0 1.0 4 -1.0001 2
        c 4 < 750.0 ab -10.0 1.0 4
        c 5 > 1000.0 ab 0.0 1.0 4
        c 6 > 750.0 ab 0.0 1.0 7 -1.00001 1
        c 7 > 750.0 ab 0.0 1.0 12 -1.0001 11
        c 8 = 1000.0 ab 0.0 1.0 15 -1.0 13 -1.0 14
        c 9 = 1000.0 ab 0.0 1.0 13 -1.0 6 -1.0 7 -1.0 8 -1.0 9 -1.0 10 -1.0 11 -1.0 12
        c 10 = 750.0 ab 0.0 1.0 14 -1.0001 12
        c 11 > 250.0 ab 0.0 1.0 14 -1.0001 5
        c 12 > 500.0 ab 0.0 1.0 0 -1.0 15
        """)
    solver.solve()
    #expect(solver.unmetConstraints.map(\.constraint.index) == [3])
    let error = solver.unmetConstraints.first?.error ?? 0
    #expect(abs(abs(error) - 999990.0 / 100001) < 1e-8)
  }
}
