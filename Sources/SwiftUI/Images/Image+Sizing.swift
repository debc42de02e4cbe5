import Devices
import LayoutTree
import Synchronization
import Typography
import UIKit

private struct ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
  /// How large symbols are beside their text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets how large symbols inside are beside their text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}

extension Image {
  /// The image's own size beside text of the surroundings, in points.
  func size(in environment: EnvironmentValues) -> CGSize {
    var font = (environment.font ?? .body).resolved(at: environment.dynamicTypeSize)
    for modifier in environment.text.fontModifiers { font.apply(modifier) }
    return size(in: environment, font: font.font)
  }

  /// The image's own size beside text in a font, in points.
  func size(in environment: EnvironmentValues, font: TypographyFont) -> CGSize {
    let size: CGSize
    switch source {
    case .symbol(let name): size = symbolSize(name, environment, font)
    case .named(let name, let found): size = found ?? ImageCatalog.size(of: name)
    case .image(let image):
      guard image.isSymbolImage, let name = image.name else { return image.size }
      size = symbolSize(name, environment, font)
    }
    let scale = Double(environment.displayScale)
    return CGSize(
      width: Typography.ceil(Double(size.width), scale: scale),
      height: Typography.ceil(Double(size.height), scale: scale))
  }

  private func symbolSize(
    _ name: String, _ environment: EnvironmentValues, _ font: TypographyFont
  ) -> CGSize {
    SymbolMetrics.size(
      of: name, pointSize: CGFloat(font.pointSize), scale: environment.imageScale.value,
      aspect: nil)
  }

  /// Whether the image is a symbol.
  var isSymbol: Bool {
    switch source {
    case .symbol: true
    case .named: false
    case .image(let image): image.isSymbolImage
    }
  }

  /// The asset's or symbol's name.
  var name: String? {
    switch source {
    case .symbol(let name), .named(let name, _): name
    case .image(let image): image.name
    }
  }

  /// The size that the image takes of a proposal, in points.
  func size(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize {
    let own = size(in: environment)
    guard resizing != nil else { return own }
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  /// What a node shows of the image in a box of a size.
  func content(in size: CGSize, _ environment: EnvironmentValues) -> ImageContent {
    let own = self.size(in: environment)
    let shown = resizing == nil ? own : size
    let isTinted =
      switch mode {
      case .template: true
      case .original: false
      case nil: isSymbol
      }
    return ImageContent(
      name: name, isSymbol: isSymbol,
      frame: LayoutRect(
        x: Double(size.width - shown.width) / 2, y: Double(size.height - shown.height) / 2,
        width: Double(shown.width), height: Double(shown.height)),
      tint: isTinted ? environment.foregroundColor(nil) : nil)
  }
}

/// The sizes of the app's images by name.
///
/// For images that are not among the program's resources, such as those of another repository.
public enum ImageCatalog {
  private static let sizes = Mutex<[String: CGSize]>([:])

  /// States an image's size, in points.
  public static func register(_ name: String, size: CGSize) {
    sizes.withLock { $0[name] = size }
  }

  /// The size of the image of a name, in points; zero for one that is not stated.
  static func size(of name: String) -> CGSize { sizes.withLock { $0[name] ?? .zero } }
}
