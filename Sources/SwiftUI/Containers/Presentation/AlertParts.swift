import UIKit

/// What an alert or a confirmation dialog shows, read from views.
@MainActor struct AlertParts {
  /// A button.
  struct Button {
    let title: String
    let role: ButtonRole?
    let isEnabled: Bool
    let action: @MainActor () -> Void
  }

  /// A text field.
  struct Field {
    let text: String
    let prompt: String?
    let isSecure: Bool
    let isEnabled: Bool
    let enter: @MainActor (String) -> Void
  }

  private(set) var buttons: [Button] = []
  private(set) var fields: [Field] = []

  /// Reads the buttons and text fields that nodes give, in order; other views are not shown (Apple,
  /// `alert(_:isPresented:actions:)`: only the buttons and text fields of actions are).
  init(_ nodes: [_ViewNode]) {
    for element in Self.elements(of: nodes) { visit(element) }
  }

  /// The texts that nodes give, one after the other.
  static func text(of nodes: [_ViewNode]) -> String? {
    let texts = TapCollector.targets(of: elements(of: nodes)).texts
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  private static func elements(of nodes: [_ViewNode]) -> [LayoutElement] {
    var list: [LayoutElement] = []
    for node in nodes { node.appendElements(to: &list) }
    return list
  }

  private mutating func visit(_ element: LayoutElement) {
    guard let tap = element as? TapElement else {
      for child in element.shownChildren { visit(child) }
      return
    }
    let isEnabled = tap.environment.isEnabled && tap.answers
    if let enter = tap.enter {
      guard let field = Self.field(in: tap) else { return }
      fields.append(
        Field(
          text: field.view.text,
          prompt: field.view.prompt.map { TextResolver.string(of: $0, in: field.environment) },
          isSecure: field.view.isSecure, isEnabled: isEnabled, enter: enter))
    } else {
      let inside = TapCollector.targets(of: [tap])
      let title = inside.all.flatMap(\.texts).joined(separator: " ")
      buttons.append(
        Button(title: title, role: tap.role, isEnabled: isEnabled, action: tap.action))
    }
  }

  private static func field(in element: LayoutElement) -> LeafElement<FieldControl>? {
    if let field = element as? LeafElement<FieldControl> { return field }
    for child in element.shownChildren {
      if let found = field(in: child) { return found }
    }
    return nil
  }
}
