import Devices
import LayoutTree
import Testing

@testable import UIKit

@MainActor @Suite struct PresentationTests {
  let root = UIViewController(titled: "a")
  let other = UIViewController(titled: "b")

  /// The order is that of remkoh.dev, "UIViewController lifecycle in a StoryBoard": the presented one
  /// did load, the presenter will disappear, the presented one will appear and is laid out, it did
  /// appear, the presenter did disappear; the completion comes after `viewDidAppear` (Apple, `present(_:animated:completion:)`).
  @Test func aFullScreenPresentationTakesThePlaceOfItsPresenter() throws {
    let fixture = try ContainerFixture(root, on: "iphone-15")
    other.modalPresentationStyle = .fullScreen
    var log = callbacks {
      root.present(other, animated: true) { #expect(other.appearance == .appeared) }
    }
    #expect(
      log == [
        "b didLoad", "a willDisappear", "b willAppear", "b isAppearing", "b traits(nil)",
        "b willLayout", "b didLayout", "b didAppear", "a didDisappear",
      ])
    #expect(root.presentedViewController === other)
    #expect(other.presentingViewController === root)
    #expect(root.view.window == nil)
    #expect(other.view.frame == rect(0, 0, 393, 852))
    #expect(other.view.safeAreaInsets == insets(59, 0, 34, 0))
    log = callbacks { other.dismiss(animated: true) }
    #expect(
      log.filter { !$0.hasSuffix("Layout") } == [
        "b willDisappear", "a willAppear", "a isAppearing", "a didAppear", "b didDisappear",
      ])
    #expect(root.presentedViewController == nil)
    #expect(other.presentingViewController == nil)
    #expect(root.view.superview === fixture.window)
    #expect(other.view.window == nil)
  }

  /// Apple, `UIModalPresentationStyle`: only full-screen and current-context presentations take the
  /// presenter's view away.
  @Test(arguments: [
    UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen,
    .overCurrentContext, .custom, .popover,
  ])
  func otherStylesLeaveThePresenterWhereItIs(_ style: UIModalPresentationStyle) throws {
    let fixture = try ContainerFixture(root, on: "iphone-15")
    other.modalPresentationStyle = style
    let log = callbacks {
      root.present(other, animated: false)
      fixture.window.layoutIfNeeded()
      other.dismiss(animated: false)
    }
    #expect(!log.contains { $0.hasPrefix("a") && $0.contains("ppear") })
    #expect(
      log.filter { $0.contains("ppear") } == [
        "b willAppear", "b isAppearing", "b didAppear", "b willDisappear", "b didDisappear",
      ])
    #expect(fixture.window.subviews.count == 1)
  }

  @Test func theOutermostControllerPresents() throws {
    let navigation = UINavigationController(rootViewController: root)
    _ = try ContainerFixture(navigation, on: "iphone-15")
    root.present(other, animated: false)
    #expect(navigation.presentedViewController === other)
    #expect(root.presentedViewController === other)
    #expect(other.presentingViewController === navigation)
    #expect(navigation.visibleViewController === other)
    root.dismiss(animated: false)
    #expect(navigation.visibleViewController === root)
  }

  /// Apple, `definesPresentationContext`: the nearest controller from the presenter outward that
  /// defines a context is covered; a tab bar stays in view then.
  @Test func aPresentationInAContextCoversTheControllerThatDefinesIt() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [root]
    root.definesPresentationContext = true
    let fixture = try ContainerFixture(tabs, on: "iphone-8")
    other.modalPresentationStyle = .overCurrentContext
    root.present(other, animated: false)
    #expect(other.presentingViewController === root)
    let container = try #require(other.presentationController?.containerView)
    #expect(container.superview === tabs.view)
    #expect(other.view.bounds.size == CGSize(width: 375, height: 667))
    // The tab bar of 49 is over the container.
    #expect(tabs.view.subviews.last === tabs.tabBar)
    other.dismiss(animated: false)

    let hidden = UIViewController(titled: "c")
    hidden.modalPresentationStyle = .currentContext
    let log = callbacks { root.present(hidden, animated: false) }
    #expect(log.prefix(2) == ["c didLoad", "a willDisappear"])
    #expect(log.last == "a didDisappear")
    #expect(root.view.isHidden)
    root.dismiss(animated: false)
    #expect(!root.view.isHidden)
    fixture.window.layoutIfNeeded()
  }

  @Test func dismissingTakesAwayWhatIsAboveToo() throws {
    let fixture = try ContainerFixture(root, on: "iphone-15")
    let top = UIViewController(titled: "c")
    root.present(other, animated: false)
    other.present(top, animated: false)
    #expect(top.presentingViewController === other)
    #expect(fixture.window.subviews.count == 3)
    let log = callbacks { root.dismiss(animated: false) }
    #expect(
      log.filter { $0.contains("isappear") } == [
        "c willDisappear", "b willDisappear", "c didDisappear", "b didDisappear",
      ])
    #expect(fixture.window.subviews.count == 1)
    #expect(other.presentedViewController == nil)
    #expect(top.presentingViewController == nil)
  }

  /// iOS refuses these with a line in the console.
  @Test func whatCannotBePresentedIsRefusedWithANote() throws {
    let fixture = try ContainerFixture(root, on: "iphone-15")
    let loose = UIViewController()
    UIApplication.shared.perform(in: fixture.window) {
      loose.present(other, animated: false)
    }
    #expect(other.presentingViewController == nil)
    root.present(other, animated: false)
    root.present(UIViewController(), animated: false)
    other.present(root, animated: false)
    let text = "attempt to present UIViewController"
    #expect(
      fixture.window.runtimeNotes.map(\.message) == [
        text + " on UIViewController, whose view is not in the window hierarchy",
        text + " on UIViewController, which is already presenting UIViewController",
        text + ", which is shown already",
      ])
  }

  /// The coordinator's animations run before layout, its completions after it; there is none without
  /// an animation.
  @Test func aCoordinatorGoesAlongWithAnAnimatedPresentation() throws {
    final class Presented: UIViewController {
      var order: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        order.append("coordinator \(transitionCoordinator != nil)")
        transitionCoordinator?.animate { [self] _ in
          order.append("alongside")
        } completion: { [self] _ in
          order.append("completion")
        }
      }
      override func viewDidLayoutSubviews() { order.append("layout") }
      override func viewDidAppear(_ animated: Bool) { order.append("did appear") }
    }
    _ = try ContainerFixture(root, on: "iphone-15")
    let presented = Presented()
    root.present(presented, animated: true)
    #expect(
      presented.order == ["coordinator true", "alongside", "layout", "completion", "did appear"])
    root.dismiss(animated: false)
    presented.order = []
    root.present(presented, animated: false)
    #expect(presented.order.first == "coordinator false")
  }

  @Test func showPresentsWhereNothingPushes() throws {
    _ = try ContainerFixture(root, on: "iphone-15")
    root.show(other, sender: nil)
    #expect(other.presentingViewController === root)
  }
}

@MainActor @Suite struct CustomPresentationTests {
  /// A panel at the side, a third as wide as the container, over a shade.
  final class Panel: UIPresentationController {
    let shade = UIView()
    var order: [String] = []
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(
        origin: .zero,
        size: size(
          forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size))
    }
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: (parentSize.width / 3).rounded(), height: parentSize.height) }
    override func presentationTransitionWillBegin() {
      order.append("will begin")
      containerView?.insertSubview(shade, at: 0)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { order.append("did end") }
    override func dismissalTransitionWillBegin() { order.append("dismissal") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { order.append("dismissed") }
    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      shade.frame = containerView?.bounds ?? .zero
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  final class Transitions: UIViewControllerTransitioningDelegate {
    var panel: Panel?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      panel = Panel(presentedViewController: presented, presenting: presenting)
      return panel
    }
  }

  @Test func anAppsPresentationControllerPlacesTheView() throws {
    let root = UIViewController(titled: "a")
    let side = UIViewController(titled: "b")
    let transitions = Transitions()
    let fixture = try ContainerFixture(root, on: "iphone-15")
    side.modalPresentationStyle = .custom
    side.transitioningDelegate = transitions
    root.present(side, animated: false)
    let panel = try #require(transitions.panel)
    #expect(panel.presentingViewController === root)
    #expect(side.presentationController === panel)
    #expect(side.view.frame == rect(0, 0, 131, 852))
    #expect(panel.shade.frame == rect(0, 0, 393, 852))
    #expect(panel.order == ["will begin", "did end"])
    let log = try callbacks { try fixture.transition { $0.orientation = .landscapeLeft } }
    // A third of 852 points.
    #expect(log.contains("b willTransition(284x393)"))
    #expect(side.view.frame == rect(0, 0, 284, 393))
    #expect(panel.shade.frame == rect(0, 0, 852, 393))
    side.dismiss(animated: false)
    #expect(panel.order == ["will begin", "did end", "dismissal", "dismissed"])
  }

  @Test func traitsOfAPresentationReachItsContentAlone() throws {
    let root = UIViewController(titled: "a")
    let sheet = UIViewController(titled: "b")
    let fixture = try ContainerFixture(root, on: "iphone-15")
    root.present(sheet, animated: false)
    let controller = try #require(sheet.presentationController)
    var changes: [UIContentSizeCategory] = []
    controller.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      (controller: UIPresentationController, _) in
      changes.append(controller.traitCollection.preferredContentSizeCategory)
    }
    controller.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(sheet.traitCollection.preferredContentSizeCategory == .extraSmall)
    #expect(controller.traitCollection.preferredContentSizeCategory == .extraSmall)
    #expect(root.traitCollection.preferredContentSizeCategory == .large)
    #expect(changes.isEmpty)
    try fixture.transition { $0.orientation = .landscapeLeft }
    #expect(changes == [.extraSmall])
    controller.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    controller.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
    #expect(sheet.view.traitCollection.userInterfaceStyle == .dark)
  }
}
