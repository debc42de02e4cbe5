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
  }

  /// Makes variables and constraints, solves, and reads every variable.
  func build() {
    var variables: [Variable] = []
    var constraints: [Constraint] = []
    variables.reserveCapacity(workload.variableCount)
    constraints.reserveCapacity(workload.rows.count)
    let solver = solver
    solver.reserveCapacity(
      variables: workload.variableCount, constraints: workload.rows.count + workload.edits.count,
      terms: workload.termVariables.count + workload.edits.count)
    for _ in 0..<workload.variableCount { variables.append(solver.makeVariable()) }
    let terms = UnsafeMutableBufferPointer<Term>.allocate(capacity: 64)
    defer { terms.deallocate() }
    let rows = workload.rows
    let termVariables = workload.termVariables
    let termCoefficients = workload.termCoefficients
    let activeCount = workload.buildRows.upperBound
    let editPosition = workload.editPosition
    for index in 0..<rows.count {
      if index == editPosition {
        for edit in workload.edits {
          solver.addEdit(
            variables[edit.variable], strength: Strength(Workload.Level.strong.priority))
          solver.suggest(edit.start, for: variables[edit.variable])
        }
      }
      let row = rows[index]
      for place in 0..<row.termCount {
        terms[place] = Term(
          variables[termVariables[row.firstTerm + place]], termCoefficients[row.firstTerm + place])
      }
      let constraint = try! solver.makeConstraint(
        UnsafeBufferPointer(rebasing: terms[..<row.termCount]), row.relation,
        constant: row.constant, strength: Strength(row.level.priority), isBreakable: row.isBreakable
      )
      constraints.append(constraint)
      if index < activeCount { solver.activate(constraint) }
    }
    solver.solve()
    self.variables = variables
    self.constraints = constraints
    read()
  }

  /// Suggests values for the edited variables, solves, and reads every variable.
  func suggest(_ first: Double, _ second: Double = 0) {
    let edits = workload.edits
    solver.suggest(first, for: variables[edits[0].variable])
    if edits.count > 1 { solver.suggest(second, for: variables[edits[1].variable]) }
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
    let solver = solver
    variables.withUnsafeBufferPointer { variables in
      values.withUnsafeMutableBufferPointer { values in
        for index in 0..<variables.count { values[index] = solver.value(of: variables[index]) }
      }
    }
  }
}
