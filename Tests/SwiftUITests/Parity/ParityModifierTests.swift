import Testing

@testable import SwiftUI

/// The recorded frames of `ParityTests` in which modifiers take part.
@MainActor @Suite struct ParityModifierTests {
  private func expect<V: View>(
    _ view: V, root: CGSize, _ leaves: [CGRect],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    ParityCheck.expect(view, root: root, leaves, sourceLocation: sourceLocation)
  }

  private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  // MARK: Frames

  @Test("frame-fixed") func frameFixed() {
    expect(
      Text("Framed").frame(width: 200, height: 100), root: size(200, 100),
      [rect(77, 42, 46, 16)])
  }

  @Test("frame-min-max") func frameMinMax() {
    expect(
      Text("Constrained").frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150),
      root: size(300, 150), [rect(113, 67, 74, 16)])
  }

  @Test("frame-maxwidth-infinity") func frameMaxWidth() {
    expect(
      Text("Full Width").frame(maxWidth: .infinity), root: size(400, 16),
      [rect(169.5, 0, 61, 16)])
  }

  @Test("frame-minheight-centers-content") func frameMinHeight() {
    expect(
      Text("Centered").frame(maxWidth: .infinity, minHeight: 180), root: size(400, 180),
      [rect(172, 82, 56, 16)])
  }

  @Test("frame-maxwidth-infinity-with-minheight") func frameMaxWidthMinHeight() {
    expect(
      VStack {
        Text("Top")
        Text("Bottom")
      }.frame(maxWidth: .infinity, minHeight: 180), root: size(400, 180),
      [rect(189, 74, 22.5, 16), rect(178, 90, 44.5, 16)])
  }

  @Test("frame-alignment-top-leading") func frameTopLeading() {
    expect(
      Text("TL").frame(width: 200, height: 200, alignment: .topLeading), root: size(200, 200),
      [rect(0, 0, 15.5, 16)])
  }

  @Test("frame-alignment-bottom-trailing") func frameBottomTrailing() {
    expect(
      Text("BR").frame(width: 200, height: 200, alignment: .bottomTrailing),
      root: size(200, 200), [rect(183, 184, 17, 16)])
  }

  @Test("frame-alignment-center") func frameCenter() {
    expect(
      Text("C").frame(width: 200, height: 200, alignment: .center), root: size(200, 200),
      [rect(95.5, 92, 9.5, 16)])
  }

  @Test("deeply-nested-frames") func nestedFrames() {
    expect(
      Text("Deep").frame(width: 100, height: 40).frame(width: 200, height: 100)
        .frame(width: 300, height: 200), root: size(300, 200), [rect(134, 92, 32, 16)])
  }

  @Test("stacked-frames-with-alignment") func alignedFrames() {
    expect(
      Text("Z").frame(width: 50, height: 30, alignment: .bottomTrailing)
        .frame(width: 150, height: 80, alignment: .topLeading), root: size(150, 80),
      [rect(41, 14, 9, 16)])
  }

  // MARK: Padding

  @Test("padding-default") func paddingDefault() {
    expect(Text("Padded").padding(), root: size(79, 48), [rect(16.5, 16, 46.5, 16)])
  }

  @Test("padding-custom") func paddingCustom() {
    expect(Text("Custom Pad").padding(20), root: size(114, 56), [rect(20.5, 20, 73.5, 16)])
  }

  @Test("padding-horizontal") func paddingHorizontal() {
    expect(
      Text("H-Padded").padding(.horizontal, 24), root: size(110, 16), [rect(24, 0, 62, 16)])
  }

  @Test("padding-nested") func paddingNested() {
    expect(
      Text("Double Padded").padding(8).padding(16), root: size(141, 64),
      [rect(24, 24, 93, 16)])
  }

  @Test("frame-inside-padding") func frameInsidePadding() {
    expect(
      Text("X").frame(width: 100, height: 50).padding(20), root: size(140, 90),
      [rect(65.5, 37, 9, 16)])
  }

  @Test("padding-inside-frame") func paddingInsideFrame() {
    expect(
      Text("X").padding(20).frame(width: 200, height: 100), root: size(200, 100),
      [rect(95.5, 42, 9, 16)])
  }

  @Test("deeply-nested-padding-frame") func nestedPaddingAndFrames() {
    expect(
      Text("X").padding(4).frame(width: 80, height: 40).padding(8)
        .frame(width: 150, height: 80).padding(12), root: size(174, 104),
      [rect(82.5, 44, 9, 16)])
  }

  // MARK: Text

  @Test("text-middle-truncation-narrow-parent") func middleTruncation() {
    expect(
      Text(verbatim: RecordedTextMeasurer.path).lineLimit(1).truncationMode(.middle)
        .frame(width: 200), root: size(200, 16), [rect(3.5, 0, 193, 16)])
  }
}
