import Foundation

/// A folder that lives as long as this value.
final class TemporaryFolder {
  /// Its absolute path.
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path(percentEncoded: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, making the folders above it.
  func write(_ text: String, to name: String) throws {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Copies a file of the fixtures.
  func copy(_ fixture: String, to name: String) throws {
    try write(String(contentsOf: Fixtures.url(fixture), encoding: .utf8), to: name)
  }

  /// The place of a file in the folder.
  func url(_ name: String) -> URL { URL(filePath: path).appending(path: name) }
}
