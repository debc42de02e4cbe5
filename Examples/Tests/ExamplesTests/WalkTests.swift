import Devices
import Foundation
import LayoutTree
import Staging
import Testing

@testable import AdaptiveContact
@testable import OrientationCells
@testable import OrientationSets
@testable import ViewThatFitsGallery

/// The layout that any walk of transitions reaches is that of a fresh launch in its last configuration,
/// for every screen of the examples that is sound.
@MainActor @Suite struct WalkTests {
  static let screens: [(name: String, screen: @MainActor () throws -> Screen)] = [
    ("contact", { ContactScreens.contact }), ("stacked contact", { ContactScreens.stacked }),
    ("panes", { PanesScreens.panes }), ("panes with both sets", { PanesScreens.doubled }),
    ("names", { OrientationCellsScreen.list }), ("storyboard", { try storyboard() }),
    ("chooser", { GalleryCatalog.screens[0] }), ("axis-limited", { GalleryCatalog.screens[1] }),
    ("turning", { GalleryCatalog.screens[2] }), ("text switch", { GalleryCatalog.screens[3] }),
    ("text fits", { GalleryCatalog.screens[4] }), ("radial", { GalleryCatalog.screens[5] }),
  ]

  /// The screen of the file that `make demo` checks.
  private static func storyboard() throws -> Screen {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "AdaptiveContact.storyboard").path()
    let file = try ScreenFile(path: path, displayPath: "AdaptiveContact.storyboard")
    return Screen(try #require(file.screens.first), of: file)
  }

  @Test(
    "A walk ends where a launch begins",
    arguments: 0..<12, ["iphone-8", "iphone-17-pro-max", "iphone-duo", "ipad-air-11-m3"])
  func walk(index: Int, device: String) throws {
    let (name, make) = Self.screens[index]
    let screen = try make()
    var generator = Generator(state: UInt64(index) &* 97 &+ UInt64(device.count))
    let stage = try Stage(
      screen, in: Configuration(device: try #require(Device.find(device))))
    for step in 0..<24 {
      var next = generator.change(stage.configuration)
      // The file's buttons are of a text style without "Automatically Adjusts Font": as on a device,
      // they keep the size that they were launched with.
      if name == "storyboard" { next.contentSizeCategory = .large }
      guard next.isValid else { continue }
      let before = stage.configuration.title
      let reached = try stage.transition(to: next)
      let fresh = try screen.layOut(in: next)
      let found = difference(reached.root, fresh.root)
      #expect(found == nil, "\(name), step \(step), from \(before) to \(next.title)")
      if found != nil { return }
      #expect(reached.conflicts == fresh.conflicts)
    }
  }

  /// The first view that differs, with both frames; nil for equal trees.
  private func difference(_ left: LayoutNode, _ right: LayoutNode) -> String? {
    if left.children.count != right.children.count {
      return "\(left.id): \(left.children.count) and \(right.children.count) children"
    }
    if left.frame != right.frame {
      return "\(left.className) \(left.id): \(left.frame) and \(right.frame)"
    }
    for (a, b) in zip(left.children, right.children) {
      if let found = difference(a, b) { return found }
    }
    // Lines may differ in the last bits of a double by the width they were first broken at.
    let texts = (left.text?.lines.map(\.text), right.text?.lines.map(\.text))
    if texts.0 != texts.1 || left.text?.isTruncated != right.text?.isTruncated {
      return "\(left.className) \(left.id): \(texts.0 ?? []) and \(texts.1 ?? [])"
    }
    if left.windowFrame != right.windowFrame || left.isHidden != right.isHidden
      || left.safeAreaInsets != right.safeAreaInsets || left.layoutMargins != right.layoutMargins
      || left.contentSize != right.contentSize || left.ambiguity != right.ambiguity
    {
      return "\(left.className) \(left.id): \(left) and \(right)"
    }
    return nil
  }

  /// The walks do go through every kind of change, so that what they show is shown of each.
  @Test func walksGoEverywhere() throws {
    var windows: Set<Window> = []
    var postures: Set<Posture?> = []
    for device in ["iphone-duo", "ipad-air-11-m3"] {
      var generator = Generator(state: 1)
      var configuration = Configuration(device: try #require(Device.find(device)))
      for _ in 0..<400 {
        let next = generator.change(configuration)
        guard next.isValid else { continue }
        configuration = next
        windows.insert(next.window)
        postures.insert(next.posture)
      }
    }
    #expect(windows.isSuperset(of: Window.fixed))
    #expect(windows.contains(.size(width: 500, height: 700)))
    #expect(postures.isSuperset(of: Posture.allCases))
  }
}

/// Knuth's MMIX generator: the same walk on every machine.
struct Generator {
  var state: UInt64

  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[next(values.count)] }

  /// One change as a person makes it; not every device has what it leads to.
  mutating func change(_ configuration: Configuration) -> Configuration {
    var changed = configuration
    switch next(5) {
    case 0: changed.orientation = pick(Orientation.allCases)
    case 1: changed.window = pick(Window.fixed + [.size(width: 500, height: 700)])
    case 2: changed.contentSizeCategory = pick([.extraSmall, .large, .accessibilityExtraLarge])
    case 3: changed.direction = pick([.leftToRight, .rightToLeft])
    default:
      guard configuration.device.isFolding else { break }
      changed.posture = pick(Posture.allCases)
      // A device that is folded takes its windows and its turn with it.
      changed.window = .full
      if changed.posture == .book { changed.orientation = .landscapeLeft }
      if changed.posture == .tabletop { changed.orientation = .portrait }
    }
    return changed
  }
}
