/// A constraint of a file: `firstItem.firstAttribute relation multiplier * secondItem.secondAttribute +
/// constant`.
public struct IBConstraint: Sendable {
  /// How the two sides relate.
  public enum Relation: String, Hashable, Sendable {
    /// The sides are equal.
    case equal
    /// The first side is at least the second.
    case greaterThanOrEqual
    /// The first side is at most the second.
    case lessThanOrEqual
  }

  /// The object id; empty where the file gives none.
  public var id: String
  /// The line in the file, from 1.
  public var line: Int
  /// The id of the object that holds the constraint.
  public var owner: String
  /// The id of the first item; nil stands for the object that holds the constraint.
  public var firstItem: String?
  /// The attribute of the first item.
  public var firstAttribute: IBAttributeName
  /// How the two sides relate.
  public var relation: Relation
  /// The id of the second item; nil with a second attribute stands for the owner, without one for no
  /// item.
  public var secondItem: String?
  /// The attribute of the second item, or nil for a constant size.
  public var secondAttribute: IBAttributeName?
  /// The factor of the second attribute; `a:b` and `a/b` are divided.
  public var multiplier: Double
  /// The constant in points. For a symbolic constraint, the value of the standard spacing when the file
  /// was saved.
  public var constant: Double
  /// The priority, above 0 and at most 1000.
  public var priority: Double
  /// The identifier that logs show, or nil.
  public var identifier: String?
  /// The name in the outline of Interface Builder, or nil.
  public var userLabel: String?
  /// Whether the constant is the standard spacing (`symbolic="YES"`).
  public var isSymbolic: Bool
  /// What a symbolic constraint is measured to (`symbolType`, such as `layoutAnchor`), or nil.
  public var symbolType: String?
  /// Whether the constraint is there for design only and removed at build time (`placeholder="YES"`).
  public var isPlaceholder: Bool
  /// Whether the constraint is installed where no size class says otherwise.
  ///
  /// Interface Builder stores "not installed" as an exclusion in the owner's default variation.
  public var isInstalled: Bool
  /// Other values for some traits, in file order.
  public var variations: [IBVariation]
}
