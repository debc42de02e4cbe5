/// The second phase of the engine: an exact lexicographic method on one component.
///
/// A vertex is a set of tight rows, one a variable. Every row that is not tight has a side, and a
/// violated side pulls at the level of its row. One target after the other is minimised, from
/// the tight set that the last one left: each required row that is violated, in order of
/// activation; then the sum of the errors of each level; then, to choose among optima, the error
/// of each unmet row by itself and the magnitude of each variable by itself. A direction in
/// which an earlier target would get worse is locked, and a row of an earlier target blocks
/// where it changes sides.
///
/// Rows are numbered in order of activation. The row `variable = 0` (a pin), which only serves
/// as the last resort, has the number `rowCount + variable`.
final class Simplex {
  @exclusivity(unchecked) private(set) var variableCount = 0
  @exclusivity(unchecked) private(set) var rowCount = 0
  @exclusivity(unchecked) private(set) var levelCount = 0
  // The rows.
  @exclusivity(unchecked) var rowStart = FlatArray<Int32>()
  @exclusivity(unchecked) var rowColumn = FlatArray<Int32>()
  @exclusivity(unchecked) var rowValue = FlatArray<Double>()
  @exclusivity(unchecked) var constant = FlatArray<Double>()
  @exclusivity(unchecked) var relation = FlatArray<Int8>()
  /// The level of a row: 0 for required, then 1, 2 and so on downwards.
  @exclusivity(unchecked) var level = FlatArray<Int32>()
  @exclusivity(unchecked) var isBreakable = FlatArray<Bool>()
  // The rows by column, and the soft rows by level.
  @exclusivity(unchecked) var columnStart = FlatArray<Int32>()
  @exclusivity(unchecked) var columnRow = FlatArray<Int32>()
  @exclusivity(unchecked) var columnValue = FlatArray<Double>()
  @exclusivity(unchecked) var levelStart = FlatArray<Int32>()
  @exclusivity(unchecked) var levelRow = FlatArray<Int32>()
  // The vertex.
  @exclusivity(unchecked) var slotRow = FlatArray<Int32>()
  @exclusivity(unchecked) var slotOf = FlatArray<Int32>()
  /// The side of a row that is not tight: the sign of its error; zero for an equality that holds.
  @exclusivity(unchecked) var side = FlatArray<Int8>()
  @exclusivity(unchecked) var values = FlatArray<Double>()
  @exclusivity(unchecked) var errors = FlatArray<Double>()
  /// What was added to the constant of a row against stalling.
  @exclusivity(unchecked) var shift = FlatArray<Double>()
  @exclusivity(unchecked) var hasShifts = false
  /// Whether the errors of the pins count: to choose among optima.
  @exclusivity(unchecked) var arePinsUsed = false
  /// Whether constants may be shifted; without, stalls end by the choice at random.
  @exclusivity(unchecked) var mayShift = true
  /// Whether a row's target was minimised: it blocks.
  @exclusivity(unchecked) var isSettled = FlatArray<Bool>()
  @exclusivity(unchecked) var isBroken = FlatArray<Bool>()
  /// Whether the error of a tight row may rise or fall without making a settled target worse.
  @exclusivity(unchecked) var mayRise = FlatArray<Bool>()
  @exclusivity(unchecked) var mayFall = FlatArray<Bool>()
  let factor = Factor()
  /// Whether the slopes were carried over the last pivot.
  @exclusivity(unchecked) var areSlopesCarried = false
  /// The rows of the target that changed sides in the last move, with the changes of their pulls.
  @exclusivity(unchecked) var turnedRows = FlatArray<Int32>()
  @exclusivity(unchecked) var turnedPulls = FlatArray<Double>()
  // Work vectors, zero between uses, with lists of the entries of the results.
  @exclusivity(unchecked) var slopeSlots = FlatArray<Int32>()
  @exclusivity(unchecked) var directionColumns = FlatArray<Int32>()
  @exclusivity(unchecked) var alphaSlots = FlatArray<Int32>()
  @exclusivity(unchecked) var rightSlots = FlatArray<Int32>()
  @exclusivity(unchecked) var rightColumns = FlatArray<Int32>()
  @exclusivity(unchecked) var slopes = FlatArray<Double>()
  @exclusivity(unchecked) var workSlots = FlatArray<Double>()
  @exclusivity(unchecked) var workColumns = FlatArray<Double>()
  @exclusivity(unchecked) var direction = FlatArray<Double>()
  @exclusivity(unchecked) var alpha = FlatArray<Double>()
  @exclusivity(unchecked) var rates = FlatArray<Double>()
  @exclusivity(unchecked) var touchedRows = FlatArray<Int32>()
  @exclusivity(unchecked) var isTouched = FlatArray<Bool>()
  @exclusivity(unchecked) var crossings = FlatArray<Crossing>()
  /// The slots whose directions may lessen the target, maybe with some that do not.
  @exclusivity(unchecked) var candidates = FlatArray<Int32>()
  @exclusivity(unchecked) var isCandidate = FlatArray<Bool>()
  @exclusivity(unchecked) var pivotCount = 0
  /// How many pivots a target takes by the steepest direction.
  @exclusivity(unchecked) var pivotAllowance = 0
  /// The pivots that turned out other than expected.
  @exclusivity(unchecked) var mismatchCount = 0
  /// The pivots beyond the allowance.
  @exclusivity(unchecked) var carefulPivotCount = 0
  /// The state of the choices at random.
  @exclusivity(unchecked) var chance = seed
  private static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// The conflicts found, as row numbers.
  var conflicts: [(rows: [Int32], broken: Int32)] = []

  /// What is minimised.
  enum Target {
    /// The error of one row.
    case row(Int32)
    /// The sum of the errors of a level.
    case level(Int32)
    /// A multiple of one variable.
    case value(Int32, Double)
  }

  /// A place on the way along a direction where a row changes sides.
  struct Crossing: BitwiseCopyable {
    var step: Double
    var rate: Double
    var row: Int32
    var isBlocking: Bool

    @inline(__always)
    func precedes(_ other: Crossing) -> Bool {
      step != other.step ? step < other.step : row < other.row
    }
  }

  /// Takes a component: its variables in order of creation, its active rows in order of
  /// activation, and a tight set with one row a variable.
  func load(
    variables: UnsafeBufferPointer<Int32>, rows: UnsafeBufferPointer<Int32>,
    store: borrowing RowStore, localIndex: UnsafeMutablePointer<Int32>,
    basis: UnsafeMutablePointer<Int32>, localRow: UnsafeMutablePointer<Int32>
  ) {
    let n = variables.count
    let m = rows.count
    variableCount = n
    rowCount = m
    clear()

    var strengths: [Double] = []
    for (index, row) in rows.enumerated() {
      localRow[Int(row)] = Int32(index)
      let strength = store.rows[row].level
      if strength < 1000, strengths.last != strength { strengths.append(strength) }
    }
    strengths.sort(by: >)
    var distinct: [Double] = []
    for strength in strengths where distinct.last != strength { distinct.append(strength) }
    levelCount = distinct.count
    levelStart.reset(to: levelCount + 3, filling: 0)
    for (index, variable) in variables.enumerated() { localIndex[Int(variable)] = Int32(index) }
    for (index, handle) in rows.enumerated() {
      let row = store.rows[handle]
      constant[index] = row.constant
      relation[index] = row.relation
      isBreakable[index] = row.has(Row.breakable)
      isBroken[index] = row.has(Row.broken)
      if row.level < 1000 {
        var low = 0
        var high = distinct.count
        while low < high {
          let middle = (low + high) / 2
          if distinct[middle] > row.level { low = middle + 1 } else { high = middle }
        }
        level[index] = Int32(low + 1)
      } else {
        level[index] = 0
      }
      levelStart[level[index] + 2] += 1
      for position in row.termStart..<(row.termStart + row.termCount) {
        let term = store.terms[position]
        let column = localIndex[Int(term.variable)]
        rowColumn.append(column)
        rowValue.append(term.coefficient)
        columnStart[column] += 1
      }
      rowStart[index + 1] = Int32(rowColumn.count)
    }
    for index in 1..<levelStart.count { levelStart[index] += levelStart[index - 1] }
    levelRow.reset(to: m, filling: 0)
    for index in 0..<m {
      let place = levelStart[level[index] + 1]
      levelRow[place] = Int32(index)
      levelStart[level[index] + 1] = place + 1
    }
    sortByColumn()
    for (index, variable) in variables.enumerated() {
      let code = basis[Int(variable)]
      let row = code >= 0 ? localRow[Int(code)] : Int32(m) + localIndex[Int(-2 - code)]
      slotRow[index] = row
      slotOf[row] = Int32(index)
    }
  }

  /// Makes room for a component and forgets the last one.
  private func clear() {
    let n = variableCount
    let m = rowCount
    rowColumn.removeAll()
    rowValue.removeAll()
    slopeSlots.removeAll()
    directionColumns.removeAll()
    alphaSlots.removeAll()
    rightSlots.removeAll()
    rightColumns.removeAll()
    touchedRows.removeAll()
    candidates.removeAll()
    turnedRows.removeAll()
    turnedPulls.removeAll()
    factor.clear()
    conflicts = []
    hasShifts = false
    arePinsUsed = false
    areSlopesCarried = false
    pivotCount = 0
    pivotAllowance = 200 + 15 * (m + n)
    mismatchCount = 0
    carefulPivotCount = 0
    chance = Self.seed
    mayShift = true
    isCandidate.reset(to: n, filling: false)
    rowStart.reset(to: m + 1, filling: 0)
    constant.reset(to: m, filling: 0)
    relation.reset(to: m + n, filling: 0)
    level.reset(to: m + n, filling: -1)
    isBreakable.reset(to: m, filling: false)
    columnStart.reset(to: n + 1, filling: 0)
    slotRow.reset(to: n, filling: -1)
    slotOf.reset(to: m + n, filling: -1)
    side.reset(to: m + n, filling: 0)
    values.reset(to: n, filling: 0)
    errors.reset(to: m + n, filling: 0)
    shift.reset(to: m + n, filling: 0)
    isSettled.reset(to: m + n, filling: false)
    isBroken.reset(to: m, filling: false)
    mayRise.reset(to: n, filling: true)
    mayFall.reset(to: n, filling: true)
    slopes.reset(to: n, filling: 0)
    workSlots.reset(to: n, filling: 0)
    workColumns.reset(to: n, filling: 0)
    direction.reset(to: n, filling: 0)
    alpha.reset(to: n, filling: 0)
    rates.reset(to: m + n, filling: 0)
    isTouched.reset(to: m + n, filling: false)
  }

  private func sortByColumn() {
    var sum: Int32 = 0
    for column in 0...variableCount {
      let count = columnStart[column]
      columnStart[column] = sum
      sum += count
    }
    columnRow.reset(to: Int(sum), filling: 0)
    columnValue.reset(to: Int(sum), filling: 0)
    for row in 0..<rowCount {
      for position in rowStart[row]..<rowStart[row + 1] {
        let column = rowColumn[position]
        let place = columnStart[column]
        columnStart[column] = place + 1
        columnRow[place] = Int32(row)
        columnValue[place] = rowValue[position]
      }
    }
    for column in stride(from: variableCount, to: 0, by: -1) {
      columnStart[column] = columnStart[column - 1]
    }
    columnStart[0] = 0
  }

  /// The pull of a row that is not tight on its own error.
  @inline(__always)
  func pull(_ row: Int32) -> Double {
    let side = side[row]
    let relation = relation[row]
    if relation == 0 || side == -relation { return Double(side) }
    return 0
  }

  /// Whether a row is part of a target.
  @inline(__always)
  func isPart(_ row: Int32, of target: Target) -> Bool {
    switch target {
    case .row(let targetRow): return row == targetRow
    case .level(let targetLevel): return level[row] == targetLevel
    case .value: return false
    }
  }
}
