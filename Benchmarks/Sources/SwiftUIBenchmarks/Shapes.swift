import Observation
import SwiftUI

/// The height of the one leaf of each shape that changes.
@Observable @MainActor final class Leaf {
  /// The height, in points.
  var height: CGFloat = 20
}

/// A shape that is laid out by SwiftUI and, as flexboxes, by Yoga.
enum Shape {
  /// A column of leaves of a fixed size.
  case column(Int)
  /// Pairs of boxes inside boxes, rows and columns in turn, round leaves of a fixed size.
  case nest(Int)
  /// The same round leaves that take what room there is.
  case flexible(Int)
  /// Ten columns of leaves of a fixed size.
  case grid(Int)

  /// Makes the shape of a name and a size.
  init?(_ name: String, _ size: Int) {
    switch name {
    case "column": self = .column(size)
    case "nest": self = .nest(size)
    case "flexible": self = .flexible(size)
    case "grid": self = .grid(size)
    default: return nil
    }
  }
}

/// A leaf whose height is that of an object that it observes.
struct ChangingLeaf: View {
  let leaf: Leaf

  var body: some View { Color.red.frame(width: 40, height: leaf.height) }
}

/// A column of leaves; the one in the middle changes.
struct ColumnOfLeaves: View {
  let count: Int
  let leaf: Leaf

  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<(count / 2)) { _ in Color.red.frame(width: 40, height: 20) }
      ChangingLeaf(leaf: leaf)
      ForEach(0..<(count - count / 2 - 1)) { _ in Color.red.frame(width: 40, height: 20) }
    }
  }
}

/// Two columns next to each other, or two leaves.
struct NestedRow: View {
  let depth: Int
  let leaf: Leaf?

  var body: some View {
    HStack(spacing: 2) {
      if depth > 1 {
        NestedColumn(depth: depth - 1, leaf: leaf)
        NestedColumn(depth: depth - 1, leaf: nil)
      } else {
        NestedLeaf(leaf: leaf)
        NestedLeaf(leaf: nil)
      }
    }
    .padding(2)
  }
}

/// Two rows one below the other, or two leaves.
struct NestedColumn: View {
  let depth: Int
  let leaf: Leaf?

  var body: some View {
    VStack(spacing: 2) {
      if depth > 1 {
        NestedRow(depth: depth - 1, leaf: leaf)
        NestedRow(depth: depth - 1, leaf: nil)
      } else {
        NestedLeaf(leaf: leaf)
        NestedLeaf(leaf: nil)
      }
    }
    .padding(2)
  }
}

/// A leaf of a fixed size.
struct NestedLeaf: View {
  let leaf: Leaf?

  var body: some View { Color.red.frame(width: 40, height: leaf?.height ?? 20) }
}

/// Two columns next to each other, or two leaves that take what room there is.
struct FlexibleRow: View {
  let depth: Int
  let leaf: Leaf?

  var body: some View {
    HStack(spacing: 2) {
      if depth > 1 {
        FlexibleColumn(depth: depth - 1, leaf: leaf)
        FlexibleColumn(depth: depth - 1, leaf: nil)
      } else {
        FlexibleLeaf(leaf: leaf)
        FlexibleLeaf(leaf: nil)
      }
    }
    .padding(2)
  }
}

/// Two rows one below the other, or two leaves that take what room there is.
struct FlexibleColumn: View {
  let depth: Int
  let leaf: Leaf?

  var body: some View {
    VStack(spacing: 2) {
      if depth > 1 {
        FlexibleRow(depth: depth - 1, leaf: leaf)
        FlexibleRow(depth: depth - 1, leaf: nil)
      } else {
        FlexibleLeaf(leaf: leaf)
        FlexibleLeaf(leaf: nil)
      }
    }
    .padding(2)
  }
}

/// A leaf that takes what room there is; the one that changes does so down to a least height.
struct FlexibleLeaf: View {
  let leaf: Leaf?

  var body: some View {
    if let leaf { Color.red.frame(minHeight: leaf.height) } else { Color.red }
  }
}

/// Rows of ten leaves each; one in the middle changes.
struct GridOfLeaves: View {
  let rows: Int
  let leaf: Leaf

  var body: some View {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      ForEach(0..<rows) { row in
        GridRow {
          ForEach(0..<10) { column in
            if row == rows / 2, column == 5 {
              ChangingLeaf(leaf: leaf)
            } else {
              Color.red.frame(width: 40, height: 20)
            }
          }
        }
      }
    }
  }
}
