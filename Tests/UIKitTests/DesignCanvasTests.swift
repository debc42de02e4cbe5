import Devices
import InterfaceBuilder
import LayoutTree
import Staging
import Testing

@testable import UIKit

private let navigationBar =
  #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
private let freeform =
  #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
private let tabBar =
  #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#

/// What Interface Builder's canvas does: figures read off public files, each named at its rule.
@MainActor @Suite struct DesignCanvasTests {
  private func document(
    tools: String, device: String? = "retina4_7", kind: String = "Storyboard.XIB", _ content: String
  ) throws -> IBDocument {
    let element = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
    return try IBParser.parse(
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" \
        toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useTraitCollections="YES" useSafeAreas="YES">\(element)\(content)</document>
        """.utf8), fileName: "Test")
  }

  private func scene(
    _ frame: String = #"x="0" y="0" width="375" height="667""#, id: String = "vc",
    controller: String = "", view: String
  ) -> String {
    """
    <scene sceneID="s-\(id)"><objects>\
    <viewController id="\(id)" sceneMemberID="viewController">
    <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>\
    <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
    <view key="view" id="root-\(id)"><rect key="frame" \(frame)/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    \(view)</view>\(controller)</viewController></objects></scene>
    """
  }

  /// A view in the safe area of a scene.
  private func box(in root: String = "root-vc", safe: String = "safe") -> String {
    """
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">\
    <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
    <constraints>
    <constraint firstItem="box" firstAttribute="top" secondItem="\(safe)" secondAttribute="top" id="c1"/>
    <constraint firstItem="\(safe)" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="c2"/>
    <constraint firstItem="box" firstAttribute="leading" secondItem="\(root)" secondAttribute="leadingMargin" id="c3"/>
    <constraint firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" id="c4"/>
    </constraints><viewLayoutGuide key="safeArea" id="\(safe)"/>
    """
  }

  /// A view of its content's size, in the corner of its superview.
  private func corner(_ id: String, in root: String = "root-vc") -> String {
    """
    <constraints>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="\(root)" secondAttribute="top" id="c1"/>
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="\(root)" secondAttribute="leading" id="c2"/>
    </constraints>
    """
  }

  private func tree(_ document: IBDocument, _ id: String = "vc") throws -> LayoutTree {
    let file = ScreenFile(document: document, displayPath: "Test")
    return file.layOut(try #require(file.screens.first { $0.scene == id }), in: nil)
  }

  private func frame(_ id: String, in tree: LayoutTree) throws -> LayoutRect {
    func find(_ node: LayoutNode) -> LayoutNode? {
      node.id == id ? node : node.children.lazy.compactMap(find).first
    }
    return try #require(find(tree.root)).frame
  }

  @Test(arguments: [
    ("14460", "retina4_7", "", 20.0), ("14810", "retina4_7", "", 0), ("20037", "retina4_7", "", 0),
    ("21701", "retina4_7", "", 20), ("14460", "retina4_7", navigationBar, 64),
    ("17701", "retina4_7", navigationBar, 44), ("21701", "retina4_7", navigationBar, 64),
    ("20037", "retina5_9", navigationBar, 88),
  ])
  func theStatusBarIsMissingInXcode11To13WithoutANotch(
    tools: String, device: String, bars: String, top: Double
  ) throws {
    let size =
      device == "retina5_9"
      ? #"x="0" y="0" width="375" height="812""# : #"x="0" y="0" width="375" height="667""#
    let text = "<scenes>\(scene(size, controller: bars, view: box()))</scenes>"
    let tree = try tree(document(tools: tools, device: device, text))
    #expect(try frame("box", in: tree).y == top)
  }

  @Test func anOldSceneMaySimulateAScreenOfItsOwn() throws {
    let text = scene(
      #"x="0" y="64" width="375" height="603""#,
      controller: """
        <extendedEdge key="edgesForExtendedLayout"/>
        <simulatedScreenMetrics key="simulatedDestinationMetrics" type="retina47"/>
        \(navigationBar)
        """, view: box())
    let tree = try tree(document(tools: "10117", device: nil, "<scenes>\(text)</scenes>"))
    // 667 - 64: the whole view below the bar.
    #expect(try frame("box", in: tree).height == 603)
  }

  @Test func aViewThatStaysAboveATabBarIsSavedWithoutIt() throws {
    let text = scene(
      #"x="0" y="0" width="375" height="618""#,
      controller: #"<extendedEdge key="edgesForExtendedLayout" top="YES"/>"# + tabBar,
      view: box())
    let tree = try tree(document(tools: "20037", "<scenes>\(text)</scenes>"))
    // 667 - 49.
    #expect(try frame("box", in: tree).height == 618)
  }

  @Test func freeformControllersHaveNoStatusBarSinceXcode9() throws {
    let size = #"x="0" y="0" width="320" height="440""#
    for (tools, top) in [("11762", 20.0), ("13771", 0)] {
      let text = "<scenes>\(scene(size, controller: freeform, view: box()))</scenes>"
      #expect(try frame("box", in: tree(document(tools: tools, text))).y == top)
    }
    // The owner's view of a xib too, another view not: 44 and 34 of a notched phone.
    for (outlet, rect) in [
      (#"<outlet property="view" destination="root" id="o1"/>"#, (0.0, 102.0)), ("", (44, 24)),
    ] {
      let text = """
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(outlet)\
        </connections></placeholder>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="root">\
        <rect key="frame" x="0" y="0" width="219" height="102"/>\(box(in: "root"))\(freeform)\
        </view></objects>
        """
      let tree = try tree(document(tools: "19162", device: "retina6_1", kind: "XIB", text), "root")
      #expect(try frame("box", in: tree).y == rect.0)
      #expect(try frame("box", in: tree).height == rect.1)
      // It fills the canvas although nothing else ties it.
      #expect(try frame("root", in: tree) == LayoutRect(x: 0, y: 0, width: 219, height: 102))
    }
  }

  @Test func withoutANavigationBarAShownSceneIsASheet() throws {
    func file(_ bars: String) throws -> LayoutTree {
      let first = """
        <subviews><button buttonType="system" id="b"><rect key="frame" x="0" y="0" width="9" height="9"/>\
        <connections><segue destination="vc" kind="show" id="go"/></connections></button></subviews>
        """
      let text = scene(id: "first", controller: bars, view: first) + scene(view: box())
      return try tree(document(tools: "16097", "<scenes>\(text)</scenes>"))
    }
    #expect(try frame("box", in: file(tabBar)).height == 667)
    #expect(try frame("box", in: file(tabBar + navigationBar)).height == 667 - 44 - 49)
  }

  @Test func theCanvasOfXcode6HasNarrowMargins() throws {
    let size = #"x="0" y="0" width="600" height="600""#
    for (tools, margin) in [("6254", 16.0), ("10117", 20)] {
      let text = "<scenes>\(scene(size, view: box()))</scenes>"
      #expect(try frame("box", in: tree(document(tools: tools, device: nil, text))).x == margin)
    }
  }

  @Test(arguments: [
    // Points x 1.193359375, up to half points: 32 -> 38.5, 30 -> 36, 34 -> 41; 26 -> 31.5, 28 -> 33.5.
    ("14113", "UICTFontTextStyleTitle0", 38.5), ("14313", "UICTFontTextStyleTitle0", 36),
    ("14810", "UICTFontTextStyleTitle0", 41), ("14313", "UICTFontTextStyleTitle1", 31.5),
    ("14810", "UICTFontTextStyleTitle1", 33.5), ("14313", "UICTFontTextStyleBody", 20.5),
  ])
  func titlesOfXcode10AreSmaller(tools: String, style: String, height: Double) throws {
    let view = """
      <subviews><label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="label">\
      <rect key="frame" x="0" y="0" width="1" height="1"/>\
      <fontDescription key="fontDescription" style="\(style)"/></label></subviews>
      \(corner("label"))
      """
    let tree = try tree(document(tools: tools, "<scenes>\(scene(view: view))</scenes>"))
    #expect(try frame("label", in: tree).height == height)
  }

  @Test func customButtonsWithoutAFontHave18Points() throws {
    func size(_ attributes: String, _ font: String) throws -> LayoutRect {
      let view = """
        <subviews><button \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="button">\
        <rect key="frame" x="0" y="0" width="1" height="1"/>\(font)\
        <state key="normal" title="Test title"/></button></subviews>\(corner("button"))
        """
      return try frame(
        "button", in: tree(document(tools: "14460", "<scenes>\(scene(view: view))</scenes>")))
    }
    func font(_ size: Int) -> String {
      #"<fontDescription key="fontDescription" type="system" pointSize="\#(size)"/>"#
    }
    #expect(try size("", "") == size("", font(18)))
    #expect(
      try size(#"buttonType="system""#, "") == size(#"buttonType="system""#, font(15)))
  }

  @Test func pickersAreLowInCellsAlone() throws {
    let picker = """
      <subviews><pickerView translatesAutoresizingMaskIntoConstraints="NO" id="picker">\
      <rect key="frame" x="0" y="0" width="1" height="1"/></pickerView></subviews>
      """
    let alone = """
      <objects><tableViewCell rowHeight="227" id="cell"><rect key="frame" x="0" y="0" width="352" height="227"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">\
      <rect key="frame" x="0" y="0" width="352" height="227"/>\(picker)\(corner("picker", in: "content"))\
      </tableViewCellContentView></tableViewCell></objects>
      """
    let cell = try tree(document(tools: "14845", kind: "XIB", alone), "cell")
    #expect(try frame("picker", in: cell).height == 162)
    let text = "<scenes>\(scene(view: picker + corner("picker")))</scenes>"
    #expect(try frame("picker", in: tree(document(tools: "14845", text))).height == 216)
  }

  @Test func theCanvasShowsHiddenIndicatorsAndPlaceholderConstraints() throws {
    let view = """
      <subviews><stackView spacing="16" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0" y="0" width="1" height="1"/><subviews>
      <activityIndicatorView hidden="YES" hidesWhenStopped="YES" style="medium" translatesAutoresizingMaskIntoConstraints="NO" id="wheel">
      <rect key="frame" x="0" y="0" width="1" height="1"/></activityIndicatorView>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="rest"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
      </subviews><constraints>
      <constraint firstAttribute="width" constant="100" id="w"/>
      <constraint firstAttribute="height" constant="42" placeholder="YES" id="h"/>
      </constraints></stackView></subviews>\(corner("stack"))
      """
    let document = try document(tools: "22000", "<scenes>\(scene(view: view))</scenes>")
    let design = try tree(document)
    #expect(try frame("rest", in: design) == LayoutRect(x: 36, y: 0, width: 64, height: 42))
    let file = ScreenFile(document: document, displayPath: "Test")
    let phone = file.layOut(
      try #require(file.screens.first),
      in: Configuration(device: try #require(Device.find("iphone-8"))))
    #expect(try frame("rest", in: phone).x == 0)
    #expect(try frame("stack", in: phone).height != 42)
  }
}
