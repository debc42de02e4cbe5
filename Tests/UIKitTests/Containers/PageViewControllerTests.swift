import Testing

@testable import UIKit

@MainActor @Suite struct PageViewControllerTests {
  @Test func onePageFillsTheView() throws {
    let page = UIViewController()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([page], direction: .forward, animated: false)
    _ = try ContainerFixture(pages, on: "iphone-x")
    #expect(page.view.frame == rect(0, 0, 375, 812))
    #expect(page.view.safeAreaInsets == insets(44, 0, 34, 0))
    let next = UIViewController()
    pages.setViewControllers([next], direction: .forward, animated: false)
    #expect(next.view.frame == rect(0, 0, 375, 812))
    #expect(page.view.superview == nil)
    #expect(page.parent == nil)
  }

  @Test func anEmbeddedControllerFillsItsContainerView() throws {
    let outer = UIViewController()
    let inner = UIViewController()
    let container = UIView(frame: rect(0, 0, 375, 300))
    outer.view.addSubview(container)
    outer.embed(inner, in: container)
    _ = try ContainerFixture(outer, on: "iphone-x")
    #expect(inner.parent === outer)
    #expect(inner.view.frame == rect(0, 0, 375, 300))
    #expect(inner.view.safeAreaInsets == insets(44, 0, 0, 0))
    container.frame = rect(0, 412, 375, 400)
    outer.view.layoutIfNeeded()
    #expect(inner.view.frame == rect(0, 0, 375, 400))
    #expect(inner.view.safeAreaInsets == insets(0, 0, 34, 0))
  }
}
