import LayoutTree
import Testing

@testable import SwiftUI

/// Lengths that cannot be, and trees that are very deep or very wide, are laid out all the same.
@MainActor @Suite struct RobustnessTests {
  /// Whether all frames of the tree are finite.
  private func isFinite(_ laid: Laid) -> Bool {
    func check(_ nodes: [LayoutNode]) -> Bool {
      nodes.allSatisfy { node in
        let frame = node.frame
        let shown = node.windowFrame
        return [
          frame.x, frame.y, frame.width, frame.height, shown.x, shown.y, shown.width, shown.height,
        ].allSatisfy(\.isFinite) && check(node.children)
      }
    }
    return check(laid.graph.export())
  }

  nonisolated static let lengths: [CGFloat] = [
    .nan, .infinity, -.infinity, -5, 0, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  @Test("Rule 22: a frame without a possible length is none, and it is told once")
  func invalidFrames() {
    for length in [.nan, .infinity, -.infinity, -5] as [CGFloat] {
      #expect(Laid(Block(30, 20).frame(width: length)).root == CGSize(width: 30, height: 20))
      #expect(Laid(Block(30, 20).frame(height: length)).root == CGSize(width: 30, height: 20))
    }
    #expect(RuntimeIssue.reported.contains(.invalidFrameDimension))
    #expect(
      RuntimeIssue.invalidFrameDimension.rawValue
        == "Invalid frame dimension (negative or non-finite).")
    _ = Laid(Block(30, 20).frame(minWidth: 50, maxWidth: 20))
    #expect(RuntimeIssue.reported.contains(.contradictoryFrame))
  }

  @Test("No length makes frames that are no numbers", arguments: lengths)
  func anyLength(_ length: CGFloat) {
    let views: [AnyView] = [
      AnyView(Block(30, 20).frame(minWidth: length, idealWidth: length, maxWidth: length)),
      AnyView(Fill().frame(minHeight: length).fixedSize()),
      AnyView(Fill().frame(idealHeight: length).fixedSize()),
      AnyView(Fill().frame(maxHeight: length)),
      AnyView(Block(30, 20).padding(length)),
      AnyView(Block(30, 20).padding(EdgeInsets(top: length, leading: 1, bottom: -1, trailing: 0))),
      AnyView(Block(30, 20).offset(x: length, y: length)),
      AnyView(Block(30, 20).position(x: length, y: length)),
      AnyView(Fill().aspectRatio(length, contentMode: .fit)),
      AnyView(Fill().aspectRatio(length, contentMode: .fill)),
      AnyView(Fill().aspectRatio(CGSize(width: length, height: length), contentMode: .fit)),
      AnyView(
        HStack(spacing: length) {
          Fill()
          Spacer(minLength: length)
          Block(10, 10).layoutPriority(Double(length))
        }),
      AnyView(
        ZStack {
          Fill().layoutPriority(Double(length))
          Block(10, 10)
        }),
      AnyView(
        VStack(alignment: .leading) {
          Block(10, 10).alignmentGuide(.leading) { _ in length }
          Block(20, 10)
        }),
      AnyView(
        Block(50, 50).overlay(alignment: .topLeading) {
          Block(10, 10).alignmentGuide(.top) { _ in length }
        }),
      AnyView(
        Grid(horizontalSpacing: length, verticalSpacing: length) {
          GridRow {
            Fill()
            Block(length, 10)
          }
        }),
      AnyView(
        LazyVGrid(
          columns: [
            GridItem(.fixed(length), spacing: length), GridItem(.flexible(minimum: length)),
            GridItem(.adaptive(minimum: length)),
          ], spacing: length
        ) { ForEach(0..<4) { _ in Block(10, 10) } }),
      AnyView(ScrollView { LazyVStack(spacing: length) { Block(10, length) } }),
      AnyView(Fill().containerRelativeFrame(.horizontal) { _, _ in length }),
      AnyView(Fill().safeAreaInset(edge: .bottom, spacing: length) { Block(10, 10) }),
      AnyView(Fill().safeAreaPadding(length)),
      AnyView(Block(10, 10).scaleEffect(length).rotationEffect(.degrees(Double(length)))),
      AnyView(ViewThatFits { Block(length, length) }),
      AnyView(Text("Text").lineSpacing(length).frame(width: 20)),
      AnyView(Text("Text").minimumScaleFactor(length).lineLimit(1).frame(width: 5)),
      AnyView(Text("Text").font(.system(size: length))),
      AnyView(Text("Text").kerning(length).baselineOffset(length)),
    ]
    for (index, view) in views.enumerated() {
      #expect(isFinite(Laid(view)), "\(index) with \(length)")
    }
  }

  @Test("Windows without a size, and without an end")
  func windows() {
    let view = VStack {
      HStack {
        Fill()
        Spacer()
        Text("Text")
      }
      ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) { Fill() } }
      Grid { GridRow { Fill() } }
      GeometryReader { proxy in Block(proxy.size.width, proxy.size.height) }
    }
    for size in [
      CGSize.zero, CGSize(width: 0, height: 500), CGSize(width: 1, height: 1),
      CGSize(width: 1e6, height: 1e6), CGSize(width: -5, height: -5),
    ] {
      #expect(isFinite(Laid(view, in: size)), "\(size)")
    }
  }

  @Test("Rule 56: a view across very many columns makes no more than there can be")
  func wideSpan() {
    let laid = Laid(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block(100, 10).gridCellColumns(.max)
          Block(10, 10).gridCellColumns(-3)
        }
      })
    // A thousand columns share the 100 points; the sums are not exact.
    #expect(laid.leaves.map { $0.minX.rounded() } == [0, 100])
    #expect(laid.leaves.map(\.width) == [100, 10])
  }

  struct Nest: View {
    let depth: Int
    var body: some View {
      if depth > 0 { AnyView(Nest(depth: depth - 1).padding(1)) } else { Block(10, 10) }
    }
  }

  @Test("Six hundred views one in the other, each of any type: 10 + 2 * 600")
  func deep() {
    #expect(Laid(Nest(depth: 600)).root == CGSize(width: 1210, height: 1210))
  }

  @Test("Ten thousand views in a column: 10 000 of 2 and 9999 distances of 1")
  func wide() {
    let laid = Laid(VStack(spacing: 1) { ForEach(0..<10_000) { _ in Block(5, 2) } })
    #expect(laid.root == CGSize(width: 5, height: 29_999))
  }
}
