import Testing

@testable import SwiftUI

/// Stacks with priorities, spacers and limits mixed, worked out by hand from rules 1 to 13
/// (OpenSwiftUI, Layout/Stack/StackLayout.swift; objc.io, HStack's child ordering).
@MainActor @Suite struct StackRuleTests {
  private func laid<V: View>(
    _ view: V, _ width: CGFloat, _ height: CGFloat = 10
  ) -> Laid { Laid(view, in: CGSize(width: width, height: height)) }

  @Test(
    "Rules 2 and 5: a view is asked at 0, at infinity and at its share, with the stack's height")
  func offers() {
    let first = ProposalLog()
    let second = ProposalLog()
    _ = laid(
      HStack(spacing: 10) {
        Probe(log: first)
        Probe(log: second)
      }, 210, 50)
    // (210 - 10) / 2, then 200 - 100.
    #expect(first.widths == [0, .infinity, 100])
    #expect(second.widths == [0, .infinity, 100])
    #expect(first.heights == [50])
  }

  @Test("Rule 5: what a view leaves goes to those after it, by flexibility: 30, 50, 120 of 200")
  func leftovers() {
    let found = laid(
      HStack(spacing: 0) {
        Fill()
        Fill().frame(maxWidth: 50)
        Block(30, 10)
      }, 200)
    // The block first: 200 / 3 is more than its 30. Then 170 / 2 = 85 is more than 50. 120 is left.
    #expect(found.leaves.map(\.width) == [120, 50, 30])
    #expect(found.leaves.map(\.minX) == [0, 120, 170])
  }

  @Test("Rules 3 and 4: each priority is served with the minimums of the lower ones held back")
  func fourPriorities() {
    let found = laid(
      HStack(spacing: 0) {
        Fill().frame(minWidth: 50).layoutPriority(2)
        Fill().frame(minWidth: 40, maxWidth: 80).layoutPriority(1)
        Block(60, 10)
        Fill().layoutPriority(-1)
      }, 300)
    // Held back: 40 + 60 + 0. The first takes 200; then 40, then 60, then nothing are given back.
    #expect(found.leaves.map(\.width) == [200, 40, 60])
    #expect(found.root.width == 300)
  }

  @Test("Rules 3 to 5 and 11: two of priority 1 share what a block and a spacer leave")
  func mixedPriorities() {
    let found = laid(
      HStack(spacing: 0) {
        Fill().layoutPriority(1)
        Fill().frame(maxWidth: 60).layoutPriority(1)
        Block(40, 10)
        Spacer()
      }, 260)
    // 260 - 40 - 8 = 212: the limited one takes 60 of 106, the other 152.
    #expect(found.leaves == [rect(0, 0, 152, 10), rect(152, 0, 60, 10), rect(212, 0, 40, 10)])
    #expect(found.root.width == 260)
  }

  @Test("Rule 1: spacing below zero gives room: (100 + 10) / 2 = 55, overlapping by 10")
  func negativeSpacing() {
    let found = laid(
      HStack(spacing: -10) {
        Fill()
        Fill()
      }, 100)
    #expect(found.leaves == [rect(0, 0, 55, 10), rect(45, 0, 55, 10)])
  }

  @Test("Rules 3 and 11: of two spacers the one with the larger minimum is served first")
  func spacers() {
    let view = HStack(spacing: 0) {
      Block(50, 10)
      Spacer(minLength: 20)
      Block(50, 10)
      Spacer(minLength: 0)
      Block(50, 10)
    }
    // 50 are left for both: 25 each.
    #expect(laid(view, 200).leaves.map(\.minX) == [0, 75, 150])
    // 10 are left: the first keeps its 20, the other has nothing; the stack is 170 wide.
    let narrow = laid(view, 160)
    #expect(narrow.root.width == 170)
    #expect(narrow.leaves.map(\.minX) == [0, 70, 120])
  }

  @Test("Rule 11: a spacer in a frame keeps no distance either (Layout/Modifier/FrameLayout.swift)")
  func framedSpacer() {
    let found = laid(
      VStack {
        Line(10)
        Spacer().frame(height: 20)
        Line(10)
      }, 100, 300)
    #expect(found.leaves.map(\.minY) == [0, 36])
  }

  @Test("Rule 27: fixedSize keeps a priority, other places round a view do not")
  func priorityOfPlaces() {
    let kept = laid(
      HStack(spacing: 0) {
        Fill().layoutPriority(1).fixedSize(horizontal: false, vertical: true)
        Fill()
      }, 200)
    #expect(kept.leaves.map(\.width) == [200])
    let padded = laid(
      HStack(spacing: 0) {
        Fill().layoutPriority(1).padding(.vertical, 1)
        Fill()
      }, 200)
    #expect(padded.leaves.map(\.width) == [100, 100])
    let outside = laid(
      HStack(spacing: 0) {
        Fill().padding(.vertical, 1).layoutPriority(1)
        Fill()
      }, 200)
    #expect(outside.leaves.map(\.width) == [200])
  }

  @Test("Rule 9: where no height is offered, views are placed in the stack's own")
  func ownHeight() {
    let found = laid(
      HStack(spacing: 0) {
        Block(10, 50)
        Fill()
      }
      .fixedSize(horizontal: false, vertical: true), 100, 200)
    #expect(found.leaves == [rect(0, 0, 10, 50), rect(10, 0, 90, 50)])
  }

  @Test(
    "Rules 2 and 6: endless and open offers give endless and ideal lengths, never a wrong number")
  func endless() {
    let graph = laid(
      HStack(spacing: 0) {
        Fill().layoutPriority(1)
        Fill()
        Block(20, 10)
      }, 100
    ).graph
    #expect(graph.sizeThatFits(.infinity).width == .infinity)
    #expect(graph.sizeThatFits(.unspecified) == CGSize(width: 40, height: 10))
    #expect(graph.sizeThatFits(.zero) == CGSize(width: 20, height: 10))
  }

  @Test("Rule 13: a depth stack is as large as its largest views, however their guides stand")
  func depthStackGuides() {
    let found = laid(
      ZStack(alignment: .topLeading) {
        Block(100, 50)
        Block(20, 20).alignmentGuide(.leading) { _ in 30 }.alignmentGuide(.top) { _ in -10 }
      }, 400, 400)
    #expect(found.root == CGSize(width: 100, height: 50))
    // The guides meet where the farthest is: at 30 from the left and 0 from the top.
    #expect(found.leaves == [rect(30, 0, 100, 50), rect(0, 10, 20, 20)])
  }

  @Test("Rule 13: all views of a depth stack are offered its size when they are placed")
  func depthStackOffers() {
    let log = ProposalLog()
    _ = laid(
      ZStack {
        Block(80, 30)
        Probe(log: log).layoutPriority(-1)
      }, 400, 400)
    #expect(log.proposals == [ProposedViewSize(width: 80, height: 30)])
  }

  @Test("Rules 10, 11 and 42: a container's priority is 0, an empty one's and a spacer's the least")
  func priorities() {
    let log = PriorityLog()
    _ = laid(
      Priorities(log: log) {
        HStack { Block(10, 10) }
        HStack {}
        Spacer()
        Block(10, 10).layoutPriority(3)
      }, 100)
    #expect(log.values == [0, -.infinity, -.infinity, 3])
  }

  final class PriorityLog: @unchecked Sendable {
    var values: [Double] = []
  }

  struct Priorities: Layout {
    let log: PriorityLog

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      log.values = subviews.map(\.priority)
      return .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }
}
