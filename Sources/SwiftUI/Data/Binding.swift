/// A way to read and write a value that something else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  private let location: BindingLocation<Value>

  init(_ location: BindingLocation<Value>) { self.location = location }

  /// Makes a binding from two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get, set)
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantLocation(value))
  }

  /// Makes a binding to an optional from one to a value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    location = ClosureLocation(
      { base.wrappedValue }, { if let value = $0 { base.wrappedValue = value } })
  }

  /// Makes a binding to the value in an optional; nil where there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    location = ClosureLocation({ base.wrappedValue ?? value }, { base.wrappedValue = $0 })
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Takes a binding over.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { Binding<Subject>(MemberLocation(location, keyPath)) }

  /// Whether both lead to the same value.
  @MainActor public static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self).pointee.location
    let b = b.assumingMemoryBound(to: Self.self).pointee.location
    return a.isEqual(to: b)
  }

  /// There is nothing to fill in.
  @MainActor public static func _install(
    _ pointer: UnsafeMutableRawPointer, _ store: _PropertyStore
  ) {}
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection, Value.Index: Hashable {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Some of the elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection, Value.Index: Hashable {
  /// A place in the collection.
  public typealias Index = Value.Index
  /// The places.
  public typealias Indices = Value.Indices

  /// The first place.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place after the last.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The places.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The place after another one.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

  /// A binding to the element in a place.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(ElementLocation(location, position))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection, Value.Index: Hashable {
  /// The place before another one.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection, Value.Index: Hashable {}

private final class ClosureLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let read: () -> Value
  private let write: (Value) -> Void

  init(_ read: @escaping () -> Value, _ write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  override var value: Value {
    get { read() }
    set { write(newValue) }
  }
}

private final class ConstantLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let stored: Value

  init(_ value: Value) { stored = value }

  override var value: Value {
    get { stored }
    set { _ = newValue }
  }

  override func isEqual(to other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return EnvironmentValues.areEqual(stored, other.stored)
  }
}

private final class MemberLocation<Base, Value>: BindingLocation<Value>, @unchecked Sendable {
  private let base: BindingLocation<Base>
  private let path: WritableKeyPath<Base, Value>

  init(_ base: BindingLocation<Base>, _ path: WritableKeyPath<Base, Value>) {
    self.base = base
    self.path = path
  }

  override var value: Value {
    get { base.value[keyPath: path] }
    set { base.value[keyPath: path] = newValue }
  }

  override func isEqual(to other: BindingLocation<Value>) -> Bool {
    guard let other = other as? MemberLocation<Base, Value> else { return false }
    return base.isEqual(to: other.base) && path == other.path
  }
}

private final class ElementLocation<Base: MutableCollection>: BindingLocation<Base.Element>,
  @unchecked Sendable
{
  private let base: BindingLocation<Base>
  private let index: Base.Index

  init(_ base: BindingLocation<Base>, _ index: Base.Index) {
    self.base = base
    self.index = index
  }

  override var value: Base.Element {
    get { base.value[index] }
    set { base.value[index] = newValue }
  }

  override func isEqual(to other: BindingLocation<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return base.isEqual(to: other.base) && index == other.index
  }
}

/// A property of an object.
final class ObjectLocation<Object: AnyObject, Value>: BindingLocation<Value>, @unchecked Sendable {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  override var value: Value {
    get { object[keyPath: path] }
    set { object[keyPath: path] = newValue }
  }

  override func isEqual(to other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && path == other.path
  }
}
