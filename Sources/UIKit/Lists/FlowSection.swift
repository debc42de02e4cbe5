/// The places of a flow layout's items in one section, as if lines ran from left to right and
/// followed each other from top to bottom; a layout that scrolls sideways swaps the axes.
struct FlowSection {
  /// One line.
  struct Line {
    var items: Range<Int>
    /// Where the line starts across the lines, and how high it is.
    var position: CGFloat
    var extent: CGFloat
  }

  /// Gaps and insets along and across the lines.
  struct Spacing {
    /// The room that a line has.
    var length: CGFloat
    /// The least gap between items of a line.
    var items: CGFloat
    /// The least gap between lines.
    var lines: CGFloat
    /// The insets at the start and end of lines.
    var before: CGFloat
    var after: CGFloat
    /// The insets before the first and after the last line.
    var above: CGFloat
    var below: CGFloat
  }

  /// Where the section starts.
  var start: CGFloat = 0
  /// How much the header and the footer take.
  var header: CGFloat = 0
  var footer: CGFloat = 0
  /// Where items start along their line.
  private(set) var positions: [CGFloat] = []
  private(set) var sizes: [CGSize] = []
  private(set) var lines: [Line] = []
  /// Where the items end, insets included.
  private(set) var contentEnd: CGFloat = 0

  /// Where the section ends.
  var end: CGFloat { contentEnd + footer }

  /// Fills lines with items of sizes, along and across.
  ///
  /// As many items go on a line as fit with the least gap; what is left over is dealt out among the
  /// gaps. A line that has room for one item only has it in the middle (saved frames: 180 wide in 355
  /// stands at 87.5). The last line keeps the gap of the line before it, so that items stand in
  /// columns; alone in its section, it keeps the gap that more items of its first one's size would
  /// have.
  init(start: CGFloat, header: CGFloat, footer: CGFloat, sizes: [CGSize], spacing: Spacing) {
    self.start = start
    self.header = header
    self.footer = footer
    self.sizes = sizes
    positions = Array(repeating: 0, count: sizes.count)
    let room = spacing.length - spacing.before - spacing.after
    var position = start + header + spacing.above
    var first = 0
    var lastGap: CGFloat?
    while first < sizes.count {
      var end = first + 1
      var used = sizes[first].width
      var height = sizes[first].height
      while end < sizes.count, used + spacing.items + sizes[end].width <= room + 0.001 {
        used += spacing.items + sizes[end].width
        height = max(height, sizes[end].height)
        end += 1
      }
      let isLast = end == sizes.count
      let count = end - first
      let items = used - CGFloat(count - 1) * spacing.items
      var gap = spacing.items
      var x = spacing.before
      if isLast {
        gap = lastGap ?? Self.gap(for: sizes[first].width, in: room, least: spacing.items)
        if count == 1, 2 * sizes[first].width + spacing.items > room {
          x += (room - sizes[first].width) / 2
        } else if items + CGFloat(count - 1) * gap > room + 0.001 {
          gap = spacing.items
        }
      } else if count == 1 {
        x += (room - items) / 2
      } else {
        gap = max(spacing.items, (room - items) / CGFloat(count - 1))
        lastGap = gap
      }
      for index in first..<end {
        positions[index] = x
        x += sizes[index].width + gap
      }
      lines.append(Line(items: first..<end, position: position, extent: height))
      position += height + spacing.lines
      first = end
    }
    contentEnd =
      sizes.isEmpty
      ? start + header + spacing.above + spacing.below : position - spacing.lines + spacing.below
  }

  /// The gap of a full line of items of one width.
  private static func gap(for width: CGFloat, in room: CGFloat, least: CGFloat) -> CGFloat {
    guard width > 0, width + least > 0 else { return least }
    let count = ((room + least + 0.001) / (width + least)).rounded(.down)
    guard count > 1 else { return least }
    return max(least, (room - count * width) / (count - 1))
  }

  /// The number of the line that an item is on.
  private func line(of item: Int) -> Line {
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].items.upperBound > item { high = middle } else { low = middle + 1 }
    }
    return lines[low]
  }

  /// An item's place: along and across. Items stand in the middle of their line's height.
  func frame(of item: Int) -> CGRect {
    let line = line(of: item)
    let size = sizes[item]
    return CGRect(
      x: positions[item], y: line.position + (line.extent - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// The items of the lines that lie between two heights.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    var lower = 0
    var upper = lines.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if lines[middle].position + lines[middle].extent <= low {
        lower = middle + 1
      } else {
        upper = middle
      }
    }
    guard lower < lines.count, lines[lower].position < high else { return 0..<0 }
    var last = lower
    while last + 1 < lines.count, lines[last + 1].position < high { last += 1 }
    return lines[lower].items.lowerBound..<lines[last].items.upperBound
  }
}
