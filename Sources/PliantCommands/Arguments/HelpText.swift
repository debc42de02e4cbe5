/// Writes the help pages from the commands' syntax, so that they can never disagree.
enum HelpText {
  /// The widest a line may be, in characters.
  static let width = 80

  /// The page that lists the commands.
  static func overview(of commands: [CommandSyntax]) -> String {
    var page = """
      Lays out iOS screens on every device, orientation, window, text size and direction,
      and says which layouts break and why.

      usage: pliant COMMAND [OPTIONS] [PATH...]

      commands:

      """
    let column = (commands.map(\.name.count).max() ?? 0) + 4
    for command in commands {
      page += entry("  \(command.name)", command.summary, column: column)
    }
    page += """

      'pliant help COMMAND' tells more of one command; 'pliant --version' prints the version.

      exit status: 0 clean; 1 findings; 2 a wrong command line, settings or files that
      cannot be read, or nothing to look at.

      """
    return page
  }

  /// The page of one command.
  static func page(for command: CommandSyntax) -> String {
    var page = "\(command.summary)\n\nusage: pliant \(command.name)"
    if !command.options.isEmpty { page += " [OPTIONS]" }
    if let operands = command.operands {
      page += command.needsOperands ? " \(operands)" : " [\(operands)]"
    }
    page += "\n"
    for paragraph in command.discussion {
      page += "\n" + wrap(paragraph, width: width).joined(separator: "\n") + "\n"
    }
    for group in command.groups where !group.options.isEmpty {
      page += "\n\(group.title):\n"
      for option in group.options where !option.isHidden {
        page += entry("  \(option.spelling)", option.help, column: 32)
      }
    }
    return page
  }

  /// A name and its explanation in two columns.
  private static func entry(_ name: String, _ text: String, column: Int) -> String {
    let lines = wrap(text, width: width - column)
    var result = ""
    var lead = name
    if name.count + 2 > column {
      result += name + "\n"
      lead = ""
    }
    for line in lines {
      result += lead + String(repeating: " ", count: column - lead.count) + line + "\n"
      lead = ""
    }
    return result
  }

  /// Breaks a paragraph into lines of at most `width` characters, at blanks.
  static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
