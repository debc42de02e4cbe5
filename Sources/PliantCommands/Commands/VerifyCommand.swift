import LayoutTree
import Reporting

/// `pliant verify`: holds computed frames against those that the files hold.
enum VerifyCommand: Command {
  /// The forms in which differences are printed.
  enum Format: String, CaseIterable {
    case text
    case json
  }

  static let syntax = CommandSyntax(
    name: "verify", summary: "Lists the views whose frames differ from those saved in the file.",
    operands: "PATH...", needsOperands: true,
    discussion: [
      "PATH is a storyboard, a xib or a folder, which is searched. Each screen is laid out on the "
        + "device and in the orientation that it was designed for; views whose frames lie further "
        + "from the saved ones than the tolerance are what Interface Builder calls misplaced.",
      "Exit status: 0 when all agree, 1 when some differ, 2 when something could not be read.",
    ],
    groups: [
      CommandSyntax.OptionGroup(
        title: "comparison",
        options: [
          .value("tolerance", "POINTS", "How far apart edges may lie; 1 by default."),
          .value("format", "FORMAT", "text, the default, or json."),
        ]),
      CommonOptions.group,
    ])

  static func run(
    _ arguments: ParsedArguments, in context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    let format = try CommonOptions.choice(arguments, "format", default: Format.text)
    let tolerance = try tolerance(arguments)
    var session = try Session(
      arguments, in: context, base: .designed, takesMatrixOfSettings: false, asDesigned: true)
    guard !session.files.isEmpty else { return session.status }
    let context = session.context
    var compared = 0
    var different = 0
    var hasCrash = false
    var values: [JSONValue] = []
    try session.run(.verify) { screen in
      guard let layout = screen.layouts.first else { return }
      guard case .done(let bytes) = layout.outcome,
        let comparisons = try? MessageCoding.decode([FrameComparison].self, from: bytes)
      else {
        hasCrash = true
        let finding = CrashFinding.finding(
          layout.outcome, screen: screen.screen, configurations: [layout.configuration])
        context.complain(
          "\(screen.screen.file):\(max(1, screen.screen.line)): \(finding.message): "
            + finding.reason)
        return
      }
      // A small allowance, so that a tolerance of 0.5 takes a difference of 0.5.
      let wrong = comparisons.filter { $0.distance > tolerance + 1e-6 }
      compared += comparisons.count
      different += wrong.count
      switch format {
      case .text: context.write(text(wrong, of: screen.screen))
      case .json: values += wrong.map { value($0, of: screen.screen) }
      }
    }
    switch format {
    case .text where !session.options.isQuiet:
      context.write(
        "\(compared - different) of \(NumberText.counted(compared, "view")) within "
          + "\(NumberText.short(tolerance)) \(tolerance == 1 ? "point" : "points") of the saved frames\n"
      )
    case .text: break
    case .json:
      let root = JSONValue.object([
        .init("tolerance", .number(tolerance)), .init("compared", .integer(compared)),
        .init("different", .integer(different)), .init("views", .array(values)),
      ])
      context.write(root.pretty() + "\n")
    }
    if different > 0 || hasCrash { session.raise(to: .findings) }
    return session.status
  }

  private static func tolerance(_ arguments: ParsedArguments) throws(UsageError) -> Double {
    guard let text = arguments.value("tolerance") else { return 1 }
    guard let value = Double(text), value.isFinite, value >= 0 else {
      throw .invalidValue(text, option: "--tolerance", expected: "a number of points from 0")
    }
    return value
  }

  private static func text(_ wrong: [FrameComparison], of screen: ScreenReference) -> String {
    var text = ""
    for view in wrong {
      let name = view.className + (view.label.map { " \"\($0)\"" } ?? "")
      let single = String(name.map { $0.isNewline ? " " : $0 })
      text += "\(screen.file):\(view.line ?? max(1, screen.line)): \(single) (\(view.id)): "
      text += "saved \(frame(view.saved)), computed \(frame(view.computed))\n"
    }
    return text
  }

  private static func frame(_ rect: LayoutRect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map(NumberText.short).joined(separator: " ")
  }

  private static func value(_ view: FrameComparison, of screen: ScreenReference) -> JSONValue {
    func numbers(_ rect: LayoutRect) -> JSONValue {
      .array([
        .number(rect.x), .number(rect.y), .number(rect.width), .number(rect.height),
      ])
    }
    return .object([
      .init("file", .string(screen.file)), .init("scene", .string(screen.scene)),
      .init("line", view.line.map(JSONValue.integer) ?? .null), .init("id", .string(view.id)),
      .init("class", .string(view.className)),
      .init("label", view.label.map(JSONValue.string) ?? .null),
      .init("saved", numbers(view.saved)), .init("computed", numbers(view.computed)),
    ])
  }
}
