import Testing

@testable import PliantCommands

@Suite struct PathPatternTests {
  @Test(
    "Patterns match as they do in a list of ignored files",
    arguments: [
      ("Old", "A/Old/B.xib", true), ("Old", "A/Older/B.xib", false), ("*.xib", "A/B.xib", true),
      ("A/*.xib", "A/B.xib", true), ("A/*.xib", "A/C/B.xib", false),
      ("A/**/B.xib", "A/C/D/B.xib", true), ("A/**", "A/B", true), ("A/", "A/B.xib", true),
      ("./A/B", "A/B/C.xib", true), ("A/B", "X/A/B/C.xib", false), ("**/B", "X/A/B/C.xib", true),
      ("?.xib", "A/B.xib", true), ("?.xib", "A/BB.xib", false), ("/B", "A/B", false),
      ("", "A", false),
    ])
  func matches(pattern: String, path: String, expected: Bool) {
    #expect(PathPattern(text: pattern).matches(path) == expected)
  }

  @Test("Many stars do not take forever")
  func stars() {
    let pattern = PathPattern(text: String(repeating: "*a", count: 40))
    #expect(!pattern.matches(String(repeating: "a", count: 2000) + "b"))
  }

  @Test("Patterns start from the folder of the settings")
  func exclusion() {
    let exclusion = Exclusion(patterns: [PathPattern(text: "App/Old")], folder: "/p")
    #expect(exclusion.matches("/p/App/Old/A.xib"))
    #expect(!exclusion.matches("/q/App/Old/A.xib"))
    #expect(!exclusion.matches("/p/Lib/App/Old/A.xib"))
  }
}
