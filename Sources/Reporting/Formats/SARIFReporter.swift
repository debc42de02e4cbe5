import Audit

/// SARIF 2.1.0 (OASIS standard), which code scanning services take.
public struct SARIFReporter: Reporter {
  /// Makes a reporter.
  public init() {}

  /// The report as a SARIF log with one run.
  public func text(of report: Report) -> String {
    let indices = Dictionary(
      report.rules.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { a, _ in a })
    var results: [JSONValue] = []
    for screen in report.screens {
      for finding in screen.findings {
        results.append(result(finding, on: screen, ruleIndex: indices[finding.rule]))
      }
    }
    let driver = JSONValue.object([
      .init("name", .string("pliant")),
      .init("version", .string(report.version)),
      .init("rules", .array(report.rules.map(rule))),
    ])
    let invocation = JSONValue.object([
      .init("executionSuccessful", .bool(report.problems.isEmpty)),
      .init("toolExecutionNotifications", .array(report.problems.map(notification))),
    ])
    let run = JSONValue.object([
      .init("tool", .object([.init("driver", driver)])),
      .init("invocations", .array([invocation])),
      .init("columnKind", .string("utf16CodeUnits")),
      .init("results", .array(results)),
    ])
    let log = JSONValue.object([
      .init("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      .init("version", .string("2.1.0")),
      .init("runs", .array([run])),
    ])
    return log.pretty() + "\n"
  }

  private func rule(_ rule: RuleDescription) -> JSONValue {
    .object([
      .init("id", .string(rule.id)),
      .init("shortDescription", message(rule.summary)),
      .init("fullDescription", message(rule.manual)),
      .init(
        "defaultConfiguration", .object([.init("level", .string(rule.severity.rawValue))])),
    ])
  }

  private func result(
    _ finding: Finding, on screen: ScreenFindings, ruleIndex: Int?
  ) -> JSONValue {
    var text = "\(finding.message) (in \(screen.configurationPhrase(of: finding)))"
    let reason = screen.explanation(of: finding)
    if !reason.isEmpty { text += ": \(reason)" }
    // What makes a finding the same from run to run: never a line number, which every edit moves.
    let fingerprint = [finding.screen.file, finding.rule, finding.kind] + finding.nodeIDs
    var members: [JSONValue.Member] = [.init("ruleId", .string(finding.rule))]
    if let ruleIndex { members.append(.init("ruleIndex", .integer(ruleIndex))) }
    members += [
      .init("level", .string(finding.severity.rawValue)),
      .init("message", message(text)),
      .init("locations", .array([location(finding.place.file, line: finding.place.line)])),
      .init(
        "partialFingerprints",
        .object([.init("pliant/v1", .string(fingerprint.joined(separator: "|")))])),
    ]
    return .object(members)
  }

  private func notification(_ problem: ReportProblem) -> JSONValue {
    .object([
      .init("level", .string("error")),
      .init("message", message(problem.message)),
      .init("locations", .array([location(problem.file, line: problem.line)])),
    ])
  }

  private func location(_ file: String, line: Int?) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("artifactLocation", .object([.init("uri", .string(Self.uri(of: file)))]))
    ]
    if let line {
      members.append(.init("region", .object([.init("startLine", .integer(line))])))
    }
    return .object([.init("physicalLocation", .object(members))])
  }

  private func message(_ text: String) -> JSONValue { .object([.init("text", .string(text))]) }

  /// The path with the bytes that RFC 3986 does not allow in a path written as `%XX`.
  static func uri(of path: String) -> String {
    var uri = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where "-._~/!$&'()*+,;=@".utf8.contains(byte):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return uri
  }
}
