import CCairo

/// The blurred coverage of a path in pixels.
final class ShadowMask {
  private let surface: OpaquePointer
  private let x: Double
  private let y: Double

  /// Takes the context's current path, and blurs it.
  ///
  /// - Parameters:
  ///   - deviation: The blur's standard deviation, in units of `matrix`.
  ///   - matrix: The map from the path's units to pixels.
  /// - Returns: nil where nothing of it can be seen.
  init?(of context: OpaquePointer?, deviation: Double, in matrix: cairo_matrix_t) {
    let area = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx)
    let sigma = max(0, deviation) * area.squareRoot()
    guard sigma.isFinite else { return nil }
    // Three passes over windows of this width come near the bell curve.
    let window = max(1, Int((sigma * 1.88 + 0.5).rounded(.down)))
    let margin = Double(window) * 1.5 + 2
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_fill_extents(context, &left, &top, &right, &bottom)
    guard right > left, bottom > top else { return nil }
    // What lies further outside than the blur reaches cannot be seen.
    var clip = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0)
    cairo_clip_extents(context, &clip.left, &clip.top, &clip.right, &clip.bottom)
    left = (max(left, clip.left - margin) - margin).rounded(.down)
    top = (max(top, clip.top - margin) - margin).rounded(.down)
    right = (min(right, clip.right + margin) + margin).rounded(.up)
    bottom = (min(bottom, clip.bottom + margin) + margin).rounded(.up)
    guard right > left, bottom > top, right - left < 32_767, bottom - top < 32_767,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(right - left), Int32(bottom - top))
    else { return nil }
    self.surface = surface
    x = left
    y = top
    let path = cairo_copy_path(context)
    let own = cairo_create(surface)
    cairo_translate(own, -x, -y)
    cairo_append_path(own, path)
    cairo_fill(own)
    cairo_destroy(own)
    cairo_path_destroy(path)
    if window > 1 { blur(window) }
  }

  deinit { cairo_surface_destroy(surface) }

  /// Paints the context's colour where the mask covers.
  func paint(on context: OpaquePointer?) { cairo_mask_surface(context, surface, x, y) }

  private func blur(_ window: Int) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    var line = [UInt8](repeating: 0, count: max(width, height))
    for row in 0..<height {
      Self.blur(data + row * stride, count: width, step: 1, window, &line)
    }
    for column in 0..<width {
      Self.blur(data + column, count: height, step: stride, window, &line)
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Takes the mean over a window round each pixel of a line, three times.
  private static func blur(
    _ data: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ window: Int,
    _ line: inout [UInt8]
  ) {
    for pass in 0..<3 {
      // Windows of an even width lie half a pixel to one side, then to the other, and are followed by
      // one that is a pixel wider.
      let isEven = window % 2 == 0
      let window = isEven && pass == 2 ? window + 1 : window
      let before = isEven && pass == 1 ? window / 2 - 1 : window / 2
      let after = window - 1 - before
      var sum = 0
      for index in 0..<min(after, count) { sum += Int(data[index * step]) }
      for index in 0..<count {
        if index + after < count { sum += Int(data[(index + after) * step]) }
        line[index] = UInt8((sum + window / 2) / window)
        if index - before >= 0 { sum -= Int(data[(index - before) * step]) }
      }
      for index in 0..<count { data[index * step] = line[index] }
    }
  }
}
