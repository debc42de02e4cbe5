import Audit
import Drawing
import LayoutTree
import Reporting

/// `pliant render`: draws screens in all configurations on one sheet.
enum RenderCommand: Command {
  static let syntax = CommandSyntax(
    name: "render", summary: "Draws screens in all configurations on one sheet.",
    operands: "PATH...", needsOperands: true,
    discussion: [
      "PATH is a storyboard, a xib or a folder, which is searched. Each screen is laid out in the "
        + "configurations of the default matrix, of the settings or of the options. Views at fault "
        + "are outlined and numbered, and a legend says what is wrong.",
      "Exit status: 0 when the picture is drawn, 1 when a screen could not be laid out, 2 when "
        + "something could not be read or written.",
    ],
    groups: [
      CommandSyntax.OptionGroup(
        title: "picture",
        options: [
          .value(
            "output", short: "o", "FILE", "The picture: its ending, .svg or .png, is the format."),
          .value(
            "scale", "N",
            "Pixels per point of the sheet, for PNG; 2 by default, less for sheets too large for that."
          ),
          .value(
            "zoom", "N", "Points of the sheet per point of a screen; 0.5 by default."),
          .value("width", "POINTS", "The widest the sheet gets; 1920 by default."),
          .flag("no-marks", "Does not point at the views at fault."),
          .value("rules", "A,B", "Points at what these rules find only."),
        ]),
      MatrixOptions.group, CommonOptions.group,
    ])

  static func run(
    _ arguments: ParsedArguments, in context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    guard let path = arguments.value("output") else {
      throw .missingOption("--output FILE", command: syntax.name)
    }
    guard let format = PictureFormat(path: path) else {
      throw .invalidValue(path, option: "--output", expected: "a name that ends in .svg or .png")
    }
    let scale = try number(arguments, "scale", 0.1...8)
    var options = ContactSheet.Options()
    options.scale = try number(arguments, "zoom", 0.05...4) ?? options.scale
    options.maximumWidth = try number(arguments, "width", 200...100_000) ?? options.maximumWidth
    let showsMarks = !arguments.has("no-marks")
    options.showsVerdict = showsMarks

    var session = try Session(
      arguments, in: context, base: .defaultMatrix, takesMatrixOfSettings: true)
    let rules = try RuleSelection(only: arguments.list("rules"), settings: session.options.settings)
    var rows: [ContactSheet.Row] = []
    var hasCrash = false
    try session.run(
      .tree, disabledRules: rules.disabled,
      takesSteps: showsMarks && rules.catalogue.isAboutTransitions
    ) { screen in
      let row = self.row(screen, rules: showsMarks ? rules : nil)
      if row.hasCrash { hasCrash = true }
      rows.append(row.row)
    }
    if hasCrash { session.raise(to: .findings) }
    guard rows.contains(where: { !$0.cells.isEmpty }) else { return session.status }
    let sheet = ContactSheet(title: title(session.files), rows: rows, options: options)
    let bytes = try bytes(of: sheet, format: format, scale: scale, path: path)
    do {
      try FileBytes.write(bytes, to: path)
    } catch {
      throw .unwritable(path: path, reason: error.message)
    }
    return session.status
  }

  /// The picture's file, with as many pixels as were asked for, else as an image can hold up to two
  /// for each point.
  private static func bytes(
    of sheet: ContactSheet, format: PictureFormat, scale: Double?, path: String
  ) throws(UsageError) -> [UInt8] {
    let fonts = FontLibrary()
    let scales: [Double] = scale.map { [$0] } ?? [2, 1, 0.5, 0.25]
    for (index, scale) in scales.enumerated() {
      do {
        return try sheet.bytes(format: format, scale: scale, fonts: fonts)
      } catch {
        if case .tooLarge = error, index + 1 < scales.count { continue }
        throw .unwritable(path: path, reason: error.description)
      }
    }
    return []
  }

  /// One file is its own title; several are told by their number.
  private static func title(_ files: [DiscoveredFile]) -> String {
    files.count == 1
      ? PathSpelling.lastPart(files[0].displayPath) : NumberText.counted(files.count, "file")
  }

  /// A screen's row, with its findings numbered in the order of the report.
  private static func row(
    _ screen: ScreenOutcome, rules: RuleSelection?
  ) -> (row: ContactSheet.Row, hasCrash: Bool) {
    var trees: [LayoutTree] = []
    var parts: [CheckedTree] = []
    var hasCrash = false
    for layout in screen.layouts {
      if case .done(let bytes) = layout.outcome,
        let drawn = try? MessageCoding.decode(DrawnTree.self, from: bytes)
      {
        trees.append(drawn.tree)
        if let rules {
          var part = check(drawn.tree, rules: rules.catalogue)
          part.findings += drawn.findings
          parts.append(rules.leveled(part))
        }
      } else {
        hasCrash = true
        parts.append(
          CrashFinding.checked(
            layout.outcome, screen: screen.screen, configuration: layout.configuration))
      }
    }
    var marks: [ConfigurationSummary: [ContactSheet.Mark]] = [:]
    var legend: [ContactSheet.LegendEntry] = []
    for found in merge(parts, rules: rules?.catalogue ?? .standard) {
      for finding in found.findings {
        let number = legend.count + 1
        let isError = finding.severity == .error
        let mark = ContactSheet.Mark(
          number: number, isError: isError, nodeIDs: finding.nodeIDs)
        for configuration in finding.configurations {
          marks[configuration, default: []].append(mark)
        }
        legend.append(
          ContactSheet.LegendEntry(
            number: number, isError: isError, title: finding.message, detail: finding.reason,
            place: "in \(found.configurationPhrase(of: finding))"))
      }
    }
    let cells = trees.map {
      ContactSheet.Cell(tree: $0, marks: marks[$0.configuration] ?? [])
    }
    let row = ContactSheet.Row(
      title: screen.screen.title,
      subtitle: "\(screen.screen.file):\(max(1, screen.screen.line))", cells: cells,
      legend: legend)
    return (row, hasCrash)
  }

  private static func number(
    _ arguments: ParsedArguments, _ option: String, _ range: ClosedRange<Double>
  ) throws(UsageError) -> Double? {
    guard let text = arguments.value(option) else { return nil }
    guard let value = Double(text), range.contains(value) else {
      throw .invalidValue(
        text, option: "--\(option)",
        expected: "a number from \(NumberText.short(range.lowerBound)) to "
          + NumberText.short(range.upperBound))
    }
    return value
  }
}
