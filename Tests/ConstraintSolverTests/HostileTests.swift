import Testing

@testable import ConstraintSolver

/// Input that no layout has: the solver must come to an end, stay in order and not grow.
@Suite struct HostileTests {
  @Test func wildNumbersComeToAnEnd() throws {
    for seed in 1...150 {
      var generator = Generator(seed: UInt64(seed) &* 7919)
      let solver = Solver()
      let variables = (0..<generator.int(1...30)).map { _ in solver.makeVariable() }
      for _ in 0..<4 {
        for _ in 0..<25 {
          let terms = (0..<generator.int(0...5)).map { _ in
            Term(
              variables[generator.int(0...(variables.count - 1))],
              Double(generator.int(-9...9)) * [1e-9, 1e-6, 1, 1e6, 1e12][generator.int(0...4)])
          }
          let constraint = try solver.makeConstraint(
            terms, [.equal, .lessThanOrEqual, .greaterThanOrEqual][generator.int(0...2)],
            constant: Double(generator.int(-999...999)) * [1, 1e6, 1e12][generator.int(0...2)],
            strength: Strength([1000, 1000, 750, 1][generator.int(0...3)]),
            isBreakable: generator.int(0...1) == 0)
          solver.activate(constraint)
        }
        solver.solve()
        _ = solver.freeVariables
        let copy = try Solver.replay(from: solver.dump())
        #expect(copy.dump() == solver.dump())
      }
    }
  }

  @Test func longChainsNeedNoDeepStack() throws {
    let solver = Solver()
    var last = solver.makeVariable()
    solver.activate(try solver.makeConstraint([Term(last)], .equal, constant: -1))
    for _ in 0..<20_000 {
      let next = solver.makeVariable()
      let link = [Term(next), Term(last, -1)]
      solver.activate(try solver.makeConstraint(link, .equal, constant: -8))
      last = next
    }
    solver.solve()
    #expect(solver.value(of: last) == 160_001)
    #expect(solver.isDetermined(last))
  }

  @Test func memoryIsGivenBack() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    solver.addEdit(width, strength: Strength(750))
    func turn(_ number: Int) throws {
      let views = (0..<5).map { _ in solver.makeVariable() }
      var constraints: [Constraint] = []
      for view in views {
        let terms = [Term(view), Term(width, -1)]
        constraints.append(
          try solver.makeConstraint(terms, .equal, constant: Double(number % 7)))
      }
      solver.activate(constraints)
      solver.suggest(Double(number % 100), for: width)
      solver.solve()
      for view in views { solver.removeVariable(view) }
      solver.solve()
    }
    for number in 0..<10 { try turn(number) }
    let sizes = [solver.states.count, solver.store.rows.count, solver.store.terms.count]
    for number in 0..<1000 { try turn(number) }
    #expect(sizes == [solver.states.count, solver.store.rows.count, solver.store.terms.count])
  }
}
