import InterfaceBuilder
import Testing

@Suite struct ColorTests {
  private func color(_ attributes: String, resources: String = "") throws -> IBColor {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="v"><color key="backgroundColor" \(attributes)/></view></objects>
      <resources>\(resources)</resources>
      </document>
      """
    return try #require(try Fixtures.parse(text).object(id: "v")?.color("backgroundColor"))
  }

  @Test func components() throws {
    let red = try color(
      "red=\"1\" green=\"0.5\" blue=\"0.0\" alpha=\"0.25\" colorSpace=\"custom\" "
        + "customColorSpace=\"sRGB\"")
    #expect(red.source == .components(space: "sRGB"))
    #expect(red.components == IBColor.Components(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    let old = try color("red=\"0.1\" green=\"0.2\" blue=\"0.3\" colorSpace=\"calibratedRGB\"")
    #expect(old.components == IBColor.Components(red: 0.1, green: 0.2, blue: 0.3))
  }

  @Test func greys() throws {
    let grey = try color("white=\"0.75\" alpha=\"1\" colorSpace=\"calibratedWhite\"")
    #expect(grey.components == IBColor.Components(red: 0.75, green: 0.75, blue: 0.75))
  }

  @Test func cmyk() throws {
    // (1 - 0.5) * (1 - 0.5) = 0.25, (1 - 0) * 0.5 = 0.5, (1 - 1) * 0.5 = 0.
    let color = try color(
      "cyan=\"0.5\" magenta=\"0\" yellow=\"1\" black=\"0.5\" alpha=\"1\" "
        + "colorSpace=\"deviceCMYK\"")
    #expect(color.components == IBColor.Components(red: 0.25, green: 0.5, blue: 0))
  }

  @Test func displayP3() throws {
    func p3(_ red: Double, _ green: Double, _ blue: Double) throws -> IBColor.Components {
      try #require(
        try color(
          "red=\"\(red)\" green=\"\(green)\" blue=\"\(blue)\" alpha=\"1\" colorSpace=\"custom\" "
            + "customColorSpace=\"displayP3\""
        ).components)
    }
    // Greys are the same in both; the red primary of P3 lies outside of sRGB and is clipped.
    let grey = try p3(0.5, 0.5, 0.5)
    #expect(abs(grey.red - 0.5) < 1e-9 && abs(grey.green - 0.5) < 1e-9)
    let red = try p3(1, 0, 0)
    #expect(abs(red.red - 1) < 1e-9 && red.green == 0 && red.blue == 0)
  }

  @Test func systemColorsFromResourcesFirst() throws {
    let resource =
      "<systemColor name=\"labelColor\"><color white=\"0.25\" alpha=\"1\"/></systemColor>"
    let color = try color("systemColor=\"labelColor\"", resources: resource)
    #expect(color.systemName == "labelColor")
    #expect(color.components == IBColor.Components(white: 0.25))
  }

  @Test func systemColorsFromTheTable() throws {
    #expect(try color("systemColor=\"labelColor\"").components == IBColor.Components(white: 0))
    #expect(
      try color("cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"").components
        == IBColor.Components(red: 242.0 / 255, green: 242.0 / 255, blue: 247.0 / 255))
  }

  @Test func newestNameFirst() throws {
    #expect(
      try color(
        "xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" "
          + "cocoaTouchSystemColor=\"whiteColor\""
      ).systemName == "systemBackgroundColor")
    #expect(
      try color("systemColor=\"labelColor\" cocoaTouchSystemColor=\"darkTextColor\"").systemName
        == "labelColor")
  }

  @Test func unknownNamesHaveNoComponents() throws {
    let color = try color("name=\"Missing\"")
    #expect(color.assetName == "Missing")
    #expect(color.components == nil)
  }
}
