import Foundation
import UIKit

/// A picture, or a symbol of the system.
///
/// A picture has the size of its image; made `resizable`, it takes what it is offered. A symbol is as
/// large as the text beside it asks for.
public struct Image: Equatable, Sendable {
  /// Where the picture comes from.
  enum Source: Equatable, Sendable {
    /// The picture of the app's assets of a name, and its size, in points, where one is found.
    case named(String, CGSize?)
    /// A symbol of the system.
    case symbol(String)
    /// An image of UIKit's.
    case image(UIImage)
  }

  /// How a picture fills a size that is not its own.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }

  /// Whether a picture takes the foreground's colour.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// It does.
    case template
    /// It does not.
    case original
  }

  /// How large a symbol is beside its text.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// As usual.
    case medium
    /// Large.
    case large

    /// The scale under UIKit's name.
    var value: UIImage.SymbolScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// How smoothly a picture is stretched; layout does not see it.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
    /// A little.
    case low
    /// As usual.
    case medium
    /// Well.
    case high
  }

  let source: Source
  /// How it fills another size; nil keeps its own.
  private(set) var resizing: ResizingMode?
  /// Whether it takes the foreground's colour; nil is as its kind does.
  private(set) var mode: TemplateRenderingMode?
  /// What people who cannot see it are told; nil is its name.
  let label: Text?

  init(source: Source, label: Text? = nil) {
    self.source = source
    self.label = label
  }

  /// Makes the image of a name in the asset catalogues and files among a bundle's resources; nil is
  /// the program's own. Names that stand nowhere have the size that `ImageCatalog` holds.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: Self.source(name, bundle))
  }

  /// Makes an image of the app's assets, with what people who cannot see it are told.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: Self.source(name, bundle), label: label)
  }

  /// Makes an image of the app's assets that only decorates.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: Self.source(name, bundle))
  }

  private static func source(_ name: String, _ bundle: Bundle?) -> Source {
    .named(name, UIImage(named: name, in: bundle, with: nil)?.size)
  }

  /// Makes a symbol of the system.
  public init(systemName: String) { self.init(source: .symbol(systemName)) }

  /// Makes an image of UIKit's.
  public init(uiImage: UIImage) { self.init(source: .image(uiImage)) }

  /// The image, filling what it is offered.
  ///
  /// - Parameters:
  ///   - capInsets: What stays as it is when the image is stretched; layout does not see it.
  ///   - resizingMode: Whether it is stretched or repeated.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.resizing = resizingMode
    return image
  }

  /// The image, taking the foreground's colour or not; nil is as its kind does.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.mode = renderingMode
    return image
  }

  /// The image; how smoothly it is stretched is not drawn.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// The image; whether its edges are smooth is not drawn.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
