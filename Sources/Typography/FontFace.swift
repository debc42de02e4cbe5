/// A font resolved to the tables that it is measured with.
struct FontFace {
  var metrics: VerticalMetrics
  var isApproximated: Bool
  /// The row of advances; nil when all characters are `fixedAdvance` wide.
  var row: UnsafePointer<UInt8>?
  /// A second row to blend in, for sizes at which the system font passes from one cut to the other.
  var secondRow: UnsafePointer<UInt8>?
  /// The share of the second row, 0 to 1.
  var secondShare: Double = 0
  /// How many places of the row count.
  var rowCount: Int = .max
  /// What the row's figures are multiplied by.
  var scale: Double = 1
  var fixedAdvance: Double = 0
  /// The pair kerning, for the system font.
  var kerning: SystemFontTable.Kerning?
  /// The space after each character, in em.
  var tracking: Double = 0
  /// The row that characters missing in `row` are measured with.
  var fallbackRow: UnsafePointer<UInt8>
}

extension Font {
  /// The tables that the font is measured with.
  var face: FontFace {
    let systemRow = SystemFontTable.textAdvances[weight.rawValue].utf8Start
    guard let family else { return systemFace(row: systemRow) }
    let known = FontFamily.find(family, weight: weight)
    var face = FontFace(
      metrics: known.metrics, isApproximated: known.isApproximated, fallbackRow: systemRow)
    let isBold = weight >= .semibold
    switch known.widths {
    case .sans(let scale):
      face.row =
        (isBold ? StandardFontTable.helveticaBold : StandardFontTable.helvetica).utf8Start
      face.rowCount = StandardFontTable.count
      face.scale = scale
    case .serif(let scale):
      face.row = (isBold ? StandardFontTable.timesBold : StandardFontTable.times).utf8Start
      face.rowCount = StandardFontTable.count
      face.scale = scale
    case .fixed(let advance):
      face.fixedAdvance = advance
    case .system:
      face = systemFace(row: systemRow)
      face.isApproximated = true
    }
    return face
  }

  private func systemFace(row: UnsafePointer<UInt8>) -> FontFace {
    var face = FontFace(metrics: .system, isApproximated: design != .default, fallbackRow: row)
    switch design {
    case .monospaced:
      face.fixedAdvance = Self.monospacedAdvance
      return face
    case .serif:
      // New York has no public widths; Times at a slightly wider set is of its kind.
      face.row =
        (weight >= .semibold ? StandardFontTable.timesBold : StandardFontTable.times).utf8Start
      face.rowCount = StandardFontTable.count
      face.scale = 1.1
      face.tracking = Tracking.serif(at: pointSize)
      return face
    case .rounded:
      // SF Pro Rounded's letters are SF Pro's with less space at their sides; its tracking table
      // makes up for it at 0.046 em more.
      face.row = row
      face.tracking = Tracking.rounded(at: pointSize) - 0.046
    case .default:
      face.row = row
      face.tracking = Tracking.systemFont(at: pointSize)
    }
    let share = min(1, max(0, (pointSize - Self.textCutSize) / Self.cutRange))
    if share > 0 {
      let display = SystemFontTable.displayAdvances[weight.rawValue].utf8Start
      if share == 1 {
        face.row = display
      } else {
        face.secondRow = display
        face.secondShare = share
      }
    }
    face.kerning =
      weight >= .semibold ? SystemFontTable.boldKerning : SystemFontTable.regularKerning
    return face
  }

  /// The size up to which the system font is its text cut: 17 points (Apple, WWDC 2020 session
  /// 10175: it varies between 17 and 28).
  private static let textCutSize: Double = 17
  /// The range of sizes over which it becomes the display cut.
  private static let cutRange: Double = 11
  /// The advance of SF Mono, in em. No source states it; the width of its kind of typeface is taken.
  private static let monospacedAdvance: Double = 0.602
}
