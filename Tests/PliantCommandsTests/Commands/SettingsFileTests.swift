import Foundation
import Testing

/// `.pliant.yml` as the commands see it.
@Suite struct SettingsFileTests {
  private func folder(settings: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(settings, to: ".pliant.yml")
    try folder.copy("Screens/Badge.xib", to: "App/Badge.xib")
    try folder.copy("Screens/Badge.xib", to: "App/Old/Badge.xib")
    return folder
  }

  private func devices(_ result: PliantBinary.Result) throws -> [[String: Any]] {
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let screens = try #require(root["screens"] as? [[String: Any]])
    return try #require(screens.first?["configurations"] as? [[String: Any]])
  }

  @Test("Settings found above count: the matrix, and what is left out")
  func found() throws {
    let folder = try folder(
      settings: "devices: iphone-8\ntext-sizes: large\ndirections: ltr\nexclude: [App/Old]\n")
    let result = try PliantBinary.run("check --reporter json .", in: folder.path + "/App")
    #expect(result.status == 0)
    #expect(try devices(result).map { $0["device"] as? String } == ["iphone-8", "iphone-8"])
    #expect(result.output.contains("\"file\": \"Badge.xib\""))
    #expect(!result.output.contains("Old/Badge.xib"))
  }

  @Test("Options win over settings, part by part")
  func options() throws {
    let folder = try folder(settings: "devices: iphone-8\norientations: portrait\n")
    let result = try PliantBinary.run(
      "check --reporter json --devices iphone-17 --text-sizes large --directions ltr App",
      in: folder.path)
    let found = try devices(result)
    #expect(found.map { $0["device"] as? String } == ["iphone-17"])
    #expect(found.map { $0["orientation"] as? String } == ["portrait"])
    let without = try PliantBinary.run(
      "check --reporter json --no-config App/Badge.xib", in: folder.path)
    #expect(try devices(without).count == 40)
  }

  @Test(
    "Mistakes in settings are told with their place",
    arguments: [
      (
        "rules:\n  trunc: off\n",
        ".pliant.yml:2: unknown rule 'trunc'; did you mean 'truncated-text'?"
      ),
      ("devices: [iphone-9]\n", ".pliant.yml: unknown device 'iphone-9'; did you mean 'iphone-6'?"),
      ("a: [b\n", ".pliant.yml:2: did not find expected ',' or ']'"),
    ])
  func mistakes(settings: String, message: String) throws {
    let folder = try folder(settings: settings)
    let result = try PliantBinary.run("check App", in: folder.path)
    #expect(result.status == 2)
    #expect(result.errors == "pliant: \(message)\n")
  }
}
