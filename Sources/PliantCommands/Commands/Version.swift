/// The version of the tool.
enum Version {
  /// The version, as semantic versioning has it.
  static let current = "0.1.0"
}
