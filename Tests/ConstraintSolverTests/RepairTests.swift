import Testing

@testable import ConstraintSolver

/// Exchanges of rows in systems that look like layouts against solvers that are built anew.
@Suite struct RepairTests {
  /// A row of a layout over the variables of its model.
  struct Row {
    var terms: [(Double, Int)]
    var relation: Relation
    var constant: Double
    var level: Double
  }

  /// A layout that changes: all rows made so far, and those that are active, in order of activation.
  struct Model {
    var variableCount = 0
    var rows: [Row] = []
    var active: [Int] = []

    mutating func variables(_ count: Int) -> [Int] {
      variableCount += count
      return Array((variableCount - count)..<variableCount)
    }

    mutating func make(
      _ terms: [(Double, Int)], _ relation: Relation = .equal, _ constant: Double = 0,
      _ level: Double = 1000
    ) -> Int {
      rows.append(Row(terms: terms, relation: relation, constant: constant, level: level))
      return rows.count - 1
    }

    mutating func add(
      _ terms: [(Double, Int)], _ relation: Relation = .equal, _ constant: Double = 0,
      _ level: Double = 1000
    ) {
      active.append(make(terms, relation, constant, level))
    }
  }

  /// Both sides of a comparison.
  final class Pair {
    var model: Model
    let solver = Solver()
    var variables: [Variable] = []
    var constraints: [Constraint?] = []

    init(_ model: Model) throws {
      self.model = model
      self.model.active = []
      for row in model.active { try activate(row) }
    }

    func makeRow(_ row: Int) throws -> Constraint {
      while variables.count < model.variableCount { variables.append(solver.makeVariable()) }
      while constraints.count <= row { constraints.append(nil) }
      if let constraint = constraints[row] { return constraint }
      let constraint = try Self.make(model.rows[row], solver, variables)
      constraints[row] = constraint
      return constraint
    }

    static func make(_ row: Row, _ solver: Solver, _ variables: [Variable]) throws -> Constraint {
      try solver.makeConstraint(
        row.terms.map { Term(variables[$0.1], $0.0) }, row.relation, constant: row.constant,
        strength: Strength(row.level))
    }

    func activate(_ row: Int) throws {
      if model.active.contains(row) { return }
      model.active.append(row)
      solver.activate(try makeRow(row))
    }

    func deactivate(_ row: Int, isRemoved: Bool) throws {
      guard let place = model.active.firstIndex(of: row) else { return }
      model.active.remove(at: place)
      if isRemoved {
        solver.removeConstraint(try makeRow(row))
        constraints[row] = nil
      } else {
        solver.deactivate(try makeRow(row))
      }
    }

    func setConstant(_ constant: Double, of row: Int) {
      model.rows[row].constant = constant
      if row < constraints.count, let constraint = constraints[row] {
        solver.setConstant(constant, of: constraint)
      }
    }

    func compare(_ comment: String) throws {
      solver.solve()
      let fresh = Solver()
      let freshVariables = (0..<model.variableCount).map { _ in fresh.makeVariable() }
      let freshConstraints = try model.active.map {
        try Self.make(model.rows[$0], fresh, freshVariables)
      }
      fresh.activate(freshConstraints)
      fresh.solve()
      for index in 0..<variables.count {
        let value = solver.value(of: variables[index])
        let expected = fresh.value(of: freshVariables[index])
        #expect(abs(value - expected) < 1e-7, "x\(index) = \(value), not \(expected): \(comment)")
      }
      let conflicts = solver.conflicts.map { conflict in
        conflict.constraints.map { c in model.active.firstIndex { constraints[$0] == c }! }
      }
      #expect(conflicts == fresh.conflicts.map { $0.constraints.map(\.index) }, "\(comment)")
      let free = solver.freeVariables.map(\.variable.index)
      #expect(free == fresh.freeVariables.map(\.variable.index), "\(comment)")
      let unmet = solver.unmetConstraints.map { entry in
        model.active.firstIndex { constraints[$0] == entry.constraint }!
      }
      #expect(unmet == fresh.unmetConstraints.map(\.constraint.index), "\(comment)")
    }
  }

  /// A form of labels and fields, side by side or stacked.
  struct Form {
    var model = Model()
    var width = 0
    var sideBySide: [[Int]] = []
    var stacked: [[Int]] = []
    var sizes: [Int] = []

    init(_ count: Int, _ generator: inout Generator) {
      let frame = model.variables(3)
      width = model.make([(1, frame[0])], .equal, -400, 750)
      model.active.append(width)
      model.add([(1, frame[1])])
      var bottom = frame[1]
      var firstLabel = 0
      for index in 0..<count {
        // Left, width, right, top, height, bottom.
        let label = model.variables(6)
        let field = model.variables(6)
        for view in [label, field] {
          model.add([(1, view[2]), (-1, view[0]), (-1, view[1])])
          model.add([(1, view[5]), (-1, view[3]), (-1, view[4])])
        }
        model.add([(1, label[0])], .equal, -20)
        model.add([(1, field[2]), (-1, frame[0])], .equal, 20)
        model.add([(1, label[3]), (-1, bottom)], .equal, -10)
        if index == 0 {
          firstLabel = label[1]
        } else {
          model.add([(1, label[1]), (-1, firstLabel)])
        }
        for (variable, size) in [
          (label[1], generator.int(40...90)), (label[4], generator.int(15...20)),
          (field[4], generator.int(20...24)),
        ] {
          for (relation, level) in [(Relation.greaterThanOrEqual, 750.0), (.lessThanOrEqual, 250)] {
            sizes.append(model.make([(1, variable)], relation, -Double(size), level))
            model.active.append(sizes[sizes.count - 1])
          }
        }
        model.add([(1, field[1])], .greaterThanOrEqual, -60, 500)
        sideBySide.append([
          model.make([(1, field[0]), (-1, label[2])], .equal, -8),
          model.make([(1, label[3]), (-1, field[3])], .equal),
        ])
        stacked.append([
          model.make([(1, field[0]), (-1, label[0])], .equal),
          model.make([(1, field[3]), (-1, label[5])], .equal, -4),
        ])
        model.active += sideBySide[index]
        bottom = field[5]
      }
      model.add([(1, frame[2]), (-1, bottom)], .equal, -20)
    }
  }

  @Test func formsToggleLocally() throws {
    var generator = Generator(seed: 11)
    var repairs = 0
    for number in 0..<12 {
      let form = Form(generator.int(2...7), &generator)
      let pair = try Pair(form.model)
      try pair.compare("form \(number)")
      for step in 0..<30 {
        let index = generator.int(0...(form.stacked.count - 1))
        let isStacked = pair.model.active.contains(form.stacked[index][0])
        let isRemoved = generator.int(0...3) == 0
        for row in isStacked ? form.stacked[index] : form.sideBySide[index] {
          try pair.deactivate(row, isRemoved: isRemoved)
        }
        for row in isStacked ? form.sideBySide[index] : form.stacked[index] {
          try pair.activate(row)
        }
        if generator.int(0...4) == 0 {
          pair.setConstant(-Double(generator.int(150...500)), of: form.width)
        }
        if generator.int(0...4) == 0 {
          // A label or a field takes another size.
          let place = generator.int(0...(form.sizes.count / 2 - 1)) * 2
          let size = Double(generator.int(15...95))
          pair.setConstant(-size, of: form.sizes[place])
          pair.setConstant(-size, of: form.sizes[place + 1])
        }
        try pair.compare("step \(step) of form \(number)")
      }
      repairs += pair.solver.repairCount
    }
    #expect(repairs > 100)
  }

  @Test func anythingGoesInForms() throws {
    var generator = Generator(seed: 12)
    for number in 0..<25 {
      let form = Form(generator.int(1...3), &generator)
      let pair = try Pair(form.model)
      for step in 0..<40 {
        for _ in 0..<generator.int(1...4) {
          switch generator.int(0...9) {
          case 0...2:
            let row = pair.model.active[generator.int(0...(pair.model.active.count - 1))]
            try pair.deactivate(row, isRemoved: generator.int(0...1) == 0)
          case 3...4:
            try pair.activate(generator.int(0...(pair.model.rows.count - 1)))
          case 5:
            // Two rows change places in the order of activation.
            let row = pair.model.active[generator.int(0...(pair.model.active.count - 1))]
            try pair.deactivate(row, isRemoved: false)
            try pair.activate(row)
          case 6:
            let row = generator.int(0...(pair.model.rows.count - 1))
            pair.setConstant(Double(generator.int(-100...0)), of: row)
          default:
            let left = generator.int(0...(pair.model.variableCount - 1))
            let right = generator.int(0...(pair.model.variableCount - 1))
            if left == right { continue }
            let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][
              generator.int(0...2)]
            let level = [1000.0, 750, 500, 250][generator.int(0...3)]
            try pair.activate(
              pair.model.make(
                [(1, left), (-1, right)], relation, Double(generator.int(-20...20)), level))
          }
        }
        try pair.compare("step \(step) of form \(number)")
      }
    }
  }

  /// Boxes in boxes, halved by turns: the tight rows hang together in small blocks.
  @Test func boxesMoveInBlocks() throws {
    var generator = Generator(seed: 13)
    var model = Model()
    let root = model.variables(3)
    model.add([(1, root[0])])
    let width = model.make([(1, root[1])], .equal, -1000, 750)
    model.active.append(width)
    model.add([(1, root[2]), (-1, root[0]), (-1, root[1])])
    var gaps: [[Int]] = []
    var boxes = [root]
    for _ in 0..<4 {
      boxes = boxes.flatMap { box in
        let a = model.variables(3)
        let b = model.variables(3)
        for child in [a, b] {
          model.add([(1, child[2]), (-1, child[0]), (-1, child[1])])
          model.add([(1, child[1])], .greaterThanOrEqual)
        }
        model.add([(1, a[0]), (-1, box[0])], .equal, -2)
        model.add([(1, b[2]), (-1, box[2])], .equal, 2)
        model.add([(1, a[1]), (-1, b[1])])
        // The gap between them is one of two.
        gaps.append([2.0, 6].map { model.make([(1, b[0]), (-1, a[2])], .equal, -$0) })
        model.active.append(gaps[gaps.count - 1][0])
        return [a, b]
      }
    }
    let pair = try Pair(model)
    try pair.compare("start")
    for step in 0..<60 {
      for _ in 0..<generator.int(1...2) {
        let gap = gaps[generator.int(0...(gaps.count - 1))]
        let place = pair.model.active.contains(gap[0]) ? 0 : 1
        try pair.deactivate(gap[place], isRemoved: false)
        try pair.activate(gap[1 - place])
      }
      if generator.int(0...3) == 0 {
        pair.setConstant(-Double(generator.int(300...1200)), of: width)
      }
      try pair.compare("step \(step)")
    }
    #expect(pair.solver.repairCount > 40)
  }

  /// After an exchange values follow an edit along the same derivatives as in a solver built anew.
  @Test func dragsGoOnAfterExchanges() throws {
    var generator = Generator(seed: 14)
    let form = Form(6, &generator)
    let pair = try Pair(form.model)
    try pair.compare("start")
    for step in 0..<12 {
      let index = step % form.stacked.count
      let isStacked = pair.model.active.contains(form.stacked[index][0])
      for row in isStacked ? form.stacked[index] : form.sideBySide[index] {
        try pair.deactivate(row, isRemoved: false)
      }
      for row in isStacked ? form.sideBySide[index] : form.stacked[index] { try pair.activate(row) }
      try pair.compare("step \(step)")
      for k in 0..<6 {
        pair.setConstant(-Double(260 + 30 * k), of: form.width)
        try pair.compare("step \(step), width \(k)")
      }
    }
  }
}
