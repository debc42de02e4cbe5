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

  /// The workload as text for the harnesses of other engines.
  var text: String {
    var text = "\(variableCount) \(rows.count) \(editVariable) \(editStart) \(editPosition) "
    text += "\(buildRows.upperBound) \(outgoing.lowerBound) \(outgoing.upperBound) "
    text += "\(incoming.lowerBound) \(incoming.upperBound)\n"
    for row in rows {
      text += "\(row.relation.rawValue) \(row.level.rawValue) \(row.constant) \(row.termCount)"
      for place in row.firstTerm..<(row.firstTerm + row.termCount) {
        text += " \(termCoefficients[place]) \(termVariables[place])"
      }
      text += "\n"
    }
    return text
  }
}
