/// One command of the command line.
protocol Command: SendableMetatype {
  /// What it is called, takes and does.
  static var syntax: CommandSyntax { get }

  /// Does it.
  /// - Throws: A `UsageError` when the arguments or settings cannot be used.
  @MainActor
  static func run(
    _ arguments: ParsedArguments, in context: CommandContext
  ) throws(UsageError) -> ExitStatus
}
