import Testing

@testable import SwiftUI

/// Every way in which a flexible frame finds its length (rule 23; OpenSwiftUI,
/// Layout/Modifier/FrameLayout.swift), and aspect ratios where one length is open (rule 28).
@MainActor @Suite struct FrameLimitTests {
  struct Case: Sendable, CustomStringConvertible {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?
    var child: CGFloat
    var offered: CGFloat?
    var length: CGFloat

    var description: String {
      "\(least as Any) \(ideal as Any) \(most as Any), child \(child), offered \(offered as Any)"
    }
  }

  nonisolated static let cases: [Case] = [
    // A least length alone: max(least, min(offered, child)); the child's where nothing is offered.
    Case(least: 100, child: 60, offered: 400, length: 100),
    Case(least: 100, child: 150, offered: 400, length: 150),
    Case(least: 100, child: 150, offered: 120, length: 120),
    Case(least: 100, child: 60, offered: nil, length: 100),
    Case(least: 100, child: 150, offered: nil, length: 150),
    // A greatest length alone: min(greatest, max(offered, child)).
    Case(most: 100, child: 60, offered: 400, length: 100),
    Case(most: 100, child: 150, offered: 400, length: 100),
    Case(most: 100, child: 60, offered: 50, length: 60),
    Case(most: 100, child: 30, offered: 50, length: 50),
    Case(most: 100, child: 60, offered: nil, length: 60),
    Case(most: 100, child: 160, offered: nil, length: 100),
    // Both: what is offered between them, whatever the child; the child's where nothing is offered.
    Case(least: 50, most: 100, child: 60, offered: 400, length: 100),
    Case(least: 50, most: 100, child: 60, offered: 20, length: 50),
    Case(least: 50, most: 100, child: 160, offered: 70, length: 70),
    Case(least: 50, most: 100, child: 60, offered: nil, length: 60),
    Case(least: 50, most: 100, child: 160, offered: nil, length: 100),
    Case(least: 50, most: 100, child: 10, offered: nil, length: 50),
    // An ideal length counts where nothing is offered.
    Case(ideal: 70, child: 60, offered: 400, length: 60),
    Case(ideal: 70, child: 60, offered: nil, length: 70),
    Case(ideal: 70, most: 100, child: 60, offered: nil, length: 70),
    Case(ideal: 70, most: 100, child: 60, offered: 400, length: 100),
    // The ideal is at least the least length, the greatest at least the ideal.
    Case(least: 100, ideal: 50, child: 60, offered: nil, length: 100),
    Case(ideal: 120, most: 100, child: 60, offered: 400, length: 120),
    // A least length above the greatest leaves the child its own.
    Case(least: 100, most: 20, child: 5, offered: 400, length: 5),
    // Lengths below zero are raised to it; without end there is no limit.
    Case(least: -10, child: 60, offered: 20, length: 20),
    Case(least: 0, most: .infinity, child: 60, offered: 400, length: 400),
    Case(least: 0, most: .infinity, child: 60, offered: nil, length: 60),
  ]

  @Test("Rule 23: lengths", arguments: cases)
  func length(_ one: Case) {
    let graph = ViewGraph(
      Block(one.child, 10).frame(
        minWidth: one.least, idealWidth: one.ideal, maxWidth: one.most))
    let size = graph.sizeThatFits(ProposedViewSize(width: one.offered, height: 10))
    #expect(size == CGSize(width: one.length, height: 10))
    let tall = ViewGraph(
      Block(10, one.child).frame(
        minHeight: one.least, idealHeight: one.ideal, maxHeight: one.most))
    #expect(
      tall.sizeThatFits(ProposedViewSize(width: 10, height: one.offered))
        == CGSize(width: 10, height: one.length))
  }

  @Test(
    "Rule 23: a child is offered what is between the limits, and is placed in the frame's length")
  func offers() {
    let log = ProposalLog()
    _ = Laid(Probe(log: log).frame(minWidth: 50, maxWidth: 100, minHeight: 20, maxHeight: 30))
    // Both lengths are known without the child, which is only placed.
    #expect(log.proposals == [ProposedViewSize(width: 100, height: 30)])
    let most = ProposalLog()
    _ = Laid(Probe(log: most).frame(maxWidth: 100), in: CGSize(width: 400, height: 50))
    #expect(most.proposals == [ProposedViewSize(width: 100, height: 50)])
    // Nothing offered, no ideal and a length between the limits: nothing is offered either.
    let open = ProposalLog()
    _ = Laid(
      Probe(log: open).frame(minWidth: 5, maxWidth: 100).fixedSize(
        horizontal: true, vertical: false), in: CGSize(width: 400, height: 50))
    #expect(open.proposals == [ProposedViewSize(width: nil, height: 50)])
    // With an ideal the child is offered that.
    let ideal = ProposalLog()
    let laid = Laid(Probe(log: ideal).frame(idealWidth: 70, idealHeight: 30).fixedSize())
    #expect(ideal.proposals.last == ProposedViewSize(width: 70, height: 30))
    #expect(laid.root == CGSize(width: 70, height: 30))
  }

  @Test("Frames one in the other: each limits what the next one is offered")
  func nested() {
    let found = Laid(
      Fill().frame(idealWidth: 40).frame(minWidth: 60, maxWidth: 120).frame(maxWidth: .infinity),
      in: CGSize(width: 400, height: 10))
    #expect(found.root.width == 400)
    #expect(found.leaves == [rect(140, 0, 120, 10)])
    // Ideal sizes go outwards: 40, raised to 60, which is what the outermost one takes.
    #expect(found.graph.sizeThatFits(.unspecified).width == 60)
  }

  @Test("Rule 28: a length that is not offered does not limit; with none the child has its ideal")
  func aspectRatio() {
    let graph = ViewGraph(Fill().aspectRatio(2, contentMode: .fit))
    #expect(
      graph.sizeThatFits(ProposedViewSize(width: 100, height: nil))
        == CGSize(width: 100, height: 50))
    #expect(
      graph.sizeThatFits(ProposedViewSize(width: nil, height: 50)) == CGSize(width: 100, height: 50)
    )
    #expect(graph.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    // The child picks its own size of what it is offered, and is centred.
    let block = Laid(Block(30, 10).aspectRatio(1, contentMode: .fit))
    #expect(block.root == CGSize(width: 30, height: 10))
  }

  @Test("Rule 28 in stacks: two squares in 200 x 60 are 60 high; in 200 x 300 they share the width")
  func squaresInStacks() {
    let row = HStack(spacing: 0) {
      Fill().aspectRatio(1, contentMode: .fit)
      Fill().aspectRatio(1, contentMode: .fit)
    }
    let low = Laid(row, in: CGSize(width: 200, height: 60))
    #expect(low.root == CGSize(width: 120, height: 60))
    let high = Laid(row, in: CGSize(width: 200, height: 300))
    #expect(high.root == CGSize(width: 200, height: 100))
    // In a scroll view there is no height to fit: the width alone counts.
    let scrolled = Laid(
      ScrollView { Fill().aspectRatio(4, contentMode: .fit) }, in: CGSize(width: 200, height: 300))
    #expect(scrolled.leaves == [rect(0, 0, 200, 50)])
  }

  @Test("Rule 29: a placed view is offered the whole place, and is its own ideal where nothing is")
  func position() {
    let found = Laid(
      Fill().frame(maxWidth: 20, maxHeight: 10).position(x: 100, y: 50)
        .fixedSize(horizontal: false, vertical: true))
    #expect(found.root == CGSize(width: 400, height: 10))
    #expect(found.leaves == [rect(90, 45, 20, 10)])
  }

  @Test("Rule 51: colours and shapes take what they are offered, and 10 points where nothing is")
  func fillingViews() {
    #expect(Laid(Color.red).root == CGSize(width: 400, height: 600))
    #expect(Laid(Rectangle()).root == CGSize(width: 400, height: 600))
    #expect(Laid(Color.red.fixedSize()).root == CGSize(width: 10, height: 10))
    #expect(Laid(Rectangle().fixedSize()).root == CGSize(width: 10, height: 10))
    #expect(Laid(Capsule().fixedSize()).root == CGSize(width: 10, height: 10))
    #expect(
      Laid(RoundedRectangle(cornerRadius: 4).fixedSize(horizontal: true, vertical: false)).root
        == CGSize(width: 10, height: 600))
    // A circle takes the largest square.
    #expect(Laid(Circle()).root == CGSize(width: 400, height: 400))
  }

  @Test("Rule 21: padding below zero gives more room, and never a length below zero")
  func negativePadding() {
    let wide = Laid(Fill().padding(.horizontal, -20), in: CGSize(width: 100, height: 10))
    #expect(wide.root == CGSize(width: 100, height: 10))
    #expect(wide.leaves == [rect(-20, 0, 140, 10)])
    let stacked = Laid(
      VStack(spacing: 0) {
        Block(40, 30).padding(.bottom, -10)
        Block(40, 30)
      })
    #expect(stacked.leaves.map(\.minY) == [0, 20])
    #expect(stacked.root.height == 50)
  }
}
