import LayoutTree

/// Fields and pickers.
extension ScreenPainter {
  mutating func paintTextField(_ node: LayoutNode) {
    let style = node.style
    // A field with a look of its own needs none of ours.
    if style.borderWidth > 0 || style.cornerRadius > 0 { return }
    let frame = node.windowFrame
    // A field as high as its text has no border; the rounded one of UIKit adds 12 points.
    if frame.height < 28 { return }
    if style.backgroundColor == nil {
      list.fill(frame, cornerRadius: 6, palette.background)
    }
    list.stroke(frame, cornerRadius: 6, width: 1, palette.separator.faded(0.8))
  }

  mutating func paintSearchBar(_ node: LayoutNode) {
    if node.children.contains(where: { $0.kind == .textField && !$0.isHidden }) { return }
    let frame = node.windowFrame
    let height = min(isModern ? 44.0 : 36, frame.height)
    let field = LayoutRect(
      x: frame.x + 8, y: frame.y + (frame.height - height) / 2, width: max(0, frame.width - 16),
      height: height)
    list.fill(field, cornerRadius: isModern ? height / 2 : 10, palette.thinFill)
    let side = 18.0
    let x = isRightToLeft ? field.maxX - 8 - side : field.x + 8
    symbol(
      "magnifyingglass",
      in: LayoutRect(x: x, y: field.y + (height - side) / 2, width: side, height: side),
      color: palette.secondaryLabel)
    if node.hasShownText { return }
    let inner = field.inset(by: LayoutInsets(top: 0, left: 32, bottom: 0, right: 32))
    label(
      node.text.map(\.string) ?? "Search", in: inner, size: 17, color: palette.secondaryLabel,
      alignment: isRightToLeft ? 1 : 0)
  }

  mutating func paintPicker(_ node: LayoutNode) {
    let titles = node.control?.segments ?? []
    paintWheels(
      [titles.isEmpty ? ["Item"] : titles], chosen: [node.control?.selectedIndex ?? 0], node)
  }

  mutating func paintDatePicker(_ node: LayoutNode) {
    let frame = node.windowFrame
    if frame.height >= 120 {
      let months = ["April", "May", "June", "July", "August", "September", "October"]
      let days = ["6", "7", "8", "9", "10", "11", "12"]
      let years = ["2004", "2005", "2006", "2007", "2008", "2009", "2010"]
      paintWheels([months, days, years], chosen: [3, 3, 3], node)
      return
    }
    if node.hasShownText { return }
    // The compact style: a chip for the date and, where there is room, one for the time.
    let hasTime = frame.width >= 150
    let height = min(frame.height, 34)
    let y = frame.y + (frame.height - height) / 2
    let width = hasTime ? (frame.width - 6) * 0.62 : frame.width
    let date = LayoutRect(x: frame.x, y: y, width: width, height: height)
    list.fill(date, cornerRadius: height * 0.24, palette.thinFill)
    label("9 Jul 2007", in: date, size: 17, color: palette.label)
    guard hasTime else { return }
    let time = LayoutRect(
      x: date.maxX + 6, y: y, width: frame.maxX - date.maxX - 6, height: height)
    list.fill(time, cornerRadius: height * 0.24, palette.thinFill)
    label("9:41", in: time, size: 17, color: palette.label)
  }

  /// Columns of rows round a middle one.
  private mutating func paintWheels(_ columns: [[String]], chosen: [Int], _ node: LayoutNode) {
    let frame = node.windowFrame
    let row = 34.0
    let middle = frame.y + frame.height / 2
    list.fill(
      LayoutRect(x: frame.x + 9, y: middle - row / 2, width: max(0, frame.width - 18), height: row),
      cornerRadius: isModern ? row / 2 : 8, palette.thinFill)
    let width = max(0, frame.width - 36) / Double(columns.count)
    for (column, titles) in columns.enumerated() {
      let place = isRightToLeft ? columns.count - 1 - column : column
      for (index, title) in titles.enumerated() {
        let distance = index - chosen[column]
        guard abs(distance) <= 3 else { continue }
        // Rows farther out lean back: smaller steps and fainter letters.
        let step = [0, 32, 58, 78][abs(distance)]
        let y = middle + Double(distance < 0 ? -step : step)
        guard abs(y - middle) < frame.height / 2 - 6 else { continue }
        let box = LayoutRect(
          x: frame.x + 18 + width * Double(place) + 4, y: y - row / 2, width: max(0, width - 8),
          height: row)
        let size = [21.0, 20, 18, 15][abs(distance)]
        let strength = [1, 0.45, 0.28, 0.15][abs(distance)]
        label(title, in: box, size: size, color: palette.label.faded(strength))
      }
    }
  }
}
