import LayoutTree

/// A file format of pictures.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// Scalable Vector Graphics, text as outlines.
  case svg
  /// Portable Network Graphics.
  case png

  /// The format that a file's name asks for by its ending, in small or capital letters; nil for
  /// any other ending.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }
}

/// Something that can be drawn.
public protocol Picture {
  /// The picture as steps.
  ///
  /// - Parameter fonts: The fonts to measure the picture's own texts with.
  func displayList(fonts: FontLibrary) -> DisplayList
}

extension Picture {
  /// The picture as an SVG document.
  public func svg(fonts: FontLibrary = FontLibrary()) -> String {
    SVGRenderer(fonts: fonts).render(displayList(fonts: fonts))
  }

  /// The picture as a PNG image.
  ///
  /// - Parameter scale: Pixels per point of the picture.
  /// - Throws: `DrawingError` when it is too large for one image.
  public func png(
    scale: Double = 2, fonts: FontLibrary = FontLibrary()
  ) throws(DrawingError) -> [UInt8] {
    try PNGRenderer(fonts: fonts).render(displayList(fonts: fonts), scale: scale)
  }

  /// The picture as the bytes of a file.
  ///
  /// - Parameter scale: Pixels per point, for formats that have pixels.
  public func bytes(
    format: PictureFormat, scale: Double = 2, fonts: FontLibrary = FontLibrary()
  ) throws(DrawingError) -> [UInt8] {
    switch format {
    case .svg: Array(svg(fonts: fonts).utf8)
    case .png: try png(scale: scale, fonts: fonts)
    }
  }
}

/// One screen in one configuration, without a device round it.
public struct ScreenPicture: Picture, Sendable {
  /// The screen.
  public var tree: LayoutTree
  /// What to show beside its views.
  public var options: ScreenOptions

  /// Makes a picture.
  public init(_ tree: LayoutTree, options: ScreenOptions = ScreenOptions()) {
    self.tree = tree
    self.options = options
  }

  /// The screen in the window's points.
  public func displayList(fonts: FontLibrary) -> DisplayList {
    var painter = ScreenPainter(tree, fonts: fonts, options: options)
    return painter.paint()
  }
}
