import Devices
import LayoutTree
import Testing

@testable import UIKit

/// A controller whose view comes from a file of its own.
final class CardViewController: UIViewController {
  @Outlet var box: UIView!
  var widthAtLoad: CGFloat?
  override func viewDidLoad() {
    super.viewDidLoad()
    widthAtLoad = box?.bounds.width
  }
}

/// A controller whose outlets are observed.
final class ObservingController: UIViewController, OutletTable {
  var order: [String] = []
  @Outlet var box: UIView! { didSet { order.append("box \(box.nibOrigin?.id ?? "")") } }
  @Outlet var unread: UIView! { didSet { order.append("unread") } }
  var outlets: [Any?] { [unread] }
  override func viewDidLoad() {
    super.viewDidLoad()
    order.append("load")
    _ = box.bounds
    _ = box.bounds
  }
}

/// A cell from a file.
final class FileCell: UITableViewCell {
  @Outlet var box: UIView!
}

@MainActor @Suite struct NibNameTests {
  /// A folder with files, gone after the test.
  private func inFolder(
    _ files: [String: String], _ work: (String) throws -> Void
  ) throws {
    let folder = NSTemporaryDirectory() + "Nibs-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files {
      try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
    try work(folder)
  }

  private func xib(_ owner: String, _ connections: String, _ views: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \
    customClass="\(owner)" customModule="UIKitTests">
    <connections>\(connections)</connections></placeholder>
    \(views)
    </objects></document>
    """
  }

  /// The file's owner says which of the views is the controller's.
  private var card: String {
    xib(
      "CardViewController",
      """
      <outlet property="view" destination="main" id="o1"/>
      <outlet property="box" destination="in" id="o2"/>
      """,
      """
      <view id="other"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
      <view id="main"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><view id="in"><rect key="frame" x="10" y="20" width="30" height="40"/></view>
      </subviews></view>
      """)
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="vc">
    <scenes><scene sceneID="s"><objects><viewController id="vc" customClass="GoneController" \
    sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0" y="0" \
    width="375" height="667"/></view></viewController></objects></scene></scenes></document>
    """

  @Test func aControllerFindsItsFileBesideTheStoryboard() throws {
    let files = ["Main.storyboard": Self.storyboard, "Card.xib": card, "CardView.xib": card]
    try inFolder(files) { folder in
      let storyboard = try UIStoryboard(path: "\(folder)/Main.storyboard")
      #expect(storyboard.instantiateInitialViewController() != nil)
      let named = CardViewController(nibName: "Card", bundle: nil)
      _ = try ContainerFixture(named, on: "iphone-8")
      #expect(named.view.nibOrigin?.id == "main")
      #expect(named.view.frame.size == CGSize(width: 375, height: 667))
      #expect(named.widthAtLoad == 30)
      // Without a name the file is that of the class, `Controller` left out.
      let unnamed = CardViewController()
      #expect(unnamed.view.nibOrigin?.id == "main")
    }
  }

  @Test func whatIsMissingOrUnknownIsTold() throws {
    try inFolder(["Main.storyboard": Self.storyboard]) { folder in
      let fixture = try ContainerFixture(UIViewController(), on: "iphone-8")
      try UIApplication.shared.perform(in: fixture.window) {
        let storyboard = try UIStoryboard(
          path: "\(folder)/Main.storyboard", displayName: "Main.storyboard")
        _ = storyboard.instantiateInitialViewController()
        let missing = UIViewController(nibName: "Nowhere", bundle: nil)
        #expect(missing.view.bounds.size == UIScreen.main.bounds.size)
      }
      let notes = fixture.window.runtimeNotes
      #expect(
        notes.map(\.message) == [
          "class GoneController is not known here; laid out as UIViewController",
          "UIViewController has a plain view: there is no file Nowhere.xib in the bundle",
        ])
      #expect(notes.first?.location?.file == "Main.storyboard")
    }
  }

  @Test func observersOfOutletsRun() throws {
    let text = xib(
      "ObservingController",
      """
      <outlet property="view" destination="main" id="o1"/>
      <outlet property="box" destination="in" id="o2"/>
      <outlet property="unread" destination="in" id="o3"/>
      """,
      """
      <view id="main"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <subviews><view id="in"><rect key="frame" x="10" y="20" width="30" height="40"/></view>
      </subviews></view>
      """)
    try inFolder(["Main.storyboard": Self.storyboard, "Observing.xib": text]) { folder in
      _ = try UIStoryboard(path: "\(folder)/Main.storyboard")
      let controller = ObservingController(nibName: "Observing", bundle: nil)
      controller.loadViewIfNeeded()
      // Listed ones at load, the others when they are first read, each once.
      #expect(controller.order == ["unread", "load", "box in"])
      controller.box = UIView()
      #expect(controller.order.last == "box ")
    }
  }

  @Test func cellsComeFromFiles() throws {
    let text = xib(
      "NSObject", "",
      """
      <tableViewCell id="cell" customClass="FileCell" customModule="UIKitTests">
      <rect key="frame" x="0" y="0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="320" height="60"/><subviews>
      <view id="in"><rect key="frame" x="10" y="20" width="30" height="40"/></view></subviews>
      </tableViewCellContentView>
      <connections><outlet property="box" destination="in" id="o1"/></connections>
      </tableViewCell>
      """)
    try inFolder(["FileCell.xib": text]) { folder in
      let nib = try UINib(path: "\(folder)/FileCell.xib", displayName: "FileCell.xib")
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
      table.register(nib, forCellReuseIdentifier: "file")
      let cell = try #require(
        table.dequeueReusableCell(withIdentifier: "file") as? FileCell)
      #expect(cell.reuseIdentifier == "file")
      #expect(cell.box.frame == rect(10, 20, 30, 40))
      table.register(nil as UINib?, forCellReuseIdentifier: "file")
      #expect(table.dequeueReusableCell(withIdentifier: "file") == nil)
    }
  }
}
