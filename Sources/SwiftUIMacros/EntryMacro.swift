/// `@Entry`: a key type beside a property, and the property's accessors by that key.
enum EntryMacro {
  static func expand(_ expansion: AttachedExpansion) -> MacroAnswer {
    let declaration = expansion.declSyntax
    guard let variable = StoredVariable(declaration.source) else {
      return .expansion(nil, [.init("@Entry belongs on a var with a name", at: declaration)])
    }
    guard let key = keyProtocol(expansion) else {
      return .expansion(
        nil,
        [.init("@Entry belongs in an extension of EnvironmentValues", at: declaration)])
    }
    let keyName = "__Key_\(variable.name)"
    if expansion.macroRole == "accessor" {
      return .expansion(
        "get { self[\(keyName).self] }\nset { self[\(keyName).self] = newValue }", [])
    }
    let value: String
    switch (variable.type, variable.initializer) {
    case (let type?, let initializer?):
      value = "static var defaultValue: \(type) { \(initializer) }"
    case (let type?, nil) where type.hasSuffix("?") || type.hasPrefix("Optional<"):
      value = "static var defaultValue: \(type) { nil }"
    case (nil, let initializer?):
      value = "static let defaultValue = \(initializer)"
    default:
      return .expansion(
        nil, [.init("@Entry needs a value to begin with", at: declaration)])
    }
    return .expansion("private struct \(keyName): \(key) {\n  \(value)\n}", [])
  }

  /// The protocol of the keys of the type that the property extends.
  private static func keyProtocol(_ expansion: AttachedExpansion) -> String? {
    guard let context = expansion.lexicalContext?.first?.source else { return nil }
    let words = context.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    guard let index = words.firstIndex(of: "extension") else { return nil }
    var extended = words[(index + 1)...]
    if extended.first == "SwiftUI" { extended = extended.dropFirst() }
    switch extended.first {
    case "EnvironmentValues": return "SwiftUI.EnvironmentKey"
    case "Transaction": return "SwiftUI.TransactionKey"
    default: return nil
    }
  }
}
