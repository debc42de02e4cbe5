/// A file or folder that cannot be laid out, and why. Others go on; the exit status becomes 2.
struct FileProblem: Error, Equatable, Codable, Sendable {
  /// The path, as output shows it.
  var path: String
  /// The line, from 1; nil when the trouble is not at a line.
  var line: Int?
  /// What is wrong, one line.
  var message: String

  /// `PATH:LINE: message`, as compilers write it.
  var description: String {
    line.map { "\(path):\($0): \(message)" } ?? "\(path): \(message)"
  }
}
