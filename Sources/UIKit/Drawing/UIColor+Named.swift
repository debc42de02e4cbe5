import Foundation
import InterfaceBuilder
import LayoutTree

extension UIColor {
  private static let files = AssetCache<ColorFiles.Found>()

  /// The colour of an asset catalogue among the program's own resources; nil for a name that stands
  /// nowhere.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of an asset catalogue among a bundle's resources; nil is the program's own.
  ///
  /// Catalogues (`.xcassets`) are read as they stand in a source folder. The colour has the values of
  /// light and dark surroundings; the traits do not matter to it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let found = Self.files.value(name, in: bundle, read: ColorFiles.find) else { return nil }
    self.init(light: found.light, dark: found.dark)
  }

  /// Makes a colour of Display P3 parts, each 0 to 1; what sRGB cannot show is clipped.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let parts = IBColor.Components(
      displayP3Red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    self.init(
      red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue),
      alpha: CGFloat(parts.alpha))
  }
}

/// Reads the colours of asset catalogues.
///
/// Apple, Asset Catalog Format Reference, "Color Set Type": components are decimal numbers from 0 to
/// 1, numbers from 0 to 255, or bytes as `0xFF`, in one of five spaces.
enum ColorFiles {
  /// A colour's values.
  struct Found: Equatable {
    var light: LayoutColor
    var dark: LayoutColor
  }

  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable {
        var appearance: String
        var value: String
      }
      struct Color: Decodable {
        var space: String?
        var components: [String: String]?
        var reference: String?

        enum CodingKeys: String, CodingKey {
          case space = "color-space"
          case components, reference
        }
      }
      var idiom: String?
      var appearances: [Appearance]?
      var color: Color?
    }
    var colors: [Entry]
  }

  /// The colour of a name in a folder's catalogues.
  static func find(_ name: String, in folder: URL) -> Found? {
    guard !name.isEmpty, !name.contains(".."),
      let set = AssetCatalog.set("\(name).colorset", in: folder),
      let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    // Entries for any device come after those for one; phones are asked for first.
    for idiom in ["iphone", "universal", "ipad"] {
      let entries = contents.colors.filter { ($0.idiom ?? "universal") == idiom }
      guard let plain = entries.first(where: { ($0.appearances ?? []).isEmpty }) else { continue }
      let dark = entries.first { entry in
        (entry.appearances ?? []).map { "\($0.appearance) \($0.value)" } == ["luminosity dark"]
      }
      guard let light = value(plain.color, isDark: false) else { continue }
      return Found(light: light, dark: value((dark ?? plain).color, isDark: true) ?? light)
    }
    return nil
  }

  private static func value(_ color: Contents.Entry.Color?, isDark: Bool) -> LayoutColor? {
    guard let color else { return nil }
    if let reference = color.reference {
      return UIColor.named(reference)?.resolved(isDark ? .dark : .light)
    }
    let parts = (color.components ?? [:]).compactMapValues(number)
    let alpha = parts["alpha"] ?? 1
    if let white = parts["white"] {
      return LayoutColor(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = parts["red"], let green = parts["green"], let blue = parts["blue"] else {
      return nil
    }
    guard color.space == "display-p3" else {
      return LayoutColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    let shown = IBColor.Components(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    return LayoutColor(red: shown.red, green: shown.green, blue: shown.blue, alpha: shown.alpha)
  }

  /// A component: a number with a point is a share, one without is a byte.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let value = Double(text), value.isFinite else { return nil }
    return text.contains(".") ? value : value / 255
  }
}
