import Audit
import LayoutTree
import Reporting

/// `pliant check`: says which layouts break, and why.
enum CheckCommand: Command {
  static let syntax = CommandSyntax(
    name: "check", summary: "Says which layouts break, where and why.",
    operands: "PATH...", needsOperands: true,
    discussion: [
      "PATH is a storyboard, a xib or a folder, which is searched. Each screen is laid out on the "
        + "devices, orientations, windows, text sizes and directions of the default matrix, of the "
        + "settings or of the options, and every layout is held against the rules, which "
        + "'pliant explain' lists. Screens made in code are also taken from one configuration to the "
        + "next, as a turn or a resized window does, and compared with a fresh launch.",
      "Exit status: 0 without errors, 1 with errors (with --strict, also with warnings), 2 when "
        + "something could not be read.",
    ],
    groups: [
      CommandSyntax.OptionGroup(
        title: "findings",
        options: [
          .value("rules", "A,B", "Runs these rules only."),
          .flag("strict", "Lets warnings count for the exit status, as errors do."),
          .value(
            "reporter", "KIND[:FILE]", repeatable: true,
            "\(ReporterKind.allCases.map(\.rawValue).joined(separator: ", ")); may be repeated. "
              + "Without a file, to the standard output."),
          .flag("notes", "Also tells what the loader has to say of the files."),
        ]),
      MatrixOptions.group, CommonOptions.group,
    ])

  static func run(
    _ arguments: ParsedArguments, in context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    let outputs = try ReporterOutput.all(arguments.values("reporter"))
    var session = try Session(
      arguments, in: context, base: .defaultMatrix, takesMatrixOfSettings: true)
    let rules = try RuleSelection(only: arguments.list("rules"), settings: session.options.settings)
    var screens: [ScreenFindings] = []
    try session.run(
      .check, disabledRules: rules.disabled, takesSteps: rules.catalogue.isAboutTransitions
    ) { screen in
      let parts = screen.layouts.map { layout in
        let part = checked(layout, of: screen.screen)
        return rules.leveled(part)
      }
      screens += merge(parts, rules: rules.catalogue)
    }
    let report = Report(
      screens: screens,
      problems: session.problems.map {
        ReportProblem(file: $0.path, line: $0.line, message: $0.message)
      },
      rules: rules.descriptions, version: Version.current)
    for output in outputs {
      try output.write(
        report, to: session.context, showsNotes: arguments.has("notes"),
        isQuiet: session.options.isQuiet)
    }
    let isStrict = arguments.has("strict") || session.options.settings.isStrict ?? false
    if report.errorCount > 0 || (isStrict && report.warningCount > 0) {
      session.raise(to: .findings)
    }
    return session.status
  }

  private static func checked(
    _ layout: ScreenOutcome.Layout, of screen: ScreenReference
  ) -> CheckedTree {
    if case .done(let bytes) = layout.outcome,
      let part = try? MessageCoding.decode(CheckedTree.self, from: bytes)
    {
      return part
    }
    return CrashFinding.checked(
      layout.outcome, screen: screen, configuration: layout.configuration)
  }
}
