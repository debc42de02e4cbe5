import Audit

/// Findings for people: grouped by screen, what is wrong first, then where, when and why.
public struct TextReporter: Reporter {
  private let painter: Painter
  private let showsNotes: Bool
  private let showsSummary: Bool

  /// Makes a reporter.
  /// - Parameters:
  ///   - colors: Whether to colour.
  ///   - showsNotes: Whether to tell what the loader has to say of the files.
  ///   - showsSummary: Whether to end with a line that counts.
  public init(colors: Bool, showsNotes: Bool = false, showsSummary: Bool = true) {
    painter = Painter(isOn: colors)
    self.showsNotes = showsNotes
    self.showsSummary = showsSummary
  }

  /// The report as text.
  public func text(of report: Report) -> String {
    var text = ""
    for screen in report.screens {
      let notes = showsNotes ? screen.notes : []
      if screen.findings.isEmpty && notes.isEmpty { continue }
      text += heading(of: screen)
      for finding in screen.findings { text += entry(finding, on: screen) }
      for note in notes {
        let place = note.location.map { "line \($0.line): " } ?? ""
        text += "  " + painter.paint("note     \(place)\(note.message)", .faint) + "\n"
      }
      text += "\n"
    }
    return showsSummary && !report.screens.isEmpty ? text + summary(of: report) : text
  }

  private func heading(of screen: ScreenFindings) -> String {
    let place = "\(screen.screen.file):\(max(1, screen.screen.line))"
    return painter.paint(place, .strong) + "  \(screen.screen.title)\n"
  }

  private func entry(_ finding: Finding, on screen: ScreenFindings) -> String {
    let margin = String(repeating: " ", count: 11)
    let severity =
      finding.severity == .error
      ? painter.paint("error", .error) + "    " : painter.paint("warning", .warning) + "  "
    let message = String(finding.message.map { $0.isNewline ? " " : $0 })
    var text = "  \(severity)\(message)  \(painter.paint(finding.rule, .faint))\n"
    var place = "line \(finding.place.line)"
    if let id = finding.nodeIDs.first { place += ", id \(id)" }
    if finding.place.file != screen.screen.file { place = "\(finding.place.file), \(place)" }
    text += margin + painter.paint(place, .faint) + "\n"
    if !finding.configurations.isEmpty {
      text += "\(margin)in \(screen.configurationPhrase(of: finding))\n"
    }
    guard let conflict = finding.conflictText else {
      let reason = screen.explanation(of: finding)
      for line in reason.split(whereSeparator: \.isNewline) { text += "\(margin)\(line)\n" }
      return text
    }
    // The log that people know says what the reason says.
    for line in conflict.split(separator: "\n", omittingEmptySubsequences: false) {
      text += line.isEmpty ? "\n" : margin + painter.paint("  \(line)", .faint) + "\n"
    }
    return text
  }

  private func summary(of report: Report) -> String {
    let screens = NumberText.counted(report.screens.count, "screen")
    let layouts = report.screens.reduce(0) { $0 + $1.configurations.count }
    var line = "\(screens), \(NumberText.counted(layouts, "layout")): "
    let faults = [
      report.errorCount > 0
        ? painter.paint(NumberText.counted(report.errorCount, "error"), .error) : nil,
      report.warningCount > 0
        ? painter.paint(NumberText.counted(report.warningCount, "warning"), .warning) : nil,
    ].compactMap { $0 }
    if faults.isEmpty {
      line += painter.paint("nothing found", .success)
    } else {
      let faulty = report.screens.count { !$0.findings.isEmpty }
      line += faults.joined(separator: " and ")
      line += " on \(NumberText.counted(faulty, "screen"))"
    }
    if !report.problems.isEmpty {
      line += "; \(NumberText.counted(report.problems.count, "problem")) reading files"
    }
    return line + "\n"
  }
}
