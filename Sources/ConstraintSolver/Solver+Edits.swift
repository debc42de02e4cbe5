extension Solver {
  /// Lets a variable be suggested values: adds the constraint `variable == suggestion`, which
  /// counts at once and is last in the order of activation. The first suggestion is the value
  /// that the variable has.
  ///
  /// An edit that exists takes the new strength.
  public func addEdit(_ v: Variable, strength: Strength) {
    guard isAlive(v) else { return }
    let existing = states[v.index].editRow
    if existing >= 0 {
      setStrength(strength, of: Constraint(index: Int(existing)))
      return
    }
    let row = store.makeRow(
      termCount: 1, relation: 0, constant: -values[v.index], level: strength.level,
      flags: Row.breakable | Row.edit)
    store.setTerm(0, of: row, variable: Int32(v.index), coefficient: 1)
    states.base[v.index].editRow = row
    activate(Constraint(index: Int(row)))
  }

  /// Ends the edit of a variable.
  public func removeEdit(_ v: Variable) {
    guard isAlive(v), states[v.index].editRow >= 0 else { return }
    removeRow(states[v.index].editRow)
  }

  /// The constraint behind the edit of a variable, as it is named by ``conflicts`` and
  /// ``unmetConstraints``.
  public func editConstraint(of v: Variable) -> Constraint? {
    guard isAlive(v), states[v.index].editRow >= 0 else { return nil }
    return Constraint(index: Int(states[v.index].editRow))
  }

  /// Suggests a value for a variable that has an edit.
  ///
  /// - Returns: false where there is no edit, or the number is none, infinite or of a magnitude
  ///   above ``largestMagnitude``; nothing changes then.
  @discardableResult
  public func suggest(_ value: Double, for v: Variable) -> Bool {
    guard isAlive(v), states[v.index].editRow >= 0 else { return false }
    return setConstant(-value, of: Constraint(index: Int(states[v.index].editRow)))
  }
}
