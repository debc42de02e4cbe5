import Audit
import LayoutTree
import Reporting

/// Writes laid-out screens as JSON: `{"screens": [...]}`, one view a line.
///
/// Screens are written one by one, by different processes, and put together later.
enum LayoutJSONPrinter {
  /// What comes before the first screen.
  static let opening = "{\n  \"screens\": ["
  /// What comes after the last screen.
  static let closing = "\n  ]\n}\n"

  /// What comes before a screen.
  static func separator(isFirst: Bool) -> String { isFirst ? "\n" : ",\n" }

  /// One screen with its views, in the order of the tree, and its findings.
  static func screen(_ tree: LayoutTree, findings: [Finding]) -> String {
    var lines: [String] = []
    append(tree.root, to: &lines)
    return screen(
      tree.screen, tree.configuration, views: lines, findings: findings)
  }

  /// A screen that no layout came of.
  static func screen(
    _ reference: ScreenReference, _ configuration: ConfigurationSummary, findings: [Finding]
  ) -> String {
    screen(reference, configuration, views: [], findings: findings)
  }

  private static func screen(
    _ reference: ScreenReference, _ configuration: ConfigurationSummary, views: [String],
    findings: [Finding]
  ) -> String {
    let members: [(String, JSONValue)] = [
      ("file", .string(reference.file)),
      ("scene", .string(reference.scene)),
      ("title", .string(reference.title)),
      ("device", .string(configuration.device)),
      ("posture", configuration.posture.map(JSONValue.string) ?? .null),
      ("orientation", .string(configuration.orientation)),
      ("window", .string(configuration.window)),
      ("size", .array([.number(configuration.size.width), .number(configuration.size.height)])),
      ("textSize", .string(configuration.textSize)),
      ("direction", .string(configuration.direction)),
      ("system", .integer(configuration.system)),
    ]
    var text = "    {\n"
    for (name, value) in members { text += "      \"\(name)\": \(value.line),\n" }
    text += list("views", views) + ",\n"
    let findings = findings.map {
      JSONReporter.value(of: $0, among: [configuration]).line
    }
    return text + list("findings", findings) + "\n    }"
  }

  private static func list(_ name: String, _ lines: [String]) -> String {
    if lines.isEmpty { return "      \"\(name)\": []" }
    return "      \"\(name)\": [\n        "
      + lines.joined(separator: ",\n        ") + "\n      ]"
  }

  private static func append(_ node: LayoutNode, to lines: inout [String]) {
    let frame = node.frame
    var members: [JSONValue.Member] = [
      .init("id", .string(node.id)),
      .init("class", .string(node.className)),
      .init(
        "frame",
        .array([
          .number(frame.x), .number(frame.y), .number(frame.width), .number(frame.height),
        ])),
    ]
    if let custom = node.customClass { members.append(.init("customClass", .string(custom))) }
    if let label = node.label { members.append(.init("label", .string(label))) }
    if node.isHidden { members.append(.init("hidden", .bool(true))) }
    lines.append(JSONValue.object(members).line)
    for child in node.children { append(child, to: &lines) }
  }
}
