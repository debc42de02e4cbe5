import Devices
import Testing

@Suite struct DeviceTests {
  @Test func identifiersAndNamesAreUnique() {
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
  }

  @Test func everyRowHasASourceAndPlausibleFigures() {
    for device in Device.all {
      #expect(!device.source.isEmpty, "\(device.id)")
      #expect(device.portraitSize.width < device.portraitSize.height, "\(device.id)")
      #expect(device.scale == 2 || device.scale == 3, "\(device.id)")
    }
  }

  @Test func findsByIdentifierAndName() {
    #expect(Device.find("iphone-se-3")?.name == "iPhone SE (3rd generation)")
    #expect(Device.find("iPhone 17 Pro")?.id == "iphone-17-pro")
    #expect(Device.find("design-canvas")?.portraitSize == Size(width: 600, height: 600))
    #expect(Device.find("iphone-99") == nil)
    #expect(Device.find("") == nil)
  }

  @Test func suggestsTheNearestIdentifier() {
    #expect(Device.suggestion(for: "iphone-se3")?.id == "iphone-se-3")
    #expect(Device.suggestion(for: "iphone17pro")?.id == "iphone-17-pro")
    #expect(Device.suggestion(for: "ipad-mini-8")?.id == "ipad-mini-4")
    #expect(Device.suggestion(for: "refrigerator") == nil)
    #expect(Device.suggestion(for: String(repeating: "iphone", count: 10_000)) == nil)
  }

  // Root frames of canvases in public Interface Builder files.
  @Test(
    "Every canvas is found with the size that files save",
    arguments: [
      ("retina6_1", 414.0, 896.0), ("retina4_7", 375, 667), ("retina6_12", 393, 852),
      ("retina5_5", 414, 736), ("retina4_0", 320, 568), ("retina6_0", 390, 844),
      ("retina5_9", 375, 812), ("retina6_5", 414, 896), ("retina3_5", 320, 480),
      ("retina6_7", 428, 926), ("retina6_3", 402, 874), ("retina6_72", 430, 932),
      ("ipad9_7", 768, 1024), ("ipad10_5", 834, 1112), ("ipad10_2", 810, 1080),
      ("ipad11_0rounded", 834, 1194), ("ipad12_9", 1024, 1366), ("ipad12_9rounded", 1024, 1366),
    ])
  func canvas(id: String, width: Double, height: Double) {
    #expect(Device.interfaceBuilder(id)?.portraitSize == Size(width: width, height: height))
  }

  @Test func unknownCanvasesAreNotGuessed() {
    #expect(Device.interfaceBuilder("retina9_9") == nil)
  }

  // Safe areas without bars on those canvases, top and bottom.
  @Test(
    "The canvases' safe areas are the ones saved",
    arguments: [
      ("retina6_1", 44.0, 34.0), ("retina4_7", 20, 0), ("retina6_12", 59, 34),
      ("retina5_5", 20, 0), ("retina4_0", 20, 0), ("retina6_0", 47, 34), ("retina5_9", 44, 34),
      ("retina6_5", 44, 34), ("ipad9_7", 20, 0),
    ])
  func canvasSafeArea(id: String, top: Double, bottom: Double) throws {
    let device = try #require(Device.interfaceBuilder(id))
    let insets = Configuration(device: device, system: .v18).safeAreaInsets
    #expect(insets == Insets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test func namesRoundTrip() {
    for category in ContentSizeCategory.allCases {
      #expect(ContentSizeCategory(name: category.name) == category)
    }
    for window in Window.fixed { #expect(Window(name: window.name) == window) }
    #expect(Window(name: "500x700") == .size(width: 500, height: 700))
    #expect(Window.size(width: 561.5, height: 1133).name == "561.5x1133")
    for text in ["", "x", "500x", "0x10", "-5x10", "nanx5", "infx5", "1x2x3", "half"] {
      #expect(Window(name: text) == nil, "\(text)")
    }
  }
}
