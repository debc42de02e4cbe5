import LayoutTree

extension ShapedText {
  /// Units per em of the outline that stands for a missing character.
  static let missingUnits = 1000.0

  /// The factor that fits the letters to the width that a run asks for.
  ///
  /// Lines are measured with the system font's widths and drawn with another font's: the two lie
  /// within a few parts in a hundred. A run that is much wider than its letters is a box rather
  /// than a measured line, and is left alone; a narrower one always fits.
  func stretch(of run: TextRun) -> Double {
    let natural = width * run.font.pointSize
    guard let asked = run.width, natural > 0, asked > 0, asked.isFinite else { return 1 }
    let factor = asked / natural
    return factor > 1.25 ? 1 : factor
  }

  /// Where the letters begin when the run's width is not filled: at the right end for text that
  /// runs from right to left.
  func offset(of run: TextRun) -> Double {
    guard run.isRightToLeft, let asked = run.width else { return 0 }
    return max(0, asked - width * run.font.pointSize * stretch(of: run))
  }
}

extension FontLibrary {
  /// The outline of a glyph in the units of its face, y downwards; a box for a missing character.
  func outline(of glyph: ShapedText.Glyph) -> LayoutPath {
    if let face = glyph.face { return self.face(at: face).glyph(glyph.id).path }
    let outer = LayoutRect(x: 60, y: -700, width: 480, height: 700)
    let inner = LayoutRect(x: 110, y: -650, width: 380, height: 600)
    var path = LayoutPath.rectangle(outer)
    // The other way round, so that the non-zero rule leaves the middle open.
    path.append(
      .polyline(
        [
          (inner.x, inner.y), (inner.x, inner.maxY), (inner.maxX, inner.maxY),
          (inner.maxX, inner.y),
        ], isClosed: true))
    return path
  }

  /// The outline of a whole run, placed in the picture.
  func outline(of run: TextRun) -> LayoutPath {
    let shaped = shape(run.string, font: run.font, isRightToLeft: run.isRightToLeft)
    let stretch = shaped.stretch(of: run)
    let left = run.x + shaped.offset(of: run)
    let size = run.font.pointSize
    var path = LayoutPath()
    for glyph in shaped.glyphs {
      let units = glyph.face.map { face(at: $0).unitsPerEm } ?? ShapedText.missingUnits
      let scale = size / units
      let x = left + glyph.x * size * stretch
      path.append(
        outline(of: glyph).mapped { point in
          LayoutPoint(x: x + point.x * scale * stretch, y: run.baseline + point.y * scale)
        })
    }
    return path
  }
}
