import Audit
import Reporting

/// `pliant explain`: prints a rule's manual, or lists the rules.
enum ExplainCommand: Command {
  static let syntax = CommandSyntax(
    name: "explain", summary: "Prints the manual of a rule, or lists the rules.",
    operands: "RULE...", needsOperands: false, discussion: [],
    groups: [
      CommandSyntax.OptionGroup(
        title: "running", options: [.flag("help", short: "h", "Prints this page.")])
    ])

  static func run(
    _ arguments: ParsedArguments, in context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    let rules = try RuleSelection(only: nil, settings: Settings()).descriptions
    if arguments.operands.isEmpty {
      let width = rules.map(\.id.count).max() ?? 0
      for rule in rules {
        let gap = String(repeating: " ", count: width - rule.id.count + 2)
        let level = rule.severity == .error ? "error    " : "warning  "
        context.write("\(rule.id)\(gap)\(level)\(rule.summary)\n")
      }
      return .clean
    }
    var pages: [String] = []
    for id in arguments.operands {
      guard let rule = rules.first(where: { $0.id == id }) else { throw .unknownRule(id) }
      pages.append("\(rule.id) (\(rule.severity.rawValue))\n\n\(rule.manual)\n")
    }
    context.write(pages.joined(separator: "\n"))
    return .clean
  }
}
