import LayoutTree

/// Switches, sliders and other controls that show a value.
extension ScreenPainter {
  private static let white = LayoutColor(hex: 0xFFFFFF)
  private static let shade = LayoutColor(hex: 0x000000, alpha: 0.12)

  func tint(of node: LayoutNode) -> LayoutColor {
    let tint = node.style.tintColor ?? palette.tint
    return node.control?.isEnabled == false ? tint.faded(0.35) : tint
  }

  /// A thumb with a soft edge in the place of a shadow.
  private mutating func thumb(_ rect: LayoutRect) {
    let radius = min(rect.width, rect.height) / 2
    list.fill(
      LayoutRect(x: rect.x - 0.5, y: rect.y, width: rect.width + 1, height: rect.height + 1.5),
      cornerRadius: radius + 0.5, Self.shade)
    list.fill(rect, cornerRadius: radius, Self.white)
  }

  mutating func paintToggle(_ node: LayoutNode) {
    let frame = node.windowFrame
    let isOn = node.control?.isOn ?? false
    let isEnabled = node.control?.isEnabled ?? true
    let color = isOn ? palette.green : palette.fill
    list.fill(frame, cornerRadius: frame.height / 2, isEnabled ? color : color.faded(0.5))
    let inset = 2.0
    let height = max(0, frame.height - 2 * inset)
    // Since iOS 26 the thumb is a capsule of 39 x 24 on a switch of 63 x 28.
    let width = isModern ? min(height * 1.6, frame.width * 0.62) : height
    let isAtRight = isOn != isRightToLeft
    let x = isAtRight ? frame.maxX - inset - width : frame.x + inset
    thumb(LayoutRect(x: x, y: frame.y + inset, width: width, height: height))
  }

  mutating func paintSlider(_ node: LayoutNode) {
    let frame = node.windowFrame
    let height = isModern ? 6.0 : 4
    let fraction = clamp(node.control?.fraction ?? 0.5)
    let thumbWidth = isModern ? 37.0 : 27
    let thumbHeight = isModern ? 24.0 : 27
    let middle = frame.y + frame.height / 2
    let track = LayoutRect(
      x: frame.x + 2, y: middle - height / 2, width: max(0, frame.width - 4), height: height)
    list.fill(track, cornerRadius: height / 2, palette.fill)
    let travel = max(0, frame.width - thumbWidth)
    let part = isRightToLeft ? 1 - fraction : fraction
    let x = frame.x + travel * part
    let filled =
      isRightToLeft
      ? LayoutRect(x: x, y: track.y, width: max(0, track.maxX - x), height: height)
      : LayoutRect(
        x: track.x, y: track.y, width: max(0, x + thumbWidth / 2 - track.x), height: height)
    list.fill(filled, cornerRadius: height / 2, tint(of: node))
    thumb(LayoutRect(x: x, y: middle - thumbHeight / 2, width: thumbWidth, height: thumbHeight))
  }

  mutating func paintProgress(_ node: LayoutNode) {
    let frame = node.windowFrame
    let radius = frame.height / 2
    list.fill(frame, cornerRadius: radius, palette.fill)
    let width = frame.width * clamp(node.control?.fraction ?? 0.5)
    let x = isRightToLeft ? frame.maxX - width : frame.x
    list.fill(
      LayoutRect(x: x, y: frame.y, width: width, height: frame.height), cornerRadius: radius,
      tint(of: node))
  }

  mutating func paintStepper(_ node: LayoutNode) {
    let frame = node.windowFrame
    list.fill(frame, cornerRadius: isModern ? frame.height / 2 : 8, palette.thinFill)
    let middle = frame.x + frame.width / 2
    list.fill(
      LayoutRect(
        x: middle - 0.5, y: frame.y + frame.height * 0.22, width: 1, height: frame.height * 0.56),
      palette.separator)
    let half = LayoutRect(x: frame.x, y: frame.y, width: frame.width / 2, height: frame.height)
    let signs = isRightToLeft ? ["plus", "minus"] : ["minus", "plus"]
    for (index, sign) in signs.enumerated() {
      let side = min(half.height * 0.55, half.width * 0.5)
      let box = LayoutRect(
        x: half.x + half.width * (Double(index) + 0.5) - side / 2,
        y: half.y + (half.height - side) / 2, width: side, height: side)
      symbol(sign, in: box, color: palette.label)
    }
  }

  mutating func paintSegments(_ node: LayoutNode) {
    let frame = node.windowFrame
    let titles = node.control?.segments ?? []
    let radius = isModern ? frame.height / 2 : 8.0
    list.fill(frame, cornerRadius: radius, node.style.backgroundColor ?? palette.thinFill)
    guard !titles.isEmpty else { return }
    let width = (frame.width - 4) / Double(titles.count)
    let chosen = node.control?.selectedIndex
    // UIKit's own labels, when the tree holds them, already show the titles.
    let hasLabels = node.children.contains { $0.hasShownText }
    for (index, title) in titles.enumerated() {
      let place = isRightToLeft ? titles.count - 1 - index : index
      let box = LayoutRect(
        x: frame.x + 2 + width * Double(place), y: frame.y + 2, width: width,
        height: frame.height - 4)
      if index == chosen {
        list.fill(box.offsetBy(x: 0, y: 0.75), cornerRadius: radius - 2, Self.shade)
        list.fill(box, cornerRadius: radius - 2, palette.raised)
      } else if place > 0, chosen.map({ isRightToLeft ? index + 1 != $0 : index - 1 != $0 }) ?? true
      {
        list.fill(
          LayoutRect(
            x: box.x - 0.5, y: box.y + box.height * 0.2, width: 1, height: box.height * 0.6),
          palette.separator)
      }
      if hasLabels { continue }
      let inner = box.inset(by: LayoutInsets(top: 0, left: 6, bottom: 0, right: 6))
      label(
        title, in: inner, size: 13, weight: index == chosen ? "semibold" : "medium",
        color: palette.label)
    }
  }

  mutating func paintActivity(_ node: LayoutNode) {
    let frame = node.windowFrame
    let radius = min(frame.width, frame.height) / 2
    let middle = (x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    // Eight spokes at steps of 45 degrees: (cosine, sine).
    let diagonal = 0.7071067812
    let directions = [
      (0.0, -1.0), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1),
      (-diagonal, diagonal), (-1, 0), (-diagonal, -diagonal),
    ]
    // Its colour is its own and not the tint that views inherit.
    let color = LayoutColor(hex: 0x8E8E93)
    for (index, direction) in directions.enumerated() {
      let inner = radius * 0.5
      let outer = radius * 0.92
      list.stroke(
        .polyline([
          (middle.x + direction.0 * inner, middle.y + direction.1 * inner),
          (middle.x + direction.0 * outer, middle.y + direction.1 * outer),
        ]), width: max(1, radius * 0.2), color.faded(1 - Double(7 - index) * 0.11))
    }
  }

  mutating func paintPages(_ node: LayoutNode) {
    let frame = node.windowFrame
    let count = min(max(node.control?.count ?? 3, 0), 20)
    let pitch = 16.0
    let width = Double(max(count - 1, 0)) * pitch
    for index in 0..<count {
      let place = isRightToLeft ? count - 1 - index : index
      let x = frame.x + frame.width / 2 - width / 2 + Double(place) * pitch
      let y = frame.y + frame.height / 2
      let isChosen = index == node.control?.selectedIndex ?? 0
      let color = LayoutColor(hex: 0x6E6E73)
      list.fill(
        .ellipse(LayoutRect(x: x - 3.5, y: y - 3.5, width: 7, height: 7)),
        isChosen ? color : color.faded(0.3))
    }
  }

  func clamp(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
}

extension LayoutNode {
  /// Whether the view or one inside shows text.
  var hasShownText: Bool {
    if isHidden { return false }
    if let text, text.lines.contains(where: { !$0.text.isEmpty }) { return true }
    return children.contains { $0.hasShownText }
  }
}
