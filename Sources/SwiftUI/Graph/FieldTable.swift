@_spi(Reflection) import Swift

/// What is known of a type's stored properties: which of them the graph fills in, and how two values
/// are compared without the type's help.
///
/// Found once a type by `_forEachField`, which reads the type's metadata.
final class FieldTable: @unchecked Sendable {
  private struct Field {
    let offset: Int
    let kind: any FieldKind.Type
  }

  private let fields: [Field]
  /// The fields that the graph fills in, among `fields`.
  private let dynamicFields: [Field]
  private let size: Int
  private let isTrivial: Bool
  private let equality: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?

  /// Whether the type has properties that the graph fills in.
  var hasDynamicProperties: Bool { !dynamicFields.isEmpty }

  @MainActor private static var tables: [ObjectIdentifier: FieldTable] = [:]

  /// The table of a type.
  @MainActor static func of<T>(_ type: T.Type) -> FieldTable {
    let key = ObjectIdentifier(type)
    if let known = tables[key] { return known }
    let made = FieldTable(type)
    tables[key] = made
    return made
  }

  @MainActor private init<T>(_ type: T.Type) {
    var found: [Field] = []
    var isKnown = true
    isKnown = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      func open<F>(_ type: F.Type) -> any FieldKind.Type { StoredField<F>.self }
      found.append(Field(offset: offset, kind: _openExistential(fieldType, do: open)))
      return true
    }
    // A class's fields lie elsewhere; an enum's have no offsets.
    if !isKnown || type is AnyClass { found = [] }
    fields = found
    dynamicFields = found.filter { $0.kind.isDynamic }
    size = MemoryLayout<T>.size
    isTrivial = _isPOD(type)
    equality = FieldTable.declaredEquality(type)
    hasFields = isKnown && !(type is AnyClass) && !found.isEmpty
  }

  private let hasFields: Bool

  private static func declaredEquality<T>(
    _ type: T.Type
  ) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    guard let equatable = type as? any Equatable.Type else { return nil }
    func open<E: Equatable>(_ type: E.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
      { a, b in
        a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee
      }
    }
    return open(equatable)
  }

  /// Whether two values are known to be equal: a false answer costs no more than an evaluation.
  @MainActor func isEqual<T>(_ a: T, _ b: T) -> Bool {
    withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in
        isEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
      }
    }
  }

  @MainActor func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if size == 0 { return true }
    if dynamicFields.isEmpty {
      if let equality { return equality(a, b) }
      if Self.areSameBytes(a, b, size) { return true }
      if isTrivial && !hasFields { return false }
    }
    guard hasFields else { return false }
    for field in fields where !field.kind.isEqual(a + field.offset, b + field.offset) {
      return false
    }
    return true
  }

  static func areSameBytes(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Bool {
    var offset = 0
    while offset + 8 <= count {
      if a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != b.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset += 8
    }
    while offset < count {
      if a.load(fromByteOffset: offset, as: UInt8.self)
        != b.load(fromByteOffset: offset, as: UInt8.self)
      {
        return false
      }
      offset += 1
    }
    return true
  }

  /// Connects a value's dynamic properties with what the graph keeps for them.
  @MainActor func install<T>(_ value: inout T, _ store: PropertyStore) {
    guard !dynamicFields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) {
      install(UnsafeMutableRawPointer($0), store)
    }
  }

  @MainActor func install(_ pointer: UnsafeMutableRawPointer, _ store: PropertyStore) {
    for field in dynamicFields { field.kind.install(pointer + field.offset, store) }
  }
}

/// What can be done with a stored property of a type.
@MainActor private protocol FieldKind {
  nonisolated static var isDynamic: Bool { get }
  static func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
  static func install(_ pointer: UnsafeMutableRawPointer, _ store: PropertyStore)
}

private enum StoredField<F>: FieldKind {
  nonisolated static var isDynamic: Bool { F.self is any DynamicProperty.Type }

  static func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if let type = F.self as? any DynamicProperty.Type { return type._isEqual(a, b) }
    if F.self is AnyClass {
      return a.load(as: UnsafeRawPointer.self) == b.load(as: UnsafeRawPointer.self)
    }
    return FieldTable.of(F.self).isEqual(a, b)
  }

  static func install(_ pointer: UnsafeMutableRawPointer, _ store: PropertyStore) {
    (F.self as? any DynamicProperty.Type)?._install(pointer, store)
  }
}
