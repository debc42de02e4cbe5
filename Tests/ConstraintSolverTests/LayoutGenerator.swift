import ConstraintSolver

/// A repeatable source of systems that look like layouts, of one kind each.
struct LayoutGenerator {
  enum Kind: CaseIterable {
    case chains
    case equalGroups
    case nestedBoxes
    case inequalities
    case ties
    case nearParallelRows
  }

  private var generator: Generator
  private var rows: [(terms: [(Int, Int)], relation: Relation, constant: Int, level: Double)] = []
  private var variableCount = 0

  private init(seed: UInt64) {
    generator = Generator(seed: seed)
  }

  /// A system; variable 1 is the width of the window.
  static func system(_ kind: Kind, seed: UInt64) -> ExactSystem {
    var layout = LayoutGenerator(seed: seed)
    layout.fill(kind)
    let count = layout.variableCount
    return ExactSystem(
      variableCount: count,
      rows: layout.rows.map { row in
        var coefficients = Array(repeating: 0, count: count)
        for (coefficient, variable) in row.terms { coefficients[variable] += coefficient }
        return ExactSystem.Row(
          coefficients: coefficients, relation: row.relation, constant: row.constant,
          level: row.level)
      })
  }

  private mutating func variable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  private mutating func add(
    _ level: Double, _ relation: Relation, _ constant: Int, _ terms: (Int, Int)...
  ) {
    rows.append((terms, relation, constant, level))
  }

  private mutating func level() -> Double { [750, 750, 500, 250][generator.int(0...3)] }

  private mutating func relation() -> Relation {
    [.equal, .lessThanOrEqual, .greaterThanOrEqual][generator.int(0...2)]
  }

  /// A view that begins a distance after an edge: its width and its right edge.
  private mutating func view(after edge: Int, distance: Int) -> (width: Int, right: Int) {
    let left = variable()
    let width = variable()
    let right = variable()
    add(1000, .equal, 0, (1, right), (-1, left), (-1, width))
    add(1000, .equal, -distance, (1, left), (-1, edge))
    return (width, right)
  }

  private mutating func fill(_ kind: Kind) {
    let left = variable()
    let width = variable()
    add(1000, .equal, 0, (1, left))
    add(500, .equal, -generator.int(100...600), (1, width))
    row(kind, from: left, width: width, depth: kind == .nestedBoxes ? 3 : 0)
  }

  /// A row of views in a container.
  private mutating func row(_ kind: Kind, from left: Int, width: Int, depth: Int) {
    var edge = left
    var widths: [Int] = []
    for _ in 0..<(kind == .nestedBoxes ? 2 : generator.int(2...8)) {
      let start = edge
      let view = view(after: edge, distance: generator.int(0...12))
      edge = view.right
      let first = widths.first ?? view.width
      let previous = widths.last ?? view.width
      widths.append(view.width)
      switch kind {
      case .chains:
        if generator.int(0...1) == 0 {
          add(level(), .greaterThanOrEqual, -generator.int(10...120), (1, view.width))
        } else {
          add(level(), .equal, -generator.int(10...120), (1, view.width))
        }
      case .equalGroups:
        if first != view.width {
          add([1000, level()][generator.int(0...1)], .equal, 0, (1, view.width), (-1, first))
        }
        add(level(), .greaterThanOrEqual, -10 * generator.int(1...9), (1, view.width))
      case .nestedBoxes:
        add(1000, .greaterThanOrEqual, 0, (1, view.width))
        if first != view.width { add(level(), relation(), 0, (1, view.width), (-1, first)) }
        if depth > 0, generator.int(0...2) > 0 {
          row(kind, from: start, width: view.width, depth: depth - 1)
        }
      case .inequalities:
        for _ in 0..<generator.int(1...3) {
          add(level(), relation(), -generator.int(10...120), (1, view.width))
        }
      case .ties:
        add(750, .equal, -20 * generator.int(1...3), (1, view.width))
        if first != view.width { add(750, relation(), 0, (1, view.width), (-1, previous)) }
      case .nearParallelRows:
        let factors = [(1, 1), (10_000, 10_001), (1000, 1001)]
        for other in [first, previous] where other != view.width {
          let (own, its) = factors[generator.int(0...2)]
          add(level(), relation(), 0, (own, view.width), (-its, other))
        }
        add(level(), relation(), -generator.int(10...120), (1, view.width))
      }
    }
    add(
      [1000, 750, level()][generator.int(0...2)],
      [.equal, .greaterThanOrEqual][generator.int(0...1)],
      -generator.int(0...12), (1, left), (1, width), (-1, edge))
  }
}
