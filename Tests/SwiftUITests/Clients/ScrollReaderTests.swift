import Testing

@testable import SwiftUI

/// What a `ScrollViewReader` scrolls to is moved into sight, in a window of 400 by 600.
@MainActor @Suite struct ScrollReaderTests {
  /// Scrolls once it is shown.
  struct Scrolling<Content: View>: View {
    let id: AnyHashable
    var anchor: UnitPoint?
    @ViewBuilder let content: Content
    var body: some View {
      ScrollViewReader { proxy in
        content.onAppear { proxy.scrollTo(id, anchor: anchor) }
      }
    }
  }

  private func column(_ id: Int, _ anchor: UnitPoint? = nil) -> Laid {
    Laid(
      Scrolling(id: id, anchor: anchor) {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { Block(50, 100).id($0) } }
        }
      })
  }

  @Test("Without an anchor no farther than is needed: element 9 ends at 1000, 400 below the sight")
  func least() {
    #expect(column(2).frames("Block")[2].minY == 200)
    #expect(column(9).frames("Block")[9] == rect(175, 500, 50, 100))
  }

  @Test(
    "An anchor of the view meets that of what can be seen, as far as there is something to show")
  func anchors() {
    #expect(column(9, .top).frames("Block")[9].minY == 0)
    #expect(column(9, .center).frames("Block")[9].minY == 250)
    #expect(column(9, .bottom).frames("Block")[9].minY == 500)
    // 20 views of 100 in 600: 1400 at most.
    #expect(column(19, .top).frames("Block")[19].minY == 500)
    #expect(column(0, .bottom).frames("Block")[0].minY == 0)
  }

  @Test("Views that are made when they are seen are made first")
  func lazy() {
    let laid = Laid(
      Scrolling(id: 80, anchor: .top) {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<100) { Block(50, 100, "\($0)") } }
        }
      })
    let shown = laid.nodes("Block")
    #expect(shown.first { $0.label == "80" }?.windowFrame.y == 0)
    #expect(shown.contains { $0.label == "85" })
    #expect(!shown.contains { $0.label == "10" })
  }

  @Test("Lazy grids show the line of the view")
  func grid() {
    let laid = Laid(
      Scrolling(id: 81, anchor: .top) {
        ScrollView {
          LazyVGrid(
            columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0
          ) { ForEach(0..<200) { Block(50, 100, "\($0)") } }
        }
      })
    #expect(laid.nodes("Block").first { $0.label == "81" }?.windowFrame.y == 0)
  }

  @Test("Rows of lists are found by their ids")
  func list() {
    let laid = Laid(
      Scrolling(id: 50, anchor: .top) {
        List(0..<100) { Block(50, 20, "\($0)") }.listStyle(.plain)
      })
    // A row is 51.5 high from iOS 26, its content of 20 in the middle: 15.75, on the grid 16.
    #expect(laid.nodes("Block").first { $0.label == "50" }?.windowFrame.y == 16)
  }

  @Test("A row from right to left is moved the other way")
  func rightToLeft() {
    let laid = Laid(
      Scrolling(id: 9, anchor: .leading) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<20) { Block(100, 50).id($0) } }
        }
      }, direction: .rightToLeft)
    #expect(laid.frames("Block")[9].maxX == 400)
  }

  @Test("scrollPosition(id:) shows the view of its value")
  func position() {
    struct Positioned: View {
      @State var id: Int? = 4
      var body: some View {
        ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Block(50, 100).id($0) } } }
          .scrollPosition(id: $id)
      }
    }
    #expect(Laid(Positioned()).frames("Block")[4].minY == 0)
  }
}
