import Foundation
import Testing

@testable import PliantCommands

/// `Documentation/rules.md` is made of the rules' manuals, and must not fall behind them.
@Suite struct RulesDocumentationTests {
  @Test("The page holds the manual of every rule, and no other")
  func page() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appending(path: "Documentation/rules.md"), encoding: .utf8)
    var expected = """
      # Rules

      What `pliant check` looks for. `pliant explain RULE` prints the same words.

      """
    for rule in try RuleSelection(only: nil, settings: Settings()).descriptions {
      expected += "\n## \(rule.id)\n\n*\(rule.severity.rawValue)*\n\n\(rule.manual)\n"
    }
    #expect(page == expected)
  }
}
