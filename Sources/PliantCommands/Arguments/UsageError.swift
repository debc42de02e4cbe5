/// A mistake on the command line or in the project's settings; it ends the run with status 2.
enum UsageError: Error, Equatable {
  /// There is no command of this name.
  case unknownCommand(String, suggestion: String?)
  /// The command has no option of this name.
  case unknownOption(String, command: String, suggestion: String?)
  /// The option needs a value.
  case missingValue(option: String, valueName: String)
  /// The flag takes no value.
  case unexpectedValue(option: String)
  /// The option may stand only once.
  case repeatedOption(String)
  /// The value is none of those the option knows.
  case unknownValue(String, option: String, suggestion: String?, known: [String])
  /// The value cannot be read as what the option needs.
  case invalidValue(String, option: String, expected: String)
  /// The command needs operands.
  case missingOperands(command: String, operands: String)
  /// The command cannot do without an option.
  case missingOption(String, command: String)
  /// The command takes no operands.
  case unexpectedOperand(String, command: String)
  /// There is no rule of this name.
  case unknownRule(String, suggestion: String?)
  /// Two options exclude each other.
  case conflictingOptions(String, String)
  /// No configuration is left, say because no chosen device has the chosen window.
  case emptyMatrix(reason: String?)
  /// There is no device of this name.
  case unknownDevice(String, suggestion: String?)
  /// The settings cannot be used.
  case unusableSettings(FileProblem)
  /// A result cannot be written.
  case unwritable(path: String, reason: String)
  /// The processes that do the work cannot be started.
  case noWorkers(String)

  /// One line for people, without the program's name.
  var message: String {
    switch self {
    case .unknownCommand(let name, let suggestion):
      return "unknown command '\(name)'" + Self.hint(suggestion, else: "; see 'pliant help'")
    case .unknownOption(let name, let command, let suggestion):
      return "unknown option '\(name)'"
        + Self.hint(suggestion, else: "; see 'pliant help \(command)'")
    case .missingValue(let option, let valueName):
      return "'\(option)' needs a value: \(option) \(valueName)"
    case .unexpectedValue(let option):
      return "'\(option)' takes no value"
    case .repeatedOption(let option):
      return "'\(option)' may be given only once"
    case .unknownValue(let value, let option, let suggestion, let known):
      let list = known.isEmpty ? "" : "; known: \(known.joined(separator: ", "))"
      return "unknown value '\(value)' for '\(option)'" + Self.hint(suggestion, else: list)
    case .invalidValue(let value, let option, let expected):
      return "'\(value)' is no value for '\(option)': expected \(expected)"
    case .missingOperands(let command, let operands):
      return "'\(command)' needs \(operands); see 'pliant help \(command)'"
    case .missingOption(let option, let command):
      return "'\(command)' needs \(option); see 'pliant help \(command)'"
    case .unexpectedOperand(let operand, let command):
      return "'\(command)' takes no argument '\(operand)'"
    case .unknownRule(let name, let suggestion):
      return "unknown rule '\(name)'"
        + Self.hint(suggestion, else: "; 'pliant explain' lists the rules")
    case .conflictingOptions(let first, let second):
      return "'\(first)' and '\(second)' exclude each other"
    case .emptyMatrix(let reason):
      return "no configuration is left"
        + (reason.map { ": \($0)" } ?? "; the devices have none of the chosen parts")
    case .unknownDevice(let name, let suggestion):
      return "unknown device '\(name)'" + Self.hint(suggestion, else: "; see 'pliant devices'")
    case .unusableSettings(let problem):
      return problem.description
    case .unwritable(let path, let reason):
      return "\(path): cannot be written: \(reason)"
    case .noWorkers(let reason):
      return "cannot start a worker process: \(reason)"
    }
  }

  private static func hint(_ suggestion: String?, else other: String) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? other
  }
}
