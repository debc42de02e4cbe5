import Devices
import LayoutTree
import Staging
import Testing

@testable import AdaptiveContact

/// A device of the catalogue, with the classic metrics.
func configuration(
  _ device: String, _ orientation: Orientation = .portrait, _ window: Window = .full
) throws -> Configuration {
  Configuration(
    device: try #require(Device.find(device)), orientation: orientation, window: window,
    system: .v18)
}

/// The frame, in the window, of the view that people call by a name.
func frame(_ label: String, in tree: LayoutTree) throws -> LayoutRect {
  var stack = [tree.root]
  while let node = stack.popLast() {
    if node.label == label { return node.windowFrame }
    stack += node.children
  }
  return try #require(nil, "no view \(label)")
}

@MainActor @Suite struct AdaptiveContactTests {
  /// Upright, an iPhone 14 is 390 wide with 47 points of status bar: the photo starts at
  /// (390 - 60) / 2 = 165 and 47 + 24 = 71.
  @Test func aPhoneShowsTheSmallPhoto() throws {
    let tree = try ContactScreens.contact.layOut(in: configuration("iphone-14"))
    #expect(try frame("photo", in: tree) == LayoutRect(x: 165, y: 71, width: 60, height: 60))
    // The name's line starts 71 + 60 + 16 = 147 down.
    #expect(try frame("name", in: tree).y == 147)
  }

  /// On its side an 11-inch iPad Pro is 1194 wide with 24 points of status bar: the photo starts at
  /// (1194 - 120) / 2 = 537 and 24 + 24 = 48. Two thirds are 809, (809 - 120) / 2 = 344.5, and
  /// regular; one third is 375, (375 - 60) / 2 = 157.5, and compact.
  @Test func aPadsWindowsChangeThePhoto() throws {
    let stage = try Stage(
      ContactScreens.contact, in: configuration("ipad-pro-11-1", .landscapeLeft))
    let full = LayoutRect(x: 537, y: 48, width: 120, height: 120)
    #expect(try frame("photo", in: stage.tree) == full)
    #expect(
      try frame("photo", in: stage.resize(to: .twoThirds))
        == LayoutRect(x: 344.5, y: 48, width: 120, height: 120))
    #expect(
      try frame("photo", in: stage.resize(to: .oneThird))
        == LayoutRect(x: 157.5, y: 48, width: 60, height: 60))
    #expect(try frame("photo", in: stage.resize(to: .full)) == full)
    #expect(stage.conflicts.isEmpty)
  }

  /// A stack that takes the place of four constraints gives the same frames, but for the pixel that
  /// rounding the stack's own place can make.
  @Test(arguments: [
    ("iphone-14", Orientation.portrait, Window.full), ("iphone-14", .landscapeLeft, .full),
    ("ipad-pro-11-1", .landscapeLeft, .full), ("ipad-pro-11-1", .landscapeLeft, .oneThird),
  ])
  func aStackGivesTheSameFrames(
    device: String, orientation: Orientation, window: Window
  ) throws {
    let configuration = try configuration(device, orientation, window)
    let pixel = 1 / configuration.displayScale
    let plain = try ContactScreens.contact.layOut(in: configuration)
    let stacked = try ContactScreens.stacked.layOut(in: configuration)
    for label in ["photo", "name", "phone"] {
      let mine = try frame(label, in: stacked)
      let other = try frame(label, in: plain)
      for (a, b) in zip(
        [mine.x, mine.y, mine.width, mine.height], [other.x, other.y, other.width, other.height])
      {
        #expect(abs(a - b) <= pixel + 0.001, "\(label): \(mine), \(other)")
      }
    }
  }

  /// The slip: large at launch on an upright phone, small once it has been turned and turned back.
  @Test func theSlipShowsOnlyAfterATransition() throws {
    let stage = try Stage(ContactScreens.slipped, in: configuration("iphone-14"))
    #expect(try frame("photo", in: stage.tree).width == 120)
    try stage.rotate(to: .landscapeLeft)
    let back = try stage.rotate(to: .portrait)
    #expect(try frame("photo", in: back).width == 60)
    // An iPad is launched with the small photo and keeps it until its size classes change.
    let pad = try configuration("ipad-pro-11-1", .landscapeLeft)
    #expect(try frame("photo", in: ContactScreens.slipped.layOut(in: pad)).width == 60)
  }

  @Test func theLogShowsWhatHappened() throws {
    let stage = try Stage(ContactScreens.contact, in: configuration("iphone-14"))
    try stage.rotate(to: .landscapeLeft)
    #expect(
      stage.log.calls(to: "ContactController") == [
        "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)",
        "traitCollectionDidChange(nil)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
        "viewDidAppear(_:)", "willTransition(to: compact compact)",
        "viewWillTransition(to: 844x390)", "traitCollectionDidChange(compact regular)",
        "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
      ])
  }
}
