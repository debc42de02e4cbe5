import LayoutTree

/// Lays a contact sheet out and draws it, in points of the sheet.
struct SheetPainter {
  let sheet: ContactSheet
  let fonts: FontLibrary
  var list = DisplayList(size: .zero)
  /// What differs between the cells of the sheet, and so is told in captions.
  let captions: SheetCaptions

  init(sheet: ContactSheet, fonts: FontLibrary) {
    self.sheet = sheet
    self.fonts = fonts
    captions = SheetCaptions(sheet.rows.flatMap { row in row.cells.map(\.tree.configuration) })
  }

  /// One device of a row.
  struct PlacedCell {
    var cell: ContactSheet.Cell
    var outline: DeviceOutline
    var scale: Double
    var caption: [String]
    var x = 0.0
    var width: Double
    var height: Double

    var isWide: Bool { outline.outer.width > outline.outer.height }
  }

  /// Draws the sheet.
  mutating func paint() -> DisplayList {
    let most = max(SheetStyle.leastWidth, sheet.options.maximumWidth)
    let inner = most - 2 * (SheetStyle.margin + SheetStyle.padding)
    let rows = sheet.rows.map { flow($0.cells, width: inner) }
    let used =
      rows.joined().map { line in (line.last?.x ?? 0) + (line.last?.width ?? 0) }.max() ?? 0
    let width = max(SheetStyle.leastWidth, used + 2 * (SheetStyle.margin + SheetStyle.padding))
    // The page comes first but its height is known last.
    list.fill(LayoutRect(x: 0, y: 0, width: width, height: 1), SheetStyle.page)
    var y = paintHeader(width: width)
    for (row, lines) in zip(sheet.rows, rows) {
      y = paint(row, lines: lines, y: y, width: width - 2 * SheetStyle.margin)
      y += SheetStyle.cardGap
    }
    let height = y - SheetStyle.cardGap + SheetStyle.margin
    list.size = LayoutSize(width: width, height: height)
    list.commands[0] = .fillRectangle(
      LayoutRect(x: 0, y: 0, width: width, height: height), cornerRadius: 0, SheetStyle.page)
    return list
  }

  /// Puts cells into lines of at most a width.
  private func flow(_ cells: [ContactSheet.Cell], width: Double) -> [[PlacedCell]] {
    var lines: [[PlacedCell]] = []
    var x = 0.0
    let all = cells.map { place($0, widest: width) }
    let groups =
      sheet.options.groupsOrientations ? all.filter { !$0.isWide } + all.filter(\.isWide) : all
    for (index, cell) in groups.enumerated() {
      var placed = cell
      let isNewGroup =
        sheet.options.groupsOrientations && index > 0 && groups[index - 1].isWide != placed.isWide
      if lines.isEmpty || isNewGroup || x + placed.width > width {
        lines.append([])
        x = 0
      }
      placed.x = x
      x += placed.width + SheetStyle.cellGap
      lines[lines.count - 1].append(placed)
    }
    return lines
  }

  private func place(_ cell: ContactSheet.Cell, widest: Double) -> PlacedCell {
    let outline = DeviceOutline(cell.tree.configuration)
    let phoneScale = sheet.options.scale > 0 ? sheet.options.scale : 0.5
    // The smallest tablet is 744 points wide; a phone that unfolds has 669.
    let isTablet =
      min(outline.display.width, outline.display.height) >= 700
      || cell.tree.configuration.device.contains("ipad")
    let wanted = isTablet ? phoneScale * sheet.options.tabletFactor : phoneScale
    let scale = min(wanted, widest / outline.outer.width)
    let width = max(outline.outer.width * scale, SheetStyle.leastCellWidth)
    let caption = cell.caption ?? captions.text(for: cell.tree.configuration)
    return PlacedCell(
      cell: cell, outline: outline, scale: scale,
      caption: fonts.wrapped(caption, width: width, limit: 2, font: SheetStyle.font(11)),
      width: width, height: outline.outer.height * scale)
  }

  // MARK: Header

  private mutating func paintHeader(width: Double) -> Double {
    let x = SheetStyle.margin + 4
    let room = width - 2 * x
    text(sheet.title, x: x, baseline: 68, room: room, font: SheetStyle.font(30, "bold"))
    let subtitle = sheet.subtitle ?? summary
    text(
      subtitle, x: x, baseline: 94, room: room, font: SheetStyle.font(14), color: SheetStyle.gray)
    return 122
  }

  private var summary: String {
    let cells = sheet.rows.map(\.cells.count).reduce(0, +)
    let screens = sheet.rows.count
    var parts = ["\(screens) \(screens == 1 ? "screen" : "screens")"]
    parts.append("\(cells) \(cells == 1 ? "layout" : "layouts")")
    let errors = sheet.rows.joined(by: \.legend).filter(\.isError).count
    let warnings = sheet.rows.joined(by: \.legend).count - errors
    if errors > 0 { parts.append("\(errors) \(errors == 1 ? "error" : "errors")") }
    if warnings > 0 { parts.append("\(warnings) \(warnings == 1 ? "warning" : "warnings")") }
    return parts.joined(separator: "  \u{00B7}  ")
  }

  // MARK: Cards

  private mutating func paint(
    _ row: ContactSheet.Row, lines: [[PlacedCell]], y: Double, width: Double
  ) -> Double {
    let left = SheetStyle.margin + SheetStyle.padding
    let room = width - 2 * SheetStyle.padding
    let legend = layOut(row.legend, width: room)
    var height = 84.0
    for (index, line) in lines.enumerated() {
      height += (index == 0 ? 0 : SheetStyle.lineGap) + Self.height(of: line)
    }
    height += SheetStyle.padding
    if !legend.isEmpty { height += 24 + legend.map(\.height).reduce(0, +) }
    let card = LayoutRect(x: SheetStyle.margin, y: y, width: width, height: height)
    list.fill(card.offsetBy(x: 0, y: 1), cornerRadius: 20, LayoutColor(hex: 0, alpha: 0.03))
    list.fill(card, cornerRadius: 20, SheetStyle.card)
    list.stroke(card, cornerRadius: 20, width: 1, SheetStyle.cardEdge)

    let verdictWidth = paintVerdict(row, right: card.maxX - SheetStyle.padding, middle: y + 42)
    let titleRoom = room - verdictWidth - 16
    text(
      row.title, x: left, baseline: y + 42, room: titleRoom, font: SheetStyle.font(20, "semibold"))
    text(
      row.subtitle, x: left, baseline: y + 61, room: titleRoom, font: SheetStyle.font(12.5),
      color: SheetStyle.gray)
    var top = y + 84
    for (index, line) in lines.enumerated() {
      if index > 0 { top += SheetStyle.lineGap }
      let captionHeight = Self.captionHeight(of: line)
      for cell in line { paint(cell, x: left + cell.x, y: top, captionHeight: captionHeight) }
      top += Self.height(of: line)
    }
    if !legend.isEmpty {
      top += SheetStyle.padding
      list.fill(LayoutRect(x: left, y: top, width: room, height: 1), SheetStyle.line)
      top += 20
      for line in legend {
        for entry in line.entries { paint(entry, x: left + entry.x, y: top) }
        top += line.height
      }
    }
    return y + height
  }

  private static func captionHeight(of line: [PlacedCell]) -> Double {
    20 + 15 * Double(line.map(\.caption.count).max() ?? 0) + 8
  }

  private static func height(of line: [PlacedCell]) -> Double {
    captionHeight(of: line) + (line.map(\.height).max() ?? 0)
  }

  private mutating func paintVerdict(
    _ row: ContactSheet.Row, right: Double, middle: Double
  ) -> Double {
    let errors = row.legend.filter(\.isError).count
    let warnings = row.legend.count - errors
    var chips: [(String, LayoutColor)] = []
    if errors > 0 { chips.append((errors == 1 ? "1 error" : "\(errors) errors", SheetStyle.error)) }
    if warnings > 0 {
      chips.append((warnings == 1 ? "1 warning" : "\(warnings) warnings", SheetStyle.warning))
    }
    if chips.isEmpty, sheet.options.showsVerdict { chips = [("No findings", SheetStyle.success)] }
    var x = right
    for (words, color) in chips.reversed() {
      let font = SheetStyle.font(12, "semibold")
      let width = fonts.width(of: words, font: font) + 22
      let chip = LayoutRect(x: x - width, y: middle - 13, width: width, height: 25)
      list.fill(chip, cornerRadius: 12.5, color.faded(0.12))
      list.text(
        TextRun(words, x: chip.x + 11, baseline: chip.y + 16.8, font: font, color: color))
      x = chip.x - 8
    }
    return right - x
  }

  // MARK: Devices

  private mutating func paint(_ placed: PlacedCell, x: Double, y: Double, captionHeight: Double) {
    let configuration = placed.cell.tree.configuration
    text(
      configuration.deviceName, x: x, baseline: y + 12, room: placed.width,
      font: SheetStyle.font(13, "semibold"))
    for (index, line) in placed.caption.enumerated() {
      text(
        line, x: x, baseline: y + 28 + 15 * Double(index), room: placed.width,
        font: SheetStyle.font(11), color: SheetStyle.gray)
    }
    let outer = placed.outline.outer
    let originX = x - outer.x * placed.scale
    let originY = y + captionHeight - outer.y * placed.scale
    list.push(
      .pushTransform(LayoutTransform(x: originX, y: originY, scale: placed.scale)))
    placed.outline.paint(into: &list)
    list.push(.pushClip(placed.outline.window, cornerRadius: placed.outline.windowRadius))
    var painter = ScreenPainter(
      placed.cell.tree, fonts: fonts, options: sheet.options.screen)
    list.commands += painter.paint().commands
    list.pop()
    list.pop()
    paintMarks(placed, x: originX, y: originY)
  }

  /// Draws a line of text, cut to the room there is.
  mutating func text(
    _ string: String, x: Double, baseline: Double, room: Double, font: FontSummary,
    color: LayoutColor = SheetStyle.ink
  ) {
    let shown = fonts.truncated(string, to: room, font: font)
    list.text(TextRun(shown, x: x, baseline: baseline, font: font, color: color))
  }
}

extension Array {
  /// The elements of an array inside each element, in order.
  fileprivate func joined<Inner>(by list: (Element) -> [Inner]) -> [Inner] { flatMap(list) }
}
