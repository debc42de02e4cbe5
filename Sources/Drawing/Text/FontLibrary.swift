import CFreeType
import Foundation
import LayoutTree

/// The font files that stand in for the system's fonts in pictures.
///
/// Frames never depend on them: text is measured elsewhere, and every line is fitted to the width
/// that it was given. Not for use from several threads at a time.
public final class FontLibrary {
  /// Where fonts are looked for when nothing else is said: Debian's folders.
  public static let standardDirectories = ["/usr/share/fonts", "/usr/local/share/fonts"]

  private let directories: [String]
  private let library: FT_Library?
  private var faces: [FontFace] = []
  private var namedFaces: [String: Int?] = [:]
  private var chosen: [FontKey: Int?] = [:]
  private var fallbacks: [Unicode.Scalar: Int?] = [:]
  private lazy var files: [String: String] = findFiles()
  private lazy var fallbackOrder: [String] = orderFallbacks()

  /// Makes a library over the font files in some folders and the folders inside them.
  ///
  /// - Parameter directories: The folders; those that do not exist are passed over.
  public init(directories: [String] = FontLibrary.standardDirectories) {
    self.directories = directories
    var opened: FT_Library?
    library = FT_Init_FreeType(&opened) == 0 ? opened : nil
  }

  deinit {
    // Faces belong to the library and must go first.
    faces = []
    if let library { FT_Done_FreeType(library) }
  }

  /// Whether the Latin stand-in is there; without it backends fall back to the viewer's fonts.
  public var hasOutlines: Bool { face(for: FontSummary(pointSize: 17)) != nil }

  func face(at index: Int) -> FontFace { faces[index] }

  /// The face for a font; nil when none is installed.
  func face(for font: FontSummary) -> Int? {
    let key = FontKey(font)
    if let known = chosen[key] { return known }
    let found = key.fileNames.lazy.compactMap { self.open(named: $0) }.first
    chosen[key] = .some(found)
    return found
  }

  /// The face to draw a character with: the font's own, or any other that has it.
  func face(for scalar: Unicode.Scalar, preferring preferred: Int?) -> (face: Int, glyph: UInt32)? {
    if let preferred, let glyph = faces[preferred].glyphID(of: scalar) { return (preferred, glyph) }
    if let known = fallbacks[scalar] {
      return known.flatMap { index in faces[index].glyphID(of: scalar).map { (index, $0) } }
    }
    for name in fallbackOrder {
      guard let index = open(named: name), let glyph = faces[index].glyphID(of: scalar) else {
        continue
      }
      fallbacks[scalar] = .some(index)
      return (index, glyph)
    }
    fallbacks[scalar] = .some(nil)
    return nil
  }

  private func open(named name: String) -> Int? {
    if let known = namedFaces[name] { return known }
    var found: Int?
    if let path = files[name], let library, let face = FontFace(path: path, library: library) {
      found = faces.count
      faces.append(face)
    }
    namedFaces[name] = .some(found)
    return found
  }

  /// All font files by name without extension; of two of one name, the first path counts.
  private func findFiles() -> [String: String] {
    var found: [String: String] = [:]
    for directory in directories {
      guard let listing = FileManager.default.enumerator(atPath: directory) else { continue }
      let paths = listing.compactMap { $0 as? String }.filter {
        $0.hasSuffix(".otf") || $0.hasSuffix(".ttf") || $0.hasSuffix(".ttc")
      }
      for path in paths.sorted() {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let name = String(file.dropLast(4))
        if found[name] == nil { found[name] = directory + "/" + path }
      }
    }
    return found
  }

  /// Upright fonts of one weight, those that cover most first.
  private func orderFallbacks() -> [String] {
    func rank(_ name: String) -> Int? {
      if name == "DejaVuSans" { return 0 }
      if name.hasPrefix("NotoSans") && name.hasSuffix("-Regular") { return 1 }
      if name.hasPrefix("Noto") && name.hasSuffix("-Regular") { return 2 }
      if name.hasSuffix("-Regular") { return 3 }
      return nil
    }
    return files.keys.compactMap { name in rank(name).map { ($0, name) } }
      .sorted { $0 < $1 }.map(\.1)
  }
}

/// What the choice of a file depends on.
private struct FontKey: Hashable {
  var isDisplay: Bool
  var isMonospaced: Bool
  var weight: String
  var isItalic: Bool

  init(_ font: FontSummary) {
    // The system font changes its drawing at 20 points.
    isDisplay = font.pointSize >= 20
    let family = font.family?.lowercased() ?? ""
    isMonospaced = ["mono", "courier", "menlo"].contains { family.contains($0) }
    weight = font.weight.lowercased()
    isItalic = font.isItalic
  }

  /// Names of files without extension, best first.
  var fileNames: [String] {
    if isMonospaced {
      let isBold = ["semibold", "bold", "heavy", "black"].contains(weight)
      return [isBold ? "DejaVuSansMono-Bold" : "DejaVuSansMono"]
    }
    let name: String
    switch weight {
    case "ultralight": name = "ExtraLight"
    case "thin": name = "Thin"
    case "light": name = "Light"
    case "medium": name = "Medium"
    case "semibold": name = "SemiBold"
    case "bold": name = "Bold"
    case "heavy": name = "ExtraBold"
    case "black": name = "Black"
    default: name = "Regular"
    }
    let style = isItalic ? (name == "Regular" ? "Italic" : name + "Italic") : name
    let families = isDisplay ? ["InterDisplay", "Inter"] : ["Inter"]
    return families.map { "\($0)-\(style)" } + ["Inter-Regular", "DejaVuSans"]
  }
}
