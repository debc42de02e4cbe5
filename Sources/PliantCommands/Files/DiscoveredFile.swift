/// An Interface Builder file to look at.
struct DiscoveredFile: Equatable, Codable, Sendable {
  /// The path to open it by.
  var path: String
  /// The path as output shows it.
  var displayPath: String

  /// Stands for the screens that the program holds itself.
  static let catalog = DiscoveredFile(path: "", displayPath: "screens")
}
