import ConstraintSolver

/// A workload in the solver of this package.
final class OwnEngine {
  let workload: Workload
  let solver = Solver()
  private(set) var variables: [Variable] = []
  private(set) var constraints: [Constraint] = []
  private(set) var values: [Double]

  init(_ workload: Workload) {
    self.workload = workload
    values = Array(repeating: 0, count: workload.variableCount)
    variables.reserveCapacity(workload.variableCount)
    constraints.reserveCapacity(workload.rows.count)
  }

  /// Makes variables and constraints, solves, and reads every variable.
  func build() {
    for _ in 0..<workload.variableCount { variables.append(solver.makeVariable()) }
    let terms = UnsafeMutableBufferPointer<Term>.allocate(capacity: 64)
    defer { terms.deallocate() }
    for index in 0..<workload.rows.count {
      if index == workload.editPosition {
        solver.addEdit(variables[workload.editVariable], strength: Strength(750))
        solver.suggest(workload.editStart, for: variables[workload.editVariable])
      }
      let row = workload.rows[index]
      for place in 0..<row.termCount {
        terms[place] = Term(
          variables[workload.termVariables[row.firstTerm + place]],
          workload.termCoefficients[row.firstTerm + place])
      }
      let constraint = try! solver.makeConstraint(
        UnsafeBufferPointer(rebasing: terms[..<row.termCount]), row.relation,
        constant: row.constant, strength: row.level.strength)
      constraints.append(constraint)
      if index < workload.buildRows.upperBound { solver.activate(constraint) }
    }
    solver.solve()
    read()
  }

  /// Suggests a value for the edited variable, solves, and reads every variable.
  func suggest(_ value: Double) {
    solver.suggest(value, for: variables[workload.editVariable])
    solver.solve()
    read()
  }

  /// Exchanges the first rows of the two sets of a toggle, solves, and reads every variable.
  func toggle(_ number: Int, limit: Int) {
    let out = number % 2 == 0 ? workload.outgoing : workload.incoming
    let into = number % 2 == 0 ? workload.incoming : workload.outgoing
    for index in out.prefix(limit) { solver.deactivate(constraints[index]) }
    for index in into.prefix(limit) { solver.activate(constraints[index]) }
    solver.solve()
    read()
  }

  /// Reads every variable.
  func read() {
    for index in 0..<values.count { values[index] = solver.value(of: variables[index]) }
  }
}
