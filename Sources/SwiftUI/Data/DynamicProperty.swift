/// A stored property of a view that the graph fills in before the view's body is evaluated.
public protocol DynamicProperty {
  /// Tells that the properties inside are filled in.
  mutating func update()

  /// Connects a property with what a graph keeps for it.
  @MainActor static func _install(_ pointer: UnsafeMutableRawPointer, _ store: _PropertyStore)

  /// Whether two values ask for the same.
  @MainActor static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Connects the properties inside, then updates.
  @MainActor public static func _install(
    _ pointer: UnsafeMutableRawPointer, _ store: _PropertyStore
  ) {
    FieldTable.of(Self.self).install(pointer, store)
    pointer.assumingMemoryBound(to: Self.self).pointee.update()
  }

  /// Whether all properties inside are equal.
  @MainActor public static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    FieldTable.of(Self.self).isEqual(a, b)
  }
}

typealias PropertyStore = _PropertyStore
