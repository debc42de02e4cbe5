import Staging

/// The command line, as a library, so that a package of screens can offer the same commands.
public enum CommandLineTool {
  /// The commands, in the order of the help.
  static let commands: [any Command.Type] = [
    CheckCommand.self, LayoutCommand.self, RenderCommand.self, VerifyCommand.self,
    DevicesCommand.self, ExplainCommand.self,
  ]

  /// Runs a command.
  ///
  /// Results go to the standard output, complaints to the standard error.
  /// - Parameters:
  ///   - arguments: The arguments without the program's name.
  ///   - screens: Screens that the program holds itself, each with a name of its own; commands look at
  ///     them when they are given no path.
  /// - Returns: The exit status: 0 clean, 1 findings, 2 when the command line, the settings or a
  ///   file could not be used or there was nothing to look at.
  @MainActor
  public static func run(_ arguments: [String], screens: [Screen] = []) -> Int32 {
    var context = CommandContext()
    context.hasScreens = !screens.isEmpty
    OpenScreenFile.catalog = screens
    if arguments.first == WorkerProcess.command {
      return Worker.run(Array(arguments.dropFirst()))
    }
    do {
      return try dispatch(arguments[...], context).rawValue
    } catch {
      context.complain(error.message)
      return ExitStatus.unusable.rawValue
    }
  }

  @MainActor
  private static func dispatch(
    _ arguments: ArraySlice<String>, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    var rest = arguments
    guard let name = rest.popFirst() else {
      context.write(HelpText.overview(of: commands.map { $0.syntax }))
      return .unusable
    }
    switch name {
    case "--version":
      context.write("pliant \(Version.current)\n")
      return .clean
    case "help", "--help", "-h":
      return try help(rest, context)
    default:
      let command = try command(named: name)
      var syntax = command.syntax
      if context.hasScreens { syntax.needsOperands = false }
      let parsed = try ParsedArguments(rest, syntax: syntax)
      if parsed.has("help") {
        context.write(HelpText.page(for: syntax))
        return .clean
      }
      return try command.run(parsed, in: context)
    }
  }

  private static func help(
    _ names: ArraySlice<String>, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    if names.isEmpty {
      context.write(HelpText.overview(of: commands.map { $0.syntax }))
    }
    for name in names {
      context.write(HelpText.page(for: try command(named: name).syntax))
    }
    return .clean
  }

  private static func command(named name: String) throws(UsageError) -> any Command.Type {
    if let command = commands.first(where: { $0.syntax.name == name }) { return command }
    throw .unknownCommand(
      name,
      suggestion: Suggestion.nearest(to: name, among: commands.map { $0.syntax.name } + ["help"])
    )
  }
}
