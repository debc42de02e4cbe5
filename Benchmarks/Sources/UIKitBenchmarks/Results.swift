import Foundation

/// What a run measured, and what it was to reach.
struct Results: Encodable {
  /// One figure.
  struct Row: Encodable {
    /// What was measured.
    var name: String
    /// The figure.
    var value: Double
    /// What it counts, such as `ms`.
    var unit: String
  }

  /// One figure that is to reach a bound.
  struct Bar: Encodable {
    /// What was measured.
    var name: String
    /// The bound.
    var required: String
    /// The figure.
    var measured: String
    /// Whether it holds.
    var holds: Bool
  }

  /// The bounds.
  var bars: [Bar] = []
  /// The figures.
  var rows: [Row] = []

  /// Adds a figure.
  mutating func add(_ name: String, _ value: Double, _ unit: String) {
    rows.append(Row(name: name, value: value, unit: unit))
  }

  /// Adds a bound.
  mutating func bar(_ name: String, _ required: String, _ measured: String, _ holds: Bool) {
    bars.append(Bar(name: name, required: required, measured: measured, holds: holds))
  }

  /// The figures as a table, then the bounds.
  var text: String {
    let width = rows.map(\.name.count).max() ?? 0
    let numbers = rows.map { Self.short($0.value) }
    let numberWidth = numbers.map(\.count).max() ?? 0
    var text = ""
    for (row, number) in zip(rows, numbers) {
      text += row.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
      text += String(repeating: " ", count: numberWidth - number.count) + "\(number) \(row.unit)\n"
    }
    text += "\n"
    for bar in bars {
      text += "\(bar.holds ? "holds " : "MISSED")  \(bar.name): \(bar.measured) (\(bar.required))\n"
    }
    return text
  }

  /// A number with three digits that count.
  static func short(_ value: Double) -> String {
    guard value != 0, value.isFinite else { return "\(value)" }
    let digits = max(0, 2 - Int(log10(abs(value)).rounded(.down)))
    return String(format: "%.\(digits)f", value)
  }
}
