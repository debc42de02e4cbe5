import Testing

@testable import SwiftUI

/// Small layouts as real screens have them, worked out by hand from the rules of their parts.
@MainActor @Suite struct CompositionTests {
  private func leaves<V: View>(
    _ view: V, _ width: CGFloat = 400, _ height: CGFloat = 600
  ) -> [CGRect] { Laid(view, in: CGSize(width: width, height: height)).leaves }

  @Test("A modifier on a group changes each view of it")
  func groups() {
    let padded = VStack(spacing: 0) {
      Group {
        Block(10, 10)
        Block(20, 10)
      }
      .padding(5)
    }
    #expect(leaves(padded) == [rect(10, 5, 10, 10), rect(5, 25, 20, 10)])
    let framed = HStack(spacing: 0) {
      ForEach(0..<2) { _ in Block(10, 10) }.frame(width: 30).overlay { Block(4, 4) }
    }
    #expect(
      leaves(framed) == [
        rect(10, 0, 10, 10), rect(13, 3, 4, 4), rect(40, 0, 10, 10), rect(43, 3, 4, 4),
      ])
    #expect(leaves(VStack { EmptyView().padding().background(Fill()) }).isEmpty)
  }

  @Test("Rules 11 and 13: a spacer in a depth stack gives it no size")
  func spacerInDepthStack() {
    let laid = Laid(
      ZStack {
        Spacer()
        Block(20, 30)
      })
    #expect(laid.root == CGSize(width: 20, height: 30))
  }

  @Test("What is too wide for its frame stands out on both sides, or where the alignment says")
  func overflow() {
    let row = HStack(spacing: 0) {
      Block(150, 10)
      Block(150, 10)
    }
    #expect(leaves(row.fixedSize().frame(width: 100)).map(\.minX) == [-100, 50])
    #expect(leaves(row.frame(width: 100, alignment: .leading)).map(\.minX) == [0, 150])
    #expect(leaves(row.frame(width: 100, alignment: .trailing)).map(\.minX) == [-200, -50])
    #expect(leaves(row.frame(maxWidth: 100)).map(\.minX) == [-100, 50])
  }

  @Test("Rules 28 and 55: square cells of three columns of 320, 10 apart, are 100 by 100")
  func squareCells() {
    let grid = ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(spacing: 10), count: 3), spacing: 10) {
        ForEach(0..<4) { _ in Fill().aspectRatio(1, contentMode: .fit) }
      }
    }
    #expect(
      leaves(grid, 320) == [
        rect(0, 0, 100, 100), rect(110, 0, 100, 100), rect(220, 0, 100, 100),
        rect(0, 110, 100, 100),
      ])
  }

  @Test("Rules 28 and 56: a square in a grid cell is as high as its column is wide")
  func squareInGrid() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Block(300, 20)
        Fill().aspectRatio(1, contentMode: .fit)
      }
    }
    // 100 of 400 are left for its column.
    #expect(leaves(grid) == [rect(0, 40, 300, 20), rect(300, 0, 100, 100)])
  }

  @Test("A card: an image that fills, texts that wrap beside it, and a footer at the bottom")
  func card() {
    let card = VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: 12) {
        Fill().frame(width: 60, height: 60)
        VStack(alignment: .leading, spacing: 4) {
          Line(100)
          Line(150)
        }
        Spacer(minLength: 0)
        Block(24, 24)
      }
      Spacer(minLength: 10)
      HStack(spacing: 0) {
        Line(40)
        Spacer()
        Line(30)
      }
    }
    .padding(16)
    .frame(maxWidth: 343)
    // 343 - 32 = 311 wide inside, from 16 to 327; 600 - 32 = 568 high.
    #expect(
      leaves(card) == [
        rect(16, 16, 60, 60), rect(88, 16, 100, 16), rect(88, 36, 150, 16), rect(303, 16, 24, 24),
        rect(16, 568, 40, 16), rect(297, 568, 30, 16),
      ])
  }

  @Test("A form row: the label at the leading edge, the control at the trailing one, by baselines")
  func formRow() {
    let row = HStack(alignment: .firstTextBaseline) {
      Line(80)
      Spacer()
      Line(20).padding(.vertical, 6)
    }
    .padding(.horizontal, 20)
    // Baselines 12 and 6 + 12 below the tops: the label stands 6 lower.
    #expect(leaves(row) == [rect(20, 6, 80, 16), rect(360, 6, 20, 16)])
    #expect(Laid(row).root == CGSize(width: 400, height: 28))
  }

  @Test("A chat bubble: at most 280 wide, at the trailing edge, its spacer at least 60")
  func bubble() {
    func bubble(_ width: CGFloat) -> some View {
      HStack(spacing: 0) {
        Spacer(minLength: 60)
        Fill().frame(height: 20).frame(maxWidth: 280, alignment: .trailing)
      }
      .frame(width: width)
    }
    #expect(leaves(bubble(400)) == [rect(120, 0, 280, 20)])
    // 300 less 60.
    #expect(leaves(bubble(300)) == [rect(60, 0, 240, 20)])
  }

  @Test("A progress bar by a geometry reader in an overlay: a part of the view's width")
  func progress() {
    let bar = Block(200, 8).overlay(alignment: .leading) {
      GeometryReader { proxy in Fill().frame(width: proxy.size.width * 0.25) }
    }
    #expect(leaves(bar) == [rect(0, 0, 200, 8), rect(0, 0, 50, 8)])
  }

  @Test("Places are measured from named views, through padding and offsets")
  func namedSpaces() {
    let view = VStack(spacing: 0) {
      Block(50, 30)
      GeometryReader { proxy in
        Block(proxy.frame(in: .named("column")).minX + 1, proxy.frame(in: .named("column")).minY)
      }
      .frame(width: 40, height: 40)
    }
    .coordinateSpace(.named("column"))
    .padding(10)
    .offset(x: 7)
    // 30 below the column's top, 5 from its leading edge.
    #expect(leaves(view) == [rect(17, 10, 50, 30), rect(22, 40, 6, 30)])
  }

  @Test("Two columns of equal height: each takes the height of the higher one where it stretches")
  func equalHeights() {
    let columns = HStack(spacing: 0) {
      Block(50, 80)
      Block(50, 20).frame(maxHeight: .infinity, alignment: .top).background(Fill())
    }
    .fixedSize(horizontal: false, vertical: true)
    #expect(leaves(columns) == [rect(0, 0, 50, 80), rect(50, 0, 50, 80), rect(50, 0, 50, 20)])
  }

  @Test("Equal widths: buttons as wide as the widest, in a column that takes its ideal width")
  func equalWidths() {
    let column = VStack(spacing: 0) {
      ForEach([40, 90, 60], id: \.self) { width in
        Block(CGFloat(width), 10).frame(maxWidth: .infinity).background(Fill())
      }
    }
    .fixedSize(horizontal: true, vertical: false)
    #expect(leaves(column).map(\.width) == [90, 40, 90, 90, 90, 60])
  }
}
