import Devices
import InterfaceBuilder
import LayoutTree
import Staging
import Testing

@testable import UIKit

/// A storyboard of one scene, written for these tests.
private func storyboard(
  view: String, controller: String = "", scenes: String = "", device: String = "retina4_7"
) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
  useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc">
  <device id="\(device)" orientation="portrait"/>
  <scenes><scene sceneID="s"><objects>
  <viewController id="vc" sceneMemberID="viewController">\(controller)
  <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
  \(view)
  </view></viewController></objects></scene>\(scenes)</scenes></document>
  """
}

private let box = """
  <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">\
  <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
  """

@MainActor @Suite struct NibSceneTests {
  private func layOut(_ text: String, in configuration: Configuration? = nil) throws -> LayoutTree {
    let document = try IBParser.parse(Array(text.utf8), fileName: "Test.storyboard")
    let file = ScreenFile(document: document, displayPath: "Test.storyboard")
    let screen = try #require(file.screens.first { $0.scene == "vc" })
    return file.layOut(screen, in: configuration)
  }

  private func frame(_ id: String, in tree: LayoutTree) throws -> LayoutRect {
    try #require(find(id, in: tree.root)).frame
  }

  private func find(_ id: String, in node: LayoutNode) -> LayoutNode? {
    if node.id == id { return node }
    for child in node.children {
      if let found = find(id, in: child) { return found }
    }
    return nil
  }

  private func device(_ id: String) throws -> Device { try #require(Device.find(id)) }

  @Test func safeAreaGuideAndConstraintsWithoutFirstItem() throws {
    let tree = try layOut(
      storyboard(
        view: """
          \(box)
          <constraints>
          <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="c1"/>
          <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="c2"/>
          <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="16" id="c3"/>
          <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" multiplier="2:1" id="c4"/>
          </constraints>
          <viewLayoutGuide key="safeArea" id="safe"/>
          """))
    // Top 20 + 8; bottom: 667 = 2 * y, so 333.5 less the top.
    #expect(try frame("box", in: tree) == LayoutRect(x: 16, y: 28, width: 343, height: 305.5))
    #expect(tree.conflicts.isEmpty)
  }

  @Test func oldLayoutGuides() throws {
    let tree = try layOut(
      storyboard(
        view: """
          \(box)
          <constraints>
          <constraint firstItem="box" firstAttribute="top" secondItem="topGuide" secondAttribute="bottom" constant="8" id="c1"/>
          <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c2"/>
          <constraint firstItem="box" firstAttribute="trailing" secondItem="root" secondAttribute="trailingMargin" id="c3"/>
          <constraint firstItem="bottomGuide" firstAttribute="top" secondItem="box" secondAttribute="bottom" constant="20" id="c4"/>
          </constraints>
          """,
        controller: """
          <layoutGuides><viewControllerLayoutGuide type="top" id="topGuide"/>\
          <viewControllerLayoutGuide type="bottom" id="bottomGuide"/></layoutGuides>
          """))
    // Status bar 20 + 8; margins 16; 667 - 20 - 28.
    #expect(try frame("box", in: tree) == LayoutRect(x: 16, y: 28, width: 343, height: 619))
  }

  /// Portrait and regular width have sizes of their own; the masks take one set out.
  private let adaptive = storyboard(
    view: """
      \(box)
      <constraints>
      <constraint firstItem="box" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="x"/>
      <constraint firstItem="box" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="y"/>
      <constraint firstItem="box" firstAttribute="width" constant="60" id="small"/>
      <constraint firstItem="box" firstAttribute="width" constant="120" id="large"/>
      <constraint firstItem="box" firstAttribute="height" constant="60" id="h">
      <variation key="heightClass=regular-widthClass=regular" constant="120"/></constraint>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="large"/></mask></variation>
      <variation key="heightClass=regular-widthClass=regular"><mask key="constraints">\
      <exclude reference="small"/><include reference="large"/></mask></variation>
      """)

  @Test func sizeClassesInstallConstraintsAndChangeConstants() throws {
    let phone = try layOut(adaptive, in: Configuration(device: device("iphone-8")))
    #expect(try frame("box", in: phone).width == 60)
    #expect(try frame("box", in: phone).height == 60)
    let pad = try layOut(adaptive, in: Configuration(device: device("ipad-pro-11-m4")))
    #expect(try frame("box", in: pad).width == 120)
    #expect(try frame("box", in: pad).height == 120)
    #expect(pad.conflicts.isEmpty)
    var split = Configuration(device: try device("ipad-pro-11-m4"))
    split.orientation = .landscapeLeft
    split.window = .oneThird
    let narrow = try layOut(adaptive, in: split)
    #expect(try frame("box", in: narrow).width == 60)
  }

  /// Traits that change after loading give what a fresh load in them gives.
  @Test func variationsFollowTraitsThatChangeLater() throws {
    let document = try IBParser.parse(Array(adaptive.utf8), fileName: "Test.storyboard")
    let scene = NibScene(document: document, file: "Test.storyboard", id: "vc")
    let shown = try #require(
      scene.show(in: Configuration(device: device("iphone-8")), isDesign: false))
    let box = try #require(shown.window.rootViewController?.view.subviews.first)
    #expect(box.frame.size == CGSize(width: 60, height: 60))
    shown.window.transition(to: Configuration(device: try device("ipad-pro-11-m4")))
    shown.window.layoutIfNeeded()
    #expect(box.frame.size == CGSize(width: 120, height: 120))
    #expect(shown.window.layoutHost?.engine.conflicts.isEmpty == true)
    shown.window.transition(to: Configuration(device: try device("iphone-8")))
    shown.window.layoutIfNeeded()
    #expect(box.frame.size == CGSize(width: 60, height: 60))
  }

  /// A value that only a variation states goes back to its default with the traits; what the file does
  /// not vary stays as code has left it: its text, and a constraint that it installs nowhere.
  @Test func onlyWhatDependsOnTraitsIsSetAgain() throws {
    let text = storyboard(
      view: """
        <subviews>
        <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="0" y="0" width="100" height="100"/>
        <subviews><label text="File" translatesAutoresizingMaskIntoConstraints="NO" id="words">
        <rect key="frame" x="0" y="0" width="100" height="20"/>
        <variation key="heightClass=compact" numberOfLines="2"/></label></subviews>
        <variation key="heightClass=compact" axis="vertical" alignment="center" spacing="40"/>
        </stackView>
        </subviews>
        <constraints>
        <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
        <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
        <constraint firstItem="stack" firstAttribute="width" constant="300" id="wide"/>
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="wide"/></mask></variation>
        """)
    let document = try IBParser.parse(Array(text.utf8), fileName: "Test.storyboard")
    let upright = Configuration(device: try device("iphone-8"))
    let shown = try #require(
      NibScene(document: document, file: "Test.storyboard", id: "vc")
        .show(in: upright, isDesign: false))
    let stack = try #require(
      shown.window.rootViewController?.view.subviews.first as? UIStackView)
    let label = try #require(stack.arrangedSubviews.first as? UILabel)
    label.text = "Code"
    let wide = try #require(stack.superview?.nibVariation?.constraints["wide"])
    wide.isActive = true
    var side = upright
    side.orientation = .landscapeLeft
    shown.window.transition(to: side)
    #expect(stack.axis == .vertical)
    #expect(stack.alignment == .center)
    #expect(stack.spacing == 40)
    #expect(label.numberOfLines == 2)
    shown.window.transition(to: upright)
    #expect(stack.axis == .horizontal)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(label.numberOfLines == 1)
    #expect(label.text == "Code")
    #expect(wide.isActive)
    #expect(stack.frame.width == 300)
  }

  @Test func autoresizingMasksActWhenTheScreenIsLarger() throws {
    let text = storyboard(
      view: """
        <subviews>
        <view fixedFrame="YES" id="stretch"><rect key="frame" x="20" y="10" width="335" height="40"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
        <view fixedFrame="YES" id="corner"><rect key="frame" x="275" y="567" width="80" height="80"/>
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMinY="YES"/></view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="below">
        <rect key="frame" x="0" y="0" width="10" height="10"/></view>
        </subviews>
        <constraints>
        <constraint firstItem="below" firstAttribute="top" secondItem="stretch" secondAttribute="bottom" constant="5" id="c1"/>
        <constraint firstItem="below" firstAttribute="leading" secondItem="stretch" secondAttribute="leading" id="c2"/>
        <constraint firstItem="below" firstAttribute="trailing" secondItem="stretch" secondAttribute="trailing" id="c3"/>
        <constraint firstItem="below" firstAttribute="height" constant="7" id="c4"/>
        </constraints>
        """)
    let tree = try layOut(text, in: Configuration(device: device("iphone-8-plus")))
    // 414 - 375 = 39 wider, 736 - 667 = 69 higher.
    #expect(try frame("stretch", in: tree) == LayoutRect(x: 20, y: 10, width: 374, height: 40))
    #expect(try frame("corner", in: tree) == LayoutRect(x: 314, y: 636, width: 80, height: 80))
    #expect(try frame("below", in: tree) == LayoutRect(x: 20, y: 55, width: 374, height: 7))
  }

  @Test func unknownElementsAndClassesAreNotesAndLaidOut() throws {
    let tree = try layOut(
      storyboard(
        view: """
          <subviews>
          <holographicView customClass="Fancy" translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <rect key="frame" x="0" y="0" width="10" height="10"/></holographicView>
          </subviews>
          <constraints>
          <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
          <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
          <constraint firstItem="box" firstAttribute="height" constant="30" id="c3"/>
          <constraint firstItem="box" firstAttribute="width" constant="40" id="c4"/>
          </constraints>
          """))
    #expect(try frame("box", in: tree) == LayoutRect(x: 0, y: 0, width: 40, height: 30))
    #expect(tree.notes.contains { $0.message.contains("holographicView") })
    #expect(tree.notes.contains { $0.message.contains("Fancy") })
    #expect(Set(tree.notes).count == tree.notes.count)
  }

  @Test func conflictsAreNamedWithLinesAndIds() throws {
    let tree = try layOut(
      storyboard(
        view: """
          \(box)
          <constraints>
          <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
          <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c2"/>
          <constraint firstItem="box" firstAttribute="height" constant="30" id="c3"/>
          <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="20" id="c4"/>
          <constraint firstItem="box" firstAttribute="width" constant="400" id="c5"/>
          </constraints>
          """))
    let conflict = try #require(tree.conflicts.first)
    #expect(tree.conflicts.count == 1)
    #expect(conflict.broken.id == "c5")
    let ids = conflict.constraints.compactMap(\.id)
    #expect(ids == ["c2", "c4", "c5"])
    #expect(conflict.constraints.contains { $0.text == "H:|-(20)-[UIView]" })
    #expect(conflict.broken.text == "UIView.width == 400")
    #expect(conflict.broken.location?.line ?? 0 > 0)
  }

  @Test func deepNestingIsLaidOut() throws {
    let depth = 180
    var text = ""
    for level in 0..<depth {
      text += """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v\(level)">\
        <rect key="frame" x="0" y="0" width="1" height="1"/>
        """
    }
    for level in (0..<depth).reversed() {
      let outer = level == 0 ? "root" : "v\(level - 1)"
      let inner = "v\(level)"
      text += "</view></subviews><constraints>"
      for attribute in ["top", "leading", "bottom", "trailing"] {
        let sign = attribute == "top" || attribute == "leading" ? 1 : -1
        text += """
          <constraint firstItem="\(inner)" firstAttribute="\(attribute)" secondItem="\(outer)" \
          secondAttribute="\(attribute)" constant="\(sign)" id="\(inner)\(attribute)"/>
          """
      }
      text += "</constraints>"
    }
    let tree = try layOut(storyboard(view: text))
    // 375 - 2 * 150
    #expect(try frame("v149", in: tree) == LayoutRect(x: 1, y: 1, width: 75, height: 367))
    #expect(tree.conflicts.isEmpty)
  }

  /// What an embed segue leads to fills its container on devices; a canvas shows the scene alone.
  @Test func embedSeguesAreShownInTheirContainers() throws {
    let text = storyboard(
      view: """
        <subviews><containerView translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="0" y="0" width="10" height="10"/>
        <connections><segue destination="child" kind="embed" id="e"/></connections>
        </containerView></subviews>
        <constraints>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="c1"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c2"/>
        <constraint firstItem="box" firstAttribute="width" constant="200" id="c3"/>
        <constraint firstItem="box" firstAttribute="height" constant="50" id="c4"/>
        </constraints>
        """,
      scenes: """
        <scene sceneID="t"><objects><viewController id="child" sceneMemberID="viewController">
        <view key="view" id="inner"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        </view></viewController></objects></scene>
        """)
    let tree = try layOut(text, in: Configuration(device: device("iphone-8")))
    #expect(try frame("box", in: tree) == LayoutRect(x: 20, y: 100, width: 200, height: 50))
    #expect(try frame("inner", in: tree) == LayoutRect(x: 0, y: 0, width: 200, height: 50))
    #expect(find("inner", in: try layOut(text).root) == nil)
  }
}
