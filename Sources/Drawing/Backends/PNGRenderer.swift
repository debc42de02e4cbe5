import CCairo
import LayoutTree

/// Draws a display list as a PNG image.
///
/// The same list gives the same bytes, as long as the drawing library and the font files are the
/// same.
public struct PNGRenderer {
  private let fonts: FontLibrary

  /// Makes a renderer.
  ///
  /// - Parameter fonts: The fonts to take outlines from.
  public init(fonts: FontLibrary) { self.fonts = fonts }

  /// Draws a picture on white.
  ///
  /// - Parameter scale: Pixels per point.
  /// - Throws: `DrawingError` when the size is none or too large, or the image cannot be made.
  public func render(_ list: DisplayList, scale: Double = 1) throws(DrawingError) -> [UInt8] {
    try PNGEncoder.encode(bitmap(list, scale: scale))
  }

  /// Draws a picture on white as pixels.
  func bitmap(_ list: DisplayList, scale: Double) throws(DrawingError) -> Bitmap {
    let exactWidth = (list.size.width * scale).rounded(.up)
    let exactHeight = (list.size.height * scale).rounded(.up)
    guard exactWidth >= 1, exactHeight >= 1, exactWidth.isFinite, exactHeight.isFinite else {
      throw .invalidSize(list.size)
    }
    // Cairo's limit for one side is 32767 pixels.
    guard exactWidth <= 32_767, exactHeight <= 32_767 else {
      throw .tooLarge(width: Int(min(exactWidth, 1e9)), height: Int(min(exactHeight, 1e9)))
    }
    let width = Int(exactWidth)
    let height = Int(exactHeight)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .drawingFailed(String(cString: cairo_status_to_string(status)))
    }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
    cairo_scale(context, scale, scale)
    var painter = CairoPainter(context: context, fonts: fonts)
    for command in list.commands { painter.draw(command) }
    painter.finish()
    let outcome = cairo_status(context)
    guard outcome == CAIRO_STATUS_SUCCESS else {
      throw .drawingFailed(String(cString: cairo_status_to_string(outcome)))
    }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else {
      throw .drawingFailed("no pixels")
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    return Bitmap(width: width, height: height, data: data, stride: stride)
  }
}

/// Carries out drawing commands on a Cairo context.
private struct CairoPainter {
  let context: OpaquePointer?
  let fonts: FontLibrary
  /// What `pop` has to undo: the opacity of a layer, or nil for a plain state.
  private var steps: [Double?] = []

  init(context: OpaquePointer?, fonts: FontLibrary) {
    self.context = context
    self.fonts = fonts
  }

  mutating func draw(_ command: DrawingCommand) {
    switch command {
    case .fillRectangle(let rect, let radius, let color):
      trace(rect, radius)
      fill(color)
    case .strokeRectangle(let rect, let radius, let width, let color):
      let half = width / 2
      trace(
        rect.inset(by: LayoutInsets(top: half, left: half, bottom: half, right: half)),
        max(0, radius - half))
      stroke(LineContent(width: width), .color(color))
    case .fillPath(let path, let isEvenOdd, let paint):
      trace(path)
      cairo_set_fill_rule(
        context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      setSource(paint)
      cairo_fill(context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    case .strokePath(let path, let line, let paint):
      trace(path)
      stroke(line, paint)
    case .shadow(let path, let shadow): draw(path, shadow)
    case .text(let run):
      trace(fonts.outline(of: run))
      fill(run.color)
    case .pushClip(let rect, let radius):
      cairo_save(context)
      trace(rect, radius)
      cairo_clip(context)
      steps.append(nil)
    case .pushClipPath(let path):
      cairo_save(context)
      trace(path)
      cairo_clip(context)
      steps.append(nil)
    case .pushOpacity(let opacity):
      cairo_push_group(context)
      steps.append(opacity)
    case .pushTransform(let map):
      cairo_save(context)
      // A map onto a line would put the context out of order for good.
      if map.isInvertible {
        var matrix = cairo_matrix_t(
          xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.x, y0: map.y)
        cairo_transform(context, &matrix)
      }
      steps.append(nil)
    case .pushTitle:
      cairo_save(context)
      steps.append(nil)
    case .pop: pop()
    }
  }

  /// Ends all steps that still last.
  mutating func finish() {
    while !steps.isEmpty { pop() }
  }

  private mutating func pop() {
    guard let step = steps.popLast() else { return }
    guard let opacity = step else {
      cairo_restore(context)
      return
    }
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }

  private func trace(_ rect: LayoutRect, _ radius: Double) {
    if radius > 0 {
      trace(.rectangle(rect, cornerRadius: radius))
    } else {
      cairo_new_path(context)
      cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
    }
  }

  private func trace(_ path: LayoutPath) {
    cairo_new_path(context)
    var current = LayoutPoint(x: 0, y: 0)
    for element in path.elements {
      switch element {
      case .move(let to):
        cairo_move_to(context, to.x, to.y)
        current = to
      case .line(let to):
        cairo_line_to(context, to.x, to.y)
        current = to
      case .quad(let control, let to):
        // The cubic curve of the same shape.
        cairo_curve_to(
          context, current.x + (control.x - current.x) * 2 / 3,
          current.y + (control.y - current.y) * 2 / 3, to.x + (control.x - to.x) * 2 / 3,
          to.y + (control.y - to.y) * 2 / 3, to.x, to.y)
        current = to
      case .cubic(let first, let second, let to):
        cairo_curve_to(context, first.x, first.y, second.x, second.y, to.x, to.y)
        current = to
      case .close: cairo_close_path(context)
      }
    }
  }

  private func fill(_ color: LayoutColor) {
    setSource(color)
    cairo_fill(context)
  }

  private func stroke(_ line: LineContent, _ paint: DrawingPaint) {
    setSource(paint)
    cairo_set_line_width(context, line.width)
    switch line.cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch line.join {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(context, line.miterLimit)
    // Dashes without any length would put the context out of order for good.
    let isDashed = line.dash.allSatisfy { $0 >= 0 && $0.isFinite } && line.dash.contains { $0 > 0 }
    let dash = isDashed ? line.dash : []
    cairo_set_dash(context, dash, Int32(dash.count), line.dashPhase)
    cairo_stroke(context)
  }

  private func draw(_ path: LayoutPath, _ shadow: ShadowContent) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    trace(path.placed(x: shadow.x, y: shadow.y, scale: 1))
    guard let mask = ShadowMask(of: context, deviation: shadow.radius, in: matrix) else { return }
    cairo_save(context)
    cairo_identity_matrix(context)
    setSource(shadow.color)
    mask.paint(on: context)
    cairo_restore(context)
  }

  private func setSource(_ paint: DrawingPaint) {
    switch paint {
    case .color(let color): setSource(color)
    case .gradient(let gradient):
      let pattern: OpaquePointer?
      switch gradient.geometry {
      case .linear(let start, let end):
        pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
      case .radial(let center, let startRadius, let endRadius, let aspect):
        pattern = cairo_pattern_create_radial(0, 0, startRadius, 0, 0, endRadius)
        if aspect > 0, aspect.isFinite {
          // From the view's coordinates to those of the circle round the origin.
          var matrix = cairo_matrix_t(
            xx: 1, yx: 0, xy: 0, yy: 1 / aspect, x0: -center.x, y0: -center.y / aspect)
          cairo_pattern_set_matrix(pattern, &matrix)
        }
      case .angular:
        setSource(gradient.color(at: 0.5))
        return
      }
      for stop in gradient.stops {
        let color = stop.color
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.location, color.red, color.green, color.blue, color.alpha)
      }
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
    }
  }

  private func setSource(_ color: LayoutColor) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}
