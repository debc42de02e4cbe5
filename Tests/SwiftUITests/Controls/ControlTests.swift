import Devices
import LayoutTree
import Testing

@testable import SwiftUI

/// Controls measure as UIKit's; figures are those of `SystemMetrics` and `ControlMetrics`. Texts are
/// "Label" in 17 points, 41.5 by 20.5.
@MainActor @Suite struct ControlTests {
  private func nodes<V: View>(
    _ view: V, in size: CGSize = CGSize(width: 300, height: 600),
    system: SystemGeneration = .newest
  ) -> [String: CGRect] {
    let laid = Laid(view, in: size) { $0.systemGeneration = system }
    var found: [String: CGRect] = [:]
    let corner = laid.graph.contentFrame.origin
    func visit(_ node: LayoutNode) {
      let frame = node.windowFrame
      found[node.className] =
        found[node.className]
        ?? rect(
          frame.x - corner.x, frame.y - corner.y, CGFloat(frame.width), CGFloat(frame.height))
      for child in node.children { visit(child) }
    }
    for node in laid.graph.export() { visit(node) }
    return found
  }

  private func node<V: View>(_ name: String, _ view: V) -> LayoutNode? {
    var found: LayoutNode?
    func visit(_ node: LayoutNode) {
      if node.className == name { found = found ?? node }
      for child in node.children { visit(child) }
    }
    for node in Laid(view).graph.export() { visit(node) }
    return found
  }

  // MARK: Labels and buttons

  @Test("Buttons are called by their titles, those without one by what a screen reader says")
  func buttonNames() {
    #expect(Laid(Button("Save") {}).nodes("Button").first?.label == "Save")
    let symbol = Button {
    } label: {
      Image(systemName: "star")
    }
    #expect(Laid(symbol).nodes("Button").first?.label == nil)
    #expect(Laid(symbol.accessibilityLabel("Keep")).nodes("Button").first?.label == "Keep")
    for isEnabled in [true, false] {
      let named = symbol.accessibilityLabel("Keep", isEnabled: isEnabled)
      #expect(Laid(named).nodes("Button").first?.label == (isEnabled ? "Keep" : nil))
    }
  }

  @Test("A label's icon stands the system's 8 points before its title: 20.5 + 8 + 41.5")
  func label() {
    let label = Label("Label", systemImage: "circle")
    #expect(Laid(label).root == CGSize(width: 70, height: 20.5))
    #expect(Laid(label.labelStyle(.titleOnly)).root == CGSize(width: 41.5, height: 20.5))
    #expect(Laid(label.labelStyle(.iconOnly)).root == CGSize(width: 20.5, height: 20.5))
  }

  @Test("A plain button is as large as its label and answers to touches")
  func button() {
    let button = Button("Label") {}
    #expect(Laid(button).root == CGSize(width: 41.5, height: 20.5))
    let node = node("Button", button)
    #expect(node?.isTouchTarget == true)
    #expect(node?.kind == .button)
    #expect(node?.customClass == nil)
    #expect(node?.children.map(\.className) == ["Text"])
    #expect(node?.children[0].text?.lines[0].color == Color.blue.layoutColor(in: .init()))
  }

  @Test("Bordered buttons add 12 and 7, small ones 10 and 5 round 15 points, large ones 20 and 15")
  func borderedButtons() {
    let button = Button("Label") {}.buttonStyle(.bordered)
    #expect(Laid(button).root == CGSize(width: 65.5, height: 34.5))
    // A line of 15 points is 17.9, 18 on the grid.
    #expect(Laid(button.controlSize(.small)).root.height == 28)
    #expect(Laid(button.controlSize(.large)).root == CGSize(width: 81.5, height: 50.5))
    #expect(
      Laid(Button("Label") {}.buttonStyle(.borderedProminent)).root
        == CGSize(width: 65.5, height: 34.5))
  }

  @Test("Several views in a button stand in a row")
  func severalViews() {
    let button = Button {
    } label: {
      Text("Label")
      Text("Label")
    }
    #expect(Laid(button).root == CGSize(width: 91, height: 20.5))
  }

  @Test("A style of the app's own makes the button's view")
  func customStyle() {
    struct Wide: ButtonStyle {
      func makeBody(configuration: ButtonStyleConfiguration) -> some View {
        configuration.label.padding(10).frame(minWidth: 200)
      }
    }
    #expect(Laid(Button("Label") {}.buttonStyle(Wide())).root == CGSize(width: 200, height: 40.5))
  }

  // MARK: Toggles, sliders, steppers

  @Test("A toggle's switch stands at the trailing edge")
  func toggle() {
    let toggle = Toggle("Label", isOn: .constant(true))
    #expect(nodes(toggle)["Switch"] == rect(237, 0, 63, 28))
    #expect(nodes(toggle, system: .v18)["Switch"] == rect(249, 0, 51, 31))
    #expect(node("Switch", toggle)?.control?.isOn == true)
  }

  @Test("Case 1: its ideal width is label, 8 points and switch: 41.5 + 8 + 63")
  func idealToggle() {
    let toggle = HStack {
      Toggle("Label", isOn: .constant(true))
    }
    #expect(Laid(toggle).graph.sizeThatFits(.unspecified).width == 112.5)
    #expect(
      Laid(Toggle("Label", isOn: .constant(true)).labelsHidden()).root
        == CGSize(width: 63, height: 28))
  }

  @Test("A slider is as wide as it is offered, 34 high, 31 until iOS 18")
  func slider() {
    let slider = Slider(value: .constant(5.0), in: 0...10)
    #expect(nodes(slider)["Track"] == rect(0, 0, 300, 34))
    #expect(nodes(slider, system: .v18)["Track"] == rect(0, 0, 300, 31))
    #expect(node("Track", slider)?.control?.fraction == 0.5)
  }

  @Test("A stepper's buttons are 94 by 32")
  func stepper() {
    #expect(nodes(Stepper("Label", value: .constant(1)))["Buttons"] == rect(206, 0, 94, 32))
  }

  // MARK: Progress

  @Test("A bar is 4 high, a wheel 20 square and 37 large")
  func progress() {
    #expect(nodes(ProgressView(value: 0.5))["Bar"] == rect(0, 0, 300, 4))
    #expect(Laid(ProgressView()).root == CGSize(width: 20, height: 20))
    #expect(Laid(ProgressView().controlSize(.large)).root == CGSize(width: 37, height: 37))
  }

  // MARK: Fields

  @Test("A field is as wide as it is offered and 22 high, 34 with a border")
  func textField() {
    let field = TextField("Label", text: .constant(""))
    #expect(nodes(field)["TextField"] == rect(0, 0, 300, 22))
    #expect(nodes(field.textFieldStyle(.roundedBorder))["TextField"] == rect(0, 0, 300, 34))
    #expect(node("TextField", field)?.text?.isPlaceholder == true)
    #expect(node("TextField", field)?.text?.string == "Label")
    #expect(node("SecureField", SecureField("A", text: .constant("ab")))?.text?.string == "••")
  }

  @Test("A field of several lines is as high as its text: 20.29 + 22")
  func growingField() {
    let field = TextField("Label", text: .constant("One\nTwo"), axis: .vertical)
    #expect(Laid(field).root == CGSize(width: 400, height: 42.5))
  }

  // MARK: Choices

  @Test("Segments are as wide as the widest: three of 44 + 20 and two lines, 194 by 32")
  func segments() {
    let picker = Picker("Place", selection: .constant("Top")) {
      Text("Top").tag("Top")
      Text("Bottom").tag("Bottom")
      Text("Center").tag("Center")
    }.pickerStyle(.segmented)
    #expect(Laid(picker).graph.sizeThatFits(.unspecified) == CGSize(width: 194, height: 32))
    #expect(nodes(picker)["Segments"] == rect(0, 0, 300, 32))
    #expect(node("Segments", picker)?.control?.selectedIndex == 0)
    #expect(node("Segments", picker)?.control?.segments == ["Top", "Bottom", "Center"])
  }

  @Test("Views of a collection are chosen by their ids")
  func identifiedChoices() {
    let picker = Picker("Place", selection: .constant(2)) {
      ForEach(0..<4) { Text(verbatim: "\($0)") }
    }.pickerStyle(.segmented)
    #expect(node("Segments", picker)?.control?.selectedIndex == 2)
  }

  @Test("A menu shows the chosen value in a button of 34.5")
  func menuPicker() {
    let picker = Picker("Place", selection: .constant(1)) {
      Text("Label").tag(1)
      Text("Other").tag(2)
    }
    #expect(nodes(picker)["Text"]?.size == CGSize(width: 41.5, height: 20.5))
    #expect(nodes(picker)["MenuButton"]?.height == 34.5)
  }

  @Test("A compact date is a line of 17 points with 14, 34.5")
  func datePicker() {
    let picker = DatePicker(
      "Label", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
    #expect(nodes(picker)["Date"]?.height == 34.5)
    #expect(nodes(picker)["Date"]?.maxX == 300)
  }
}
