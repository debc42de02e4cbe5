import Testing

@testable import SwiftUI

/// Padding and frames keep to rules 20 to 29.
@MainActor @Suite struct FrameRuleTests {
  @Test("Rule 20: padding is 16 points on every edge")
  func standardPadding() {
    #expect(Laid(Block(47, 16).padding()).root == CGSize(width: 79, height: 48))
    #expect(Laid(Block(10, 10).padding(.leading)).root == CGSize(width: 26, height: 10))
  }

  @Test("Rule 21: padding is taken from the proposal, never below zero")
  func paddingClamps() {
    let laid = Laid(Fill().padding(30), in: CGSize(width: 40, height: 100))
    #expect(laid.root == CGSize(width: 60, height: 100))
    let negative = Laid(Block(10, 10).padding(-8))
    #expect(negative.root == CGSize(width: 0, height: 0))
  }

  @Test("Rule 22: a fixed frame overflows; negative and endless lengths are none")
  func fixedFrame() {
    let laid = Laid(Block(100, 20).frame(width: 40))
    #expect(laid.root == CGSize(width: 40, height: 20))
    #expect(laid.leaves == [rect(-30, 0, 100, 20)])
    #expect(Laid(Block(10, 20).frame(width: -5, height: .infinity)).root.width == 10)
    #expect(Laid(Block(10, 20).frame(width: .nan)).root.width == 10)
  }

  @Test("Rules 23 to 26: flexible frames")
  func flexibleFrame() {
    // 24: a maximum alone takes what is offered up to it.
    #expect(Laid(Block(50, 16).frame(maxHeight: 200)).root.height == 200)
    // 25: in a narrower parent it is the parent's width.
    for (offered, most, width) in [
      (400, 680, 400), (680, 680, 680), (800, 680, 680), (400, CGFloat.infinity, 400),
    ] as [(CGFloat, CGFloat, CGFloat)] {
      let laid = Laid(
        Block(50, 16).frame(maxWidth: most), in: CGSize(width: offered, height: 100))
      #expect(laid.root.width == width)
    }
    // 26
    let both = Laid(
      Block(74, 16).frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150))
    #expect(both.root == CGSize(width: 300, height: 150))
    // 23: the ideal counts where nothing is offered; a minimum alone is never left.
    let ideal = Laid(Fill().frame(idealWidth: 70, idealHeight: 30).fixedSize())
    #expect(ideal.root == CGSize(width: 70, height: 30))
    #expect(Laid(Block(50, 16).frame(minWidth: 100)).root.width == 100)
    #expect(Laid(Block(150, 16).frame(minWidth: 100)).root.width == 150)
  }

  @Test("Rule 27: fixedSize asks for the ideal size")
  func fixedSize() {
    #expect(Laid(Fill().fixedSize()).root == CGSize(width: 10, height: 10))
    let wide = Laid(Fill().fixedSize(horizontal: false, vertical: true))
    #expect(wide.root == CGSize(width: 400, height: 10))
  }

  @Test("Rule 28: an aspect ratio is offered, to fit or to fill")
  func aspectRatio() {
    let size = CGSize(width: 400, height: 600)
    #expect(
      Laid(Fill().aspectRatio(2, contentMode: .fit), in: size).root
        == CGSize(width: 400, height: 200))
    #expect(
      Laid(Fill().aspectRatio(2, contentMode: .fill), in: size).root
        == CGSize(width: 1200, height: 600))
    let ideal = Laid(
      Fill().frame(idealWidth: 30, idealHeight: 60).scaledToFit(), in: size)
    #expect(ideal.root == CGSize(width: 300, height: 600))
  }

  @Test("Rule 29: position takes the proposal and centres the view at the point")
  func position() {
    let laid = Laid(Block(20, 10).position(x: 100, y: 50))
    #expect(laid.root == CGSize(width: 400, height: 600))
    #expect(laid.leaves == [rect(90, 45, 20, 10)])
  }

  @Test("Rule 47: frames line up guides, and rule 44 gives their defaults")
  func guides() {
    let laid = Laid(
      Block(20, 10).alignmentGuide(.leading) { _ in 5 }.frame(width: 100, alignment: .leading))
    #expect(laid.leaves == [rect(-5, 0, 20, 10)])
    let trailing = Laid(Block(20, 10).frame(width: 100, alignment: .trailing))
    #expect(trailing.leaves == [rect(80, 0, 20, 10)])
  }

  @Test("Rule 49: what lies behind or in front is offered the view's size")
  func layers() {
    let laid = Laid(
      Block(50, 20).background(Fill()).overlay(alignment: .bottomTrailing) {
        Block(10, 10)
      })
    #expect(laid.root == CGSize(width: 50, height: 20))
    #expect(laid.leaves == [rect(0, 0, 50, 20), rect(0, 0, 50, 20), rect(40, 10, 10, 10)])
  }

  @Test("Rule 48: a geometry reader takes all, its content stands at the top leading corner")
  func geometryReader() {
    let laid = Laid(GeometryReader { proxy in Block(proxy.size.width / 4, 20) })
    #expect(laid.root == CGSize(width: 400, height: 600))
    #expect(laid.leaves == [rect(0, 0, 100, 20)])
    #expect(Laid(GeometryReader { _ in Fill() }.fixedSize()).root == CGSize(width: 10, height: 10))
    let placed = Laid(
      HStack(spacing: 0) {
        Block(30, 10)
        GeometryReader { proxy in Block(proxy.frame(in: .global).minX, 20) }
      })
    #expect(placed.leaves == [rect(0, 295, 30, 10), rect(30, 0, 30, 20)])
  }

  @Test("Rule 57: a part of the container")
  func containerRelative() {
    // (400 - 8 * 2) / 3 = 128; 128 * 2 + 8 = 264
    let laid = Laid(
      Fill().containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8).frame(height: 10))
    #expect(laid.leaves == [rect(0, 0, 264, 10)])
    let graph = laid.graph
    graph.layout(in: CGSize(width: 316, height: 600))
    // (316 - 16) / 3 = 100; 208
    #expect(graph.contentFrame.width == 208)
  }

  @Test("Rule 59: a range of text sizes clamps, a value sets")
  func dynamicTypeSize() {
    struct Reader: View {
      @Environment(\.dynamicTypeSize) private var size
      @ScaledMetric private var length = 17.0
      var body: some View { Block(CGFloat(size.rawValue), CGFloat(length)) }
    }
    let clamped = Laid(Reader().dynamicTypeSize(...DynamicTypeSize.large)) {
      $0.dynamicTypeSize = .accessibility5
    }
    #expect(clamped.root == CGSize(width: 3, height: 17))
    // Body text is 53 points at the largest setting.
    let large = Laid(Reader().dynamicTypeSize(.accessibility5))
    #expect(large.root == CGSize(width: 11, height: 53))
  }

  @Test("Right to left: stacks, padding and frames are mirrored")
  func rightToLeft() {
    let laid = Laid(
      HStack(spacing: 0) {
        Block(30, 10)
        Block(20, 10)
        Spacer()
      }
      .padding(.leading, 5), in: CGSize(width: 100, height: 10), direction: .rightToLeft)
    #expect(laid.leaves == [rect(65, 0, 30, 10), rect(45, 0, 20, 10)])
    let frame = Laid(
      Block(20, 10).frame(width: 100, alignment: .leading), direction: .rightToLeft)
    #expect(frame.leaves == [rect(80, 0, 20, 10)])
  }
}
