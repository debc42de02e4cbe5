import Testing

@testable import SwiftUI

/// Boxes, groups that open, and views that say that there is nothing.
@MainActor @Suite struct GroupTests {
  @Test("A box keeps 16 points round its content")
  func box() {
    let laid = Laid(GroupBox { Block(100, 40) })
    #expect(laid.root == CGSize(width: 132, height: 72))
    #expect(laid.frames("GroupBox") == [rect(134, 264, 132, 72)])
    #expect(laid.frames("Block") == [rect(150, 280, 100, 40)])
  }

  @Test("A titled box is as wide as it is offered; the title stands above, at the leading edge")
  func titledBox() {
    let laid = Laid(GroupBox(label: Block(60, 20, "title")) { Block(100, 40) })
    // 16 + 20 + 8 + 40 + 16.
    #expect(laid.root == CGSize(width: 400, height: 100))
    #expect(laid.frames("Block") == [rect(16, 266, 60, 20), rect(16, 294, 100, 40)])
  }

  @Test("A style of the app's own gets the parts")
  func boxStyle() {
    struct Side: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          configuration.label
          configuration.content
        }
      }
    }
    let laid = Laid(
      GroupBox(label: Block(60, 20)) { Block(100, 40) }.groupBoxStyle(Side()))
    #expect(laid.root == CGSize(width: 160, height: 40))
  }

  struct Disclosing: View {
    @State var isOpen: Bool
    var body: some View {
      DisclosureGroup(isExpanded: $isOpen) {
        Block(100, 40)
      } label: {
        Block(60, 30)
      }
    }
  }

  @Test("A closed group is its label's row, an open one has its views in the middle below")
  func disclosure() {
    let closed = Laid(Disclosing(isOpen: false))
    #expect(closed.root == CGSize(width: 400, height: 30))
    #expect(closed.frames("Block") == [rect(0, 285, 60, 30)])
    let open = Laid(Disclosing(isOpen: true))
    // 30 + 8 + 40.
    #expect(open.root == CGSize(width: 400, height: 78))
    #expect(open.frames("Block") == [rect(0, 261, 60, 30), rect(150, 299, 100, 40)])
    // Without a binding a group is closed, as nobody has opened it.
    let own = Laid(
      DisclosureGroup {
        Block(1, 1)
      } label: {
        Block(60, 30)
      })
    #expect(own.frames("Block").count == 1)
  }

  @Test("In a list the label and the views of an open group are rows")
  func disclosureRows() {
    struct Rows: View {
      @State var isOpen = false
      var body: some View {
        List {
          DisclosureGroup(isExpanded: $isOpen) {
            Block(10, 20)
            Block(10, 20)
          } label: {
            Block(60, 20)
          }
          Block(30, 20)
        }.listStyle(.plain).onAppear { isOpen = true }
      }
    }
    let laid = Laid(Rows())
    #expect(laid.frames("Row").count == 4)
    #expect(laid.frames("Block").map(\.minX) == [16, 36, 36, 16])
  }

  @Test("There is nothing: in the middle of all that is offered")
  func unavailable() {
    let laid = Laid(
      ContentUnavailableView {
        Block(100, 40)
      } description: {
        Block(80, 20)
      } actions: {
        Block(60, 30)
      })
    #expect(laid.root == CGSize(width: 400, height: 600))
    // 40 + 12 + 20 + 12 + 30 = 114, from 243.
    #expect(
      laid.frames("Block") == [
        rect(150, 243, 100, 40), rect(160, 295, 80, 20), rect(170, 327, 60, 30),
      ])
  }

  @Test("A round gauge is 50 points wide and high, a bar as wide as it is offered")
  func gauge() {
    let round = Laid(Gauge(value: 0.5) { Block(10, 10) }.gaugeStyle(.accessoryCircularCapacity))
    #expect(round.root == CGSize(width: 50, height: 50))
    #expect(round.frames("Gauge") == [rect(175, 275, 50, 50)])
    let bar = Laid(Gauge(value: 3, in: 2...6) { Block(10, 10) })
    #expect(bar.root.width == 400)
    #expect(bar.nodes("Bar")[0].control?.fraction == 0.25)
  }
}
