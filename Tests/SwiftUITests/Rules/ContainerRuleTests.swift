import Testing

@testable import SwiftUI

/// Scroll views, lazy containers, grids and container-relative frames, by rules 50 to 57.
@MainActor @Suite struct ContainerRuleTests {
  // MARK: Rule 57: (W - spacing (count - 1)) / count, times span, with the spacings between

  @Test(
    "Rule 57: two of three columns of 400, 8 apart, are 264 wide; the container is the window for both"
  )
  func relativeFrame() {
    // (400 - 16) / 3 * 2 + 8 = 264; the inner one takes the same container, not the outer frame.
    let laid = Laid(
      Fill()
        .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8)
        .containerRelativeFrame(.horizontal, count: 2, spacing: 0)
        .frame(height: 10))
    #expect(laid.root == CGSize(width: 200, height: 10))
    #expect(laid.leaves == [rect(-32, 0, 264, 10)])
  }

  @Test("Rule 57: pages in a scroll view are as high as it, under a header that takes 50")
  func pages() {
    let laid = Laid(
      VStack(spacing: 0) {
        Block(400, 50)
        ScrollView {
          VStack(spacing: 0) {
            Fill().containerRelativeFrame(.vertical)
            Fill().containerRelativeFrame(.vertical)
          }
        }
      })
    #expect(
      laid.leaves == [rect(0, 0, 400, 50), rect(0, 50, 400, 550), rect(0, 600, 400, 550)])
    laid.graph.layout(in: CGSize(width: 400, height: 300))
    #expect(laid.leaves.map(\.height) == [50, 250, 250])
  }

  @Test("Rule 57: cards of a carousel beside a sidebar of 100 are as wide as the carousel")
  func carousel() {
    let laid = Laid(
      HStack(spacing: 0) {
        Fill().frame(width: 100)
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Fill().containerRelativeFrame(.horizontal)
            Fill().containerRelativeFrame(.horizontal)
          }
        }
      })
    #expect(laid.leaves.map(\.width) == [100, 300, 300])
  }

  @Test(
    "Rule 57: cards in a carousel measure by it, not by the page round it"
  )
  func carouselInPage() {
    let laid = Laid(
      ScrollView {
        VStack(spacing: 0) {
          Fill().containerRelativeFrame(.horizontal).frame(height: 20)
          ScrollView(.horizontal) {
            HStack(spacing: 8) {
              ForEach(0..<3) { _ in
                Fill().containerRelativeFrame(.horizontal, count: 2, spacing: 8).frame(height: 50)
              }
            }
          }
          .padding(.horizontal, 16)
        }
      })
    // 400 for the page; (368 - 8) / 2 = 180 for the cards.
    #expect(laid.leaves.map(\.width) == [400, 180, 180, 180])
    #expect(laid.leaves.map(\.minX) == [0, 16, 204, 392])
  }

  // MARK: Scroll views

  @Test("Rule 52: along both axes the content is offered nothing, and the view takes what there is")
  func bothAxes() {
    let laid = Laid(ScrollView([.horizontal, .vertical]) { Fill() })
    #expect(laid.root == CGSize(width: 400, height: 600))
    #expect(laid.leaves[0].size == CGSize(width: 10, height: 10))
  }

  @Test("Rules 11 and 52: a spacer along the axis has its least length")
  func spacerAlong() {
    let laid = Laid(
      ScrollView {
        VStack(spacing: 0) {
          Block(10, 10)
          Spacer()
          Block(10, 10)
          Spacer(minLength: 30)
          Block(10, 10)
        }
      })
    #expect(laid.leaves.map(\.minY) == [0, 18, 58])
  }

  // MARK: Lazy stacks

  struct Maybe: View {
    let isShown: Bool
    var body: some View { if isShown { Block(10, 10) } }
  }

  @Test("Views that take no place keep no distance in a lazy stack, as in a stack")
  func missingViews() {
    let shown = [false, true, false, false, true, false]
    for spacing in [nil, 20] as [CGFloat?] {
      let lazy = Laid(
        LazyVStack(spacing: spacing) {
          ForEach(shown.indices, id: \.self) { Maybe(isShown: shown[$0]) }
        })
      let eager = Laid(
        VStack(spacing: spacing) {
          ForEach(shown.indices, id: \.self) { Maybe(isShown: shown[$0]) }
        })
      let gap = spacing ?? 8
      #expect(lazy.leaves.map(\.minY) == [0, 10 + gap])
      #expect(eager.leaves.map(\.minY) == [0, 10 + gap])
    }
  }

  @Test("Rule 50: dividers lie across the axis of each container, and from side to side elsewhere")
  func dividers() {
    func divider<V: View>(_ view: V, _ width: CGFloat = 100, _ height: CGFloat = 60) -> CGSize? {
      Laid(view, in: CGSize(width: width, height: height)).frames("Divider").first?.size
    }
    let across = CGSize(width: 100, height: 0.5)
    #expect(divider(VStack { Divider() }) == across)
    #expect(divider(HStack { Divider() }) == CGSize(width: 0.5, height: 60))
    #expect(divider(ZStack { Divider() }) == across)
    #expect(divider(Divider()) == across)
    #expect(divider(LazyVStack { Divider() }) == across)
    #expect(divider(ScrollView { Divider() }) == across)
    #expect(divider(LazyHStack { Divider() }) == CGSize(width: 0.5, height: 60))
    #expect(divider(Fill().overlay { Divider() }) == across)
    #expect(divider(Grid { GridRow { Divider() } }) == across)
    #expect(divider(HStack { ZStack { Divider() } }) == across)
    #expect(divider(HStack { VStack { Divider() } }) == across)
    #expect(
      divider(VStack { HStack { Divider() }.frame(height: 20) }) == CGSize(width: 0.5, height: 20))
    #expect(divider(ViewThatFits { Divider() }) == across)
  }

  // MARK: Lazy grids

  @Test("Rule 55: adaptive columns: (width + gap) / (least + gap) columns, which share the width")
  func adaptive() {
    func columns(_ width: CGFloat, _ least: CGFloat, _ most: CGFloat = .infinity) -> [CGFloat] {
      GridTracks([GridItem(.adaptive(minimum: least, maximum: most))], in: width).tracks.map(
        \.length)
    }
    // (390 + 8) / (80 + 8) = 4.5: four, (390 - 24) / 4 = 91.5.
    #expect(columns(390, 80) == [91.5, 91.5, 91.5, 91.5])
    // Exactly four: 4 * 80 + 24.
    #expect(columns(344, 80) == [80, 80, 80, 80])
    #expect(columns(343, 80).count == 3)
    // One column at least, even where it does not fit.
    #expect(columns(50, 80) == [80])
    // A greatest width leaves room.
    #expect(columns(390, 80, 85) == [85, 85, 85, 85])
    let mixed = GridTracks(
      [
        GridItem(.fixed(50), spacing: 10), GridItem(.flexible(minimum: 20, maximum: 60)),
        GridItem(),
      ],
      in: 300)
    // 300 - 50 - 18 = 232: the limited one takes 60 of 116, the last one 172.
    #expect(mixed.tracks.map(\.length) == [50, 60, 172])
    #expect(mixed.tracks.map(\.start) == [0, 60, 128])
  }

  @Test("A grid's cells are offered their column's width; the grid fills the scroll view")
  func adaptiveCells() {
    let laid = Laid(
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))], spacing: 10) {
          ForEach(0..<3) { _ in Fill().frame(height: 40) }
        }
      })
    // (400 + 8) / 158 = 2.58: two of 196.
    #expect(laid.leaves == [rect(0, 0, 196, 40), rect(204, 0, 196, 40), rect(0, 50, 196, 40)])
  }

  // MARK: Grids

  @Test("Rule 56: a column's alignment is its first view's that states one")
  func columnAlignment() {
    let laid = Laid(
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block(40, 10)
          Block(10, 10).gridColumnAlignment(.trailing)
        }
        GridRow {
          Block(10, 10)
          Block(40, 10)
        }
        GridRow {
          Block(20, 10)
          Block(20, 10)
        }
      })
    #expect(laid.leaves.map(\.minX) == [0, 70, 0, 40, 0, 60])
  }

  @Test("Rule 56: a view without a size along an axis does not make its column or row larger")
  func unsizedAxes() {
    let laid = Laid(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block(40, 10)
          Fill().gridCellUnsizedAxes([.horizontal, .vertical])
        }
        GridRow {
          Block(20, 10)
          Block(30, 20)
        }
      })
    #expect(laid.root == CGSize(width: 70, height: 30))
    #expect(laid.leaves[1] == rect(40, 0, 30, 10))
  }

  @Test("Rule 56: a divider in no row makes the grid as wide as what is offered")
  func dividerInGrid() {
    func grid(_ isUnsized: Bool) -> CGFloat {
      Laid(
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Block(40, 10)
            Block(30, 10)
          }
          Divider().gridCellUnsizedAxes(isUnsized ? .horizontal : [])
        }
      ).root.width
    }
    #expect(grid(false) == 400)
    #expect(grid(true) == 70)
  }

  @Test("Rows lined up by baselines are as high as what hangs above and below: 30 + 20")
  func baselineRows() {
    let laid = Laid(
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block(10, 30)
          VStack(spacing: 0) {
            Line(20)
            Line(20)
          }
        }
        GridRow {
          Block(10, 10)
          Block(10, 10)
        }
      })
    // The block's baseline is its bottom, 30; the lines' 12 of 32: they reach from 18 to 50.
    #expect(laid.leaves.map(\.minY) == [0, 18, 34, 50, 50])
    #expect(laid.root.height == 60)
  }

  @Test("Rule 56: columns of a grid that is offered nothing are as wide as their ideals")
  func idealColumns() {
    let laid = Laid(
      Grid(horizontalSpacing: 5, verticalSpacing: 0) {
        GridRow {
          Fill().frame(idealWidth: 30, idealHeight: 10)
          Fill()
        }
      }
      .fixedSize())
    #expect(laid.leaves == [rect(0, 0, 30, 10), rect(35, 0, 10, 10)])
  }
}
