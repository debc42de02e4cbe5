import Devices
import Testing

@testable import UIKit

@MainActor @Suite struct SplitViewControllerTests {
  let primary = UIViewController()
  let secondary = UIViewController()

  private func split() -> UISplitViewController {
    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: primary),
      UINavigationController(rootViewController: secondary),
    ]
    return split
  }

  @Test func columnsStandSideBySideOnAWideWindow() throws {
    let split = split()
    _ = try ContainerFixture(split, on: "ipad-9", .landscapeLeft)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(split.primaryColumnWidth == 320)
    #expect(primary.view.frame.size == CGSize(width: 320, height: 810))
    // A hairline of a pixel at two a point stands between.
    #expect(secondary.navigationController?.view.frame == rect(320.5, 0, 1080 - 320.5, 810))
    #expect(primary.view.safeAreaInsets == insets(70, 0, 0, 0))
    #expect(secondary.view.safeAreaInsets == insets(70, 0, 0, 0))
    #expect(primary.traitCollection.horizontalSizeClass == .compact)
    #expect(secondary.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func theSidebarHidesWhereTheWindowIsUpright() throws {
    let split = split()
    _ = try ContainerFixture(split, on: "ipad-9")
    #expect(split.displayMode == .secondaryOnly)
    #expect(secondary.view.bounds.size == CGSize(width: 810, height: 1080))
    #expect(primary.viewIfLoaded?.window == nil)
    split.preferredDisplayMode = .oneBesideSecondary
    // Two fifths of 810 are 324, more than the limit.
    #expect(primary.view.bounds.width == 320)
  }

  @Test func halfOfALargePadActsAsAnUprightOne() throws {
    let split = split()
    _ = try ContainerFixture(split, on: "ipad-pro-12.9-6", .landscapeLeft, window: .oneHalf)
    #expect(!split.isCollapsed)
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test func contentIsOnTopWhereTheWidthIsCompact() throws {
    let split = split()
    _ = try ContainerFixture(split, on: "iphone-8")
    #expect(split.isCollapsed)
    #expect(secondary.view.safeAreaInsets == insets(64, 0, 0, 0))
    #expect(primary.viewIfLoaded?.window == nil)
    split.show(.primary)
    #expect(primary.view.safeAreaInsets == insets(64, 0, 0, 0))
    #expect(secondary.view.window == nil)
  }

  @Test func contentWithoutABarGoesOnThePrimarysStack() throws {
    let split = UISplitViewController()
    let navigation = UINavigationController(rootViewController: primary)
    split.viewControllers = [navigation, secondary]
    let fixture = try ContainerFixture(split, on: "iphone-8-plus")
    #expect(navigation.topViewController === secondary)
    #expect(secondary.view.safeAreaInsets == insets(64, 0, 0, 0))
    // On its side the phone is regular in width: 0.4 of 736 is 294.4, on a grid of thirds 294.333.
    try fixture.transition { $0.orientation = .landscapeLeft }
    fixture.window.layoutIfNeeded()
    #expect(navigation.topViewController === primary)
    #expect(secondary.parent === split)
    #expect(abs(primary.view.bounds.width - 294.333) < 0.001)
    #expect(secondary.view.safeAreaInsets.top == 0)
  }

  @Test func theDelegateMayGiveTheContentUp() throws {
    final class GivingUp: UISplitViewControllerDelegate {
      func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool { true }
    }
    let split = split()
    let delegate = GivingUp()
    split.delegate = delegate
    _ = try ContainerFixture(split, on: "iphone-8")
    #expect(primary.view.window != nil)
    #expect(secondary.viewIfLoaded?.window == nil)
  }

  @Test func namedColumnsGetBarsOfTheirOwn() throws {
    let split = UISplitViewController(style: .tripleColumn)
    let supplementary = UIViewController()
    split.setViewController(primary, for: .primary)
    split.setViewController(supplementary, for: .supplementary)
    split.setViewController(secondary, for: .secondary)
    split.preferredDisplayMode = .twoBesideSecondary
    _ = try ContainerFixture(split, on: "ipad-pro-12.9-6", .landscapeLeft)
    #expect(primary.navigationController != nil)
    #expect(primary.view.bounds.width == 320)
    #expect(supplementary.view.bounds.width == 320)
    #expect(secondary.view.bounds.width == 725)
    #expect(supplementary.view.convert(.zero, to: nil).x == 320.5)
  }

  @Test func theSidebarStandsWhereTextStarts() throws {
    let split = split()
    _ = try ContainerFixture(split, on: "ipad-9", .landscapeLeft, direction: .rightToLeft)
    #expect(primary.view.convert(.zero, to: nil).x == 760)
  }

  @Test func theFoldingPhonesSidebarKeepsBarsAbove() throws {
    let split = split()
    _ = try ContainerFixture(
      split, on: "iphone-duo", .landscapeLeft, posture: .open, system: .v27)
    // The window is 951 by 669; the sidebar reaches to the left edge only, the column is at the right.
    #expect(primary.view.safeAreaInsets == insets(54, 0, 34, 0))
    #expect(secondary.view.safeAreaInsets == insets(24, 0, 34, 84))
  }
}
