import Devices
import LayoutTree
import Testing

@testable import UIKit

@MainActor @Suite struct BarDescriptionTests {
  private func node(of view: UIView) -> LayoutNode {
    let frame = LayoutRect(
      x: Double(view.frame.minX), y: Double(view.frame.minY), width: Double(view.frame.width),
      height: Double(view.frame.height))
    var node = LayoutNode(
      id: "bar", className: "bar", frame: frame, windowFrame: frame.offsetBy(x: 0, y: 0))
    view.describe(into: &node)
    return node
  }

  private func part(_ id: String, of node: LayoutNode) throws -> LayoutNode {
    try #require(node.children.first { $0.id == "bar/\(id)" })
  }

  private func navigation(_ direction: LayoutDirection = .leftToRight, isLarge: Bool = false) throws
    -> UINavigationController
  {
    let root = UIViewController()
    root.title = "Inbox"
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done)
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit")
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = isLarge
    _ = try ContainerFixture(navigation, on: "iphone-8", direction: direction)
    return navigation
  }

  @Test func aTitleStandsInTheMiddleBetweenButtons() throws {
    let navigation = try navigation()
    let node = node(of: navigation.navigationBar)
    #expect(node.kind == .navigationBar)
    let title = try part("title", of: node)
    #expect(title.text?.string == "Inbox")
    #expect(title.text?.lines.first?.font.weight == "semibold")
    #expect(title.text?.lines.first?.font.pointSize == 17)
    #expect(abs(title.frame.x + title.frame.width / 2 - 187.5) < 0.5)
    #expect(title.windowFrame.y == title.frame.y + 20)
    #expect(!title.isMadeByApp)
    #expect(title.text?.isTruncated == false)
    let edit = try part("leading0", of: node)
    #expect(edit.frame.x == 16)
    #expect(edit.kind == .button)
    let done = try part("trailing0", of: node)
    #expect(done.frame.maxX == 375 - 16)
    #expect(done.text?.lines.first?.font.weight == "semibold")
  }

  @Test func buttonsChangeSidesWithTheDirection() throws {
    let node = node(of: try navigation(.rightToLeft).navigationBar)
    #expect(try part("leading0", of: node).frame.maxX == 375 - 16)
    #expect(try part("trailing0", of: node).frame.x == 16)
  }

  @Test func aLargeTitleStandsBelow() throws {
    let node = node(of: try navigation(isLarge: true).navigationBar)
    #expect(node.frame.height == 96)
    let title = try part("large-title", of: node)
    #expect(title.frame == LayoutRect(x: 16, y: 44, width: 343, height: 52))
    #expect(title.text?.lines.first?.font.pointSize == 34)
    #expect(title.text?.lines.first?.font.weight == "bold")
  }

  @Test func aPushedControllerHasAButtonBack() throws {
    let navigation = try navigation()
    let second = UIViewController()
    second.title = "A title that is much too long for the room between the buttons"
    navigation.pushViewController(second, animated: false)
    let node = node(of: navigation.navigationBar)
    #expect(try part("back", of: node).text?.string == "‹ Inbox")
    #expect(try part("title", of: node).text?.isTruncated == true)
  }

  @Test func flexibleSpacesDealOutAToolbarsRoom() throws {
    let toolbar = UIToolbar(frame: rect(0, 0, 375, 44))
    toolbar.setItems(
      [
        UIBarButtonItem(title: "One"), .flexibleSpace(), UIBarButtonItem(title: "Two"),
        .flexibleSpace(), UIBarButtonItem(title: "Three"),
      ], animated: false)
    let placed = toolbar.placedItems()
    #expect(placed[0].frame.minX == 16)
    #expect(abs(placed[4].frame.maxX - (375 - 16)) < 0.001)
    #expect(abs(placed[1].frame.width - placed[3].frame.width) < 0.001)
    #expect(placed[2].frame.minX == placed[1].frame.maxX)
  }

  @Test func tabsShareTheWidth() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<6).map { index in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(
        title: "Tab \(index)", image: UIImage(size: CGSize(width: 25, height: 25)), tag: index)
      return controller
    }
    _ = try ContainerFixture(tabs, on: "iphone-8")
    let node = node(of: tabs.tabBar)
    #expect(node.kind == .tabBar)
    let shown = node.children.filter { $0.kind == .button }
    // Five fit; the last one leads to the rest.
    #expect(shown.map { $0.text?.string } == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
    #expect(shown.map(\.frame.width) == [75, 75, 75, 75, 75])
    #expect(shown.first?.control?.isOn == true)
    #expect(shown.first?.text?.lines.first?.font.pointSize == 10)
  }

  @Test func aBarOfItsOwnIsAsHighAsTheSystemsBars() {
    #expect(UINavigationBar().intrinsicContentSize.height == 54)
    #expect(UITabBar().intrinsicContentSize.height == 49)
    #expect(UIToolbar().intrinsicContentSize == CGSize(width: -1, height: 44))
  }

  @Test func titleViewsAndButtonsViewsAreLaidOut() throws {
    let root = UIViewController()
    let titleView = UIView(frame: rect(0, 0, 100, 30))
    let button = UIView(frame: rect(0, 0, 40, 20))
    root.navigationItem.titleView = titleView
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    let navigation = UINavigationController(rootViewController: root)
    let fixture = try ContainerFixture(navigation, on: "iphone-8")
    fixture.window.layoutIfNeeded()
    #expect(titleView.superview === navigation.navigationBar)
    #expect(titleView.frame == rect(137.5, 7, 100, 30))
    #expect(button.frame == rect(375 - 16 - 40, 12, 40, 20))
  }
}
