import Devices
import Testing

@testable import UIKit

/// Writes down every call to controllers, as `name callback`, while a closure runs.
@MainActor func callbacks(during work: () throws -> Void) rethrows -> [String] {
  var log: [String] = []
  let outer = UIViewController.callbackObserver
  UIViewController.callbackObserver = { controller, callback in
    let call =
      switch callback {
      case .viewDidLoad: "didLoad"
      case .viewWillAppear: "willAppear"
      case .viewIsAppearing: "isAppearing"
      case .viewDidAppear: "didAppear"
      case .viewWillDisappear: "willDisappear"
      case .viewDidDisappear: "didDisappear"
      case .viewWillLayoutSubviews: "willLayout"
      case .viewDidLayoutSubviews: "didLayout"
      case .traitCollectionDidChange(let old): old == nil ? "traits(nil)" : "traits(old)"
      case .willTransition(let new):
        "willTransition(\(new.horizontalSizeClass) \(new.verticalSizeClass))"
      case .viewWillTransition(let size):
        "willTransition(\(Int(size.width))x\(Int(size.height)))"
      }
    log.append("\(controller.title ?? "-") \(call)")
  }
  defer { UIViewController.callbackObserver = outer }
  try work()
  return log
}

extension UIViewController {
  convenience init(titled title: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }
}

@MainActor @Suite struct LifeCycleTests {
  @Test func launch() throws {
    let log = try callbacks {
      _ = try ContainerFixture(UIViewController(titled: "a"), on: "iphone-15")
    }
    #expect(
      log == [
        "a didLoad", "a willAppear", "a isAppearing", "a traits(nil)", "a willLayout",
        "a didLayout",
        "a didAppear",
      ])
  }

  @Test func rotationOfAPhoneChangesTheHeightClassAndTheSize() throws {
    let fixture = try ContainerFixture(UIViewController(titled: "a"), on: "iphone-15")
    let log = try callbacks { try fixture.transition { $0.orientation = .landscapeLeft } }
    #expect(
      log == [
        "a willTransition(compact compact)", "a willTransition(852x393)", "a traits(old)",
        "a willLayout", "a didLayout",
      ])
  }

  /// Regular in both directions before and after: the size changes alone.
  @Test func rotationOfAPadChangesTheSizeAlone() throws {
    let fixture = try ContainerFixture(UIViewController(titled: "a"), on: "ipad-pro-11-1")
    let log = try callbacks { try fixture.transition { $0.orientation = .landscapeLeft } }
    #expect(log == ["a willTransition(1194x834)", "a willLayout", "a didLayout"])
  }

  /// 1194 and 809 points are both regular, 375 is compact (swift-snapshot-testing, iPad Pro 11).
  @Test func aWindowThatChangesItsSizeChangesTraitsOnlyPastTheThreshold() throws {
    let fixture = try ContainerFixture(
      UIViewController(titled: "a"), on: "ipad-pro-11-1", .landscapeLeft)
    let wide = try callbacks { try fixture.transition { $0.window = .twoThirds } }
    #expect(wide.first == "a willTransition(809x834)")
    #expect(!wide.contains("a traits(old)"))
    let narrow = try callbacks { try fixture.transition { $0.window = .oneThird } }
    #expect(
      narrow.prefix(3) == [
        "a willTransition(compact regular)", "a willTransition(375x834)", "a traits(old)",
      ])
  }

  @Test func aTextSizeChangesTraitsAlone() throws {
    let fixture = try ContainerFixture(UIViewController(titled: "a"), on: "iphone-15")
    let log = try callbacks {
      try fixture.transition { $0.contentSizeCategory = .accessibilityExtraLarge }
    }
    #expect(log.prefix(2) == ["a willTransition(compact regular)", "a traits(old)"])
  }

  /// A push (arm1.ru): the old one gives way round the new one's layout.
  @Test func pushAndPop() throws {
    let navigation = UINavigationController(rootViewController: UIViewController(titled: "a"))
    navigation.title = "n"
    let fixture = try ContainerFixture(navigation, on: "iphone-15")
    let push = callbacks {
      navigation.pushViewController(UIViewController(titled: "b"), animated: true)
    }
    #expect(
      push == [
        "b didLoad", "a willDisappear", "b willAppear", "b isAppearing", "b traits(nil)",
        "b willLayout", "b didLayout", "a didDisappear", "b didAppear",
      ])
    fixture.window.layoutIfNeeded()
    let pop = callbacks { navigation.popViewController(animated: true) }
    #expect(
      pop == [
        "b willDisappear", "a willAppear", "a isAppearing", "a willLayout", "a didLayout",
        "b didDisappear", "a didAppear",
      ])
  }

  @Test func aTransitionReachesTheControllersInContainers() throws {
    let navigation = UINavigationController(rootViewController: UIViewController(titled: "a"))
    navigation.title = "n"
    let tabs = UITabBarController()
    tabs.title = "t"
    tabs.viewControllers = [navigation]
    let fixture = try ContainerFixture(tabs, on: "iphone-15")
    let log = try callbacks { try fixture.transition { $0.orientation = .landscapeRight } }
    #expect(
      log.prefix(6) == [
        "t willTransition(compact compact)", "n willTransition(compact compact)",
        "a willTransition(compact compact)", "t willTransition(852x393)",
        "n willTransition(852x393)", "a willTransition(852x393)",
      ])
  }

  @Test func childrenAppearWithTheirParentAndFinishBeforeIt() throws {
    let parent = UIViewController(titled: "p")
    let child = UIViewController(titled: "c")
    parent.addChild(child)
    parent.loadViewIfNeeded()
    parent.view.addSubview(child.view)
    let log = try callbacks { _ = try ContainerFixture(parent, on: "iphone-15") }
    let order = log.filter { $0.hasSuffix("Appear") || $0.hasSuffix("Appearing") }
    #expect(
      order == [
        "p willAppear", "c willAppear", "p isAppearing", "c isAppearing", "c didAppear",
        "p didAppear",
      ])
  }

  @Test func aChildThatComesInLaterAppearsOnceLaidOut() throws {
    let parent = UIViewController(titled: "p")
    let fixture = try ContainerFixture(parent, on: "iphone-15")
    let child = UIViewController(titled: "c")
    let coming = callbacks {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      fixture.window.layoutIfNeeded()
    }
    #expect(
      coming.filter { $0.hasPrefix("c") } == [
        "c didLoad", "c willAppear", "c isAppearing", "c traits(nil)", "c willLayout",
        "c didLayout", "c didAppear",
      ])
    let going = callbacks { child.view.removeFromSuperview() }
    #expect(going == ["c willDisappear", "c didDisappear"])
  }
}

@MainActor @Suite struct TransitionCoordinatorTests {
  final class Turning: UIViewController {
    var order: [String] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      order.append("will \(Int(view.bounds.width)) -> \(Int(size.width))")
      coordinator.animate { [self] context in
        order.append("alongside \(Int(view.bounds.width)), \(context.percentComplete)")
      } completion: { [self] context in
        order.append("completion \(context.percentComplete)")
        #expect(!coordinator.animate(alongsideTransition: nil))
      }
    }
    override func viewDidLayoutSubviews() { order.append("layout \(Int(view.bounds.width))") }
  }

  @Test func animationsRunAtTheNewSizeBeforeLayoutAndCompletionsAfter() throws {
    let controller = Turning()
    let fixture = try ContainerFixture(controller, on: "iphone-15")
    controller.order = []
    try fixture.transition { $0.orientation = .landscapeLeft }
    #expect(
      controller.order == [
        "will 393 -> 852", "alongside 852, 0.0", "layout 852", "completion 1.0",
      ])
  }

  @Test func animationsOfViewsAreSeenAtTheirEnd() {
    let view = UIView()
    var finished = false
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0
    } completion: {
      finished = $0
    }
    #expect(view.alpha == 0)
    #expect(finished)
  }
}

@MainActor @Suite struct SurroundingsTests {
  @Test func aRunningWindowsDeviceIsSeen() throws {
    final class Asking: UIViewController {
      var orientations: [UIInterfaceOrientation] = []
      var screens: [CGSize] = []
      override func viewWillLayoutSubviews() {
        orientations.append(UIApplication.shared.statusBarOrientation)
        screens.append(UIScreen.main.bounds.size)
      }
    }
    let controller = Asking()
    let fixture = try ContainerFixture(controller, on: "ipad-pro-11-1")
    try fixture.transition { $0.orientation = .landscapeLeft }
    #expect(controller.orientations == [.portrait, .landscapeLeft])
    #expect(controller.screens.map(\.width) == [834, 1194])
    let scene = try #require(controller.view.window?.windowScene)
    #expect(scene.interfaceOrientation == .landscapeLeft)
    #expect(scene.screen.nativeBounds.size == CGSize(width: 834 * 2, height: 1194 * 2))
    UIApplication.shared.perform(in: fixture.window) {
      // The device turns against the interface.
      #expect(UIDevice.current.orientation == .landscapeRight)
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
    }
  }
}

extension ContainerFixture {
  /// Brings the window to a changed configuration.
  func transition(_ change: (inout Configuration) -> Void) throws {
    var configuration = try #require(window.configuration)
    change(&configuration)
    window.transition(to: configuration)
  }
}
