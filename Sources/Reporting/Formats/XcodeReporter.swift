import Audit

/// Compiler style lines, `file:line: error: message`, which Xcode and editors take.
public struct XcodeReporter: Reporter {
  /// Makes a reporter.
  public init() {}

  /// The report as one line for each finding.
  public func text(of report: Report) -> String {
    var text = ""
    for problem in report.problems {
      text += "\(problem.file):\(problem.line ?? 1): error: \(single(problem.message))\n"
    }
    for screen in report.screens {
      for finding in screen.findings {
        let reason = screen.explanation(of: finding)
        let message =
          "\(finding.message) in \(screen.configurationPhrase(of: finding))"
          + (reason.isEmpty ? "" : ": \(reason)")
        text += "\(finding.place.file):\(finding.place.line): \(finding.severity.rawValue): "
        text += "\(single(message)) [\(finding.rule)]\n"
      }
    }
    return text
  }

  /// The text with its line breaks made blanks.
  private func single(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
