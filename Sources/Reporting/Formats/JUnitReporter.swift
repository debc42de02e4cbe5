import Audit

/// JUnit's XML, which CI services show as tests: a suite for each screen, a test for each rule.
public struct JUnitReporter: Reporter {
  /// Makes a reporter.
  public init() {}

  /// The report as XML.
  public func text(of report: Report) -> String {
    var suites = ""
    var tests = 0
    var failures = 0
    for screen in report.screens {
      let suite = self.suite(screen, rules: report.rules)
      suites += suite.text
      tests += suite.tests
      failures += suite.failures
    }
    for problem in report.problems { suites += self.suite(problem) }
    let errors = report.problems.count
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="pliant" tests="\(tests + errors)" failures="\(failures)" errors="\(errors)">
      \(suites)</testsuites>

      """
  }

  private func suite(
    _ screen: ScreenFindings, rules: [RuleDescription]
  ) -> (text: String, tests: Int, failures: Int) {
    var cases = ""
    var failures = 0
    for rule in rules {
      let findings = screen.findings.filter { $0.rule == rule.id }
      let name = XMLText.escaped(rule.id)
      let className = XMLText.escaped("\(screen.screen.file):\(screen.screen.scene)")
      guard let first = findings.first else {
        cases += "    <testcase name=\"\(name)\" classname=\"\(className)\"/>\n"
        continue
      }
      failures += 1
      let lines = findings.map { line($0, on: screen) }.joined(separator: "\n")
      let more = findings.count > 1 ? " and \(findings.count - 1) more" : ""
      cases += """
            <testcase name="\(name)" classname="\(className)">
              <failure type="\(name)" message="\(XMLText.escaped(first.message + more))">\
        \(XMLText.escaped(lines))</failure>
            </testcase>

        """
    }
    let name = XMLText.escaped("\(screen.screen.file): \(screen.screen.title)")
    let text = """
        <testsuite name="\(name)" tests="\(rules.count)" failures="\(failures)" errors="0">
      \(cases)  </testsuite>

      """
    return (text, rules.count, failures)
  }

  private func suite(_ problem: ReportProblem) -> String {
    let file = XMLText.escaped(problem.file)
    let place = problem.line.map { ":\($0)" } ?? ""
    let message = XMLText.escaped(problem.message)
    return """
        <testsuite name="\(file)" tests="1" failures="0" errors="1">
          <testcase name="read" classname="\(file)">
            <error type="unreadable" message="\(message)">\(file)\(place): \(message)</error>
          </testcase>
        </testsuite>

      """
  }

  private func line(_ finding: Finding, on screen: ScreenFindings) -> String {
    let place = finding.place
    let reason = screen.explanation(of: finding)
    return "\(place.file):\(place.line): \(finding.severity.rawValue): \(finding.message) (in "
      + screen.configurationPhrase(of: finding) + ")" + (reason.isEmpty ? "" : ": \(reason)")
  }
}
