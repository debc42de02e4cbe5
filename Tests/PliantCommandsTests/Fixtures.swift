import Foundation

/// The files that the tests look at.
enum Fixtures {
  /// The folder that holds them.
  static let folder = Bundle.module.resourceURL!.appending(path: "Fixtures")

  /// One of them.
  static func url(_ name: String) -> URL { folder.appending(path: name) }
}
