/// What a worker does with each laid-out screen.
enum WorkTask: String, Codable, Sendable {
  /// Sends what the rules find.
  case check
  /// Sends the view tree as text.
  case layoutText
  /// Sends the view tree as JSON.
  case layoutJSON
  /// Sends the whole tree, with what rules find by steps.
  case tree
  /// Sends the views that differ from the frames saved in the file.
  case verify
}
