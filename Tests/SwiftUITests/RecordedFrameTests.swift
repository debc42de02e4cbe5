import Testing

@testable import SwiftUI

/// Layouts whose frames were recorded from SwiftUI on macOS (codelynx/SwiftOpenUI, `Tests/
/// LayoutParityTests/Fixtures`, window 400x600): every frame within half a point.
///
/// Texts stand here as lines of the recorded widths and of 16 points, the height of body text on
/// macOS; a recorded width is that of the ink and may be half a point or one less than the layout's.
@MainActor @Suite struct RecordedFrameTests {
  private func check<V: View>(
    _ view: V, root: (CGFloat, CGFloat), _ expected: [CGRect],
    _ location: SourceLocation = #_sourceLocation
  ) {
    let laid = Laid(view) { $0.dividerThickness = 1 }
    #expect(abs(laid.root.width - root.0) <= 0.5, sourceLocation: location)
    #expect(abs(laid.root.height - root.1) <= 0.5, sourceLocation: location)
    let leaves = laid.leaves
    #expect(leaves.count == expected.count, "\(leaves)", sourceLocation: location)
    for (leaf, frame) in zip(leaves, expected) {
      let isClose =
        abs(leaf.minX - frame.minX) <= 0.5 && abs(leaf.minY - frame.minY) <= 0.5
        && abs(leaf.width - frame.width) <= 0.5 && abs(leaf.height - frame.height) <= 0.5
      #expect(isClose, "\(leaf) instead of \(frame)", sourceLocation: location)
    }
  }

  @Test("color-fill, empty-vstack, spacer-vertical")
  func simple() {
    check(Fill(), root: (400, 600), [rect(0, 0, 400, 600)])
    check(VStack {}, root: (0, 0), [])
    check(VStack { Spacer() }, root: (0, 600), [])
  }

  @Test("vstack-default, vstack-nested: texts keep no distance from texts")
  func vertical() {
    check(
      VStack {
        Line(27)
        Line(46)
        Line(31.5)
      }, root: (46, 48), [rect(9.5, 0, 27, 16), rect(0, 16, 46, 16), rect(7.5, 32, 31.5, 16)])
    let laid = Laid(
      VStack(spacing: 10) {
        VStack(spacing: 4) {
          Line(70)
          Line(71)
        }
        VStack(spacing: 4) {
          Line(70)
          Line(71)
        }
      })
    #expect(laid.root == CGSize(width: 71, height: 82))
    #expect(laid.leaves.map(\.minY) == [0, 20, 46, 66])
  }

  @Test("hstack-default, hstack-bottom, hstack-with-spacer")
  func horizontal() {
    check(
      HStack {
        Line(24)
        Line(32)
      }, root: (64, 16), [rect(0, 0, 24, 16), rect(32, 0, 32, 16)])
    check(
      HStack(alignment: .bottom) {
        Line(34)
        Block(51, 48)
      }, root: (93, 48), [rect(0.5, 32, 33.5, 16), rect(42, 0, 51, 48)])
    check(
      HStack {
        Line(24)
        Spacer()
        Line(32)
      }, root: (400, 16), [rect(0, 0, 24, 16), rect(368, 0, 32, 16)])
  }

  @Test("zstack-default, zstack-bottom-trailing")
  func depth() {
    check(
      ZStack {
        Fill().frame(width: 200, height: 200)
        Line(56)
      }, root: (200, 200), [rect(0, 0, 200, 200), rect(72, 92, 56, 16)])
    check(
      ZStack(alignment: .bottomTrailing) {
        Fill().frame(width: 200, height: 200)
        Line(87.5)
      }, root: (200, 200), [rect(0, 0, 200, 200), rect(112.5, 184, 87.5, 16)])
  }

  @Test("frame-min-max, -maxwidth-infinity, -minheight-centers, -maxwidth-infinity-with-minheight")
  func flexibleFrames() {
    check(
      Line(74).frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150),
      root: (300, 150), [rect(113, 67, 74, 16)])
    check(Line(61).frame(maxWidth: .infinity), root: (400, 16), [rect(169.5, 0, 61, 16)])
    check(
      Line(56).frame(maxWidth: .infinity, minHeight: 180), root: (400, 180),
      [rect(172, 82, 56, 16)])
    check(
      VStack {
        Line(22.5)
        Line(44.5)
      }
      .frame(maxWidth: .infinity, minHeight: 180), root: (400, 180),
      [rect(189, 74, 22.5, 16), rect(178, 90, 44.5, 16)])
  }

  @Test("frame-alignment-bottom-trailing, deeply-nested-frames, stacked-frames")
  func fixedFrames() {
    check(
      Line(17).frame(width: 200, height: 200, alignment: .bottomTrailing), root: (200, 200),
      [rect(183, 184, 17, 16)])
    check(
      Line(32).frame(width: 100, height: 40).frame(width: 200, height: 100)
        .frame(width: 300, height: 200), root: (300, 200), [rect(134, 92, 32, 16)])
    check(
      Line(9).frame(width: 50, height: 30, alignment: .bottomTrailing)
        .frame(width: 150, height: 80, alignment: .topLeading), root: (150, 80),
      [rect(41, 14, 9, 16)])
  }

  @Test("padding-default, padding-inside-frame, deeply-nested-padding-frame, vstack-frame-padding")
  func padding() {
    check(Line(47).padding(), root: (79, 48), [rect(16.5, 16, 46.5, 16)])
    check(
      Line(9).padding(20).frame(width: 200, height: 100), root: (200, 100),
      [rect(95.5, 42, 9, 16)])
    check(
      Line(9).padding(4).frame(width: 80, height: 40).padding(8).frame(width: 150, height: 80)
        .padding(12), root: (174, 104), [rect(82.5, 44, 9, 16)])
    check(
      VStack(spacing: 8) {
        Line(26.5).frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
        Line(47).frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
      }
      .padding(.vertical, 12), root: (400, 64), [rect(16, 12, 26.5, 16), rect(16, 36, 47, 16)])
  }

  @Test("hstack-in-vstack")
  func rows() {
    check(
      VStack(spacing: 12) {
        HStack {
          Line(33)
          Spacer()
          Line(33.5)
        }
        .padding(.horizontal, 16)
        HStack {
          Line(48.5)
          Spacer()
          Line(28.5)
        }
        .padding(.horizontal, 16)
      }, root: (400, 44),
      [
        rect(16, 0, 33, 16), rect(350.5, 0, 33.5, 16), rect(16, 28, 48.5, 16),
        rect(355.5, 28, 28.5, 16),
      ])
  }

  @Test("complex-nested: a divider crosses the stack")
  func divider() {
    func row(_ title: CGFloat, _ detail: CGFloat) -> some View {
      HStack(spacing: 12) {
        Fill().frame(width: 44, height: 44)
        VStack(alignment: .leading, spacing: 4) {
          Line(title)
          Line(detail)
        }
        Spacer()
      }
      .padding(.horizontal, 16)
    }
    check(
      VStack(spacing: 16) {
        row(26.5, 47)
        Divider()
        row(38, 69.5)
      }, root: (400, 121),
      [
        rect(16, 0, 44, 44), rect(72, 4, 26.5, 16), rect(72, 24, 47, 16), rect(0, 60, 400, 1),
        rect(16, 77, 44, 44), rect(72, 81, 38, 16), rect(72, 101, 69.5, 16),
      ])
  }

  @Test("spacer-between-texts, unequal-flex-spacers: spacers keep no distance (rule 12)")
  func spacers() {
    let even = Laid(
      VStack {
        Line(47)
        Spacer()
        Line(49)
        Spacer()
        Line(40)
      })
    #expect(even.root == CGSize(width: 49, height: 600))
    #expect(even.leaves.map(\.minY) == [0, 292, 584])
    let uneven = Laid(
      VStack {
        Line(22.5)
        Spacer()
        Line(25)
        Spacer()
        Spacer()
        Line(45)
      })
    #expect(uneven.root == CGSize(width: 45, height: 600))
    #expect(uneven.leaves.map(\.minY) == [0, 200, 584])
  }

  @Test("mixed-fixed-flexible-hstack: a spacer keeps its 8 points beside a view without limits")
  func mixed() {
    check(
      HStack(spacing: 0) {
        Line(32.5).frame(width: 80)
        Fill()
        Spacer()
        Line(23.5).frame(width: 60)
      }, root: (400, 600),
      [rect(24, 292, 32.5, 16), rect(80, 0, 252, 600), rect(358.5, 292, 23.5, 16)])
  }

  @Test("two-column-hstack, sidebar-detail-split")
  func columns() {
    check(
      HStack(spacing: 0) {
        Fill().frame(width: 120)
        VStack(alignment: .leading, spacing: 8) {
          Line(79)
          Line(71)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(16)
      }, root: (400, 600),
      [rect(0, 0, 120, 600), rect(136, 280, 79, 16), rect(136, 304, 71, 16)])
    check(
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 4) {
          ForEach(0..<5) { _ in Line(38) }
        }
        .frame(width: 120)
        .padding(.vertical, 8)
        Fill().frame(width: 1)
        VStack(alignment: .leading) {
          Line(35)
          Spacer()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(12)
      }, root: (400, 600),
      [252, 272, 292, 312, 332].map { rect(41, $0, 38, 16) } + [
        rect(120, 0, 1, 600), rect(133, 12, 35, 16),
      ])
  }

  @Test("toolbar-content-layout, app-header-content-footer, nested-alignment-override")
  func screens() {
    check(
      VStack(spacing: 0) {
        HStack {
          Line(30)
          Spacer()
          Line(26.5)
          Spacer()
          Line(32)
        }
        .padding(8)
        .frame(maxWidth: .infinity)
        Fill().frame(height: 1)
        Spacer()
      }, root: (400, 600),
      [
        rect(8, 8, 30, 16), rect(186, 8, 26.5, 16), rect(360, 8, 32, 16), rect(0, 32, 400, 1),
      ])
    check(
      VStack(spacing: 0) {
        Line(44.5).frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
          .padding(.vertical, 8)
        Spacer()
        HStack {
          Line(39)
          Spacer()
          Line(24)
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 4)
      }, root: (400, 600),
      [rect(16, 8, 44.5, 16), rect(16, 580, 39, 16), rect(360, 580, 24, 16)])
    check(
      VStack(alignment: .leading) {
        HStack {
          Line(9)
          Spacer()
        }
        .frame(maxWidth: .infinity)
        Line(8.5).frame(maxWidth: .infinity, alignment: .trailing)
      }, root: (400, 32), [rect(0, 0, 9, 16), rect(391.5, 16, 8.5, 16)])
  }
}
