import UIKit

/// Takes what a view stands in away: a sheet, or a view of a navigation stack.
public struct DismissAction {
  let action: @MainActor () -> Void

  /// Takes it away.
  @MainActor public func callAsFunction() { action() }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

private struct IsPresentedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Takes what the view stands in away.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is presented over another one.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}

/// How a view is shown over another one.
enum PresentationStyle: Equatable {
  case sheet, cover, popover

  /// UIKit's style.
  @MainActor var value: UIModalPresentationStyle {
    switch self {
    case .sheet: .automatic
    case .cover: .fullScreen
    case .popover: .popover
    }
  }
}

/// Reads whether a view is to be shown over another one, so that a change is seen.
nonisolated struct Presentation<Sheet: View>: ViewModifier {
  let style: PresentationStyle
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      PresentationState(
        style: style, isPresented: isPresented.wrappedValue,
        dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss, sheet: sheet))
  }
}

/// Shows a view over another one while something holds.
nonisolated struct PresentationState<Sheet: View>: ViewModifier {
  typealias Body = Never
  let style: PresentationStyle
  let isPresented: Bool
  let dismiss: () -> Void
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { PresentationNode(view, context) }
}

/// The node of a view that another one is shown over: UIKit presents a controller of its own for it.
final class PresentationNode<Content: View, Sheet: View>: StructuralModifierNode<
  Content, PresentationState<Sheet>
>, AppearanceObserver
{
  var isShown = false
  private var controller: UIHostingController<PresentedRoot<Sheet>>?

  override func willMakeContent() { graph.addAppearanceObserver(self) }

  func appear() { sync() }

  func disappear() {}

  override func modifierDidChange(from old: PresentationState<Sheet>) {
    guard isShown else { return }
    graph.afterUpdate { [weak self] in self?.sync() }
  }

  override func willRemove() { controller?.dismiss(animated: false) }

  private func sync() {
    guard modifier.isPresented else {
      guard let controller else { return }
      self.controller = nil
      controller.dismiss(animated: false)
      modifier.onDismiss?()
      return
    }
    if let controller {
      controller.rootView = root(controller)
      return
    }
    guard let host = graph.host?.hostController else { return }
    let made = UIHostingController(
      rootView: PresentedRoot(content: modifier.sheet(), surroundings: environment) { _ in })
    made.rootView = root(made)
    made.modalPresentationStyle = modifier.style.value
    if modifier.style == .popover, let popover = made.popoverPresentationController {
      popover.sourceView = graph.host?.hostView
      if let element = firstElement {
        popover.sourceRect = CGRect(origin: element.absoluteOrigin, size: element.size)
      }
    }
    controller = made
    host.present(made, animated: false)
  }

  private func root(
    _ controller: UIHostingController<PresentedRoot<Sheet>>
  ) -> PresentedRoot<Sheet> {
    var inner = environment
    let dismiss = modifier.dismiss
    inner.dismiss = DismissAction { dismiss() }
    inner.isPresented = true
    inner.navigation = nil
    inner.isInList = false
    return PresentedRoot(content: modifier.sheet(), surroundings: inner) {
      [weak controller] wished in
      guard !wished.detents.isEmpty, let sheet = controller?.sheetPresentationController else {
        return
      }
      let values = wished.ordered(onScreenOf: UIScreen.main.bounds.height).map(\.value)
      sheet.detents = values
      sheet.selectedDetentIdentifier = wished.selection?.value.identifier
    }
  }
}

/// What is shown over another view: it sees that view's surroundings, in the room that it has itself.
nonisolated struct PresentedRoot<Content: View>: View {
  let content: Content
  let surroundings: EnvironmentValues
  let setDetents: (PresentationDetents) -> Void

  @MainActor var body: some View {
    let surroundings = surroundings
    content
      .onPreferenceChange(PresentationDetentsKey.self, perform: setDetents)
      .transformEnvironment(\.self) { own in
        var inner = surroundings
        inner.horizontalSizeClass = own.horizontalSizeClass
        inner.verticalSizeClass = own.verticalSizeClass
        own = inner
      }
  }
}

extension View {
  /// Shows a sheet while a value is true.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      Presentation(
        style: .sheet, isPresented: isPresented, onDismiss: onDismiss, sheet: content))
  }

  /// Shows a sheet for a value while there is one.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      Presentation(style: .sheet, isPresented: isThere(item), onDismiss: onDismiss) {
        item.wrappedValue.map { content($0) }
      })
  }

  /// Shows a view over the whole screen while a value is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      Presentation(
        style: .cover, isPresented: isPresented, onDismiss: onDismiss, sheet: content))
  }

  /// Shows a view over the whole screen for a value while there is one.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      Presentation(style: .cover, isPresented: isThere(item), onDismiss: onDismiss) {
        item.wrappedValue.map { content($0) }
      })
  }

  /// Shows a popover at the view while a value is true.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      Presentation(style: .popover, isPresented: isPresented, onDismiss: nil, sheet: content))
  }

  private nonisolated func isThere<Item>(_ item: Binding<Item?>) -> Binding<Bool> {
    Binding(
      get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
  }
}
