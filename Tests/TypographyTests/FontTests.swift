import Devices
import Testing
import Typography

@Suite struct FontTests {
  // 17 x 2444 / 2048 = 20.287; the baseline is 17 x 1950 / 2048 = 16.187 below the top.
  @Test func systemFontMetrics() {
    let font = Font.system(size: 17)
    #expect(abs(font.lineHeight - 20.287_109_375) < 1e-9)
    #expect(abs(font.ascender - 16.186_523_437_5) < 1e-9)
    #expect(abs(font.descender + 4.100_585_937_5) < 1e-9)
    #expect(font.leading == 0)
    #expect(!font.isApproximated)
  }

  // Heights of one-line labels saved by Interface Builder, by point size, on grids of 2, 3 and 1
  // pixels a point.
  @Test(
    "One line is as high as saved labels are",
    arguments: [
      (10.0, 2.0, 12.0), (12, 2, 14.5), (13, 2, 16), (14, 2, 17), (15, 2, 18), (16, 2, 19.5),
      (17, 2, 20.5), (18, 2, 21.5), (20, 2, 24), (22, 2, 26.5), (30, 2, 36), (36, 2, 43),
      (40, 2, 48), (50, 2, 60), (80, 2, 95.5), (12, 3, 14.0 + 1.0 / 3), (14, 3, 17), (15, 3, 18),
      (16, 3, 19.0 + 1.0 / 3), (17, 3, 20.0 + 1.0 / 3), (18, 3, 21.0 + 2.0 / 3), (30, 3, 36),
      (36, 3, 43), (40, 3, 48), (50, 3, 60), (12, 1, 15),
      (13, 1, 16), (14, 1, 17), (15, 1, 18), (16, 1, 20), (17, 1, 21), (20, 1, 24), (36, 1, 43),
      (40, 1, 48), (100, 1, 120),
    ])
  func lineHeight(size: Double, scale: Double, saved: Double) {
    let layout = TextLayout(text: "Label", font: .system(size: size), scale: scale)
    #expect(abs(layout.size.height - saved) < 1e-9)
  }

  // Human Interface Guidelines, Typography.
  @Test(
    "Text styles have the published sizes",
    arguments: [
      (TextStyle.largeTitle, [31.0, 34, 60]), (.title1, [25, 28, 58]), (.title2, [19, 22, 56]),
      (.title3, [17, 20, 55]), (.headline, [14, 17, 53]), (.body, [14, 17, 53]),
      (.callout, [13, 16, 51]), (.subheadline, [12, 15, 49]), (.footnote, [12, 13, 44]),
      (.caption1, [11, 12, 43]), (.caption2, [11, 11, 40]),
    ])
  func styleSizes(style: TextStyle, sizes: [Double]) {
    #expect(style.pointSize(at: .extraSmall) == sizes[0])
    #expect(style.pointSize(at: .large) == sizes[1])
    #expect(style.pointSize(at: .accessibilityExtraExtraExtraLarge) == sizes[2])
  }

  @Test func stylesGrowWithTheSetting() {
    for style in TextStyle.allCases {
      for (smaller, larger) in zip(
        ContentSizeCategory.allCases, ContentSizeCategory.allCases.dropFirst())
      {
        #expect(style.pointSize(at: smaller) <= style.pointSize(at: larger))
      }
    }
    #expect(TextStyle.extraLargeTitle.pointSize(at: .large) == 36)
    #expect(TextStyle.extraLargeTitle2.pointSize(at: .large) == 28)
  }

  @Test func preferredFontsHaveTheirWeight() {
    #expect(Font.preferred(.headline).weight == .semibold)
    #expect(Font.preferred(.body, .accessibilityExtraLarge).pointSize == 40)
    // 22 from line to line, less 20.287.
    #expect(abs(Font.preferred(.body).leading - 1.712_890_625) < 1e-9)
  }

  // 53 of 17 for body at the largest setting.
  @Test func lengthsScaleAsTheStyleDoes() {
    let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(Font.scaledValue(17, for: .body, category: largest) == 53)
    #expect(Font.scaledValue(10, for: .body, category: .large) == 10)
    let font = Font.system(size: 17).scaled(for: .body, category: largest, maximumPointSize: 40)
    #expect(font.pointSize == 40)
  }

  @Test func postScriptNamesSpellTheFace() {
    let font = Font.named("HelveticaNeue-BoldItalic", size: 17)
    #expect(font.family == "Helvetica Neue")
    #expect(font.weight == .bold)
    #expect(font.isItalic)
    #expect(Font.named("AvenirNext-DemiBold", size: 12).weight == .semibold)
    #expect(Font.named("TimesNewRomanPSMT", size: 12).family == "Times New Roman")
    #expect(Font.named("ArialMT", size: 12).family == "Arial")
    #expect(Font.named("Custom", family: "My Family", size: 12).family == "My Family")
  }

  @Test func approximationsAreAdmitted() {
    #expect(!Font(family: "Helvetica", pointSize: 17).isApproximated)
    #expect(!Font(family: "Courier New", pointSize: 17).isApproximated)
    #expect(Font(family: "Georgia", pointSize: 17).isApproximated)
    #expect(Font(family: "No Such Family", pointSize: 17).isApproximated)
    #expect(Font(design: .serif, pointSize: 17).isApproximated)
  }

  // Adobe's metric files: H 722, e 556, l 222, o 556 of 1000; all of Courier New 1229 of 2048.
  @Test func familiesAreMeasuredByTheirOwnFigures() {
    let helvetica = Typography.width(of: "Hello", font: Font(family: "Helvetica", pointSize: 10))
    #expect(abs(helvetica - 22.78) < 0.01)
    let courier = Typography.width(of: "Hello", font: Font(family: "Courier New", pointSize: 10))
    #expect(abs(courier - 5 * 10 * 1229.0 / 2048) < 1e-9)
  }

  @Test func weightsKeepUIKitsValues() {
    #expect(FontWeight.ultraLight.value == -0.8)
    #expect(FontWeight.regular.value == 0)
    #expect(FontWeight.black.value == 0.62)
    for weight in FontWeight.allCases { #expect(FontWeight(value: weight.value) == weight) }
    #expect(FontWeight(value: 0.41) == .bold)
  }
}
