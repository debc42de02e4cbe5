/// A message between the command and a worker: its length in four bytes, lowest first, then itself.
enum MessageFrame {
  /// The most bytes a message may have.
  static let limit = 1 << 28

  /// The message with its length before it.
  static func framed(_ message: [UInt8]) -> [UInt8] {
    let count = UInt32(message.count)
    return [
      UInt8(truncatingIfNeeded: count), UInt8(truncatingIfNeeded: count >> 8),
      UInt8(truncatingIfNeeded: count >> 16), UInt8(truncatingIfNeeded: count >> 24),
    ] + message
  }
}

/// Puts messages together again from what a pipe delivers.
struct MessageBuffer {
  private var bytes: [UInt8] = []
  private var start = 0

  /// Takes what was read.
  mutating func append(_ part: some Collection<UInt8>) {
    if start > 0, start == bytes.count {
      bytes.removeAll(keepingCapacity: true)
      start = 0
    } else if start > 1 << 20 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: part)
  }

  /// The next whole message, or nil when more has to be read first.
  mutating func next() -> [UInt8]? {
    guard bytes.count - start >= 4 else { return nil }
    var count = 0
    for k in 0..<4 { count |= Int(bytes[start + k]) << (8 * k) }
    guard bytes.count - start - 4 >= count else { return nil }
    let message = Array(bytes[(start + 4)..<(start + 4 + count)])
    start += 4 + count
    return message
  }
}
