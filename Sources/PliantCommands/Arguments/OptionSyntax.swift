/// One option of a command: how it is written and what the help says of it.
struct OptionSyntax: Equatable, Sendable {
  /// The long name, without its dashes.
  var name: String
  /// The one-letter name, if it has one.
  var short: Character?
  /// What stands for the value in the help, such as `NAME,NAME`; nil for a flag.
  var valueName: String?
  /// Whether it may be given more than once.
  var isRepeatable: Bool
  /// What it does, one sentence.
  var help: String
  /// Whether the help leaves it out.
  var isHidden = false

  /// A flag, which takes no value.
  static func flag(_ name: String, short: Character? = nil, _ help: String) -> OptionSyntax {
    OptionSyntax(name: name, short: short, valueName: nil, isRepeatable: false, help: help)
  }

  /// An option with a value.
  static func value(
    _ name: String, short: Character? = nil, _ valueName: String, repeatable: Bool = false,
    _ help: String
  ) -> OptionSyntax {
    OptionSyntax(
      name: name, short: short, valueName: valueName, isRepeatable: repeatable, help: help)
  }

  /// How the option is written in the help, such as `-o, --output FILE`.
  var spelling: String {
    let long = "--\(name)" + (valueName.map { " \($0)" } ?? "")
    guard let short else { return "    \(long)" }
    return "-\(short), \(long)"
  }
}
