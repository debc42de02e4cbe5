import Foundation
import LayoutTree
import Testing

@testable import Audit

@Suite struct RuleCatalogueTests {
  @Test func idsAreKebabCaseAndUnique() {
    let ids = RuleCatalogue.standard.ids
    #expect(
      ids == [
        "unsatisfiable-constraints", "ambiguous-layout", "outside-screen", "clipped-by-parent",
        "overlapping-content", "truncated-text", "small-touch-target", "fixed-text-size",
        "transition-dependent-layout",
      ])
    #expect(RuleCatalogue.standard.find("truncated-text")?.id == "truncated-text")
    #expect(RuleCatalogue.standard.find("truncated") == nil)
  }

  @Test func suggestsTheNearest() {
    let catalogue = RuleCatalogue.standard
    #expect(catalogue.suggestion(for: "truncated-txt") == "truncated-text")
    #expect(catalogue.suggestion(for: "ambigous-layout") == "ambiguous-layout")
    #expect(catalogue.suggestion(for: "zebra") == nil)
    #expect(editDistance("kitten", "sitting") == 3)
  }

  @Test func choosesRules() {
    let catalogue = RuleCatalogue.standard
    #expect(catalogue.only(["outside-screen"]).ids == ["outside-screen"])
    #expect(catalogue.without(["outside-screen"]).ids.count == 8)
  }

  /// The manual that the command prints and the doc comment hold the same words.
  @Test(arguments: RuleCatalogue.standard.ids)
  func manualIsTheDocComment(id: String) throws {
    let rule = try #require(RuleCatalogue.standard.find(id))
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let name = String(describing: rule)
    let file = root.appendingPathComponent("Sources/Audit/Rules/\(name).swift")
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let end = try #require(lines.firstIndex { $0.hasPrefix("public struct \(name)") })
    let start = try #require(lines[..<end].lastIndex { !$0.hasPrefix("///") }) + 1
    let comment = lines[start..<end].map { line in
      line == "///" ? "" : String(line.dropFirst(4))
    }
    #expect(comment.joined(separator: "\n") == rule.manual)
    #expect(!rule.summary.isEmpty && !rule.summary.hasSuffix("."))
  }
}

@Suite struct MergingTests {
  private func cut(_ width: Double) -> TextContent {
    line(
      "Title", 0, 0, width, needs: LayoutSize(width: 100, height: 20), isTruncated: true)
  }

  private func screen(
    _ device: String, _ width: Double, orientation: String = "portrait", textSize: String = "large",
    direction: String = "ltr"
  ) -> LayoutTree {
    tree(
      width < 100 ? [view("t", .label, (0, 0, width, 20), text: cut(width))] : [], device: device,
      orientation: orientation, textSize: textSize, direction: direction)
  }

  @Test func theWorstGivesTheReason() {
    let result = audit([screen("A", 80), screen("B", 60), screen("C", 70), screen("D", 200)])
    let finding = result[0].findings[0]
    #expect(result[0].findings.count == 1)
    #expect(finding.configurations.map(\.deviceName) == ["A", "B", "C"])
    #expect(finding.worst?.deviceName == "B")
    #expect(finding.reason == "needs 100 x 20 points and has 60 x 20; shows \"Title\"")
    #expect(result[0].configurationPhrase(of: finding) == "A and 2 more")
  }

  @Test func phrases() {
    func phrase(_ trees: [LayoutTree]) -> String {
      let result = audit(trees)[0]
      return result.configurationPhrase(of: result.findings[0])
    }
    #expect(phrase([screen("A", 80), screen("B", 80)]) == "both configurations")
    #expect(
      phrase([
        screen("A", 80, orientation: "landscape-right"), screen("A", 200),
      ]) == "A landscape")
    #expect(
      phrase([
        screen("A", 80, orientation: "landscape-right"), screen("A", 200),
        screen("B", 80, orientation: "landscape-right"), screen("B", 200),
      ]) == "both in landscape")
    #expect(
      phrase([
        screen("A", 80, textSize: "accessibility3"), screen("A", 200),
        screen("B", 80, textSize: "accessibility5"), screen("B", 200),
      ]) == "both at accessibility text sizes")
    #expect(
      phrase([
        screen("A", 80, direction: "rtl"), screen("A", 200), screen("B", 80, direction: "rtl"),
      ]) == "both right to left")
    #expect(
      phrase([screen("A", 80), screen("A", 80, direction: "rtl"), screen("B", 200)])
        == "both on A")
  }

  @Test func errorsComeFirstAndScreensKeepTheirOrder() {
    var other = screen("A", 80)
    other.screen = ScreenReference(file: "B.xib", scene: "z", title: "Z", line: 1)
    other.root.children.append(label("late", (0, 840, 10, 20)))
    let result = audit([other, screen("A", 80), screen("B", 80)])
    #expect(result.map(\.screen.scene) == ["z", "s"])
    #expect(result[0].findings.map(\.rule) == ["outside-screen", "truncated-text"])
    #expect(result[1].configurations.count == 2)
  }

  @Test func notesAreToldOnce() {
    var first = screen("A", 200)
    first.notes = [LayoutNote(message: "unknown element a"), LayoutNote(message: "no class B")]
    var second = screen("B", 200)
    second.notes = [LayoutNote(message: "no class B")]
    #expect(audit([first, second])[0].notes.map(\.message) == ["unknown element a", "no class B"])
  }
}

@Suite struct TreeIndexTests {
  @Test func flattensInOrder() {
    let index = TreeIndex(
      tree([
        view("a", .view, (0, 0, 1, 1), children: [view("b", .view, (0, 0, 1, 1))]),
        view("c", .view, (0, 0, 1, 1)),
      ]))
    #expect(index.entries.map(\.node.id) == ["root", "a", "b", "c"])
    #expect(index.entries.map(\.end) == [4, 3, 3, 4])
    #expect(index.children(of: index.entries[0]).map(\.node.id) == ["a", "c"])
    #expect(index.ancestors(of: index.entries[2]).map(\.node.id) == ["a", "root"])
  }

  @Test func numbersAreShort() {
    #expect(points(12) == "12")
    #expect(points(-0.25) == "-0.3")
    #expect(points(33.333) == "33.3")
    #expect(points(0.04) == "0")
    #expect(points(.infinity) == "inf")
  }

  @Test func framesThatAreNoNumbersDoNoHarm() {
    let nan = label("n", (.nan, 0, .infinity, 20))
    let field = view("f", .textField, (0, .nan, 10, 10)) { $0.isTouchTarget = true }
    #expect(audit([tree([nan, field, label("a", (0, 0, 20, 20))])])[0].findings.isEmpty)
  }
}
