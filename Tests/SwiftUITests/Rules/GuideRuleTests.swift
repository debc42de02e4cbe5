import Observation
import Testing

@testable import SwiftUI

private enum Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum Side: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

extension VerticalAlignment {
  fileprivate static let mark = VerticalAlignment(Mark.self)
}

extension HorizontalAlignment {
  fileprivate static let side = HorizontalAlignment(Side.self)
}

/// Guides across nested stacks, frames and layers, by rules 44 to 49 (OpenSwiftUI,
/// Layout/Alignment/AlignmentGuide.swift; objc.io, S01E235).
@MainActor @Suite struct GuideRuleTests {
  @Test("Rule 44: defaults of all alignments in a view of 40 by 30")
  func defaults() {
    let dimensions = ViewDimensions(
      LeafElement(Block(40, 30), EnvironmentValues()), size: CGSize(width: 40, height: 30),
      proposal: .unspecified)
    #expect(dimensions[.leading] == 0)
    #expect(dimensions[HorizontalAlignment.center] == 20)
    #expect(dimensions[.trailing] == 40)
    #expect(dimensions[.top] == 0)
    #expect(dimensions[VerticalAlignment.center] == 15)
    #expect(dimensions[.bottom] == 30)
    #expect(dimensions[.firstTextBaseline] == 30)
    #expect(dimensions[.lastTextBaseline] == 30)
    #expect(dimensions[explicit: .firstTextBaseline] == nil)
    #expect(dimensions[.side] == 40)
  }

  @Test("Rule 45: in a column the first baseline is the first line's, the last one the last line's")
  func baselinesOfColumns() {
    func tops(_ alignment: VerticalAlignment) -> [CGFloat] {
      Laid(
        HStack(alignment: alignment, spacing: 0) {
          VStack(spacing: 4) {
            Line(20)
            Line(20)
          }
          Line(10)
        }
      ).leaves.map(\.minY)
    }
    // Baselines at 12 and at 20 + 12.
    #expect(tops(.firstTextBaseline) == [0, 20, 0])
    #expect(tops(.lastTextBaseline) == [0, 20, 20])
  }

  @Test("Rule 45: a custom guide goes through two stacks, in their coordinates")
  func throughStacks() {
    let laid = Laid(
      HStack(alignment: .mark, spacing: 0) {
        VStack(spacing: 0) {
          Block(10, 20)
          HStack(spacing: 0) {
            Block(10, 10).alignmentGuide(.mark) { $0[.top] }
            Block(10, 10)
          }
          .padding(.top, 5)
        }
        Block(10, 8)
      })
    // 20 + 5 in the column; the block's own default is its height, 8.
    #expect(laid.leaves[3] == rect(20, 17, 10, 8))
    #expect(laid.root == CGSize(width: 30, height: 35))
  }

  @Test("Rule 47: a frame lines up its default guide with the view's own")
  func frames() {
    // The view's guide stands 4 points in; the frame's default at its far end, 100.
    let laid = Laid(
      Block(20, 10).alignmentGuide(.side) { _ in 4 }.frame(
        width: 100, height: 10, alignment: Alignment(horizontal: .side, vertical: .center)))
    #expect(laid.leaves == [rect(96, 0, 20, 10)])
    let minimum = Laid(
      Block(20, 10).alignmentGuide(HorizontalAlignment.center) { $0[.trailing] }
        .frame(minWidth: 100))
    #expect(minimum.leaves == [rect(30, 0, 20, 10)])
  }

  @Test("Rule 49: a badge hangs on a corner by the guides that it sets itself")
  func badge() {
    let laid = Laid(
      Block(100, 50).overlay(alignment: .topTrailing) {
        Block(20, 20)
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      })
    #expect(laid.leaves == [rect(0, 0, 100, 50), rect(90, -10, 20, 20)])
    let behind = Laid(
      Block(100, 50).background(alignment: .bottom) {
        Block(20, 20).alignmentGuide(.bottom) { $0[.top] }
      })
    #expect(behind.leaves == [rect(40, 50, 20, 20), rect(0, 0, 100, 50)])
  }

  @Test("Rule 49: layers line up with the guides that the view sets")
  func viewsGuides() {
    let laid = Laid(
      Line(60).overlay(alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline)) {
        Block(10, 1)
      })
    // The line's baseline is 12 points down, the mark's bottom meets it.
    #expect(laid.leaves == [rect(0, 0, 60, 16), rect(0, 11, 10, 1)])
  }

  @Test("Rule 49: several layers are lined up with each other, then with the view")
  func severalLayers() {
    let laid = Laid(
      Block(100, 50).overlay(alignment: .bottomTrailing) {
        Block(40, 20)
        Block(10, 10)
      })
    #expect(
      laid.leaves == [rect(0, 0, 100, 50), rect(60, 30, 40, 20), rect(90, 40, 10, 10)])
  }

  @Test("Layers of a moved view move with it; layers of a view that is moved after do too")
  func offsets() {
    let laid = Laid(Block(50, 20).offset(x: 10, y: 5).background(Fill()))
    // Behind the place, not behind where the view is shown.
    #expect(laid.leaves == [rect(0, 0, 50, 20), rect(10, 5, 50, 20)])
    let after = Laid(Block(50, 20).background(Fill()).offset(x: 10, y: 5))
    #expect(after.leaves == [rect(10, 5, 50, 20), rect(10, 5, 50, 20)])
    #expect(after.root == CGSize(width: 50, height: 20))
  }

  @Test("Baselines of differently sized texts of several lines: 12 and 12 + 16 n")
  func severalLines() {
    func texts(_ alignment: VerticalAlignment) -> [CGRect] {
      Laid(
        HStack(alignment: alignment, spacing: 0) {
          Text("First\nSecond\nThird")
          Text("Label")
          Block(5, 40)
        }
      ) { $0.textMeasurer = RecordedTextMeasurer() }.leaves
    }
    // First baselines are 12 below the tops; the block's is its bottom, 40: it stands 28 higher.
    let first = texts(.firstTextBaseline)
    #expect(first.map(\.minY) == [28, 28, 0])
    #expect(first.map(\.height) == [48, 16, 40])
    // Last baselines are 44, 12 and 40 below the tops.
    #expect(texts(.lastTextBaseline).map(\.minY) == [0, 32, 4])
  }

  @Test("A guide may lie outside its view: the stack grows, and the views keep apart")
  func outside() {
    let laid = Laid(
      VStack(alignment: .leading, spacing: 0) {
        Block(50, 10)
        Block(50, 10).alignmentGuide(.leading) { _ in -30 }
        Block(50, 10).alignmentGuide(.leading) { $0.width + 10 }
      })
    // From -60 to 80.
    #expect(laid.root.width == 140)
    #expect(laid.leaves.map(\.minX) == [60, 90, 0])
  }

  @Test("Rule 48: a geometry reader's size and place in stacks and in scroll views")
  func geometry() {
    let laid = Laid(
      ScrollView {
        VStack(spacing: 0) {
          Block(30, 40)
          GeometryReader { proxy in
            Block(proxy.size.width, proxy.frame(in: .global).minY)
          }
        }
      })
    // Nothing is offered in height: 10 points, whatever stands inside.
    #expect(laid.leaves == [rect(185, 0, 30, 40), rect(0, 40, 400, 40)])
    #expect(laid.nodes("ScrollView")[0].contentSize?.height == 50)
  }

  @Observable final class Model {
    var hasMore = true
  }

  /// A depth stack in padding in a frame of a fixed size, beside a view of 40.
  struct Layers: View {
    let model: Model

    var body: some View {
      HStack(alignment: .top, spacing: 0) {
        ZStack {
          Block(20, 20).alignmentGuide(.top) { _ in 10 }
          if model.hasMore { Block(20, 20) }
        }
        .frame(width: 20, height: 20).padding(.leading, 5)
        Block(20, 40)
      }
    }
  }

  /// A view alone in a depth stack hands its guide on: at 10 it meets the other view's top, so that
  /// it stands 10 above it, and the stack is 10 + 40 high. Of several views the stack has none.
  @Test("Guides are followed when a depth stack comes to have one view alone, and several again")
  func layers() {
    let model = Model()
    let laid = Laid(Layers(model: model))
    #expect(laid.root.height == 40)
    model.hasMore = false
    laid.graph.layout(in: laid.size)
    #expect(laid.root.height == 50)
    #expect(laid.leaves == [rect(5, 0, 20, 20), rect(25, 10, 20, 40)])
    model.hasMore = true
    laid.graph.layout(in: laid.size)
    #expect(laid.root.height == 40)
  }
}
