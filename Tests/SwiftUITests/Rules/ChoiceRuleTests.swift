import Testing

@testable import SwiftUI

/// `ViewThatFits` in every container, by rules 30 to 35 (Apple's documentation of `ViewThatFits` and
/// of `TextVariantPreference.sizeDependent`; fatbobman.com, mastering ViewThatFits).
@MainActor @Suite struct ChoiceRuleTests {
  /// A wide view and a narrow one.
  private var choice: some View {
    ViewThatFits {
      Block(300, 50)
      Block(100, 50)
    }
  }

  private func widths<V: View>(
    _ view: V, _ width: CGFloat, _ height: CGFloat = 600
  ) -> [CGFloat] {
    Laid(view, in: CGSize(width: width, height: height)).leaves.map(\.width)
  }

  @Test("Rule 34: in a scroll view only the width limits, and a view higher than it fits")
  func scrollView() {
    let tall = ScrollView {
      ViewThatFits {
        Block(300, 5000)
        Block(100, 50)
      }
    }
    #expect(widths(tall, 400) == [300])
    #expect(widths(tall, 200) == [100])
    // Sideways the width does not limit.
    #expect(widths(ScrollView(.horizontal) { choice }, 50) == [300])
  }

  @Test("Rule 34: in lazy stacks, lists and grids the width that is offered decides")
  func lists() {
    for (width, shown) in [(400, 300), (200, 100)] as [(CGFloat, CGFloat)] {
      #expect(widths(ScrollView { LazyVStack { choice } }, width) == [shown])
      #expect(
        widths(ScrollView { LazyVGrid(columns: [GridItem(.flexible())]) { choice } }, width)
          == [shown])
      let list = Laid(
        List { choice }.listStyle(.plain), in: CGSize(width: width, height: 600))
      #expect(list.frames("Block").map(\.width) == [shown])
    }
  }

  @Test("Case 27: a choice in a lazy stack follows the width that it is offered now")
  func reusedRows() {
    let laid = Laid(
      ScrollView { LazyVStack { ForEach(0..<3) { _ in choice } } },
      in: CGSize(width: 400, height: 600))
    #expect(laid.leaves.map(\.width) == [300, 300, 300])
    laid.graph.layout(in: CGSize(width: 200, height: 600))
    #expect(laid.leaves.map(\.width) == [100, 100, 100])
    laid.graph.layout(in: CGSize(width: 400, height: 600))
    #expect(laid.leaves.map(\.width) == [300, 300, 300])
  }

  @Test("Rule 30: in an overlay the room is the view's, in a stack what the stack offers")
  func layersAndStacks() {
    #expect(widths(Block(200, 60).overlay { choice }, 400) == [200, 100])
    #expect(widths(Block(320, 60).overlay { choice }, 400) == [320, 300])
    // The block leaves 250 of 350, less than 300.
    #expect(
      widths(
        HStack(spacing: 0) {
          Block(100, 50)
          choice
        }, 350) == [100, 100])
    #expect(
      widths(
        HStack(spacing: 0) {
          Block(50, 50)
          choice
        }, 350) == [50, 300])
  }

  @Test("Rule 30: in a grid cell its column's width decides; 300 and 40 have room in 400")
  func gridCell() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Block(40, 50)
        choice
      }
    }
    #expect(widths(grid, 400) == [40, 300])
    #expect(widths(grid, 300) == [40, 100])
  }

  @Test("Rule 32: a text that has to be broken does not fit, however high the room is")
  func text() {
    let laid = Laid(
      ViewThatFits {
        Text("A longer text")
        Text("Short")
      }, in: CGSize(width: 70, height: 600)
    ) { $0.textMeasurer = RecordedTextMeasurer() }
    #expect(laid.nodes("Text").map(\.label) == ["Short"])
    // Its 77.5 points fit into 80.
    let wide = Laid(
      ViewThatFits {
        Text("A longer text")
        Text("Short")
      }, in: CGSize(width: 80, height: 600)
    ) { $0.textMeasurer = RecordedTextMeasurer() }
    #expect(wide.nodes("Text").map(\.label) == ["A longer text"])
  }

  @Test("Rule 33, case 39: a limit of one line does not make a text fit: its whole line counts")
  func lineLimit() {
    let laid = Laid(
      ViewThatFits {
        Text("A longer text").lineLimit(1).truncationMode(.tail)
        Text("Short")
      }, in: CGSize(width: 70, height: 600)
    ) { $0.textMeasurer = RecordedTextMeasurer() }
    #expect(laid.nodes("Text").map(\.label) == ["Short"])
  }

  @Test("Rule 35: content that is too high is put into a scroll view")
  func scrollingFallback() {
    func view(_ height: CGFloat) -> some View {
      ViewThatFits(in: .vertical) {
        Block(100, height)
        ScrollView { Block(100, height) }
      }
    }
    #expect(Laid(view(500)).nodes("ScrollView").isEmpty)
    let high = Laid(view(700))
    #expect(high.nodes("ScrollView").count == 1)
    #expect(high.root == CGSize(width: 100, height: 600))
    // A scroll view's own length is its content's, so in the first place it does not fit either.
    let first = Laid(
      ViewThatFits(in: .vertical) {
        ScrollView { Block(100, 700) }
        Block(50, 20)
      })
    #expect(first.nodes("ScrollView").isEmpty)
  }

  @Test("Rule 31: the chosen view's guides and sizes are those in the real offer")
  func guides() {
    let laid = Laid(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        ViewThatFits {
          Block(900, 10)
          Line(40).padding(.top, 10)
        }
        Line(30)
      })
    // 10 points of padding and 12 to the baseline, against 12.
    #expect(laid.leaves == [rect(0, 10, 40, 16), rect(40, 10, 30, 16)])
  }

  @Test(
    "Rule 30: the ideal size of a choice is that of its first view: 300 + 20 + 10 do not fit into 310"
  )
  func nested() {
    let view = ViewThatFits {
      HStack(spacing: 20) {
        ViewThatFits {
          Block(300, 10)
          Block(200, 10)
        }
        Block(10, 10)
      }
      Block(5, 5)
    }
    // Its ideal is that of the first of the inner ones: 330.
    #expect(widths(view, 330) == [300, 10])
    #expect(widths(view, 310) == [5])
  }

  @Test("A choice keeps what views remember while another one is shown")
  func state() {
    let handle = GraphTests.Handle<Int>()
    let laid = Laid(
      ViewThatFits {
        HStack(spacing: 0) {
          GraphTests.Counter(handle: handle)
          Block(200, 10)
        }
        Block(50, 10)
      }, in: CGSize(width: 300, height: 100))
    handle.value = 5
    laid.graph.layout(in: CGSize(width: 300, height: 100))
    #expect(laid.leaves.map(\.width) == [15, 200])
    laid.graph.layout(in: CGSize(width: 100, height: 100))
    #expect(laid.leaves.map(\.width) == [50])
    laid.graph.layout(in: CGSize(width: 300, height: 100))
    #expect(laid.leaves.map(\.width) == [15, 200])
  }
}
