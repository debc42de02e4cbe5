/// A parsed line of the visual format language, such as `H:|-[photo(60)]-(>=8)-[name]-|`.
///
/// The grammar is Apple's ("Visual Format Language", Auto Layout Guide): an orientation, a superview,
/// views with predicates in parentheses, and connections of the standard gap, a number, a metric or a
/// list of predicates.
struct VisualFormat {
  /// A length that something is compared with.
  enum Length: Equatable {
    case number(Double)
    case name(String)
  }

  /// A comparison, with a priority.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var length: Length
    var priority: Length?
  }

  /// What stands between two elements.
  enum Connection: Equatable {
    case flush
    case standard
    case predicates([Predicate])
  }

  /// A view or the superview.
  enum Element: Equatable {
    case superview
    case view(name: String, predicates: [Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var elements: [Element] = []
  /// One less than elements.
  var connections: [Connection] = []

  /// Parses a line.
  ///
  /// - Throws: `VisualFormatError.syntax` with the place of what is wrong.
  init(_ text: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(text)
    self = try parser.parse()
  }

  init() {}
}

/// Why constraints cannot be made from a visual format.
public enum VisualFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text is not of the format: where, counted from 0, and what was expected there.
  case syntax(format: String, offset: Int, expected: String)
  /// A view that the dictionary does not hold.
  case unknownView(String, format: String)
  /// A metric that the dictionary does not hold.
  case unknownMetric(String, format: String)
  /// The superview is named, and the view has none.
  case noSuperview(of: String, format: String)

  /// The message in the shape that UIKit's users know, with a mark under the offending place.
  public var description: String {
    switch self {
    case .syntax(let format, let offset, let expected):
      "Unable to parse constraint format: expected \(expected)\n\(format)\n"
        + String(repeating: " ", count: offset) + "^"
    case .unknownView(let name, let format):
      "Unable to parse constraint format: \(name) is not a key in the views dictionary\n\(format)"
    case .unknownMetric(let name, let format):
      "Unable to parse constraint format: \(name) is not a key in the metrics dictionary\n\(format)"
    case .noSuperview(let name, let format):
      "Unable to interpret '|' character, because the related view \(name) doesn't have a "
        + "superview\n\(format)"
    }
  }
}

/// Reads the visual format from left to right.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private var position = 0

  init(_ text: String) {
    format = text
    characters = Array(text)
  }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    if take("V") {
      result.axis = .vertical
      try expect(":")
    } else if take("H") {
      try expect(":")
    }
    result.elements.append(try element())
    while position < characters.count {
      result.connections.append(try connection())
      result.elements.append(try element())
    }
    let inner = result.elements.dropFirst().dropLast()
    guard !inner.contains(.superview), result.elements != [.superview],
      result.elements != [.superview, .superview]
    else { throw error("a view") }
    return result
  }

  private mutating func element() throws(VisualFormatError) -> VisualFormat.Element {
    if take("|") { return .superview }
    try expect("[")
    let name = try name("the name of a view")
    var predicates: [VisualFormat.Predicate] = []
    if take("(") { predicates = try list() }
    try expect("]")
    return .view(name: name, predicates: predicates)
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if position < characters.count, "[|".contains(characters[position]) { return .standard }
    let predicates: [VisualFormat.Predicate]
    if take("(") {
      predicates = try list()
    } else {
      predicates = [VisualFormat.Predicate(length: try length())]
    }
    try expect("-")
    return .predicates(predicates)
  }

  /// Predicates up to a closing parenthesis.
  private mutating func list() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    try expect(")")
    return predicates
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take("=") {
      try expect("=")
    } else if take("<") {
      try expect("=")
      relation = .lessThanOrEqual
    } else if take(">") {
      try expect("=")
      relation = .greaterThanOrEqual
    }
    var predicate = VisualFormat.Predicate(relation: relation, length: try length())
    if take("@") { predicate.priority = try length() }
    return predicate
  }

  private mutating func length() throws(VisualFormatError) -> VisualFormat.Length {
    let start = position
    if position < characters.count, characters[position] == "-" { position += 1 }
    while position < characters.count,
      characters[position].isWholeNumber || characters[position] == "."
    {
      position += 1
    }
    if position > start {
      let text = String(characters[start..<position])
      guard let number = Double(text), number.isFinite else {
        position = start
        throw error("a number")
      }
      return .number(number)
    }
    return .name(try name("a number or the name of a metric or view"))
  }

  private mutating func name(_ what: String) throws(VisualFormatError) -> String {
    let start = position
    while position < characters.count {
      let character = characters[position]
      guard character == "_" || character.isLetter || character.isNumber && position > start else {
        break
      }
      position += 1
    }
    guard position > start else { throw error(what) }
    return String(characters[start..<position])
  }

  private mutating func take(_ character: Character) -> Bool {
    guard position < characters.count, characters[position] == character else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Character) throws(VisualFormatError) {
    guard take(character) else { throw error("'\(character)'") }
  }

  private func error(_ expected: String) -> VisualFormatError {
    .syntax(format: format, offset: position, expected: expected)
  }
}
