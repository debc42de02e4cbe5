extension UIImage {
  private static let files = AssetCache<ImageFiles.Found>()

  /// The image of an asset catalogue, or of a PNG or JPEG file, among the program's own resources.
  ///
  /// Catalogues (`.xcassets`) are read as they stand in a source folder. Images without a size of
  /// their own there, and names that stand nowhere, are nil.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// The image of an asset catalogue or file among a bundle's resources; nil is the program's own.
  ///
  /// The configuration does not matter to the size of the image.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?
  ) {
    guard let found = Self.files.value(name, in: bundle, read: ImageFiles.find) else { return nil }
    self.init(name: name, size: found.size, scale: found.scale)
  }

  /// The image of an asset catalogue or file among a bundle's resources; nil is the program's own.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name, in: bundle, with: nil) }

  /// The image of a PNG or JPEG file: with `@2x` or `@3x` before its suffix, it has 2 or 3 pixels a
  /// point. Nil for a file that is neither.
  public convenience init?(contentsOfFile path: String) {
    guard let found = ImageFiles.image(at: URL(fileURLWithPath: path)) else { return nil }
    self.init(
      name: URL(fileURLWithPath: path).lastPathComponent, size: found.size,
      scale: found.scale)
  }

  /// The image of a PNG or JPEG file's bytes, at a pixel a point. Nil for other bytes.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The image of a PNG or JPEG file's bytes, at a number of pixels a point. Nil for other bytes.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, scale.isFinite, let pixels = ImageFiles.pixels(of: [UInt8](data)) else {
      return nil
    }
    self.init(
      name: nil, size: CGSize(width: pixels.width / scale, height: pixels.height / scale),
      scale: scale)
  }
}

/// Finds image files and reads their sizes.
enum ImageFiles {
  /// A size in points, and the pixels a point that it was found with.
  struct Found: Equatable {
    var size: CGSize
    var scale: CGFloat
  }

  /// The image of a name in a folder: of a catalogue there, or of a file.
  static func find(_ name: String, in folder: URL) -> Found? {
    guard !name.isEmpty, !name.contains("..") else { return nil }
    if let set = AssetCatalog.set("\(name).imageset", in: folder), let found = image(ofSet: set) {
      return found
    }
    let suffix = (name as NSString).pathExtension
    let stem = suffix.isEmpty ? name : (name as NSString).deletingPathExtension
    for scale in ["", "@2x", "@3x"] {
      for suffix in suffix.isEmpty ? ["png", "jpg", "jpeg"] : [suffix] {
        let file = folder.appendingPathComponent("\(stem)\(scale).\(suffix)")
        if let found = image(at: file) { return found }
      }
    }
    return nil
  }

  /// The size of an image set: that of its first image that has one.
  private static func image(ofSet folder: URL) -> Found? {
    struct Contents: Decodable {
      struct Image: Decodable {
        var filename: String?
        var scale: String?
      }
      var images: [Image]
    }
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    for image in contents.images {
      guard let filename = image.filename else { continue }
      let scale = image.scale.flatMap { Double($0.dropLast()) } ?? 1
      let file = folder.appendingPathComponent(filename)
      if let found = self.image(at: file, scale: CGFloat(scale)) { return found }
    }
    return nil
  }

  /// The image of a file; without a scale, that of its name counts.
  static func image(at file: URL, scale: CGFloat? = nil) -> Found? {
    guard let data = try? Data(contentsOf: file), let pixels = pixels(of: [UInt8](data)) else {
      return nil
    }
    let stem = file.deletingPathExtension().lastPathComponent
    let scale = scale ?? (stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
    guard scale > 0 else { return nil }
    return Found(
      size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale)
  }

  /// The width and height in pixels that a PNG or JPEG file states.
  ///
  /// PNG: the first chunk holds both as 32-bit numbers (PNG specification, 11.2.2). JPEG: a frame
  /// header holds both as 16-bit numbers (ITU-T T.81, B.2.2).
  static func pixels(of bytes: [UInt8]) -> CGSize? {
    func number(at index: Int, count: Int) -> Int {
      bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      return CGSize(width: number(at: 16, count: 4), height: number(at: 20, count: 4))
    }
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      // All frame headers, without the tables and the extension that lie among their numbers.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return CGSize(
          width: number(at: index + 7, count: 2), height: number(at: index + 5, count: 2))
      }
      index += 2 + number(at: index + 2, count: 2)
    }
    return nil
  }
}
