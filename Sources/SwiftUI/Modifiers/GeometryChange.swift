/// Acts when a value taken from a view's size and place is there first, and when it changes.
public nonisolated struct _GeometryActionModifier<Value: Equatable>: ViewModifier {
  /// A modifier without a body.
  public typealias Body = Never

  let read: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  /// Makes a node that acts.
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { GeometryActionNode(view, context) }
}

final class GeometryActionNode<Content: View, Value: Equatable>: StructuralModifierNode<
  Content, _GeometryActionModifier<Value>
>, GeometryObserver
{
  private var value: Value?

  override func willMakeContent() { graph.addGeometryObserver(self) }

  func checkGeometry() {
    guard let element = firstElement else { return }
    let log = GeometryLog()
    let proxy = GeometryProxy(
      size: element.size, element: element, safeAreaInsets: element.safeAreaInsets, log: log)
    let new = modifier.read(proxy)
    guard new != value else { return }
    let old = value ?? new
    value = new
    let action = modifier.action
    graph.afterUpdate { action(old, new) }
  }
}

extension View {
  /// Acts when a value taken from the view's size and place is there first, and when it changes.
  ///
  /// - Parameters:
  ///   - type: The value's type.
  ///   - transform: Takes the value from the view's geometry.
  ///   - action: Gets the new value.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(read: transform) { _, new in action(new) })
  }

  /// Acts when a value taken from the view's size and place is there first, and when it changes.
  ///
  /// - Parameters:
  ///   - type: The value's type.
  ///   - transform: Takes the value from the view's geometry.
  ///   - action: Gets the old value and the new one, which at first are the same.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(read: transform, action: action))
  }
}
