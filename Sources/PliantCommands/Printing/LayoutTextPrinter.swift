import LayoutTree
import Reporting

/// Writes a laid-out screen for people: the view tree, indented, with frames in columns.
enum LayoutTextPrinter {
  /// The widest the tree's column gets, in characters; longer lines push their numbers out.
  private static let widestTree = 56

  /// One screen, with a line break at its end.
  static func text(_ tree: LayoutTree) -> String {
    var rows: [Row] = []
    append(tree.root, depth: 0, to: &rows)
    let names = rows.map(\.name.count).filter { $0 <= widestTree }
    let treeWidth = max(names.max() ?? 0, 4)
    let headings = ["x", "y", "width", "height"]
    var widths = headings.map(\.count)
    for row in rows {
      for k in 0..<4 { widths[k] = max(widths[k], row.numbers[k].count) }
    }
    var text = heading(tree.screen, tree.configuration)
    text += line("", headings, "", treeWidth: treeWidth, widths: widths)
    for row in rows {
      text += line(row.name, row.numbers, row.id, treeWidth: treeWidth, widths: widths)
    }
    return text
  }

  /// The two lines above a screen's tree.
  static func heading(_ screen: ScreenReference, _ configuration: ConfigurationSummary) -> String {
    var name = configuration.deviceName
    if let posture = configuration.posture { name += " \(posture)" }
    name += " \(configuration.orientation)"
    if configuration.window != "full" { name += ", window \(configuration.window)" }
    let size = configuration.size
    name += ", \(NumberText.short(size.width)) x \(NumberText.short(size.height))"
    name += ", text \(configuration.textSize), \(configuration.direction)"
    name += ", iOS \(configuration.system)"
    return "\(screen.file):\(max(1, screen.line))  \(screen.title)\n\(name)\n"
  }

  private struct Row {
    var name: String
    var numbers: [String]
    var id: String
  }

  private static func append(_ node: LayoutNode, depth: Int, to rows: inout [Row]) {
    var name = String(repeating: "  ", count: depth) + (node.customClass ?? node.className)
    if let label = node.label { name += " " + shortened(label) }
    if node.isHidden { name += " (hidden)" }
    let frame = node.frame
    rows.append(
      Row(
        name: name,
        numbers: [frame.x, frame.y, frame.width, frame.height].map(NumberText.short),
        id: node.id))
    for child in node.children { append(child, depth: depth + 1, to: &rows) }
  }

  /// The label in quotes, on one line, at most 32 characters of it.
  private static func shortened(_ label: String) -> String {
    let single = String(label.map { $0.isNewline ? " " : $0 })
    return "\"" + (single.count > 32 ? String(single.prefix(31)) + "…" : single) + "\""
  }

  private static func line(
    _ name: String, _ numbers: [String], _ id: String, treeWidth: Int, widths: [Int]
  ) -> String {
    var line = name + String(repeating: " ", count: max(0, treeWidth - name.count))
    for (number, width) in zip(numbers, widths) {
      line += "  " + String(repeating: " ", count: max(0, width - number.count)) + number
    }
    return (id.isEmpty ? line : line + "  \(id)") + "\n"
  }
}
