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

  /// Layouts of each kind, whose rows come and go and change while the window is dragged.
  @Test(arguments: LayoutGenerator.Kind.allCases)
  func layoutsStepByStepEqualFresh(_ kind: LayoutGenerator.Kind) throws {
    for seed in 1...4 {
      var generator = Generator(seed: UInt64(seed) &* 31)
      let system = LayoutGenerator.system(kind, seed: UInt64(seed))
      var state = LayoutState(rows: system.rows, suggestion: 300)
      let (solver, variables, constraints) = try state.build(system.variableCount)
      for step in 0..<80 {
        for _ in 0..<generator.int(1...3) {
          state.change(&generator, solver, constraints, variables)
        }
        solver.solve()
        let (fresh, freshVariables, freshConstraints) = try state.build(system.variableCount)
        for (variable, freshVariable) in zip(variables, freshVariables) {
          let value = fresh.value(of: freshVariable)
          #expect(
            abs(solver.value(of: variable) - value) < 1e-7 * (1 + abs(value)),
            "x\(variable.index), seed \(seed), step \(step)\n\(fresh.dump())")
        }
        // Edits are made after the rows, so both solvers give the same index to each.
        #expect(constraints == freshConstraints)
        #expect(solver.conflicts == fresh.conflicts)
        #expect(
          solver.unmetConstraints.map(\.constraint) == fresh.unmetConstraints.map(\.constraint))
        if step % 20 == 0 { #expect(solver.freeVariables.count == fresh.freeVariables.count) }
      }
    }
  }
}

/// What a solver that is changed step by step should have come to.
private struct LayoutState {
  var rows: [ExactSystem.Row]
  /// The active rows in order of activation.
  var active: [Int]
  var suggestion: Double

  init(rows: [ExactSystem.Row], suggestion: Double) {
    self.rows = rows
    self.suggestion = suggestion
    active = Array(rows.indices)
  }

  /// Changes the state and the solver alike.
  mutating func change(
    _ generator: inout Generator, _ solver: Solver, _ constraints: [Constraint],
    _ variables: [Variable]
  ) {
    let index = generator.int(0...(rows.count - 1))
    switch generator.int(0...9) {
    case 0...2:
      if let place = active.firstIndex(of: index) {
        active.remove(at: place)
        solver.deactivate(constraints[index])
      } else {
        active.append(index)
        solver.activate(constraints[index])
      }
    case 3...4:
      rows[index].level = [1000, 750, 500, 250][generator.int(0...3)]
      solver.setStrength(Strength(rows[index].level), of: constraints[index])
    case 5:
      rows[index].constant += generator.int(-20...20)
      solver.setConstant(Double(rows[index].constant), of: constraints[index])
    default:
      suggestion = Double(generator.int(0...4800)) / 8
      solver.suggest(suggestion, for: variables[1])
    }
  }

  /// A solver made anew: the edit of the window's width counts before any row.
  func build(_ variableCount: Int) throws -> (Solver, [Variable], [Constraint]) {
    let solver = Solver()
    let variables = (0..<variableCount).map { _ in solver.makeVariable() }
    let constraints = try rows.map { try solver.makeConstraint($0, variables) }
    solver.addEdit(variables[1], strength: Strength(750))
    solver.suggest(suggestion, for: variables[1])
    solver.activate(active.map { constraints[$0] })
    solver.solve()
    return (solver, variables, constraints)
  }
}
