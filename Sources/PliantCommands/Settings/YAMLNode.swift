/// A value of a YAML document, with the line it begins at.
struct YAMLNode: Equatable, Sendable {
  /// What the value is.
  var value: Value
  /// The line, from 1.
  var line: Int

  /// The shapes that settings are made of.
  indirect enum Value: Equatable, Sendable {
    /// A word, number or string, as written.
    case scalar(String)
    /// A list.
    case sequence([YAMLNode])
    /// Names and values, in the order of the file.
    case mapping([Entry])
  }

  /// A name with its value.
  struct Entry: Equatable, Sendable {
    /// The name.
    var key: String
    /// The line of the name, from 1.
    var line: Int
    /// The value.
    var value: YAMLNode
  }
}
