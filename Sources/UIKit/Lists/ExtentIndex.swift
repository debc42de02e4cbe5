/// Where rows lie that are laid end to end, most of them at an estimated height.
///
/// Only rows that differ from the estimate take space: a Fenwick tree over the differences, held
/// sparsely. A million rows cost nothing to make; finding a row and measuring one take time in
/// proportion to the logarithm of their number.
struct ExtentIndex {
  /// How many rows there are.
  let count: Int
  /// The height of a row that has not been measured.
  let estimate: CGFloat

  private var measured: [Int: CGFloat] = [:]
  /// Sums of differences, by the Fenwick tree's index (from 1).
  private var sums: [Int: CGFloat] = [:]

  init(count: Int, estimate: CGFloat) {
    self.count = max(0, count)
    self.estimate = max(0, estimate)
  }

  /// The rows whose heights are known, in order.
  var measuredRows: [Int] { measured.keys.sorted() }

  /// The height of all rows together.
  var total: CGFloat { offset(of: count) }

  /// A row's height, as measured or estimated.
  func extent(of row: Int) -> CGFloat { measured[row] ?? estimate }

  /// Whether a row's height is known.
  func isMeasured(_ row: Int) -> Bool { measured[row] != nil }

  /// Sets a row's height.
  mutating func setExtent(_ extent: CGFloat, of row: Int) {
    guard row >= 0, row < count, extent.isFinite else { return }
    let difference = max(0, extent) - self.extent(of: row)
    measured[row] = max(0, extent)
    guard difference != 0 else { return }
    var index = row + 1
    while index <= count {
      sums[index, default: 0] += difference
      index += index & -index
    }
  }

  /// Forgets what was measured of a row.
  mutating func forget(_ row: Int) {
    guard measured[row] != nil else { return }
    setExtent(estimate, of: row)
    measured[row] = nil
  }

  /// The height of all rows before a row.
  func offset(of row: Int) -> CGFloat {
    let row = max(0, min(row, count))
    var difference: CGFloat = 0
    var index = row
    while index > 0 {
      difference += sums[index] ?? 0
      index -= index & -index
    }
    return CGFloat(row) * estimate + difference
  }

  /// The row at a distance from the start: the last one that starts at or before it. The first and
  /// the last row stand in for distances outside.
  func row(at offset: CGFloat) -> Int {
    guard count > 0 else { return 0 }
    var position = 0
    var rest = offset
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      let next = position + step
      if next <= count {
        let extent = CGFloat(step) * estimate + (sums[next] ?? 0)
        if extent <= rest {
          position = next
          rest -= extent
        }
      }
      step /= 2
    }
    return min(position, count - 1)
  }
}
