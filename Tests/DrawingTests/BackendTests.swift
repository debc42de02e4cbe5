import Foundation
import FoundationXML
import LayoutTree
import Testing

@testable import Drawing

@Suite struct SVGRendererTests {
  private let black = LayoutColor(red: 0, green: 0, blue: 0)

  @Test func shapes() {
    var list = DisplayList(size: LayoutSize(width: 100, height: 50))
    list.fill(LayoutRect(x: 1, y: 2, width: 30, height: 40.126), cornerRadius: 4, black)
    list.stroke(
      LayoutRect(x: 0, y: 0, width: 10, height: 10), width: 2,
      LayoutColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    list.add(DisplayList(size: .zero), x: 1, y: 1, scale: 2)
    list.push(.pushTransform(LayoutTransform(x: 5, y: 6, scale: 0.5)))
    list.stroke(.polyline([(0, 0), (1, 1)]), width: 1, dash: 3, black)
    list.pop()
    #expect(
      SVGRenderer(fonts: FontLibrary(directories: noFonts)).render(list) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50">
        <rect x="1" y="2" width="30" height="40.13" rx="4" fill="#000000"/>
        <rect x="1" y="1" width="8" height="8" fill="none" stroke="#ff8000" stroke-opacity="0.25" \
        stroke-width="2"/>
        <g transform="translate(5 6) scale(0.5)">
        <path d="M0 0L1 1" fill="none" stroke="#000000" stroke-width="1" stroke-dasharray="3" \
        stroke-linecap="butt" stroke-linejoin="round"/>
        </g>
        </svg>

        """)
  }

  @Test func clipsAreSharedAndNamed() {
    var list = DisplayList(size: LayoutSize(width: 10, height: 10))
    for _ in 0..<2 {
      list.push(.pushClip(LayoutRect(x: 0, y: 0, width: 5, height: 5), cornerRadius: 0))
      list.fill(LayoutRect(x: 0, y: 0, width: 9, height: 9), black)
      list.pop()
    }
    let text = SVGRenderer(fonts: FontLibrary(directories: noFonts)).render(list)
    #expect(text.components(separatedBy: "<clipPath").count == 2)
    #expect(text.components(separatedBy: "url(#c0)").count == 3)
  }

  @Test func withoutFontsTextIsText() {
    var list = DisplayList(size: LayoutSize(width: 10, height: 10))
    list.text(
      TextRun(
        "A <b> & \u{1}", x: 1, baseline: 9, width: 20,
        font: FontSummary(weight: "semibold", pointSize: 12), color: black))
    let text = SVGRenderer(fonts: FontLibrary(directories: noFonts)).render(list)
    #expect(text.contains("<text x=\"1\" y=\"9\" textLength=\"20\""))
    #expect(text.contains("font-weight=\"600\""))
    #expect(text.contains(">A &lt;b&gt; &amp; \u{FFFD}</text>"))
  }

  @Test func numbers() {
    #expect(SVGNumber.text(1.005) == "1")
    #expect(SVGNumber.text(1.5) == "1.5")
    #expect(SVGNumber.text(-0.004) == "0")
    #expect(SVGNumber.text(-0.05) == "-0.05")
    #expect(SVGNumber.text(0.00049, digits: 5) == "0.00049")
    #expect(SVGNumber.text(12.9, digits: 0) == "13")
    #expect(SVGNumber.text(.nan) == "0")
    #expect(SVGNumber.text(1e300) == "0")
  }

  @Test func wholeScreensAreWellFormedAndTheSameEachTime() {
    for tree in [
      SampleTrees.signIn(SampleTrees.configuration()),
      SampleTrees.list(SampleTrees.configuration(direction: "rtl")),
      SampleTrees.controls(SampleTrees.configuration()),
    ] {
      let picture = ScreenPicture(tree)
      let text = picture.svg()
      #expect(XMLParser(data: Data(text.utf8)).parse())
      #expect(text == picture.svg())
    }
  }
}

@Suite struct PNGTests {
  private let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private let red = LayoutColor(red: 1, green: 0, blue: 0)

  private func picture() -> DisplayList {
    var list = DisplayList(size: LayoutSize(width: 8, height: 4))
    list.fill(LayoutRect(x: 2, y: 1, width: 4, height: 2), red)
    return list
  }

  @Test func pixels() throws {
    let renderer = PNGRenderer(fonts: FontLibrary(directories: noFonts))
    let bitmap = try renderer.bitmap(picture(), scale: 1)
    #expect((bitmap.width, bitmap.height) == (8, 4))
    let white: UInt32 = 0xFFFFFF
    let plain = [UInt32](repeating: white, count: 8)
    let filled: [UInt32] = [white, white, 0xFF0000, 0xFF0000, 0xFF0000, 0xFF0000, white, white]
    #expect(bitmap.pixels == plain + filled + filled + plain)
  }

  @Test func fewColoursMakeAPalette() throws {
    let renderer = PNGRenderer(fonts: FontLibrary(directories: noFonts))
    let image = try renderer.render(picture(), scale: 2)
    #expect(Array(image[0..<8]) == signature)
    // Length 13, IHDR, 16 x 8, depth 8, palette.
    #expect(
      Array(image[8..<29]) == [
        0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 16, 0, 0, 0, 8, 8, 3, 0, 0, 0,
      ])
    // PLTE with white and red, in the order in which they appear.
    #expect(Array(image[33..<47]) == [0, 0, 0, 6, 80, 76, 84, 69, 255, 255, 255, 255, 0, 0])
    #expect(Array(image.suffix(12)) == [0, 0, 0, 0, 73, 69, 78, 68, 0xAE, 0x42, 0x60, 0x82])
    #expect(try renderer.render(picture(), scale: 2) == image)
  }

  @Test func manyColoursAreStoredInFull() throws {
    let few = Bitmap(width: 256, height: 1, pixels: (0..<256).map { $0 })
    #expect(ColorPalette(of: few)?.colors.count == 256)
    let row: [UInt8] = [0] + Array(0...255)
    #expect(ColorPalette(of: few)?.rows(of: few) == row)
    let many = Bitmap(width: 257, height: 1, pixels: (0..<257).map { $0 })
    #expect(ColorPalette(of: many) == nil)
    #expect(try PNGEncoder.encode(many)[25] == 2)
  }

  @Test func sizesThatCannotBe() {
    let renderer = PNGRenderer(fonts: FontLibrary(directories: noFonts))
    let none = DisplayList(size: .zero)
    #expect(throws: DrawingError.invalidSize(.zero)) { try renderer.render(none) }
    let wide = DisplayList(size: LayoutSize(width: 20_000, height: 10))
    #expect(throws: DrawingError.tooLarge(width: 40_000, height: 20)) {
      try renderer.render(wide, scale: 2)
    }
    #expect(
      DrawingError.tooLarge(width: 40_000, height: 20).description
        == "a picture of 40000 x 20 pixels is too large: draw fewer screens or a smaller scale")
  }

  @Test func formatsByEnding() {
    #expect(PictureFormat(path: "a/b.svg") == .svg)
    #expect(PictureFormat(path: "B.PNG") == .png)
    #expect(PictureFormat(path: "b.pdf") == nil)
    #expect(PictureFormat(path: "png") == nil)
  }
}
