import Devices
import LayoutTree
import Testing

@testable import UIKit

@MainActor @Suite struct SheetTests {
  let root = UIViewController(titled: "a")
  let sheet = UIViewController(titled: "b")

  private func controller() throws -> UISheetPresentationController {
    try #require(sheet.sheetPresentationController)
  }

  /// A sheet with one detent of a height.
  private func show(_ value: CGFloat) throws -> CGRect {
    let controller = try controller()
    controller.detents = [.custom { _ in value }]
    return controller.frameOfPresentedViewInContainerView
  }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.001 && abs(a.minY - b.minY) < 0.001
      && abs(a.width - b.width) < 0.001 && abs(a.height - b.height) < 0.001
  }

  /// Thirteen sheets on an iPhone 16 with iOS 26.1, 393x852 with 59 above and 34 below (openuikit,
  /// `fixtures/realapp/detents_ios.json`).
  @Test func sheetsOfIOS26StandWhereTheyWereMeasured() throws {
    _ = try ContainerFixture(root, on: "iphone-16", system: .v26)
    root.present(sheet, animated: false)
    let controller = try controller()
    #expect(controller.frameOfPresentedViewInContainerView == rect(0, 59, 393, 793))
    #expect(sheet.view.safeAreaInsets == insets(0, 0, 34, 0))
    controller.detents = [.medium(), .large()]
    #expect(
      isClose(
        controller.frameOfPresentedViewInContainerView,
        rect(8, 403.6870229007634, 377, 440.3129770992366)))
    // Content keeps the whole width, and is shown smaller.
    #expect(sheet.view.bounds.size == CGSize(width: 393, height: 459))
    #expect(sheet.view.safeAreaInsets == insets(0, 0, 34, 0))
    let measured: [(CGFloat, CGRect, CGFloat)] = [
      (10, rect(28, 815.42493638676842, 337, 8.5750636132315776), 0),
      (
        100, rect(21.513513513513516, 741.4348394195722, 349.97297297297291, 89.051647066914256), 11
      ),
      (
        144, rect(9.6216216216216139, 705.42933773468121, 373.75675675675677, 136.94904064369712),
        31.3333
      ),
      (200, rect(8, 619.52671755725191, 377, 224.47328244274809), 34),
      (288, rect(8, 535.10941475826974, 377, 308.89058524173026), 34),
      (400, rect(8, 427.66921119592877, 377, 416.33078880407123), 34),
      (500, rect(8, 331.74045801526722, 377, 512.25954198473278), 34),
      (700, rect(8, 139.88295165394402, 377, 704.11704834605598), 34),
      (10_000, rect(0, 59, 393, 793), 34),
    ]
    for (value, frame, bottom) in measured {
      let shown = try show(value)
      #expect(isClose(shown, frame), "\(value): \(shown)")
      #expect(abs(sheet.view.safeAreaInsets.bottom - bottom) < 0.001)
    }
  }

  /// `maximumDetentValue` is 749 on an iPhone 14 Pro (852 less 59 and 34 and 10 for the card behind)
  /// and 627 on an iPhone SE (667 less 20, and 20 for cards); Bosco Ho, "SheetInteraction".
  @Test(arguments: [("iphone-14-pro", 749.0, 69.0), ("iphone-se-3", 627.0, 40.0)])
  func sheetsBeforeIOS26LeaveRoomForTheCardBehind(
    _ device: String, _ maximum: Double, _ top: Double
  ) throws {
    _ = try ContainerFixture(root, on: device)
    var seen: CGFloat?
    root.present(sheet, animated: false)
    let controller = try controller()
    #expect(sheet.view.superview?.frame.minY == CGFloat(top))
    #expect(sheet.view.safeAreaInsets.top == 0)
    controller.detents = [
      .custom { context in
        seen = context.maximumDetentValue
        return 300
      }
    ]
    #expect(seen == CGFloat(maximum))
    // Attached to the bottom, the safe area below the detent.
    let safe = root.view.safeAreaInsets.bottom
    let height = root.view.bounds.height
    #expect(
      controller.frameOfPresentedViewInContainerView
        == rect(0, height - 300 - safe, root.view.bounds.width, 300 + safe))
  }

  /// 0.56 of 749 points are 419.44, on a grid of thirds 419.333.
  @Test func detentsAreChosenByName() throws {
    _ = try ContainerFixture(root, on: "iphone-14-pro")
    let controller = try controller()
    controller.detents = [.medium(), .large()]
    root.present(sheet, animated: false)
    #expect(abs(sheet.view.bounds.height - (419.333 + 34)) < 0.001)
    controller.animateChanges { controller.selectedDetentIdentifier = .large }
    // 852 less 69.
    #expect(sheet.view.bounds.height == 783)
    controller.selectedDetentIdentifier = .medium
    #expect(abs(sheet.view.bounds.height - (419.333 + 34)) < 0.001)
    let context = DetentContext(
      UITraitCollection(verticalSizeClass: .compact, displayScale: 3), maximum: 300)
    #expect(UISheetPresentationController.Detent.medium().resolvedValue(in: context) == nil)
    #expect(UISheetPresentationController.Detent.large().resolvedValue(in: context) == 300)
    #expect(
      UISheetPresentationController.Detent.custom { _ in .nan }.resolvedValue(in: context) == nil)
  }

  /// Apple, `prefersEdgeAttachedInCompactHeight` and `widthFollowsPreferredContentSizeWhenEdgeAttached`:
  /// full screen where the height is compact, unless the sheet prefers the edge; then it is as wide as
  /// the safe area, 852 less twice 59, or as its content asks.
  @Test func aSheetOnAPhoneOnItsSide() throws {
    _ = try ContainerFixture(root, on: "iphone-15", .landscapeLeft)
    root.present(sheet, animated: false)
    let controller = try controller()
    #expect(sheet.view.convert(sheet.view.bounds, to: nil) == rect(0, 0, 852, 393))
    #expect(sheet.view.safeAreaInsets == insets(0, 59, 21, 59))
    controller.prefersEdgeAttachedInCompactHeight = true
    #expect(controller.frameOfPresentedViewInContainerView == rect(59, 10, 734, 383))
    #expect(sheet.view.safeAreaInsets == insets(0, 0, 21, 0))
    sheet.preferredContentSize = CGSize(width: 400, height: 200)
    #expect(sheet.view.bounds.width == 734)
    controller.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    #expect(controller.frameOfPresentedViewInContainerView == rect(226, 10, 400, 383))
  }

  /// A form sheet is 540x620 where both classes are regular, or as large as its content asks; a page
  /// sheet is 704 wide; content is compact in width (sources at `SheetGeometry`).
  @Test func sheetsOnAPad() throws {
    let fixture = try ContainerFixture(root, on: "ipad-pro-11-1")
    let navigation = UINavigationController(rootViewController: sheet)
    root.present(navigation, animated: false)
    #expect(navigation.view.convert(navigation.view.bounds, to: nil) == rect(147, 289, 540, 620))
    #expect(sheet.traitCollection.horizontalSizeClass == .compact)
    #expect(sheet.traitCollection.verticalSizeClass == .regular)
    #expect(root.traitCollection.horizontalSizeClass == .regular)
    // A sheet's navigation bar is 56 high; nothing of the window's safe area reaches in.
    #expect(sheet.view.safeAreaInsets == insets(56, 0, 0, 0))
    sheet.preferredContentSize = CGSize(width: 400, height: 300)
    #expect(navigation.view.bounds.size == CGSize(width: 400, height: 300))
    try fixture.transition { $0.orientation = .landscapeLeft }
    #expect(navigation.view.bounds.size == CGSize(width: 400, height: 300))
    root.dismiss(animated: false)
    let page = UIViewController()
    page.modalPresentationStyle = .pageSheet
    root.present(page, animated: false)
    #expect(page.view.bounds.width == 704)
  }

  /// A third of the screen is compact in width: the sheet goes to the bottom edge, and its content's
  /// class is the window's. Back at full size it stands in the middle again.
  @Test func aSheetFollowsItsWindow() throws {
    let fixture = try ContainerFixture(root, on: "ipad-pro-11-1", .landscapeLeft)
    root.present(sheet, animated: false)
    #expect(sheet.view.bounds.size == CGSize(width: 540, height: 620))
    let narrow = try callbacks { try fixture.transition { $0.window = .oneThird } }
    // 834 less 24 above and the card's 10.
    #expect(sheet.view.convert(sheet.view.bounds, to: nil) == rect(0, 34, 375, 800))
    #expect(
      narrow.filter { $0.contains("illTransition") } == [
        "a willTransition(compact regular)", "a willTransition(375x834)",
        "b willTransition(375x800)",
      ])
    #expect(!narrow.contains { $0.contains("ppear") })
    try fixture.transition { $0.window = .full }
    #expect(sheet.view.bounds.size == CGSize(width: 540, height: 620))
  }

  @Test func dimmingAndTheHandle() throws {
    _ = try ContainerFixture(root, on: "iphone-15")
    let controller = try controller()
    controller.detents = [.medium(), .large()]
    controller.largestUndimmedDetentIdentifier = .medium
    controller.prefersGrabberVisible = true
    root.present(sheet, animated: false)
    let container = try #require(controller.containerView)
    let dimming = try #require(container.subviews.first { $0 is UIDimmingView })
    #expect(dimming.isHidden)
    // 36x5 in the middle, 5 below the top (openuikit).
    let handle = try #require(controller.presentedView?.subviews.first { $0 is UIGrabberView })
    #expect(handle.frame == rect(178.5, 5, 36, 5))
    controller.selectedDetentIdentifier = .large
    #expect(!dimming.isHidden)
  }

  /// The tree shows the window: the presenter, and the presentation over it.
  @Test func theTreeHoldsWhatIsPresentedOverItsPresenter() throws {
    let fixture = try ContainerFixture(root, on: "iphone-16", system: .v26)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
    label.text = "Sheet"
    sheet.view.addSubview(label)
    #expect(LayoutTreeExport(window: fixture.window).root().id == "root")
    let controller = try controller()
    controller.detents = [.custom { _ in 400 }]
    root.present(sheet, animated: false)
    let tree = LayoutTreeExport(window: fixture.window).root()
    #expect(tree.id == "window")
    #expect(tree.children.map(\.id) == ["root", "window/1"])
    #expect(tree.children[1].children.map(\.className) == ["UIDimmingView", "UIDropShadowView"])
    let content = tree.children[1].children[1].children[0]
    #expect(content.frame == LayoutRect(x: 0, y: 0, width: 393, height: 434))
    // 377 of 393 points of width, at 8 from the left.
    let text = content.children[0].windowFrame
    #expect(abs(text.x - 8) < 0.001)
    #expect(abs(text.y - 427.669) < 0.001)
    #expect(abs(text.width - 377) < 0.001)
    #expect(abs(text.height - 100.0 * 377 / 393) < 0.001)
    root.dismiss(animated: false)
    sheet.modalPresentationStyle = .fullScreen
    root.present(sheet, animated: false)
    let covered = LayoutTreeExport(window: fixture.window).root()
    #expect(covered.children.map(\.className) == ["UITransitionView"])
  }
}
