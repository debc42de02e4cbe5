import LayoutTree

/// Bars, cells and materials.
extension ScreenPainter {
  mutating func paintNavigationBar(_ node: LayoutNode) {
    if node.drawsOwnParts { return }
    let frame = node.windowFrame
    if node.style.backgroundColor == nil, !isModern {
      // The bar's material goes on up behind the status bar.
      let top = frame.y > 0 && frame.y <= tree.configuration.safeArea.top + 1 ? 0 : frame.y
      list.fill(
        LayoutRect(x: frame.x, y: top, width: frame.width, height: frame.maxY - top), palette.bar)
      line(atBottomOf: frame)
    }
    guard !node.hasShownText, let title = node.text?.string, !title.isEmpty else { return }
    if frame.height > 80 {
      let row = LayoutRect(
        x: frame.x + 16, y: frame.maxY - 52, width: frame.width - 32, height: 44)
      label(
        title, in: row, size: 34, weight: "bold", color: palette.label,
        alignment: isRightToLeft ? 1 : 0)
    } else {
      let row = frame.inset(by: LayoutInsets(top: 0, left: 80, bottom: 0, right: 80))
      label(title, in: row, size: 17, weight: "semibold", color: palette.label)
    }
  }

  mutating func paintToolbar(_ node: LayoutNode) {
    guard !node.drawsOwnParts, node.style.backgroundColor == nil, !isModern else { return }
    list.fill(node.windowFrame, palette.bar)
    line(atTopOf: node.windowFrame)
  }

  mutating func paintTabBar(_ node: LayoutNode) {
    if node.drawsOwnParts { return }
    let frame = node.windowFrame
    let inset = isModern ? 21.0 : 0
    let safeBottom = min(tree.configuration.safeArea.bottom, max(0, frame.height - 49))
    var platter = LayoutRect(
      x: frame.x, y: frame.y, width: frame.width, height: frame.height - safeBottom)
    if isModern {
      // The floating bar of iOS 26: 62 points high, 21 from the sides and the bottom.
      let height = min(62, frame.height)
      let bottom = frame.height > 70 ? frame.maxY - inset : frame.maxY
      let width = min(frame.width - 2 * inset, 520)
      platter = LayoutRect(
        x: frame.x + (frame.width - width) / 2, y: max(frame.y, bottom - height), width: width,
        height: height)
      list.fill(
        platter.offsetBy(x: 0, y: 2), cornerRadius: height / 2, LayoutColor(hex: 0, alpha: 0.06))
      list.fill(platter, cornerRadius: height / 2, palette.background.mixed(with: palette.bar, 0.5))
      list.stroke(platter, cornerRadius: height / 2, width: hairline, palette.separator)
    } else {
      list.fill(frame, node.style.backgroundColor ?? palette.bar)
      line(atTopOf: frame)
    }
    if node.hasShownText { return }
    paintTabs(node, in: platter)
  }

  private mutating func paintTabs(_ node: LayoutNode, in platter: LayoutRect) {
    let titles = node.control?.segments ?? []
    guard !titles.isEmpty else { return }
    let inner = platter.inset(
      by: LayoutInsets(top: 0, left: isModern ? 4 : 0, bottom: 0, right: isModern ? 4 : 0))
    let width = inner.width / Double(titles.count)
    for (index, title) in titles.enumerated() {
      let place = isRightToLeft ? titles.count - 1 - index : index
      let box = LayoutRect(
        x: inner.x + width * Double(place), y: inner.y, width: width, height: inner.height)
      let isChosen = index == node.control?.selectedIndex ?? 0
      if isChosen && isModern {
        let pill = box.inset(by: LayoutInsets(top: 4, left: 0, bottom: 4, right: 0))
        list.fill(pill, cornerRadius: pill.height / 2, palette.thinFill)
      }
      let color = isChosen ? tint(of: node) : LayoutColor(hex: 0x8E8E93)
      let hasTitle = box.height >= 40 && !title.isEmpty
      let side = 24.0
      let glyph = LayoutRect(
        x: box.x + (width - side) / 2, y: box.y + (hasTitle ? 7 : (box.height - side) / 2),
        width: side, height: side)
      list.stroke(
        glyph.inset(by: LayoutInsets(top: 2, left: 2, bottom: 2, right: 2)), cornerRadius: 6,
        width: 2, color)
      guard hasTitle else { continue }
      let row = LayoutRect(x: box.x + 2, y: glyph.maxY + 1, width: width - 4, height: 13)
      label(title, in: row, size: 10, weight: "medium", color: color)
    }
  }

  /// A platter of glass, on which the items of bars stand since iOS 26.
  mutating func paintGlass(_ node: LayoutNode) {
    let frame = node.windowFrame
    let radius = node.style.cornerRadius
    list.fill(frame.offsetBy(x: 0, y: 1.5), cornerRadius: radius, LayoutColor(hex: 0, alpha: 0.05))
    list.fill(frame, cornerRadius: radius, palette.background.faded(0.86))
    list.fill(frame, cornerRadius: radius, palette.thinFill.faded(0.35))
    list.stroke(frame, cornerRadius: radius, width: 2 * hairline, palette.separator.faded(0.5))
  }

  mutating func paintCell(_ node: LayoutNode) {
    let hasOwnLine = node.children.contains { $0.kind == .separator }
    if hasOwnLine { return }
    let frame = node.windowFrame
    let inset = max(16, min(node.layoutMargins.left, 40))
    list.fill(
      LayoutRect(
        x: isRightToLeft ? frame.x : frame.x + inset, y: frame.maxY - hairline,
        width: max(0, frame.width - inset), height: hairline), palette.separator)
  }

  mutating func paintSeparator(_ node: LayoutNode) {
    guard node.style.backgroundColor == nil else { return }
    list.fill(node.windowFrame, palette.separator)
  }

  mutating func paintMaterial(_ node: LayoutNode) {
    guard node.style.backgroundColor == nil else { return }
    list.fill(
      node.windowFrame, cornerRadius: node.style.cornerRadius, palette.background.faded(0.72))
  }

  private mutating func line(atTopOf frame: LayoutRect) {
    list.fill(
      LayoutRect(x: frame.x, y: frame.y, width: frame.width, height: hairline), palette.separator)
  }

  private mutating func line(atBottomOf frame: LayoutRect) {
    list.fill(
      LayoutRect(x: frame.x, y: frame.maxY - hairline, width: frame.width, height: hairline),
      palette.separator)
  }
}

extension LayoutNode {
  /// Whether UIKit's own parts of a bar are in the tree, so that they need not be made up.
  fileprivate var drawsOwnParts: Bool { children.contains { !$0.isMadeByApp } }

  /// Whether the view is a platter of glass.
  var isGlass: Bool { className == "_UIGlassPlatterView" }
}
