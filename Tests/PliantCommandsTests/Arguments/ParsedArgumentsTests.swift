import Testing

@testable import PliantCommands

@Suite struct ParsedArgumentsTests {
  static let syntax = CommandSyntax(
    name: "draw", summary: "Draws.", operands: "PATH...", needsOperands: true, discussion: [],
    groups: [
      CommandSyntax.OptionGroup(
        title: "options",
        options: [
          .flag("strict", "Is strict."),
          .value("output", short: "o", "FILE", "Where to."),
          .value("reporter", "KIND", repeatable: true, "How."),
        ])
    ])

  private func parse(_ words: String...) throws(UsageError) -> ParsedArguments {
    try ParsedArguments(words[...], syntax: Self.syntax)
  }

  @Test("Values stand behind a blank, an equals sign or a letter")
  func values() throws {
    for words in [
      ["a", "--output", "x"], ["--output=x", "a"], ["-o", "x", "a"], ["-ox", "a"],
    ] {
      let arguments = try ParsedArguments(words[...], syntax: Self.syntax)
      #expect(arguments.operands == ["a"])
      #expect(arguments.value("output") == "x")
    }
  }

  @Test("Two dashes end the options, and one dash is an operand")
  func operands() throws {
    #expect(try parse("-", "--", "--strict", "-o").operands == ["-", "--strict", "-o"])
  }

  @Test("Repeatable options keep their order")
  func repeated() throws {
    let arguments = try parse("a", "--reporter", "text", "--reporter=json:x")
    #expect(arguments.values("reporter") == ["text", "json:x"])
  }

  @Test("Lists are split at commas, blanks around the parts do not count")
  func lists() throws {
    #expect(try parse("a", "--output", "x, y,,z ").list("output") == ["x", "y", "z"])
    #expect(try parse("a").list("output") == nil)
  }

  @Test("Each mistake has its own error")
  func mistakes() {
    #expect(throws: UsageError.unknownOption("--strikt", command: "draw", suggestion: "--strict")) {
      try parse("a", "--strikt")
    }
    #expect(throws: UsageError.unknownOption("-x", command: "draw", suggestion: nil)) {
      try parse("a", "-x")
    }
    #expect(throws: UsageError.missingValue(option: "--output", valueName: "FILE")) {
      try parse("a", "-o")
    }
    #expect(throws: UsageError.missingValue(option: "--output", valueName: "FILE")) {
      try parse("a", "--output=")
    }
    #expect(throws: UsageError.unexpectedValue(option: "--strict")) {
      try parse("a", "--strict=1")
    }
    #expect(throws: UsageError.repeatedOption("--output")) {
      try parse("a", "-o", "x", "--output", "y")
    }
    #expect(throws: UsageError.missingOperands(command: "draw", operands: "PATH...")) {
      try parse("--strict")
    }
  }
}
