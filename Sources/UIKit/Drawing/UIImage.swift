/// An image: its size and name, which is all that layout needs.
open class UIImage: NSObject, @unchecked Sendable {
  /// The size, in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// The asset's or symbol's name.
  package let name: String?
  /// Whether this is a system symbol, which follows the font beside it.
  public let isSymbolImage: Bool
  /// Whether the image takes the tint colour.
  public let renderingMode: RenderingMode

  /// How an image is coloured.
  public enum RenderingMode: Int, Sendable {
    /// As its surroundings ask.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal
    /// In the tint colour.
    case alwaysTemplate
  }

  /// Makes an image of a size, in points, with nothing to show.
  public init(size: CGSize, scale: CGFloat = 1) {
    self.size = size
    self.scale = scale
    name = nil
    isSymbolImage = false
    renderingMode = .automatic
  }

  package init(
    name: String?, size: CGSize, isSymbol: Bool = false, scale: CGFloat = 1,
    renderingMode: RenderingMode = .automatic
  ) {
    self.size = size
    self.scale = scale
    self.name = name
    isSymbolImage = isSymbol
    self.renderingMode = renderingMode
  }

  /// The image with another way of being coloured.
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(
      name: name, size: size, isSymbol: isSymbolImage, scale: scale, renderingMode: mode)
  }
}
