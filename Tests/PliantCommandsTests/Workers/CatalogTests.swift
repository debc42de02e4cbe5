import Audit
import Devices
import LayoutTree
import Staging
import Testing
import UIKit

@testable import PliantCommands

/// Screens that a program holds itself.
@MainActor @Suite(.serialized) struct CatalogTests {
  private func open(_ screens: [Screen]) -> OpenScreenFile {
    OpenScreenFile.catalog = screens
    defer { OpenScreenFile.catalog = [] }
    return OpenScreenFile(.catalog)
  }

  private let order = WorkOrder(
    file: .catalog, task: .check, configurations: [.designed], asDesigned: false)

  @Test func screensAreToldAndLaidOut() throws {
    let file = open([
      Screen("card", view: { UIView() }), Screen("page") { UIViewController() },
    ])
    let opened = file.opened(for: order)
    #expect(opened.problems.isEmpty)
    #expect(opened.screens.map(\.reference.title) == ["card", "page"])
    #expect(opened.screens.first?.designed.device == "iphone-17")
    let tree = try file.layOut(opened.screens[1].reference, request: .designed, order: order).get()
    // An iPhone 17 is 402 x 874.
    #expect(tree.root.frame == LayoutRect(x: 0, y: 0, width: 402, height: 874))
  }

  /// A box as wide as the screen was when the view was loaded.
  private final class BoxController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let box = UILabel(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 40))
      box.accessibilityIdentifier = "box"
      view.addSubview(box)
    }
  }

  /// An iPhone 17 is 402 x 874: a box that is made on its side is 874 wide, and stays so upright, where
  /// one that is made upright is 402 wide.
  @Test func aStepLeadsToALayoutThatIsHeldAgainstALaunch() throws {
    let file = open([Screen("box") { BoxController() }])
    var order = order
    order.configurations = [ConfigurationRequest(Configuration(device: Device.find("iphone-17")!))]
    let screen = try #require(file.opened(for: order).screens.first?.reference)
    let step = TransitionStep(.orientation, from: "landscape-left", to: "portrait")
    let request = order.configurations[0]
    let reached = try #require(file.arrive(screen, by: step, at: request, order: order))
    let fresh = try file.layOut(screen, request: request, order: order).get()
    #expect(reached.configuration == fresh.configuration)
    var result = WorkResult(order)
    let reply = result.reply(fresh, arrivals: [Arrival(step, tree: reached)], isFirstOfScreen: true)
    guard case .unit(let bytes) = reply else {
      Issue.record("no result")
      return
    }
    let found = try MessageCoding.decode(CheckedTree.self, from: bytes).findings
    #expect(found.map(\.rule) == ["transition-dependent-layout"])
    #expect(
      found.first?.reason == #"UILabel "box" is 874 x 40 at (0, 0), at launch 402 x 40 at (0, 0)"#)
    // What the device does not have leads nowhere.
    let split = TransitionStep(.window, from: "one-third", to: "full")
    #expect(file.arrive(screen, by: split, at: request, order: order) == nil)
  }

  @Test func namesMustDiffer() {
    let file = open([Screen("a") { UIViewController() }, Screen("a", view: { UIView() })])
    let opened = file.opened(for: order)
    #expect(opened.screens.isEmpty)
    #expect(opened.problems.map(\.message) == ["two screens are called 'a'"])
  }
}
