import UIKit

/// What an alert or a confirmation dialog is made of.
struct AlertContent {
  let style: UIAlertController.Style
  /// The title; nil is none.
  let title: Text?
  let actions: () -> AnyView
  let message: () -> AnyView
}

/// Reads whether an alert is to be shown, so that a change is seen.
nonisolated struct AlertModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let content: AlertContent

  @MainActor func body(content view: Content) -> some View {
    view.modifier(
      AlertState(
        isPresented: isPresented.wrappedValue,
        dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
        content: content))
  }
}

/// Shows an alert over a view while something holds.
nonisolated struct AlertState: ViewModifier {
  typealias Body = Never
  let isPresented: Bool
  let dismiss: () -> Void
  let content: AlertContent

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { AlertNode(view, context) }
}

/// The node of a view with an alert: UIKit's alert is presented with what the views of actions and
/// message say.
final class AlertNode<Content: View>: StructuralModifierNode<Content, AlertState>,
  AppearanceObserver
{
  var isShown = false
  private var alert: UIAlertController?
  private var hidden = HiddenViews()
  private var parts = AlertParts([])
  private let person = PersonalDismissal()
  private var wasDismissed = false

  override func willMakeContent() { graph.addAppearanceObserver(self) }

  func appear() { sync() }

  func disappear() {}

  override func modifierDidChange(from old: AlertState) {
    guard isShown else { return }
    graph.afterUpdate { [weak self] in self?.sync() }
  }

  override func willRemove() {
    alert?.dismiss(animated: false)
    hidden.take([], childContext)
  }

  private func sync() {
    guard !isRemoved else { return }
    guard modifier.isPresented else {
      wasDismissed = false
      close()
      return
    }
    guard !wasDismissed else { return }
    let old = parts
    let message = read()
    guard let alert else {
      // Whatever goes has gone by then.
      graph.afterUpdate { [weak self] in self?.present(message) }
      return
    }
    let isSame =
      old.buttons.count == parts.buttons.count && old.fields.count == parts.fields.count
      && zip(old.buttons, parts.buttons).allSatisfy { $0.title == $1.title && $0.role == $1.role }
    guard isSame else {
      alert.dismiss(animated: false)
      self.alert = nil
      graph.afterUpdate { [weak self] in self?.present(message) }
      return
    }
    alert.title = title
    alert.message = message
    for (button, action) in zip(parts.buttons, alert.actions) {
      action.isEnabled = button.isEnabled
    }
    for (part, field) in zip(parts.fields, alert.textFields ?? []) where field.text != part.text {
      field.text = part.text
    }
  }

  private func close() {
    guard let alert else { return }
    self.alert = nil
    alert.dismiss(animated: false)
    hidden.take([], childContext)
  }

  /// Reads what the alert shows. Returns the message.
  private func read() -> String? {
    hidden.take([modifier.content.actions(), modifier.content.message()], childContext)
    parts = AlertParts([hidden.nodes[0]])
    return AlertParts.text(of: [hidden.nodes[1]])
  }

  private var title: String? {
    modifier.content.title.map { TextResolver.string(of: $0, in: environment) }
  }

  private func present(_ message: String?) {
    guard !isRemoved, alert == nil, modifier.isPresented, let host = graph.host?.hostController
    else { return }
    let made = UIAlertController(
      title: title, message: message, preferredStyle: modifier.content.style)
    for index in parts.fields.indices { addField(index, to: made) }
    for index in parts.buttons.indices { addButton(index, to: made) }
    addStandardButton(to: made)
    if modifier.content.style == .actionSheet, let popover = made.popoverPresentationController {
      popover.sourceView = graph.host?.hostView
      if let element = firstElement {
        popover.sourceRect = CGRect(origin: element.absoluteOrigin, size: element.size)
      }
    }
    person.didDismiss = { [weak self] in self?.wasDismissedByPerson() }
    made.presentationController?.delegate = person
    alert = made
    host.present(made, animated: false)
  }

  private func addField(_ index: Int, to alert: UIAlertController) {
    let part = parts.fields[index]
    alert.addTextField { field in
      field.text = part.text
      field.placeholder = part.prompt
      field.isSecureTextEntry = part.isSecure
      field.isEnabled = part.isEnabled
      field.addAction(
        UIAction { [weak self, weak field] _ in
          guard let self, parts.fields.indices.contains(index) else { return }
          parts.fields[index].enter(field?.text ?? "")
        }, for: .editingChanged)
    }
  }

  private func addButton(_ index: Int, to alert: UIAlertController) {
    let part = parts.buttons[index]
    let style: UIAlertAction.Style =
      part.role == .cancel ? .cancel : part.role == .destructive ? .destructive : .default
    let action = UIAlertAction(title: part.title, style: style) { [weak self] _ in
      self?.finish(self?.parts.buttons[index].action)
    }
    action.isEnabled = part.isEnabled
    alert.addAction(action)
  }

  /// An alert without buttons has one to dismiss it, a dialog without one that cancels has one (Apple,
  /// `alert(_:isPresented:actions:)` and `confirmationDialog(_:isPresented:titleVisibility:actions:)`).
  private func addStandardButton(to alert: UIAlertController) {
    let isDialog = modifier.content.style == .actionSheet
    let isMissing =
      isDialog ? !parts.buttons.contains { $0.role == .cancel } : parts.buttons.isEmpty
    guard isMissing else { return }
    alert.addAction(
      UIAlertAction(title: isDialog ? "Cancel" : "OK", style: isDialog ? .cancel : .default) {
        [weak self] _ in self?.finish(nil)
      })
  }

  /// Ends the presentation by a button.
  private func finish(_ action: (@MainActor () -> Void)?) {
    alert = nil
    wasDismissed = true
    modifier.dismiss()
    action?()
  }

  private func wasDismissedByPerson() {
    guard alert != nil else { return }
    finish(parts.buttons.first { $0.role == .cancel }?.action)
  }
}
