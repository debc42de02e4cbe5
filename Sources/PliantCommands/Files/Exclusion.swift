/// The files and folders that the settings leave out.
struct Exclusion: Equatable, Sendable {
  /// The patterns, of which one suffices.
  var patterns: [PathPattern] = []
  /// The absolute path of the folder that the patterns start from.
  var folder = "/"

  /// Whether the file or folder at an absolute path is left out.
  func matches(_ absolutePath: String) -> Bool {
    guard !patterns.isEmpty else { return false }
    let prefix = folder == "/" ? "/" : folder + "/"
    guard absolutePath.hasPrefix(prefix) else { return false }
    let path = String(absolutePath.dropFirst(prefix.count))
    return patterns.contains { $0.matches(path) }
  }
}
