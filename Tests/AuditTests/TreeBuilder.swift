import LayoutTree

@testable import Audit

/// A view for a test, its frame given in the window's coordinates.
func view(
  _ id: String, _ kind: NodeKind = .view, _ frame: (Double, Double, Double, Double),
  text: TextContent? = nil, children: [LayoutNode] = [],
  change: (inout LayoutNode) -> Void = { _ in }
) -> LayoutNode {
  let rect = LayoutRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
  var node = LayoutNode(
    id: id, className: className(of: kind), location: SourceLocation(file: "A.xib", line: 7),
    kind: kind, frame: rect, windowFrame: rect, isTouchTarget: kind == .button, text: text,
    children: children)
  change(&node)
  return node
}

private func className(of kind: NodeKind) -> String {
  switch kind {
  case .label: "UILabel"
  case .button: "UIButton"
  case .textField: "UITextField"
  case .scroll: "UIScrollView"
  default: "UIView"
  }
}

/// One line of text at a place in its view.
func line(
  _ string: String, _ x: Double = 0, _ y: Double = 0, _ width: Double, _ height: Double = 20,
  needs: LayoutSize? = nil, isTruncated: Bool = false, adjusts: Bool = true,
  isPlaceholder: Bool = false
) -> TextContent {
  let black = LayoutColor(red: 0, green: 0, blue: 0)
  let box = LayoutRect(x: x, y: y, width: width, height: height)
  return TextContent(
    string: string,
    lines: [
      TextLineContent(
        text: string, frame: box, baseline: y + 15, font: FontSummary(pointSize: 17), color: black)
    ], isTruncated: isTruncated, neededSize: needs ?? LayoutSize(width: width, height: height),
    adjustsForContentSize: adjusts, isPlaceholder: isPlaceholder)
}

/// A label whose one line fills it.
func label(
  _ id: String, _ frame: (Double, Double, Double, Double),
  change: (inout LayoutNode) -> Void = { _ in }
) -> LayoutNode {
  view(id, .label, frame, text: line(id, frame.2, frame.3), change: change)
}

private func line(_ string: String, _ width: Double, _ height: Double) -> TextContent {
  line(string, 0, 0, width, height)
}

/// A screen on a phone of 390 x 844 points, or of another size.
func tree(
  _ children: [LayoutNode], width: Double = 390, height: Double = 844, device: String = "iPhone 13",
  orientation: String = "portrait", textSize: String = "large", direction: String = "ltr",
  conflicts: [ConflictRecord] = []
) -> LayoutTree {
  LayoutTree(
    screen: ScreenReference(file: "A.xib", scene: "s", title: "Screen", line: 3),
    configuration: ConfigurationSummary(
      device: device, deviceName: device, orientation: orientation, window: "full",
      textSize: textSize, direction: direction, system: 26,
      size: LayoutSize(width: width, height: height), scale: 3, safeArea: .zero, cornerRadius: 0,
      horizontalSizeClass: "compact", verticalSizeClass: "regular"),
    root: view("root", .view, (0, 0, width, height), children: children) {
      $0.clipsToBounds = true
    }, conflicts: conflicts)
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
  LayoutRect(x: x, y: y, width: width, height: height)
}

let white = LayoutColor(red: 1, green: 1, blue: 1)
