import Testing

@testable import ConstraintSolver

/// Suggestions along derivatives against solvers that are built anew.
@Suite struct MotionTests {
  @Test func suggestionsEqualFreshBuilds() throws {
    var generator = Generator(seed: 4)
    for number in 0..<120 {
      let count = generator.int(2...7)
      let rows = (0..<generator.int(2...12)).map { _ in
        generator.row(variableCount: count, requiredShare: 40)
      }
      let edited = [generator.int(0...(count - 1)), generator.int(0...(count - 1))]
      func build(_ start: [Double]) throws -> (Solver, [Variable]) {
        let solver = Solver()
        let variables = (0..<count).map { _ in solver.makeVariable() }
        solver.activate(try rows.map { try solver.makeConstraint($0, variables) })
        for (place, variable) in edited.enumerated() {
          solver.addEdit(variables[variable], strength: Strength(750))
          solver.suggest(start[place], for: variables[variable])
        }
        solver.solve()
        return (solver, variables)
      }
      var suggestions = [0.0, 0]
      let (solver, variables) = try build(suggestions)
      var seen = variables.map { solver.value(of: $0) }
      for step in 0..<25 {
        let place = generator.int(0...1)
        suggestions[place] += Double(generator.int(-8...8)) / 4
        if edited[0] == edited[1] { suggestions[1 - place] = suggestions[place] }
        solver.suggest(suggestions[place], for: variables[edited[place]])
        solver.solve()
        let (fresh, freshVariables) = try build(suggestions)
        for (index, variable) in variables.enumerated() {
          let value = solver.value(of: variable)
          #expect(
            abs(value - fresh.value(of: freshVariables[index])) < 1e-7,
            "x\(index), step \(step) of \(number): \(suggestions)\n\(fresh.dump())")
        }
        for variable in solver.changedVariables {
          seen[variable.index] = solver.value(of: variable)
        }
        #expect(seen == variables.map { solver.value(of: $0) })
        let conflicts = solver.conflicts.map { $0.constraints.map(\.index) }
        #expect(conflicts == fresh.conflicts.map { $0.constraints.map(\.index) })
      }
    }
  }

  @Test func derivativeAndBreakpoints() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    let label = solver.makeVariable()
    let field = solver.makeVariable()
    // The label is 119 wide and the field takes the rest of the width, but at least 60.
    for (terms, relation, constant) in [
      ([Term(label)], Relation.equal, -119.0),
      ([Term(width), Term(label, -1), Term(field, -1)], .equal, 0),
      ([Term(field)], .greaterThanOrEqual, -60),
    ] {
      solver.activate(try solver.makeConstraint(terms, relation, constant: constant))
    }
    solver.addEdit(width, strength: Strength(750))
    solver.suggest(400, for: width)
    solver.solve()
    #expect(
      solver.derivative(of: field, along: width)
        == Derivative(rate: 1, lowerBound: 179, upperBound: .infinity))
    #expect(solver.derivative(of: label, along: width)?.rate == 0)
    solver.suggest(100, for: width)
    solver.solve()
    #expect(solver.value(of: field) == 60)
    #expect(
      solver.derivative(of: field, along: width)
        == Derivative(rate: 0, lowerBound: -.infinity, upperBound: 179))
    #expect(solver.derivative(of: field, along: label) == nil)
  }

  @Test func manySuggestionsDoNotDrift() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    let parts = (0..<7).map { _ in solver.makeVariable() }
    let sum = parts.map { Term($0) } + [Term(width, -1)]
    solver.activate(try solver.makeConstraint(sum, .equal))
    for part in parts.dropFirst() {
      let link = [Term(part), Term(parts[0], -1)]
      solver.activate(try solver.makeConstraint(link, .equal, strength: Strength(750)))
      solver.activate(try solver.makeConstraint([Term(part)], .greaterThanOrEqual, constant: -10))
    }
    solver.addEdit(width, strength: Strength(500))
    for k in 0..<20_000 {
      solver.suggest(Double((k * 7919) % 1000), for: width)
      solver.solve()
    }
    solver.suggest(700, for: width)
    solver.solve()
    #expect(parts.allSatisfy { abs(solver.value(of: $0) - 100) < 1e-9 })
  }
}
