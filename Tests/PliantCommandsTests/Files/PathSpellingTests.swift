import Testing

@testable import PliantCommands

@Suite struct PathSpellingTests {
  @Test(
    "Paths are shown short, and relative where they can be",
    arguments: [
      ("./a//b/", "a/b"), (".", "."), ("/p/q/a.xib", "a.xib"), ("/p/q", "."),
      ("/p/qq/a", "/p/qq/a"),
      ("../a", "../a"), ("/", "/"), ("a/./b", "a/b"),
    ])
  func displayed(path: String, expected: String) {
    #expect(PathSpelling.displayed(path, in: "/p/q") == expected)
  }

  @Test("Absolute paths have no dots left")
  func absolute() {
    #expect(PathSpelling.absolute("../x/./y/../z", in: "/p/q") == "/p/x/z")
    #expect(PathSpelling.absolute("/../..", in: "/p") == "/")
    #expect(PathSpelling.folder(of: "/a") == "/")
    #expect(PathSpelling.folder(of: "a/b/c") == "a/b")
  }
}
