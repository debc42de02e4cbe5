import LayoutTree
import Testing

@testable import Drawing

@Suite struct ShapePainterTests {
  private let red = LayoutColor(red: 1, green: 0, blue: 0)
  private let blue = LayoutColor(red: 0, green: 0, blue: 1)
  private let fonts = FontLibrary(directories: noFonts)

  /// What is drawn between the window's ground and the end.
  private func drawn(_ node: LayoutNode) -> [DrawingCommand] {
    var root = SampleTrees.node("root", .view, 0, 0, 100, 200)
    root.children = [node]
    let tree = LayoutTree(
      screen: ScreenReference(file: "a", scene: "b", title: "c", line: 1),
      configuration: SampleTrees.configuration(width: 100, height: 200, safeArea: .zero),
      root: root)
    let options = ScreenOptions(showsSystemParts: false, showsTitles: false)
    let list = ScreenPicture(tree, options: options).displayList(fonts: fonts)
    return Array(list.commands.dropFirst(2).dropLast())
  }

  @Test func pathsStandAtTheirView() {
    var view = SampleTrees.node("v", .view, 10, 20, 30, 40)
    view.shapes = [
      ShapeContent(
        path: .polyline([(0, 0), (5, 5)]), paint: .color(red), line: LineContent(width: 2))
    ]
    #expect(
      drawn(view) == [
        .strokePath(.polyline([(10, 20), (15, 25)]), LineContent(width: 2), .color(red))
      ])
  }

  @Test func turnedViewsAreDrawnInTheirOwnCoordinates() {
    // A quarter turn: 30 x 40 stands in 40 x 30.
    let quarter = LayoutTransform(a: 0, b: 1, c: -1, d: 0, x: 50, y: 20)
    var view = SampleTrees.node("v", .view, 10, 20, 40, 30)
    view.style.backgroundColor = red
    view.turned = TurnedBounds(size: LayoutSize(width: 30, height: 40), transform: quarter)
    #expect(
      drawn(view) == [
        .pushTransform(quarter),
        .fillRectangle(LayoutRect(x: 0, y: 0, width: 30, height: 40), cornerRadius: 0, red), .pop,
      ])
    view.turned?.transform = LayoutTransform(a: 1, b: 1, c: 1, d: 1, x: 0, y: 0)
    #expect(drawn(view).isEmpty)
  }

  @Test func contentIsCutAtPathsInTheWindow() {
    var view = SampleTrees.node("v", .view, 10, 20, 30, 40)
    view.clipsToBounds = true
    view.clipPath = .ellipse(LayoutRect(x: 0, y: 0, width: 30, height: 40))
    var inner = SampleTrees.node("i", .view, 10, 20, 30, 40)
    inner.style.backgroundColor = red
    view.children = [inner]
    #expect(
      drawn(view).first
        == .pushClipPath(.ellipse(LayoutRect(x: 10, y: 20, width: 30, height: 40))))
  }

  @Test func shadowsLieBehindTheirArea() {
    let shadow = ShadowContent(color: blue, radius: 4, y: 2)
    var view = SampleTrees.node("v", .view, 10, 20, 30, 40)
    view.style.shadow = shadow
    #expect(drawn(view).isEmpty)
    view.style.backgroundColor = red
    let area = LayoutRect(x: 10, y: 20, width: 30, height: 40)
    #expect(
      drawn(view) == [
        .shadow(.rectangle(area), shadow), .fillRectangle(area, cornerRadius: 0, red),
      ])
  }

  @Test func whatIsNotFiniteIsLeftOut() throws {
    var view = SampleTrees.node("v", .view, 0, 0, 10, 10)
    let broken = LayoutPath.polyline([(0, 0), (.nan, 1), (1, .infinity)])
    view.clipsToBounds = true
    view.clipPath = broken
    view.shapes = [
      ShapeContent(path: broken, paint: .color(red)),
      ShapeContent(
        path: .polyline([(0, 0), (1, 1)]), paint: .color(red), line: LineContent(width: .infinity)),
    ]
    #expect(drawn(view).isEmpty)
    // A gradient without a place, and dashes without a length, do not keep the rest from being drawn.
    var list = DisplayList(size: LayoutSize(width: 4, height: 4))
    let area = LayoutPath.rectangle(LayoutRect(x: 0, y: 0, width: 4, height: 4))
    let nowhere = LayoutPoint(x: .nan, y: .nan)
    list.draw(
      area, .gradient(GradientContent(stops: ramp, geometry: .linear(start: nowhere, end: nowhere)))
    )
    list.draw(
      area,
      .gradient(
        GradientContent(
          stops: ramp,
          geometry: .radial(center: nowhere, startRadius: .nan, endRadius: -1, aspect: .nan))))
    list.draw(area, line: LineContent(width: 1, dash: [0, 0], dashPhase: .nan), .color(red))
    list.shadow(of: area, ShadowContent(color: blue, radius: .nan, x: .infinity))
    list.fill(area, blue)
    let bitmap = try PNGRenderer(fonts: fonts).bitmap(list, scale: 1)
    #expect(bitmap.pixels[5] == 0x0000FF)
  }

  private let ramp = [
    GradientContent.Stop(color: LayoutColor(red: 0, green: 0, blue: 0), location: 0),
    GradientContent.Stop(color: LayoutColor(red: 1, green: 1, blue: 1), location: 1),
  ]

  /// The grey of a pixel of a square filled with a gradient, 0 to 255.
  private func grey(
    _ geometry: GradientContent.Geometry, side: Double = 20, x: Int, y: Int
  ) throws -> Int {
    var list = DisplayList(size: LayoutSize(width: side, height: side))
    list.draw(
      .rectangle(LayoutRect(x: 0, y: 0, width: side, height: side)),
      .gradient(GradientContent(stops: ramp, geometry: geometry)))
    let bitmap = try PNGRenderer(fonts: fonts).bitmap(list, scale: 1)
    return Int(bitmap.pixels[y * bitmap.width + x] & 255)
  }

  /// Pixels are read at their middle: (15 + 0.5) / 20 of 255 is 198 from left to right.
  /// Outward from the corner to a radius of 20, (12.5, 0.5) lies at 12.51 / 20 of 255 = 159; twice as
  /// long downwards, (0.5, 12.5) lies at 6.27 / 20 of 255 = 80.
  @Test func gradientsInPixels() throws {
    let start = LayoutPoint(x: 0, y: 0)
    let linear = GradientContent.Geometry.linear(start: start, end: LayoutPoint(x: 20, y: 0))
    #expect(abs(try grey(linear, x: 15, y: 3) - 198) <= 1)
    let radial = GradientContent.Geometry.radial(
      center: start, startRadius: 0, endRadius: 20, aspect: 2)
    #expect(abs(try grey(radial, x: 12, y: 0) - 159) <= 2)
    #expect(abs(try grey(radial, x: 0, y: 12) - 80) <= 2)
  }

  /// From the right clockwise all the way round: straight down is a quarter, 64; straight up three
  /// quarters, 191. A wedge is a 120th part of the circle, 2 of 255.
  @Test func gradientsRoundAPoint() throws {
    let round = GradientContent.Geometry.angular(
      center: LayoutPoint(x: 50, y: 50), start: 0, end: 2 * .pi)
    let down = try grey(round, side: 100, x: 50, y: 98)
    let up = try grey(round, side: 100, x: 50, y: 1)
    #expect(abs(down - 64) <= 3)
    #expect(abs(up - 191) <= 3)
  }

  /// The bell curve of deviation 2 round an edge: half at the edge, 1 / 2 erfc(1 / sqrt 2) = 15.9 %
  /// one deviation outside, with 2 % for the curve that three means come near.
  @Test func shadowsAreBellCurves() throws {
    var list = DisplayList(size: LayoutSize(width: 60, height: 60))
    let black = LayoutColor(red: 0, green: 0, blue: 0)
    list.shadow(
      of: .rectangle(LayoutRect(x: 20, y: 20, width: 20, height: 20)),
      ShadowContent(color: black, radius: 2))
    let bitmap = try PNGRenderer(fonts: fonts).bitmap(list, scale: 1)
    func cover(_ x: Int) -> Double { 1 - Double(bitmap.pixels[30 * 60 + x] & 255) / 255 }
    #expect(abs((cover(19) + cover(20)) / 2 - 0.5) < 0.02)
    // Pixels 17 and 18 lie 2 outside on average.
    #expect(abs((cover(17) + cover(18)) / 2 - 0.159) < 0.03)
    #expect(cover(30) > 0.99 && cover(5) == 0)
  }

  @Test func gradientsAndShadowsInSVG() {
    var list = DisplayList(size: LayoutSize(width: 20, height: 20))
    let square = LayoutPath.rectangle(LayoutRect(x: 0, y: 0, width: 2, height: 2))
    let gradient = GradientContent(
      stops: ramp, geometry: .linear(start: LayoutPoint(x: 0, y: 0), end: LayoutPoint(x: 2, y: 0)))
    list.draw(square, isEvenOdd: true, .gradient(gradient))
    list.draw(square, .gradient(gradient))
    list.shadow(of: square, ShadowContent(color: blue, radius: 1, x: 1))
    #expect(
      SVGRenderer(fonts: fonts).render(list) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20">
        <defs>
        <linearGradient id="p0" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="2" y2="0">\
        <stop offset="0" stop-color="#000000"/><stop offset="1" stop-color="#ffffff"/>\
        </linearGradient>
        <filter id="s0" filterUnits="userSpaceOnUse" x="-2" y="-3" width="8" height="8">\
        <feGaussianBlur stdDeviation="1"/></filter>
        </defs>
        <path d="M0 0L2 0L2 2L0 2Z" fill="url(#p0)" fill-rule="evenodd"/>
        <path d="M0 0L2 0L2 2L0 2Z" fill="url(#p0)"/>
        <path d="M1 0L3 0L3 2L1 2Z" fill="#0000ff" filter="url(#s0)"/>
        </svg>

        """)
  }
}
