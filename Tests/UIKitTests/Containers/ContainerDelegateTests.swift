import Devices
import Testing

@testable import UIKit

@MainActor @Suite struct ContainerDelegateTests {
  final class Watcher: UINavigationControllerDelegate, UITabBarControllerDelegate {
    var order: [String] = []
    var allows = true
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { order.append("will show \(viewController.title ?? "-")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { order.append("did show \(viewController.title ?? "-")") }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      order.append("should select \(viewController.title ?? "-")")
      return allows
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { order.append("did select \(viewController.title ?? "-")") }
  }

  final class Loud: UIViewController {
    weak var watcher: Watcher?
    override func viewWillAppear(_ animated: Bool) {
      watcher?.order.append("\(title ?? "-") will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
      watcher?.order.append("\(title ?? "-") did appear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      watcher?.order.append("\(title ?? "-") did disappear")
    }
  }

  private func loud(_ title: String, _ watcher: Watcher) -> Loud {
    let controller = Loud(nibName: nil, bundle: nil)
    controller.title = title
    controller.watcher = watcher
    return controller
  }

  /// Logged at vastdevblog.vast.com, "UIViewController Life Cycle".
  @Test func aNavigationControllerTellsRoundTheAppearance() throws {
    let watcher = Watcher()
    let navigation = UINavigationController(rootViewController: loud("a", watcher))
    navigation.delegate = watcher
    _ = try ContainerFixture(navigation, on: "iphone-15")
    #expect(watcher.order == ["a will appear", "will show a", "a did appear", "did show a"])
    watcher.order = []
    navigation.pushViewController(loud("b", watcher), animated: true)
    #expect(
      watcher.order == [
        "b will appear", "will show b", "a did disappear", "b did appear", "did show b",
      ])
  }

  /// Code that selects a tab tells nobody (Apple, `UITabBarControllerDelegate`).
  @Test func aTabBarControllerAsksAboutTapsAlone() throws {
    let watcher = Watcher()
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: UIViewController(titled: "a"))
    stack.title = "a"
    tabs.viewControllers = [stack, UIViewController(titled: "b")]
    tabs.delegate = watcher
    _ = try ContainerFixture(tabs, on: "iphone-15")
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    #expect(watcher.order.isEmpty)
    tabs.tapTab(at: 1)
    #expect(watcher.order == ["should select b", "did select b"])
    #expect(tabs.selectedIndex == 1)
    watcher.allows = false
    tabs.tapTab(at: 0)
    #expect(tabs.selectedIndex == 1)
    watcher.allows = true
    tabs.tapTab(at: 0)
    stack.pushViewController(UIViewController(), animated: false)
    tabs.tapTab(at: 0)
    #expect(stack.viewControllers.count == 1)
    tabs.tapTab(at: 7)
    #expect(watcher.order.count == 7)
  }
}

@MainActor @Suite struct SplitDelegateTests {
  final class Watcher: UISplitViewControllerDelegate {
    var order: [String] = []
    var top: UISplitViewController.Column?
    var mode: UISplitViewController.DisplayMode?
    var givesUp = false
    var content: UIViewController?
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      order.append("collapse")
      return givesUp
    }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      order.append("separate")
      return content
    }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      order.append("top column \(proposedTopColumn)")
      return top ?? proposedTopColumn
    }
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
      order.append("mode \(proposed)")
      return mode ?? proposed
    }
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { order.append("will change to \(displayMode)") }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      order.append("did collapse \(svc.isCollapsed)")
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
      order.append("did expand \(!svc.isCollapsed)")
    }
  }

  let primary = UIViewController(titled: "p")
  let secondary = UIViewController(titled: "s")

  @Test func namedColumnsCollapseAndExpandByTheDelegatesWord() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    let watcher = Watcher()
    watcher.top = .primary
    split.delegate = watcher
    let fixture = try ContainerFixture(split, on: "ipad-pro-11-1", .landscapeLeft)
    #expect(watcher.order.isEmpty)
    try fixture.transition { $0.window = .oneThird }
    #expect(watcher.order == ["top column secondary", "did collapse true"])
    #expect(primary.view.window != nil)
    #expect(secondary.view.window == nil)
    watcher.order = []
    watcher.mode = .secondaryOnly
    try fixture.transition { $0.window = .full }
    #expect(watcher.order == ["mode oneBesideSecondary", "did expand true"])
    #expect(split.displayMode == .secondaryOnly)
    #expect(secondary.view.bounds.width == 1194)
    // The next time it is asked anew.
    watcher.order = []
    watcher.mode = nil
    try fixture.transition { $0.window = .oneThird }
    try fixture.transition { $0.window = .full }
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(watcher.order.count == 4)
    watcher.order = []
    split.preferredDisplayMode = .secondaryOnly
    #expect(watcher.order == ["will change to secondaryOnly"])
  }

  @Test func contentIsGivenUpAndComesBackAsTheDelegateSays() throws {
    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: primary),
      UINavigationController(rootViewController: secondary),
    ]
    let watcher = Watcher()
    watcher.givesUp = true
    split.delegate = watcher
    let fixture = try ContainerFixture(split, on: "ipad-pro-11-1", .landscapeLeft)
    try fixture.transition { $0.window = .oneThird }
    #expect(watcher.order == ["collapse"])
    #expect(primary.view.window != nil)
    let other = UIViewController(titled: "o")
    watcher.content = UINavigationController(rootViewController: other)
    try fixture.transition { $0.window = .full }
    #expect(watcher.order == ["collapse", "separate"])
    #expect(other.view.window != nil)
    #expect(secondary.view.window == nil)
    #expect(split.viewController(for: .secondary) === watcher.content)
  }

  /// Columns of 320 and the rest beside a hairline: what children are told ahead is what they get.
  @Test func childrenAreToldTheSizesThatTheirColumnsWillHave() throws {
    let split = UISplitViewController()
    split.viewControllers = [primary, secondary]
    let fixture = try ContainerFixture(split, on: "ipad-pro-11-1", .landscapeLeft)
    split.preferredDisplayMode = .oneBesideSecondary
    #expect(secondary.view.bounds.width == 873.5)
    let log = try callbacks { try fixture.transition { $0.orientation = .portrait } }
    #expect(log.contains("p willTransition(320x1194)"))
    // 834 less 320 and the hairline of half a point.
    #expect(log.contains("s willTransition(513x1194)"))
    #expect(secondary.view.bounds.size == CGSize(width: 513.5, height: 1194))
    #expect(primary.view.bounds.size == CGSize(width: 320, height: 1194))
    let collapsing = try callbacks { try fixture.transition { $0.window = .oneThird } }
    #expect(collapsing.contains("s willTransition(320x1194)"))
  }
}
