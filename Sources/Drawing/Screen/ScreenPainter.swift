import LayoutTree

/// Turns one laid-out screen into a display list, in the window's points.
///
/// Frames, texts and colours are the tree's; the look of controls is the system's. Views nested
/// deeper than `depthLimit` are left out.
struct ScreenPainter {
  /// How deep views may be nested to be drawn; UIKit itself stops far below.
  static let depthLimit = 400

  let tree: LayoutTree
  let fonts: FontLibrary
  let palette: SystemPalette
  let options: ScreenOptions
  var list: DisplayList

  init(_ tree: LayoutTree, fonts: FontLibrary, options: ScreenOptions) {
    self.tree = tree
    self.fonts = fonts
    self.options = options
    palette = SystemPalette(options.appearance)
    list = DisplayList(size: tree.configuration.size)
  }

  /// The window, in its own coordinates.
  var window: LayoutRect {
    let size = tree.configuration.size
    return LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  var isRightToLeft: Bool { tree.configuration.direction == "rtl" }
  /// Whether controls have the shapes of iOS 26 and later.
  var isModern: Bool { tree.configuration.system >= 26 }
  var hairline: Double { 1 / max(1, tree.configuration.scale) }

  /// Draws the whole screen.
  mutating func paint() -> DisplayList {
    list.push(.pushClip(window, cornerRadius: 0))
    list.fill(window, palette.background)
    paint(tree.root, depth: 0)
    if options.showsSystemParts { paintSystemParts() }
    list.pop()
    if options.showsSafeArea { paintSafeArea() }
    return list
  }

  mutating func paint(_ node: LayoutNode, depth: Int) {
    let frame = node.windowFrame
    guard !node.isHidden, node.alpha >= 0.01, depth < Self.depthLimit, frame.x.isFinite,
      frame.y.isFinite, frame.width.isFinite, frame.height.isFinite
    else { return }
    if node.alpha < 1 { list.push(.pushOpacity(node.alpha)) }
    let hasTitle = options.showsTitles && node.isMadeByApp
    if hasTitle { list.push(.pushTitle(Self.title(of: node))) }
    // Where views are turned they are drawn in their own coordinates, and cut in the window's.
    let shown = turned(node)
    paint(through: node.turned?.transform) { $0.paintArea(of: shown) }
    let isCut = node.clipsToBounds || node.kind.cutsContent
    if isCut { pushClip(of: node) }
    paint(through: node.turned?.transform) { painter in
      painter.paintLook(of: shown)
      if let image = shown.image { painter.paint(image, of: shown) }
      if let text = shown.text { painter.paint(text, of: shown) }
    }
    for child in node.children { paint(child, depth: depth + 1) }
    if isCut { list.pop() }
    if hasTitle { list.pop() }
    if node.alpha < 1 { list.pop() }
  }

  private mutating func paintArea(of node: LayoutNode) {
    let style = node.style
    if let shadow = style.shadow, style.backgroundColor?.alpha ?? 0 > 0 {
      list.shadow(
        of: .rectangle(node.windowFrame, cornerRadius: style.cornerRadius), shadow)
    }
    if node.isGlass {
      paintGlass(node)
      return
    }
    if let color = style.backgroundColor, node.kind.hasPlainArea {
      list.fill(node.windowFrame, cornerRadius: style.cornerRadius, color)
    }
    if let color = style.borderColor, style.borderWidth > 0 {
      list.stroke(
        node.windowFrame, cornerRadius: style.cornerRadius, width: style.borderWidth, color)
    }
    for shape in node.shapes ?? [] { paint(shape, of: node) }
  }

  private mutating func paintLook(of node: LayoutNode) {
    switch node.kind {
    case .toggle: paintToggle(node)
    case .slider: paintSlider(node)
    case .progress: paintProgress(node)
    case .stepper: paintStepper(node)
    case .segmentedControl: paintSegments(node)
    case .activityIndicator: paintActivity(node)
    case .pageControl: paintPages(node)
    case .picker: paintPicker(node)
    case .datePicker: paintDatePicker(node)
    case .textField: paintTextField(node)
    case .searchBar: paintSearchBar(node)
    case .navigationBar: paintNavigationBar(node)
    case .tabBar: paintTabBar(node)
    case .toolbar: paintToolbar(node)
    case .tableCell: paintCell(node)
    case .separator: paintSeparator(node)
    case .map: paintMap(node.windowFrame)
    case .web: paintWeb(node.windowFrame)
    case .visualEffect: paintMaterial(node)
    case .image where node.image == nil: paintEmptyImage(node)
    case .view, .label, .button, .image, .textView, .stack, .scroll, .table, .tableHeader,
      .collection, .collectionCell, .statusBar, .container:
      break
    }
  }

  private mutating func paint(_ text: TextContent, of node: LayoutNode) {
    let origin = node.windowFrame
    for line in text.lines where !line.text.isEmpty {
      list.text(
        TextRun(
          line.text, x: origin.x + line.frame.x, baseline: origin.y + line.baseline,
          width: line.frame.width, font: line.font, color: line.color, isRightToLeft: isRightToLeft
        ))
    }
  }

  /// Draws a line of text of the painter's own inside a rectangle, half way up.
  mutating func label(
    _ string: String, in rect: LayoutRect, size: Double, weight: String = "regular",
    color: LayoutColor, alignment: Double = 0.5
  ) {
    let font = FontSummary(weight: weight, pointSize: size)
    let shown = fonts.truncated(string, to: rect.width, font: font)
    let width = fonts.width(of: shown, font: font)
    // Capitals of the system font are about 0.7 em high.
    let baseline = rect.y + rect.height / 2 + size * 0.35
    list.text(
      TextRun(
        shown, x: rect.x + (rect.width - width) * alignment, baseline: baseline, font: font,
        color: color, isRightToLeft: isRightToLeft))
  }

  /// What people read when they point at a view.
  static func title(of node: LayoutNode) -> String {
    let name = node.customClass ?? node.className
    let label = node.label.map { " \"\($0)\"" } ?? ""
    let frame = node.frame
    let place = [frame.x, frame.y].map { SVGNumber.text($0) }.joined(separator: ", ")
    let size = [frame.width, frame.height].map { SVGNumber.text($0) }.joined(separator: " x ")
    return "\(name)\(label) (\(place)) \(size)"
  }
}

extension NodeKind {
  /// Whether the view cuts its content even if `clipsToBounds` is off.
  fileprivate var cutsContent: Bool {
    switch self {
    case .scroll, .table, .collection, .textView, .map, .web, .picker: true
    default: false
    }
  }

  /// Whether the background is a plain area; bars and the like shape it themselves.
  fileprivate var hasPlainArea: Bool {
    switch self {
    case .toggle, .slider, .stepper, .segmentedControl, .progress, .tabBar: false
    default: true
    }
  }
}
