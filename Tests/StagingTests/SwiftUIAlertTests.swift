import Devices
import LayoutTree
import Staging
import SwiftUI
import Testing
import UIKit

/// Alerts and dialogs are UIKit's, with its sizes.
@MainActor @Suite struct SwiftUIAlertTests {
  private func stage<V: View>(
    _ device: String = "iphone-16", _ system: SystemGeneration = .v26,
    @ViewBuilder _ view: @escaping @MainActor () -> V
  ) throws -> Stage {
    let device = try #require(Device.find(device))
    return try Stage(
      Screen("screen", content: view), in: Configuration(device: device, system: system))
  }

  private func card(_ tree: LayoutTree) throws -> LayoutRect {
    try #require(tree.nodes("UIAlertView").first).windowFrame
  }

  struct Failure: LocalizedError {
    var errorDescription: String? { "It failed" }
  }

  struct Alerts: View {
    @State private var log = ""
    @State private var asks = false
    @State private var tells = false
    @State private var fails = false
    @State private var names = false
    @State private var name = "Ada"
    @State private var item: Int? = 3

    var body: some View {
      VStack {
        Text("\(log) \(asks) \(tells) \(fails) \(names) \(name)")
        Button("Ask") { asks = true }
        Button("Tell") { tells = true }
        Button("Fail") { fails = true }
        Button("Name") { names = true }
      }
      .alert("Delete?", isPresented: $asks, presenting: item) { item in
        Button("Delete", role: .destructive) { log += "d\(item)" }
        Button("Keep", role: .cancel) { log += "k" }
      } message: { item in
        Text("Number \(item) is lost.")
      }
      .alert("Hello", isPresented: $tells) {}
      .alert(isPresented: $fails, error: fails ? Failure() : nil) { _ in
        Button("So be it") { log += "f" }
      } message: { _ in
        Text("Try again")
      }
      .alert("Name", isPresented: $names) {
        TextField("Your name", text: $name)
        Button("Save") { log += "n" }.disabled(name.isEmpty)
      }
    }
  }

  @Test("An alert has UIKit's size, and its buttons run their actions after it is gone")
  func buttons() throws {
    let stage = try stage { Alerts() }
    let shown = try stage.tap("Ask")
    #expect(shown.texts.contains("Number 3 is lost."))
    // The same alert of UIKit's.
    let uiKit = Screen("uikit") { UIViewController() }
    let other = try Stage(uiKit, in: stage.configuration)
    let same = other.perform {
      let alert = UIAlertController(
        title: "Delete?", message: "Number 3 is lost.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
      other.rootViewController?.present(alert, animated: false)
    }
    #expect(try card(shown) == card(same))
    #expect(try card(shown).width == 320)
    #expect(stage.tappableNames.sorted() == ["Delete", "Keep"])
    let after = try stage.tap("Delete")
    #expect(after.texts.contains("d3 false false false false Ada"))
    #expect(after.nodes("UIAlertView").isEmpty)
    try stage.tap("Ask")
    #expect(try stage.tap("Keep").texts.contains("d3k false false false false Ada"))
  }

  @Test("Without actions an alert says OK")
  func standard() throws {
    let stage = try stage { Alerts() }
    try stage.tap("Tell")
    #expect(stage.tappableNames == ["OK"])
    #expect(try stage.tap("OK").texts.contains(" false false false false Ada"))
  }

  @Test("An error gives the title")
  func error() throws {
    let stage = try stage { Alerts() }
    let shown = try stage.tap("Fail")
    #expect(shown.texts.contains("It failed"))
    #expect(shown.texts.contains("Try again"))
    #expect(try stage.tap("So be it").texts.contains("f false false false false Ada"))
  }

  @Test("Text fields in an alert are 48 high and change their binding")
  func field() throws {
    let stage = try stage { Alerts() }
    let shown = try stage.tap("Name")
    let field = try #require(shown.nodes("UITextField").first)
    #expect(field.windowFrame.height == 48)
    try stage.enter("", into: "Your name")
    #expect(throws: TouchError.disabled(named: "Save")) { try stage.tap("Save") }
    try stage.enter("Grace", into: "Your name")
    #expect(try stage.tap("Save").texts.contains("n false false false false Grace"))
  }

  struct Dialog: View {
    @State private var log = ""
    @State private var asks = false

    var body: some View {
      VStack {
        Text("\(log) \(asks)")
        Button("Ask") { asks = true }
          .confirmationDialog("Really?", isPresented: $asks, titleVisibility: .visible) {
            Button("Delete", role: .destructive) { log += "d" }
          } message: {
            Text("All is lost.")
          }
      }
    }
  }

  /// Before iOS 26 a sheet at the bottom with a button apart that cancels: 8 from the sides and above
  /// the safe area, 34.
  @Test("A confirmation dialog is a sheet on a phone until iOS 18")
  func sheet() throws {
    let stage = try stage("iphone-14", .v18) { Dialog() }
    let shown = try stage.tap("Ask")
    let card = try card(shown)
    #expect(card.x == 8)
    #expect(card.width == 374)
    #expect(card.y + card.height == 810)
    #expect(stage.tappableNames == ["Delete", "Cancel"])
    #expect(try stage.tap("Cancel").texts.contains(" false"))
    try stage.tap("Ask")
    #expect(try stage.tap("Delete").texts.contains("d false"))
  }

  @Test("In regular width it is a popover at the view, without a button that cancels")
  func popover() throws {
    let stage = try stage("ipad-pro-11-m5", .v18) { Dialog() }
    let shown = try stage.tap("Ask")
    #expect(stage.tappableNames == ["Delete"])
    let button = try #require(shown.nodes("Button").first).windowFrame
    let card = try card(shown)
    #expect(abs(card.x + card.width / 2 - button.x - button.width / 2) <= 0.5)
    #expect(stage.swipeAway().texts.contains(" false"))
    #expect(stage.tree.nodes("UIAlertView").isEmpty)
  }
}
