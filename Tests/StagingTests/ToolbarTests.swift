import Devices
import LayoutTree
import Staging
import SwiftUI
import Testing

/// Views in bars. An iPhone 14 with iOS 18: the navigation bar is 44 high from 47 on, buttons begin 16
/// from the sides and stand 8 apart.
@MainActor @Suite struct ToolbarTests {
  private func stage<V: View>(
    @ViewBuilder _ view: @escaping @MainActor () -> V
  ) throws -> Stage {
    let device = try #require(Device.find("iphone-14"))
    return try Stage(
      Screen("screen", content: view), in: Configuration(device: device, system: .v18))
  }

  private func frame(_ tree: LayoutTree, _ label: String) throws -> LayoutRect {
    try #require(tree.nodes.first { $0.label == label }).windowFrame
  }

  struct Views: View {
    @State private var count = 0

    var body: some View {
      NavigationStack {
        Color.white
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .principal) {
              Color.red.frame(width: 60, height: 20).accessibilityIdentifier("principal")
            }
            ToolbarItem(placement: .topBarLeading) {
              Button {
                count += 1
              } label: {
                Circle().frame(width: 30, height: 30)
              }.accessibilityIdentifier("leading")
            }
            ToolbarItemGroup(placement: .topBarTrailing) {
              Color.red.frame(width: 20, height: 20).accessibilityIdentifier("first")
              Color.red.frame(width: 24, height: 24 + CGFloat(count))
                .accessibilityIdentifier("second")
            }
            ToolbarItem(placement: .keyboard) { Text("Keyboard") }
          }
      }
    }
  }

  @Test("Views stand in bars in their ideal size, in the middle of their height")
  func views() throws {
    let stage = try stage { Views() }
    let tree = stage.tree
    #expect(try frame(tree, "principal") == LayoutRect(x: 165, y: 59, width: 60, height: 20))
    #expect(try frame(tree, "leading") == LayoutRect(x: 16, y: 54, width: 30, height: 30))
    // From the right: 390 - 16 - 24, and 8 + 20 before.
    #expect(try frame(tree, "second") == LayoutRect(x: 350, y: 57, width: 24, height: 24))
    #expect(try frame(tree, "first") == LayoutRect(x: 322, y: 59, width: 20, height: 20))
    #expect(!tree.texts.contains("Keyboard"))
    // A view in a bar is alive: it is tapped, and grows from the middle.
    let taller = try stage.tap("leading")
    try stage.tap("leading")
    #expect(try frame(taller, "second").height == 25)
    #expect(try frame(stage.tree, "second") == LayoutRect(x: 350, y: 56, width: 24, height: 26))
  }

  struct Buttons: View {
    @State private var log = ""
    @State private var isOff = false

    var body: some View {
      NavigationStack {
        Text(log)
          .toolbar {
            ToolbarItem { Button("Edit") { log += "e" } }
            ToolbarItem(placement: .cancellationAction) {
              Button("Add", systemImage: "plus") { log += "a" }.disabled(isOff)
            }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Start") { log += "s" }
              Spacer()
              Button("End") { isOff = true }
            }
          }
          .navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  @Test("Plain buttons are the bar's own; of a label they show the icon; a spacer parts them")
  func buttons() throws {
    let stage = try stage { Buttons() }
    let bar = try #require(stage.tree.nodes("NavigationBar").first)
    let images = bar.children.compactMap { $0.image?.name }
    #expect(images == ["plus"])
    let toolbar = try #require(stage.tree.nodes("Toolbar").first)
    let ends = toolbar.children.filter { $0.kind == .button }.map(\.windowFrame)
    #expect(ends.count == 2)
    #expect(ends[0].x == 16)
    #expect(ends[1].x + ends[1].width == 374)
    try stage.tap("Edit")
    try stage.tap("Start")
    #expect(try stage.tap("Add").texts.contains("esa"))
    try stage.tap("End")
    #expect(throws: TouchError.disabled(named: "Add")) { try stage.tap("Add") }
  }

  struct Hidden: View {
    let hides: Bool

    var body: some View {
      NavigationStack {
        Color.red.accessibilityIdentifier("mark")
          .navigationTitle(Text("Title"))
          .toolbarVisibility(hides ? .hidden : .visible, for: .navigationBar, .bottomBar)
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Below") {} } }
      }
    }
  }

  @Test("Hidden bars take no room")
  func hidden() throws {
    let shown = try stage { Hidden(hides: false) }.tree
    #expect(try frame(shown, "mark").y == 47 + 96)
    let hidden = try stage { Hidden(hides: true) }.tree
    #expect(try frame(hidden, "mark") == LayoutRect(x: 0, y: 47, width: 390, height: 763))
    #expect(hidden.nodes("Toolbar").isEmpty)
  }

  struct NoWayBack: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Go") { Text("There").navigationBarBackButtonHidden() }
      }
    }
  }

  @Test("The button back can be hidden")
  func backButton() throws {
    let stage = try stage { NoWayBack() }
    try stage.tap("Go")
    #expect(stage.tappableNames.isEmpty)
  }
}
