import Devices
import LayoutTree
import Staging
import SwiftUI
import Testing

/// Views of SwiftUI in windows that change: any walk ends where a launch begins, and actions run as
/// often as what they watch changes.
@MainActor @Suite struct SwiftUIWalkTests {
  // MARK: Screens

  /// Stacks, choices, layers and measured views.
  struct Choices: View {
    @Environment(\.horizontalSizeClass) private var width
    @ScaledMetric private var length = 20.0

    var body: some View {
      let layout =
        width == .compact
        ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(alignment: .top))
      VStack(alignment: .leading) {
        ViewThatFits(in: .horizontal) {
          HStack {
            Text("A title that is rather long")
            Spacer()
            Text("and what stands beside it")
          }
          VStack(alignment: .leading) {
            Text("A title that is rather long")
            Text("and what stands below it")
          }
        }
        layout {
          Color.red.frame(height: CGFloat(length))
          Color.blue.frame(maxWidth: 300, maxHeight: CGFloat(length) * 2)
            .overlay(alignment: .topTrailing) {
              Circle().frame(width: 12, height: 12)
                .alignmentGuide(.top) { $0[VerticalAlignment.center] }
            }
        }
        GeometryReader { proxy in
          Color.green.frame(
            width: proxy.size.width / 2,
            height: proxy.safeAreaInsets.bottom + proxy.safeAreaInsets.leading + 1)
        }
      }
      .safeAreaInset(edge: .bottom) {
        Text("A bar at the bottom").frame(maxWidth: .infinity).background(.gray)
      }
      .background(Color.yellow.ignoresSafeArea())
    }
  }

  /// Scroll views, lazy containers and grids.
  struct Grids: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 10) {
          ScrollView(.horizontal) {
            HStack {
              ForEach(0..<4) { _ in
                Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 8)
                  .frame(height: 40)
              }
            }
          }
          Grid(alignment: .leadingFirstTextBaseline) {
            GridRow {
              Text("Name").font(.headline)
              Text("A value that needs more than one line on a narrow window, and much more")
            }
            GridRow {
              Text("Other").gridColumnAlignment(.trailing)
              Color.blue.frame(height: 10)
            }
          }
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
            ForEach(0..<7) { index in Text(verbatim: "Cell \(index)").padding() }
          }
        }
        .padding()
      }
    }
  }

  /// A list in a navigation stack in a tab.
  struct Tabs: View {
    var body: some View {
      TabView {
        NavigationStack {
          List {
            Section("First") {
              Text("A row")
              Toggle("Another one with a switch", isOn: .constant(true))
            }
            Section { LabeledContent("Label", value: "Value") }
          }
          .navigationTitle("Title")
        }
        .tabItem { Label("One", systemImage: "1.circle") }
        Text("Two").tabItem { Label("Two", systemImage: "2.circle") }
      }
    }
  }

  /// Two columns that become one.
  struct Columns: View {
    var body: some View {
      NavigationSplitView {
        List(0..<5) { index in Text(verbatim: "Row \(index)") }.navigationTitle("Sidebar")
      } detail: {
        ScrollView { Text("The detail of a row").padding() }.navigationTitle("Detail")
      }
    }
  }

  static let screens: [Screen] = [
    Screen("choices") { Choices() }, Screen("grids") { Grids() }, Screen("tabs") { Tabs() },
    Screen("columns") { Columns() },
  ]

  @Test(
    "A walk ends where a launch begins",
    arguments: 0..<4, ["iphone-15", "iphone-8-plus", "iphone-duo", "ipad-pro-11-1"])
  func walk(index: Int, device: String) throws {
    let screen = Self.screens[index]
    let system: SystemGeneration =
      device.hasPrefix("ip") && device != "iphone-8-plus" ? .newest : .v18
    var generator = WalkTests.Generator(state: UInt64(index) &* 131 &+ UInt64(device.count))
    let stage = try Stage(screen, in: configuration(device, system: system))
    for step in 0..<16 {
      let next = generator.change(stage.configuration)
      guard next.isValid else { continue }
      let reached = try stage.transition(to: next)
      let fresh = try screen.layOut(in: next)
      let found = WalkTests().difference(reached.root, fresh.root)
      #expect(found == nil, "\(screen.reference), step \(step), \(next.title)")
      if found != nil { return }
    }
  }

  // MARK: Actions

  final class Log {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  struct Watching: View {
    let log: Log
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.layoutDirection) private var direction
    @Environment(\.colorScheme) private var scheme
    @Environment(\.displayScale) private var scale

    var body: some View {
      Color.red
        .onAppear { log.lines.append("appear") }
        .onDisappear { log.lines.append("disappear") }
        .onChange(of: width) { log.lines.append("width \($1 == .compact ? "compact" : "regular")") }
        .onChange(of: size) { log.lines.append("size \($1)") }
        .onChange(of: direction) { log.lines.append("direction \($1)") }
        .onChange(of: scheme) { log.lines.append("scheme \($1)") }
        .onChange(of: scale) { log.lines.append("scale \($1)") }
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          log.lines.append("geometry \(Int($0.width)) \(Int($0.height))")
        }
    }
  }

  /// An iPhone 11 is 414 by 896, less 44 and 34; turned 896 by 414, less 44 at both sides and 21. It
  /// is regular in width then.
  @Test("Actions run once for each change of what they watch, and not otherwise")
  func actions() throws {
    let log = Log()
    let stage = try Stage(Screen("watching") { Watching(log: log) }, in: configuration("iphone-11"))
    #expect(log.take().sorted() == ["appear", "geometry 414 818"])
    try stage.rotate(to: .landscapeLeft)
    #expect(log.take().sorted() == ["geometry 808 393", "width regular"])
    // The same size upside down.
    try stage.rotate(to: .landscapeRight)
    #expect(log.take() == [])
    try stage.setContentSize(.accessibilityLarge)
    #expect(log.take() == ["size accessibility2"])
    try stage.setContentSize(.accessibilityLarge)
    #expect(log.take() == [])
    try stage.setDirection(.rightToLeft)
    #expect(log.take() == ["direction rightToLeft"])
    try stage.rotate(to: .portrait)
    #expect(log.take().sorted() == ["geometry 414 818", "width compact"])
  }

  struct SizeClasses: View {
    let log: Log
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height

    var body: some View {
      let columns = width == .compact ? 1 : 3
      log.lines.append(
        "\(width == .compact ? "compact" : "regular") \(height == .compact ? "compact" : "regular")"
      )
      return LazyVGrid(columns: Array(repeating: GridItem(), count: columns)) {
        ForEach(0..<3) { _ in Color.red.frame(height: 20) }
      }
    }
  }

  /// Size classes of iPhones and iPads, as published: compact and regular upright; turned, regular in
  /// width for Plus, Max and XR.
  @Test(
    "Rule 58: size classes as a view reads them",
    arguments: [
      ("iphone-15", Orientation.portrait, Window.full, "compact regular"),
      ("iphone-15", .landscapeLeft, .full, "compact compact"),
      ("iphone-11", .landscapeLeft, .full, "regular compact"),
      ("iphone-8-plus", .landscapeLeft, .full, "regular compact"),
      ("ipad-pro-11-1", .portrait, .full, "regular regular"),
      ("ipad-pro-11-1", .landscapeLeft, .oneHalf, "compact regular"),
      ("ipad-pro-11-1", .landscapeLeft, .oneThird, "compact regular"),
      ("ipad-pro-11-1", .landscapeLeft, .twoThirds, "regular regular"),
      ("ipad-pro-11-1", .portrait, .twoThirds, "compact regular"),
      ("ipad-pro-11-1", .portrait, .slideOver, "compact regular"),
    ])
  func sizeClasses(
    device: String, orientation: Orientation, window: Window, expected: String
  ) throws {
    let log = Log()
    _ = try Screen("classes") { SizeClasses(log: log) }.layOut(
      in: configuration(device, orientation, window))
    #expect(log.lines.last == expected)
  }

  /// Dimillian/IceCubesApp 1622: three columns stayed in a small window.
  @Test(
    "A view that reads the width class has one column in a small window, and three in a large one")
  func smallWindow() throws {
    let log = Log()
    let stage = try Stage(
      Screen("classes") { SizeClasses(log: log) },
      in: configuration("ipad-pro-11-1", .landscapeLeft, .full))
    func columns() -> Int {
      var lefts: Set<Double> = []
      func visit(_ node: LayoutNode) {
        if node.className == "Color" { lefts.insert(node.windowFrame.x) }
        node.children.forEach(visit)
      }
      visit(stage.tree.root)
      return lefts.count
    }
    #expect(columns() == 3)
    try stage.resize(to: .oneThird)
    #expect(columns() == 1)
    try stage.resize(to: .full)
    #expect(columns() == 3)
  }

  @Test("A window of any size on an iPad, and every posture of a folding iPhone, reach the view")
  func windowsAndPostures() throws {
    let log = Log()
    let pad = try Stage(
      Screen("watching") { Watching(log: log) },
      in: configuration("ipad-pro-11-1", .landscapeLeft, .full, system: .newest))
    _ = log.take()
    for width in [700.0, 600, 500, 400] {
      let tree = try pad.resize(to: .size(width: width, height: 700))
      #expect(tree.root.frame.width == width)
      #expect(log.take().contains { $0.hasPrefix("geometry \(Int(width)) ") })
    }
    let duo = try Stage(
      Screen("watching") { Watching(log: log) }, in: configuration("iphone-duo", system: .newest))
    _ = log.take()
    for posture in [Posture.open, .closed, .open] {
      var next = duo.configuration
      next.posture = posture
      let tree = try duo.transition(to: next)
      let geometry = log.take().filter { $0.hasPrefix("geometry") }
      #expect(geometry.count == 1, "\(posture)")
      let fresh = try Screen("watching") { Watching(log: Log()) }.layOut(in: next)
      #expect(tree.root.frame == fresh.root.frame)
      #expect(
        WalkTests().difference(tree.root, fresh.root) == nil, "\(posture)")
    }
  }
}
