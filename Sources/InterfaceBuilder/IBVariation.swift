/// Values that replace those of an object for some traits, `<variation key="...">`.
public struct IBVariation: Sendable {
  /// One condition of a key, such as `heightClass=compact`.
  public struct Condition: Hashable, Sendable {
    /// The trait: `heightClass`, `widthClass`, `userInterfaceIdiom`, ...
    public var trait: String
    /// The value it must have.
    public var value: String

    /// Makes a condition.
    public init(trait: String, value: String) {
      self.trait = trait
      self.value = value
    }
  }

  /// One entry of a mask.
  public struct MaskEntry: Hashable, Sendable {
    /// Whether the object is installed (`include`) or not (`exclude`).
    public var isIncluded: Bool
    /// The id of the constraint or view.
    public var reference: String
    /// The line in the file, from 1.
    public var line: Int
  }

  /// The key as the file spells it; `default` has no condition.
  public var key: String
  /// The conditions, all of which must hold.
  public var conditions: [Condition]
  /// The line in the file, from 1.
  public var line: Int
  /// Which constraints are installed.
  public var constraintMask: [MaskEntry]
  /// Which subviews are installed.
  public var subviewMask: [MaskEntry]
  /// Attributes that replace those of the object, `key` left out.
  public var attributes: [IBAttribute]
  /// Properties that replace those of the object.
  public var properties: [IBProperty]
  /// Child objects that replace those of the object with the same key.
  public var members: [IBObject]
}
