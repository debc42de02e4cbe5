import Devices
import Typography

/// A length that grows with the text size setting.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value?

  /// Takes a length, in points at the text size that devices come with, which grows as body text
  /// does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Takes a length, in points at the text size that devices come with, which grows as a text style
  /// does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The length at the text size of the view's surroundings, in points.
  public var wrappedValue: Value { scaled ?? base }

  /// Scales the length.
  @MainActor public static func _install(
    _ pointer: UnsafeMutableRawPointer, _ store: _PropertyStore
  ) {
    let metric = pointer.assumingMemoryBound(to: Self.self)
    let category = store.environment.dynamicTypeSize.category
    metric.pointee.scaled = Value(
      TypographyFont.scaledValue(
        Double(metric.pointee.base), for: metric.pointee.style.value, category: category))
  }

  /// Whether both scale the same length in the same way.
  @MainActor public static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self).pointee
    let b = b.assumingMemoryBound(to: Self.self).pointee
    return a.base == b.base && a.style == b.style
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
