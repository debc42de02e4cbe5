import Testing

@testable import SwiftUI

/// Stacks share out room by rules 1 to 13.
@MainActor @Suite struct StackTests {
  @Test("Rule 7: three views without limits share 300 equally")
  func equalShares() {
    let laid = Laid(
      HStack(spacing: 0) {
        Fill()
        Fill()
        Fill()
      }, in: CGSize(width: 300, height: 100))
    #expect(laid.leaves.map(\.width) == [100, 100, 100])
    #expect(laid.leaves.map(\.minX) == [0, 100, 200])
  }

  @Test("Rule 7: a minimum that does not fit overflows: 75 and 100 in 150")
  func overflow() {
    // Both have a range of 100 points or none; the first is served first with 150 / 2.
    let laid = Laid(
      HStack(spacing: 0) {
        Fill().frame(maxWidth: 100)
        Fill().frame(minWidth: 100)
      }, in: CGSize(width: 150, height: 100))
    #expect(laid.root.width == 175)
    #expect(laid.leaves.map(\.width) == [75, 100])
  }

  @Test("Rule 1: spacing is taken first: (400 - 24) / 4 = 94 (case 11)")
  func spacingFirst() {
    let laid = Laid(
      HStack(spacing: 8) {
        ForEach(0..<4) { _ in Block(20, 10).frame(maxWidth: .infinity).background(Fill()) }
      })
    #expect(laid.root.width == 400)
    #expect(laid.leaves.filter { $0.width == 94 }.count == 4)
  }

  @Test("HStackLayout's own cases: the system's spacing of 8, an explicit 10, a fixed view")
  func workshopCases() {
    // (300 - 16) / 3 = 94.67; drawn at a scale of 3.
    let standard = Laid(
      HStack {
        Fill()
        Fill()
        Fill()
      }, in: CGSize(width: 300, height: 10), scale: 3)
    #expect(standard.leaves.map { ($0.width * 3).rounded() } == [284, 284, 284])
    let ten = Laid(
      HStack(spacing: 10) {
        Fill()
        Fill()
        Fill()
      }, in: CGSize(width: 300, height: 10), scale: 3)
    #expect(ten.leaves.map { ($0.width * 3).rounded() } == [280, 280, 280])
    let fixed = Laid(
      HStack(spacing: 0) {
        Fill().frame(width: 100)
        Fill()
      }, in: CGSize(width: 150, height: 10))
    #expect(fixed.leaves.map(\.width) == [100, 50])
    let last = Laid(
      HStack(spacing: 0) {
        Fill()
        Fill().frame(width: 100)
      }, in: CGSize(width: 150, height: 10))
    #expect(last.leaves.map(\.width) == [50, 100])
  }

  @Test("Rule 3: a higher priority is served first")
  func priority() {
    let laid = Laid(
      HStack(spacing: 0) {
        Fill().frame(maxWidth: 100)
        Fill().frame(maxWidth: 100).layoutPriority(1)
      }, in: CGSize(width: 150, height: 10))
    #expect(laid.leaves.map(\.width) == [50, 100])
  }

  @Test("Rule 4: the minimums of lower priorities are held back")
  func heldBack() {
    let laid = Laid(
      HStack(spacing: 0) {
        Fill().layoutPriority(1)
        Fill().frame(minWidth: 30)
        Fill().frame(minWidth: 20).layoutPriority(-1)
      }, in: CGSize(width: 200, height: 10))
    #expect(laid.leaves.map(\.width) == [150, 30, 20])
  }

  @Test("Rule 3: of views without limits the one with the larger minimum is served first")
  func tie() {
    let laid = Laid(
      HStack(spacing: 0) {
        Fill()
        Fill().frame(minWidth: 160, maxWidth: .infinity)
      }, in: CGSize(width: 200, height: 10))
    #expect(laid.leaves.map(\.width) == [40, 160])
  }

  @Test("Rule 6: without a proposal every view has its ideal length (case 1)")
  func ideal() {
    let laid = Laid(
      HStack(spacing: 16) {
        Block(100, 10)
        Block(100, 10)
      }
      .fixedSize(), in: CGSize(width: 50, height: 10))
    #expect(laid.root.width == 216)
    #expect(laid.leaves.map(\.width) == [100, 100])
  }

  @Test("Rule 8: the size across is that of the lined-up views together")
  func unionAcross() {
    let laid = Laid(
      VStack(spacing: 0) {
        Block(50, 10).alignmentGuide(HorizontalAlignment.center) { _ in 0 }
        Block(50, 10).alignmentGuide(HorizontalAlignment.center) { $0.width }
      })
    #expect(laid.root == CGSize(width: 100, height: 20))
    #expect(laid.leaves == [rect(50, 0, 50, 10), rect(0, 10, 50, 10)])
  }

  @Test("Rule 9: a stack without a width lays its views out at its own")
  func ownWidth() {
    let laid = Laid(
      VStack(spacing: 0) {
        Block(120, 10)
        Fill().frame(height: 10)
        Block(80, 10)
      }
      .fixedSize())
    #expect(laid.root == CGSize(width: 120, height: 30))
    #expect(laid.leaves.map(\.width) == [120, 120, 80])
  }

  @Test("Rule 10: an empty stack has no size and is served last")
  func empty() {
    #expect(Laid(VStack {}).root == .zero)
    let laid = Laid(
      HStack(spacing: 0) {
        HStack {}
        Fill()
      })
    #expect(laid.leaves.map(\.width) == [400])
  }

  @Test("Rule 11: a spacer's least length is 8, or its own; outside stacks it stretches both ways")
  func spacer() {
    let laid = Laid(
      HStack(spacing: 0) {
        Fill()
        Spacer()
        Fill().frame(width: 60)
      })
    #expect(laid.leaves.map(\.width) == [332, 60])
    let longer = Laid(
      HStack(spacing: 0) {
        Fill()
        Spacer(minLength: 40)
        Fill().frame(width: 60)
      })
    #expect(longer.leaves.map(\.width) == [300, 60])
    #expect(Laid(Spacer()).root == CGSize(width: 400, height: 600))
    #expect(Laid(HStack { Spacer() }.fixedSize()).root == CGSize(width: 8, height: 0))
  }

  @Test("Rule 13: the views of the highest priority alone give a ZStack its size")
  func depth() {
    let laid = Laid(
      ZStack {
        Block(100, 20)
        Block(20, 100)
        Block(300, 300).layoutPriority(-1)
      })
    #expect(laid.root == CGSize(width: 100, height: 100))
    #expect(laid.leaves[2] == rect(-100, -100, 300, 300))
  }

  @Test("Case 15: content too wide for its frame is centred: (200 - 432) / 2 = -116")
  func overflowIsCentred() {
    let laid = Laid(
      HStack {
        ForEach(0..<5) { _ in Fill().frame(width: 80, height: 10) }
      }
      .frame(width: 200))
    #expect(laid.leaves.map(\.minX) == [-116, -28, 60, 148, 236])
  }

  @Test("Rules 14, 15 and 18: spacing")
  func spacing() {
    func gap<A: View, B: View>(_ a: A, _ b: B) -> CGFloat {
      let laid = Laid(
        VStack {
          a
          b
        })
      return laid.leaves[1].minY - laid.leaves[0].maxY
    }
    #expect(gap(Block(10, 10), Block(10, 10)) == 8)
    #expect(gap(Line(10), Line(10)) == 0)
    #expect(gap(Line(10).frame(height: 16), Line(10)) == 8)
    #expect(gap(Line(10).frame(width: 20), Line(10)) == 0)
    // 4 points of padding and the system's 8 below them.
    #expect(gap(Line(10).padding(.bottom, 4), Line(10)) == 12)
    #expect(gap(Line(10).padding(.top, 4), Line(10)) == 0)
    // The wishes at the edges of a stack are those of its outermost views.
    #expect(
      gap(
        VStack {
          Line(10)
        }, Line(10)) == 0)
  }

  @Test("Layout is a function of the proposal alone: sizes a, b, a give the first result again")
  func purity() {
    let view = VStack {
      HStack {
        Fill().frame(minWidth: 30, maxWidth: 90)
        ViewThatFits {
          Block(120, 20)
          Block(60, 40)
        }
        Spacer()
        Line(30)
      }
      Grid {
        GridRow {
          Fill()
          Block(40, 20)
        }
        GridRow {
          Block(30, 30)
          Fill().frame(maxHeight: 50)
        }
      }
      GeometryReader { proxy in Block(proxy.size.width / 2, proxy.size.height / 3) }
    }
    let a = CGSize(width: 320, height: 480)
    let b = CGSize(width: 200, height: 700)
    let laid = Laid(view, in: a)
    let first = laid.outline
    laid.graph.layout(in: b)
    let second = laid.outline
    laid.graph.layout(in: a)
    #expect(laid.outline == first)
    #expect(second != first)
    #expect(Laid(view, in: b).outline == second)
  }
}
