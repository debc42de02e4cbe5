/// A colour of a file.
///
/// Interface Builder stores components, the name of a system colour, or the name of a colour of an asset
/// catalogue with the components it had when the file was saved.
public struct IBColor: Hashable, Sendable {
  /// Where the colour comes from.
  public enum Source: Hashable, Sendable {
    /// Components in a colour space, by the name the file gives it.
    case components(space: String)
    /// A colour of the system, such as `labelColor`.
    case system(String)
    /// A colour of an asset catalogue.
    case named(String)
  }

  /// Components in sRGB, each from 0 to 1, as they are in light appearance.
  public struct Components: Hashable, Sendable {
    /// Red, from 0 to 1.
    public var red: Double
    /// Green, from 0 to 1.
    public var green: Double
    /// Blue, from 0 to 1.
    public var blue: Double
    /// Opacity, from 0 to 1.
    public var alpha: Double

    /// Makes components.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// Makes a grey.
    public init(white: Double, alpha: Double = 1) {
      self.init(red: white, green: white, blue: white, alpha: alpha)
    }
  }

  /// Where the colour comes from.
  public var source: Source
  /// The components; nil for a name that neither the file's resources nor the table of system colours
  /// hold.
  public var components: Components?

  /// Makes a colour.
  public init(source: Source, components: Components?) {
    self.source = source
    self.components = components
  }

  /// The name of the system colour, such as `labelColor`, or nil.
  public var systemName: String? {
    guard case .system(let name) = source else { return nil }
    return name
  }

  /// The name of the colour of an asset catalogue, or nil.
  public var assetName: String? {
    guard case .named(let name) = source else { return nil }
    return name
  }
}

extension IBColor.Components {
  /// Makes components from Display P3 ones: same transfer curve as sRGB, wider primaries; what sRGB
  /// cannot show is clipped.
  ///
  /// The matrix is that of P3-D65 to linear sRGB (SMPTE EG 432-1 and IEC 61966-2-1 primaries).
  package init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    let r = Self.linear(red)
    let g = Self.linear(green)
    let b = Self.linear(blue)
    self.init(
      red: Self.encoded(1.2249401763 * r - 0.2249401763 * g),
      green: Self.encoded(-0.0420569547 * r + 1.0420569547 * g),
      blue: Self.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b),
      alpha: alpha)
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    let clipped = min(max(value, 0), 1)
    return clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * power(clipped, 1 / 2.4) - 0.055
  }
}
