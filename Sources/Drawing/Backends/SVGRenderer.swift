import LayoutTree

/// Writes a display list as SVG.
///
/// Letters are outlines, shared by all runs that use them, so that the picture looks the same
/// everywhere and needs no font. Without font files on the machine it holds `<text>` instead, each
/// line fitted to its width. The same list gives the same bytes.
public struct SVGRenderer {
  private let fonts: FontLibrary

  /// Makes a renderer.
  ///
  /// - Parameter fonts: The fonts to take outlines from.
  public init(fonts: FontLibrary) { self.fonts = fonts }

  /// Writes a picture. Numbers that are not finite are written as 0.
  public func render(_ list: DisplayList) -> String {
    var writer = SVGWriter(fonts: fonts)
    for command in list.commands { writer.write(command) }
    return writer.document(size: list.size)
  }
}

/// Collects the body of an SVG document and the definitions it shares.
private struct SVGWriter {
  let fonts: FontLibrary
  let hasOutlines: Bool
  private var body = ""
  private var definitions = ""
  private var glyphNames: [GlyphKey: String] = [:]
  /// The names of definitions by their texts, of each kind.
  private var definitionNames: [Character: [String: String]] = [:]

  private struct GlyphKey: Hashable {
    var face: Int
    var glyph: UInt32
  }

  init(fonts: FontLibrary) {
    self.fonts = fonts
    hasOutlines = fonts.hasOutlines
  }

  func document(size: LayoutSize) -> String {
    let width = SVGNumber.text(size.width)
    let height = SVGNumber.text(size.height)
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
    text += " viewBox=\"0 0 \(width) \(height)\">\n"
    if !definitions.isEmpty { text += "<defs>\n\(definitions)</defs>\n" }
    return text + body + "</svg>\n"
  }

  mutating func write(_ command: DrawingCommand) {
    switch command {
    case .fillRectangle(let rect, let radius, let color):
      body += "<rect\(Self.attributes(rect, radius)) \(Self.paint("fill", color))/>\n"
    case .strokeRectangle(let rect, let radius, let width, let color):
      let half = width / 2
      let inner = rect.inset(by: LayoutInsets(top: half, left: half, bottom: half, right: half))
      body += "<rect\(Self.attributes(inner, max(0, radius - half))) fill=\"none\" "
      body += "\(Self.paint("stroke", color)) stroke-width=\"\(SVGNumber.text(width))\"/>\n"
    case .fillPath(let path, let isEvenOdd, let paint):
      body += "<path d=\"\(Self.data(path, digits: 2))\" \(attribute("fill", paint))"
      if isEvenOdd { body += " fill-rule=\"evenodd\"" }
      body += "/>\n"
    case .strokePath(let path, let line, let paint): write(path, line, paint)
    case .shadow(let path, let shadow): write(path, shadow)
    case .text(let run): write(run)
    case .pushClip(let rect, let radius):
      body += "<g clip-path=\"url(#\(clipName("<rect\(Self.attributes(rect, radius))/>")))\">\n"
    case .pushClipPath(let path):
      let shape = "<path d=\"\(Self.data(path, digits: 2))\"/>"
      body += "<g clip-path=\"url(#\(clipName(shape)))\">\n"
    case .pushOpacity(let opacity): body += "<g opacity=\"\(SVGNumber.text(opacity))\">\n"
    case .pushTransform(let map): body += "<g transform=\"\(Self.text(of: map))\">\n"
    case .pushTitle(let title): body += "<g><title>\(title.escapedForXML)</title>\n"
    case .pop: body += "</g>\n"
    }
  }

  private mutating func write(_ run: TextRun) {
    guard hasOutlines else {
      writePlain(run)
      return
    }
    let shaped = fonts.shape(run.string, font: run.font, isRightToLeft: run.isRightToLeft)
    let size = run.font.pointSize
    let stretch = shaped.stretch(of: run)
    let left = run.x + shaped.offset(of: run)
    body += "<g transform=\"translate(\(SVGNumber.text(left)) \(SVGNumber.text(run.baseline)))\" "
    body += "\(Self.paint("fill", run.color))>"
    for glyph in shaped.glyphs {
      let (name, unitsPerEm) = glyphName(glyph)
      if name.isEmpty { continue }
      let scale = size / unitsPerEm
      let x = SVGNumber.text(glyph.x * size * stretch)
      let across = SVGNumber.text(scale * stretch, digits: 5)
      let down = SVGNumber.text(scale, digits: 5)
      let factor = across == down ? across : "\(across) \(down)"
      body += "<use href=\"#\(name)\" transform=\"translate(\(x)) scale(\(factor))\"/>"
    }
    body += "</g>\n"
  }

  private mutating func writePlain(_ run: TextRun) {
    let width = run.width ?? fonts.width(of: run.string, font: run.font)
    body += "<text x=\"\(SVGNumber.text(run.x))\" y=\"\(SVGNumber.text(run.baseline))\" "
    body += "textLength=\"\(SVGNumber.text(width))\" lengthAdjust=\"spacingAndGlyphs\" "
    body += "font-family=\"Inter, -apple-system, 'Helvetica Neue', Arial, sans-serif\" "
    body += "font-size=\"\(SVGNumber.text(run.font.pointSize))\" "
    body += "font-weight=\"\(Self.weight(run.font.weight))\" "
    if run.font.isItalic { body += "font-style=\"italic\" " }
    body += "\(Self.paint("fill", run.color))>\(run.string.escapedForXML)</text>\n"
  }

  /// The name of a glyph's shared outline, defined at its first use; empty for blank glyphs.
  private mutating func glyphName(_ glyph: ShapedText.Glyph) -> (name: String, unitsPerEm: Double) {
    let key = GlyphKey(face: glyph.face ?? -1, glyph: glyph.id)
    let unitsPerEm = glyph.face.map { fonts.face(at: $0).unitsPerEm } ?? ShapedText.missingUnits
    if let known = glyphNames[key] { return (known, unitsPerEm) }
    let path = fonts.outline(of: glyph)
    let name = path.elements.isEmpty ? "" : "g\(glyphNames.count)"
    if !name.isEmpty {
      definitions += "<path id=\"\(name)\" d=\"\(Self.data(path, digits: 0))\"/>\n"
    }
    glyphNames[key] = name
    return (name, unitsPerEm)
  }

  private static func text(of map: LayoutTransform) -> String {
    let place = "\(SVGNumber.text(map.x)) \(SVGNumber.text(map.y))"
    guard map.b == 0, map.c == 0, map.a == map.d else {
      let parts = [map.a, map.b, map.c, map.d].map { SVGNumber.text($0, digits: 5) }
      return "matrix(\(parts.joined(separator: " ")) \(place))"
    }
    let scale = map.a == 1 ? "" : " scale(\(SVGNumber.text(map.a, digits: 5)))"
    return "translate(\(place))\(scale)"
  }

  private mutating func write(_ path: LayoutPath, _ line: LineContent, _ paint: DrawingPaint) {
    body += "<path d=\"\(Self.data(path, digits: 2))\" fill=\"none\" "
    body += "\(attribute("stroke", paint)) stroke-width=\"\(SVGNumber.text(line.width))\" "
    if !line.dash.isEmpty {
      let dashes = line.dash.map { SVGNumber.text($0) }.joined(separator: " ")
      body += "stroke-dasharray=\"\(dashes)\" "
      if line.dashPhase != 0 {
        body += "stroke-dashoffset=\"\(SVGNumber.text(line.dashPhase))\" "
      }
    }
    body += "stroke-linecap=\"\(line.cap.rawValue)\" stroke-linejoin=\"\(line.join.rawValue)\""
    if line.join == .miter { body += " stroke-miterlimit=\"\(SVGNumber.text(line.miterLimit))\"" }
    body += "/>\n"
  }

  private mutating func write(_ path: LayoutPath, _ shadow: ShadowContent) {
    // Three standard deviations hold all of a blur that can be seen.
    let spread = max(0, shadow.radius) * 3
    let area = path.bounds.offsetBy(x: shadow.x, y: shadow.y).inset(
      by: LayoutInsets(top: -spread, left: -spread, bottom: -spread, right: -spread))
    let name = define("s") { name in
      "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\"\(Self.attributes(area, 0))>"
        + "<feGaussianBlur stdDeviation=\"\(SVGNumber.text(shadow.radius))\"/></filter>\n"
    }
    let moved = path.placed(x: shadow.x, y: shadow.y, scale: 1)
    body += "<path d=\"\(Self.data(moved, digits: 2))\" \(Self.paint("fill", shadow.color))"
    body += shadow.radius > 0 ? " filter=\"url(#\(name))\"/>\n" : "/>\n"
  }

  /// The attribute that draws in a paint; gradients are defined at their first use.
  private mutating func attribute(_ name: String, _ paint: DrawingPaint) -> String {
    switch paint {
    case .color(let color): return Self.paint(name, color)
    case .gradient(let gradient):
      let id = define("p") { Self.definition(of: gradient, name: $0) }
      return "\(name)=\"url(#\(id))\""
    }
  }

  private static func definition(of gradient: GradientContent, name: String) -> String {
    var kind = "linearGradient"
    var place = ""
    var inner = 0.0
    switch gradient.geometry {
    case .linear(let start, let end):
      place = " x1=\"\(SVGNumber.text(start.x))\" y1=\"\(SVGNumber.text(start.y))\""
      place += " x2=\"\(SVGNumber.text(end.x))\" y2=\"\(SVGNumber.text(end.y))\""
    case .radial(let center, let startRadius, let endRadius, let aspect):
      kind = "radialGradient"
      inner = endRadius > 0 ? min(max(startRadius / endRadius, 0), 1) : 0
      place = " cx=\"0\" cy=\"0\" r=\"\(SVGNumber.text(endRadius))\""
      let middle = "\(SVGNumber.text(center.x)) \(SVGNumber.text(center.y))"
      let scale = aspect == 1 ? "" : " scale(1 \(SVGNumber.text(aspect, digits: 5)))"
      place += " gradientTransform=\"translate(\(middle))\(scale)\""
    case .angular: break
    }
    var text = "<\(kind) id=\"\(name)\" gradientUnits=\"userSpaceOnUse\"\(place)>"
    for stop in gradient.stops {
      let offset = inner + stop.location * (1 - inner)
      text += "<stop offset=\"\(SVGNumber.text(offset, digits: 4))\" "
      text += "\(Self.paint("stop", stop.color, suffix: "-color"))/>"
    }
    return text + "</\(kind)>\n"
  }

  /// The name of a definition, which is written when no other has the same text.
  private mutating func define(_ kind: Character, _ text: (String) -> String) -> String {
    let key = text("")
    if let known = definitionNames[kind]?[key] { return known }
    let name = "\(kind)\(definitionNames[kind]?.count ?? 0)"
    definitionNames[kind, default: [:]][key] = name
    definitions += text(name)
    return name
  }

  private mutating func clipName(_ shape: String) -> String {
    define("c") { "<clipPath id=\"\($0)\">\(shape)</clipPath>\n" }
  }

  private static func attributes(_ rect: LayoutRect, _ radius: Double) -> String {
    var text = " x=\"\(SVGNumber.text(rect.x))\" y=\"\(SVGNumber.text(rect.y))\""
    text += " width=\"\(SVGNumber.text(rect.width))\" height=\"\(SVGNumber.text(rect.height))\""
    let most = min(radius, rect.width / 2, rect.height / 2)
    if most > 0 { text += " rx=\"\(SVGNumber.text(most))\"" }
    return text
  }

  private static func paint(
    _ name: String, _ color: LayoutColor, suffix: String = ""
  ) -> String {
    let digits = Array("0123456789abcdef")
    var hex = "#"
    for value in [color.red, color.green, color.blue] {
      let byte = color8(value)
      hex.append(digits[Int(byte >> 4)])
      hex.append(digits[Int(byte & 15)])
    }
    let text = "\(name)\(suffix)=\"\(hex)\""
    guard color.alpha < 1 else { return text }
    return text + " \(name)-opacity=\"\(SVGNumber.text(color.alpha, digits: 3))\""
  }

  private static func data(_ path: LayoutPath, digits: Int) -> String {
    var text = ""
    func pair(_ point: LayoutPoint) -> String {
      SVGNumber.text(point.x, digits: digits) + " " + SVGNumber.text(point.y, digits: digits)
    }
    for element in path.elements {
      switch element {
      case .move(let to): text += "M\(pair(to))"
      case .line(let to): text += "L\(pair(to))"
      case .quad(let control, let to): text += "Q\(pair(control)) \(pair(to))"
      case .cubic(let first, let second, let to):
        text += "C\(pair(first)) \(pair(second)) \(pair(to))"
      case .close: text += "Z"
      }
    }
    return text
  }

  private static func weight(_ name: String) -> Int {
    switch name.lowercased() {
    case "ultralight": 200
    case "thin": 100
    case "light": 300
    case "medium": 500
    case "semibold": 600
    case "bold": 700
    case "heavy": 800
    case "black": 900
    default: 400
    }
  }
}

/// Numbers as SVG holds them: few digits, no exponent, the same on every machine.
enum SVGNumber {
  /// A number with at most `digits` digits after the point; what is no finite number is 0.
  static func text(_ value: Double, digits: Int = 2) -> String {
    var power = 1.0
    for _ in 0..<digits { power *= 10 }
    let scaled = (value * power).rounded()
    guard scaled.isFinite, abs(scaled) < 1e15 else { return "0" }
    let number = Int(scaled)
    let whole = number.magnitude / UInt(power)
    let rest = number.magnitude % UInt(power)
    var text = number < 0 ? "-\(whole)" : "\(whole)"
    guard rest > 0 else { return text }
    var decimals = String(rest)
    decimals = String(repeating: "0", count: digits - decimals.count) + decimals
    while decimals.last == "0" { decimals.removeLast() }
    text += "." + decimals
    return text
  }
}

extension String {
  /// The text with the characters that XML reserves, and those it forbids, replaced.
  var escapedForXML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += " "
      case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value):
        text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

/// A colour component of 0 to 1 as a byte.
func color8(_ value: Double) -> UInt8 {
  value.isFinite ? UInt8((min(max(value, 0), 1) * 255).rounded()) : 0
}
