import Devices
import InterfaceBuilder
import LayoutTree
import Staging
import Testing

@testable import UIKit

private func storyboard(tools: Int, table: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
  useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc">
  <device id="retina4_7" orientation="portrait"/>
  <scenes><scene sceneID="s"><objects>
  <tableViewController id="vc" sceneMemberID="viewController">
  \(table)
  </tableViewController></objects></scene></scenes></document>
  """
}

private func cell(
  _ id: String, y: Double, height: Double, attributes: String = ""
) -> String {
  """
  <tableViewCell \(attributes) id="\(id)"><rect key="frame" x="0" y="\(y)" width="375" \
  height="\(height)"/><tableViewCellContentView key="contentView" tableViewCell="\(id)" \
  id="\(id)-content"><rect key="frame" x="0" y="0" width="375" height="\(height)"/>
  <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-box">\
  <rect key="frame" x="1" y="1" width="1" height="1"/></view></subviews>
  <constraints>
  <constraint firstItem="\(id)-box" firstAttribute="leading" secondItem="\(id)-content" \
  secondAttribute="leadingMargin" id="\(id)-1"/>
  <constraint firstItem="\(id)-box" firstAttribute="top" secondItem="\(id)-content" \
  secondAttribute="topMargin" id="\(id)-2"/>
  <constraint firstAttribute="trailingMargin" secondItem="\(id)-box" secondAttribute="trailing" \
  id="\(id)-3"/>
  <constraint firstAttribute="bottomMargin" secondItem="\(id)-box" secondAttribute="bottom" \
  id="\(id)-4"/>
  <constraint firstItem="\(id)-box" firstAttribute="height" constant="50" priority="900" \
  id="\(id)-5"/>
  </constraints></tableViewCellContentView></tableViewCell>
  """
}

@MainActor @Suite struct ListNibTests {
  private func layOut(_ text: String, in configuration: Configuration? = nil) throws -> LayoutTree {
    let document = try IBParser.parse(Array(text.utf8), fileName: "Test.storyboard")
    let file = ScreenFile(document: document, displayPath: "Test.storyboard")
    let screen = try #require(file.screens.first)
    return file.layOut(screen, in: configuration)
  }

  private func frame(_ id: String, _ tree: LayoutTree) -> LayoutRect? {
    var stack = [tree.root]
    while let node = stack.popLast() {
      if node.id == id { return node.frame }
      stack.append(contentsOf: node.children)
    }
    return nil
  }

  private func table(_ rows: String, style: String = "plain") -> String {
    """
    <tableView key="view" style="\(style)" separatorStyle="default" rowHeight="-1" \
    estimatedRowHeight="-1" sectionHeaderHeight="18" sectionFooterHeight="18" id="table">
    <rect key="frame" x="0" y="0" width="375" height="667"/>\(rows)</tableView>
    """
  }

  @Test func staticCellsKeepTheirCanvasHeights() throws {
    let rows = """
      <sections><tableViewSection headerTitle="One" id="s1"><cells>\
      \(cell("a", y: 55.5, height: 72))\(cell("b", y: 127.5, height: 80))</cells></tableViewSection>
      <tableViewSection headerTitle="Two" id="s2"><cells>\
      \(cell("c", y: 263.5, height: 72))</cells></tableViewSection></sections>
      """
    let tree = try layOut(storyboard(tools: 22505, table: table(rows, style: "grouped")))
    // 17.5 above the first header and 38 for each; 18 below each section.
    #expect(frame("a", tree) == LayoutRect(x: 0, y: 55.5, width: 375, height: 72))
    #expect(frame("b", tree) == LayoutRect(x: 0, y: 127.5, width: 375, height: 80))
    #expect(frame("c", tree) == LayoutRect(x: 0, y: 263.5, width: 375, height: 72))
    #expect(frame("b-box", tree) == LayoutRect(x: 16, y: 11, width: 343, height: 58))
  }

  @Test func prototypesAreShownOnceUnderTheirLine() throws {
    let reuse = #"reuseIdentifier="a""#
    let rows = """
      <prototypes>\(cell("a", y: 50, height: 72, attributes: reuse))\
      \(cell("b", y: 122, height: 80))</prototypes>
      """
    let tree = try layOut(storyboard(tools: 22505, table: table(rows)))
    #expect(frame("a", tree)?.y == 50)
    #expect(frame("b", tree)?.y == 122)
    #expect(frame("a-box", tree) == LayoutRect(x: 16, y: 11, width: 343, height: 50))
  }

  @Test func rowsOfADeviceAreAsHighAsTheirContent() throws {
    let rows = """
      <prototypes>\(cell("a", y: 50, height: 200))\(cell("b", y: 250, height: 80))</prototypes>
      """
    let device = try #require(Device.find("iphone-16-pro-max"))
    let configuration = Configuration(device: device, system: .v18)
    let tree = try layOut(storyboard(tools: 22505, table: table(rows)), in: configuration)
    let width = configuration.windowSize.width
    // 50 with margins of 11 above and below.
    #expect(frame("a", tree)?.height == 72)
    #expect(frame("b", tree)?.y == (frame("a", tree)?.y ?? 0) + 72)
    #expect(frame("a-box", tree) == LayoutRect(x: 20, y: 11, width: width - 40, height: 50))
  }

  @Test func oldRowsLeaveRoomForTheirSeparator() throws {
    let rows = "<prototypes>\(cell("a", y: 28, height: 70))</prototypes>"
    let tree = try layOut(storyboard(tools: 14313, table: table(rows)))
    #expect(frame("a", tree)?.y == 28)
    #expect(frame("a-content", tree)?.height == 69.5)
  }

  @Test func aCellAloneIsARowOfAWindow() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="17156" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES"><device id="retina6_1"/><objects>
      \(cell("a", y: 0, height: 100))</objects></document>
      """
    let canvas = try layOut(text)
    #expect(frame("a", canvas) == LayoutRect(x: 0, y: 0, width: 375, height: 100))
    #expect(frame("a-box", canvas) == LayoutRect(x: 16, y: 11, width: 343, height: 78))
    let device = try #require(Device.find("iphone-16-pro-max"))
    let row = try layOut(text, in: Configuration(device: device, system: .v18))
    #expect(frame("a", row)?.height == 72)
    #expect(frame("a", row)?.width == 440)
  }

  @Test func collectionPrototypesFlow() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="14113" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" initialViewController="vc"><device id="retina4_7"/>
      <scenes><scene sceneID="s"><objects><collectionViewController id="vc" \
      sceneMemberID="viewController"><collectionView key="view" id="collection">\
      <rect key="frame" x="0" y="0" width="375" height="667"/>\
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" \
      minimumInteritemSpacing="10" id="flow"><size key="itemSize" width="180" height="150"/>\
      <size key="headerReferenceSize" width="50" height="50"/>\
      <size key="footerReferenceSize" width="0" height="0"/>\
      <inset key="sectionInset" minX="10" minY="10" maxX="10" maxY="10"/>\
      </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="x" id="cell">\
      <rect key="frame" x="97.5" y="60" width="180" height="150"/><view key="contentView">\
      <rect key="frame" x="0" y="0" width="180" height="150"/><subviews>\
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">\
      <rect key="frame" x="8" y="8" width="1" height="1"/></view></subviews></view>
      <constraints><constraint firstItem="box" firstAttribute="leading" secondItem="cell" \
      secondAttribute="leading" constant="8" id="1"/><constraint firstAttribute="trailing" \
      secondItem="box" secondAttribute="trailing" constant="8" id="2"/>\
      <constraint firstItem="box" firstAttribute="top" secondItem="cell" secondAttribute="top" \
      constant="8" id="3"/><constraint firstAttribute="bottom" secondItem="box" \
      secondAttribute="bottom" constant="8" id="4"/></constraints></collectionViewCell></cells>
      <collectionReusableView key="sectionHeaderView" id="header">\
      <rect key="frame" x="0" y="0" width="375" height="50"/></collectionReusableView>\
      </collectionView></collectionViewController></objects></scene></scenes></document>
      """
    let tree = try layOut(text)
    #expect(frame("cell", tree) == LayoutRect(x: 97.5, y: 60, width: 180, height: 150))
    #expect(frame("box", tree) == LayoutRect(x: 8, y: 8, width: 164, height: 134))
    #expect(frame("header", tree) == LayoutRect(x: 0, y: 0, width: 375, height: 50))
  }
}
