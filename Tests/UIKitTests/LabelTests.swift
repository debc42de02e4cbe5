import Testing

@testable import UIKit

/// Saved sizes are those of public Interface Builder files.
@MainActor @Suite struct LabelTests {
  private func label(_ text: String, size: CGFloat = 17, scale: CGFloat = 2) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.traits = Traits.phone(scale: scale)
    return label
  }

  @Test(
    "One line is as high as the font, rounded up to pixels: size x 2444 / 2048",
    arguments: [
      (10.0, 2.0, 12.0), (12, 2, 14.5), (13, 2, 16), (14, 2, 17), (15, 2, 18), (16, 2, 19.5),
      (17, 2, 20.5), (18, 2, 21.5), (20, 2, 24), (22, 2, 26.5), (30, 2, 36), (36, 2, 43),
      (40, 2, 48), (50, 2, 60), (80, 2, 95.5), (14, 3, 17), (15, 3, 18), (30, 3, 36), (36, 3, 43),
      (12, 1, 15), (16, 1, 20), (17, 1, 21), (100, 1, 120),
    ] as [(Double, Double, Double)])
  func singleLineHeight(size: Double, scale: Double, height: Double) {
    let label = label("Label", size: CGFloat(size), scale: CGFloat(scale))
    #expect(label.intrinsicContentSize.height == CGFloat(height))
  }

  @Test func thirdsOfPointsAtThreePixels() {
    // 17 x 1.193359375 = 20.287, in pixels 60.86, up to 61: 20.333.
    #expect(label("Label", scale: 3).intrinsicContentSize.height == 61.0 / 3)
  }

  @Test func savedWidth() {
    #expect(abs(label("Label").intrinsicContentSize.width - 41.5) <= 0.5)
    #expect(abs(label("Title").intrinsicContentSize.width - 33) <= 0.5)
  }

  @Test func withoutTextThereIsNoSize() {
    #expect(UILabel().intrinsicContentSize == .zero)
    #expect(label("").intrinsicContentSize == .zero)
  }

  @Test func wrappedTextIsAsHighAsItsLines() {
    let label = label("one two three four five six seven eight nine ten")
    label.numberOfLines = 0
    #expect(label.wrapsContent)
    let oneLine = label.intrinsicContentSize
    #expect(oneLine.height == 20.5)
    // Half the width needs two or three lines: 2 x 20.287 = 40.57, up to 41; 3 x 20.287, up to 61.
    let half = label.intrinsicSize(forLayoutWidth: (oneLine.width / 2).rounded(.up) + 30)
    #expect(half.height == 41)
    label.numberOfLines = 1
    #expect(!label.wrapsContent)
  }

  @Test func aSetWidthToWrapAtEndsTheTwoPasses() {
    let label = label("one two three four five six seven eight nine ten")
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 200
    #expect(!label.wrapsContent)
    #expect(label.intrinsicContentSize.width <= 200)
    #expect(label.intrinsicContentSize.height == 41)
  }

  @Test func baselinesFollowTheText() throws {
    // 17 x 1950 / 2048 = 16.187 below the top; 20.5 - 16.187 = 4.313 above the bottom.
    let offsets = try #require(label("Label").baselineOffsets(in: CGSize(width: 42, height: 20.5)))
    #expect(abs(offsets.first - 16.187) < 0.001)
    #expect(abs(offsets.last - 4.313) < 0.001)
    // Stretched and squeezed labels keep the distances.
    for height in [40.5, 12] as [CGFloat] {
      let other = try #require(
        label("Label").baselineOffsets(in: CGSize(width: 42, height: height)))
      #expect(abs(other.first - 16.187) < 0.001)
      #expect(abs(other.last - 4.313) < 0.001)
    }
  }

  @Test func textStylesFollowTheTextSizeOnlyWhenAsked() {
    let label = label("Label")
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: Traits.phone())
    label.traits = Traits.phone(category: .extraExtraExtraLarge)
    #expect(label.font.pointSize == 17)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 23)
    // 23 x 1.193359375 = 27.447, up to 27.5.
    #expect(label.intrinsicContentSize.height == 27.5)
  }

  @Test func cutTextIsTold() throws {
    let label = label("A text that has no room")
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 20.5)
    let text = try #require(label.textContent(in: label.bounds.size))
    #expect(text.isTruncated)
    #expect(text.lines.count == 1)
    #expect(text.lines[0].text.hasSuffix("…"))
    #expect(text.neededSize.width > 60)
  }

  @Test func aFramePixelsShortCutsNothing() throws {
    let label = label("Label")
    let width = label.intrinsicContentSize.width
    let text = try #require(label.textContent(in: CGSize(width: width - 0.5, height: 20.5)))
    #expect(!text.isTruncated)
  }

  @Test func linesWithoutRoomAreLeftOut() throws {
    let label = label("one\ntwo\nthree")
    label.numberOfLines = 0
    // Two lines have room: 2 x 20.287 = 40.57 in 45.
    let text = try #require(label.textContent(in: CGSize(width: 200, height: 45)))
    #expect(text.lines.count == 2)
    #expect(text.isTruncated)
    #expect(text.lines[0].text == "one")
  }

  /// As Interface Builder saves them: broken text asks for its longest line, and for one line again
  /// once there is room; even required resistance lets it break.
  @Test(arguments: [UILayoutPriority.defaultHigh, .required])
  func brokenTextHugsItsLongestLine(resistance: UILayoutPriority) {
    let label = label("one two three four five six seven eight")
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentCompressionResistancePriority(resistance, for: .horizontal)
    let oneLine = label.intrinsicContentSize.width
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 300))
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    let broken = label.intrinsicSize(forLayoutWidth: 150)
    #expect(label.frame.size == broken)
    #expect(broken.width < 150)
    #expect(root.layoutHost?.engine.conflicts.isEmpty == true)
    root.frame.size.width = 1000
    root.layoutIfNeeded()
    #expect(label.frame.width == oneLine)
    root.frame.size.width = 150
    root.layoutIfNeeded()
    #expect(label.frame.size == broken)
  }

  /// Saved by Interface Builder: 43 points for a pictograph at 38, 32 for one at 17 in spaces.
  @Test func pictographsAreWiderAtTextSizes() {
    let large = label("\u{1F62C}")
    large.font = .systemFont(ofSize: 38)
    #expect(large.intrinsicContentSize.width == 43)
    #expect(label(" \u{1F36D} ").intrinsicContentSize.width == 32)
  }
}

/// Traits to measure with.
@MainActor enum Traits {
  static func phone(
    scale: CGFloat = 2, category: UIContentSizeCategory = .large, isRightToLeft: Bool = false,
    isClassic: Bool = true
  ) -> UITraitCollection {
    UITraitCollection(
      horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone,
      userInterfaceStyle: .light, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      displayScale: scale, preferredContentSizeCategory: category,
      system: isClassic ? .v18 : .v26)
  }
}
