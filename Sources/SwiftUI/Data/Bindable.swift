import Observation

/// Makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Takes an object.
  public init(wrappedValue: Value) where Value: AnyObject, Value: Observable {
    self.wrappedValue = wrappedValue
  }

  /// Takes an object.
  public init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable {
    self.wrappedValue = wrappedValue
  }

  /// Takes a wrapper over.
  public init(projectedValue: Bindable<Value>) where Value: AnyObject, Value: Observable {
    self = projectedValue
  }

  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { Binding(ObjectLocation(wrappedValue, keyPath)) }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The object's id.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

/// A name that no other view has.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  private var box: Box?

  private final class Box: Sendable {}

  /// Makes a name when the view is first shown.
  public init() {}

  /// The name.
  public var wrappedValue: ID { ID(value: box.map { ObjectIdentifier($0) }) }

  /// A name.
  public struct ID: Hashable, Sendable { fileprivate let value: ObjectIdentifier? }

  /// Takes the name that the graph keeps.
  @MainActor public static func _install(
    _ pointer: UnsafeMutableRawPointer, _ store: _PropertyStore
  ) { pointer.assumingMemoryBound(to: Self.self).pointee.box = store.slot { Box() } }

  /// Names are kept by the graph.
  @MainActor public static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    true
  }
}
