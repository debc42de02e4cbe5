import Testing

@testable import ConstraintSolver

/// Random small systems against the contract in exact arithmetic.
@Suite struct OracleTests {
  static let scale = 1

  /// With the method that is for most systems, and with the one that is for the rest.
  @Test(arguments: [nil, 0])
  func optimumAndFreedom(pivotAllowance: Int?) throws {
    var generator = Generator(seed: 1)
    var carefulPivotCount = 0
    for number in 0..<(700 * Self.scale) {
      var system = generator.system()
      for index in system.rows.indices { system.rows[index].isBreakable = true }
      let solver = Solver()
      solver.pivotAllowance = pivotAllowance
      let variables = (0..<system.variableCount).map { _ in solver.makeVariable() }
      let constraints = try system.rows.map { try solver.makeConstraint($0, variables) }
      solver.activate(constraints)
      solver.solve()
      let broken = system.brokenRows()
      let found = solver.conflicts.map { constraints.firstIndex(of: $0.broken)! }
      #expect(found == broken, "broken rows of system \(number): \(system)")
      if found != broken { return }
      expectMinimal(solver.conflicts, constraints, system, number)
      let result = system.solve(without: broken)
      expect(solver, variables, result, "system \(number): \(system)")
      carefulPivotCount += solver.carefulPivotCount
    }
    #expect((carefulPivotCount > 0) == (pivotAllowance != nil))
  }

  @Test func conflictsOfRowsThatMayNotBreak() throws {
    var generator = Generator(seed: 2)
    for number in 0..<(500 * Self.scale) {
      let system = generator.system(requiredShare: 85)
      let solver = Solver()
      let variables = (0..<system.variableCount).map { _ in solver.makeVariable() }
      let constraints = try system.rows.map { try solver.makeConstraint($0, variables) }
      solver.activate(constraints)
      solver.solve()
      expectMinimal(solver.conflicts, constraints, system, number)
      let broken = solver.conflicts.map { constraints.firstIndex(of: $0.broken)! }
      let kept = system.rows.indices.filter {
        !broken.contains($0) && system.rows[$0].level == 1000
      }
      let canHold = ExactSystem.canHold(
        kept.map { system.rows[$0] }, variableCount: system.variableCount)
      #expect(canHold, "system \(number): \(system)")
      guard canHold else { return }
      let result = system.solve(without: broken)
      expect(solver, variables, result, "system \(number): \(system)")
    }
  }

  /// Each conflict is a minimal set in order of activation and breaks the right one of it.
  private func expectMinimal(
    _ conflicts: [Conflict], _ constraints: [Constraint], _ system: ExactSystem, _ number: Int
  ) {
    for conflict in conflicts {
      let members = conflict.constraints.map { constraints.firstIndex(of: $0)! }
      #expect(members == members.sorted())
      let rows = members.map { system.rows[$0] }
      let count = system.variableCount
      #expect(!ExactSystem.canHold(rows, variableCount: count), "system \(number): \(members)")
      for left in rows.indices {
        var others = rows
        others.remove(at: left)
        #expect(ExactSystem.canHold(others, variableCount: count), "system \(number): \(members)")
      }
      let expected = members.last { system.rows[$0].isBreakable } ?? members.last
      #expect(constraints.firstIndex(of: conflict.broken) == expected)
    }
  }

  private func expect(
    _ solver: Solver, _ variables: [Variable], _ result: ExactSystem.Result, _ comment: String
  ) {
    for (index, variable) in variables.enumerated() {
      let difference = abs(solver.value(of: variable) - result.values[index].double)
      #expect(
        difference < 1e-7,
        "x\(index) = \(solver.value(of: variable)), not \(result.values[index].double); \(comment)")
      #expect(
        solver.isDetermined(variable) == (result.ranges[index] == nil), "x\(index); \(comment)")
    }
    let free = solver.freeVariables
    #expect(free.count == result.ranges.count, "\(comment)")
    for entry in free {
      guard let range = result.ranges[entry.variable.index] else { continue }
      let lower = range.lower?.double ?? -.infinity
      let upper = range.upper?.double ?? .infinity
      #expect(entry.lowerBound == lower || abs(entry.lowerBound - lower) < 1e-6, "\(comment)")
      #expect(entry.upperBound == upper || abs(entry.upperBound - upper) < 1e-6, "\(comment)")
    }
  }
}
