/// A pattern that leaves files and folders out, as in `.gitignore`.
///
/// `*` stands for any characters but a slash, `?` for one of them, `**` for any number of folders.
/// A pattern without a slash matches a name at any depth; one with a slash matches from the folder
/// that the settings file stands in. What matches a folder leaves out everything below it.
struct PathPattern: Equatable, Codable, Sendable {
  /// The pattern as written.
  var text: String

  /// Whether a path, relative to the folder of the settings, is left out.
  func matches(_ path: String) -> Bool {
    var pattern = text[...]
    if pattern.hasPrefix("./") { pattern = pattern.dropFirst(2) }
    if pattern.hasSuffix("/") { pattern = pattern.dropLast() }
    let wanted = pattern.split(separator: "/").map { Array($0.unicodeScalars) }
    let parts = path.split(separator: "/").map { Array($0.unicodeScalars) }
    guard !wanted.isEmpty else { return false }
    if wanted.count == 1, !pattern.hasPrefix("/") {
      return parts.contains { Self.matches(name: $0[...], pattern: wanted[0][...]) }
    }
    return Self.matches(parts: parts[...], patterns: wanted[...])
  }

  private static func matches(
    parts: ArraySlice<[Unicode.Scalar]>, patterns: ArraySlice<[Unicode.Scalar]>
  ) -> Bool {
    guard let pattern = patterns.first else { return true }
    let others = patterns.dropFirst()
    if pattern == ["*", "*"] {
      if others.isEmpty { return !parts.isEmpty }
      return parts.indices.contains { matches(parts: parts[$0...], patterns: others) }
    }
    guard let part = parts.first, matches(name: part[...], pattern: pattern[...]) else {
      return false
    }
    return matches(parts: parts.dropFirst(), patterns: others)
  }

  /// Matches one name with `*` and `?`, in time proportional to both lengths multiplied.
  private static func matches(
    name: ArraySlice<Unicode.Scalar>, pattern: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    var n = name.startIndex
    var p = pattern.startIndex
    var star: (pattern: Int, name: Int)?
    while n < name.endIndex {
      if p < pattern.endIndex, pattern[p] == "*" {
        star = (p, n)
        p += 1
      } else if p < pattern.endIndex, pattern[p] == "?" || pattern[p] == name[n] {
        p += 1
        n += 1
      } else if let last = star {
        p = last.pattern + 1
        n = last.name + 1
        star = (last.pattern, n)
      } else {
        return false
      }
    }
    while p < pattern.endIndex, pattern[p] == "*" { p += 1 }
    return p == pattern.endIndex
  }
}
