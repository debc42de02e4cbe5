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
      cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
      stroke(color, width: width, dash: 0)
    case .fillPath(let path, let color):
      trace(path)
      fill(color)
    case .strokePath(let path, let width, let dash, let color):
      trace(path)
      cairo_set_line_cap(context, dash > 0 ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      stroke(color, width: width, dash: dash)
    case .text(let run):
      trace(fonts.outline(of: run))
      fill(run.color)
    case .pushClip(let rect, let radius):
      cairo_save(context)
      trace(rect, radius)
      cairo_clip(context)
      steps.append(nil)
    case .pushOpacity(let opacity):
      cairo_push_group(context)
      steps.append(opacity)
    case .pushTransform(let x, let y, let scale):
      cairo_save(context)
      cairo_translate(context, x, y)
      // A scale of 0 would put the context out of order for good.
      if scale > 0, scale.isFinite { cairo_scale(context, scale, scale) }
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

  private func trace(_ path: DrawingPath) {
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

  private func stroke(_ color: LayoutColor, width: Double, dash: Double) {
    setSource(color)
    cairo_set_line_width(context, width)
    let dashes = dash > 0 ? [dash] : []
    cairo_set_dash(context, dashes, Int32(dashes.count), 0)
    cairo_stroke(context)
  }

  private func setSource(_ color: LayoutColor) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}
