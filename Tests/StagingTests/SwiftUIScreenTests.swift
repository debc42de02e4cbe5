import Devices
import LayoutTree
import Staging
import SwiftUI
import Testing

/// Two colours side by side where there is room, else one below the other.
private struct TurningView: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.dynamicTypeSize) private var size
  @State private var launches = 0

  var body: some View {
    let layout =
      width == .compact
      ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
    layout {
      Color.red
      Color.blue.frame(height: size.isAccessibilitySize ? 200 : 100)
      // What was counted at launch is still there after each transition.
      Color.green.frame(width: CGFloat(launches) * 10, height: 10)
    }
    .onAppear { launches += 1 }
  }
}

@MainActor @Suite struct SwiftUIScreenTests {
  /// An iPhone 11 in portrait, 414x896 with 44 and 34 points of safe area, is compact in width; in
  /// landscape it is regular.
  @Test func aScreenOfSwiftUIFollowsTransitions() throws {
    let stage = try Stage(
      Screen("turning") { TurningView() }, in: configuration("iphone-11"))
    func frames() -> [LayoutRect] {
      stage.tree.root.children[0].children[0].children.map(\.windowFrame)
    }
    #expect(stage.tree.root.children[0].customClass == "TurningView")
    #expect(stage.tree.root.children[0].children[0].id == "root/0/0")
    #expect(
      frames() == [
        LayoutRect(x: 0, y: 44, width: 414, height: 708),
        LayoutRect(x: 0, y: 752, width: 414, height: 100),
        LayoutRect(x: 202, y: 852, width: 10, height: 10),
      ])
    try stage.setContentSize(.accessibilityLarge)
    #expect(frames()[1].height == 200)
    // 896 less 44 at both sides is 808; two flexible views share 798.
    try stage.rotate(to: .landscapeLeft)
    #expect(frames().map(\.width) == [399, 399, 10])
    try stage.setDirection(.rightToLeft)
    #expect(frames().map(\.x) == [453, 54, 44])
  }
}
