import Glibc

/// The options that every command that lays screens out has, beside those of the matrix.
struct CommonOptions: Sendable {
  /// The options, for the help and the parser.
  static let group = CommandSyntax.OptionGroup(
    title: "running",
    options: [
      .value(
        "jobs", short: "j", "N", "How many processes lay out at a time; all cores by default."),
      .value("time-limit", "SECONDS", "How long one layout may take; 20 by default."),
      .value(
        "config", "FILE",
        "The settings, in place of the \(SettingsReader.fileName) found in this folder or above."),
      .flag("no-config", "Uses no settings file."),
      .value("color", "WHEN", "Colours: auto, always or never; NO_COLOR is honoured."),
      .flag("quiet", short: "q", "Tells only the results: no progress and no summary."),
      .flag("help", short: "h", "Prints this page."),
      OptionSyntax(
        name: faultOption, short: nil, valueName: "KIND@UNIT", isRepeatable: false,
        help: "Makes a worker crash or hang, for the tests of how that is borne.", isHidden: true),
    ])

  /// The option for the project's own tests that makes a worker crash or hang.
  static let faultOption = "inject-fault"

  /// The settings of the project.
  var settings = Settings()
  /// How many workers run at a time.
  var jobs: Int
  /// How long one layout may take, in seconds.
  var timeLimit: Int
  /// Whether only results are told.
  var isQuiet: Bool
  /// What workers get as arguments.
  var workerArguments: [String]

  /// Reads the options and the settings.
  init(_ arguments: ParsedArguments, in context: CommandContext) throws(UsageError) {
    jobs = try Self.number(arguments, "jobs", 1...256) ?? Self.coreCount()
    timeLimit = try Self.number(arguments, "time-limit", 1...3600) ?? 20
    isQuiet = arguments.has("quiet")
    workerArguments = arguments.value(Self.faultOption).map { ["--\(Self.faultOption)", $0] } ?? []
    if arguments.has("no-config") {
      if arguments.value("config") != nil {
        throw .conflictingOptions("--config", "--no-config")
      }
      return
    }
    let named = arguments.value("config")
    guard let path = named ?? SettingsReader.find(from: context.currentFolder) else { return }
    do {
      settings = try SettingsReader.read(path, currentFolder: context.currentFolder)
    } catch {
      throw .unusableSettings(error)
    }
  }

  /// The context with what the options say of colours and progress.
  static func context(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(UsageError) -> CommandContext {
    var context = context
    let choice = arguments.value("color") ?? "auto"
    switch choice {
    case "always": context.colorsOutput = true
    case "never": context.colorsOutput = false
    case "auto":
      context.colorsOutput =
        CommandContext.environment("NO_COLOR") == nil
        && CommandContext.environment("TERM") != "dumb"
        && CommandContext.isTerminal(STDOUT_FILENO)
    default:
      let known = ["auto", "always", "never"]
      throw .unknownValue(
        choice, option: "--color", suggestion: Suggestion.nearest(to: choice, among: known),
        known: known)
    }
    context.showsProgress =
      !arguments.has("quiet") && CommandContext.isTerminal(STDERR_FILENO)
    return context
  }

  /// The whole number that an option holds, or nil when it was not given.
  static func number(
    _ arguments: ParsedArguments, _ option: String, _ range: ClosedRange<Int>
  ) throws(UsageError) -> Int? {
    guard let text = arguments.value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .invalidValue(
        text, option: "--\(option)",
        expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// The value of an option that knows a few words.
  static func choice<Value: CaseIterable & RawRepresentable<String>>(
    _ arguments: ParsedArguments, _ option: String, default: Value
  ) throws(UsageError) -> Value {
    guard let text = arguments.value(option) else { return `default` }
    if let value = Value(rawValue: text) { return value }
    let known = Value.allCases.map(\.rawValue)
    throw .unknownValue(
      text, option: "--\(option)", suggestion: Suggestion.nearest(to: text, among: known),
      known: known)
  }

  private static func coreCount() -> Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
}
