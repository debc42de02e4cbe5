import Testing

@testable import ConstraintSolver

/// Systems made to lead methods that go from vertex to vertex astray, by the usual method and by
/// the one that follows when that takes too many pivots.
@Suite(.serialized) struct PivotTests {
  private func makeSolver(_ pivotAllowance: Int?) -> Solver {
    let solver = Solver()
    solver.pivotAllowance = pivotAllowance
    return solver
  }

  private func constrain(
    _ solver: Solver, _ terms: [(Double, Variable)], _ relation: Relation, _ constant: Double,
    _ level: Double = 1000
  ) throws {
    solver.activate(
      try solver.makeConstraint(
        terms.map { Term($0.1, $0.0) }, relation, constant: constant, strength: Strength(level)))
  }

  /// Klee and Minty's cube, where the steepest direction may visit all of its 2^n corners: the
  /// greatest 2^(n-1) x1 + ... + xn with 2 (2^(j-1) x1 + ... + 2 x(j-1)) + xj <= 5^j is 5^n, at
  /// xn = 5^n with all others zero.
  @Test(arguments: [nil, 0])
  func kleeMintyCube(pivotAllowance: Int?) throws {
    let n = 12
    let solver = makeSolver(pivotAllowance)
    let x = (0..<n).map { _ in solver.makeVariable() }
    func power(_ base: Int, _ exponent: Int) -> Double {
      Double((0..<exponent).reduce(1) { product, _ in product * base })
    }
    for j in 0..<n {
      let terms = (0..<j).map { (power(2, j - $0 + 1), x[$0]) } + [(1.0, x[j])]
      try constrain(solver, terms, .lessThanOrEqual, -power(5, j + 1))
      try constrain(solver, [(1, x[j])], .greaterThanOrEqual, 0)
    }
    let aim = (0..<n).map { (power(2, n - 1 - $0), x[$0]) }
    try constrain(solver, aim, .greaterThanOrEqual, -power(5, n) - 1, 750)
    solver.solve()
    #expect(x.dropLast().allSatisfy { abs(solver.value(of: $0)) < 1e-6 })
    #expect(abs(solver.value(of: x[n - 1]) - 244_140_625) < 1e-6)
  }

  /// Beale's example, in which the steepest direction with ties by the first row runs in a circle
  /// at the origin: the greatest 3/4 x1 - 150 x2 + 1/50 x3 - 6 x4 is 1/20, at (1/25, 0, 1, 0).
  @Test(arguments: [nil, 0])
  func bealesCircle(pivotAllowance: Int?) throws {
    let solver = makeSolver(pivotAllowance)
    let x = (0..<4).map { _ in solver.makeVariable() }
    func sum(_ coefficients: [Double]) -> [(Double, Variable)] {
      zip(coefficients, x).map { ($0, $1) }
    }
    try constrain(solver, sum([0.25, -60, -0.04, 9]), .lessThanOrEqual, 0)
    try constrain(solver, sum([0.5, -90, -0.02, 3]), .lessThanOrEqual, 0)
    try constrain(solver, [(1, x[2])], .lessThanOrEqual, -1)
    for variable in x { try constrain(solver, [(1, variable)], .greaterThanOrEqual, 0) }
    try constrain(solver, sum([0.75, -150, 0.02, -6]), .greaterThanOrEqual, -1, 750)
    solver.solve()
    for (variable, value) in zip(x, [0.04, 0, 1, 0]) {
      #expect(abs(solver.value(of: variable) - value) < 1e-9)
    }
  }

  /// The assignment of n to n, at each of whose corners n - 1 rows too many are tight. The least
  /// sum of i j x(i, j) pairs the greatest with the least: 0 * 7 + 1 * 6 + ... + 7 * 0 = 56.
  @Test(arguments: [nil, 0])
  func degenerateAssignment(pivotAllowance: Int?) throws {
    let n = 8
    let solver = makeSolver(pivotAllowance)
    let x = (0..<(n * n)).map { _ in solver.makeVariable() }
    for i in 0..<n {
      try constrain(solver, (0..<n).map { (1, x[i * n + $0]) }, .equal, -1)
      try constrain(solver, (0..<n).map { (1, x[$0 * n + i]) }, .equal, -1)
    }
    for variable in x { try constrain(solver, [(1, variable)], .greaterThanOrEqual, 0) }
    let cost = x.indices.map { (Double(($0 / n) * ($0 % n)), x[$0]) }
    try constrain(solver, cost, .lessThanOrEqual, 0, 500)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    for i in 0..<n {
      for j in 0..<n {
        let value = i + j == n - 1 ? 1.0 : 0
        #expect(abs(solver.value(of: x[i * n + j]) - value) < 1e-9)
      }
    }
  }
}
