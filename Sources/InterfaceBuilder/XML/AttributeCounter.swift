/// Finds start tags with too many attributes before the XML reader sees them.
enum AttributeCounter {
  /// The line of the first tag with more equals signs outside of quotes than `limit`, or nil.
  ///
  /// It looks at single bytes, which is right for UTF-8 and, because the other byte of the signs in
  /// question is zero, for UTF-16 too.
  static func lineExceeding(_ limit: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var isInTag = false
    var quote: UInt8 = 0
    var count = 0
    var line = 1
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
      case UInt8(ascii: "<") where !isInTag:
        isInTag = true
        count = 0
      case UInt8(ascii: "<"):
        // No `<` stands inside a tag, so what came before was none.
        quote = 0
        count = 0
      case UInt8(ascii: ">") where quote == 0:
        isInTag = false
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == byte {
          quote = 0
        } else if quote == 0 && isInTag {
          quote = byte
        }
      case UInt8(ascii: "=") where isInTag && quote == 0:
        count += 1
        if count > limit {
          return line
        }
      default:
        break
      }
    }
    return nil
  }
}
