import Testing

@testable import PliantCommands

@Suite struct SettingsReaderTests {
  private func read(_ text: String) throws -> Settings {
    let folder = try TemporaryFolder()
    try folder.write(text, to: ".pliant.yml")
    return try SettingsReader.read("\(folder.path)/.pliant.yml", currentFolder: folder.path)
  }

  @Test("Every setting is read")
  func everything() throws {
    let settings = try read(
      """
      # What we support
      devices: [iphone-se-3, iphone-17]
      orientations:
        - portrait
        - landscape
      text-sizes: large, accessibility3
      system: 26
      strict: true
      rules:
        small-touch-target: off
        truncated-text: error
      exclude:
        - "**/Old"
      """)
    #expect(settings.displayPath == ".pliant.yml")
    #expect(settings.matrix.devices == ["iphone-se-3", "iphone-17"])
    #expect(settings.matrix.orientations == ["portrait", "landscape"])
    #expect(settings.matrix.windows == nil)
    #expect(settings.matrix.textSizes == ["large", "accessibility3"])
    #expect(settings.matrix.system == "26")
    #expect(settings.isStrict == true)
    #expect(
      settings.rules == [
        Settings.RuleSetting(rule: "small-touch-target", level: .off, line: 10),
        Settings.RuleSetting(rule: "truncated-text", level: .error, line: 11),
      ])
    #expect(settings.excluded == [PathPattern(text: "**/Old")])
  }

  @Test("An empty file and one of comments say nothing", arguments: ["", "# nothing\n", "---\n"])
  func empty(text: String) throws {
    let settings = try read(text)
    #expect(settings.matrix.isEmpty)
    #expect(settings.rules.isEmpty)
  }

  @Test(
    "Mistakes are told with their line",
    arguments: [
      (
        "device: x", 1, "unknown setting 'device'; did you mean 'devices'?"
      ),
      ("strict: true\nstrict: false", 2, "'strict' stands here twice"),
      ("\nstrict: maybe", 2, "'strict' must be true or false"),
      ("devices: {a: b}", 1, "'devices' must be a list"),
      ("devices: [[a]]", 1, "'devices' must hold plain words"),
      ("rules: [a]", 1, "'rules' must hold names of rules with off, on, warning or error"),
      ("rules:\n  a: loud", 2, "'a' must be off, on, warning or error"),
      ("- a", 1, "expected names with values"),
      ("a: &x 1\nb: *x", 2, "aliases are not supported"),
      ("devices: *x", 1, "aliases are not supported"),
      ("strict: true\n---\nstrict: true", 2, "only one document is allowed"),
    ])
  func mistakes(text: String, line: Int, message: String) throws {
    let problem = try #require(throws: FileProblem.self) { try read(text) }
    #expect(problem.line == line)
    #expect(problem.message.hasPrefix(message), "\(problem.message)")
  }

  @Test("Text that is no YAML is told with its line")
  func noYAML() throws {
    let problem = try #require(throws: FileProblem.self) { try read("devices: [a\nb: c") }
    #expect(problem.line == 2)
  }

  @Test("Lists in lists end somewhere")
  func deep() throws {
    let text = "devices: " + String(repeating: "[", count: 5000)
    #expect(throws: FileProblem.self) { try read(text) }
  }

  @Test("The nearest file above counts")
  func found() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/.pliant.yml")
    try folder.write("", to: "a/b/c/x")
    #expect(SettingsReader.find(from: "\(folder.path)/a/b/c") == "\(folder.path)/a/.pliant.yml")
  }
}
