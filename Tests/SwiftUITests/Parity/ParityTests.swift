import Testing

@testable import SwiftUI

/// The frames that real SwiftUI gave on macOS (codelynx/SwiftOpenUI,
/// Tests/LayoutParityTests/Fixtures, `NSHostingView` of 400 by 600), within half a point.
///
/// Recorded are the frames in which texts were drawn; their places in layout begin up to half a
/// point before.
@MainActor @Suite struct ParityTests {
  private func expect<V: View>(
    _ view: V, root: CGSize, _ leaves: [CGRect],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    ParityCheck.expect(view, root: root, leaves, sourceLocation: sourceLocation)
  }

  private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  // MARK: Single views

  @Test("text-single") func textSingle() {
    expect(Text("Hello"), root: size(31, 16), [rect(0, 0, 31, 16)])
  }

  @Test("color-fill") func colorFill() {
    expect(Color.red, root: size(400, 600), [rect(0, 0, 400, 600)])
  }

  @Test("spacer-vertical") func spacerVertical() {
    expect(VStack { Spacer() }, root: size(0, 600), [])
  }

  @Test("empty-vstack") func emptyStack() {
    expect(VStack {}, root: size(0, 0), [])
  }

  @Test("single-child-vstack") func singleChild() {
    expect(VStack { Text("Only child") }, root: size(61, 16), [rect(0.5, 0, 60.5, 16)])
  }

  // MARK: VStack

  @Test("vstack-default") func vstackDefault() {
    expect(
      VStack {
        Text("First")
        Text("Second")
        Text("Third")
      }, root: size(46, 48),
      [rect(9.5, 0, 27, 16), rect(0, 16, 46, 16), rect(7.5, 32, 31.5, 16)])
  }

  @Test("vstack-leading") func vstackLeading() {
    expect(
      VStack(alignment: .leading) {
        Text("Short")
        Text("A longer text")
        Text("Mid")
      }, root: size(78, 48),
      [rect(0.5, 0, 33.5, 16), rect(0.5, 16, 77.5, 16), rect(0.5, 32, 22.5, 16)])
  }

  @Test("vstack-trailing") func vstackTrailing() {
    expect(
      VStack(alignment: .trailing) {
        Text("Short")
        Text("A longer text")
        Text("Mid")
      }, root: size(78, 48),
      [rect(44.5, 0, 33.5, 16), rect(0.5, 16, 77.5, 16), rect(55.5, 32, 22.5, 16)])
  }

  @Test("vstack-spacing-20") func vstackSpacing() {
    expect(
      VStack(spacing: 20) {
        Text("First")
        Text("Second")
        Text("Third")
      }, root: size(46, 88),
      [rect(9.5, 0, 27, 16), rect(0, 36, 46, 16), rect(7.5, 72, 31.5, 16)])
  }

  @Test("vstack-with-spacer") func vstackWithSpacer() {
    expect(
      VStack {
        Text("Top")
        Spacer()
        Text("Bottom")
      }, root: size(45, 600), [rect(11.5, 0, 22.5, 16), rect(0.5, 584, 44.5, 16)])
  }

  @Test("vstack-nested") func vstackNested() {
    expect(
      VStack(spacing: 10) {
        VStack(spacing: 4) {
          Text("Group 1 - A")
          Text("Group 1 - B")
        }
        VStack(spacing: 4) {
          Text("Group 2 - A")
          Text("Group 2 - B")
        }
      }, root: size(71, 82),
      [rect(1, 0, 69, 16), rect(1, 20, 69, 16), rect(0, 46, 71, 16), rect(0.5, 66, 70.5, 16)])
  }

  @Test("zero-spacing-vstack") func vstackWithoutSpacing() {
    expect(
      VStack(spacing: 0) {
        Text("A")
        Text("B")
        Text("C")
      }, root: size(10, 48),
      [rect(0.5, 0, 9, 16), rect(1, 16, 8.5, 16), rect(0.5, 32, 9.5, 16)])
  }

  @Test("spacer-between-texts") func spacerBetween() {
    expect(
      VStack {
        Text("Header")
        Spacer()
        Text("Content")
        Spacer()
        Text("Footer")
      }, root: size(49, 600),
      [rect(2.5, 0, 44.5, 16), rect(0.5, 292, 48.5, 16), rect(5, 584, 39.5, 16)])
  }

  @Test("unequal-flex-spacers") func unequalSpacers() {
    expect(
      VStack {
        Text("Top")
        Spacer()
        Text("Mid")
        Spacer()
        Spacer()
        Text("Bottom")
      }, root: size(45, 600),
      [rect(11.5, 0, 22.5, 16), rect(11.5, 200, 22.5, 16), rect(0.5, 584, 44.5, 16)])
  }

  // MARK: HStack

  @Test("hstack-default") func hstackDefault() {
    expect(
      HStack {
        Text("Left")
        Text("Right")
      }, root: size(64, 16), [rect(0, 0, 24, 16), rect(32, 0, 32, 16)])
  }

  @Test("hstack-top") func hstackTop() {
    expect(
      HStack(alignment: .top) {
        Text("Short")
        Text("Tall\nMultiline\nText")
      }, root: size(93, 48), [rect(0.5, 0, 33.5, 16), rect(42, 0, 51, 48)])
  }

  @Test("hstack-bottom") func hstackBottom() {
    expect(
      HStack(alignment: .bottom) {
        Text("Short")
        Text("Tall\nMultiline\nText")
      }, root: size(93, 48), [rect(0.5, 32, 33.5, 16), rect(42, 0, 51, 48)])
  }

  @Test("hstack-spacing-20") func hstackSpacing() {
    expect(
      HStack(spacing: 20) {
        Text("Left")
        Text("Right")
      }, root: size(76, 16), [rect(0, 0, 24, 16), rect(44, 0, 32, 16)])
  }

  @Test("hstack-with-spacer") func hstackWithSpacer() {
    expect(
      HStack {
        Text("Left")
        Spacer()
        Text("Right")
      }, root: size(400, 16), [rect(0, 0, 24, 16), rect(368, 0, 32, 16)])
  }

  @Test("mixed-fixed-flexible-hstack") func mixedStack() {
    expect(
      HStack(spacing: 0) {
        Text("Fixed").frame(width: 80)
        Color.blue
        Spacer()
        Text("End").frame(width: 60)
      }, root: size(400, 600),
      [rect(24, 292, 32.5, 16), rect(80, 0, 252, 600), rect(358.5, 292, 23.5, 16)])
  }

  // MARK: ZStack

  @Test("zstack-default") func zstackDefault() {
    expect(
      ZStack {
        Color.blue.frame(width: 200, height: 200)
        Text("Centered")
      }, root: size(200, 200), [rect(0, 0, 200, 200), rect(72, 92, 56, 16)])
  }

  @Test("zstack-top-leading") func zstackTopLeading() {
    expect(
      ZStack(alignment: .topLeading) {
        Color.blue.frame(width: 200, height: 200)
        Text("TopLeading")
      }, root: size(200, 200), [rect(0, 0, 200, 200), rect(0, 0, 70.5, 16)])
  }

  @Test("zstack-bottom-trailing") func zstackBottomTrailing() {
    expect(
      ZStack(alignment: .bottomTrailing) {
        Color.blue.frame(width: 200, height: 200)
        Text("BottomTrailing")
      }, root: size(200, 200), [rect(0, 0, 200, 200), rect(112.5, 184, 87.5, 16)])
  }
}
