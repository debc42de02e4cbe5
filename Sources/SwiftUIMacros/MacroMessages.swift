import Foundation

/// What the compiler asks for.
enum MacroRequest {
  /// Which version of the messages is spoken.
  case capability
  /// The expansion of a macro that stands by itself.
  case freestanding
  /// The expansion of a macro that stands on a declaration.
  case attached(AttachedExpansion)
  /// Something else.
  case unknown

  private struct Message: Decodable {
    struct Content: Decodable {}
    var getCapability: Content?
    var expandFreestandingMacro: Content?
    var expandAttachedMacro: AttachedExpansion?
  }

  /// Reads a message.
  static func decode(_ bytes: [UInt8]) -> MacroRequest {
    guard let message = try? JSONDecoder().decode(Message.self, from: Data(bytes)) else {
      return .unknown
    }
    if message.getCapability != nil { return .capability }
    if message.expandFreestandingMacro != nil { return .freestanding }
    if let expansion = message.expandAttachedMacro { return .attached(expansion) }
    return .unknown
  }
}

/// The expansion of a macro that stands on a declaration.
struct AttachedExpansion: Decodable {
  struct Macro: Decodable { var typeName: String }

  struct Syntax: Decodable {
    struct Location: Decodable {
      var fileName: String
      var offset: Int
    }
    var source: String
    var location: Location
  }

  /// The macro.
  var macro: Macro
  /// What the expansion is to be: `accessor`, `peer`.
  var macroRole: String
  /// The declaration.
  var declSyntax: Syntax
  /// What the declaration stands in, innermost first.
  var lexicalContext: [Syntax]?
}

/// What the compiler is told.
enum MacroAnswer: Encodable {
  /// The version of the messages that is spoken.
  case capability
  /// The source that stands for a macro, nil where there is none, and what is wrong.
  case expansion(String?, [MacroDiagnostic])

  private enum Keys: String, CodingKey { case getCapabilityResult, expandMacroResult }
  private struct Capability: Encodable {
    struct Version: Encodable { var protocolVersion = 7 }
    var capability = Version()
  }
  private struct Expansion: Encodable {
    var expandedSource: String?
    var diagnostics: [MacroDiagnostic]
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    switch self {
    case .capability: try container.encode(Capability(), forKey: .getCapabilityResult)
    case .expansion(let source, let diagnostics):
      try container.encode(
        Expansion(expandedSource: source, diagnostics: diagnostics), forKey: .expandMacroResult)
    }
  }
}

/// An error at a place in the source that holds the macro.
struct MacroDiagnostic: Encodable {
  struct Position: Encodable {
    var fileName: String
    var offset: Int
  }
  struct None: Encodable {}

  var message: String
  var severity = "error"
  var position: Position
  var highlights: [None] = []
  var notes: [None] = []
  var fixIts: [None] = []

  init(_ message: String, at syntax: AttachedExpansion.Syntax?) {
    self.message = message
    position = Position(
      fileName: syntax?.location.fileName ?? "", offset: syntax?.location.offset ?? 0)
  }
}
