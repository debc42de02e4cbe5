import ConstraintSolver

/// A system of constraints as plain data, the same for every engine.
struct Workload {
  /// A strength: a priority here, a weight of the error in engines that know no strict levels.
  struct Level: Equatable {
    var priority: Double
    /// The weight; zero for what must hold.
    var weight: Double

    static let required = Level(priority: 1000, weight: 0)
    static let strong = Level(priority: 750, weight: 1e6)
    /// A hundred times weak: any priority between weak and strong.
    static let middle = Level(priority: 500, weight: 100)
    static let weak = Level(priority: 250, weight: 1)
  }

  /// A constraint: the sum of its terms, which begin at `firstTerm` of the workload's, and the
  /// constant relates to zero.
  struct Row {
    var firstTerm: Int
    var termCount: Int
    var relation: Relation
    var constant: Double
    var level: Level
    var isBreakable = true
  }

  /// An edited variable and the value that it starts with.
  struct Edit {
    var variable: Int
    var start: Double
  }

  var name: String
  var size: Int
  var variableCount = 0
  var termVariables: [Int] = []
  var termCoefficients: [Double] = []
  var rows: [Row] = []
  /// The edits, at most two, all strong, and the row before which they are added.
  var edits: [Edit] = []
  var editPosition = 0
  /// The rows of the set that a toggle takes out, and those that it puts in; the latter are not
  /// part of the build.
  var outgoing: Range<Int> = 0..<0
  var incoming: Range<Int> = 0..<0
  /// The sum that a right solution has at the start value, nil where none is known.
  var checksum: Double?
  /// The ranges of the drags.
  var plainRange = 0.0...0.0
  var crossingRange: ClosedRange<Double>?

  init(name: String, size: Int) {
    self.name = name
    self.size = size
  }

  /// The rows of the build.
  var buildRows: Range<Int> { 0..<(incoming.isEmpty ? rows.count : incoming.lowerBound) }

  mutating func variable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  mutating func add(
    _ terms: [(Double, Int)], _ relation: Relation = .equal, _ constant: Double = 0,
    _ level: Level = .required
  ) {
    rows.append(
      Row(
        firstTerm: termVariables.count, termCount: terms.count, relation: relation,
        constant: constant, level: level))
    for (coefficient, variable) in terms {
      termCoefficients.append(coefficient)
      termVariables.append(variable)
    }
  }

  /// `left == right + constant`.
  mutating func equate(
    _ left: Int, _ right: Int, _ constant: Double = 0, _ level: Level = .required
  ) {
    add([(1, left), (-1, right)], .equal, -constant, level)
  }

  /// `sum == first + second`.
  mutating func sum(_ sum: Int, _ first: Int, _ second: Int) {
    add([(1, sum), (-1, first), (-1, second)])
  }

  mutating func pinEdit(_ variable: Int, _ start: Double) {
    edits.append(Edit(variable: variable, start: start))
    editPosition = rows.count
  }
}

/// The sum of the values weighted by their places, which tells solutions apart.
func checksum(_ values: [Double]) -> Double {
  var sum = 0.0
  for (index, value) in values.enumerated() { sum += value * Double(1 + index % 97) }
  return sum
}

/// The suggestion number `k` of a drag over a range.
func dragValue(_ k: Int, _ range: ClosedRange<Double>) -> Double {
  let m = k % 200
  let f = m < 100 ? Double(m) / 100 : Double(200 - m) / 100
  let value = range.lowerBound + (range.upperBound - range.lowerBound) * f
  return (value * 8).rounded(.down) / 8
}
