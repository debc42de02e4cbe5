/// What is known of a font family that is not the system's.
///
/// Vertical metrics and average widths are those that seek-oss/capsize (`systemFonts.json`) read from
/// the fonts; the widths letter by letter are the standard PostScript fonts' (Adobe's AFM files),
/// which Helvetica, Arial and the Times families share. Other families take the widths of the
/// standard font of their kind, scaled to the family's average, and count as approximated.
struct FontFamily {
  /// The letter widths that a family is measured with.
  enum Widths {
    /// Helvetica's, scaled.
    case sans(scale: Double)
    /// Times', scaled.
    case serif(scale: Double)
    /// One width for all, in em.
    case fixed(Double)
    /// The system font's.
    case system
  }

  var metrics: VerticalMetrics
  var widths: Widths
  var isApproximated: Bool

  /// The family of a name in a weight; an unknown family is measured as the system font, which is
  /// also what iOS shows when a font is not there.
  static func find(_ name: String, weight: FontWeight) -> FontFamily {
    switch name.lowercased().filter({ $0 != " " }) {
    case "helvetica": helvetica
    case "helveticaneue": helveticaNeue(weight)
    case "arial", "arialmt": arial
    case "timesnewroman": times
    case "times", "timesroman": times
    case "georgia": georgia
    case "verdana": verdana
    case "trebuchetms": trebuchet
    case "tahoma": tahoma
    case "roboto": roboto
    case "couriernew", "courier": courier
    case "menlo": menlo
    case "avenir", "avenirnext": avenir
    case "gillsans", "optima", "futura": humanist
    case "palatino", "baskerville", "didot", "hoeflertext", "cochin": otherSerif
    default: unknown
    }
  }

  /// The family's name as people write it, from the first part of a PostScript name: `HelveticaNeue`
  /// is `Helvetica Neue`.
  static func displayName(postScript name: String) -> String {
    var base = Substring(name)
    for suffix in ["PSMT", "MT", "PS"] where base.hasSuffix(suffix) && base.count > suffix.count {
      base = base.dropLast(suffix.count)
      break
    }
    var result = ""
    var previousIsLower = false
    for character in base {
      if character.isUppercase, previousIsLower { result.append(" ") }
      result.append(character)
      previousIsLower = character.isLowercase
    }
    return result
  }

  private static let helvetica = FontFamily(
    metrics: VerticalMetrics(
      ascent: 1577.0 / 2048, descent: 471.0 / 2048, lineGap: 0, capHeight: 1469.0 / 2048,
      xHeight: 1071.0 / 2048),
    widths: .sans(scale: 1), isApproximated: false)

  /// Helvetica Neue's letters are as wide as Helvetica's on average, to half a percent (450 of 1000
  /// against 913 of 2048), not one by one.
  private static func helveticaNeue(_ weight: FontWeight) -> FontFamily {
    let isHeavy = weight >= .medium
    return FontFamily(
      metrics: VerticalMetrics(
        ascent: isHeavy ? 0.975 : 0.952, descent: isHeavy ? 0.217 : 0.213,
        lineGap: isHeavy ? 0.029 : 0.028, capHeight: 0.714, xHeight: 0.517),
      widths: .sans(scale: 0.45 / (913.0 / 2048)), isApproximated: true)
  }

  private static let arial = FontFamily(
    metrics: VerticalMetrics(
      ascent: 1854.0 / 2048, descent: 434.0 / 2048, lineGap: 67.0 / 2048,
      capHeight: 1467.0 / 2048, xHeight: 1062.0 / 2048),
    widths: .sans(scale: 1), isApproximated: false)

  private static let times = FontFamily(
    metrics: VerticalMetrics(
      ascent: 1825.0 / 2048, descent: 443.0 / 2048, lineGap: 87.0 / 2048,
      capHeight: 1356.0 / 2048, xHeight: 916.0 / 2048),
    widths: .serif(scale: 1), isApproximated: false)

  private static let georgia = FontFamily(
    metrics: VerticalMetrics(
      ascent: 1878.0 / 2048, descent: 449.0 / 2048, lineGap: 0, capHeight: 1419.0 / 2048,
      xHeight: 986.0 / 2048),
    widths: .serif(scale: 913.0 / 832), isApproximated: true)

  private static let verdana = FontFamily(
    metrics: VerticalMetrics(
      ascent: 2059.0 / 2048, descent: 430.0 / 2048, lineGap: 0, capHeight: 1489.0 / 2048,
      xHeight: 1117.0 / 2048),
    widths: .sans(scale: 1049.0 / 913), isApproximated: true)

  private static let trebuchet = FontFamily(
    metrics: VerticalMetrics(
      ascent: 1923.0 / 2048, descent: 455.0 / 2048, lineGap: 0, capHeight: 1465.0 / 2048,
      xHeight: 1071.0 / 2048),
    widths: .sans(scale: 934.0 / 913), isApproximated: true)

  private static let tahoma = FontFamily(
    metrics: VerticalMetrics(
      ascent: 2049.0 / 2048, descent: 423.0 / 2048, lineGap: 0, capHeight: 1489.0 / 2048,
      xHeight: 1117.0 / 2048),
    widths: .sans(scale: 917.0 / 913), isApproximated: true)

  private static let roboto = FontFamily(
    metrics: VerticalMetrics(
      ascent: 1900.0 / 2048, descent: 500.0 / 2048, lineGap: 0, capHeight: 1456.0 / 2048,
      xHeight: 1082.0 / 2048),
    widths: .sans(scale: 911.0 / 913), isApproximated: true)

  private static let courier = FontFamily(
    metrics: VerticalMetrics(
      ascent: 1705.0 / 2048, descent: 615.0 / 2048, lineGap: 0, capHeight: 1170.0 / 2048,
      xHeight: 866.0 / 2048),
    widths: .fixed(1229.0 / 2048), isApproximated: false)

  /// Menlo descends from DejaVu Sans Mono and keeps its advance of 1233 of 2048.
  private static let menlo = FontFamily(
    metrics: VerticalMetrics(
      ascent: 1901.0 / 2048, descent: 483.0 / 2048, lineGap: 0, capHeight: 1493.0 / 2048,
      xHeight: 1120.0 / 2048),
    widths: .fixed(1233.0 / 2048), isApproximated: false)

  private static let avenir = FontFamily(
    metrics: VerticalMetrics(
      ascent: 1, descent: 0.366, lineGap: 0, capHeight: 0.708, xHeight: 0.468),
    widths: .sans(scale: 1.02), isApproximated: true)

  private static let humanist = FontFamily(
    metrics: .system, widths: .sans(scale: 0.98), isApproximated: true)

  private static let otherSerif = FontFamily(
    metrics: .system, widths: .serif(scale: 1.05), isApproximated: true)

  private static let unknown = FontFamily(
    metrics: .system, widths: .system, isApproximated: true)
}

extension FontWeight {
  /// The weight that a face's name spells, such as `DemiBoldItalic`; regular when it spells none.
  init(faceName name: String) {
    let name = name.lowercased()
    self =
      if name.contains("ultralight") || name.contains("extralight") {
        .ultraLight
      } else if name.contains("thin") || name.contains("hairline") {
        .thin
      } else if name.contains("light") {
        .light
      } else if name.contains("medium") {
        .medium
      } else if name.contains("semibold") || name.contains("demibold") || name.contains("demi") {
        .semibold
      } else if name.contains("extrabold") || name.contains("heavy") || name.contains("ultrabold") {
        .heavy
      } else if name.contains("black") {
        .black
      } else if name.contains("bold") {
        .bold
      } else {
        .regular
      }
  }
}
