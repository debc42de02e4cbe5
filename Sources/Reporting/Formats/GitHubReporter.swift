import Audit

/// GitHub's workflow commands: each finding becomes an annotation at its line of the change.
public struct GitHubReporter: Reporter {
  /// Makes a reporter.
  public init() {}

  /// The report as one command a line.
  public func text(of report: Report) -> String {
    var text = ""
    for problem in report.problems {
      text += command(
        "error", file: problem.file, line: problem.line, title: "pliant", problem.message)
    }
    for screen in report.screens {
      for finding in screen.findings {
        let reason = screen.explanation(of: finding)
        text += command(
          finding.severity.rawValue, file: finding.place.file, line: finding.place.line,
          title: "pliant: \(finding.rule)",
          "\(finding.message)\nin \(screen.configurationPhrase(of: finding))"
            + (reason.isEmpty ? "" : "\n\(reason)"))
      }
    }
    return text
  }

  private func command(
    _ name: String, file: String, line: Int?, title: String, _ message: String
  ) -> String {
    let place = "file=\(property(file))" + (line.map { ",line=\($0)" } ?? "")
    return "::\(name) \(place),title=\(property(title))::\(data(message))\n"
  }

  /// What GitHub's runner asks to be escaped in a message.
  private func data(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// What it asks to be escaped in a property.
  private func property(_ text: String) -> String {
    var result = ""
    for scalar in data(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
