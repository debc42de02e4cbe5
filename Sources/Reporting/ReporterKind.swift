/// The ways there are to write a report down.
public enum ReporterKind: String, CaseIterable, Sendable {
  /// For people, on a terminal.
  case text
  /// For programs: everything there is to know.
  case json
  /// SARIF 2.1.0, which code scanning services take.
  case sarif
  /// JUnit's XML, which every CI service shows as tests.
  case junit
  /// GitHub's workflow commands, which annotate the changed files.
  case github
  /// Compiler style lines, which Xcode and editors take.
  case xcode

  /// The reporter of this kind.
  /// - Parameter colors: Whether text for people may be coloured.
  public func reporter(colors: Bool) -> any Reporter {
    switch self {
    case .text: TextReporter(colors: colors)
    case .json: JSONReporter()
    case .sarif: SARIFReporter()
    case .junit: JUnitReporter()
    case .github: GitHubReporter()
    case .xcode: XcodeReporter()
    }
  }
}
