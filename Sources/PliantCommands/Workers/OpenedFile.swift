import LayoutTree

/// What reading a file gave.
struct OpenedFile: Codable, Equatable, Sendable {
  /// A screen of the file.
  struct Screen: Codable, Equatable, Sendable {
    /// Which one it is.
    var reference: ScreenReference
    /// What it was designed in, in full.
    var designed: ConfigurationRequest
  }

  /// The file's screens; empty when it cannot be used at all.
  var screens: [Screen] = []
  /// What of the file, or that the whole file, cannot be used.
  var problems: [FileProblem] = []
}
