import Devices
import Testing

@testable import InterfaceBuilder
@testable import UIKit

/// A controller with outlets, a collection, an outlet of a superclass and an action.
class OutletBase: UIViewController {
  @Outlet var box: UIView!
}

final class OutletController: OutletBase, ActionTable {
  @Outlet private var button: UIButton!
  @Outlet var label: UILabel!
  @OutletCollection var sides: [NSLayoutConstraint]
  var seenAtLoad = 0
  var taps = 0

  var tapTarget: UIButton? { button }

  var actions: [String: @MainActor (Any?) -> Void] {
    ["tap:": { [weak self] sender in if sender is UIButton { self?.taps += 1 } }]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    seenAtLoad = sides.count
  }
}

final class OutletView: UIView {
  @Outlet var inner: UIView!
  var wasConnectedWhenAwake = false
  override func awakeFromNib() { wasConnectedWhenAwake = inner != nil }
}

@MainActor final class OutletOwner {
  @Outlet var inner: UIView!
}

@MainActor @Suite struct OutletTests {
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" initialViewController="nav">
    <scenes>
    <scene sceneID="s0"><objects><navigationController id="nav" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="bar"/>
    <connections><segue destination="vc" kind="relationship" relationship="rootViewController" \
    id="r0"/></connections></navigationController></objects></scene>
    <scene sceneID="s1"><objects>
    <viewController storyboardIdentifier="outlets" id="vc" customClass="OutletController" \
    customModule="UIKitTests" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
    <button translatesAutoresizingMaskIntoConstraints="NO" id="button">
    <connections><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/>
    <action selector="gone:" destination="vc" eventType="touchUpInside" id="a2"/></connections>
    </button>
    </subviews>
    <constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="10" id="left"/>
    <constraint firstItem="box" firstAttribute="trailing" secondItem="root" \
    secondAttribute="trailing" constant="-10" id="right"/>
    </constraints>
    </view>
    <connections>
    <outlet property="box" destination="box" id="c1"/>
    <outlet property="button" destination="button" id="c2"/>
    <outlet property="label" destination="box" id="c3"/>
    <outlet property="nowhere" destination="box" id="c4"/>
    <outletCollection property="sides" destination="left" id="c5"/>
    <outletCollection property="sides" destination="right" id="c6"/>
    </connections>
    </viewController></objects></scene>
    </scenes></document>
    """

  func opened() throws -> (controller: OutletController, notes: [String]) {
    let document = try IBParser.parse(Array(Self.storyboard.utf8), fileName: "Outlets.storyboard")
    let scene = NibScene(document: document, file: "Outlets.storyboard", id: "vc")
    let shown = try #require(
      scene.show(in: try configuration(of: "iphone-8"), isDesign: false))
    let navigation = try #require(shown.window.rootViewController as? UINavigationController)
    return (
      try #require(navigation.topViewController as? OutletController), shown.notes.map(\.message)
    )
  }

  func configuration(of device: String) throws -> Configuration {
    Configuration(device: try #require(Device.find(device)), system: .v18)
  }

  @Test func outletsAreConnectedBeforeLoadThoseOfSuperclassesToo() throws {
    let (controller, _) = try opened()
    #expect(controller.box.nibOrigin?.id == "box")
    #expect(controller.tapTarget?.nibOrigin?.id == "button")
    #expect(controller.seenAtLoad == 2)
    #expect(controller.sides.map(\.constant) == [10, -10])
  }

  @Test func whatDoesNotFitIsTold() throws {
    let (controller, notes) = try opened()
    #expect(controller.label == nil)
    #expect(notes.contains("outlet 'label' of class OutletController is of UILabel, not of UIView"))
    #expect(notes.contains("class OutletController has no outlet 'nowhere'"))
    #expect(notes.contains("class OutletController has no action 'gone:'"))
  }

  @Test func actionsAreCalledWithTheirControl() throws {
    let (controller, _) = try opened()
    controller.tapTarget?.sendActions(for: .touchUpInside)
    #expect(controller.taps == 1)
    controller.tapTarget?.sendActions(for: .valueChanged)
    #expect(controller.taps == 1)
  }

  @Test func viewsAreConnectedBeforeTheyAwakeAndOwnersWithTheFile() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \
      customClass="OutletOwner" customModule="UIKitTests">
      <connections><outlet property="inner" destination="in" id="o1"/></connections></placeholder>
      <view id="top" customClass="OutletView" customModule="UIKitTests">
      <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
      <subviews><view id="in"><rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
      <connections><outlet property="inner" destination="in" id="o2"/></connections>
      </view>
      </objects></document>
      """
    let path = NSTemporaryDirectory() + "Outlets-\(UInt64.random(in: 0 ... .max)).xib"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let owner = OutletOwner()
    let views = try UINib(path: path, displayName: "Outlets.xib").makeViews(owner: owner)
    let view = try #require(views.first as? OutletView)
    #expect(view.wasConnectedWhenAwake)
    #expect(view.inner.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(owner.inner === view.inner)
  }

  @Test func storyboardsMakeTheirControllers() throws {
    let path = NSTemporaryDirectory() + "Outlets-\(UInt64.random(in: 0 ... .max)).storyboard"
    try Self.storyboard.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let storyboard = try UIStoryboard(path: path, displayName: "Outlets.storyboard")
    let initial = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    #expect(initial.topViewController is OutletController)
    #expect(initial.storyboard === storyboard)
    let controller = try #require(
      storyboard.instantiateViewController(withIdentifier: "outlets") as? OutletController)
    controller.loadViewIfNeeded()
    #expect(controller.sides.count == 2)
    let created: OutletController = storyboard.instantiateViewController(identifier: "outlets") {
      coder in OutletController(coder: coder)
    }
    created.loadViewIfNeeded()
    #expect(created.box != nil)
    #expect(throws: NibError.noViewController(identifier: "x", file: "Outlets.storyboard")) {
      try storyboard.viewController(withIdentifier: "x")
    }
    #expect(throws: NibError.self) { try UIStoryboard(path: path + "x") }
  }
}
