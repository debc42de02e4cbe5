import Synchronization

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
  /// What tells of changes.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// What tells of this object's changes.
  public var objectWillChange: ObservableObjectPublisher { PublisherTable.publisher(of: self) }
}

/// Tells views of an object's changes.
public final class ObservableObjectPublisher: @unchecked Sendable {
  private var observers = ObserverList()

  /// Makes a publisher that nothing listens to yet.
  public init() {}

  /// Tells that the object is about to change.
  public func send() {
    for reader in observers.take() { reader.observer.changed(since: reader.stamp) }
  }

  func add(_ observer: Observer) { observers.note(observer) }
}

/// The publishers of objects that have none of their own.
private enum PublisherTable {
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var limit = 64
  }

  private static let table = Mutex(State())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let reference = Reference(object: object)
    return table.withLock { state in
      let key = ObjectIdentifier(reference.object)
      if let known = state.entries[key], known.object === reference.object {
        return known.publisher
      }
      if state.entries.count >= state.limit {
        state.entries = state.entries.filter { $0.value.object != nil }
        state.limit = max(64, state.entries.count * 2)
      }
      let made = ObservableObjectPublisher()
      state.entries[key] = Entry(object: reference.object, publisher: made)
      return made
    }
  }

  private struct Reference: @unchecked Sendable { let object: AnyObject }
}

/// A property whose object tells before it changes.
@propertyWrapper public struct Published<Value> {
  private var stored: Value

  /// Makes a property that begins with a value.
  public init(wrappedValue: Value) { stored = wrappedValue }

  /// Makes a property that begins with a value.
  public init(initialValue: Value) { stored = initialValue }

  /// Only properties of objects can tell of changes.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { stored }
    set { stored = newValue }
  }

  /// The value in an object.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].stored }
    set {
      (object as? any ObservableObject)?.objectWillChange.send()
      object[keyPath: storage].stored = newValue
    }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

/// An object whose changes have the view evaluated again.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Takes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Takes an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to an object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { Binding(ObjectLocation(object, keyPath)) }
  }

  /// Has the view told of the object's changes.
  @MainActor public static func _install(
    _ pointer: UnsafeMutableRawPointer, _ store: _PropertyStore
  ) {
    pointer.assumingMemoryBound(to: Self.self).pointee.wrappedValue.objectWillChange.add(
      store.observer)
  }

  /// Whether both are the same object.
  @MainActor public static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: Self.self).pointee.wrappedValue
      === b.assumingMemoryBound(to: Self.self).pointee.wrappedValue
  }
}

/// An object that a view makes once and owns; its changes have the view evaluated again.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var box: Box?

  private final class Box {
    let object: ObjectType
    init(_ object: ObjectType) { self.object = object }
  }

  /// Makes the object when the view is first shown.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object; outside a view that is shown each reading makes one.
  public var wrappedValue: ObjectType { box?.object ?? make() }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  /// Makes the object, and has the view told of its changes.
  @MainActor public static func _install(
    _ pointer: UnsafeMutableRawPointer, _ store: _PropertyStore
  ) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    let box = store.slot { Box(property.pointee.make()) }
    property.pointee.box = box
    box.object.objectWillChange.add(store.observer)
  }

  /// How an object would be made does not count once it is there.
  @MainActor public static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    true
  }
}

/// An object that a view takes from its surroundings; its changes have the view evaluated again.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Takes the object from the environment.
  public init() {}

  /// The object; it must have been put into the environment further out.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "no \(ObjectType.self) in the environment: put one there with .environmentObject(_:)")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  /// Finds the object, and has the view told of its changes.
  @MainActor public static func _install(
    _ pointer: UnsafeMutableRawPointer, _ store: _PropertyStore
  ) {
    let object = store.environment[EnvironmentObjectKey<ObjectType>.self]
    pointer.assumingMemoryBound(to: Self.self).pointee.object = object
    object?.objectWillChange.add(store.observer)
  }

  /// Both take the same object.
  @MainActor public static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    true
  }
}

private enum EnvironmentObjectKey<ObjectType: ObservableObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

/// Puts an object into the environment.
struct EnvironmentObjectWriter<ObjectType: ObservableObject>: EnvironmentModifier {
  let object: ObjectType

  func modify(_ environment: inout EnvironmentValues) {
    environment[EnvironmentObjectKey<ObjectType>.self] = object
  }
}

extension View {
  /// Puts an object into the environment of the view and all in it.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObjectWriter(object: object))
  }
}
