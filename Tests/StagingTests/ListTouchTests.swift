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
}
