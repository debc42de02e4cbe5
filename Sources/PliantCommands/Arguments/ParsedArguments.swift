/// A command's arguments, taken apart.
struct ParsedArguments: Equatable, Sendable {
  /// What is no option, in the order given.
  var operands: [String] = []
  /// Each option's values by its long name, in the order given; a flag has one empty value.
  private var values: [String: [String]] = [:]

  /// Takes the arguments of a command apart.
  ///
  /// `--name value`, `--name=value`, `-n value` and `-nvalue` are the same; `--` ends the options;
  /// a lone `-` is an operand.
  /// - Parameters:
  ///   - arguments: What follows the command's name.
  ///   - syntax: What the command takes.
  /// - Throws: A `UsageError` for the first argument that does not fit.
  init(_ arguments: ArraySlice<String>, syntax: CommandSyntax) throws(UsageError) {
    let options = syntax.options
    var rest = arguments
    var optionsEnded = false
    while let argument = rest.popFirst() {
      if optionsEnded || argument == "-" || !argument.hasPrefix("-") {
        operands.append(argument)
        continue
      }
      if argument == "--" {
        optionsEnded = true
        continue
      }
      let (spelling, attached) = Self.split(argument)
      guard let option = options.first(where: { Self.matches($0, spelling) }) else {
        let spellings = options.map { "--\($0.name)" }
        throw .unknownOption(
          spelling, command: syntax.name,
          suggestion: spelling.hasPrefix("--")
            ? Suggestion.nearest(to: spelling, among: spellings) : nil)
      }
      if !option.isRepeatable, values[option.name] != nil {
        throw .repeatedOption("--\(option.name)")
      }
      guard let valueName = option.valueName else {
        if attached != nil { throw .unexpectedValue(option: "--\(option.name)") }
        values[option.name] = [""]
        continue
      }
      guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
        throw .missingValue(option: "--\(option.name)", valueName: valueName)
      }
      values[option.name, default: []].append(value)
    }
    if syntax.operands == nil, let operand = operands.first {
      throw .unexpectedOperand(operand, command: syntax.name)
    }
    if syntax.needsOperands, operands.isEmpty, values["help"] == nil {
      throw .missingOperands(command: syntax.name, operands: syntax.operands ?? "an argument")
    }
  }

  /// Whether the flag was given.
  func has(_ flag: String) -> Bool { values[flag] != nil }

  /// The value of an option that may stand once, or nil.
  func value(_ option: String) -> String? { values[option]?.last }

  /// The values of an option that may be repeated.
  func values(_ option: String) -> [String] { values[option] ?? [] }

  /// The comma-separated parts of an option's value, blanks trimmed; nil when it was not given.
  func list(_ option: String) -> [String]? {
    value(option)?.split(separator: ",").map { String($0.trimmingBlanks()) }
      .filter { !$0.isEmpty }
  }

  private static func split(_ argument: String) -> (spelling: String, attached: String?) {
    if argument.hasPrefix("--") {
      guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
      return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    }
    let spelling = String(argument.prefix(2))
    return argument.count > 2 ? (spelling, String(argument.dropFirst(2))) : (spelling, nil)
  }

  private static func matches(_ option: OptionSyntax, _ spelling: String) -> Bool {
    spelling == "--\(option.name)" || option.short.map { spelling == "-\($0)" } ?? false
  }
}

extension StringProtocol {
  /// The text without blanks and tabs at its ends.
  func trimmingBlanks() -> SubSequence {
    var part = self[...]
    while let first = part.first, first == " " || first == "\t" { part = part.dropFirst() }
    while let last = part.last, last == " " || last == "\t" { part = part.dropLast() }
    return part
  }
}
