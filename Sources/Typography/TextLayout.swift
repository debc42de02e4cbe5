import Devices

/// A text broken into lines.
///
/// The rules are those that labels show: a line breaks where Unicode allows it (UAX 14); spaces at a
/// break take no room; a word wider than the line breaks between characters; with a limit of lines,
/// what is left is cut as the line-break mode says.
public struct TextLayout: Hashable, Sendable {
  /// The size that the lines take, in points, rounded up to the pixel grid. An empty text takes none.
  public let size: Size
  /// The lines shown, from the top.
  public let lines: [TextLine]
  /// Whether part of the text is not shown in full.
  public let isTruncated: Bool
  /// The factor that the fonts were shrunk by to fit one line; 1 when they were not.
  public let scaleFactor: Double

  /// The first line's baseline, in points below the top, not rounded; 0 for an empty text.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }

  /// The last line's baseline, in points below the top, not rounded; 0 for an empty text.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// Makes a layout of lines that something else has measured.
  ///
  /// - Parameters:
  ///   - size: the size that the lines take, in points.
  ///   - lines: the lines, from the top.
  ///   - isTruncated: whether part of the text is not shown in full.
  package init(size: Size, lines: [TextLine], isTruncated: Bool = false) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    scaleFactor = 1
  }

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - runs: the text.
  ///   - width: the room for lines, in points; nil for no limit. A negative or undefined width
  ///     counts as 0.
  ///   - lineLimit: how many lines may be shown; 0 for no limit.
  ///   - lineBreakMode: where lines break and what is cut.
  ///   - alignment: where lines stand.
  ///   - scale: pixels per point, for rounding the size up.
  ///   - minimumScaleFactor: for one line only, the least factor that the fonts may be shrunk by
  ///     before the text is cut; 0 and 1 mean that they may not.
  ///   - direction: the reading direction, for natural alignment.
  public init(
    runs: [TextRun], width: Double? = nil, lineLimit: Int = 0,
    lineBreakMode: LineBreakMode = .wordWrapping, alignment: TextAlignment = .natural,
    scale: Double = 1, minimumScaleFactor: Double = 1, direction: LayoutDirection = .leftToRight
  ) {
    let room = width.map { $0.isNaN ? 0 : max(0, $0) } ?? .infinity
    var runs = runs
    var factor = 1.0
    if lineLimit == 1, minimumScaleFactor > 0, minimumScaleFactor < 1, room.isFinite {
      factor = Self.fittingFactor(of: runs, width: room, least: minimumScaleFactor)
      if factor < 1 { runs = Self.scaled(runs, by: factor) }
    }
    scaleFactor = factor
    var lines: [TextLine]
    var isJustifiable: [Bool] = []
    if let line = LineBreaker.singleLine(runs, width: room) {
      lines = [line]
      isTruncated = false
    } else {
      var breaker = LineBreaker(
        runs: runs, width: room, lineLimit: max(0, lineLimit), mode: lineBreakMode)
      breaker.run()
      isTruncated = breaker.isTruncated
      lines = breaker.lines
      isJustifiable = breaker.isJustifiable
    }
    let widest = lines.reduce(0) { max($0, $1.x + $1.width) }
    Self.align(
      &lines, alignment, direction: direction, box: room.isFinite ? room : widest,
      isJustifiable: alignment == .justified && room.isFinite ? isJustifiable : [])
    self.lines = lines
    let height = lines.last.map { $0.y + $0.height } ?? 0
    size = Size(
      width: Typography.ceil(min(widest, room), scale: scale),
      height: Typography.ceil(height, scale: scale))
  }

  /// Breaks a text in one font into lines; see the other initialiser.
  public init(
    text: String, font: Font, width: Double? = nil, lineLimit: Int = 0,
    lineBreakMode: LineBreakMode = .wordWrapping, alignment: TextAlignment = .natural,
    scale: Double = 1, minimumScaleFactor: Double = 1, direction: LayoutDirection = .leftToRight
  ) {
    self.init(
      runs: [TextRun(text: text, font: font)], width: width, lineLimit: lineLimit,
      lineBreakMode: lineBreakMode, alignment: alignment, scale: scale,
      minimumScaleFactor: minimumScaleFactor, direction: direction)
  }

  /// Moves lines to where they stand in a box, in points wide, and stretches those that justified
  /// text stretches.
  private static func align(
    _ lines: inout [TextLine], _ alignment: TextAlignment, direction: LayoutDirection, box: Double,
    isJustifiable: [Bool]
  ) {
    if alignment == .left || alignment == .natural && direction == .leftToRight { return }
    for index in lines.indices {
      let free = box - lines[index].x - lines[index].width
      switch alignment {
      case .left: break
      case .right: lines[index].x += free
      case .center: lines[index].x += free / 2
      case .natural, .justified:
        if direction == .rightToLeft { lines[index].x = free }
      }
      if index < isJustifiable.count, isJustifiable[index] {
        lines[index].x = min(lines[index].x, box - lines[index].width)
        lines[index].width = box - lines[index].x
      }
    }
  }

  /// The largest factor from `least` to 1 at which the text fits in one line.
  private static func fittingFactor(of runs: [TextRun], width: Double, least: Double) -> Double {
    func fits(_ factor: Double) -> Bool {
      let total = scaled(runs, by: factor).reduce(0) { sum, run in
        sum
          + (run.attachment?.width
            ?? GlyphMeasurer.width(of: run.text, font: run.font, kern: run.kern))
      }
      return total <= width + LineBreaker.tolerance
    }
    if fits(1) { return 1 }
    // Widths are not proportional to sizes (tracking), so the factor is searched for.
    var low = least
    var high = 1.0
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  private static func scaled(_ runs: [TextRun], by factor: Double) -> [TextRun] {
    runs.map { run in
      var run = run
      run.font.pointSize *= factor
      return run
    }
  }
}
