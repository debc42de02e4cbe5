extension Solver {
  /// The solver's variables, constraints and edits as text, from which ``replay(from:)`` makes an
  /// equal one, with the same handles.
  ///
  /// One line each: `v INDEX` for a variable, in order of creation, and
  /// `c INDEX RELATION STRENGTH FLAGS CONSTANT (COEFFICIENT INDEX)...` for a constraint: first
  /// the active ones in order of activation, then the others. The relation is `<`, `=` or `>`;
  /// the flags are `a` for active, `b` for breakable, `e` for the constraint of an edit, or `-`.
  public func dump() -> String {
    var text = "solver 1\n"
    var variables = (0..<Int32(states.count)).filter { states[$0].isAlive }
    if isReordered {
      let states = states.base
      variables.sort { states[Int($0)].creation < states[Int($1)].creation }
    }
    for variable in variables { text += "v \(variable)\n" }
    var index = store.firstActive
    while index >= 0 {
      text += line(of: index)
      index = store.rows[index].next
    }
    for index in 0..<Int32(store.rows.count) {
      let row = store.rows[index]
      if row.has(Row.alive) && !row.has(Row.active) { text += line(of: index) }
    }
    return text
  }

  private func line(of index: Int32) -> String {
    let row = store.rows[index]
    let relation = row.relation < 0 ? "<" : row.relation == 0 ? "=" : ">"
    var flags = row.has(Row.active) ? "a" : ""
    if row.has(Row.breakable) { flags += "b" }
    if row.has(Row.edit) { flags += "e" }
    if flags.isEmpty { flags = "-" }
    var text = "c \(index) \(relation) \(row.level) \(flags) \(row.constant)"
    for position in row.termStart..<(row.termStart + row.termCount) {
      let term = store.terms[position]
      text += " \(term.coefficient) \(term.variable)"
    }
    return text + "\n"
  }

  /// Makes a solver from a dump. Nothing is solved yet.
  ///
  /// - Throws: a ``DumpError`` where the text is no dump.
  public static func replay(from text: String) throws(DumpError) -> Solver {
    let solver = Solver()
    let reader = DumpReader(solver: solver)
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      guard reader.read(line, isFirst: number == 1) else {
        throw DumpError(line: number, text: String(line))
      }
    }
    guard number > 0 else { throw DumpError(line: 1, text: "") }
    solver.collectFreeIndices()
    return solver
  }
}

/// A line that does not belong in a dump of a ``Solver``.
public struct DumpError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the line, from 1.
  public let line: Int
  /// The text of the line.
  public let text: String

  /// The error in words.
  public var description: String { "line \(line) is not that of a solver dump: \(text)" }
}

/// Fills a solver in from the lines of a dump.
private struct DumpReader {
  /// The greatest index that a dump may name, against texts that ask for all memory.
  static let largestIndex = 50_000_000

  let solver: Solver

  func read(_ line: Substring, isFirst: Bool) -> Bool {
    let fields = line.split(separator: " ")
    if isFirst { return fields == ["solver", "1"] }
    guard let kind = fields.first else { return true }
    switch kind {
    case "v": return readVariable(fields)
    case "c": return readConstraint(fields)
    default: return false
    }
  }

  private func readVariable(_ fields: [Substring]) -> Bool {
    guard fields.count == 2, let index = Int(fields[1]), (0...Self.largestIndex).contains(index)
    else { return false }
    return solver.makeVariable(at: index)
  }

  private func readConstraint(_ fields: [Substring]) -> Bool {
    guard fields.count >= 6, fields.count % 2 == 0, let index = Int(fields[1]),
      (0...Self.largestIndex).contains(index), let level = Double(fields[3]),
      level > 0, level <= 1000, let constant = Double(fields[5]), Solver.isUsable(constant)
    else { return false }
    let relations: [Substring: Int8] = ["<": -1, "=": 0, ">": 1]
    guard let relation = relations[fields[2]] else { return false }
    var terms: [Term] = []
    for position in stride(from: 6, to: fields.count, by: 2) {
      guard let coefficient = Double(fields[position]), let variable = Int(fields[position + 1])
      else { return false }
      let term = Term(Variable(index: variable), coefficient)
      guard solver.isAlive(term.variable), Solver.isUsable(coefficient: coefficient),
        coefficient != 0
      else {
        return false
      }
      terms.append(term)
    }
    var flags: UInt8 = 0
    if fields[4].contains("b") { flags |= Row.breakable }
    if fields[4].contains("e") { flags |= Row.edit }
    guard
      solver.makeConstraint(
        at: index, terms, relation: relation, constant: constant, level: level, flags: flags)
    else { return false }
    if fields[4].contains("a") { solver.activate(Constraint(index: index)) }
    return true
  }
}

extension Solver {
  /// Makes a variable with a given index, for a replay. Gives whether the index was free.
  func makeVariable(at index: Int) -> Bool {
    while states.count <= index {
      states.append(
        VariableState(creation: 0, isAlive: false))
      appendValue()
      store.firstTerm.append(-1)
    }
    if states[index].isAlive { return false }
    lastCreation += 1
    variableCount += 1
    states.base[index].creation = lastCreation
    states.base[index].isAlive = true
    if index + 1 < states.count { isReordered = true }
    return true
  }

  /// Makes a constraint with a given index, for a replay. Gives whether the index was free and
  /// no variable comes twice.
  func makeConstraint(
    at index: Int, _ terms: [Term], relation: Int8, constant: Double, level: Double, flags: UInt8
  ) -> Bool {
    guard Set(terms.map(\.variable)).count == terms.count else { return false }
    if flags & Row.edit != 0 {
      guard terms.count == 1, states[terms[0].variable.index].editRow < 0 else { return false }
    }
    guard store.claimRow(index) else { return false }
    let row = store.makeRow(
      termCount: terms.count, relation: relation, constant: constant, level: level, flags: flags)
    for (position, term) in terms.enumerated() {
      store.setTerm(
        position, of: row, variable: Int32(term.variable.index), coefficient: term.coefficient)
    }
    if terms.isEmpty { emptyRowCount += 1 }
    if flags & Row.edit != 0 { states.base[terms[0].variable.index].editRow = row }
    return true
  }

  /// Makes the gaps that a replay left available.
  func collectFreeIndices() {
    for index in stride(from: states.count - 1, through: 0, by: -1) where !states[index].isAlive {
      freeIndices.append(Int32(index))
    }
    store.collectFreeRows()
  }
}
