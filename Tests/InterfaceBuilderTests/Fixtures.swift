import Foundation
import InterfaceBuilder
import Testing

/// Reads the fixtures beside the tests.
enum Fixtures {
  static func document(_ name: String) throws -> IBDocument {
    let path = try #require(Bundle.module.path(forResource: "Fixtures/\(name)", ofType: nil))
    return try IBParser.parse(path: path, fileName: name)
  }

  /// A xib with these top-level objects, from line 4 on.
  static func xib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
    <objects>
    \(objects)
    </objects>
    </document>
    """
  }

  static func parse(_ text: String) throws(IBError) -> IBDocument {
    try IBParser.parse(Array(text.utf8), fileName: "test.xib")
  }

  /// The error that a text gives, or nil.
  static func error(_ text: String) -> IBError? {
    error(Array(text.utf8))
  }

  static func error(_ bytes: [UInt8]) -> IBError? {
    do throws(IBError) {
      _ = try IBParser.parse(bytes, fileName: "test.xib")
      return nil
    } catch {
      return error
    }
  }
}
