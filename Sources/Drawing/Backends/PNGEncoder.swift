import CDeflate

/// Opaque pixels, row by row, each 0xRRGGBB.
struct Bitmap {
  var width: Int
  var height: Int
  var pixels: [UInt32]

  /// Copies the pixels of a surface whose rows are `stride` bytes apart.
  init(width: Int, height: Int, data: UnsafeMutablePointer<UInt8>, stride: Int) {
    self.width = width
    self.height = height
    pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      for row in 0..<height {
        let source = UnsafeRawPointer(data + row * stride)
        for column in 0..<width {
          buffer[row * width + column] =
            source.load(fromByteOffset: column * 4, as: UInt32.self) & 0xFF_FFFF
        }
      }
      count = width * height
    }
  }

  init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

/// Writes PNG images: with a palette when there are at most 256 colours, else in full colour.
///
/// Screens are flat areas, so rows are stored as they are or as the difference to the row above,
/// which libdeflate packs well at a low level; anything more costs time and saves little.
enum PNGEncoder {
  static func encode(_ bitmap: Bitmap) throws(DrawingError) -> [UInt8] {
    var image: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let palette = ColorPalette(of: bitmap)
    var header: [UInt8] = []
    append(UInt32(bitmap.width), to: &header)
    append(UInt32(bitmap.height), to: &header)
    // Bit depth, colour type (3 palette, 2 full colour), compression, filter, no interlace.
    header += [8, palette == nil ? 2 : 3, 0, 0, 0]
    append(chunk: "IHDR", header, to: &image)
    if let palette {
      let colors = palette.colors.flatMap { color in
        [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255)]
      }
      append(chunk: "PLTE", colors, to: &image)
      append(chunk: "IDAT", try compress(palette.rows(of: bitmap)), to: &image)
    } else {
      append(chunk: "IDAT", try compress(fullColorRows(of: bitmap)), to: &image)
    }
    append(chunk: "IEND", [], to: &image)
    return image
  }

  /// Three bytes a pixel, each row less the row above (filter 2).
  private static func fullColorRows(of bitmap: Bitmap) -> [UInt8] {
    let length = bitmap.width * 3 + 1
    return [UInt8](unsafeUninitializedCapacity: length * bitmap.height) { buffer, count in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        for row in 0..<bitmap.height {
          var target = row * length
          buffer[target] = 2
          target += 1
          let start = row * bitmap.width
          for column in 0..<bitmap.width {
            let color = pixels[start + column]
            let above = row > 0 ? pixels[start + column - bitmap.width] : 0
            buffer[target] = UInt8(truncatingIfNeeded: color >> 16 &- above >> 16)
            buffer[target + 1] = UInt8(truncatingIfNeeded: color >> 8 &- above >> 8)
            buffer[target + 2] = UInt8(truncatingIfNeeded: color &- above)
            target += 3
          }
        }
      }
      count = length * bitmap.height
    }
  }

  private static func compress(_ bytes: [UInt8]) throws(DrawingError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(4) else { throw .compressionFailed }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let packed = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, buffer.baseAddress, buffer.count)
    }
    if packed.isEmpty { throw .compressionFailed }
    return packed
  }

  private static func append(chunk name: String, _ data: [UInt8], to image: inout [UInt8]) {
    append(UInt32(data.count), to: &image)
    let body = Array(name.utf8) + data
    image += body
    append(libdeflate_crc32(0, body, body.count), to: &image)
  }

  private static func append(_ value: UInt32, to bytes: inout [UInt8]) {
    for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(shift))) }
  }
}
