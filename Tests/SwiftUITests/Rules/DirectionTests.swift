import LayoutTree
import Testing

@testable import SwiftUI

/// From right to left everything that is placed by the direction of text is mirrored in its
/// container: x' = width - x - own width.
@MainActor @Suite struct DirectionTests {
  private func mirrored<V: View>(
    _ view: V, _ width: CGFloat = 100, _ height: CGFloat = 40
  ) -> [CGRect] {
    Laid(view, in: CGSize(width: width, height: height), direction: .rightToLeft).leaves
  }

  @Test("Offsets and places are mirrored (OpenSwiftUI, Render/GeometryEffect/OffsetEffect.swift)")
  func offsetAndPosition() {
    #expect(mirrored(Block(20, 10).offset(x: 5, y: 2)) == [rect(-5, 2, 20, 10)])
    // 100 - 30 is the middle.
    #expect(mirrored(Block(20, 10).position(x: 30, y: 15)) == [rect(60, 10, 20, 10)])
  }

  @Test("Guides from the leading edge stand on the right")
  func guides() {
    let found = mirrored(
      VStack(alignment: .leading, spacing: 0) {
        Block(50, 10)
        Block(20, 10).alignmentGuide(.leading) { _ in -10 }
        Block(20, 10).alignmentGuide(.leading) { $0[.trailing] }
      })
    // From left to right: 0 to 50, 10 to 30, -20 to 0; the column is 70 wide.
    #expect(found.map(\.minX) == [0, 20, 50])
  }

  @Test("Layers, frames and padding")
  func layers() {
    #expect(
      mirrored(
        Block(60, 20).overlay(alignment: .topTrailing) {
          Block(10, 10).alignmentGuide(.trailing) { _ in 4 }
        }) == [rect(0, 0, 60, 20), rect(-6, 0, 10, 10)])
    #expect(
      mirrored(Block(20, 10).padding(.leading, 10).frame(width: 80, alignment: .trailing))
        == [rect(0, 0, 20, 10)])
    #expect(
      mirrored(
        ZStack(alignment: .topLeading) {
          Block(60, 20)
          Block(10, 10)
        }) == [rect(0, 0, 60, 20), rect(50, 0, 10, 10)])
  }

  @Test("Columns of grids run from the right")
  func grids() {
    let grid = Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        Block(30, 10)
        Block(20, 10)
      }
      GridRow {
        Block(10, 10).gridColumnAlignment(.trailing)
        Block(10, 10)
      }
    }
    #expect(
      mirrored(grid) == [
        rect(30, 0, 30, 10), rect(0, 0, 20, 10), rect(30, 10, 10, 10), rect(10, 10, 10, 10),
      ])
    let lazy = LazyVGrid(
      columns: [GridItem(.fixed(40), spacing: 10, alignment: .leading), GridItem(.fixed(50))],
      spacing: 0
    ) {
      Block(10, 10)
      Block(50, 10)
      Block(40, 10)
    }
    #expect(mirrored(lazy) == [rect(90, 0, 10, 10), rect(0, 0, 50, 10), rect(60, 10, 40, 10)])
  }

  @Test("Lazy stacks and scroll views begin at the right")
  func lazyStacks() {
    let row = ScrollView(.horizontal) {
      LazyHStack(spacing: 5) {
        Block(30, 40)
        Block(20, 40)
      }
    }
    #expect(mirrored(row) == [rect(70, 0, 30, 40), rect(45, 0, 20, 40)])
    let column = LazyVStack(alignment: .leading, spacing: 0) { Block(30, 10) }
    #expect(mirrored(column) == [rect(70, 0, 30, 10)])
  }

  @Test("Content of a geometry reader stands at the top leading corner, the right one")
  func geometryReader() {
    #expect(mirrored(GeometryReader { _ in Block(30, 10) }) == [rect(70, 0, 30, 10)])
  }

  @Test("A direction that a view states holds for it and what is in it, not for its place")
  func stated() {
    let view = HStack(spacing: 0) {
      Block(10, 10)
      HStack(spacing: 0) {
        Block(30, 10)
        Block(20, 10)
      }
      .environment(\.layoutDirection, .leftToRight)
    }
    // From the right: 10, then 50 from left to right.
    #expect(mirrored(view, 60) == [rect(50, 0, 10, 10), rect(0, 0, 30, 10), rect(30, 0, 20, 10)])
  }

  @Test("A view that is to be flipped is shown mirrored about its middle")
  func flipped() {
    let view = HStack(spacing: 0) {
      Block(30, 10)
      Block(20, 10)
    }
    .flipsForRightToLeftLayoutDirection(true)
    // Laid out from right to left, at 20 and 0, then mirrored: at 0 and 30.
    #expect(mirrored(view, 50) == [rect(0, 0, 30, 10), rect(30, 0, 20, 10)])
    #expect(
      Laid(view, in: CGSize(width: 50, height: 40)).leaves
        == [rect(0, 0, 30, 10), rect(30, 0, 20, 10)])
    let plain = HStack(spacing: 0) {
      Block(30, 10)
      Block(20, 10)
    }
    .flipsForRightToLeftLayoutDirection(false)
    #expect(mirrored(plain, 50) == [rect(20, 0, 30, 10), rect(0, 0, 20, 10)])
  }

  @Test("Everything at once: from right to left is the mirror image of left to right")
  func mirrorImage() {
    let view = VStack(alignment: .leading, spacing: 3) {
      HStack(spacing: 2) {
        Block(30, 10).padding(.trailing, 4)
        Fill().frame(height: 12)
        Block(20, 8).offset(x: 3)
      }
      Grid(alignment: .bottomTrailing, horizontalSpacing: 6, verticalSpacing: 1) {
        GridRow {
          Block(12, 5)
          Block(40, 9)
        }
        Block(25, 4)
      }
      .padding(.leading, 11)
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.flexible(), alignment: .trailing)]) {
        ForEach(1..<6) { Block(CGFloat($0) * 7, 6) }
      }
      ZStack(alignment: .trailing) {
        Block(90, 15)
        Block(33, 5).alignmentGuide(.trailing) { $0.width / 3 }
      }
      .overlay(alignment: .bottomLeading) { Block(9, 3) }
      Block(21, 4).position(x: 17, y: 9).frame(height: 20)
    }
    let size = CGSize(width: 300, height: 400)
    let plain = Laid(view, in: size)
    let turned = Laid(view, in: size, direction: .rightToLeft)
    #expect(turned.root == plain.root)
    #expect(
      turned.leaves
        == plain.leaves.map {
          rect(plain.root.width - $0.maxX, $0.minY, $0.width, $0.height)
        })
  }
}
