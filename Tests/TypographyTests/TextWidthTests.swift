import Testing
import Typography

/// Widths of labels and buttons saved by Interface Builder in public files.
@Suite struct TextWidthTests {
  // Text, weight, point size, saved width, pixels per point. KxCoding/Mastering-iOS and others.
  @Test(
    "Texts are as wide as Interface Builder saves them, to a point",
    arguments: [
      ("Label", FontWeight.regular, 17.0, 41.5, 2.0), ("Title", .regular, 17, 33, 2),
      ("Button", .regular, 15, 46, 1), ("Add a bedtime reminder", .regular, 15, 165, 1),
      ("Apply grayscale", .regular, 15, 109, 1), ("Field Name", .regular, 17, 85.5, 2),
      ("Statistic Type", .regular, 17, 103.5, 2), ("Open an existing map", .regular, 14, 140, 2),
      ("Visibility:", .regular, 12, 51.5, 2), ("Unit", .regular, 17, 31.5, 2),
      ("Latitude / Longitude", .regular, 17, 153.5, 2), ("Default Title", .medium, 15, 86, 1),
      ("Label", .semibold, 17, 43.5, 2), ("Background Configuration", .regular, 20, 228, 1),
      ("Text Alignment", .bold, 20, 141.5, 2), ("Camera Unavailable", .regular, 22, 191, 2),
      ("Introducing Series 2.", .medium, 28, 255.0 + 1.0 / 3, 3), ("Hello", .regular, 50, 110, 2),
      ("Dismiss", .regular, 50, 167, 2), ("0", .regular, 80, 49, 2),
    ])
  func savedWidth(
    text: String, weight: FontWeight, size: Double, saved: Double, scale: Double
  ) {
    let layout = TextLayout(text: text, font: .system(size: size, weight: weight), scale: scale)
    #expect(abs(layout.size.width - saved) <= 1.001, "\(layout.size.width)")
  }

  // Ideographs and kana are saved 0.935 em wide: 131 for seven at 20 points, bold or not.
  @Test(
    "Ideographs are as wide as saved",
    arguments: [
      ("第一希望面接日", 20.0, 131.0), ("生年月日", 20, 75), ("朝食あり", 17, 63.0 + 2.0 / 3),
      ("パスワード", 20, 93.0 + 2.0 / 3),
    ])
  func ideographs(text: String, size: Double, saved: Double) {
    let layout = TextLayout(text: text, font: .system(size: size, weight: .bold), scale: 3)
    #expect(abs(layout.size.width - saved) < 0.34)
  }

  @Test func widthGrowsWithWeightFromRegularOnAndWithSize() {
    let widths = FontWeight.allCases.dropFirst(3).map {
      Typography.width(of: "Settings", font: .system(size: 17, weight: $0))
    }
    #expect(widths == widths.sorted())
    for size in 8..<60 {
      let smaller = Typography.width(of: "Settings", font: .system(size: Double(size)))
      let larger = Typography.width(of: "Settings", font: .system(size: Double(size + 1)))
      #expect(smaller < larger, "from \(size)")
    }
  }

  @Test func piecesAddUpToTheWholeWithoutKerning() {
    let font = Font.system(size: 17)
    let whole = Typography.width(of: "on off", font: font)
    let pieces =
      Typography.width(of: "on", font: font) + Typography.width(of: " ", font: font)
      + Typography.width(of: "off", font: font)
    #expect(abs(whole - pieces) < 1e-9)
  }

  @Test func accentsAndJoinedPictographsAddNothing() {
    let font = Font.system(size: 17)
    func width(_ text: String) -> Double { Typography.width(of: text, font: font) }
    #expect(width("e\u{301}") == width("e"))
    #expect(width("👩‍👩‍👧‍👦") == width("👩"))
    #expect(width("👍🏽") == width("👍"))
    #expect(width("🇩🇪") == width("🇫🇷"))
    #expect(width("🇩🇪🇫🇷") == 2 * width("🇩🇪"))
    #expect(width("\u{200B}\u{FEFF}\n") == 0)
  }

  @Test func monospacedDigitsAreEquallyWide() {
    var font = Font.system(size: 17)
    font.usesMonospacedDigits = true
    #expect(Typography.width(of: "1111", font: font) == Typography.width(of: "8888", font: font))
    #expect(
      Typography.width(of: "1111", font: .system(size: 17))
        < Typography.width(of: "8888", font: .system(size: 17)))
  }

  @Test func kernAddsAfterEveryCharacter() {
    let font = Font.system(size: 17)
    let plain = Typography.width(of: "Label", font: font)
    #expect(abs(Typography.width(of: "Label", font: font, kern: 2) - plain - 10) < 1e-9)
  }

  @Test func everyScalarHasAWidth() {
    let font = Font.system(size: 17)
    for value in stride(from: UInt32(0), to: 0x11_0000, by: 97) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width = Typography.width(of: String(Character(scalar)), font: font)
      #expect(width >= 0 && width < 40, "U+\(String(value, radix: 16))")
    }
  }

  @Test func roundingUpForgivesTheLastBits() {
    #expect(Typography.ceil(20.287, scale: 2) == 20.5)
    #expect(Typography.ceil(20.5, scale: 2) == 20.5)
    #expect(Typography.ceil(20.5 + 1e-9, scale: 2) == 20.5)
    #expect(Typography.ceil(20.287, scale: 3) == 61.0 / 3)
  }
}
