import Devices
import LayoutTree
import Staging
import SwiftUI
import Testing

/// Actions of rows.
@MainActor @Suite struct ListTouchTests {
  struct Names: View {
    @State private var names = ["Ada", "Ben", "Cleo"]
    @State private var starred = ""

    var body: some View {
      List {
        Text("Starred \(starred)")
        ForEach(names, id: \.self) { Text($0) }
          .onDelete { names.remove(atOffsets: $0) }
        Button("More") { names.append("Dan") }
          .swipeActions(edge: .leading) { Button("Star") { starred += "*" } }
          .swipeActions { Button("Flag") { starred += "!" } }
      }
      .listStyle(.plain)
    }
  }

  @Test("Swiped rows run their actions, which take no room at rest")
  func swipes() throws {
    let device = try #require(Device.find("iphone-14"))
    let stage = try Stage(
      Screen("names") { Names() }, in: Configuration(device: device, system: .v18))
    #expect(stage.tree.nodes("Row").map(\.frame.height) == [44, 44, 44, 44, 44])
    let less = try stage.swipe("Ben", choosing: "Delete")
    #expect(less.texts.filter { $0.count < 5 } == ["Ada", "Cleo", "More"])
    try stage.swipe("More", choosing: "Star")
    #expect(try stage.swipe("More", choosing: "Flag").texts.contains("Starred *!"))
    #expect(try stage.tap("More").texts.contains("Dan"))
    #expect(
      throws: TouchError.nothing(named: "Starred *!", offered: ["Ada", "Cleo", "Dan", "More"])
    ) {
      try stage.swipe("Starred *!", choosing: "Delete")
    }
  }

  struct Kept: View {
    @State private var names = ["Ada", "Ben"]

    var body: some View {
      List {
        ForEach(names, id: \.self) {
          Text($0).badge($0 == "Ada" ? 3 : 0).deleteDisabled($0 == "Ada")
        }
        .onDelete { names.remove(atOffsets: $0) }
      }
      .listStyle(.plain)
    }
  }

  /// An iPhone 14 is 390 points wide, and rows keep 16 from its edges; a badge of 0 is none.
  @Test("A row may forbid to be deleted, and has its badge at the trailing edge")
  func badges() throws {
    let device = try #require(Device.find("iphone-14"))
    let stage = try Stage(
      Screen("kept") { Kept() }, in: Configuration(device: device, system: .v18))
    #expect(stage.tree.texts == ["Ada", "3", "Ben"])
    let badge = try #require(stage.tree.nodes("Text").first { $0.text?.string == "3" })
    #expect(badge.windowFrame.maxX == 390 - 16)
    #expect(throws: TouchError.self) { try stage.swipe("Ada", choosing: "Delete") }
    #expect(try stage.swipe("Ben", choosing: "Delete").texts == ["Ada", "3"])
  }
}
