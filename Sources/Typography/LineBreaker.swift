import CUnibreak
import Devices

/// Breaks runs of text into lines; `TextLayout` is the way in.
struct LineBreaker {
  /// How much more than the room a line may take, in points, so that text set in its own rounded
  /// size fits.
  static let tolerance = 1e-6

  let runs: [TextRun]
  let width: Double
  let lineLimit: Int
  let mode: LineBreakMode
  private(set) var lines: [TextLine] = []
  /// Whether each line is one that justified text stretches: broken, not a paragraph's end.
  private(set) var isJustifiable: [Bool] = []
  private(set) var isTruncated = false

  private var text: MeasuredText
  private var y = 0.0
  /// The gap that the last line keeps from the next.
  private var gap = 0.0

  init(runs: [TextRun], width: Double, lineLimit: Int, mode: LineBreakMode) {
    self.runs = runs
    self.width = width
    self.lineLimit = lineLimit
    self.mode = mode
    text = MeasuredText()
  }

  /// The common case, without an array per character: one run that fits on one line; nil when it is
  /// not this case.
  static func singleLine(_ runs: [TextRun], width: Double) -> TextLine? {
    guard runs.count == 1, runs[0].attachment == nil, runs[0].baselineOffset == 0,
      !runs[0].text.isEmpty
    else { return nil }
    let paragraph = runs[0].paragraph
    let font = runs[0].font
    var text = runs[0].text
    let total: Double? = text.withUTF8 { bytes in
      // No control characters; U+0085, U+2028 and U+2029 are among those beginning so.
      for byte in bytes where byte < 0x20 || byte == 0xC2 || byte == 0xE2 { return nil }
      var measurer = GlyphMeasurer(font: font, kern: runs[0].kern)
      return measurer.width(of: bytes)
    }
    guard let total, total + paragraph.firstLineHeadIndent <= width + tolerance else { return nil }
    let metrics = LineMetrics(font: font, paragraph: paragraph)
    return TextLine(
      text: text, runIndex: 0, x: paragraph.firstLineHeadIndent, y: 0, width: total,
      height: metrics.height, baseline: metrics.baseline, isTruncated: false)
  }

  /// Makes the lines.
  mutating func run() {
    text = MeasuredText(runs: runs)
    guard !text.isEmpty else { return }
    text.findBreaks(everywhere: mode == .characterWrapping)
    var start = 0
    while start < text.count {
      if lineLimit > 0, lines.count == lineLimit { return }
      start = layOutParagraph(from: start)
    }
    // A line break at the very end opens one more, empty line.
    if text.endsWithNewline, lineLimit == 0 || lines.count < lineLimit {
      appendLine(
        text: "", from: text.count - 1, to: text.count - 1, width: 0, isFirst: true,
        isTruncated: false)
    }
  }

  /// Lays out the paragraph that begins at a cluster and returns where the next one begins.
  private mutating func layOutParagraph(from paragraphStart: Int) -> Int {
    var end = paragraphStart
    while end < text.count, !text.isNewline[end] { end += 1 }
    let next = end < text.count ? end + 1 : end
    let style = runs[text.run[min(paragraphStart, text.count - 1)]].paragraph
    if paragraphStart > 0 {
      y += runs[text.run[paragraphStart - 1]].paragraph.paragraphSpacing
    }
    var start = paragraphStart
    repeat {
      let isFirst = start == paragraphStart
      let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
      let room = max(0, width - indent)
      let isLast = lineLimit > 0 && lines.count == lineLimit - 1
      if isLast, mode.truncates || mode == .clipping {
        appendLastLine(
          from: start, to: end, room: room, isFirst: isFirst, hasMore: next < text.count)
        return text.count
      }
      let stop = mode == .clipping ? end : lineEnd(from: start, to: end, room: room)
      let shown = shownEnd(from: start, to: stop, end: end, room: room)
      let lineWidth = text.width(from: start, to: shown)
      let isCut = isLast && (stop < end || next < text.count)
      if isCut || lineWidth > room + Self.tolerance { isTruncated = true }
      appendLine(
        text: text.string(from: start, to: shown), from: start, to: max(shown, start + 1),
        width: lineWidth, isFirst: isFirst, isTruncated: isCut, isJustifiable: stop < end)
      start = stop
      if isLast { return text.count }
    } while start < end
    return next
  }

  /// Where the line that begins at a cluster ends: after the last break that fits, else after the
  /// last character that does, but after one at least. Spaces behind it belong to it.
  private func lineEnd(from start: Int, to end: Int, room: Double) -> Int {
    var x = 0.0
    var lastBreak = start
    var index = start
    while index < end {
      let advance = text.advance(at: index, x: x)
      if !text.isSpace[index], x + advance > room + Self.tolerance {
        var stop = lastBreak > start ? lastBreak : max(index, start + 1)
        while stop < end, text.isSpace[stop] { stop += 1 }
        return stop
      }
      x += advance
      index += 1
      if text.breakAfter[index - 1] { lastBreak = index }
    }
    return end
  }

  /// Where the shown part of a line ends: spaces at a break are not part of it; at the end of a
  /// paragraph they are, as long as there is room.
  private func shownEnd(from start: Int, to stop: Int, end: Int, room: Double) -> Int {
    let trimmed = text.trimmedEnd(from: start, to: stop)
    guard stop == end, trimmed < stop else { return trimmed }
    return text.width(from: start, to: stop) <= room + Self.tolerance ? stop : trimmed
  }

  /// The last line permitted: all that is left of the paragraph, cut if it does not fit.
  private mutating func appendLastLine(
    from start: Int, to end: Int, room: Double, isFirst: Bool, hasMore: Bool
  ) {
    let shown = shownEnd(from: start, to: end, end: end, room: room)
    let total = text.width(from: start, to: shown)
    let fits = total <= room + Self.tolerance
    if fits && !hasMore || mode == .clipping {
      isTruncated = isTruncated || !fits || hasMore
      appendLine(
        text: text.string(from: start, to: shown), from: start, to: max(shown, start + 1),
        width: total, isFirst: isFirst, isTruncated: !fits || hasMore)
      return
    }
    isTruncated = true
    let cut = truncate(from: start, to: shown, room: room)
    appendLine(
      text: cut.text, from: start, to: max(shown, start + 1), width: cut.width, isFirst: isFirst,
      isTruncated: true)
  }

  /// Cuts clusters to a width, putting an ellipsis in their place.
  private func truncate(from start: Int, to end: Int, room: Double) -> (text: String, width: Double)
  {
    let font = runs[text.run[min(start, text.count - 1)]].font
    let ellipsis = Typography.width(of: "…", font: font)
    let available = max(0, room - ellipsis)
    switch mode {
    case .headTruncation:
      var first = end
      var x = 0.0
      while first > start, x + text.advances[first - 1] <= available + Self.tolerance {
        first -= 1
        x += text.advances[first]
      }
      while first < end, text.isSpace[first] {
        x -= text.advances[first]
        first += 1
      }
      return ("…" + text.string(from: first, to: end), ellipsis + x)
    case .middleTruncation:
      var head = start
      var tail = end
      var x = 0.0
      // Both ends grow in turn, so that they are equally long.
      var growsHead = true
      while head < tail {
        let advance = growsHead ? text.advances[head] : text.advances[tail - 1]
        if x + advance > available + Self.tolerance { break }
        x += advance
        if growsHead { head += 1 } else { tail -= 1 }
        growsHead.toggle()
      }
      let shownHead = text.trimmedEnd(from: start, to: head)
      x -= text.width(from: shownHead, to: head)
      return (
        text.string(from: start, to: shownHead) + "…" + text.string(from: tail, to: end),
        ellipsis + x
      )
    default:
      var last = start
      var x = 0.0
      while last < end, x + text.advances[last] <= available + Self.tolerance {
        x += text.advances[last]
        last += 1
      }
      let shown = text.trimmedEnd(from: start, to: last)
      x -= text.width(from: shown, to: last)
      return (text.string(from: start, to: shown) + "…", ellipsis + x)
    }
  }

  private mutating func appendLine(
    text string: String, from start: Int, to end: Int, width: Double, isFirst: Bool,
    isTruncated: Bool, isJustifiable: Bool = false
  ) {
    let firstRun = text.run[min(start, text.count - 1)]
    let paragraph = runs[firstRun].paragraph
    var metrics = LineMetrics(run: runs[firstRun])
    var previous = firstRun
    for index in start..<min(max(end, start), text.count) where text.run[index] != previous {
      previous = text.run[index]
      metrics.enlarge(for: LineMetrics(run: runs[previous]))
    }
    metrics.apply(paragraph)
    if !lines.isEmpty { y += paragraph.lineSpacing + gap }
    gap = metrics.leading
    lines.append(
      TextLine(
        text: string, runIndex: firstRun,
        x: isFirst ? paragraph.firstLineHeadIndent : paragraph.headIndent, y: y, width: width,
        height: metrics.height, baseline: y + metrics.baseline, isTruncated: isTruncated))
    self.isJustifiable.append(isJustifiable)
    y += metrics.height
  }
}

/// How high a line is and where its baseline lies, in points from its top.
struct LineMetrics {
  private(set) var height: Double
  private(set) var baseline: Double
  /// The gap to the next line.
  private(set) var leading: Double

  /// The metrics of a run's characters.
  init(run: TextRun) {
    leading = run.font.leading
    if let attachment = run.attachment {
      height = attachment.height - run.font.descender
      baseline = attachment.height
    } else {
      height = run.font.lineHeight
      baseline = run.font.ascender
    }
    // A line keeps the room of text that stands on its baseline, and gets that of raised text.
    baseline += max(0, run.baselineOffset)
    height += abs(run.baselineOffset)
  }

  /// The metrics of a line in one font.
  init(font: Font, paragraph: ParagraphStyle) {
    height = font.lineHeight
    baseline = font.ascender
    leading = font.leading
    apply(paragraph)
  }

  /// Makes room for other characters on the same baseline.
  mutating func enlarge(for other: LineMetrics) {
    let below = max(height - baseline, other.height - other.baseline)
    baseline = max(baseline, other.baseline)
    leading = max(leading, other.leading)
    height = baseline + below
  }

  /// Changes the height as a paragraph's style says; what is added or taken is above the text.
  mutating func apply(_ style: ParagraphStyle) {
    var wanted = height
    if style.lineHeightMultiple > 0 { wanted *= style.lineHeightMultiple }
    wanted = max(wanted, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { wanted = min(wanted, style.maximumLineHeight) }
    baseline += wanted - height
    height = wanted
  }
}
