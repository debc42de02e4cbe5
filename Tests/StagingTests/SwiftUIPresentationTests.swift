import Devices
import LayoutTree
import Staging
import SwiftUI
import Testing
import UIKit

/// What sheets, covers and popovers tell their bindings, and what their content wishes.
@MainActor @Suite struct SwiftUIPresentationTests {
  private func stage<V: View>(
    _ device: String = "iphone-14", _ orientation: Orientation = .portrait,
    @ViewBuilder _ view: @escaping @MainActor () -> V
  ) throws -> Stage {
    let device = try #require(Device.find(device))
    return try Stage(
      Screen("screen", content: view),
      in: Configuration(device: device, orientation: orientation, system: .v18))
  }

  struct Item: Identifiable {
    let id: Int
  }

  struct Sheets: View {
    @State private var item: Item?
    @State private var log = ""
    @State private var detent = PresentationDetent.medium
    let isModal: Bool

    var body: some View {
      VStack {
        Text("\(item?.id ?? 0) \(log) \(detent == .medium ? "medium" : "large")")
        Button("One") { item = Item(id: 1) }
      }
      .sheet(item: $item) {
        log += "x"
      } content: { shown in
        Inner(number: shown.id) { item = Item(id: 2) }
          .presentationDetents([.medium, .large], selection: $detent)
          .interactiveDismissDisabled(isModal)
      }
    }
  }

  struct Inner: View {
    let number: Int
    let next: () -> Void
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("Sheet \(number), \(count)")
        Button("Count") { count += 1 }
        Button("Next") { next() }
        Button("Close") { dismiss() }
      }
    }
  }

  @Test("A sheet of a value goes with it; another value is another sheet")
  func items() throws {
    let stage = try stage { Sheets(isModal: false) }
    #expect(try stage.tap("One").texts.contains("Sheet 1, 0"))
    #expect(try stage.tap("Count").texts.contains("Sheet 1, 1"))
    #expect(try stage.tap("Next").texts.contains("Sheet 2, 0"))
    #expect(try stage.tap("Close").texts.contains("0 xx medium"))
    try stage.tap("One")
    #expect(stage.swipeAway().texts.contains("0 xxx medium"))
    #expect(stage.tree.nodes("Inner").isEmpty)
  }

  @Test("A dragged sheet tells its detent; one that may not be dismissed stays")
  func dragging() throws {
    let stage = try stage { Sheets(isModal: true) }
    let low = try stage.tap("One")
    let medium = try #require(low.nodes("Inner").first).windowFrame
    #expect(stage.drag(to: .large).texts.contains("1  large"))
    let high = try #require(stage.tree.nodes("Inner").first).windowFrame
    #expect(high.y < medium.y)
    #expect(!stage.swipeAway().nodes("Inner").isEmpty)
  }

  struct Popover: View {
    @State private var isShown = false
    let adaptation: PresentationAdaptation?

    var body: some View {
      VStack {
        Text("\(isShown)")
        Button("Show") { isShown = true }
          .popover(isPresented: $isShown, arrowEdge: .top) {
            Color.red.frame(width: 200, height: 100).accessibilityIdentifier("content")
              .presentationCompactAdaptation(adaptation ?? .automatic)
          }
      }
    }
  }

  @Test("A popover is as large as its content, and above a view whose top edge has the arrow")
  func popover() throws {
    let stage = try stage("ipad-pro-11-m5") { Popover(adaptation: nil) }
    let shown = try stage.tap("Show")
    let content = try #require(shown.nodes.first { $0.label == "content" }).windowFrame
    #expect(content.width == 200)
    #expect(content.height == 100)
    let button = try #require(shown.nodes("Button").first).windowFrame
    #expect(content.y + content.height <= button.y)
    #expect(abs(content.x + 100 - button.x - button.width / 2) <= 0.5)
    #expect(stage.swipeAway().texts.contains("false"))
  }

  @Test("In little room a popover is a sheet, unless it is to stay one")
  func adaptation() throws {
    let sheet = try stage { Popover(adaptation: nil) }
    #expect(!(try sheet.tap("Show").nodes("UIDropShadowView").isEmpty))
    let popover = try stage { Popover(adaptation: PresentationAdaptation.none) }
    #expect(!(try popover.tap("Show").nodes("UIPopoverView").isEmpty))
    let cover = try stage { Popover(adaptation: .fullScreenCover) }
    // The content stands in the middle of the safe area, 47 to 810: 378.5, on the grid of thirds.
    let content = try #require(try cover.tap("Show").nodes.first { $0.label == "content" })
    #expect(abs(content.windowFrame.y - (378 + 2.0 / 3)) < 1e-9)
    #expect(content.windowFrame.x == 95)
  }
}
