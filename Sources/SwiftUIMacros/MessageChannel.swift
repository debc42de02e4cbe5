import Foundation

/// Messages on standard input and output: eight bytes that tell the length, the least significant
/// first, then JSON.
enum MessageChannel {
  /// The next message; nil where the compiler has closed the channel.
  static func receive() -> [UInt8]? {
    guard let header = read(8) else { return nil }
    let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // No source is that long: the channel is broken.
    guard count < 1 << 31 else { return nil }
    return read(Int(count))
  }

  /// Sends an answer.
  static func send(_ answer: MacroAnswer) {
    guard let body = try? JSONEncoder().encode(answer) else { return }
    var count = UInt64(body.count)
    var message = Data()
    for _ in 0..<8 {
      message.append(UInt8(count & 0xFF))
      count >>= 8
    }
    message.append(body)
    FileHandle.standardOutput.write(message)
  }

  private static func read(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let part = FileHandle.standardInput.readData(ofLength: count - bytes.count)
      if part.isEmpty { return nil }
      bytes += part
    }
    return bytes
  }
}
