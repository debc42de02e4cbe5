/// A value that a view owns: it stays while the view keeps its place, and views that read it are
/// evaluated again when it changes.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// Makes a state that begins with a value.
  public init(wrappedValue value: Value) { initial = value }

  /// Makes a state that begins with a value.
  public init(initialValue value: Value) { initial = value }

  /// The value; outside a view that is shown it is the first one.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  /// A way to read and write the value from elsewhere.
  public var projectedValue: Binding<Value> {
    if let box { return Binding(box) }
    return .constant(initial)
  }

  /// Takes the value that the graph keeps.
  @MainActor public static func _install(
    _ pointer: UnsafeMutableRawPointer, _ store: _PropertyStore
  ) {
    let state = pointer.assumingMemoryBound(to: State<Value>.self)
    state.pointee.box = store.slot { StateBox(state.pointee.initial) }
  }

  /// What a state begins with does not count once it has begun.
  @MainActor public static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    true
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that begins without a value.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

/// The value of a state, in its graph.
final class StateBox<Value>: BindingLocation<Value>, @unchecked Sendable {
  private var stored: Value
  private var observers = ObserverList()

  init(_ value: Value) { stored = value }

  override var value: Value {
    get {
      observers.noteRead()
      return stored
    }
    set {
      let isEqual = EnvironmentValues.areEqual(stored, newValue)
      stored = newValue
      guard !isEqual else { return }
      for reader in observers.take() { reader.observer.changed(since: reader.stamp) }
    }
  }
}

/// A value kept somewhere, for bindings.
class BindingLocation<Value>: @unchecked Sendable {
  var value: Value {
    get { preconditionFailure("an abstract class") }
    set { _ = newValue }
  }

  /// Whether both lead to the same value.
  func isEqual(to other: BindingLocation<Value>) -> Bool { self === other }
}
