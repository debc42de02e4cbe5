import UIKit

/// The values of any types that a navigation stack shows one over the other, the topmost last.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { values.count }
  /// Whether there are none.
  public var isEmpty: Bool { values.isEmpty }

  /// Puts a value on top.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Takes values from the top away.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(k, values.count)) }
}

/// What a navigation stack knows of the views that its values lead to.
@MainActor final class NavigationRegistry {
  /// Makes the view of a value.
  private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  /// Views that are shown while something holds, by the node that states them.
  private var presented: [(owner: ObjectIdentifier, isShown: () -> Bool, make: () -> AnyView)] = []
  /// Puts a value on top.
  var push: (AnyHashable) -> Void = { _ in }
  /// Tells that what is stated has changed.
  var didChange: () -> Void = {}

  /// States what values of a type lead to.
  func register<V: Hashable, Content: View>(_ type: V.Type, _ make: @escaping (V) -> Content) {
    destinations[ObjectIdentifier(type)] = { ($0.base as? V).map { AnyView(make($0)) } }
    didChange()
  }

  /// States a view that is shown while something holds.
  func present(
    _ owner: ObjectIdentifier, isShown: @escaping () -> Bool, make: @escaping () -> AnyView
  ) {
    withdraw(owner)
    presented.append((owner, isShown, make))
    didChange()
  }

  /// Takes back what a node stated.
  func withdraw(_ owner: ObjectIdentifier) { presented.removeAll { $0.owner == owner } }

  /// The view that a value leads to; nil where nothing is stated for its type.
  func view(for value: AnyHashable) -> AnyView? {
    destinations[ObjectIdentifier(type(of: value.base))]?(value)
  }

  /// The views that are shown because something holds.
  var presentedViews: [AnyView] { presented.filter { $0.isShown() }.map { $0.make() } }
}

private struct NavigationRegistryKey: EnvironmentKey {
  static var defaultValue: NavigationRegistry? { nil }
}

extension EnvironmentValues {
  /// The navigation stack round a view.
  var navigation: NavigationRegistry? {
    get { self[NavigationRegistryKey.self] }
    set { self[NavigationRegistryKey.self] = newValue }
  }
}

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
  let destination: Destination

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      PresentedDestinationModifier(
        isPresented: isPresented.wrappedValue, destination: destination))
  }
}

/// States a view that is shown while something holds.
nonisolated struct PresentedDestinationModifier<Destination: View>: ViewModifier {
  typealias Body = Never
  let isPresented: Bool
  let destination: Destination

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

  override func willRemove() { environment.navigation?.withdraw(ObjectIdentifier(self)) }

  private func state() {
    let modifier = modifier
    environment.navigation?.present(
      ObjectIdentifier(self), isShown: { modifier.isPresented },
      make: { AnyView(modifier.destination) })
  }
}

extension View {
  /// States what values of a type lead to in the navigation stack round the view.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier<D, C>(make: destination))
  }

  /// Shows a view over this one in the navigation stack while a value is true.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(PresentedDestination(isPresented: isPresented, destination: destination()))
  }
}
