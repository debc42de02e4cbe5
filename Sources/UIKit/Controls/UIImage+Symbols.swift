extension UIImage {
  /// How a system symbol is drawn: its size and weight.
  open class SymbolConfiguration: NSObject, @unchecked Sendable {
    var pointSize: CGFloat?
    var textStyle: UIFont.TextStyle?
    var weight: UIFont.Weight?
    var scale: SymbolScale?

    /// Makes a configuration of a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init()
      self.pointSize = pointSize
    }

    /// Makes a configuration of a size in points, a weight and a scale.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale = .default
    ) {
      self.init(pointSize: pointSize)
      self.scale = scale == .default ? nil : scale
    }

    /// Makes a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init()
      self.textStyle = textStyle
    }

    /// Makes a configuration with the size of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle: textStyle)
      self.scale = scale
    }

    /// Makes a configuration with the size of a font.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

    /// Makes a configuration with the size of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize)
      self.scale = scale
    }

    /// Makes a configuration of a scale.
    public convenience init(scale: SymbolScale) {
      self.init()
      self.scale = scale
    }

    /// Makes a configuration of a weight.
    public convenience init(weight: SymbolWeight) { self.init() }

    /// This configuration with what another one states put over it.
    open func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      let merged = SymbolConfiguration()
      let isSized = other.pointSize != nil || other.textStyle != nil
      merged.pointSize = isSized ? other.pointSize : pointSize
      merged.textStyle = isSized ? other.textStyle : textStyle
      merged.scale = other.scale ?? scale
      return merged
    }

    /// The symbol's point size at a text size setting.
    func size(at category: UIContentSizeCategory) -> CGFloat? {
      guard let style = textStyle?.value else { return pointSize }
      return CGFloat(style.pointSize(at: category.value))
    }
  }

  /// How heavy a symbol's strokes are; layout does not see it.
  public enum SymbolWeight: Int, Sendable {
    /// As the text beside it.
    case unspecified = 0
    /// The thinnest.
    case ultraLight
    /// Thin.
    case thin
    /// Light.
    case light
    /// Plain.
    case regular
    /// A little heavier than plain.
    case medium
    /// Half bold.
    case semibold
    /// Bold.
    case bold
    /// Heavy.
    case heavy
    /// The heaviest.
    case black
  }

  /// How large a symbol is beside text of its point size.
  public enum SymbolScale: Int, Sendable {
    /// The system's choice: medium.
    case `default` = -1
    /// Not stated.
    case unspecified = 0
    /// Small.
    case small = 1
    /// Medium.
    case medium = 2
    /// Large.
    case large = 3

    /// The size, in proportion to the medium scale. 0.78 and 1.28 are estimates without a source.
    var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .large: 1.28
      default: 1
      }
    }
  }

  /// A system symbol: at 17 points unless a configuration says otherwise.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A system symbol with a configuration.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard !name.isEmpty else { return nil }
    let size = SymbolMetrics.size(
      of: name, pointSize: configuration?.size(at: .large) ?? SymbolMetrics.defaultPointSize,
      scale: configuration?.scale ?? .medium, aspect: nil)
    self.init(name: name, size: size, isSymbol: true)
  }
}

/// The sizes of system symbols.
///
/// Apple publishes no table. Files say a symbol's proportions, as a size that just fits in 128 by
/// 128; its size at a point size follows from them.
package enum SymbolMetrics {
  /// The size of symbols that nothing else gives a size: that of body text, in points.
  package static let defaultPointSize: CGFloat = 17

  /// A symbol's size.
  ///
  /// - Parameters:
  ///   - pointSize: The size of text that the symbol goes with, in points.
  ///   - aspect: Width by height; nil where it is not known, which gives a square.
  package static func size(
    of name: String, pointSize: CGFloat, scale: UIImage.SymbolScale, aspect: CGFloat?
  ) -> CGSize {
    let extent = pointSize * scale.factor * extentPerPoint(of: name)
    let aspect = aspect ?? self.aspect(of: name)
    return aspect >= 1
      ? CGSize(width: extent, height: extent / aspect)
      : CGSize(width: extent * aspect, height: extent)
  }

  /// The longer side of a symbol of medium scale, in proportion to its point size: about 1.2 for
  /// most; 1.03 for chevrons (a large `chevron.right` at 17 points, 93 to 128, is saved as 15.67 by
  /// 22.33: 22.33 / 1.28 / 17).
  private static func extentPerPoint(of name: String) -> CGFloat {
    name.hasPrefix("chevron") ? 1.03 : 1.2
  }

  /// The proportions of kinds of symbols, by the word that they have in common.
  private static func aspect(of name: String) -> CGFloat {
    if name.contains("circle") || name.contains("square") { return 1 }
    if name.hasPrefix("chevron.left") || name.hasPrefix("chevron.right")
      || name.hasPrefix("chevron.backward") || name.hasPrefix("chevron.forward")
    {
      return 97.0 / 128
    }
    if name.hasPrefix("chevron") { return 128.0 / 72 }
    if name.hasPrefix("ellipsis") { return 128.0 / 37 }
    return 128.0 / 112
  }
}
