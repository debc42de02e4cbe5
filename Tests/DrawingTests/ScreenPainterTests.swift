import LayoutTree
import Testing

@testable import Drawing

/// No font file: letters are half an em wide, on every machine.
let noFonts: [String] = []

@Suite struct ScreenPainterTests {
  private static let plain = ScreenOptions(showsSystemParts: false, showsTitles: false)
  private static let red = LayoutColor(red: 1, green: 0, blue: 0)
  private static let white = LayoutColor(red: 1, green: 1, blue: 1)
  private static let window = LayoutRect(x: 0, y: 0, width: 100, height: 200)

  private func commands(
    _ children: [LayoutNode], options: ScreenOptions = plain, direction: String = "ltr",
    system: Int = 26
  ) -> [DrawingCommand] {
    let configuration = SampleTrees.configuration(
      width: 100, height: 200, direction: direction, system: system, safeArea: .zero)
    var root = SampleTrees.node("root", .view, 0, 0, 100, 200)
    root.children = children
    let tree = LayoutTree(
      screen: ScreenReference(file: "a", scene: "b", title: "c", line: 1),
      configuration: configuration, root: root)
    return ScreenPicture(tree, options: options)
      .displayList(fonts: FontLibrary(directories: noFonts)).commands
  }

  /// What is drawn between the window's ground and the end.
  private func drawn(
    _ node: LayoutNode, direction: String = "ltr", system: Int = 26
  ) -> [DrawingCommand] {
    Array(commands([node], direction: direction, system: system).dropFirst(2).dropLast())
  }

  @Test func aColouredView() {
    var view = SampleTrees.node("v", .view, 10, 20, 30, 40)
    view.style = NodeStyle(
      backgroundColor: Self.red, borderColor: Self.white, borderWidth: 2, cornerRadius: 5)
    #expect(
      commands([view]) == [
        .pushClip(Self.window, cornerRadius: 0),
        .fillRectangle(Self.window, cornerRadius: 0, Self.white),
        .fillRectangle(
          LayoutRect(x: 10, y: 20, width: 30, height: 40), cornerRadius: 5, Self.red),
        .strokeRectangle(
          LayoutRect(x: 10, y: 20, width: 30, height: 40), cornerRadius: 5, width: 2, Self.white),
        .pop,
      ])
  }

  @Test func hiddenViewsAreNotDrawnAndFaintOnesAreOneLayer() {
    var view = SampleTrees.node("v", .view, 0, 0, 10, 10)
    view.style.backgroundColor = Self.red
    view.isHidden = true
    #expect(drawn(view).isEmpty)
    view.isHidden = false
    view.alpha = 0.5
    #expect(
      drawn(view) == [
        .pushOpacity(0.5),
        .fillRectangle(
          LayoutRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 0, Self.red), .pop,
      ])
    view.windowFrame.x = .nan
    #expect(drawn(view).isEmpty)
  }

  @Test func linesOfTextKeepTheirPlace() {
    var view = SampleTrees.node("v", .label, 10, 20, 80, 40)
    let font = FontSummary(pointSize: 17)
    view.text = TextContent(
      string: "Name",
      lines: [
        TextLineContent(
          text: "Name", frame: LayoutRect(x: 5, y: 10, width: 42, height: 20), baseline: 26,
          font: font, color: Self.red)
      ], isTruncated: false, neededSize: .zero, adjustsForContentSize: true)
    // 10 + 5 and 20 + 26 in the window.
    #expect(
      drawn(view) == [
        .text(TextRun("Name", x: 15, baseline: 46, width: 42, font: font, color: Self.red))
      ])
  }

  @Test func clippingViewsCutTheirContent() {
    var outer = SampleTrees.node("o", .view, 0, 0, 10, 10)
    outer.clipsToBounds = true
    #expect(drawn(outer).isEmpty)
    var inner = SampleTrees.node("i", .view, 5, 5, 10, 10)
    inner.style.backgroundColor = Self.red
    outer.children = [inner]
    #expect(
      drawn(outer).first
        == .pushClip(LayoutRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 0))
  }

  /// The rectangles filled, in order.
  private func rectangles(_ commands: [DrawingCommand]) -> [LayoutRect] {
    commands.compactMap { command in
      guard case .fillRectangle(let rect, _, _) = command else { return nil }
      return rect
    }
  }

  @Test func switchThumbs() {
    var toggle = SampleTrees.node("t", .toggle, 0, 0, 63, 28)
    toggle.control = ControlContent(isOn: true)
    // A thumb of 24 x 1.6 = 38.4 wide, 2 from the edge: at 63 - 2 - 38.4 = 22.6.
    let thumb = rectangles(drawn(toggle)).last
    #expect(abs((thumb?.x ?? 0) - 22.6) < 1e-9)
    #expect(rectangles(drawn(toggle, direction: "rtl")).last?.x == 2)
    toggle.control?.isOn = false
    #expect(rectangles(drawn(toggle)).last?.x == 2)
    // Before iOS 26 the thumb is a circle: 31 - 4 = 27, at 51 - 2 - 27 = 22.
    var old = SampleTrees.node("t", .toggle, 0, 0, 51, 31)
    old.control = ControlContent(isOn: true)
    #expect(
      rectangles(drawn(old, system: 18)).last == LayoutRect(x: 22, y: 2, width: 27, height: 27))
  }

  @Test func sliderThumbs() {
    var slider = SampleTrees.node("s", .slider, 0, 0, 100, 34)
    slider.control = ControlContent(fraction: 0.25)
    // A thumb of 37 x 24 travels 63 points: a quarter is 15.75.
    #expect(
      rectangles(drawn(slider)).last == LayoutRect(x: 15.75, y: 5, width: 37, height: 24))
    #expect(rectangles(drawn(slider, direction: "rtl")).last?.x == 47.25)
  }

  @Test func progressFillsFromTheLeadingEdge() {
    var progress = SampleTrees.node("p", .progress, 0, 0, 100, 4)
    progress.control = ControlContent(fraction: 0.25)
    #expect(
      rectangles(drawn(progress)).last == LayoutRect(x: 0, y: 0, width: 25, height: 4))
    #expect(rectangles(drawn(progress, direction: "rtl")).last?.x == 75)
    progress.control?.fraction = .nan
    #expect(rectangles(drawn(progress)).count == 1)
  }

  @Test func barsOfTheTreeAreNotDrawnTwice() {
    var bar = SampleTrees.node("b", .tabBar, 0, 100, 100, 83)
    bar.control = ControlContent(segments: ["One"], selectedIndex: 0)
    #expect(!drawn(bar).isEmpty)
    var part = SampleTrees.node("b/0", .button, 0, 100, 50, 49)
    part.isMadeByApp = false
    bar.children = [part]
    #expect(drawn(bar).isEmpty)
  }

  @Test func everyKindCanBeDrawn() {
    for kind in NodeKind.allCases {
      let list = commands([SampleTrees.node("n", kind, 0, 0, 90, 150)])
      #expect(list.filter { $0 == .pop }.count == list.filter(\.lasts).count)
      let small = commands([SampleTrees.node("n", kind, 0, 0, 0, 0)])
      #expect(small.filter { $0 == .pop }.count == small.filter(\.lasts).count)
    }
  }

  @Test func veryDeepTreesAreCutOff() {
    var node = SampleTrees.node("leaf", .view, 0, 0, 10, 10)
    node.style.backgroundColor = Self.red
    for _ in 0..<600 {
      var outer = SampleTrees.node("n", .view, 0, 0, 10, 10)
      outer.children = [node]
      node = outer
    }
    #expect(drawn(node).isEmpty)
  }

  @Test func titlesNameClassLabelAndFrame() {
    var node = SampleTrees.node("save", .button, 16, 20.5, 120, 44, class: "UIButton")
    #expect(ScreenPainter.title(of: node) == "UIButton \"save\" (16, 20.5) 120 x 44")
    node.customClass = "FancyButton"
    node.label = nil
    #expect(ScreenPainter.title(of: node) == "FancyButton (16, 20.5) 120 x 44")
  }

  @Test func symbolsAreKnownByVariant() {
    #expect(SymbolShapes.shape(named: "bell") != nil)
    #expect(SymbolShapes.shape(named: "bell.badge.slash") != nil)
    #expect(SymbolShapes.shape(named: "zebra") == nil)
    let cross = SymbolShapes.path("M 1 2 L 3 4 5 6 Z")
    #expect(cross == .polyline([(1, 2), (3, 4), (5, 6)], isClosed: true))
  }
}

extension DrawingCommand {
  /// Whether the step lasts until a `pop`.
  fileprivate var lasts: Bool {
    switch self {
    case .pushClip, .pushClipPath, .pushOpacity, .pushTransform, .pushTitle: true
    default: false
    }
  }
}

@Suite struct DisplayListTests {
  private let color = LayoutColor(red: 0, green: 0, blue: 0)

  @Test func leavesOutWhatShowsNothing() {
    var list = DisplayList(size: LayoutSize(width: 10, height: 10))
    list.fill(LayoutRect(x: 0, y: 0, width: 0, height: 5), color)
    list.fill(LayoutRect(x: 0, y: 0, width: 5, height: 5), color.withAlpha(0))
    list.stroke(LayoutRect(x: 0, y: 0, width: 5, height: 5), width: 0, color)
    list.push(.pushOpacity(0.5))
    list.push(.pushTitle("nothing"))
    list.pop()
    list.pop()
    #expect(list.commands.isEmpty)
  }

  @Test func roundedRectangles() {
    let path = LayoutPath.rectangle(
      LayoutRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 50)
    // The radius is at most half the smaller side: 5.
    #expect(path.elements.first == .move(LayoutPoint(x: 5, y: 0)))
    #expect(path.elements[1] == .line(LayoutPoint(x: 15, y: 0)))
    #expect(path.elements.count == 10)
    #expect(
      LayoutPath.rectangle(LayoutRect(x: 1, y: 2, width: 3, height: 4))
        == .polyline([(1, 2), (4, 2), (4, 6), (1, 6)], isClosed: true))
    #expect(
      LayoutPath.polyline([(1, 1), (2, 3)]).placed(x: 10, y: 20, scale: 2)
        == .polyline([(12, 22), (14, 26)]))
  }
}
