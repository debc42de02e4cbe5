/// A file that could not be looked at, or a part of one.
public struct ReportProblem: Hashable, Sendable {
  /// The file, as output shows it.
  public var file: String
  /// The line, from 1; nil when the trouble is not at a line.
  public var line: Int?
  /// What is wrong, one line.
  public var message: String

  /// Makes a problem.
  public init(file: String, line: Int?, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }
}
