import LayoutTree

/// Outlines and badges over the views at fault, and the legend that explains them.
extension SheetPainter {
  mutating func paintMarks(_ placed: PlacedCell, x: Double, y: Double) {
    let marks = placed.cell.marks
    if marks.isEmpty { return }
    let frames = Self.frames(in: placed.cell.tree, of: Set(marks.flatMap(\.nodeIDs)))
    // A view far outside is outlined where it leaves the device, not over the neighbours.
    let reach = 10 / placed.scale
    let outer = placed.outline.outer
    let bounds = outer.inset(
      by: LayoutInsets(top: -reach, left: -reach, bottom: -reach, right: -reach))
    var taken: [LayoutRect] = []
    var badges: [(mark: ContactSheet.Mark, rect: LayoutRect)] = []
    for mark in marks {
      let color = mark.isError ? SheetStyle.error : SheetStyle.warning
      for (index, id) in mark.nodeIDs.enumerated() {
        guard let frame = frames[id] else { continue }
        let shown = Self.clamped(frame, to: bounds)
        let rect = LayoutRect(
          x: x + shown.x * placed.scale, y: y + shown.y * placed.scale,
          width: shown.width * placed.scale, height: shown.height * placed.scale
        ).inset(by: LayoutInsets(top: -1.5, left: -1.5, bottom: -1.5, right: -1.5))
        list.fill(rect, cornerRadius: 3, color.faded(0.1))
        list.stroke(rect, cornerRadius: 3, width: 1.5, color)
        // A finding about many views shows its number on the first few.
        guard index < 3 else { continue }
        let badge = Self.freePlace(at: rect, words: "\(mark.number)", among: taken)
        taken.append(badge)
        badges.append((mark, badge))
      }
    }
    for (mark, rect) in badges { paintBadge(mark.number, isError: mark.isError, in: rect) }
  }

  private static func clamped(_ frame: LayoutRect, to bounds: LayoutRect) -> LayoutRect {
    let left = min(max(frame.x, bounds.x), bounds.maxX - 4)
    let top = min(max(frame.y, bounds.y), bounds.maxY - 4)
    let right = max(min(frame.maxX, bounds.maxX), left + 4)
    let bottom = max(min(frame.maxY, bounds.maxY), top + 4)
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// A place for a badge on the left upper corner of a rectangle, moved right past other badges.
  private static func freePlace(
    at rect: LayoutRect, words: String, among taken: [LayoutRect]
  ) -> LayoutRect {
    let width = words.count > 1 ? 22.0 : 15
    var badge = LayoutRect(x: rect.x - 10, y: rect.y - 7.5, width: width, height: 15)
    while let other = taken.first(where: { $0.intersection(badge) != nil }) {
      badge.x = other.maxX + 1
    }
    return badge
  }

  private mutating func paintBadge(_ number: Int, isError: Bool, in rect: LayoutRect) {
    let ring = rect.inset(by: LayoutInsets(top: -1.5, left: -1.5, bottom: -1.5, right: -1.5))
    list.fill(ring, cornerRadius: ring.height / 2, LayoutColor(hex: 0xFFFFFF))
    list.fill(
      rect, cornerRadius: rect.height / 2, isError ? SheetStyle.error : SheetStyle.warning)
    let font = SheetStyle.font(9.5, "bold")
    let words = "\(number)"
    let width = fonts.width(of: words, font: font)
    list.text(
      TextRun(
        words, x: rect.x + (rect.width - width) / 2, baseline: rect.y + rect.height / 2 + 3.4,
        font: font, color: LayoutColor(hex: 0xFFFFFF)))
  }

  /// The frames in the window of some views.
  private static func frames(in tree: LayoutTree, of ids: Set<String>) -> [String: LayoutRect] {
    var found: [String: LayoutRect] = [:]
    var pending = [tree.root]
    while let node = pending.popLast() {
      let frame = node.windowFrame
      if ids.contains(node.id), frame.x.isFinite, frame.y.isFinite, frame.width.isFinite,
        frame.height.isFinite
      {
        found[node.id] = frame
      }
      pending += node.children
    }
    return found
  }

  // MARK: Legend

  /// One finding with its lines broken.
  struct PlacedEntry {
    var entry: ContactSheet.LegendEntry
    var title: [String]
    var detail: [String]
    var place: [String]
    var x: Double

    var height: Double {
      17 * Double(title.count) + 16 * Double(detail.count) + 16 * Double(place.count) + 14
    }
  }

  /// Findings side by side.
  struct LegendLine {
    var entries: [PlacedEntry]
    var height: Double { entries.map(\.height).max() ?? 0 }
  }

  func layOut(_ legend: [ContactSheet.LegendEntry], width: Double) -> [LegendLine] {
    let gap = 36.0
    let columns = max(1, min(3, Int((width + gap) / 440)))
    let columnWidth = (width - gap * Double(columns - 1)) / Double(columns)
    let room = columnWidth - 28
    var lines: [LegendLine] = []
    for (index, entry) in legend.enumerated() {
      let column = index % columns
      if column == 0 { lines.append(LegendLine(entries: [])) }
      lines[lines.count - 1].entries.append(
        PlacedEntry(
          entry: entry,
          title: fonts.wrapped(
            entry.title, width: room, limit: 2, font: SheetStyle.font(13, "semibold")),
          detail: fonts.wrapped(entry.detail, width: room, limit: 3, font: SheetStyle.font(12)),
          place: fonts.wrapped(
            entry.place, width: room, limit: 1, font: SheetStyle.font(12, "medium")),
          x: Double(column) * (columnWidth + gap)))
    }
    return lines
  }

  mutating func paint(_ placed: PlacedEntry, x: Double, y: Double) {
    let words = "\(placed.entry.number)"
    let badge = LayoutRect(x: x, y: y + 0.5, width: words.count > 1 ? 22 : 15, height: 15)
    paintBadge(placed.entry.number, isError: placed.entry.isError, in: badge)
    var baseline = y + 12.5
    func draw(_ lines: [String], _ font: FontSummary, _ color: LayoutColor, step: Double) {
      for line in lines {
        list.text(TextRun(line, x: x + 28, baseline: baseline, font: font, color: color))
        baseline += step
      }
    }
    draw(placed.title, SheetStyle.font(13, "semibold"), SheetStyle.ink, step: 17)
    draw(placed.detail, SheetStyle.font(12), SheetStyle.gray, step: 16)
    draw(placed.place, SheetStyle.font(12, "medium"), SheetStyle.gray, step: 16)
  }
}
