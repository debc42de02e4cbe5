import Testing

@testable import PliantCommands

@Suite struct SuggestionTests {
  @Test(
    "The nearest word is suggested, and none when none is near",
    arguments: [
      ("chek", "check"), ("layuot", "layout"), ("CHECK", "check"), ("rend", "render"),
      ("zebra", nil), ("", nil), ("x", nil),
    ] as [(String, String?)])
  func nearest(word: String, expected: String?) {
    #expect(Suggestion.nearest(to: word, among: ["check", "layout", "render"]) == expected)
  }

  @Test(
    "Insertions, deletions, replacements and swaps of neighbours cost one each",
    arguments: [
      ("", "abc", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "ab", 1), ("abc", "axc", 1),
      ("kitten", "sitting", 3),
    ])
  func distance(a: String, b: String, expected: Int) {
    #expect(Suggestion.editDistance(Array(a.unicodeScalars), Array(b.unicodeScalars)) == expected)
  }

  @Test("A word of any length is answered quickly")
  func longWord() {
    let word = String(repeating: "x", count: 1_000_000)
    #expect(Suggestion.nearest(to: word, among: ["check"]) == nil)
  }
}
