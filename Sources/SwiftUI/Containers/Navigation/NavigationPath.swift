import UIKit

/// The values of any types that a navigation stack shows one over the other, the topmost last.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { values.count }
  /// Whether there are none.
  public var isEmpty: Bool { values.isEmpty }

  /// Puts a value on top.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Takes values from the top away.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(k, values.count)) }
}
