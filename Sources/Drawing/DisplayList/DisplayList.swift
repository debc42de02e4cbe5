import LayoutTree

/// One line of text to draw.
public struct TextRun: Hashable, Sendable {
  /// The characters, in reading order.
  public var string: String
  /// The left end, in points.
  public var x: Double
  /// The baseline, in points.
  public var baseline: Double
  /// The width to fill, in points; nil draws the letters at their own widths.
  public var width: Double?
  /// The font.
  public var font: FontSummary
  /// The colour.
  public var color: LayoutColor
  /// Whether text without a direction of its own runs from right to left.
  public var isRightToLeft: Bool

  /// Makes a line of text.
  public init(
    _ string: String, x: Double, baseline: Double, width: Double? = nil, font: FontSummary,
    color: LayoutColor, isRightToLeft: Bool = false
  ) {
    self.string = string
    self.x = x
    self.baseline = baseline
    self.width = width
    self.font = font
    self.color = color
    self.isRightToLeft = isRightToLeft
  }
}

/// One step of a picture.
public enum DrawingCommand: Hashable, Sendable {
  /// Fills a rectangle, with corners rounded by a radius in points.
  case fillRectangle(LayoutRect, cornerRadius: Double, LayoutColor)
  /// Draws a line of a width along the inside of a rectangle's edge.
  case strokeRectangle(LayoutRect, cornerRadius: Double, width: Double, LayoutColor)
  /// Fills a path by the non-zero winding rule, or the even-odd rule.
  case fillPath(LayoutPath, isEvenOdd: Bool, DrawingPaint)
  /// Draws a line along a path.
  case strokePath(LayoutPath, LineContent, DrawingPaint)
  /// Draws the shadow of a path.
  case shadow(LayoutPath, ShadowContent)
  /// Draws one line of text.
  case text(TextRun)
  /// Cuts all that follows, up to the matching `pop`, at a rectangle.
  case pushClip(LayoutRect, cornerRadius: Double)
  /// Cuts all that follows, up to the matching `pop`, at a path.
  case pushClipPath(LayoutPath)
  /// Draws all that follows, up to the matching `pop`, as one layer of an opacity.
  case pushOpacity(Double)
  /// Draws all that follows, up to the matching `pop`, through a map of the plane.
  case pushTransform(LayoutTransform)
  /// Names what follows, up to the matching `pop`, for backends that can tell (SVG titles).
  case pushTitle(String)
  /// Ends the innermost of the steps that last.
  case pop
}

/// A picture as a list of steps, back to front. It knows nothing of files and pixels.
public struct DisplayList: Hashable, Sendable {
  /// The picture's size, in points.
  public var size: LayoutSize
  /// The steps.
  public var commands: [DrawingCommand] = []

  /// Makes an empty picture.
  public init(size: LayoutSize) { self.size = size }

  /// Fills a rectangle.
  public mutating func fill(_ rect: LayoutRect, cornerRadius: Double = 0, _ color: LayoutColor) {
    guard !rect.isEmpty, color.alpha > 0 else { return }
    commands.append(.fillRectangle(rect, cornerRadius: cornerRadius, color))
  }

  /// Draws a line along the inside of a rectangle's edge.
  public mutating func stroke(
    _ rect: LayoutRect, cornerRadius: Double = 0, width: Double, _ color: LayoutColor
  ) {
    guard !rect.isEmpty, color.alpha > 0, width > 0 else { return }
    commands.append(.strokeRectangle(rect, cornerRadius: cornerRadius, width: width, color))
  }

  /// Fills a path.
  public mutating func fill(_ path: LayoutPath, _ color: LayoutColor) {
    guard !path.elements.isEmpty, color.alpha > 0 else { return }
    commands.append(.fillPath(path, isEvenOdd: false, .color(color)))
  }

  /// Draws a line along a path, with round ends and joins; dashed by equal strokes and gaps of a
  /// length when that is above 0.
  public mutating func stroke(
    _ path: LayoutPath, width: Double, dash: Double = 0, _ color: LayoutColor
  ) {
    guard !path.elements.isEmpty, color.alpha > 0, width > 0 else { return }
    let line = LineContent(
      width: width, cap: dash > 0 ? .butt : .round, join: .round, dash: dash > 0 ? [dash] : [])
    commands.append(.strokePath(path, line, .color(color)))
  }

  /// Fills a path with a paint, or draws a line along it.
  ///
  /// Colours that run round a point fill as narrow wedges; on lines their middle colour stands for
  /// them.
  public mutating func draw(
    _ path: LayoutPath, line: LineContent? = nil, isEvenOdd: Bool = false, _ paint: DrawingPaint
  ) {
    guard !path.elements.isEmpty else { return }
    var paint = paint
    if case .gradient(let gradient) = paint, case .angular = gradient.geometry {
      if line == nil {
        push(.pushClipPath(path))
        for wedge in gradient.wedges(over: path.bounds) { fill(wedge.path, wedge.color) }
        pop()
        return
      }
      paint = .color(gradient.color(at: 0.5))
    }
    if let line {
      guard line.width > 0 else { return }
      commands.append(.strokePath(path, line, paint))
    } else {
      commands.append(.fillPath(path, isEvenOdd: isEvenOdd, paint))
    }
  }

  /// Draws the shadow of a path.
  public mutating func shadow(of path: LayoutPath, _ shadow: ShadowContent) {
    guard !path.elements.isEmpty, shadow.color.alpha > 0 else { return }
    commands.append(.shadow(path, shadow))
  }

  /// Draws a line of text.
  public mutating func text(_ run: TextRun) {
    guard !run.string.isEmpty, run.color.alpha > 0 else { return }
    commands.append(.text(run))
  }

  /// Begins a step that lasts until the matching `pop`.
  public mutating func push(_ step: DrawingCommand) { commands.append(step) }

  /// Ends the innermost lasting step, and takes it out again when nothing was drawn since.
  public mutating func pop() {
    switch commands.last {
    case .pushClip, .pushClipPath, .pushOpacity, .pushTransform, .pushTitle: commands.removeLast()
    default: commands.append(.pop)
    }
  }

  /// Adds another picture, moved and scaled.
  public mutating func add(_ other: DisplayList, x: Double, y: Double, scale: Double) {
    push(.pushTransform(LayoutTransform(x: x, y: y, scale: scale)))
    commands += other.commands
    pop()
  }
}
