/// The parts of a declaration such as `var name: Type = value`.
struct StoredVariable {
  /// The name.
  let name: String
  /// The stated type.
  private(set) var type: String?
  /// What it begins with.
  private(set) var initializer: String?

  /// Reads a declaration; nil where it is not that of a variable.
  init?(_ source: String) {
    var scanner = DeclarationScanner(source)
    guard scanner.skip(through: "var"), let name = scanner.identifier() else { return nil }
    self.name = name
    scanner.skipBlanks()
    if scanner.take(":") { type = scanner.text { $0 == "=" || $0 == "{" } }
    if scanner.take("=") { initializer = scanner.text { _ in false } }
  }
}

/// Walks through the source of a declaration, past comments and whole brackets and strings.
struct DeclarationScanner {
  private let characters: [Character]
  private var index = 0

  init(_ source: String) { characters = Array(source) }

  private var current: Character? { index < characters.count ? characters[index] : nil }

  private func begins(_ text: String) -> Bool {
    characters[index...].starts(with: text)
  }

  /// Goes past blanks and comments.
  mutating func skipBlanks() {
    while let character = current {
      if character.isWhitespace {
        index += 1
      } else if begins("//") {
        while let next = current, !next.isNewline { index += 1 }
      } else if begins("/*") {
        var depth = 0
        repeat {
          if begins("/*") {
            depth += 1
            index += 2
          } else if begins("*/") {
            depth -= 1
            index += 2
          } else {
            index += 1
          }
        } while depth > 0 && index < characters.count
      } else {
        return
      }
    }
  }

  /// Goes past a character, if it comes next.
  mutating func take(_ character: Character) -> Bool {
    skipBlanks()
    guard current == character else { return false }
    index += 1
    return true
  }

  /// The next name.
  mutating func identifier() -> String? {
    skipBlanks()
    let start = index
    while let character = current,
      character.isLetter || character.isNumber || character == "_"
        || character == "`"
    {
      index += 1
    }
    return index > start ? String(characters[start..<index]).filter { $0 != "`" } : nil
  }

  /// Goes past a word that stands outside brackets. Returns whether there is one.
  mutating func skip(through word: String) -> Bool {
    while current != nil {
      skipBlanks()
      let start = index
      if let name = identifier() {
        if name == word { return true }
      } else {
        skipToken()
      }
      if index == start { return false }
    }
    return false
  }

  /// The text up to a character outside brackets and strings, without blanks at its ends.
  mutating func text(until isEnd: (Character) -> Bool) -> String? {
    skipBlanks()
    let start = index
    while let character = current, !isEnd(character) { skipToken() }
    var end = min(index, characters.count)
    while end > start, characters[end - 1].isWhitespace { end -= 1 }
    return end > start ? String(characters[start..<end]) : nil
  }

  /// Goes past a character, or past all of a comment, a string or a bracket that it opens.
  private mutating func skipToken() {
    guard let character = current else { return }
    if begins("//") || begins("/*") { return skipBlanks() }
    switch character {
    case "(", "[", "{":
      index += 1
      while let next = current, next != ")", next != "]", next != "}" { skipToken() }
      index += 1
    case "\"": skipString()
    case "=" where begins("=="): index += 2
    default: index += 1
    }
  }

  private mutating func skipString() {
    let quote = begins("\"\"\"") ? "\"\"\"" : "\""
    index += quote.count
    while current != nil, !begins(quote) {
      if begins("\\(") {
        index += 1
        skipToken()
      } else {
        index += current == "\\" ? 2 : 1
      }
    }
    index += quote.count
  }
}
