/// The inline marks of Markdown in a text: emphasis, code, struck text and links.
///
/// White space and line breaks stay as they are, as in SwiftUI's texts. Marks that belong to nothing
/// stand for themselves.
struct InlineMarkdown {
  /// What a mark says about the characters inside it.
  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: Int
    static let strong = Traits(rawValue: 1)
    static let emphasis = Traits(rawValue: 2)
    static let code = Traits(rawValue: 4)
    static let strikethrough = Traits(rawValue: 8)
    static let link = Traits(rawValue: 16)
  }

  /// Characters under the same marks.
  struct Piece: Equatable {
    var text: String
    var traits: Traits = []
  }

  /// The characters without marks.
  private(set) var pieces: [Piece] = []

  private struct Token {
    var text: String
    var traits: Traits = []
    /// The mark's character and what it may do; nil for characters that are none.
    var mark: Character?
    var canOpen = false
    var canClose = false
  }

  private var tokens: [Token] = []

  /// Reads a text.
  init(_ source: String) {
    guard source.utf8.contains(where: Self.isMark) else {
      pieces = source.isEmpty ? [] : [Piece(text: source)]
      return
    }
    tokenize(Array(source), traits: [], depth: 0)
    pair()
    for token in tokens where !token.text.isEmpty {
      if pieces.last?.traits == token.traits {
        pieces[pieces.count - 1].text += token.text
      } else {
        pieces.append(Piece(text: token.text, traits: token.traits))
      }
    }
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
      UInt8(ascii: "["), UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  /// How deep links' titles may hold links; deeper brackets stand for themselves.
  private static let greatestDepth = 4

  private mutating func tokenize(_ source: [Character], traits: Traits, depth: Int) {
    var plain = ""
    func flushed() -> Token { Token(text: plain, traits: traits) }
    var index = 0
    while index < source.count {
      let character = source[index]
      switch character {
      case "\\" where index + 1 < source.count && Self.isEscapable(source[index + 1]):
        plain.append(source[index + 1])
        index += 2
        continue
      case "`":
        let count = Self.run(of: character, in: source, from: index)
        if let end = Self.codeEnd(in: source, from: index + count, count: count) {
          tokens.append(flushed())
          plain = ""
          tokens.append(
            Token(text: String(source[(index + count)..<end]), traits: traits.union(.code)))
          index = end + count
        } else {
          plain += String(repeating: character, count: count)
          index += count
        }
        continue
      case "[" where depth < Self.greatestDepth:
        if let link = Self.link(in: source, from: index) {
          tokens.append(flushed())
          plain = ""
          tokenize(Array(source[link.title]), traits: traits.union(.link), depth: depth + 1)
          index = link.end
          continue
        }
      case "*", "_", "~":
        let count = Self.run(of: character, in: source, from: index)
        tokens.append(flushed())
        plain = ""
        appendMarks(character, count: count, in: source, at: index, traits: traits)
        index += count
        continue
      default: break
      }
      plain.append(character)
      index += 1
    }
    tokens.append(flushed())
  }

  private mutating func appendMarks(
    _ mark: Character, count: Int, in source: [Character], at index: Int, traits: Traits
  ) {
    let before = index > 0 ? source[index - 1] : " "
    let after = index + count < source.count ? source[index + count] : " "
    var canOpen = !after.isWhitespace
    var canClose = !before.isWhitespace
    if mark == "_" {
      canOpen = canOpen && !(before.isLetter || before.isNumber)
      canClose = canClose && !(after.isLetter || after.isNumber)
    }
    // Runs of three are one of two and one of one; a single tilde strikes as two do.
    var left = count
    var sizes: [Int] = []
    while left > 0 {
      let size = left >= 2 ? 2 : 1
      sizes.append(size)
      left -= size
    }
    if canClose && !canOpen { sizes.reverse() }
    for size in sizes {
      tokens.append(
        Token(
          text: String(repeating: mark, count: size), traits: traits, mark: mark, canOpen: canOpen,
          canClose: canClose))
    }
  }

  /// Finds the marks that belong together and marks what is between them.
  private mutating func pair() {
    var open: [Int] = []
    for index in tokens.indices {
      guard let mark = tokens[index].mark else { continue }
      let size = tokens[index].text.count
      if tokens[index].canClose,
        let place = open.lastIndex(where: {
          tokens[$0].mark == mark && tokens[$0].text.count == size
        }), open[place] + 1 < index
      {
        let trait: Traits = mark == "~" ? .strikethrough : size == 2 ? .strong : .emphasis
        for inner in (open[place] + 1)..<index { tokens[inner].traits.insert(trait) }
        tokens[open[place]].text = ""
        tokens[index].text = ""
        open.removeSubrange(place...)
      } else if tokens[index].canOpen, open.count < Self.greatestNesting {
        open.append(index)
      }
    }
  }

  /// How many marks may be open at a time; more stand for themselves.
  private static let greatestNesting = 32

  private static func isEscapable(_ character: Character) -> Bool {
    character.isASCII && (character.isPunctuation || character.isSymbol)
  }

  private static func run(of mark: Character, in source: [Character], from start: Int) -> Int {
    var index = start
    while index < source.count, source[index] == mark { index += 1 }
    return index - start
  }

  private static func codeEnd(in source: [Character], from start: Int, count: Int) -> Int? {
    var index = start
    while index < source.count {
      guard source[index] == "`" else {
        index += 1
        continue
      }
      let length = run(of: "`", in: source, from: index)
      if length == count { return index }
      index += length
    }
    return nil
  }

  /// The link that begins at a bracket: its title, and where it ends.
  private static func link(
    in source: [Character], from start: Int
  ) -> (title: Range<Int>, end: Int)? {
    var depth = 0
    var index = start
    while index < source.count {
      switch source[index] {
      case "\\": index += 1
      case "[": depth += 1
      case "]": depth -= 1
      default: break
      }
      if depth == 0 { break }
      index += 1
    }
    guard index + 1 < source.count, source[index + 1] == "(" else { return nil }
    var end = index + 2
    while end < source.count, source[end] != ")" {
      if source[end] == "\n" { return nil }
      end += 1
    }
    guard end < source.count else { return nil }
    return ((start + 1)..<index, end + 1)
  }
}
