import UIKit

/// States what values of a type lead to.
nonisolated struct DestinationModifier<Value: Hashable, Destination: View>: ViewModifier {
  typealias Body = Never
  let make: (Value) -> Destination

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { DestinationNode(view, context) }
}

final class DestinationNode<Content: View, Value: Hashable, Destination: View>:
  StructuralModifierNode<Content, DestinationModifier<Value, Destination>>
{
  override func willMakeContent() {
    environment.navigation?.register(Value.self, modifier.make)
  }

  override func modifierDidChange(from old: DestinationModifier<Value, Destination>) {
    environment.navigation?.register(Value.self, modifier.make)
  }
}

/// Reads whether a view is to be shown, so that a change is seen.
nonisolated struct PresentedDestination<Destination: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let destination: () -> Destination

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      PresentedDestinationModifier(
        isPresented: isPresented.wrappedValue, dismiss: { isPresented.wrappedValue = false },
        destination: destination))
  }
}

/// States a view that is shown while something holds.
nonisolated struct PresentedDestinationModifier<Destination: View>: ViewModifier {
  typealias Body = Never
  let isPresented: Bool
  let dismiss: () -> Void
  let destination: () -> Destination

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { PresentedDestinationNode(view, context) }
}

final class PresentedDestinationNode<Content: View, Destination: View>: StructuralModifierNode<
  Content, PresentedDestinationModifier<Destination>
>
{
  override func willMakeContent() { state() }

  override func modifierDidChange(from old: PresentedDestinationModifier<Destination>) { state() }

  override func willRemove() { environment.navigation?.withdraw(serial) }

  private func state() {
    let modifier = modifier
    environment.navigation?.present(
      serial,
      NavigationRegistry.Statement(
        make: { AnyView(modifier.destination()) }, isShown: { modifier.isPresented },
        dismiss: modifier.dismiss))
  }
}

extension View {
  /// States what values of a type lead to in the navigation stack round the view.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier<D, C>(make: destination))
  }

  /// Shows a view over this one in the navigation stack while a value is true; the value becomes false
  /// when a person goes back.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return modifier(PresentedDestination(isPresented: isPresented) { view })
  }

  /// Shows a view over this one in the navigation stack for a value while there is one; it becomes nil
  /// when a person goes back.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PresentedDestination(isPresented: Binding(isThere: item)) {
        // Another value is another view.
        item.wrappedValue.map { destination($0).id($0) }
      })
  }
}

extension Binding where Value == Bool {
  /// Whether there is a value; nil takes its place where there is to be none.
  init<Item>(isThere item: Binding<Item?>) {
    self.init(
      get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
  }
}
