/// How a command ended, as the shell sees it.
enum ExitStatus: Int32, Comparable, Sendable {
  /// All is well.
  case clean = 0
  /// There are findings.
  case findings = 1
  /// The command line, the settings or a file could not be used, or there was nothing to look at.
  case unusable = 2

  /// Orders by how bad it is.
  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}
