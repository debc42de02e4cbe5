import Observation

/// A value that a view reads from its surroundings.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private let source: AnyHashable
  private var value: Value?

  /// Reads a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    source = AnyHashable(keyPath)
  }

  /// Reads an object that was put into the environment; it must be there when the view is shown.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = {
      guard let object = $0[ObservableKey<Value>.self] else {
        preconditionFailure(
          "no \(Value.self) in the environment: put one there with .environment(_:) further out")
      }
      return object
    }
    source = AnyHashable(ObjectIdentifier(Value.self))
  }

  /// Reads an object that may have been put into the environment.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0[ObservableKey<T>.self] }
    source = AnyHashable(ObjectIdentifier(T.self))
  }

  /// The value; outside a view that is shown it is the default one.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

  /// Reads the value.
  @MainActor public static func _install(
    _ pointer: UnsafeMutableRawPointer, _ store: _PropertyStore
  ) {
    let property = pointer.assumingMemoryBound(to: Environment<Value>.self)
    property.pointee.value = property.pointee.read(store.environment)
  }

  /// Whether both read the same.
  @MainActor public static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: Self.self).pointee.source
      == b.assumingMemoryBound(to: Self.self).pointee.source
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// An object that was put into the environment by its type.
private enum ObservableKey<Object: AnyObject & Observable>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

/// Writes environment values for the view that it changes and all in it.
package nonisolated protocol EnvironmentModifier: ViewModifier where Body == Never {
  /// Changes the values.
  func modify(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  /// Makes a node that hands other values on.
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { EnvironmentNode(view, context) }
}

/// The node of a modifier that writes environment values.
final class EnvironmentNode<Content: View, Modifier: EnvironmentModifier>: _TypedViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private var modifier: Modifier
  private var inner: EnvironmentValues
  private var content: _TypedViewNode<Content>!

  init(_ view: ModifiedContent<Content, Modifier>, _ context: _ViewContext) {
    modifier = view.modifier
    inner = context.environment
    super.init(context)
    modifier.modify(&inner)
    content = Content._makeNode(view.content, childContext.with(inner))
  }

  /// Finds the values anew; the old ones stay where nothing in them changes.
  private func refresh() {
    var changed = environment
    modifier.modify(&changed)
    if !changed.isIdentical(to: inner), !changed.isEqual(to: inner) { inner = changed }
  }

  override func update(
    _ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues
  ) {
    modifier = view.modifier
    self.environment = environment
    refresh()
    content.update(view.content, inner)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    let old = inner
    refresh()
    if !old.isIdentical(to: inner) { content.environmentDidChange(inner) }
  }

  override func appendElements(to list: inout [LayoutElement]) {
    content.appendElements(to: &list)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(content) }
}

/// Sets one environment value.
public struct _EnvironmentKeyWritingModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  package func modify(_ environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
  }
}

/// Changes one environment value.
public struct _EnvironmentKeyTransformModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  package func modify(_ environment: inout EnvironmentValues) {
    transform(&environment[keyPath: keyPath])
  }
}

/// Puts an object into the environment.
struct ObservableWriter<Object: AnyObject & Observable>: EnvironmentModifier {
  let object: Object?

  func modify(_ environment: inout EnvironmentValues) {
    environment[ObservableKey<Object>.self] = object
  }
}

extension View {
  /// Sets an environment value for the view and all in it.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value)) }

  /// Puts an object into the environment of the view and all in it.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(ObservableWriter(object: object))
  }

  /// Changes an environment value for the view and all in it.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}
