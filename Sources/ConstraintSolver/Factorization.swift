/// Makes a `Factor` of a sparse matrix: rows and columns with a single entry first, the rest in
/// order of least fill with pivots that are not small in their rows.
struct Factorization: ~Copyable {
  private let size: Int
  private var rowStart: FlatArray<Int32>
  private var rowColumn: FlatArray<Int32>
  private var rowValue: FlatArray<Double>
  private var columnStart: FlatArray<Int32>
  private var columnRow: FlatArray<Int32>
  private var columnEntry: FlatArray<Int32>
  private var rowCount: FlatArray<Int32>
  private var columnCount: FlatArray<Int32>
  private var isRowActive: FlatArray<Bool>
  private var isColumnActive: FlatArray<Bool>
  private var stack = FlatArray<Int32>()

  /// Takes a matrix by rows. `rowStart` has one entry more than there are rows.
  init(
    size: Int, rowStart: consuming FlatArray<Int32>, rowColumn: consuming FlatArray<Int32>,
    rowValue: consuming FlatArray<Double>
  ) {
    self.size = size
    columnStart = FlatArray(repeating: 0, count: size + 1)
    columnRow = FlatArray(repeating: 0, count: rowColumn.count)
    columnEntry = FlatArray(repeating: 0, count: rowColumn.count)
    rowCount = FlatArray(repeating: 0, count: size)
    columnCount = FlatArray(repeating: 0, count: size)
    isRowActive = FlatArray(repeating: true, count: size)
    isColumnActive = FlatArray(repeating: true, count: size)
    for row in 0..<size { rowCount[row] = rowStart[row + 1] - rowStart[row] }
    for position in 0..<rowColumn.count { columnCount[rowColumn[position]] += 1 }
    var sum: Int32 = 0
    for column in 0..<size {
      columnStart[column] = sum
      sum += columnCount[column]
    }
    columnStart[size] = sum
    let place = FlatArray<Int32>(repeating: 0, count: size)
    for column in 0..<size { place[column] = columnStart[column] }
    for row in 0..<size {
      for position in rowStart[row]..<rowStart[row + 1] {
        let column = rowColumn[position]
        columnRow[place[column]] = Int32(row)
        columnEntry[place[column]] = position
        place[column] += 1
      }
    }
    self.rowStart = rowStart
    self.rowColumn = rowColumn
    self.rowValue = rowValue
  }

  /// Fills in the factor. Gives the slots whose rows depend on others, with the columns left
  /// over: the factor is that of the matrix with these slots replaced by unit rows.
  mutating func run(into factor: Factor) -> [(slot: Int32, column: Int32)] {
    factor.begin(size: size)
    takeSingles(into: factor)
    var replaced: [(slot: Int32, column: Int32)] = []
    if factor.pivotSlot.count < size {
      var core = FactorizationCore(size: size)
      for row in 0..<Int32(size) where isRowActive[row] {
        for position in rowStart[row]..<rowStart[row + 1] where isColumnActive[rowColumn[position]]
        {
          core.add(rowValue[position], row: row, column: rowColumn[position])
        }
        core.closeRow(row)
      }
      replaced = core.run(
        into: factor, isRowActive: isRowActive.base, isColumnActive: isColumnActive.base)
    }
    factor.finish()
    return replaced
  }

  private mutating func takeSingles(into factor: Factor) {
    // Codes on the stack: a row as it is, a column as its complement.
    for row in stride(from: Int32(size) - 1, through: 0, by: -1) where rowCount[row] == 1 {
      stack.append(row)
    }
    for column in stride(from: Int32(size) - 1, through: 0, by: -1) where columnCount[column] == 1 {
      stack.append(~column)
    }
    while stack.count > 0 {
      let code = stack.removeLast()
      if code >= 0 {
        if isRowActive[code], rowCount[code] == 1 { takeSingleRow(code, into: factor) }
      } else if isColumnActive[~code], columnCount[~code] == 1 {
        takeSingleColumn(~code, into: factor)
      }
    }
  }

  private mutating func takeSingleRow(_ row: Int32, into factor: Factor) {
    var pivotPosition = rowStart[row]
    while !isColumnActive[rowColumn[pivotPosition]] { pivotPosition += 1 }
    let column = rowColumn[pivotPosition]
    let pivot = rowValue[pivotPosition]
    if abs(pivot) < 1e-11 { return }
    isRowActive[row] = false
    isColumnActive[column] = false
    for place in columnStart[column]..<columnStart[column + 1] {
      let other = columnRow[place]
      if !isRowActive[other] { continue }
      factor.lowerSlot.append(other)
      factor.lowerValue.append(rowValue[columnEntry[place]] / pivot)
      rowCount[other] -= 1
      if rowCount[other] == 1 { stack.append(other) }
    }
    factor.addPivot(slot: row, column: column, value: pivot)
  }

  private mutating func takeSingleColumn(_ column: Int32, into factor: Factor) {
    var place = columnStart[column]
    while !isRowActive[columnRow[place]] { place += 1 }
    let row = columnRow[place]
    let pivot = rowValue[columnEntry[place]]
    if abs(pivot) < 1e-11 { return }
    isRowActive[row] = false
    isColumnActive[column] = false
    for position in rowStart[row]..<rowStart[row + 1] {
      let other = rowColumn[position]
      if !isColumnActive[other] { continue }
      factor.upperColumn.append(other)
      factor.upperValue.append(rowValue[position])
      columnCount[other] -= 1
      if columnCount[other] == 1 { stack.append(~other) }
    }
    factor.addPivot(slot: row, column: column, value: pivot)
  }
}
