import InterfaceBuilder
import Testing

@Suite struct DocumentTests {
  @Test func storyboardHeader() throws {
    let document = try Fixtures.document("Profile.storyboard")
    #expect(document.kind == .storyboard)
    #expect(document.fileName == "Profile.storyboard")
    #expect(document.toolsVersion == 32700)
    #expect(document.targetRuntime == "iOS.CocoaTouch")
    #expect(document.useAutolayout && document.useTraitCollections && document.useSafeAreas)
    #expect(!document.isLaunchScreen)
    #expect(document.initialViewController == "nav-00-001")
    #expect(
      document.device
        == IBDevice(
          id: "retina6_12", orientation: .landscape, appearance: "dark", adaptation: nil))
    #expect(document.faults.isEmpty)
    #expect(document.notes.isEmpty)
  }

  @Test func xibHeader() throws {
    let document = try Fixtures.document("Cells.xib")
    #expect(document.kind == .xib)
    #expect(document.targetRuntime == "iOS.CocoaTouch.iPad")
    #expect(document.isLaunchScreen)
    #expect(document.device == nil)
    #expect(document.scenes.count == 1)
    let scene = document.scenes[0]
    #expect(scene.ownerClass == "CellOwner")
    #expect(scene.viewController == nil)
    #expect(
      scene.views.map(\.id)
        == ["cel-03-001", "cel-03-002", "cel-03-003", "tab-03-001", "col-03-001"])
    #expect(document.notes.isEmpty)
  }

  @Test func scenes() throws {
    let document = try Fixtures.document("Profile.storyboard")
    #expect(document.scenes.map(\.sceneID) == ["scn-00-001", "scn-00-002", "scn-00-003"])
    #expect(document.scenes.map(\.line) == [9, 139, 154])
    #expect(
      document.scenes.map { $0.viewController?.id } == ["pro-00-001", "nav-00-001", "det-00-001"])
    #expect(document.scenes[0].canvasLocation == IBPoint(x: 140, y: -27.5))
    #expect(document.scenes[0].designSize == IBSize(width: 852, height: 393))
    #expect(document.scenes[1].designSize == nil)
    #expect(document.scenes[0].objects.count == 3)
    #expect(document.scenes[2].viewController?.string("storyboardName") == "Detail")
  }

  @Test func lookups() throws {
    let document = try Fixtures.document("Profile.storyboard")
    #expect(document.object(id: "lab-00-001")?.element == "label")
    #expect(document.object(id: "con-00-001") == nil)
    #expect(document.holder(ofID: "lab-00-001")?.id == "roo-00-001")
    #expect(document.holder(ofID: "roo-00-001")?.id == "pro-00-001")
    #expect(document.holder(ofID: "pro-00-001") == nil)
    #expect(document.holder(ofID: "con-00-001")?.id == "roo-00-001")
    #expect(document.constraint(id: "con-00-003")?.line == 113)
    #expect(document.layoutGuide(id: "saf-00-001")?.holder.id == "roo-00-001")
    #expect(document.layoutGuide(id: "saf-00-001")?.guide.kind == .safeArea)
    #expect(document.scene(holding: "nbr-00-001")?.sceneID == "scn-00-002")
    #expect(document.viewController(holding: "saf-00-001")?.id == "pro-00-001")
  }

  @Test func resources() throws {
    let document = try Fixtures.document("Profile.storyboard")
    #expect(document.resources.map(\.name) == ["star", "cover", "Brand", "systemBackgroundColor"])
    #expect(document.imageSize("cover") == IBSize(width: 265.5, height: 42.5))
    #expect(
      document.resources[0].content
        == .image(size: IBSize(width: 128, height: 116), catalog: "system"))
    #expect(
      document.resources[2].content
        == .namedColor(IBColor.Components(red: 0.25, green: 0.5, blue: 0.75)))
    #expect(document.resources[3].content == .systemColor(IBColor.Components(white: 1)))
  }

  @Test func simulatedMetricsOfOldFiles() throws {
    let document = try Fixtures.document("Old.storyboard")
    #expect(document.toolsVersion == 6250)
    #expect(document.device == nil)
    #expect(document.notes.isEmpty)
    let screen = document.defaultSimulatedMetrics?.member("destination")
    #expect(screen?.string("type") == "retina4_7.fullscreen")
    let controller = try #require(document.scenes[0].viewController)
    #expect(document.scenes[0].designSize == IBSize(width: 600, height: 600))
    #expect(controller.isNull("simulatedStatusBarMetrics"))
    #expect(controller.member("simulatedTopBarMetrics")?.bool("translucent") == false)
    #expect(
      controller.member("simulatedDestinationMetrics")?.element == "freeformSimulatedSizeMetrics")
    #expect(controller.size("freeformSize") == IBSize(width: 320, height: 411.5))
    #expect(controller.size("contentSizeForViewInPopover") == IBSize(width: 0, height: 250))
    #expect(controller.member("edgesForExtendedLayout")?.bool("top") == true)
    #expect(controller.objects("toolbarItems").map(\.id) == ["bar-02-001"])
  }

  @Test func unknownNamesAreKeptAndNotedOnce() throws {
    let document = try Fixtures.parse(
      Fixtures.xib(
        """
        <view id="a" sparkle="1"><subviews>
        <view id="b" sparkle="2"/>
        <hologram id="c" depth="3"/>
        <hologram id="d" depth="4"/>
        </subviews></view>
        """))
    #expect(
      document.notes == [
        IBNote(message: "unknown attribute sparkle of <view>", line: 4),
        IBNote(message: "unknown element <hologram>", line: 6),
      ])
    #expect(document.object(id: "b")?.string("sparkle") == "2")
    #expect(document.object(id: "d")?.double("depth") == 4)
    #expect(document.object(id: "a")?.subviews.map(\.id) == ["b", "c", "d"])
  }
}
