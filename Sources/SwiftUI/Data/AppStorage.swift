/// A value that an app keeps from one launch to the next. Each layout is a first launch: it begins with
/// what the app states, and all views that name the same key see the same value.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private var box: StateBox<Value>?

  private init(_ key: String, _ initial: Value) {
    self.key = key
    self.initial = initial
  }

  /// The value.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  /// A way to read and write the value from elsewhere.
  public var projectedValue: Binding<Value> { box.map { Binding($0) } ?? .constant(initial) }

  /// Takes the value that the graph keeps for the key.
  @MainActor public static func _install(
    _ pointer: UnsafeMutableRawPointer, _ store: _PropertyStore
  ) {
    let property = pointer.assumingMemoryBound(to: AppStorage<Value>.self)
    property.pointee.box = store.shared("app " + property.pointee.key, property.pointee.initial)
  }

  /// Whether both name the same key.
  @MainActor public static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: Self.self).pointee.key
      == b.assumingMemoryBound(to: Self.self).pointee.key
  }
}

/// A value that a window keeps from one launch to the next. Each layout is a first launch: it begins
/// with what the app states, and all views that name the same key see the same value.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private var box: StateBox<Value>?

  private init(_ key: String, _ initial: Value) {
    self.key = key
    self.initial = initial
  }

  /// The value.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  /// A way to read and write the value from elsewhere.
  public var projectedValue: Binding<Value> { box.map { Binding($0) } ?? .constant(initial) }

  /// Takes the value that the graph keeps for the key.
  @MainActor public static func _install(
    _ pointer: UnsafeMutableRawPointer, _ store: _PropertyStore
  ) {
    let property = pointer.assumingMemoryBound(to: SceneStorage<Value>.self)
    property.pointee.box = store.shared("scene " + property.pointee.key, property.pointee.initial)
  }

  /// Whether both name the same key.
  @MainActor public static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: Self.self).pointee.key
      == b.assumingMemoryBound(to: Self.self).pointee.key
  }
}

extension _PropertyStore {
  /// The value that all views of the graph keep under a key.
  func shared<Value>(_ key: String, _ initial: Value) -> StateBox<Value> {
    guard let graph = observer.node?.graph else { return slot { StateBox(initial) } }
    return graph.sharedValue(key, initial)
  }
}

extension AppStorage where Value == Bool {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue)
  }
}

extension AppStorage where Value == Int {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue)
  }
}

extension AppStorage where Value == Double {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue)
  }
}

extension AppStorage where Value == String {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue)
  }
}

extension AppStorage where Value == URL {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue)
  }
}

extension AppStorage where Value == Data {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue)
  }
}

extension AppStorage where Value == Date {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a value under a key; none at first.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(key, nil) }
}

extension SceneStorage where Value == Bool {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value == Int {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value == Double {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value == String {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value == URL {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value == Data {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value == Date {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a value under a key; none at first.
  public init(_ key: String) { self.init(key, nil) }
}
