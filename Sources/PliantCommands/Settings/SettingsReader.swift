import Glibc

/// Finds and reads a project's settings.
enum SettingsReader {
  /// The name of the file.
  static let fileName = ".pliant.yml"
  /// The names that the file may hold.
  static let keys = [
    "devices", "postures", "orientations", "windows", "text-sizes", "directions", "system",
    "rules", "exclude", "strict",
  ]

  /// The nearest settings file in a folder or above it, or nil.
  static func find(from folder: String) -> String? {
    var folder = folder
    while true {
      let candidate = PathSpelling.joined(folder, fileName)
      if access(candidate, R_OK) == 0 { return candidate }
      if folder == "/" { return nil }
      folder = PathSpelling.folder(of: folder)
    }
  }

  /// Reads a settings file.
  /// - Parameters:
  ///   - path: The file.
  ///   - currentFolder: The absolute path of the folder that output is relative to.
  static func read(_ path: String, currentFolder: String) throws(FileProblem) -> Settings {
    let displayed = PathSpelling.displayed(path, in: currentFolder)
    let text: [UInt8]
    do {
      text = try FileBytes.read(path, limit: 1 << 20)
    } catch {
      throw FileProblem(path: displayed, line: nil, message: error.message)
    }
    var settings = Settings()
    settings.displayPath = displayed
    settings.folder = PathSpelling.folder(of: PathSpelling.absolute(path, in: currentFolder))
    do {
      if let document = try YAMLReader.read(text) {
        try fill(&settings, from: document)
      }
    } catch {
      throw FileProblem(path: displayed, line: error.line, message: error.message)
    }
    return settings
  }

  private static func fill(
    _ settings: inout Settings, from document: YAMLNode
  ) throws(YAMLReader.Failure) {
    guard case .mapping(let entries) = document.value else {
      if document.value == .scalar("") { return }
      throw YAMLReader.Failure(line: document.line, message: "expected names with values")
    }
    for entry in entries {
      switch entry.key {
      case "devices": settings.matrix.devices = try names(entry)
      case "postures": settings.matrix.postures = try names(entry)
      case "orientations": settings.matrix.orientations = try names(entry)
      case "windows": settings.matrix.windows = try names(entry)
      case "text-sizes": settings.matrix.textSizes = try names(entry)
      case "directions": settings.matrix.directions = try names(entry)
      case "system": settings.matrix.system = try word(entry.value, of: "system")
      case "exclude": settings.excluded = try names(entry).map(PathPattern.init)
      case "strict": settings.isStrict = try truth(entry.value, of: "strict")
      case "rules": settings.rules = try rules(entry)
      default:
        let suggestion = Suggestion.nearest(to: entry.key, among: keys)
          .map { "; did you mean '\($0)'?" }
        throw YAMLReader.Failure(
          line: entry.line,
          message: "unknown setting '\(entry.key)'"
            + (suggestion ?? "; known: \(keys.joined(separator: ", "))"))
      }
    }
  }

  private static func names(_ entry: YAMLNode.Entry) throws(YAMLReader.Failure) -> [String] {
    switch entry.value.value {
    case .scalar(let text):
      return text.split(separator: ",").map { String($0.trimmingBlanks()) }.filter { !$0.isEmpty }
    case .sequence(let items):
      var names: [String] = []
      for item in items { names.append(try word(item, of: entry.key)) }
      return names
    case .mapping:
      throw YAMLReader.Failure(line: entry.line, message: "'\(entry.key)' must be a list")
    }
  }

  private static func word(
    _ node: YAMLNode, of key: String
  ) throws(YAMLReader.Failure) -> String {
    guard case .scalar(let text) = node.value else {
      throw YAMLReader.Failure(line: node.line, message: "'\(key)' must hold plain words")
    }
    return text
  }

  private static func truth(_ node: YAMLNode, of key: String) throws(YAMLReader.Failure) -> Bool {
    switch try word(node, of: key) {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default:
      throw YAMLReader.Failure(line: node.line, message: "'\(key)' must be true or false")
    }
  }

  private static func rules(
    _ entry: YAMLNode.Entry
  ) throws(YAMLReader.Failure) -> [Settings.RuleSetting] {
    guard case .mapping(let entries) = entry.value.value else {
      throw YAMLReader.Failure(
        line: entry.line, message: "'rules' must hold names of rules with off, on, warning or error"
      )
    }
    var settings: [Settings.RuleSetting] = []
    for rule in entries {
      let text = try word(rule.value, of: rule.key)
      let level: Settings.Level? =
        switch text {
        case "false", "no": .off
        case "true", "yes": .on
        default: Settings.Level(rawValue: text)
        }
      guard let level else {
        throw YAMLReader.Failure(
          line: rule.value.line, message: "'\(rule.key)' must be off, on, warning or error")
      }
      settings.append(Settings.RuleSetting(rule: rule.key, level: level, line: rule.line))
    }
    return settings
  }
}
