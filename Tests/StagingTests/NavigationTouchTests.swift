import Devices
import LayoutTree
import Staging
import SwiftUI
import Testing

/// Links that are followed, and ways back, in a navigation stack.
@MainActor @Suite struct NavigationTouchTests {
  /// An iPhone 14 with iOS 18: 390 x 844, insets 47 and 34; bars of 44, 52 more with a large title.
  private func stage<V: View>(
    @ViewBuilder _ view: @escaping @MainActor () -> V
  ) throws -> Stage {
    let device = try #require(Device.find("iphone-14"))
    return try Stage(
      Screen("screen", content: view), in: Configuration(device: device, system: .v18))
  }

  struct Home: View {
    @State private var count = 0

    var body: some View {
      NavigationStack {
        List {
          Button("Count \(count)") { count += 1 }
          NavigationLink("Details") { Details() }
        }
        .navigationTitle("Home")
      }
    }
  }

  struct Details: View {
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Button("Inner \(count)") { count += 1 }
        Button("Leave") { dismiss() }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .navigationTitle("Details of it")
    }
  }

  @Test("A link pushes its view under a bar with its title and the way back to the last one")
  func push() throws {
    let stage = try stage { Home() }
    #expect(
      stage.tree.nodes("NavigationBar")[0].windowFrame
        == LayoutRect(x: 0, y: 47, width: 390, height: 96))
    let pushed = try stage.tap("Details")
    #expect(pushed.texts.contains("Inner 0"))
    #expect(!pushed.texts.contains("Count 0"))
    let bar = pushed.nodes("NavigationBar")[0]
    #expect(bar.children.compactMap { $0.text?.string } == ["Details of it", "‹ Home"])
    // Below the status bar and the bar: 47 + 96; above the home indicator: 844 - 34.
    #expect(
      pushed.nodes("Details")[0].windowFrame == LayoutRect(x: 0, y: 143, width: 390, height: 667))
  }

  @Test("What lies below keeps its state; what is taken away starts anew")
  func state() throws {
    let stage = try stage { Home() }
    try stage.tap("Count 0")
    try stage.tap("Details")
    #expect(try stage.tap("Inner 0").texts.contains("Inner 1"))
    #expect(try stage.tap("Home").texts.contains("Count 1"))
    #expect(try stage.tap("Details").texts.contains("Inner 0"))
    #expect(try stage.tap("Leave").texts.contains("Count 1"))
    #expect(stage.tree.nodes("Details").isEmpty)
  }

  struct Numbers: View {
    @State private var path: [Int]

    init(_ path: [Int] = []) { _path = State(initialValue: path) }

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("Path \(path.count)")
          NavigationLink("One", value: 1)
          NavigationLink("None", value: String?.none)
        }
        .navigationTitle("Numbers")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("Number \(number) of \(path.count)")
            NavigationLink("Next", value: number + 1)
            Button("Root") { path = [] }
          }
          .navigationTitle("\(number)")
          .navigationBarTitleDisplayMode(.inline)
        }
      }
    }
  }

  @Test("Links of values change the path, and the path the views")
  func values() throws {
    let stage = try stage { Numbers() }
    #expect(throws: TouchError.disabled(named: "None")) { try stage.tap("None") }
    #expect(try stage.tap("One").texts.contains("Number 1 of 1"))
    let second = try stage.tap("Next")
    #expect(second.texts.contains("Number 2 of 2"))
    // A title in the bar: 44; the button back says the title below.
    #expect(second.nodes("NavigationBar")[0].frame.height == 44)
    #expect(second.texts.contains("‹ 1"))
    #expect(try stage.tap("Back").texts.contains("Number 1 of 1"))
    #expect(try stage.tap("Root").texts.contains("Path 0"))
  }

  @Test("A path that is there at the start shows its topmost value")
  func deepLink() throws {
    let stage = try stage { Numbers([4, 5, 5]) }
    #expect(stage.tree.texts.contains("Number 5 of 3"))
    #expect(try stage.tap("Back").texts.contains("Number 5 of 2"))
    #expect(try stage.tap("Back").texts.contains("Number 4 of 1"))
    #expect(try stage.tap("Back").texts.contains("Path 0"))
  }

  struct Conditions: View {
    @State private var isShown = false
    @State private var item: Int?

    var body: some View {
      NavigationStack {
        VStack {
          Text(isShown ? "On" : "Off")
          Text("Item \(item ?? 0)")
          Button("Show") { isShown = true }
          Button("Choose") { item = 7 }
        }
        .navigationDestination(isPresented: $isShown) { Text("Shown") }
        .navigationDestination(item: $item) { Text("Chosen \($0)") }
      }
    }
  }

  @Test("Views shown under a condition come and go with it, both ways")
  func conditions() throws {
    let stage = try stage { Conditions() }
    #expect(stage.tree.texts.contains("Off"))
    #expect(try stage.tap("Show").texts.contains("Shown"))
    #expect(try stage.tap("Back").texts.contains("Off"))
    #expect(try stage.tap("Choose").texts.contains("Chosen 7"))
    #expect(try stage.tap("Back").texts.contains("Item 0"))
  }

  struct Tracked: View {
    @State private var log: [String] = []

    var body: some View {
      VStack {
        Text(log.joined(separator: ","))
        NavigationStack {
          NavigationLink("Go") {
            Text("There").onAppear { log.append("+there") }.onDisappear { log.append("-there") }
          }
          .onAppear { log.append("+root") }.onDisappear { log.append("-root") }
        }
      }
    }
  }

  @Test("Views appear and disappear as they are covered and uncovered")
  func appearance() throws {
    let stage = try stage { Tracked() }
    #expect(stage.tree.texts.contains("+root"))
    try stage.tap("Go")
    #expect(Set(stage.tree.texts[0].split(separator: ",")) == ["+root", "-root", "+there"])
    try stage.tap("Back")
    #expect(
      stage.tree.texts[0].split(separator: ",").sorted() == [
        "+root", "+root", "+there", "-root", "-there",
      ])
  }

  struct Columns: View {
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("First") { Text("Detail of first") }
          NavigationLink("Second") {
            NavigationStack { Text("Detail of second").navigationTitle("2") }
          }
        }
      } detail: {
        Text("Nothing")
      }
    }
  }

  @Test("A sidebar's links show their views in the detail column; a stack there has the bars")
  func columns() throws {
    let device = try #require(Device.find("ipad-pro-11-m5"))
    let stage = try Stage(
      Screen("columns") { Columns() },
      in: Configuration(device: device, orientation: .landscapeLeft, system: .v18))
    #expect(stage.tree.texts.contains("Nothing"))
    let first = try stage.tap("First")
    #expect(first.texts.contains("Detail of first"))
    #expect(first.texts.contains("Second"))
    #expect(!first.texts.contains("Nothing"))
    let second = try stage.tap("Second")
    #expect(second.texts.contains("Detail of second"))
    #expect(second.nodes("NavigationBar").count == 2)
  }
}
