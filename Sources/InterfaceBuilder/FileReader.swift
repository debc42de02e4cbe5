#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// Reads whole files.
enum FileReader {
  /// The bytes of a file of at most `limit` bytes.
  static func bytes(of path: String, fileName: String, limit: Int) throws(IBError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(fileName) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(fileName) }
    if status.st_mode & S_IFMT == S_IFDIR {
      throw IBError(file: fileName, reason: .isDirectory)
    }
    guard status.st_size <= limit else {
      throw IBError(file: fileName, reason: .tooLarge(limit: limit))
    }
    var bytes: [UInt8] = []
    // Pipes have no size, so the size is only where to begin.
    var buffer = [UInt8](repeating: 0, count: max(Int(status.st_size) + 1, 1 << 14))
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR {
        continue
      }
      guard count >= 0 else { throw failure(fileName) }
      if count == 0 {
        return bytes
      }
      bytes.append(contentsOf: buffer[0..<count])
      guard bytes.count <= limit else {
        throw IBError(file: fileName, reason: .tooLarge(limit: limit))
      }
    }
  }

  private static func failure(_ fileName: String) -> IBError {
    IBError(file: fileName, reason: .unreadable(String(cString: strerror(errno))))
  }
}
