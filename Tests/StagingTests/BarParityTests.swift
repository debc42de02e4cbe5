import Devices
import LayoutTree
import Staging
import SwiftUI
import Testing
import UIKit

/// SwiftUI's navigation and tab bars stand where UIKit's do, and leave the same room: by generation,
/// idiom, orientation and fold.
@MainActor @Suite struct BarParityTests {
  struct Setting: CustomTestStringConvertible {
    let device: String
    let orientation: Orientation
    let posture: Posture?
    let system: SystemGeneration

    init(
      _ device: String, _ orientation: Orientation = .portrait, _ posture: Posture? = nil,
      _ system: SystemGeneration
    ) {
      self.device = device
      self.orientation = orientation
      self.posture = posture
      self.system = system
    }

    var testDescription: String { "\(device) \(orientation) \(system)" }

    func configuration() throws -> Configuration {
      var made = Configuration(
        device: try #require(Device.find(device)), orientation: orientation, system: system)
      if let posture { made.posture = posture }
      return made
    }
  }

  nonisolated static let settings = [
    Setting("iphone-14", .portrait, nil, .v18), Setting("iphone-14", .landscapeLeft, nil, .v18),
    Setting("iphone-16", .portrait, nil, .v26), Setting("iphone-16", .landscapeRight, nil, .v26),
    Setting("iphone-se-3", .portrait, nil, .v18), Setting("ipad-pro-11-m5", .portrait, nil, .v18),
    Setting("ipad-pro-11-m5", .landscapeLeft, nil, .v26),
    Setting("iphone-duo", .portrait, .closed, .v27),
    Setting("iphone-duo", .landscapeRight, .closed, .v27),
    Setting("iphone-duo", .portrait, .open, .v27),
    Setting("iphone-duo", .landscapeLeft, .open, .v27),
  ]

  /// A controller that marks its safe area.
  final class Marked: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let mark = UIView()
      mark.accessibilityIdentifier = "mark"
      mark.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(mark)
      let safe = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        mark.topAnchor.constraint(equalTo: safe.topAnchor),
        mark.leftAnchor.constraint(equalTo: safe.leftAnchor),
        mark.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        mark.rightAnchor.constraint(equalTo: safe.rightAnchor),
      ])
    }
  }

  private func frames(_ tree: LayoutTree, _ names: [String]) -> [LayoutRect] {
    names.compactMap { name in
      tree.nodes.first { $0.className == name || $0.label == name }.flatMap {
        $0.isHidden ? nil : $0.windowFrame
      }
    }
  }

  /// The parts of a bar: texts and buttons with their places.
  private func parts(_ tree: LayoutTree, _ name: String) -> [String] {
    tree.nodes.first { $0.className == name }?.children.map {
      "\($0.className) \($0.label ?? "") \($0.windowFrame)"
    } ?? []
  }

  @Test(arguments: [true, false], settings)
  func navigationBars(isLarge: Bool, setting: Setting) throws {
    let configuration = try setting.configuration()
    let swiftUI = try Screen("swiftui") {
      NavigationStack {
        Color.red.accessibilityIdentifier("mark")
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Left") {} }
            ToolbarItem(placement: .topBarTrailing) { Button("Right") {} }
            ToolbarItem(placement: .bottomBar) { Button("Below") {} }
          }
      }
    }.layOut(in: configuration)
    let uiKit = try Screen("uikit") {
      let controller = Marked()
      controller.title = "Title"
      controller.navigationItem.largeTitleDisplayMode = isLarge ? .always : .never
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left")
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Right")
      controller.toolbarItems = [UIBarButtonItem(title: "Below")]
      let navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.prefersLargeTitles = true
      navigation.isToolbarHidden = false
      return navigation
    }.layOut(in: configuration)
    let found = frames(swiftUI, ["NavigationBar", "Toolbar", "mark"])
    #expect(found.count == 3)
    #expect(found == frames(uiKit, ["UINavigationBar", "UIToolbar", "mark"]))
    #expect(parts(swiftUI, "NavigationBar") == parts(uiKit, "UINavigationBar"))
    #expect(parts(swiftUI, "Toolbar") == parts(uiKit, "UIToolbar"))
  }

  @Test(arguments: settings)
  func tabBars(setting: Setting) throws {
    let configuration = try setting.configuration()
    let swiftUI = try Screen("swiftui") {
      TabView {
        NavigationStack { Color.red.accessibilityIdentifier("mark").navigationTitle("Title") }
          .tabItem { Label("One", systemImage: "1.circle") }
        Text("Two").tabItem { Label("Two", systemImage: "2.circle") }
        Text("Three").tabItem { Label("Three", systemImage: "3.circle") }
      }
    }.layOut(in: configuration)
    let uiKit = try Screen("uikit") {
      let tabs = UITabBarController()
      let names = [("One", "1.circle"), ("Two", "2.circle"), ("Three", "3.circle")]
      tabs.viewControllers = names.map { name, image in
        let controller = Marked()
        controller.navigationItem.title = "Title"
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.tabBarItem = UITabBarItem(
          title: name, image: UIImage(systemName: image), tag: 0)
        return navigation
      }
      return tabs
    }.layOut(in: configuration)
    let found = frames(swiftUI, ["TabBar", "NavigationBar", "mark"])
    #expect(found.count == 3)
    #expect(found == frames(uiKit, ["UITabBar", "UINavigationBar", "mark"]))
    #expect(parts(swiftUI, "TabBar") == parts(uiKit, "UITabBar"))
  }
}
