/// A linear program in exact arithmetic: the dense tableau method with Bland's rule, over
/// unknowns that are not negative. It is the oracle that the solver is held to.
struct ExactProgram {
  /// The rows, each with its right side last.
  private var rows: [[Rational]] = []
  private var basis: [Int] = []
  private var isOpen: [Bool]
  private let columnCount: Int
  private(set) var isFeasible = true

  /// Makes the program of finding `x >= 0` with `matrix * x = right`.
  init(matrix: [[Rational]], right: [Rational], columnCount: Int) {
    self.columnCount = columnCount
    let total = columnCount + matrix.count
    isOpen = Array(repeating: true, count: total)
    for (index, row) in matrix.enumerated() {
      let isNegative = right[index] < .zero
      var entries = row.map { isNegative ? -$0 : $0 }
      for other in 0..<matrix.count { entries.append(Rational(other == index ? 1 : 0)) }
      entries.append(isNegative ? -right[index] : right[index])
      rows.append(entries)
      basis.append(columnCount + index)
    }
    var cost = Array(repeating: Rational.zero, count: total)
    for index in columnCount..<total { cost[index] = Rational(1) }
    isFeasible = minimize(cost) == .zero
    guard isFeasible else { return }
    // Artificial unknowns that are still basic are zero: exchange them, or drop the row.
    for index in stride(from: rows.count - 1, through: 0, by: -1) where basis[index] >= columnCount
    {
      if let column = (0..<columnCount).first(where: { rows[index][$0] != .zero }) {
        pivot(row: index, column: column)
      } else {
        rows.remove(at: index)
        basis.remove(at: index)
      }
    }
    for index in columnCount..<total { isOpen[index] = false }
  }

  /// Minimises a cost and returns the least value, nil where there is none. With `locking`, what
  /// follows keeps to the optima.
  @discardableResult
  mutating func minimize(_ cost: [Rational], locking: Bool = false) -> Rational? {
    let total = isOpen.count
    var cost = cost + Array(repeating: .zero, count: total + 1 - cost.count)
    for (index, column) in basis.enumerated() where cost[column] != .zero {
      let factor = cost[column]
      for k in 0...total { cost[k] = cost[k] - factor * rows[index][k] }
    }
    while let entering = (0..<total).first(where: { isOpen[$0] && cost[$0] < .zero }) {
      var leaving: Int?
      for index in rows.indices where Rational.zero < rows[index][entering] {
        guard let best = leaving else {
          leaving = index
          continue
        }
        let left = rows[index][total] / rows[index][entering]
        let right = rows[best][total] / rows[best][entering]
        if left < right || (left == right && basis[index] < basis[best]) { leaving = index }
      }
      guard let leaving else { return nil }
      pivot(row: leaving, column: entering)
      let factor = cost[entering]
      for k in 0...total { cost[k] = cost[k] - factor * rows[leaving][k] }
    }
    if locking {
      for column in 0..<total where Rational.zero < cost[column] { isOpen[column] = false }
    }
    return -cost[total]
  }

  private mutating func pivot(row: Int, column: Int) {
    let total = isOpen.count
    let pivot = rows[row][column]
    for k in 0...total where rows[row][k] != .zero { rows[row][k] = rows[row][k] / pivot }
    for index in rows.indices where index != row && rows[index][column] != .zero {
      let factor = rows[index][column]
      for k in 0...total where rows[row][k] != .zero {
        rows[index][k] = rows[index][k] - factor * rows[row][k]
      }
    }
    basis[row] = column
  }

  /// The value of an unknown at the vertex at hand.
  func value(_ column: Int) -> Rational {
    guard let index = basis.firstIndex(of: column) else { return .zero }
    return rows[index][isOpen.count]
  }
}
