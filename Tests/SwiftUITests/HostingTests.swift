import Devices
import LayoutTree
import Testing

@testable import SwiftUI

/// Views of SwiftUI in a window, through UIKit's ordinary passes.
@MainActor @Suite struct HostingTests {
  private func window(_ device: String, _ controller: UIViewController) throws -> UIWindow {
    let found = try #require(Device.all.first { $0.id == device })
    let window = UIWindow(configuration: Configuration(device: found))
    UIApplication.shared.perform(in: window) {
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    return window
  }

  private func frames(_ window: UIWindow) -> [String] {
    var lines: [String] = []
    func visit(_ node: LayoutNode) {
      let frame = node.windowFrame
      lines.append(
        "\(node.id) \(node.customClass ?? node.className) \(frame.x) \(frame.y) \(frame.width) "
          + "\(frame.height)")
      for child in node.children { visit(child) }
    }
    visit(LayoutTreeExport(window: window).root())
    return lines
  }

  struct Sizes: View {
    @Environment(\.horizontalSizeClass) private var width
    var body: some View {
      if width == .compact { Fill() } else { Fill().frame(width: 100, height: 100) }
    }
  }

  @Test func rootFillsTheSafeAreaAndFollowsTraits() throws {
    // iPhone 11: 414x896, 44 at the top and 34 at the bottom; regular width in landscape.
    let window = try window("iphone-11", UIHostingController(rootView: Sizes()))
    let upright = frames(window)
    #expect(upright.first == "root UIHostingView 0.0 0.0 414.0 896.0")
    #expect(
      upright[1...] == ["root/0 Sizes 0.0 44.0 414.0 818.0", "root/0/0 Fill 0.0 44.0 414.0 818.0"])
    var turned = try #require(window.configuration)
    turned.orientation = .landscapeLeft
    window.transition(to: turned)
    // 896x414 less 44 at both sides and 21 at the bottom: the middle is at 448 and 196.5.
    #expect(frames(window)[1] == "root/0 Sizes 398.0 146.5 100.0 100.0")
  }

  struct Label: UIViewRepresentable {
    let text: String
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = text }
    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UILabel, context: Context
    ) -> CGSize? { CGSize(width: 80, height: 20) }
  }

  struct Switch: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }

  @Test func viewsOfUIKitStandAmongThoseOfSwiftUI() throws {
    let controller = UIHostingController(
      rootView: VStack(spacing: 0) {
        Label(text: "Hello")
        Switch()
      })
    let window = try window("iphone-11", controller)
    #expect(
      frames(window) == [
        "root UIHostingView 0.0 0.0 414.0 896.0", "root/0 VStack 0.0 44.0 414.0 818.0",
        "root/0/0 UILabel 167.0 44.0 80.0 20.0", "root/0/1 UIView 0.0 64.0 414.0 798.0",
      ])
    #expect(controller.children.count == 1)
  }

  @Test func sizesForUIKit() {
    let controller = UIHostingController(rootView: Fill().frame(width: 50).frame(minHeight: 20))
    #expect(
      controller.sizeThatFits(in: CGSize(width: 200, height: 100)) == CGSize(width: 50, height: 100)
    )
    #expect(controller.view.intrinsicContentSize == CGSize(width: 50, height: 20))
  }
}
