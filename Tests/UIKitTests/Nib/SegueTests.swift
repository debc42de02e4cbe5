import Devices
import InterfaceBuilder
import Testing

@testable import UIKit

/// Writes down what it is asked and told of segues.
final class SegueController: UIViewController, ActionTable {
  var prepared: [String] = []
  var allows = true
  var unwound = 0

  var actions: [String: @MainActor (Any?) -> Void] {
    title == "start"
      ? ["back:": { [weak self] segue in if segue is UIStoryboardSegue { self?.unwound += 1 } }]
      : [:]
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append("\(segue.identifier ?? "nil") \(segue.destination.title ?? "nil")")
  }
}

/// A segue of an app's own, which presents over everything.
final class OwnSegue: UIStoryboardSegue {
  static var count = 0
  override func perform() {
    Self.count += 1
    destination.modalPresentationStyle = .overFullScreen
    source.present(destination, animated: false)
  }
}

@MainActor @Suite struct SegueTests {
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" initialViewController="nav">
    <device id="retina4_7" orientation="portrait"/>
    <scenes>
    <scene sceneID="s0"><objects><navigationController id="nav" sceneMemberID="viewController">
    <connections><segue destination="start" kind="relationship" \
    relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
    <scene sceneID="s1"><objects>
    <viewController title="start" id="start" customClass="SegueController" \
    customModule="UIKitTests" sceneMemberID="viewController">
    <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <button id="go"><rect key="frame" x="10" y="10" width="50" height="30"/><connections>
    <segue destination="detail" kind="show" identifier="go" id="g1"/></connections></button>
    </subviews></view>
    <navigationItem key="navigationItem" id="ni"><barButtonItem key="rightBarButtonItem" \
    title="Sort" id="sort"><connections><segue destination="sheet" kind="popoverPresentation" \
    id="g4"/></connections></barButtonItem></navigationItem>
    <connections>
    <segue destination="sheet" kind="presentation" identifier="sheet" \
    modalPresentationStyle="fullScreen" id="g2"/>
    <segue destination="sheet" kind="custom" identifier="own" customClass="OwnSegue" \
    customModule="UIKitTests" id="g3"/>
    </connections></viewController></objects></scene>
    <scene sceneID="s2"><objects>
    <viewController title="detail" id="detail" customClass="SegueController" \
    customModule="UIKitTests" sceneMemberID="viewController">
    <view key="view" id="v2"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <button id="home"><rect key="frame" x="10" y="10" width="50" height="30"/><connections>
    <segue destination="exit" kind="unwind" unwindAction="back:" id="u1"/></connections></button>
    </subviews></view></viewController><exit id="exit" sceneMemberID="exit"/></objects></scene>
    <scene sceneID="s3"><objects>
    <viewController title="sheet" id="sheet" customClass="SegueController" \
    customModule="UIKitTests" sceneMemberID="viewController">
    <view key="view" id="v3"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    <connections><segue destination="exit3" kind="unwind" identifier="leave" \
    unwindAction="back:" id="u2"/></connections>
    </viewController><exit id="exit3" sceneMemberID="exit"/></objects></scene>
    </scenes></document>
    """

  private func launch() throws -> (navigation: UINavigationController, start: SegueController) {
    let path = NSTemporaryDirectory() + "Segues-\(UInt64.random(in: 0 ... .max)).storyboard"
    try Self.storyboard.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let storyboard = try UIStoryboard(path: path, displayName: "Segues.storyboard")
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    _ = try ContainerFixture(navigation, on: "iphone-8")
    return (navigation, try #require(navigation.topViewController as? SegueController))
  }

  private func button(_ id: String, of controller: UIViewController) throws -> UIButton {
    try #require(
      controller.view.subviews.first { $0.nibOrigin?.id == id } as? UIButton)
  }

  @Test func aButtonShowsWhatItsSegueLeadsTo() throws {
    let (navigation, start) = try launch()
    start.allows = false
    try button("go", of: start).sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers.count == 1)
    start.allows = true
    try button("go", of: start).sendActions(for: .touchUpInside)
    #expect(start.prepared == ["go detail"])
    let detail = try #require(navigation.topViewController as? SegueController)
    #expect(detail.title == "detail")
    // The way back ends at the controller that has the method.
    try button("home", of: detail).sendActions(for: .touchUpInside)
    #expect(start.unwound == 1)
    #expect(navigation.topViewController === start)
    #expect(detail.prepared == ["nil start"])
  }

  @Test func codeFollowsSeguesByName() throws {
    let (navigation, start) = try launch()
    start.allows = false
    start.performSegue(withIdentifier: "sheet", sender: nil)
    let sheet = try #require(navigation.presentedViewController as? SegueController)
    #expect(sheet.modalPresentationStyle == .fullScreen)
    #expect(sheet.view.bounds.size == CGSize(width: 375, height: 667))
    #expect(navigation.view.window == nil)
    sheet.performSegue(withIdentifier: "leave", sender: nil)
    #expect(start.unwound == 1)
    #expect(navigation.presentedViewController == nil)
    #expect(navigation.view.window != nil)
    start.performSegue(withIdentifier: "nowhere", sender: nil)
    #expect(
      start.view.window?.runtimeNotes.map(\.message) == [
        "SegueController has no segue with identifier 'nowhere'"
      ])
  }

  @Test func seguesOfAnAppsOwnAndOfBarButtons() throws {
    let (navigation, start) = try launch()
    let count = OwnSegue.count
    start.performSegue(withIdentifier: "own", sender: nil)
    #expect(OwnSegue.count == count + 1)
    #expect(navigation.presentedViewController?.modalPresentationStyle == .overFullScreen)
    navigation.dismiss(animated: false)
    let item = try #require(start.navigationItem.rightBarButtonItem)
    item.sendAction()
    let sheet = try #require(navigation.presentedViewController)
    #expect(sheet.popoverPresentationController?.barButtonItem === item)
    #expect(sheet.presentationController is UISheetPresentationController)
  }
}
