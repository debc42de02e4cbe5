/// A value that views hand to what they stand in.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that give none.
  static var defaultValue: Value { get }

  /// Adds the value of a later view to that of those before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}
