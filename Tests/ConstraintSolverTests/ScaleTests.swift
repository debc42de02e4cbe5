import ConstraintSolver
import Testing

/// Large layouts whose solutions are whole numbers.
@Suite struct ScaleTests {
  let solver = Solver()

  private func constrain(
    _ terms: [Term], _ relation: Relation = .equal, _ constant: Double = 0, _ level: Double = 1000
  ) throws {
    solver.activate(
      try solver.makeConstraint(terms, relation, constant: constant, strength: Strength(level)))
  }

  /// `count` views of one width, 8 apart, in a container whose width is suggested.
  private func chain(_ count: Int) throws -> (container: Variable, width: Variable, last: Variable)
  {
    let container = solver.makeVariable()
    let width = solver.makeVariable()
    var end: Variable?
    for _ in 0..<count {
      let left = solver.makeVariable()
      if let end {
        try constrain([Term(left), Term(end, -1), Term(width, -1)], .equal, -8)
      } else {
        try constrain([Term(left)], .equal, -8)
      }
      end = left
    }
    guard let last = end else { return (container, width, container) }
    try constrain([Term(container), Term(last, -1), Term(width, -1)], .equal, -8)
    try constrain([Term(width)], .greaterThanOrEqual, -10)
    solver.addEdit(container, strength: Strength(750))
    return (container, width, last)
  }

  @Test func hundredThousandViewsInAChain() throws {
    let count = 100_000
    let (container, width, last) = try chain(count)
    // Views of 50 with 8 around each take 58 each and 8 more.
    solver.suggest(58 * Double(count) + 8, for: container)
    solver.solve()
    #expect(abs(solver.value(of: width) - 50) < 1e-9)
    #expect(abs(solver.value(of: last) - (58 * Double(count) - 50)) < 1e-6)
    // Below 10 the views shrink no more: 18 each and 8.
    solver.suggest(100, for: container)
    solver.solve()
    #expect(solver.value(of: width) == 10)
    #expect(abs(solver.value(of: container) - (18 * Double(count) + 8)) < 1e-6)
  }

  @Test func tenThousandEqualWidths() throws {
    let count = 10_000
    let container = solver.makeVariable()
    var widths: [Variable] = []
    var end = solver.makeVariable()
    try constrain([Term(end)], .equal, 0)
    for _ in 0..<count {
      let width = solver.makeVariable()
      let right = solver.makeVariable()
      try constrain([Term(right), Term(end, -1), Term(width, -1)])
      if let first = widths.first { try constrain([Term(width), Term(first, -1)]) }
      widths.append(width)
      end = right
    }
    try constrain([Term(end), Term(container, -1)])
    solver.addEdit(container, strength: Strength(750))
    solver.suggest(Double(count) * 32, for: container)
    solver.solve()
    #expect(widths.allSatisfy { abs(solver.value(of: $0) - 32) < 1e-9 })
    solver.suggest(Double(count) * 48, for: container)
    solver.solve()
    #expect(widths.allSatisfy { abs(solver.value(of: $0) - 48) < 1e-9 })
  }

  /// Thirty levels of boxes, each of two equal halves of the one around it with 2 around and
  /// between them, the second of which holds the next level: a width w + 6 is halved at each
  /// level, so with w + 6 = 7 * 2^30 it is 7 at the last one.
  @Test func thirtyLevelsOfHalves() throws {
    let root = solver.makeVariable()
    solver.addEdit(root, strength: Strength(750))
    solver.suggest(7 * 1_073_741_824 - 6, for: root)
    var parent = (left: solver.makeVariable(), width: root)
    try constrain([Term(parent.left)])
    for _ in 0..<30 {
      let first = (left: solver.makeVariable(), width: solver.makeVariable())
      let second = (left: solver.makeVariable(), width: solver.makeVariable())
      try constrain([Term(first.left), Term(parent.left, -1)], .equal, -2)
      try constrain(
        [Term(second.left), Term(first.left, -1), Term(first.width, -1)], .equal, -2)
      try constrain(
        [Term(parent.left), Term(parent.width), Term(second.left, -1), Term(second.width, -1)],
        .equal, -2)
      try constrain([Term(first.width), Term(second.width, -1)])
      try constrain([Term(first.width)], .greaterThanOrEqual)
      parent = second
    }
    solver.solve()
    #expect(solver.value(of: parent.width) == 1)
    #expect(solver.isDetermined(parent.left))
  }

  /// Thirty levels of boxes as wide as their children ask, with 2 on both sides; each level has a
  /// leaf of 10 beside the next level, which is 12 away. The last box holds one leaf of 10, so it
  /// is 14 wide; each one around it is 26 wider.
  @Test func thirtyLevelsOfContentSizes() throws {
    var content = solver.makeVariable()
    try constrain([Term(content)], .equal, -10, 750)
    var box = solver.makeVariable()
    try constrain([Term(box), Term(content, -1)], .equal, -4)
    for _ in 0..<29 {
      let leaf = solver.makeVariable()
      try constrain([Term(leaf)], .greaterThanOrEqual, -10, 750)
      try constrain([Term(leaf)], .lessThanOrEqual, -10, 250)
      content = box
      box = solver.makeVariable()
      try constrain([Term(box), Term(content, -1), Term(leaf, -1)], .greaterThanOrEqual, -16)
      try constrain([Term(box)], .lessThanOrEqual, 0, 50)
    }
    solver.solve()
    #expect(abs(solver.value(of: box) - (14 + 29 * 26)) < 1e-9)
  }
}
