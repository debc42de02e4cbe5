/// The colours of an image of few colours, in the order in which they first appear.
struct ColorPalette {
  /// The colours, each 0xRRGGBB, at most 256.
  private(set) var colors: [UInt32] = []
  /// An open hash table: for each slot the position in `colors`, or -1.
  private var slots: [Int16]

  private static let slotCount = 1024

  /// Nil when there are more than 256 colours.
  init?(of bitmap: Bitmap) {
    slots = [Int16](repeating: -1, count: Self.slotCount)
    // Most pixels are of the colour of the one before.
    var last: UInt32?
    for color in bitmap.pixels where color != last {
      last = color
      let slot = slot(of: color)
      if slots[slot] >= 0 { continue }
      if colors.count == 256 { return nil }
      slots[slot] = Int16(colors.count)
      colors.append(color)
    }
  }

  /// One byte a pixel, rows as they are (filter 0).
  func rows(of bitmap: Bitmap) -> [UInt8] {
    let width = bitmap.width
    let length = width + 1
    return [UInt8](unsafeUninitializedCapacity: length * bitmap.height) { buffer, count in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        var last: UInt32?
        var position: UInt8 = 0
        for row in 0..<bitmap.height {
          buffer[row * length] = 0
          for column in 0..<width {
            let color = pixels[row * width + column]
            if color != last {
              last = color
              position = UInt8(truncatingIfNeeded: slots[slot(of: color)])
            }
            buffer[row * length + 1 + column] = position
          }
        }
      }
      count = length * bitmap.height
    }
  }

  /// The slot that holds a colour, or the free one where it belongs.
  private func slot(of color: UInt32) -> Int {
    // Fibonacci hashing: the upper ten bits of the product.
    var slot = Int((color &* 2_654_435_769) >> 22)
    while slots[slot] >= 0, colors[Int(slots[slot])] != color {
      slot = (slot + 1) % Self.slotCount
    }
    return slot
  }
}
