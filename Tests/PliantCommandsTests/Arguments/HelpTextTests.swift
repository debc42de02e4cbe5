import Testing

@testable import PliantCommands

@Suite struct HelpTextTests {
  @Test("A page has usage, explanation and every option that is not hidden")
  func page() {
    var syntax = ParsedArgumentsTests.syntax
    syntax.discussion = ["Draws what it is told to draw."]
    syntax.groups[0].options[0].isHidden = true
    #expect(
      HelpText.page(for: syntax) == """
        Draws.

        usage: pliant draw [OPTIONS] PATH...

        Draws what it is told to draw.

        options:
          -o, --output FILE             Where to.
              --reporter KIND           How.

        """)
  }

  @Test("No line of any page is wider than a terminal")
  @MainActor func width() {
    let pages =
      CommandLineTool.commands.map { HelpText.page(for: $0.syntax) }
      + [HelpText.overview(of: CommandLineTool.commands.map { $0.syntax })]
    for line in pages.flatMap({ $0.split(separator: "\n") }) {
      #expect(line.count <= 90, "\(line)")
    }
  }

  @Test("Words are wrapped at blanks, and a word too long stands alone")
  func wrapping() {
    #expect(HelpText.wrap("aa bb cccccccc d", width: 5) == ["aa bb", "cccccccc", "d"])
  }
}
