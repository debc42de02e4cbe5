import ConstraintSolver
import Testing

/// A solver that is changed step by step against one that is built anew.
@Suite struct IncrementalTests {
  @Test func stepByStepEqualsFresh() throws {
    var generator = Generator(seed: 3)
    for _ in 0..<60 {
      let count = generator.int(2...12)
      let solver = Solver()
      let variables = (0..<count).map { _ in solver.makeVariable() }
      var rows: [ExactSystem.Row] = []
      var constraints: [Constraint] = []
      var active: [Int] = []
      for step in 0..<40 {
        for _ in 0..<generator.int(1...3) {
          let choice = generator.int(0...9)
          if choice < 5 || active.isEmpty {
            let row = generator.row(variableCount: count, requiredShare: 40)
            rows.append(row)
            constraints.append(try solver.makeConstraint(row, variables))
            solver.activate(constraints[constraints.count - 1])
            active.append(rows.count - 1)
          } else if choice < 7 {
            let place = generator.int(0...(active.count - 1))
            solver.deactivate(constraints[active.remove(at: place)])
          } else if choice == 7 {
            let index = active[generator.int(0...(active.count - 1))]
            rows[index].level = [1000, 750, 500, 250][generator.int(0...3)]
            solver.setStrength(Strength(rows[index].level), of: constraints[index])
          } else {
            let index = active[generator.int(0...(active.count - 1))]
            rows[index].constant = generator.int(-12...12)
            solver.setConstant(Double(rows[index].constant), of: constraints[index])
          }
        }
        solver.solve()
        let fresh = Solver()
        let freshVariables = (0..<count).map { _ in fresh.makeVariable() }
        let freshConstraints = try active.map {
          try fresh.makeConstraint(rows[$0], freshVariables)
        }
        fresh.activate(freshConstraints)
        fresh.solve()
        for index in 0..<count {
          #expect(
            abs(solver.value(of: variables[index]) - fresh.value(of: freshVariables[index])) < 1e-7,
            "step \(step)")
        }
        let conflicts = solver.conflicts.map { conflict in
          conflict.constraints.map { c in active.firstIndex { constraints[$0] == c }! }
        }
        let freshConflicts = fresh.conflicts.map { $0.constraints.map(\.index) }
        #expect(conflicts == freshConflicts)
        if step % 8 == 0 {
          #expect(
            solver.freeVariables.map(\.variable.index) == fresh.freeVariables.map(\.variable.index))
        }
      }
    }
  }
}
