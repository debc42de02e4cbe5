import Devices
import Typography
import UIKit

/// A font as text is measured in it.
struct ResolvedFont: Hashable {
  /// The face and the size.
  var font: TypographyFont
  /// What the font adds between two lines beside its own leading, in points.
  var leading = 0.0
}

extension Font {
  /// The font at a text size setting.
  func resolved(at size: DynamicTypeSize) -> ResolvedFont {
    let category = size.category
    var resolved = ResolvedFont(font: baseFont(at: category))
    for modifier in modifiers { resolved.apply(modifier) }
    return resolved
  }

  private func baseFont(at category: Devices.ContentSizeCategory) -> TypographyFont {
    switch base {
    case .style(let style, let design, let weight):
      var font = TypographyFont.preferred(style.value, category)
      if let design { font.design = design.value }
      if let weight { font.weight = weight.value }
      return font
    case .system(let size, let weight, let design):
      var font = TypographyFont.system(
        size: Self.usable(size), weight: weight?.value ?? .regular)
      if let design { font.design = design.value }
      return font
    case .custom(let name, let size, let style):
      let font = TypographyFont.named(name, size: Self.usable(size))
      return style.map { font.scaled(for: $0.value, category: category) } ?? font
    case .fixed(let font): return font.value
    }
  }

  /// A size that can be measured in: sizes that are not finite or negative count as 0.
  private static func usable(_ size: CGFloat) -> Double {
    size.isFinite && size > 0 ? Double(size) : 0
  }
}

extension ResolvedFont {
  /// Makes a change.
  mutating func apply(_ modifier: Font.Modifier) {
    switch modifier {
    case .bold: font.weight = font.textStyle?.emphasizedWeight ?? .bold
    case .weight(let weight): font.weight = weight.value
    case .italic: font.isItalic = true
    case .monospaced: font.design = .monospaced
    case .monospacedDigit: font.usesMonospacedDigits = true
    case .leading(let value): leading = value.value
    }
  }
}
