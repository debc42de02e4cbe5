import Typography

/// Gives custom fonts and lengths the size that the text size setting asks for.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: FontTextStyle

  /// Makes metrics that grow as a text style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.value ?? .body }

  /// Metrics that grow as body text does.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// A font scaled for the app's text size setting, or that of traits.
  open func scaledFont(
    for font: UIFont, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    scaled(font, maximumPointSize: nil, traits: traits)
  }

  /// A font scaled for the app's text size setting, or that of traits, up to a size in points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    scaled(
      font, maximumPointSize: maximumPointSize > 0 ? Double(maximumPointSize) : nil, traits: traits)
  }

  /// A length scaled for the app's text size setting, or that of traits.
  open func scaledValue(
    for value: CGFloat, compatibleWith traits: UITraitCollection? = nil
  ) -> CGFloat {
    CGFloat(Font.scaledValue(Double(value), for: style, category: category(traits).value))
  }

  private func scaled(
    _ font: UIFont, maximumPointSize: Double?, traits: UITraitCollection?
  ) -> UIFont {
    let scaling = UIFont.Scaling(
      base: font.value, style: style, maximumPointSize: maximumPointSize)
    return UIFont(font.value, scaling: scaling).adapted(to: category(traits))
  }

  private func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    let stated = traits?.preferredContentSizeCategory ?? .unspecified
    return stated == .unspecified
      ? UITraitCollection.current.preferredContentSizeCategory : stated
  }
}
