import Devices
import LayoutTree
import Typography

/// Makes the nodes of what a bar draws itself: titles, buttons, tabs.
///
/// They are UIKit's own, so rules leave them alone; pictures and reports show them.
@preconcurrency @MainActor struct BarNodes {
  let traits: UITraitCollection
  let tint: UIColor
  /// The bar's own node, whose place in the window the parts start from.
  let bar: LayoutNode
  var made: [LayoutNode] = []

  init(_ view: UIView, bar: LayoutNode) {
    traits = view.traits
    tint = view.tintColor
    self.bar = bar
  }

  private func node(
    _ id: String, _ className: String, _ kind: NodeKind, _ frame: CGRect
  ) -> LayoutNode {
    let local = LayoutRect(frame)
    return LayoutNode(
      id: id, className: className, kind: kind, frame: local,
      windowFrame: local.offsetBy(x: bar.windowFrame.x, y: bar.windowFrame.y),
      isMadeByApp: false)
  }

  /// The id of a part: the file's for an item that has one, else the bar's with a name.
  func partID(_ name: String, of item: UIBarItem? = nil) -> String {
    if let id = item?.nibOrigin?.id, !id.isEmpty { return id }
    return "\(bar.id)/\(name)"
  }

  /// Adds the ground of a bar, which reaches under what the safe area keeps free.
  mutating func addBackground(_ frame: CGRect, color: UIColor) {
    var background = node(partID("background"), "_UIBarBackground", .view, frame)
    background.style.backgroundColor = color.resolved(traits.userInterfaceStyle)
    made.append(background)
  }

  /// Adds the hairline between a bar and the content.
  mutating func addSeparator(_ frame: CGRect) {
    var line = node(partID("separator"), "_UIBarBackgroundShadowView", .separator, frame)
    line.style.backgroundColor = UIColor.separator.resolved(traits.userInterfaceStyle)
    made.append(line)
  }

  /// Adds a platter of glass.
  mutating func addPlatter(_ name: String, _ frame: CGRect) {
    var platter = node(partID(name), "_UIGlassPlatterView", .view, frame)
    platter.style.backgroundColor = UIColor.secondarySystemFill.resolved(traits.userInterfaceStyle)
    platter.style.cornerRadius = Double(min(frame.width, frame.height) / 2)
    made.append(platter)
  }

  /// Adds a line of text that is cut where it does not fit.
  mutating func addLabel(
    _ name: String, _ text: String, font: UIFont, color: UIColor, in frame: CGRect,
    alignment: TextAlignment
  ) {
    var label = node(partID(name), "UILabel", .label, frame)
    label.label = text
    label.text = content(text, font: font, color: color, size: frame.size, alignment: alignment)
    made.append(label)
  }

  /// Adds a button with a title or an image.
  mutating func addButton(
    _ name: String, of item: UIBarItem?, title: String?, image: UIImage?, font: UIFont,
    in frame: CGRect
  ) {
    var button = node(partID(name, of: item), "_UIButtonBarButton", .button, frame)
    let isEnabled = item?.isEnabled ?? true
    let own = (item as? UIBarButtonItem)?.tintColor ?? tint
    let color = isEnabled ? own : UIColor.tertiaryLabel
    button.isTouchTarget = isEnabled
    button.control = ControlContent(isEnabled: isEnabled)
    button.style.tintColor = color.resolved(traits.userInterfaceStyle)
    button.label =
      item?.accessibilityIdentifier ?? item?.nibOrigin?.userLabel ?? title ?? image?.name
    if let origin = item?.nibOrigin {
      button.location = SourceLocation(file: origin.file, line: origin.line)
    }
    if let title {
      button.text = content(
        title, font: font, color: color, size: frame.size, alignment: .center)
    } else if let image {
      button.image = content(image, color: color, in: CGRect(origin: .zero, size: frame.size))
    }
    made.append(button)
  }

  /// Adds a tab: an image with a title below, or beside it.
  mutating func addTab(
    _ name: String, of item: UITabBarItem, isSelected: Bool, isBeside: Bool, in frame: CGRect
  ) {
    var tab = node(partID(name, of: item), "UITabBarButton", .button, frame)
    let color = isSelected ? tint : UIColor.secondaryLabel
    tab.isTouchTarget = item.isEnabled
    tab.control = ControlContent(isOn: isSelected, isEnabled: item.isEnabled)
    tab.style.tintColor = color.resolved(traits.userInterfaceStyle)
    let title = item.shownTitle ?? ""
    tab.label = item.accessibilityIdentifier ?? (title.isEmpty ? nil : title)
    if let origin = item.nibOrigin {
      tab.location = SourceLocation(file: origin.file, line: origin.line)
    }
    let font = UIFont.systemFont(ofSize: isBeside ? 13 : 10, weight: .medium)
    let height = font.lineHeight.roundedUp(toPixelsAt: traits.displayScale)
    let image = item.shownImage(isSelected: isSelected)
    if let image {
      let side = min(24, frame.height)
      let top =
        isBeside || title.isEmpty
        ? (frame.height - side) / 2 : max(0, (frame.height - side - height - 2) / 2)
      let textWidth = BarNodes.width(of: title, font: font)
      let left =
        isBeside ? max(0, (frame.width - side - 4 - textWidth) / 2) : (frame.width - side) / 2
      tab.image = content(
        image, color: color, in: CGRect(x: left, y: top, width: side, height: side))
      if !title.isEmpty {
        tab.text =
          isBeside
          ? content(
            title, font: font, color: color, size: frame.size, alignment: .left,
            origin: CGPoint(x: left + side + 4, y: (frame.height - height) / 2))
          : content(
            title, font: font, color: color, size: frame.size, alignment: .center,
            origin: CGPoint(x: 0, y: top + side + 2))
      }
    } else if !title.isEmpty {
      tab.text = content(title, font: font, color: color, size: frame.size, alignment: .center)
    }
    made.append(tab)
  }

  // MARK: Content

  /// The width of a line of text, in points, rounded up to the pixel at two a point.
  static func width(of text: String, font: UIFont) -> CGFloat {
    text.isEmpty ? 0 : CGFloat(TextLayout(text: text, font: font.value, scale: 2).size.width)
  }

  private func content(
    _ text: String, font: UIFont, color: UIColor, size: CGSize, alignment: TextAlignment,
    origin: CGPoint? = nil
  ) -> TextContent {
    let x = origin?.x ?? 0
    let layout = TextLayout(
      text: text, font: font.value, width: Double(max(0, size.width - x)), lineLimit: 1,
      lineBreakMode: .tailTruncation, alignment: alignment, scale: Double(traits.displayScale))
    let top = origin?.y ?? (size.height - CGFloat(layout.size.height)) / 2
    let summary = FontSummary(font.value)
    let shown = color.resolved(traits.userInterfaceStyle)
    var lines: [TextLineContent] = []
    for line in layout.lines {
      let frame = LayoutRect(
        x: line.x + Double(x), y: line.y + Double(top), width: line.width, height: line.height)
      lines.append(
        TextLineContent(
          text: line.text, frame: frame, baseline: line.baseline + Double(top), font: summary,
          color: shown))
    }
    return TextContent(
      string: text, lines: lines, isTruncated: layout.isTruncated,
      neededSize: LayoutSize(
        width: Double(BarNodes.width(of: text, font: font)), height: layout.size.height),
      adjustsForContentSize: false)
  }

  private func content(_ image: UIImage, color: UIColor, in area: CGRect) -> ImageContent {
    let width = min(image.size.width, area.width)
    let height = min(image.size.height, area.height)
    let frame = CGRect(
      x: area.midX - width / 2, y: area.midY - height / 2, width: width, height: height)
    return ImageContent(
      name: image.name, isSymbol: image.isSymbolImage, frame: LayoutRect(frame),
      tint: image.renderingMode == .alwaysOriginal
        ? nil : color.resolved(traits.userInterfaceStyle))
  }
}
