/// A key of an environment value.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nothing sets another one.
  static var defaultValue: Value { get }
}

/// The values that views take over from what they stand in.
public struct EnvironmentValues: @unchecked Sendable {
  private var storage: EnvironmentStorage
  private var reads: EnvironmentReads?

  /// Makes values that are all the default ones.
  public init() { storage = .empty }

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      reads?.insert(id)
      if let entry = storage.entries[id] {
        return unsafeDowncast(entry, to: EnvironmentEntry<K.Value>.self).value
      }
      return K.defaultValue
    }
    set {
      storage = storage.replacing(ObjectIdentifier(key), EnvironmentEntry(newValue))
    }
  }

  /// Whether these are the very values of another one, which is sooner told than that they are equal.
  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  /// Whether every key is known to have the same value as in other values.
  func isEqual(to other: EnvironmentValues) -> Bool {
    if storage === other.storage { return true }
    let mine = storage.entries
    let others = other.storage.entries
    guard mine.count == others.count else { return false }
    return mine.allSatisfy { key, entry in
      guard let theirs = others[key] else { return false }
      return theirs === entry || entry.isEqual(to: theirs)
    }
  }

  /// The same values, which note what is read of them.
  func recording(in reads: EnvironmentReads) -> EnvironmentValues {
    var copy = self
    copy.reads = reads
    return copy
  }

  /// Whether a key has another value than in other values.
  func differs(from other: EnvironmentValues, at key: ObjectIdentifier) -> Bool {
    let mine = storage.entries[key]
    let others = other.storage.entries[key]
    if mine === others { return false }
    guard let mine, let others else { return true }
    return !mine.isEqual(to: others)
  }

  /// Whether the two values of a key are known to be equal.
  static func areEqual<V>(_ a: V, _ b: V) -> Bool {
    EnvironmentEntry(a).isEqual(to: EnvironmentEntry(b))
  }
}

/// The set values; never changed once made, so that one that is the same holds the same.
private final class EnvironmentStorage: @unchecked Sendable {
  static let empty = EnvironmentStorage([:])
  let entries: [ObjectIdentifier: AnyEnvironmentEntry]

  init(_ entries: [ObjectIdentifier: AnyEnvironmentEntry]) { self.entries = entries }

  func replacing(_ key: ObjectIdentifier, _ entry: AnyEnvironmentEntry) -> EnvironmentStorage {
    if let old = entries[key], old.isEqual(to: entry) { return self }
    var copy = entries
    copy[key] = entry
    return EnvironmentStorage(copy)
  }
}

private class AnyEnvironmentEntry {
  func isEqual(to other: AnyEnvironmentEntry) -> Bool { false }
}

private final class EnvironmentEntry<Value>: AnyEnvironmentEntry {
  let value: Value

  init(_ value: Value) { self.value = value }

  override func isEqual(to other: AnyEnvironmentEntry) -> Bool {
    let other = unsafeDowncast(other, to: EnvironmentEntry<Value>.self)
    if let mine = value as? any Equatable {
      func compare<E: Equatable>(_ mine: E) -> Bool { mine == (other.value as? E) }
      return compare(mine)
    }
    if Value.self is AnyClass {
      return (value as AnyObject) === (other.value as AnyObject)
    }
    return false
  }
}

/// The keys that something has read.
final class EnvironmentReads {
  private var keys: [ObjectIdentifier] = []

  func insert(_ key: ObjectIdentifier) {
    if !keys.contains(key) { keys.append(key) }
  }

  func removeAll() { keys.removeAll(keepingCapacity: true) }

  /// Whether one of the keys has another value in one environment than in another.
  func differs(_ a: EnvironmentValues, _ b: EnvironmentValues) -> Bool {
    if a.isIdentical(to: b) { return false }
    return keys.contains { a.differs(from: b, at: $0) }
  }
}
