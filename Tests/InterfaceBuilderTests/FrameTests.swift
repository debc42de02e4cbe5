import InterfaceBuilder
import Testing

@Suite struct FrameTests {
  @Test func frameByDistances() throws {
    let document = try Fixtures.document("Old.storyboard")
    let view = try #require(document.object(id: "sub-02-001"))
    #expect(view.frame == nil)
    #expect(view.hasFixedFrame)
    let inset = try #require(view.frameInset)
    #expect(inset == IBFrameInset(minX: 20, maxX: 10, minY: 0.5, height: 44))
    // 600 - 20 - 10 = 570 wide.
    #expect(
      inset.rect(in: IBSize(width: 600, height: 600))
        == IBRect(x: 20, y: 0.5, width: 570, height: 44))
    #expect(view.autoresizingMask == [.widthSizable, .flexibleMaxY])
    #expect(view.autoresizingMask?.rawValue == 34)
  }

  @Test func frameFromTheFarEdges() {
    // x = 100 - 10 - 30 = 60, y = 80 - 5 - 20 = 55.
    #expect(
      IBFrameInset(maxX: 10, maxY: 5, width: 30, height: 20)
        .rect(in: IBSize(width: 100, height: 80))
        == IBRect(x: 60, y: 55, width: 30, height: 20))
    #expect(
      IBFrameInset().rect(in: IBSize(width: 100, height: 80))
        == IBRect(x: 0, y: 0, width: 100, height: 80))
  }

  @Test func placeholderSizes() throws {
    let document = try Fixtures.document("Old.storyboard")
    let size = try #require(document.object(id: "sub-02-002")).placeholderIntrinsicSize
    #expect(size.width == nil)
    #expect(size.height == 128)
  }

  @Test func bothKindsOfGuides() throws {
    let document = try Fixtures.document("Old.storyboard")
    let controller = try #require(document.object(id: "vie-02-001"))
    #expect(controller.layoutGuide(.topLayoutGuide)?.id == "top-02-001")
    #expect(controller.layoutGuide(.bottomLayoutGuide)?.id == "bot-02-001")
    let root = try #require(controller.view)
    #expect(root.layoutGuides.map(\.kind) == [.keyboard, .safeArea])
    let scroll = try #require(document.object(id: "scr-02-001"))
    #expect(scroll.layoutGuide(.contentLayoutGuide)?.id == "clg-02-001")
    #expect(scroll.layoutGuide(.frameLayoutGuide)?.id == "flg-02-001")
    #expect(document.holder(ofID: "top-02-001")?.id == "vie-02-001")
    #expect(document.faults.isEmpty)
    #expect(root.constraints.count == 3)
  }
}
