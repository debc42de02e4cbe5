import Devices
import Testing

@testable import UIKit

@MainActor @Suite struct AdaptationTests {
  let root = UIViewController(titled: "a")
  let content = UIViewController(titled: "b")
  let source = UIView(frame: CGRect(x: 100, y: 200, width: 44, height: 44))

  final class Adapting: UIPopoverPresentationControllerDelegate {
    var style: UIModalPresentationStyle?
    var wraps = false
    var told: [UIModalPresentationStyle] = []
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { style ?? .automatic }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      guard wraps else { return nil }
      let navigation = UINavigationController(
        rootViewController: controller.presentedViewController)
      navigation.title = "n"
      return navigation
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { told.append(style) }
  }

  private func preparePopover() throws -> UIPopoverPresentationController {
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 300, height: 200)
    root.loadViewIfNeeded()
    root.view.addSubview(source)
    let popover = try #require(content.popoverPresentationController)
    popover.sourceView = source
    return popover
  }

  /// Below its source, the arrow of 13 points included; the middle on the source's, as far as the
  /// margins of 10 let it: 122 - 150 is left of 10.
  @Test func aPopoverStandsBesideItsSource() throws {
    let popover = try preparePopover()
    _ = try ContainerFixture(root, on: "ipad-pro-11-1")
    root.present(content, animated: false)
    #expect(popover.arrowDirection == .up)
    #expect(popover.frameOfPresentedViewInContainerView == rect(10, 244, 300, 213))
    #expect(content.view.safeAreaInsets == insets(13, 0, 0, 0))
    #expect(content.traitCollection.horizontalSizeClass == .compact)
    popover.permittedArrowDirections = .left
    #expect(popover.frameOfPresentedViewInContainerView == rect(144, 122, 313, 200))
    #expect(content.view.safeAreaInsets == insets(0, 13, 0, 0))
    popover.permittedArrowDirections = [.right]
    // 100 less 10 and 13: no room for 300, so it takes what there is.
    #expect(popover.frameOfPresentedViewInContainerView == rect(10, 122, 90, 200))
    popover.permittedArrowDirections = .down
    content.preferredContentSize = CGSize(width: 300, height: 150)
    #expect(popover.arrowDirection == .down)
    // The source's top at 200, less 150 and 13; 24 and 10 are the safe area and the margin.
    #expect(popover.frameOfPresentedViewInContainerView == rect(10, 37, 300, 163))
  }

  @Test func aPopoverOfABarButtonStandsBelowIt() throws {
    let navigation = UINavigationController(rootViewController: root)
    let item = UIBarButtonItem(barButtonSystemItem: .add)
    root.navigationItem.rightBarButtonItem = item
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    let fixture = try ContainerFixture(navigation, on: "ipad-pro-11-1")
    content.popoverPresentationController?.barButtonItem = item
    root.present(content, animated: false)
    let place = try #require(item.place(in: fixture.window))
    let anchor = place.bar.convert(place.frame, to: nil)
    let popover = try #require(content.popoverPresentationController)
    #expect(popover.arrowDirection == .up)
    let frame = popover.frameOfPresentedViewInContainerView
    #expect(frame.minY == anchor.maxY)
    // At the right, 10 from the edge.
    #expect(frame.maxX == 824)
  }

  /// Since iOS 13 a popover is a form sheet where a class is compact (Apple,
  /// `UIModalPresentationStyle.popover`), by the popover's own sheet controller.
  @Test func aPopoverIsASheetOnAPhone() throws {
    let popover = try preparePopover()
    popover.adaptiveSheetPresentationController.detents = [.custom { _ in 300 }]
    _ = try ContainerFixture(root, on: "iphone-15")
    root.present(content, animated: false)
    #expect(content.presentationController === popover.adaptiveSheetPresentationController)
    #expect(content.popoverPresentationController === popover)
    #expect(content.view.bounds.size == CGSize(width: 393, height: 334))
  }

  /// `none` keeps a popover a popover on a phone (Apple, `adaptivePresentationStyle(for:)`).
  @Test func aDelegateMayRefuseToAdapt() throws {
    let popover = try preparePopover()
    let delegate = Adapting()
    delegate.style = UIModalPresentationStyle.none
    popover.delegate = delegate
    _ = try ContainerFixture(root, on: "iphone-15")
    root.present(content, animated: false)
    #expect(content.presentationController === popover)
    #expect(content.view.bounds.size == CGSize(width: 300, height: 213))
    #expect(delegate.told == [.none])
  }

  /// A narrow window turns the popover into a full-screen presentation of a navigation controller, as
  /// the delegate asks; a wide one turns it back. The presenter is told where its view goes and comes.
  @Test func aDelegateExchangesTheControllerWithTheWindow() throws {
    let popover = try preparePopover()
    let delegate = Adapting()
    delegate.style = .fullScreen
    delegate.wraps = true
    popover.delegate = delegate
    let fixture = try ContainerFixture(root, on: "ipad-pro-11-1", .landscapeLeft)
    root.present(content, animated: false)
    #expect(content.view.bounds.size == CGSize(width: 300, height: 213))
    let narrow = try callbacks { try fixture.transition { $0.window = .oneThird } }
    let navigation = try #require(root.presentedViewController as? UINavigationController)
    #expect(navigation.topViewController === content)
    #expect(content.view.bounds.size == CGSize(width: 375, height: 834))
    // 24 of the status and 50 of an iPad's bar.
    #expect(content.view.safeAreaInsets.top == 74)
    #expect(narrow.contains("a didDisappear"))
    #expect(root.view.window == nil)
    let wide = try callbacks { try fixture.transition { $0.window = .full } }
    #expect(root.presentedViewController === content)
    #expect(content.parent == nil)
    #expect(content.view.bounds.size == CGSize(width: 300, height: 213))
    #expect(wide.contains("a didAppear"))
    #expect(root.view.window != nil)
    #expect(delegate.told == [.none, .fullScreen, .none])
    #expect(root.appearance == .appeared)
    #expect(content.appearance == .appeared)
  }

  /// A sheet that its delegate makes full screen where the width is compact.
  @Test func aFormSheetAdaptsToFullScreen() throws {
    let delegate = Adapting()
    delegate.style = .fullScreen
    content.presentationController?.delegate = delegate
    let fixture = try ContainerFixture(root, on: "ipad-pro-11-1", .landscapeLeft)
    root.present(content, animated: false)
    #expect(content.view.bounds.size == CGSize(width: 540, height: 620))
    try fixture.transition { $0.window = .oneThird }
    #expect(content.view.bounds.size == CGSize(width: 375, height: 834))
    #expect(content.view.safeAreaInsets == insets(24, 0, 20, 0))
    #expect(root.view.window == nil)
    try fixture.transition { $0.window = .full }
    #expect(content.view.bounds.size == CGSize(width: 540, height: 620))
  }
}
