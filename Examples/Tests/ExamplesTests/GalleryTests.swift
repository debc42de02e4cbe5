import Devices
import LayoutTree
import Staging
import Testing

@testable import ViewThatFitsGallery

@MainActor @Suite struct GalleryTests {
  /// A screen of the gallery.
  private func screen(_ name: String) throws -> Screen {
    try #require(GalleryCatalog.screens.first { $0.reference.scene == name })
  }

  /// The frames, in the window, of the views of a type of the app's.
  private func frames(_ type: String, in tree: LayoutTree) -> [LayoutRect] {
    var found: [LayoutRect] = []
    func visit(_ node: LayoutNode) {
      if node.customClass == type { found.append(node.windowFrame) }
      node.children.forEach(visit)
    }
    visit(tree.root)
    return found
  }

  private func layOut(
    _ name: String, _ device: String, _ orientation: Orientation = .portrait,
    _ window: Window = .full, text: ContentSizeCategory = .large
  ) throws -> LayoutTree {
    var configuration = try configuration(device, orientation, window)
    configuration.contentSizeCategory = text
    return try screen(name).layOut(in: configuration)
  }

  /// A week asks for 664 points, three days for 280. An upright iPhone 14 has 390, on its side
  /// 844 - 2 · 47 = 750; an 11-inch iPad Pro has 834, and 375 in a third of it on its side.
  @Test func theFirstForecastThatFitsIsShown() throws {
    var tree = try layOut("chooser", "iphone-14")
    #expect(frames("ThreeDayForecast", in: tree).map(\.width) == [280])
    #expect(frames("ThreeDayForecast", in: tree).map(\.x) == [(390 - 280) / 2])
    tree = try layOut("chooser", "iphone-14", .landscapeLeft)
    #expect(frames("WeekForecast", in: tree).map(\.width) == [664])
    #expect(frames("WeekForecast", in: tree).map(\.x) == [(844 - 664) / 2])
    tree = try layOut("chooser", "ipad-pro-11-1")
    #expect(frames("WeekForecast", in: tree).map(\.x) == [(834 - 664) / 2])
    tree = try layOut("chooser", "ipad-pro-11-1", .landscapeLeft, .oneThird)
    #expect(frames("ThreeDayForecast", in: tree).count == 1)
    #expect(frames("WeekForecast", in: tree).isEmpty)
  }

  /// The tall panel is higher than the 200 points that are offered, and the wide one wider than the
  /// phone's 390; each choice looks at one of the two alone.
  @Test func aChoiceLooksAtItsAxisAlone() throws {
    let tree = try layOut("axis-limited", "iphone-14")
    let wide = frames("WidePanel", in: tree)
    let tall = frames("TallPanel", in: tree)
    #expect(wide.map(\.width) == [600])
    #expect(wide.map(\.x) == [(390 - 600) / 2])
    #expect(tall.map { $0.width.rounded() } == [150])
    #expect(tall.map { $0.height.rounded() } == [240])
  }

  /// Three boxes of 160 by 80 with gaps of 16: 272 high or 512 wide.
  @Test func boxesTurnWithTheSizeClass() throws {
    let stage = try Stage(
      screen("turning"), in: configuration("ipad-pro-11-1", .landscapeLeft, .full))
    let wide = frames("TitledBox", in: stage.tree)
    #expect(wide.map(\.x) == [341, 517, 693])  // (1194 - 512) / 2
    #expect(Set(wide.map(\.y)).count == 1)
    let narrow = try frames("TitledBox", in: stage.resize(to: .oneThird))
    #expect(Set(narrow.map(\.x)) == [107.5])  // (375 - 160) / 2
    #expect(narrow.map { $0.y - narrow[0].y } == [0, 96, 192])
  }

  @Test(arguments: [
    (ContentSizeCategory.medium, "DetailedCard"), (.large, "PlainCard"),
    (.extraExtraExtraLarge, "PlainCard"), (.accessibilityMedium, "LargestTextCard"),
  ])
  func theTextSizeChoosesTheCard(_ text: ContentSizeCategory, _ card: String) throws {
    let tree = try layOut("text-size-switch", "iphone-14", text: text)
    #expect(frames(card, in: tree).count == 1)
  }

  /// What fits is chosen by the widths of the texts: at the largest size not even two texts stand
  /// side by side on a phone, and on an iPad they do.
  @Test func whatFitsFollowsTheTextSize() throws {
    #expect(try frames("DetailedCard", in: layOut("text-size-fits", "iphone-14")).count == 1)
    let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(
      try frames("LargestTextCard", in: layOut("text-size-fits", "iphone-14", text: largest)).count
        == 1)
    #expect(
      try frames("LargestTextCard", in: layOut("text-size-fits", "ipad-pro-11-1", text: largest))
        .isEmpty)
  }

  /// The ring is 390 - 2 · 16 = 358 wide and its middle stands between the bars, at
  /// 47 + (844 - 47 - 34) / 2 = 428.5. The twelve stands (358 - 40) / 2 = 159 above it, the three as
  /// far to the right.
  @Test func hoursStandInARing() throws {
    let tree = try layOut("radial", "iphone-14")
    var hours: [String: LayoutRect] = [:]
    func visit(_ node: LayoutNode) {
      if let text = node.text { hours[text.string] = node.windowFrame }
      node.children.forEach(visit)
    }
    visit(tree.root)
    let twelve = try #require(hours["12"])
    #expect(abs(twelve.x + twelve.width / 2 - 195) <= 0.5)
    #expect(abs(twelve.y + twelve.height / 2 - (428.5 - 159)) <= 0.5)
    let three = try #require(hours["3"])
    #expect(abs(three.x + three.width / 2 - (195 + 159)) <= 0.5)
    #expect(abs(three.y + three.height / 2 - 428.5) <= 0.5)
  }
}
