import Glibc

/// Reads and writes whole files.
enum FileBytes {
  /// Why a file could not be read or written.
  struct Failure: Error, Equatable {
    /// What is wrong, one line without the path.
    var message: String
  }

  /// The bytes of a file.
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The most bytes to take; a larger file is refused.
  static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(message: reason()) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while true {
      let chunk = 1 << 16
      let start = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: chunk))
      let count = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(descriptor, buffer.baseAddress! + start, chunk)
      }
      guard count >= 0 else { throw Failure(message: reason()) }
      bytes.removeLast(chunk - count)
      if count == 0 { return bytes }
      guard bytes.count <= limit else {
        throw Failure(message: "larger than \(limit) bytes")
      }
    }
  }

  /// Writes a file, in place of an older one.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure(message: reason()) }
    defer { close(descriptor) }
    guard writeAll(bytes, to: descriptor) else { throw Failure(message: reason()) }
  }

  /// Writes every byte to a descriptor; false when the other end is gone or the disk is full.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
      }
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      offset += count
    }
    return true
  }

  private static func reason() -> String {
    switch errno {
    case ENOENT: "no such file or folder"
    case EACCES: "permission denied"
    case EISDIR: "is a folder"
    case ENOSPC: "no space left"
    default: String(cString: strerror(errno))
    }
  }
}
