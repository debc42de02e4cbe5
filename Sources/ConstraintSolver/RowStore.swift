/// A constraint as the engine keeps it.
struct Row: BitwiseCopyable {
  var termStart: Int32
  var termCount: Int32
  /// What is added to the sum of the terms.
  var constant: Double
  /// The constant at the last solve, while `moved`.
  var solved: Double
  /// The strength, 1000 for required.
  var level: Double
  /// The place in the order of activation, 0 while inactive.
  var sequence: Int
  /// The neighbours in the list of active rows, which is in order of activation.
  var previous: Int32
  var next: Int32
  /// -1 for at most, 0 for equal, 1 for at least.
  var relation: Int8
  var flags: UInt8
  /// What the last solve found out about the row.
  var marks: UInt8

  static let alive: UInt8 = 1
  static let active: UInt8 = 2
  static let breakable: UInt8 = 4
  /// Given up in a required conflict.
  static let broken: UInt8 = 8
  /// The row of an edit.
  static let edit: UInt8 = 16
  /// The constant changed since the last solve.
  static let moved: UInt8 = 32

  /// Does not hold.
  static let unmet: UInt8 = 1
  /// Does not hold, and its error is above zero.
  static let unmetAbove: UInt8 = 2
  /// Tight, with a multiplier that is not zero.
  static let pulled: UInt8 = 4
  /// Not tight, and holds a tight row from the other side.
  static let closing: UInt8 = 8
  /// Not tight yet, and may take the place of a tight row that is gone.
  static let candidate: UInt8 = 16

  @inline(__always)
  func has(_ flag: UInt8) -> Bool { flags & flag != 0 }

  @inline(__always)
  func isMarked(_ mark: UInt8) -> Bool { marks & mark != 0 }
}

/// A summand of a row, linked with the other summands of its variable.
struct RowTerm: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
  var row: Int32
  var next: Int32
  var previous: Int32
}

/// All constraints of a solver with their terms, and for each variable the list of its terms,
/// those of inactive rows too.
struct RowStore: ~Copyable {
  var rows = FlatArray<Row>(capacity: 64)
  var terms = FlatArray<RowTerm>(capacity: 192)
  /// The first term of each variable, -1 for none.
  var firstTerm = FlatArray<Int32>(capacity: 64)
  private var firstFreeRow: Int32 = -1
  /// The first free block of terms by size class.
  private var firstFreeBlock = FlatArray<Int32>(repeating: -1, count: 40)
  private(set) var firstActive: Int32 = -1
  private(set) var lastActive: Int32 = -1
  private(set) var activeCount = 0
  private(set) var lastSequence = 0

  /// The size class of a block: exact up to 4 terms, then powers of two.
  private static func sizeClass(_ count: Int) -> Int {
    count <= 4 ? count : 4 + (Int.bitWidth - (count - 1).leadingZeroBitCount) - 2
  }

  private static func blockSize(ofClass sizeClass: Int) -> Int {
    sizeClass <= 4 ? sizeClass : 1 << (sizeClass - 2)
  }

  /// Whether a row goes before another one: of a higher level, or activated earlier.
  @inline(__always)
  func precedes(_ index: Int32, _ other: Int32) -> Bool {
    let row = rows.base + Int(index)
    let otherRow = rows.base + Int(other)
    let level = row.pointee.level
    let otherLevel = otherRow.pointee.level
    return level != otherLevel
      ? level > otherLevel : row.pointee.sequence < otherRow.pointee.sequence
  }

  /// Makes a row with room for some terms, which the caller fills in with `setTerm`.
  mutating func makeRow(
    termCount: Int, relation: Int8, constant: Double, level: Double, flags: UInt8
  ) -> Int32 {
    var start = Int32(truncatingIfNeeded: terms.count)
    if termCount > 0 {
      let sizeClass = Self.sizeClass(termCount)
      let free = firstFreeBlock[sizeClass]
      if free >= 0 {
        start = free
        firstFreeBlock[sizeClass] = terms[free].next
      } else {
        terms.extend(by: Self.blockSize(ofClass: sizeClass))
      }
    }
    var index = firstFreeRow
    if index >= 0 {
      firstFreeRow = rows.base[Int(index)].next
    } else {
      index = Int32(truncatingIfNeeded: rows.count)
      rows.extend(by: 1)
    }
    // Field by field: a copy of the whole would go through memory.
    let row = rows.base + Int(index)
    row.pointee.termStart = start
    row.pointee.termCount = Int32(truncatingIfNeeded: termCount)
    row.pointee.constant = constant
    row.pointee.solved = constant
    row.pointee.level = level
    row.pointee.sequence = 0
    row.pointee.previous = -1
    row.pointee.next = -1
    row.pointee.relation = relation
    row.pointee.flags = flags | Row.alive
    row.pointee.marks = 0
    return index
  }

  /// Makes the next row take a given index, for a replay. Gives whether the index is free.
  mutating func claimRow(_ index: Int) -> Bool {
    while rows.count <= index {
      rows.append(
        Row(
          termStart: 0, termCount: 0, constant: 0, solved: 0, level: 0, sequence: 0, previous: -1,
          next: -1, relation: 0, flags: 0, marks: 0))
    }
    if rows[index].has(Row.alive) { return false }
    rows.base[index].next = -1
    firstFreeRow = Int32(index)
    return true
  }

  /// Makes the rows that a replay left out available.
  mutating func collectFreeRows() {
    firstFreeRow = -1
    for index in stride(from: rows.count - 1, through: 0, by: -1) where !rows[index].has(Row.alive)
    {
      rows.base[index].next = firstFreeRow
      firstFreeRow = Int32(index)
    }
  }

  /// Fills in a term of a row just made.
  @inline(__always)
  mutating func setTerm(_ position: Int, of row: Int32, variable: Int32, coefficient: Double) {
    let place = Int(rows[row].termStart) + position
    let head = firstTerm.base[Int(variable)]
    terms.base[place] = RowTerm(
      coefficient: coefficient, variable: variable, row: row, next: head, previous: -1)
    if head >= 0 { terms.base[Int(head)].previous = Int32(truncatingIfNeeded: place) }
    firstTerm.base[Int(variable)] = Int32(truncatingIfNeeded: place)
  }

  /// Removes an inactive row and gives its room back.
  mutating func removeRow(_ index: Int32) {
    let row = rows[index]
    for position in Int(row.termStart)..<Int(row.termStart + row.termCount) {
      let term = terms.base[position]
      if term.previous >= 0 {
        terms.base[Int(term.previous)].next = term.next
      } else {
        firstTerm.base[Int(term.variable)] = term.next
      }
      if term.next >= 0 { terms.base[Int(term.next)].previous = term.previous }
    }
    if row.termCount > 0 {
      let sizeClass = Self.sizeClass(Int(row.termCount))
      terms.base[Int(row.termStart)].next = firstFreeBlock[sizeClass]
      firstFreeBlock[sizeClass] = row.termStart
    }
    rows.base[Int(index)].flags = 0
    rows.base[Int(index)].next = firstFreeRow
    firstFreeRow = index
  }

  /// Makes a row active, last in the order of activation.
  mutating func activate(_ index: Int32) {
    lastSequence += 1
    let row = rows.base + Int(index)
    row.pointee.sequence = lastSequence
    row.pointee.flags |= Row.active
    row.pointee.previous = lastActive
    row.pointee.next = -1
    if lastActive >= 0 { rows.base[Int(lastActive)].next = index } else { firstActive = index }
    lastActive = index
    activeCount += 1
  }

  /// Makes an active row inactive.
  mutating func deactivate(_ index: Int32) {
    let row = rows.base + Int(index)
    let previous = row.pointee.previous
    let next = row.pointee.next
    if previous >= 0 { rows.base[Int(previous)].next = next } else { firstActive = next }
    if next >= 0 { rows.base[Int(next)].previous = previous } else { lastActive = previous }
    row.pointee.sequence = 0
    row.pointee.flags &= ~(Row.active | Row.broken | Row.moved)
    activeCount -= 1
  }

  /// The value of the sum of a row for given values of the variables.
  @inline(__always)
  func error(of index: Int32, at values: UnsafeMutablePointer<Double>) -> Double {
    let row = rows.base + Int(index)
    var sum = row.pointee.constant
    let start = Int(row.pointee.termStart)
    for position in start..<(start + Int(row.pointee.termCount)) {
      let term = terms.base + position
      sum += term.pointee.coefficient * values[Int(term.pointee.variable)]
    }
    return sum
  }

  /// The size of the numbers that go into the sum of a row, to judge its rounding error by.
  func magnitude(of index: Int32, at values: UnsafeMutablePointer<Double>) -> Double {
    let row = rows[index]
    var sum = 1 + abs(row.constant)
    for position in Int(row.termStart)..<Int(row.termStart + row.termCount) {
      let term = terms[position]
      sum += abs(term.coefficient * values[Int(term.variable)])
    }
    return sum
  }
}
