/// One way to write a report down.
///
/// The text is a function of the report alone: no date, no path of the machine, no order of hashing.
public protocol Reporter: Sendable {
  /// The report as text, with a line break at its end unless it is empty.
  func text(of report: Report) -> String
}
