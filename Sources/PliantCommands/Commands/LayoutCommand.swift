import Audit
import LayoutTree

/// `pliant layout`: prints the view trees of screens with their frames.
enum LayoutCommand: Command {
  /// The forms in which trees are printed.
  enum Format: String, CaseIterable {
    case text
    case json
  }

  static let syntax = CommandSyntax(
    name: "layout", summary: "Prints every screen's view tree with its frames.",
    operands: "PATH...", needsOperands: true,
    discussion: [
      "PATH is a storyboard, a xib or a folder, which is searched. Screens are laid out on the "
        + "device and in the orientation that they were designed for, unless options say otherwise. "
        + "Frames are in points, in the superview's coordinates.",
      "The JSON is {\"screens\": [{\"file\", \"scene\", \"device\", \"orientation\", \"window\", "
        + "\"textSize\", \"direction\", \"views\": [{\"id\", \"class\", \"frame\": [x, y, width, "
        + "height]}], \"findings\"}]}.",
    ],
    groups: [
      CommandSyntax.OptionGroup(
        title: "output", options: [.value("format", "FORMAT", "text, the default, or json.")]),
      MatrixOptions.group, CommonOptions.group,
    ])

  static func run(
    _ arguments: ParsedArguments, in context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    let format = try CommonOptions.choice(arguments, "format", default: Format.text)
    var session = try Session(
      arguments, in: context, base: .designed, takesMatrixOfSettings: false)
    guard !session.files.isEmpty else { return session.status }
    let context = session.context
    var isFirst = true
    var hasCrash = false
    if format == .json { context.write(LayoutJSONPrinter.opening) }
    try session.run(format == .json ? .layoutJSON : .layoutText) { screen in
      for layout in screen.layouts {
        let bytes: [UInt8]
        if case .done(let result) = layout.outcome {
          bytes = result
        } else {
          hasCrash = true
          bytes = Array(crash(layout, of: screen.screen, format: format).utf8)
        }
        switch format {
        case .json: context.write(LayoutJSONPrinter.separator(isFirst: isFirst))
        case .text: if !isFirst { context.write("\n") }
        }
        context.write(bytes)
        isFirst = false
      }
    }
    if format == .json { context.write(LayoutJSONPrinter.closing) }
    if hasCrash { session.raise(to: .findings) }
    return session.status
  }

  private static func crash(
    _ layout: ScreenOutcome.Layout, of screen: ScreenReference, format: Format
  ) -> String {
    let finding = CrashFinding.finding(
      layout.outcome, screen: screen, configurations: [layout.configuration])
    switch format {
    case .json:
      return LayoutJSONPrinter.screen(screen, layout.configuration, findings: [finding])
    case .text:
      return LayoutTextPrinter.heading(screen, layout.configuration)
        + "\(finding.message): \(finding.reason)\n"
    }
  }
}
