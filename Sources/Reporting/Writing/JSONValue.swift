/// A JSON value whose members keep the order they were given in.
public enum JSONValue: Equatable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number, written to four decimals; one that is not finite is written as `null`.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Members in order.
  case object([Member])

  /// A name and its value.
  public struct Member: Equatable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: JSONValue

    /// Makes a member.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The text on one line, with a blank behind commas and colons.
  public var line: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// The text over several lines, two blanks deeper at each level; values without members of their
  /// own inside stay on one line when it is at most 160 characters long.
  public func pretty(indent: Int = 0) -> String {
    var text = ""
    writePretty(to: &text, indent: indent)
    return text
  }

  /// The text in quotes, escaped as RFC 8259 says.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    result.reserveCapacity(text.utf8.count + 2)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += "\(value)"
    case .number(let value): text += value.isFinite ? NumberText.short(value) : "null"
    case .string(let value): text += Self.quoted(value)
    case .array(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += ", " }
        item.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        text += Self.quoted(member.name) + ": "
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private func writePretty(to text: inout String, indent: Int) {
    if isFlat {
      let short = line
      if short.count <= 160 {
        text += short
        return
      }
    }
    let margin = String(repeating: " ", count: indent + 2)
    switch self {
    case .array(let items):
      text += "[\n"
      for (index, item) in items.enumerated() {
        text += margin
        item.writePretty(to: &text, indent: indent + 2)
        text += index == items.count - 1 ? "\n" : ",\n"
      }
      text += String(repeating: " ", count: indent) + "]"
    case .object(let members):
      text += "{\n"
      for (index, member) in members.enumerated() {
        text += margin + Self.quoted(member.name) + ": "
        member.value.writePretty(to: &text, indent: indent + 2)
        text += index == members.count - 1 ? "\n" : ",\n"
      }
      text += String(repeating: " ", count: indent) + "}"
    default: write(to: &text)
    }
  }

  /// Whether no value inside has values of its own.
  private var isFlat: Bool {
    switch self {
    case .array(let items): items.allSatisfy(\.isLeaf)
    case .object(let members): members.allSatisfy(\.value.isLeaf)
    default: true
    }
  }

  private var isLeaf: Bool {
    switch self {
    case .array(let items): items.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }
}
