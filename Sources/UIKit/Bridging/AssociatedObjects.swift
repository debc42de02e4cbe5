import Foundation
import Synchronization

// Values that code hangs on objects of other people's classes. On Apple's platforms the Objective-C
// runtime has these functions; libraries written for UIKit reach for them where an extension would
// need a stored property.

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// How an associated value is held, with the names of the Objective-C runtime.
public enum objc_AssociationPolicy: UInt, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Not held: the value reads as nil once nobody else holds it.
  case OBJC_ASSOCIATION_ASSIGN = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Held.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Held; a value that can be copied (`NSCopying`) is copied first.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Held, from any thread.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Copied and held, from any thread.
  case OBJC_ASSOCIATION_COPY = 0x303
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Hangs a value on an object under a key; nil takes it away. Any thread may call it.
///
/// Responders, constraints and layout guides let go of their values as they go themselves. Values of
/// other objects are let go at the latest when the number of such objects has doubled.
///
/// - Parameters:
///   - object: An instance of a class.
///   - key: An address that stands for the key; what lies there does not matter.
///   - value: What is hung on the object.
///   - policy: How it is held.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  let value = value.map { AssociatedValue($0, policy) }
  let gone = AssociatedValueTable.shared.withLock { table in
    var values = table.values(of: object)
    values[UInt(bitPattern: key)] = value
    return table.set(values, of: object)
  }
  withExtendedLifetime(gone) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The value that hangs on an object under a key, if any. Any thread may call it.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = object as AnyObject
  let found = AssociatedValueTable.shared.withLock { table in
    table.values(of: object)[UInt(bitPattern: key)]
  }
  return found?.value
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes all values from an object. Any thread may call it.
public func objc_removeAssociatedObjects(_ object: Any) {
  let object = object as AnyObject
  let gone = AssociatedValueTable.shared.withLock { $0.set([:], of: object) }
  withExtendedLifetime(gone) {}
}

/// A value and how it is held.
struct AssociatedValue: @unchecked Sendable {
  private let held: Any?
  private weak let unheld: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      held = nil
      unheld = value as AnyObject
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      held = (value as? NSCopying).map { $0.copy() } ?? value
      unheld = nil
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      held = value
      unheld = nil
    }
  }

  var value: Any? { held ?? unheld }
}

/// The values of one object, by the address that stands for the key.
typealias AssociatedValues = [UInt: AssociatedValue]

/// An object that holds its associated values itself, so that they go when it goes.
protocol AssociatedValueHolder: AnyObject {
  /// The values, touched inside `AssociatedValueTable` only.
  var associatedValues: AssociatedValues { get set }
}

/// The values of objects that do not hold them themselves, and the lock of all values.
private struct AssociatedValueTable {
  static let shared = Mutex(AssociatedValueTable())

  private struct Row: @unchecked Sendable {
    weak var object: AnyObject?
    var values: AssociatedValues
  }

  private var rows: [ObjectIdentifier: Row] = [:]
  /// The number of rows at which those of objects that are gone are taken out.
  private var limit = 64

  mutating func values(of object: AnyObject) -> AssociatedValues {
    if let holder = object as? any AssociatedValueHolder { return holder.associatedValues }
    guard let row = rows[ObjectIdentifier(object)], row.object === object else { return [:] }
    return row.values
  }

  /// Gives an object other values.
  ///
  /// - Returns: What has to be let go once the lock is open, because that may run code of the app,
  ///   which may come here again.
  mutating func set(_ values: AssociatedValues, of object: AnyObject) -> [AssociatedValues] {
    if let holder = object as? any AssociatedValueHolder {
      let old = holder.associatedValues
      holder.associatedValues = values
      return [old]
    }
    var gone: [AssociatedValues] = []
    if let old = rows.removeValue(forKey: ObjectIdentifier(object)) { gone.append(old.values) }
    if values.isEmpty { return gone }
    if rows.count >= limit {
      gone += rows.values.lazy.filter { $0.object == nil }.map(\.values)
      rows = rows.filter { $0.value.object != nil }
      limit = max(64, rows.count * 2)
    }
    rows[ObjectIdentifier(object)] = Row(object: object, values: values)
    return gone
  }
}
