import CFreeType
import LayoutTree

/// One font file, read for its outlines.
final class FontFace {
  /// The outline of one glyph, in font units with y downwards, and its advance in font units.
  struct Glyph {
    var path: LayoutPath
    var advance: Double
  }

  /// Font units per em.
  let unitsPerEm: Double
  private let face: FT_Face
  private var glyphs: [UInt32: Glyph] = [:]

  /// Opens a file; nil when it is no font with outlines.
  init?(path: String, library: FT_Library) {
    var opened: FT_Face?
    guard FT_New_Face(library, path, 0, &opened) == 0, let opened else { return nil }
    // FT_FACE_FLAG_SCALABLE: bitmap fonts (colour emoji) have no outlines.
    guard opened.pointee.face_flags & 1 != 0, opened.pointee.units_per_EM > 0 else {
      FT_Done_Face(opened)
      return nil
    }
    face = opened
    unitsPerEm = Double(opened.pointee.units_per_EM)
  }

  deinit { FT_Done_Face(face) }

  /// The glyph of a character; nil when the font has none.
  func glyphID(of scalar: Unicode.Scalar) -> UInt32? {
    let id = FT_Get_Char_Index(face, FT_ULong(scalar.value))
    return id == 0 ? nil : id
  }

  /// The outline of a glyph.
  func glyph(_ id: UInt32) -> Glyph {
    if let known = glyphs[id] { return known }
    let glyph = load(id)
    glyphs[id] = glyph
    return glyph
  }

  private func load(_ id: UInt32) -> Glyph {
    // FT_LOAD_NO_SCALE: font units, without hinting, so that the shape is the same at all sizes.
    guard FT_Load_Glyph(face, id, 1) == 0, let slot = face.pointee.glyph else {
      return Glyph(path: LayoutPath(), advance: unitsPerEm / 2)
    }
    var collector = OutlineCollector()
    var outline = slot.pointee.outline
    var functions = FT_Outline_Funcs(
      move_to: { to, user in
        OutlineCollector.of(user).pointee.move(to)
        return 0
      },
      line_to: { to, user in
        OutlineCollector.of(user).pointee.line(to)
        return 0
      },
      conic_to: { control, to, user in
        OutlineCollector.of(user).pointee.quad(control, to)
        return 0
      },
      cubic_to: { first, second, to, user in
        OutlineCollector.of(user).pointee.cubic(first, second, to)
        return 0
      }, shift: 0, delta: 0)
    withUnsafeMutablePointer(to: &collector) { pointer in
      _ = FT_Outline_Decompose(&outline, &functions, pointer)
    }
    collector.finish()
    return Glyph(path: collector.path, advance: Double(slot.pointee.metrics.horiAdvance))
  }
}

/// Takes the steps of an outline from FreeType and turns its y axis downwards.
private struct OutlineCollector {
  var path = LayoutPath()
  private var isOpen = false

  init() {}

  static func of(_ user: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<OutlineCollector> {
    user!.assumingMemoryBound(to: OutlineCollector.self)
  }

  mutating func move(_ to: UnsafePointer<FT_Vector>?) {
    finish()
    path.elements.append(.move(point(to)))
    isOpen = true
  }

  mutating func line(_ to: UnsafePointer<FT_Vector>?) { path.elements.append(.line(point(to))) }

  mutating func quad(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) {
    path.elements.append(.quad(point(control), point(to)))
  }

  mutating func cubic(
    _ first: UnsafePointer<FT_Vector>?, _ second: UnsafePointer<FT_Vector>?,
    _ to: UnsafePointer<FT_Vector>?
  ) {
    path.elements.append(.cubic(point(first), point(second), point(to)))
  }

  mutating func finish() {
    if isOpen { path.close() }
    isOpen = false
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> LayoutPoint {
    guard let vector else { return LayoutPoint(x: 0, y: 0) }
    return LayoutPoint(x: Double(vector.pointee.x), y: -Double(vector.pointee.y))
  }
}
