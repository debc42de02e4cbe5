import Foundation
import LayoutTree
import Testing

@testable import SwiftUI

/// Views have the initialisers of Apple's, in the orders of arguments of all systems.
@MainActor @Suite struct ViewSignatureTests {
  private func size<V: View>(_ view: V) -> CGSize { Laid(view).root }

  @Test("Old and new orders of a control's arguments give one view") func orders() {
    let text = Binding.constant("a")
    let value = Binding.constant(0.5)
    let count = Binding.constant(3)
    #expect(
      size(Picker(selection: text, label: Text("p")) { Text("a").tag("a") })
        == size(Picker("p", selection: text) { Text("a").tag("a") }))
    #expect(
      size(
        Slider(
          value: value, in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
          maximumValueLabel: Text("1"), label: { Text("s") }))
        == size(
          Slider(
            value: value, in: 0...1, label: { Text("s") }, minimumValueLabel: { Text("0") },
            maximumValueLabel: { Text("1") })))
    #expect(
      size(Stepper(value: count, in: 0...9, onEditingChanged: { _ in }, label: { Text("c") }))
        == size(Stepper("c", value: count, in: 0...9)))
    #expect(
      size(TextField("t", text: text, onEditingChanged: { _ in }, onCommit: {}))
        == size(TextField("t", text: text)))
  }

  @Test("Fields show values in a format, and nothing where there is no value")
  func valuesInFields() {
    func text<V: View>(_ view: V) -> String? {
      Laid(view).nodes("TextField").first?.text?.string
    }
    let style = IntegerFormatStyle<Int>.number.locale(Locale(identifier: "en_US"))
    #expect(
      text(TextField(value: .constant(1234), format: style) { Text("n") })
        == text(TextField("n", text: .constant("1,234"))))
    let none: Binding<Int?> = .constant(nil)
    #expect(
      text(TextField("n", value: none, format: style)) == text(TextField("n", text: .constant(""))))
  }

  @Test("A value that cannot be read leaves the value as it is") func reading() {
    var stored = 5
    let value = Binding(get: { stored }, set: { stored = $0 })
    let style = IntegerFormatStyle<Int>.number.locale(Locale(identifier: "en_US"))
    let view = TextField("n", value: value, format: style)
    #expect(size(view) == size(TextField("n", text: .constant("5"))))
    #expect(stored == 5)
  }

  @Test("Tabs with roles, with images and with nothing in the bar show their content")
  func tabs() {
    let view = TabView {
      Tab("a", systemImage: "star", role: .search) { Color.red }
      Tab("b", image: "b") { Color.blue }
      Tab { Color.green }
    }
    #expect(Laid(view).nodes("Color").count == 1)
  }

  private struct Entry: Identifiable {
    let id: Int
    var height: CGFloat
  }

  @Test("A list of bindings has the rows of a list of elements") func listOfBindings() {
    let entries = [Entry(id: 1, height: 50), Entry(id: 2, height: 60)]
    let chosen = Binding.constant(Set<Int>())
    func frames<V: View>(_ view: V) -> [CGRect] { Laid(view).frames("Color") }
    let expected = frames(List(entries) { Color.red.frame(height: $0.height) })
    #expect(expected.count == 2)
    let bound = Binding.constant(entries)
    #expect(frames(List(bound) { $entry in Color.red.frame(height: entry.height) }) == expected)
    #expect(
      frames(List(bound, id: \.id) { $entry in Color.red.frame(height: entry.height) })
        == expected)
    #expect(
      frames(List(bound, selection: chosen) { $entry in Color.red.frame(height: entry.height) })
        == expected)
    #expect(
      frames(List(entries, id: \.id, selection: chosen) { Color.red.frame(height: $0.height) })
        == expected)
  }

  @Test("Toolbar content of an app's own gives its items") func toolbarContent() {
    let view = NavigationStack {
      Color.red.toolbar(id: "main") {
        ToolbarItem(id: "a") { Text("first") }
        OwnItems(isLong: true)
      }
    }
    let texts = Laid(view).graph.export().flatMap(labels)
    #expect(texts.contains("first"))
    #expect(texts.contains("second"))
    #expect(texts.contains("third"))
  }

  private func labels(_ node: LayoutNode) -> [String] {
    [node.label, node.text?.string].compactMap { $0 } + node.children.flatMap(labels)
  }

  @Test("Scenes hand values on to what they show, the first of several is shown")
  func scenes() {
    let node = Laid(AppContent(OwnApp.self)).nodes("Color")
    #expect(node.map(\.windowFrame.width) == [33])
  }
}

private struct OwnItems: ToolbarContent {
  let isLong: Bool

  var body: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) { Text("second") }
    if isLong { ToolbarItem { Text("third") } }
  }
}

private struct SceneWidthKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

extension EnvironmentValues {
  fileprivate var sceneWidth: CGFloat {
    get { self[SceneWidthKey.self] }
    set { self[SceneWidthKey.self] = newValue }
  }
}

private struct OwnApp: App {
  struct Root: View {
    @Environment(\.sceneWidth) private var width
    var body: some View { Color.red.frame(width: width, height: 10) }
  }

  var body: some Scene {
    WindowGroup(id: "main") { Root() }
      .environment(\.sceneWidth, 33)
      .onChange(of: 1) {}
    WindowGroup("Other", id: "other") { Color.blue }
  }
}
