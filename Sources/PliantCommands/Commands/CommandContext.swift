import Glibc

/// The world around a command: where it was started and where its words go.
struct CommandContext: Sendable {
  /// The absolute path of the folder that the command was started in.
  let currentFolder = PathSpelling.currentFolder()
  /// Whether the program holds screens of its own, which commands look at when they are given no path.
  var hasScreens = false
  /// Whether text on the standard output may be coloured.
  var colorsOutput = false
  /// Whether to tell on the standard error how far the work has come.
  var showsProgress = false

  /// Writes to the standard output; false when nobody reads it any more.
  @discardableResult
  func write(_ text: String) -> Bool { write(Array(text.utf8)) }

  /// Writes bytes to the standard output; false when nobody reads it any more.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool { FileBytes.writeAll(bytes, to: STDOUT_FILENO) }

  /// Writes `pliant: message` to the standard error.
  func complain(_ message: String) {
    _ = FileBytes.writeAll(Array("pliant: \(message)\n".utf8), to: STDERR_FILENO)
  }

  /// The value of an environment variable, or nil when it is unset or empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Whether a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}
