import Devices
import InterfaceBuilder
import Testing

@testable import UIKit

/// What a storyboard says of bars.
@MainActor @Suite struct BarNibTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="s1"><objects>
    <navigationController id="nav" toolbarHidden="NO" sceneMemberID="viewController">
      <navigationBar key="navigationBar" contentMode="scaleToFill" translucent="NO" \
    largeTitles="YES" id="bar"><rect key="frame" x="0.0" y="20" width="375" height="96"/>\
    </navigationBar>
      <toolbar key="toolbar" id="tools"/>
      <connections><segue destination="vc" kind="relationship" \
    relationship="rootViewController" id="seg"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s2"><objects>
    <viewController id="vc" extendedLayoutIncludesOpaqueBars="YES" \
    sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">\
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
      <toolbarItems>
        <barButtonItem systemItem="trash" id="t1"/><barButtonItem systemItem="flexibleSpace" id="t2"/>
      </toolbarItems>
      <extendedEdge key="edgesForExtendedLayout" top="YES"/>
      <navigationItem key="navigationItem" title="Plants" prompt="Pick one" \
    largeTitleDisplayMode="never" id="item">
        <barButtonItem key="leftBarButtonItem" title="Edit" style="done" id="b1"/>
        <rightBarButtonItems>
          <barButtonItem systemItem="add" id="b2"/>
          <barButtonItem id="b3"><view key="customView" contentMode="scaleToFill" id="cv">\
    <rect key="frame" x="0.0" y="0.0" width="40" height="20"/></view></barButtonItem>
        </rightBarButtonItems>
        <view key="titleView" contentMode="scaleToFill" id="tv">\
    <rect key="frame" x="0.0" y="0.0" width="100" height="30"/></view>
      </navigationItem>
      <tabBarItem key="tabBarItem" title="Garden" image="leaf" id="tab"/>
    </viewController></objects></scene></scenes>
    <resources><image name="leaf" width="25" height="24"/></resources>
    </document>
    """

  private func made() throws -> (UINavigationController, UIViewController, NibCoder) {
    let document = try IBParser.parse(
      Array(Self.storyboard.utf8), fileName: "Bars.storyboard")
    let nib = NibCoder(document: document, file: "Bars.storyboard", traits: .unspecified)
    let content = try #require(document.object(id: "vc").flatMap { nib.makeController($0) })
    let object = try #require(document.object(id: "nav"))
    let navigation = try #require(nib.makeController(object) as? UINavigationController)
    navigation.setViewControllers([content], animated: false)
    return (navigation, content, nib)
  }

  @Test func itemsAreRead() throws {
    let (_, content, _) = try made()
    let item = content.navigationItem
    #expect(item.title == "Plants")
    #expect(item.prompt == "Pick one")
    #expect(item.largeTitleDisplayMode == .never)
    #expect(item.leftBarButtonItem?.title == "Edit")
    #expect(item.leftBarButtonItem?.style == .done)
    #expect(item.leftBarButtonItem?.nibOrigin?.id == "b1")
    #expect(item.rightBarButtonItems?.map(\.systemItem) == [.add, nil])
    #expect(
      item.rightBarButtonItems?.last?.customView?.bounds.size == CGSize(width: 40, height: 20))
    #expect(item.titleView?.bounds.width == 100)
    #expect(content.toolbarItems?.map(\.systemItem) == [.trash, .flexibleSpace])
    #expect(content.tabBarItem.title == "Garden")
    #expect(content.tabBarItem.image?.size == CGSize(width: 25, height: 24))
    #expect(content.edgesForExtendedLayout == .top)
  }

  @Test func barsAreRead() throws {
    let (navigation, content, nib) = try made()
    #expect(navigation.navigationBar.prefersLargeTitles)
    #expect(!navigation.navigationBar.isTranslucent)
    #expect(!navigation.isToolbarHidden)
    #expect(navigation.tabBarItem.title == "Garden")
    _ = try ContainerFixture(navigation, on: "iphone-8")
    // The item's mode keeps the title small; the content reaches under the opaque bar as it asks, but
    // not under the toolbar: 667 - 44.
    #expect(content.view.frame == rect(0, 0, 375, 623))
    #expect(content.view.safeAreaInsets == insets(64, 0, 0, 0))
    #expect(nib.notes.isEmpty)
  }

  @Test func aControllerCannotHoldItself() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(navigation, animated: false)
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.parent == nil)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    navigation.pushViewController(tabs, animated: false)
    #expect(navigation.viewControllers.count == 1)
  }
}
