import Devices
import LayoutTree
import Staging
import SwiftUI
import Testing
import UIKit

/// Taps and typing, in UIKit and in SwiftUI.
@MainActor @Suite struct TouchTests {
  private func stage(_ screen: Screen) throws -> Stage {
    let device = try #require(Device.find("iphone-14"))
    return try Stage(screen, in: Configuration(device: device, system: .v18))
  }

  struct Cards: View {
    @State private var taps = ""

    var body: some View {
      VStack {
        Text("taps: \(taps)").accessibilityIdentifier("state")
        VStack {
          Text("Card")
          Color.red.frame(height: 10)
        }
        .contentShape(Rectangle()).onTapGesture { taps += "a" }
        Text("Twice").onTapGesture(count: 2) { taps += "b" }
        Text("Closed").onTapGesture { taps += "c" }.allowsHitTesting(false)
      }
    }
  }

  @Test("Views with a tap gesture answer to one tap, unless they are closed or ask for more")
  func tapGestures() throws {
    let stage = try stage(Screen("cards") { Cards() })
    try stage.tap("Card")
    #expect(stage.tree.texts.first == "taps: a")
    #expect(throws: TouchError.self) { try stage.tap("Twice") }
    #expect(throws: TouchError.self) { try stage.tap("Closed") }
    #expect(stage.tree.texts.first == "taps: a")
  }

  struct Controls: View {
    @State private var isOn = false
    @State private var count = 0
    @State private var choice = "A"
    @State private var name = ""

    var body: some View {
      VStack {
        Text("\(isOn ? "on" : "off") \(count) \(choice) \(name)").accessibilityIdentifier("state")
        Toggle("Switch", isOn: $isOn)
        Stepper("Amount", value: $count)
        Picker("Choice", selection: $choice) {
          Text("A").tag("A")
          Text("B").tag("B")
        }
        .pickerStyle(.segmented)
        TextField("Name", text: $name)
        Button("Plus") { count += 10 }.accessibilityIdentifier("plus")
        Button {
          count += 100
        } label: {
          Image(systemName: "star")
        }
        Button("Off") {}.disabled(true)
        Button("Twice") { count += 1 }
        Button("Twice") { count += 2 }
        Color.red.overlay { Button("On top") { count = -1 } }
      }
    }
  }

  @Test("SwiftUI's controls do what a person's tap does")
  func controls() throws {
    let stage = try stage(Screen("controls") { Controls() })
    func state() -> String { stage.tree.texts[0] }
    #expect(state() == "off 0 A ")
    try stage.tap("Switch")
    try stage.tap("Increment")
    try stage.tap("B")
    #expect(state() == "on 1 B ")
    try stage.tap("plus")
    try stage.tap("Plus")
    try stage.tap("star")
    #expect(state() == "on 121 B ")
    try stage.enter("Ada", into: "Name")
    #expect(state() == "on 121 B Ada")
    try stage.tap("Twice", occurrence: 1)
    #expect(state() == "on 123 B Ada")
    try stage.tap("On top")
    #expect(state() == "on -1 B Ada")
  }

  @Test("What cannot be tapped says why")
  func errors() throws {
    let stage = try stage(Screen("controls") { Controls() })
    #expect(throws: TouchError.disabled(named: "Off")) { try stage.tap("Off") }
    #expect(throws: TouchError.several(named: "Twice", count: 2)) { try stage.tap("Twice") }
    #expect(throws: TouchError.outOfRange(named: "Twice", occurrence: 2, count: 2)) {
      try stage.tap("Twice", occurrence: 2)
    }
    #expect(throws: TouchError.notEditable(named: "Plus")) { try stage.enter("x", into: "Plus") }
    #expect(
      throws: TouchError.nothing(named: "Absent", offered: stage.tappableNames)
    ) { try stage.tap("Absent") }
    #expect(stage.tappableNames.prefix(3) == ["Switch", "Decrement", "Increment"])
  }

  struct WithMenu: View {
    @State private var log = ""

    var body: some View {
      VStack {
        Text("Log \(log)")
        Menu("More") {
          Button("Copy") { log += "c" }
          Button("Delete", role: .destructive) { log += "d" }
        }
      }
    }
  }

  @Test("A menu's actions answer while it is open")
  func menu() throws {
    let stage = try stage(Screen("menu") { WithMenu() })
    #expect(stage.tappableNames == ["More"])
    let closed = stage.tree
    let open = try stage.tap("More")
    #expect(open == closed)
    #expect(stage.tappableNames == ["More", "Copy", "Delete"])
    #expect(try stage.tap("Delete").texts.contains("Log d"))
    #expect(stage.tappableNames == ["More"])
  }

  struct Tabs: View {
    @State private var count = 0

    var body: some View {
      TabView {
        VStack {
          Text("First \(count)")
          Button("Count") { count += 1 }
        }
        .tabItem { Label("One", systemImage: "1.circle") }
        Text("Second").tabItem { Label("Two", systemImage: "2.circle") }
      }
    }
  }

  @Test("A tap on a tab shows its view")
  func tabs() throws {
    let stage = try stage(Screen("tabs") { Tabs() })
    try stage.tap("Count")
    #expect(try stage.tap("Two").texts.contains("Second"))
    #expect(try stage.tap("One").texts.contains("First 1"))
  }

  final class Controller: UIViewController {
    let label = UILabel()
    let toggle = UISwitch()
    let field = UITextField()
    let segments = UISegmentedControl(items: ["Left", "Right"])
    var taps = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(type: .system)
      button.setTitle("Press", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
      toggle.accessibilityLabel = "Airplane"
      field.placeholder = "Name"
      field.addAction(
        UIAction { [weak self] _ in self?.label.text = self?.field.text }, for: .editingChanged)
      let stack = UIStackView(arrangedSubviews: [button, toggle, field, segments, label])
      stack.axis = .vertical
      stack.frame = view.bounds
      view.addSubview(stack)
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Push",
        primaryAction: UIAction { [weak self] _ in
          let next = UIViewController()
          next.title = "Next"
          self?.navigationController?.pushViewController(next, animated: false)
        })
      title = "First"
    }
  }

  @Test("UIKit's controls and bars do the same")
  func uiKit() throws {
    let controller = Controller()
    let stage = try stage(
      Screen("uikit") { UINavigationController(rootViewController: controller) })
    try stage.tap("Press")
    #expect(controller.taps == 1)
    try stage.tap("Airplane")
    #expect(controller.toggle.isOn)
    try stage.tap("Right")
    #expect(controller.segments.selectedSegmentIndex == 1)
    try stage.enter("Ada", into: "Name")
    #expect(controller.label.text == "Ada")
    try stage.tap("Push")
    #expect(controller.navigationController?.topViewController?.title == "Next")
    try stage.tap("Back")
    #expect(controller.navigationController?.topViewController === controller)
  }

  @Test("Under an alert nothing else answers; its button runs its action")
  func alert() throws {
    let controller = Controller()
    let stage = try stage(Screen("uikit") { controller })
    stage.perform {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in controller.taps = 50 })
      controller.present(alert, animated: false)
    }
    #expect(stage.tappableNames == ["Yes"])
    try stage.tap("Yes")
    #expect(controller.taps == 50)
    #expect(controller.presentedViewController == nil)
  }
}
