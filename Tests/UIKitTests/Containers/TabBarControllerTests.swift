import Devices
import Testing

@testable import UIKit

@MainActor @Suite struct TabBarControllerTests {
  let content = UIViewController()

  @Test(
    "A tab bar is 49 high above the home indicator",
    arguments: [
      ("iphone-8", SystemGeneration.v18, 49.0),
      // 49 + 34 (Lucas2011/Alamofire SafetyArea.swift).
      ("iphone-x", .v18, 83),
      // 62 + 21 (Tembeon/morph, iOS 27).
      ("iphone-17-pro", .v27, 83),
    ])
  func bottom(device: String, system: SystemGeneration, bottom: Double) throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [content]
    let fixture = try ContainerFixture(tabs, on: device, system: system)
    #expect(content.view.safeAreaInsets.bottom == CGFloat(bottom))
    #expect(content.view.safeAreaInsets.top == fixture.window.safeAreaInsets.top)
    #expect(tabs.tabBar.frame.height == CGFloat(bottom))
  }

  @Test func tabOfANavigationController() throws {
    content.title = "Home"
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    _ = try ContainerFixture(tabs, on: "iphone-x")
    #expect(content.view.safeAreaInsets == insets(88, 0, 83, 0))
    #expect(tabs.tabBar.items?.first?.title == "Home")
    #expect(tabs.tabBar.selectedItem === content.tabBarItem)
  }

  @Test func anOpaqueBarEndsTheContent() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [content]
    tabs.tabBar.isTranslucent = false
    _ = try ContainerFixture(tabs, on: "iphone-x")
    #expect(content.view.frame == rect(0, 0, 375, 812 - 83))
    #expect(content.view.safeAreaInsets == insets(44, 0, 0, 0))
  }

  @Test func contentOfANavigationControllerKeepsClearOfBothBars() throws {
    content.edgesForExtendedLayout = []
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    _ = try ContainerFixture(tabs, on: "iphone-x")
    #expect(content.view.frame == rect(0, 88, 375, 812 - 88 - 83))
    #expect(content.view.safeAreaInsets == .zero)
  }

  @Test func aPushedControllerHidesTheBar() throws {
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    _ = try ContainerFixture(tabs, on: "iphone-x")
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    #expect(detail.view.safeAreaInsets == insets(88, 0, 34, 0))
    navigation.popViewController(animated: false)
    #expect(content.view.safeAreaInsets == insets(88, 0, 83, 0))
  }

  @Test func selectingATabShowsItsController() throws {
    let other = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [content, other]
    _ = try ContainerFixture(tabs, on: "iphone-8")
    tabs.selectedIndex = 1
    #expect(content.view.superview == nil)
    #expect(other.view.safeAreaInsets == insets(20, 0, 49, 0))
    #expect(tabs.selectedViewController === other)
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1)
  }

  @Test func theFoldingPhonesTabsTakeNoHeight() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [content]
    _ = try ContainerFixture(tabs, on: "iphone-duo", posture: .closed, system: .v27)
    #expect(content.view.safeAreaInsets == insets(0, 0, 34, 84))
  }

  @Test func theLeftWindowOfTwoGetsAColumnForItsBars() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [content]
    _ = try ContainerFixture(
      tabs, on: "iphone-duo", .landscapeLeft, posture: .open, window: .splitLeft, system: .v27)
    #expect(content.view.safeAreaInsets == insets(0, 84, 34, 8.7))
  }
}
