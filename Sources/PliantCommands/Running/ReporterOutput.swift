import Reporting

/// A report to write: in which form, and where to.
struct ReporterOutput: Equatable, Sendable {
  /// The form.
  var kind: ReporterKind
  /// The file; nil is the standard output.
  var path: String?

  /// Reads the values of `--reporter`, such as `sarif:report.sarif`; none stands for text.
  static func all(_ values: [String]) throws(UsageError) -> [ReporterOutput] {
    if values.isEmpty { return [ReporterOutput(kind: .text, path: nil)] }
    var outputs: [ReporterOutput] = []
    for value in values {
      let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let kind = ReporterKind(rawValue: name) else {
        let known = ReporterKind.allCases.map(\.rawValue)
        throw .unknownValue(
          name, option: "--reporter", suggestion: Suggestion.nearest(to: name, among: known),
          known: known)
      }
      if parts.count == 2, parts[1].isEmpty {
        throw .invalidValue(value, option: "--reporter", expected: "KIND or KIND:FILE")
      }
      outputs.append(ReporterOutput(kind: kind, path: parts.count == 2 ? String(parts[1]) : nil))
    }
    return outputs
  }

  /// Writes the report.
  /// - Throws: `UsageError.unwritable` when the file cannot be written.
  func write(
    _ report: Report, to context: CommandContext, showsNotes: Bool, isQuiet: Bool
  ) throws(UsageError) {
    let reporter: any Reporter =
      kind == .text
      ? TextReporter(
        colors: path == nil && context.colorsOutput, showsNotes: showsNotes,
        showsSummary: !isQuiet)
      : kind.reporter(colors: false)
    let text = reporter.text(of: report)
    guard let path else {
      context.write(text)
      return
    }
    do {
      try FileBytes.write(Array(text.utf8), to: path)
    } catch {
      throw .unwritable(path: path, reason: error.message)
    }
  }
}
