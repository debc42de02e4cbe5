import Testing

@testable import SwiftUI

/// Grids keep to rule 56.
@MainActor @Suite struct GridTests {
  @Test("Columns are as wide as their widest views, rows as high as their highest")
  func sizes() {
    let laid = Laid(
      Grid(horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          Block(20, 10)
          Block(50, 30)
        }
        GridRow {
          Block(40, 20)
          Block(10, 10)
        }
      })
    #expect(laid.root == CGSize(width: 100, height: 55))
    #expect(
      laid.leaves == [
        rect(10, 10, 20, 10), rect(50, 0, 50, 30), rect(0, 35, 40, 20), rect(70, 40, 10, 10),
      ])
  }

  @Test("Rows that are short leave blanks; a view in no row stands across all columns")
  func spans() {
    let laid = Laid(
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block(20, 10)
          Block(30, 10)
          Block(40, 10)
        }
        GridRow { Block(10, 10) }
        Fill().frame(height: 5).gridCellUnsizedAxes(.horizontal)
        GridRow {
          Block(60, 10).gridCellColumns(2)
          Block(10, 10)
        }
      })
    // The two columns under the wide view get the missing 10 points in equal parts: 25, 35, 40.
    #expect(laid.root == CGSize(width: 100, height: 35))
    #expect(
      laid.leaves == [
        rect(0, 0, 20, 10), rect(25, 0, 30, 10), rect(60, 0, 40, 10), rect(0, 10, 10, 10),
        rect(0, 20, 100, 5), rect(0, 25, 60, 10), rect(60, 25, 10, 10),
      ])
  }

  @Test("Flexible views get what the grid is offered, the same in every row")
  func flexible() {
    let laid = Laid(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block(100, 10)
          Fill().frame(height: 10)
        }
        GridRow {
          Fill().frame(height: 10)
          Block(20, 10)
        }
      })
    // Both columns are flexible; the one with the larger minimum is served first: 200 and 200.
    #expect(laid.root == CGSize(width: 400, height: 20))
    #expect(laid.leaves.map(\.width) == [100, 200, 200, 20])
  }

  @Test("A column's and a row's alignment, and an anchor")
  func alignment() {
    let laid = Laid(
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          Block(20, 10).gridColumnAlignment(.trailing)
          Block(50, 30)
        }
        GridRow {
          Block(40, 20)
          Block(10, 10).gridCellAnchor(.bottomTrailing)
        }
      })
    #expect(
      laid.leaves == [
        rect(20, 20, 20, 10), rect(40, 0, 50, 30), rect(0, 30, 40, 20), rect(80, 40, 10, 10),
      ])
  }

  @Test("Outside grids a row is a group")
  func rowOutside() {
    let laid = Laid(
      VStack(spacing: 0) {
        GridRow {
          Block(20, 10)
          Block(50, 30)
        }
      })
    #expect(laid.root == CGSize(width: 50, height: 40))
  }
}
