/// What a command is called, takes and does.
struct CommandSyntax: Sendable {
  /// The word on the command line.
  var name: String
  /// What it does, in one line.
  var summary: String
  /// What stands for the operands in the help, such as `PATH...`; nil when it takes none.
  var operands: String?
  /// Whether at least one operand must be given.
  var needsOperands: Bool
  /// Longer explanations, one paragraph each.
  var discussion: [String]
  /// The options, in groups with a heading.
  var groups: [OptionGroup]

  /// A group of options under one heading.
  struct OptionGroup: Sendable {
    /// The heading.
    var title: String
    /// The options in the order of the help.
    var options: [OptionSyntax]
  }

  /// Every option, in the order of the help.
  var options: [OptionSyntax] { groups.flatMap(\.options) }
}
