extension Solver {
  /// Makes a constraint: the sum of the terms and the constant relates to zero.
  ///
  /// It does not count until it is activated. Terms of one variable are added up.
  ///
  /// - Parameters:
  ///   - terms: the summands.
  ///   - relation: how the sum relates to zero.
  ///   - constant: what is added to the sum.
  ///   - strength: how much the constraint matters.
  ///   - isBreakable: whether it may be given up in a required conflict before those that are
  ///     not.
  /// - Throws: a `ConstraintError` for numbers that are none, infinite or of a magnitude above
  ///   ``largestMagnitude``, for coefficients below ``smallestCoefficient`` except zero, and for variables that the solver does not hold.
  public func makeConstraint(
    _ terms: [Term], _ relation: Relation, constant: Double = 0, strength: Strength = .required,
    isBreakable: Bool = true
  ) throws(ConstraintError) -> Constraint {
    var result: Result<Constraint, ConstraintError> = .failure(.constantOutOfRange)
    terms.withUnsafeBufferPointer { buffer in
      do throws(ConstraintError) {
        result = .success(
          try makeConstraint(
            buffer, relation, constant: constant, strength: strength, isBreakable: isBreakable))
      } catch {
        result = .failure(error)
      }
    }
    return try result.get()
  }

  /// Makes a constraint of terms in memory of the caller, which is quicker where many are made.
  ///
  /// It is as `makeConstraint` with an array in every other respect.
  public func makeConstraint(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, constant: Double = 0,
    strength: Strength = .required, isBreakable: Bool = true
  ) throws(ConstraintError) -> Constraint {
    guard Self.isUsable(constant) else { throw .constantOutOfRange }
    var isPlain = terms.count <= 8
    for index in 0..<terms.count {
      let term = terms[index]
      guard isAlive(term.variable) else {
        throw .unknownVariable(termIndex: index, variable: term.variable)
      }
      guard Self.isUsable(coefficient: term.coefficient) else {
        throw .coefficientOutOfRange(termIndex: index, variable: term.variable)
      }
      if term.coefficient == 0 { isPlain = false }
      if isPlain {
        for other in 0..<index where terms[other].variable == term.variable { isPlain = false }
      }
    }
    let flags = isBreakable ? Row.breakable : 0
    if !isPlain {
      return makeConstraint(
        merging: Array(terms), relation, constant: constant, strength: strength, flags: flags)
    }
    let row = store.makeRow(
      termCount: terms.count, relation: relation.rawValue, constant: constant,
      level: strength.level, flags: flags)
    for index in 0..<terms.count {
      let term = terms[index]
      store.setTerm(
        index, of: row, variable: Int32(truncatingIfNeeded: term.variable.index),
        coefficient: term.coefficient)
    }
    if terms.count == 0 { emptyRowCount += 1 }
    return Constraint(index: Int(row))
  }

  /// Makes a constraint of terms that name a variable twice or have a coefficient of zero.
  private func makeConstraint(
    merging terms: [Term], _ relation: Relation, constant: Double, strength: Strength,
    flags: UInt8
  ) -> Constraint {
    // Sums by variable, in the order in which the variables come first.
    let order = terms.indices.sorted {
      let left = terms[$0].variable
      let right = terms[$1].variable
      return left != right ? left < right : $0 < $1
    }
    var merged: [(first: Int, term: Term)] = []
    for index in order {
      if let last = merged.last, last.term.variable == terms[index].variable {
        merged[merged.count - 1].term.coefficient += terms[index].coefficient
      } else {
        merged.append((index, terms[index]))
      }
    }
    merged.removeAll { abs($0.term.coefficient) < Self.smallestCoefficient }
    merged.sort { $0.first < $1.first }
    let row = store.makeRow(
      termCount: merged.count, relation: relation.rawValue, constant: constant,
      level: strength.level, flags: flags)
    for (index, entry) in merged.enumerated() {
      store.setTerm(
        index, of: row, variable: Int32(entry.term.variable.index),
        coefficient: entry.term.coefficient)
    }
    if merged.isEmpty { emptyRowCount += 1 }
    return Constraint(index: Int(row))
  }

  static func isUsable(coefficient: Double) -> Bool {
    coefficient == 0 || isUsable(coefficient) && abs(coefficient) >= smallestCoefficient
  }

  static func isUsable(_ number: Double) -> Bool { abs(number) <= largestMagnitude }

  /// Removes a constraint. A stale handle is ignored.
  public func removeConstraint(_ c: Constraint) {
    guard isAlive(c) else { return }
    removeRow(Int32(c.index))
  }

  /// Makes a constraint count, last in the order of activation. An active one is left alone.
  public func activate(_ c: Constraint) {
    guard isAlive(c) else { return }
    let index = Int32(c.index)
    let row = store.rows.base + c.index
    if row.pointee.has(Row.active) { return }
    store.activate(index)
    if row.pointee.termCount == 0 {
      areEmptyRowsDirty = true
    } else {
      let variable = store.terms.base[Int(row.pointee.termStart)].variable
      if !queueActivated(index, first: variable) { markDirty(variable) }
    }
  }

  /// Makes constraints count, in the order given.
  public func activate(_ cs: [Constraint]) {
    for c in cs { activate(c) }
  }

  /// Makes a constraint not count. An inactive one is left alone.
  public func deactivate(_ c: Constraint) {
    guard isAlive(c) else { return }
    deactivateRow(Int32(c.index))
  }

  /// Makes constraints not count.
  public func deactivate(_ cs: [Constraint]) {
    for c in cs { deactivate(c) }
  }

  /// Whether a constraint counts, even if it was given up in a conflict.
  public func isActive(_ c: Constraint) -> Bool {
    isAlive(c) && store.rows[c.index].has(Row.active)
  }

  /// Changes the constant of a constraint; it keeps its place in the order of activation.
  ///
  /// - Returns: false where the number is none, infinite or of a magnitude above
  ///   ``largestMagnitude``, or the handle is stale; nothing changes then.
  @discardableResult
  public func setConstant(_ constant: Double, of c: Constraint) -> Bool {
    guard isAlive(c), Self.isUsable(constant) else { return false }
    let row = store.rows.base + c.index
    if row.pointee.constant == constant { return true }
    if row.pointee.has(Row.active), row.pointee.termCount > 0 {
      if !row.pointee.has(Row.moved) {
        row.pointee.solved = row.pointee.constant
        row.pointee.flags |= Row.moved
        movedRows.append(Int32(c.index))
      }
      row.pointee.constant = constant
    } else {
      row.pointee.constant = constant
      markRowDirty(Int32(c.index))
    }
    return true
  }

  /// Changes the strength of a constraint; it keeps its place in the order of activation.
  public func setStrength(_ s: Strength, of c: Constraint) {
    guard isAlive(c), store.rows[c.index].level != s.level else { return }
    store.rows.base[c.index].level = s.level
    markRowDirty(Int32(c.index))
  }

  @inline(__always)
  func isAlive(_ c: Constraint) -> Bool {
    c.index >= 0 && c.index < store.rows.count && store.rows.base[c.index].has(Row.alive)
  }

  /// Queues the component of a row, if it counts.
  func markRowDirty(_ index: Int32) {
    let row = store.rows[index]
    if !row.has(Row.active) { return }
    if row.termCount == 0 {
      areEmptyRowsDirty = true
    } else {
      markDirty(store.terms[row.termStart].variable)
    }
  }

  func deactivateRow(_ index: Int32) {
    let row = store.rows[index]
    if !row.has(Row.active) { return }
    if row.has(Row.broken) { conflictRecords.removeAll { $0.broken == index } }
    store.deactivate(index)
    if row.termCount == 0 {
      areEmptyRowsDirty = true
      return
    }
    if queueDeactivated(index, row) { return }
    // Whatever takes the place of the row is not tight.
    if row.sequence <= solvedSequence, isTight(index) { basis[owner[index]] = Self.noRow }
    for position in row.termStart..<(row.termStart + row.termCount) {
      markDirty(store.terms[position].variable)
    }
  }

  func removeRow(_ index: Int32) {
    deactivateRow(index)
    let row = store.rows[index]
    if row.termCount == 0 { emptyRowCount -= 1 }
    if row.has(Row.edit) { states.base[Int(store.terms[row.termStart].variable)].editRow = -1 }
    if !conflictRecords.isEmpty {
      for record in conflictRecords where record.rows.contains(index) {
        store.rows.base[Int(record.broken)].flags &= ~Row.broken
      }
      conflictRecords.removeAll { $0.rows.contains(index) }
    }
    store.removeRow(index)
  }
}
