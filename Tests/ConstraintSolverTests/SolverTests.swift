import Testing

@testable import ConstraintSolver

/// The public contract, by small examples with the arithmetic beside them.
@Suite struct SolverTests {
  let solver = Solver()

  private func constrain(
    _ terms: [Term], _ relation: Relation = .equal, _ constant: Double, _ level: Double = 1000,
    isBreakable: Bool = true
  ) throws -> Constraint {
    let constraint = try solver.makeConstraint(
      terms, relation, constant: constant, strength: Strength(level), isBreakable: isBreakable)
    solver.activate(constraint)
    return constraint
  }

  @Test func higherStrengthBeatsAnyNumberOfLowerOnes() throws {
    let x = solver.makeVariable()
    _ = try constrain([Term(x)], .equal, -10, 500)
    for _ in 0..<5 { _ = try constrain([Term(x)], .equal, -20, 499.5) }
    solver.solve()
    #expect(solver.value(of: x) == 10)
    #expect(solver.unmetConstraints.map(\.error) == Array(repeating: -10, count: 5))
  }

  @Test func sumOfErrorsIsLeastInsideALevel() throws {
    let x = solver.makeVariable()
    for value in [10.0, 20, 20] { _ = try constrain([Term(x)], .equal, -value, 750) }
    solver.solve()
    // At 20 the sum is 10, at 10 it is 20.
    #expect(solver.value(of: x) == 20)
    #expect(solver.isDetermined(x))
  }

  @Test func earlierActivatedOfEquallyStrongOnesHolds() throws {
    let x = solver.makeVariable()
    let second = try constrain([Term(x)], .equal, -20, 750)
    let first = try constrain([Term(x)], .equal, -10, 750)
    solver.solve()
    #expect(solver.value(of: x) == 20)
    #expect(
      solver.freeVariables == [FreeVariable(variable: x, lowerBound: 10, upperBound: 20)])
    solver.deactivate(second)
    solver.activate(second)
    solver.solve()
    #expect(solver.value(of: x) == 10)
    #expect(solver.unmetConstraints == [UnmetConstraint(constraint: second, error: -10)])
    #expect(solver.isActive(first) && solver.isActive(second))
    // A lower level chooses among the optima before the order of activation does.
    _ = try constrain([Term(x)], .equal, -15, 250)
    solver.solve()
    #expect(solver.value(of: x) == 15)
    #expect(solver.isDetermined(x))
  }

  @Test func inequalitiesStayAtTheirBoundsWhereNothingElseDecides() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = try constrain([Term(x)], .greaterThanOrEqual, -5)
    _ = try constrain([Term(x), Term(y)], .lessThanOrEqual, -30)
    solver.solve()
    #expect(solver.value(of: x) == 5)
    #expect(solver.value(of: y) == 25)
    #expect(
      solver.freeVariables == [
        FreeVariable(variable: x, lowerBound: 5, upperBound: .infinity),
        FreeVariable(variable: y, lowerBound: -.infinity, upperBound: 25),
      ])
  }

  @Test func ofTwoBoundsTheOneActivatedFirstIsMet() throws {
    let x = solver.makeVariable()
    _ = try constrain([Term(x)], .lessThanOrEqual, -30)
    _ = try constrain([Term(x)], .greaterThanOrEqual, -5)
    solver.solve()
    #expect(solver.value(of: x) == 30)
  }

  @Test func undeterminedVariablesStayNearZero() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = try constrain([Term(x), Term(y)], .equal, -30)
    solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == 30)
  }

  @Test func lastBreakableConstraintOfAConflictIsBroken() throws {
    let x = solver.makeVariable()
    let first = try constrain([Term(x)], .equal, -10)
    let second = try constrain([Term(x)], .greaterThanOrEqual, -20, isBreakable: false)
    solver.solve()
    #expect(solver.conflicts == [Conflict(constraints: [first, second], broken: first)])
    #expect(solver.value(of: x) == 20)
    solver.deactivate(second)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: x) == 10)
  }

  @Test func constraintWithoutTermsIsAConflictOfItsOwn() throws {
    let x = solver.makeVariable()
    let c = try constrain([Term(x), Term(x, -1)], .equal, 3)
    solver.solve()
    #expect(solver.conflicts == [Conflict(constraints: [c], broken: c)])
    solver.setConstant(0, of: c)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
  }

  @Test func editsFollowSuggestions() throws {
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    let right = solver.makeVariable()
    _ = try constrain([Term(left)], .equal, -8)
    _ = try constrain([Term(right), Term(left, -1), Term(width, -1)], .equal, 0)
    _ = try constrain([Term(width)], .greaterThanOrEqual, -10)
    solver.addEdit(right, strength: Strength(750))
    solver.suggest(100, for: right)
    solver.solve()
    #expect(solver.value(of: width) == 92)
    #expect(Set(solver.changedVariables) == [left, width, right])
    solver.suggest(12, for: right)
    solver.solve()
    #expect(solver.value(of: width) == 10)
    #expect(solver.value(of: right) == 18)
    #expect(Set(solver.changedVariables) == [width, right])
    let edit = try #require(solver.editConstraint(of: right))
    #expect(solver.unmetConstraints == [UnmetConstraint(constraint: edit, error: 6)])
    solver.removeEdit(right)
    solver.solve()
    #expect(!solver.isDetermined(width))
  }

  @Test func removedVariableTakesItsConstraintsAlong() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let link = try constrain([Term(x), Term(y, -1)], .equal, 0)
    let fixed = try constrain([Term(y)], .equal, -7)
    solver.solve()
    #expect(solver.value(of: x) == 7)
    solver.removeVariable(y)
    solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(!solver.isActive(link) && !solver.isActive(fixed))
    #expect(solver.freeVariables.map(\.variable) == [x])
  }

  @Test func badNumbersAreRefused() throws {
    let x = solver.makeVariable()
    #expect(throws: ConstraintError.constantOutOfRange) {
      try solver.makeConstraint([Term(x)], .equal, constant: .nan)
    }
    #expect(throws: ConstraintError.coefficientOutOfRange(termIndex: 1, variable: x)) {
      try solver.makeConstraint([Term(x), Term(x, .infinity)], .equal)
    }
    let c = try constrain([Term(x)], .equal, -1)
    #expect(!solver.setConstant(.infinity, of: c))
    #expect(!solver.suggest(3, for: x))
    solver.removeVariable(x)
    #expect(throws: ConstraintError.unknownVariable(termIndex: 0, variable: x)) {
      try solver.makeConstraint([Term(x)], .equal)
    }
  }

  @Test func replayEqualsTheOriginal() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let z = solver.makeVariable()
    solver.removeVariable(y)
    _ = try constrain([Term(x), Term(z, -0.1)], .equal, 1 / 3, 999.5)
    let inactive = try solver.makeConstraint([Term(z)], .equal, constant: 4)
    solver.addEdit(z, strength: Strength(500))
    solver.suggest(30, for: z)
    solver.solve()
    let copy = try Solver.replay(from: solver.dump())
    copy.solve()
    #expect(copy.dump() == solver.dump())
    #expect(copy.value(of: x) == solver.value(of: x))
    #expect(!copy.isActive(inactive))
    #expect(throws: DumpError(line: 2, text: "w 3")) {
      try Solver.replay(from: "solver 1\nw 3")
    }
  }
}
