import LayoutTree

/// A colour of one value, as layers take it.
public final class CGColor: Hashable, Sendable {
  let value: LayoutColor

  init(_ value: LayoutColor) { self.value = value }

  /// Makes a colour, each part 0 to 1, in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      LayoutColor(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Makes a grey, 0 black to 1 white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The opacity, 0 to 1.
  public var alpha: CGFloat { CGFloat(value.alpha) }
  /// Red, green, blue and opacity, each 0 to 1.
  public var components: [CGFloat]? {
    [value.red, value.green, value.blue, value.alpha].map { CGFloat($0) }
  }

  /// Equal in every part.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.value == b.value }

  /// Equal colours have equal values.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension UIColor {
  /// The colour's value in the current surroundings, `UITraitCollection.current`, as UIKit says.
  public var cgColor: CGColor { CGColor(resolved(UITraitCollection.current.userInterfaceStyle)) }

  /// Makes a colour that is the same in light and dark surroundings.
  public convenience init(cgColor: CGColor) { self.init(light: cgColor.value, dark: cgColor.value) }

  /// Makes a colour from hue, saturation and brightness, each 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func part(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// The colour's parts in sRGB in the current surroundings, each 0 to 1.
  ///
  /// - Returns: True: every colour here has these parts.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = cgColor.value
    red?.pointee = CGFloat(value.red)
    green?.pointee = CGFloat(value.green)
    blue?.pointee = CGFloat(value.blue)
    alpha?.pointee = CGFloat(value.alpha)
    return true
  }

  /// The colour as it is with other traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let value = resolved(traitCollection.userInterfaceStyle)
    return UIColor(light: value, dark: value)
  }
}
