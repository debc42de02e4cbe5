import Foundation
import Synchronization

/// Finds the sets of asset catalogues (`.xcassets`) as they stand in a source folder.
enum AssetCatalog {
  /// The folder of a set, such as `Star.imageset`, in the catalogues of a folder.
  ///
  /// Groups of a catalogue that provide a namespace stand in the name, as in `Icons/Star.imageset`;
  /// others do not.
  static func set(_ name: String, in folder: URL) -> URL? {
    for entry in entries(of: folder) where entry.hasSuffix(".xcassets") {
      var waiting = [folder.appendingPathComponent(entry)]
      while let group = waiting.popLast() {
        let direct = group.appendingPathComponent(name)
        if FileManager.default.fileExists(atPath: direct.path) { return direct }
        for inner in entries(of: group).reversed() where !inner.contains(".") {
          waiting.append(group.appendingPathComponent(inner))
        }
      }
    }
    return nil
  }

  private static func entries(of folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}

/// What names among bundles' resources stand for, each looked up once.
final class AssetCache<Value: Sendable>: Sendable {
  private let known = Mutex<[String: Value?]>([:])

  /// The value of a name among a bundle's resources; nil is the program's own bundle.
  func value(
    _ name: String, in bundle: Bundle?, read: (_ name: String, _ folder: URL) -> Value?
  ) -> Value? {
    guard let folder = (bundle ?? .main).resourceURL else { return nil }
    let key = "\(folder.path)\n\(name)"
    if let known = known.withLock({ $0[key] }) { return known }
    let value = read(name, folder)
    known.withLock { $0[key] = .some(value) }
    return value
  }
}
