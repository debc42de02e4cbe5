import Foundation
import LayoutTree
import Testing

@testable import UIKit

@Suite struct NamedColorTests {
  /// The colour of a set whose `Contents.json` holds the given entries.
  private func color(_ entries: String, name: String = "Brand") throws -> ColorFiles.Found? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("NamedColorTests-\(UUID().uuidString)")
    let set = folder.appendingPathComponent("Media.xcassets/Colors/Brand.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("{\"colors\": [\(entries)]}".utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    return ColorFiles.find(name, in: folder)
  }

  private func entry(
    red: String, green: String, blue: String, space: String = "srgb", more: String = ""
  ) -> String {
    "{\"idiom\": \"universal\", \(more)\"color\": {\"color-space\": \"\(space)\", "
      + "\"components\": {\"alpha\": \"0.500\", \"red\": \"\(red)\", \"green\": \"\(green)\", "
      + "\"blue\": \"\(blue)\"}}}"
  }

  /// 0x33 is 51, a fifth of 255, and so is 51 without a point.
  @Test func componentsHaveThreeForms() throws {
    let found = try color(entry(red: "0x33", green: "51", blue: "0.2"))
    let expected = LayoutColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 0.5)
    #expect(found == ColorFiles.Found(light: expected, dark: expected))
    #expect(try color(entry(red: "0", green: "0", blue: "0"), name: "Other") == nil)
    #expect(try color("{\"idiom\": \"universal\"}") == nil)
    #expect(try color("nonsense") == nil)
  }

  @Test func darkSurroundings() throws {
    let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}], "
    let found = try color(
      entry(red: "1.0", green: "0.0", blue: "0.0") + ", "
        + entry(red: "0.0", green: "0.0", blue: "1.0", more: dark))
    #expect(found?.light == LayoutColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(found?.dark == LayoutColor(red: 0, green: 0, blue: 1, alpha: 0.5))
  }

  @Test func systemColorsByReference() throws {
    let found = try color(
      "{\"idiom\": \"universal\", \"color\": {\"platform\": \"ios\", "
        + "\"reference\": \"systemRedColor\"}}")
    #expect(found?.light == UIColor.systemRed.light)
    #expect(found?.dark == UIColor.systemRed.dark)
  }

  /// Greys are the same in both spaces; the red of P3 lies outside of sRGB and is clipped.
  @Test func wideColors() throws {
    let red = try #require(
      try color(entry(red: "1.0", green: "0.0", blue: "0.0", space: "display-p3")))
    #expect(abs(red.light.red - 1) < 1e-9 && red.light.green == 0 && red.light.blue == 0)
    let grey = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    #expect(abs(grey.light.red - 0.5) < 1e-9)
    #expect(UIColor(named: "no such colour") == nil)
  }
}
