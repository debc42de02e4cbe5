/// The encoding of RFC 4648, section 4, as Interface Builder writes strings in it: padding may be
/// missing, and line breaks may stand anywhere.
enum Base64 {
  /// The text, or nil where the input is no Base64.
  static func decode(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 {
      let digit: UInt32
      switch byte {
      case 0x41...0x5A: digit = UInt32(byte) - 0x41
      case 0x61...0x7A: digit = UInt32(byte) - 0x61 + 26
      case 0x30...0x39: digit = UInt32(byte) - 0x30 + 52
      case 0x2B: digit = 62
      case 0x2F: digit = 63
      case 0x3D, 0x20, 0x0A, 0x0D, 0x09: continue
      default: return nil
      }
      bits = bits << 6 | digit
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
