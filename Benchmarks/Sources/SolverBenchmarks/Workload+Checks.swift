extension Workload {
  /// The largest violation of a required row of the build.
  func violation(_ values: [Double]) -> Double {
    var result = 0.0
    for row in rows[buildRows] where row.level == .required {
      var error = row.constant
      for place in row.firstTerm..<(row.firstTerm + row.termCount) {
        error += termCoefficients[place] * values[termVariables[place]]
      }
      switch row.relation {
      case .equal: result = max(result, abs(error))
      case .lessThanOrEqual: result = max(result, error)
      case .greaterThanOrEqual: result = max(result, -error)
      }
    }
    return result
  }

  /// The sum of the weighted errors of the rows of the build and of the edits, by which solutions
  /// of ambiguous systems compare.
  func objective(_ values: [Double]) -> Double {
    var sum = 0.0
    for row in rows[buildRows] where row.level != .required {
      var error = row.constant
      for place in row.firstTerm..<(row.firstTerm + row.termCount) {
        error += termCoefficients[place] * values[termVariables[place]]
      }
      switch row.relation {
      case .equal: error = abs(error)
      case .lessThanOrEqual: error = max(0, error)
      case .greaterThanOrEqual: error = max(0, -error)
      }
      sum += row.level.weight * error
    }
    for edit in edits { sum += Level.strong.weight * abs(values[edit.variable] - edit.start) }
    return sum
  }

  /// The workload as text for the harnesses of other engines.
  ///
  /// The first line has the numbers of variables and rows, the edited variable with its start and
  /// the position of the edits, the number of rows of the build, the two sets of a toggle, and the
  /// second edited variable with its start; a variable that is not there is -1. Then one line a
  /// row: relation, weight, constant, and the terms after their number.
  var text: String {
    let first = edits.first ?? Edit(variable: -1, start: 0)
    let second = edits.count > 1 ? edits[1] : Edit(variable: -1, start: 0)
    var text = "\(variableCount) \(rows.count) \(first.variable) \(first.start) \(editPosition) "
    text += "\(buildRows.upperBound) \(outgoing.lowerBound) \(outgoing.upperBound) "
    text += "\(incoming.lowerBound) \(incoming.upperBound) \(second.variable) \(second.start)\n"
    for row in rows {
      text += "\(row.relation.rawValue) \(row.level.weight) \(row.constant) \(row.termCount)"
      for place in row.firstTerm..<(row.firstTerm + row.termCount) {
        text += " \(termCoefficients[place]) \(termVariables[place])"
      }
      text += "\n"
    }
    return text
  }
}
