import Devices
import Testing

@testable import UIKit

@MainActor @Suite struct NavigationControllerTests {
  let content = UIViewController()

  @Test(
    "The bar and the status bar make up the content's top inset",
    arguments: [
      // 20 + 44 and 44 + 44: openradar 20262590 and saved frames.
      ("iphone-8", SystemGeneration.v18, 64.0, 0.0),
      ("iphone-x", .v18, 88, 34),
      // 59 + 44 = 103: saved frames of 393 x 852 canvases.
      ("iphone-15", .v18, 103, 34),
      // 62 + 54 = 116 (openuikit, iOS 26).
      ("iphone-17-pro", .v26, 116, 34),
      // 20 + 50.
      ("ipad-9", .v18, 70, 0),
    ])
  func insetsUnderABar(device: String, system: SystemGeneration, top: Double, bottom: Double)
    throws
  {
    let navigation = UINavigationController(rootViewController: content)
    _ = try ContainerFixture(navigation, on: device, system: system)
    #expect(content.view.safeAreaInsets == insets(CGFloat(top), 0, CGFloat(bottom), 0))
    #expect(content.view.frame == navigation.view.bounds)
  }

  @Test(
    "A large title adds 52",
    arguments: [
      // 44 + 96 (qiita usagimaru).
      ("iphone-x", SystemGeneration.v18, 140.0),
      // 20 + 50 + 52 (hacknicity).
      ("ipad-pro-10.5", .v18, 122),
      // 62 + 106 (Tembeon/morph, iOS 27).
      ("iphone-17-pro", .v27, 168),
    ])
  func largeTitle(device: String, system: SystemGeneration, top: Double) throws {
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    _ = try ContainerFixture(navigation, on: device, system: system)
    #expect(content.view.safeAreaInsets.top == CGFloat(top))
  }

  @Test func aPushedControllerFollowsTheModeBelowUnlessItSaysOtherwise() throws {
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    _ = try ContainerFixture(navigation, on: "iphone-x")
    let second = UIViewController()
    navigation.pushViewController(second, animated: false)
    #expect(second.view.safeAreaInsets.top == 140)
    #expect(content.viewIfLoaded?.superview == nil)
    second.navigationItem.largeTitleDisplayMode = .never
    #expect(second.view.safeAreaInsets.top == 88)
    navigation.popViewController(animated: false)
    #expect(navigation.topViewController === content)
    #expect(content.view.safeAreaInsets.top == 140)
    #expect(second.parent == nil)
  }

  @Test(
    "On its side the bar is 32 high on small phones and keeps its height on large ones",
    arguments: [("iphone-8", 32.0, 0.0), ("iphone-x", 32, 44), ("iphone-14-pro-max", 44, 59)])
  func landscape(device: String, top: Double, side: Double) throws {
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    _ = try ContainerFixture(navigation, on: device, .landscapeLeft)
    #expect(content.view.safeAreaInsets.top == CGFloat(top))
    #expect(content.view.safeAreaInsets.left == CGFloat(side))
    #expect(content.view.safeAreaInsets.right == CGFloat(side))
  }

  @Test func contentEndsAtAnOpaqueBar() throws {
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.isTranslucent = false
    _ = try ContainerFixture(navigation, on: "iphone-x")
    #expect(content.view.frame == rect(0, 88, 375, 812 - 88))
    #expect(content.view.safeAreaInsets == insets(0, 0, 34, 0))
    content.extendedLayoutIncludesOpaqueBars = true
    navigation.view.setNeedsLayout()
    navigation.view.layoutIfNeeded()
    #expect(content.view.frame == rect(0, 0, 375, 812))
    #expect(content.view.safeAreaInsets == insets(88, 0, 34, 0))
  }

  @Test func contentThatDoesNotExtendStartsBelowTheBar() throws {
    let navigation = UINavigationController(rootViewController: content)
    content.edgesForExtendedLayout = []
    _ = try ContainerFixture(navigation, on: "iphone-8")
    #expect(content.view.frame == rect(0, 64, 375, 603))
    #expect(content.view.safeAreaInsets == .zero)
  }

  @Test func hiddenBarsTakeNothing() throws {
    let navigation = UINavigationController(rootViewController: content)
    navigation.isNavigationBarHidden = true
    _ = try ContainerFixture(navigation, on: "iphone-x")
    #expect(content.view.safeAreaInsets == insets(44, 0, 34, 0))
    navigation.setNavigationBarHidden(false, animated: false)
    #expect(content.view.safeAreaInsets == insets(88, 0, 34, 0))
  }

  @Test(
    "A toolbar is 44 high with a home button and 49 above a home indicator",
    arguments: [("iphone-8", 44.0), ("iphone-x", 83)])
  func toolbar(device: String, bottom: Double) throws {
    let navigation = UINavigationController(rootViewController: content)
    content.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .add)]
    navigation.isToolbarHidden = false
    _ = try ContainerFixture(navigation, on: device)
    #expect(content.view.safeAreaInsets.bottom == CGFloat(bottom))
    #expect(
      navigation.toolbar.frame.maxY == navigation.view.bounds.height - (bottom == 83 ? 34 : 0))
    #expect(navigation.toolbar.items?.count == 1)
  }

  /// UIKit's order of a push (arm1.ru).
  @Test func callbacksComeInOrder() throws {
    let first = Recorder("first")
    let navigation = UINavigationController(rootViewController: first)
    _ = try ContainerFixture(navigation, on: "iphone-8")
    let second = Recorder("second", log: first.log)
    navigation.pushViewController(second, animated: false)
    #expect(
      first.log.lines == [
        "first load", "first willAppear", "first didAppear", "second load",
        "first willDisappear", "second willAppear", "first didDisappear", "second didAppear",
      ])
  }

  @Test(
    "The folding phone's bars stand in a column; a title takes 82 or 24 points above",
    arguments: [
      (Posture.closed, Orientation.portrait, true, 82.0, 0.0, 84.0),
      (.closed, .portrait, false, 24, 0, 84),
      (.closed, .landscapeRight, true, 82, 84, 0),
      (.open, .landscapeLeft, true, 82, 0, 84),
      (.open, .portrait, true, 82, 0, 0),
    ])
  func foldingPhone(
    posture: Posture, orientation: Orientation, isLarge: Bool, top: Double, left: Double,
    right: Double
  ) throws {
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = isLarge
    _ = try ContainerFixture(
      navigation, on: "iphone-duo", orientation, posture: posture, system: .v27)
    #expect(content.view.safeAreaInsets == insets(CGFloat(top), CGFloat(left), 34, CGFloat(right)))
  }
}

/// Writes down its callbacks.
@MainActor final class Recorder: UIViewController {
  final class Log {
    var lines: [String] = []
  }

  let name: String
  let log: Log

  init(_ name: String, log: Log = Log()) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { log.lines.append("\(name) load") }
  override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) willAppear") }
  override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) didDisappear") }
}
