/// A constraint as a person reads it.
public struct ConstraintRecord: Hashable, Codable, Sendable {
  /// The object id in the file, or nil for one made in code or by the system.
  public var id: String?
  /// The identifier that the app or the system gave it, such as `UISV-spacing`.
  public var identifier: String?
  /// The line UIKit's users know, such as `H:|-(20)-[UILabel "Name"]` or
  /// `UIImageView "photo".width == 60`.
  public var text: String
  /// The priority, above 0 up to 1000.
  public var priority: Double
  /// Whether the app made it (not the system: autoresizing, stack, implicit size, encapsulation).
  public var isMadeByApp: Bool
  /// Where the constraint stands in the file.
  public var location: SourceLocation?
  /// The object ids of the nodes it relates.
  public var nodeIDs: [String]

  /// Makes a record.
  public init(
    id: String?, identifier: String? = nil, text: String, priority: Double = 1000,
    isMadeByApp: Bool = true, location: SourceLocation? = nil, nodeIDs: [String] = []
  ) {
    self.id = id
    self.identifier = identifier
    self.text = text
    self.priority = priority
    self.isMadeByApp = isMadeByApp
    self.location = location
    self.nodeIDs = nodeIDs
  }
}

/// A set of required constraints that cannot hold together.
public struct ConflictRecord: Hashable, Codable, Sendable {
  /// A minimal set: leave any one out and the rest can hold.
  public var constraints: [ConstraintRecord]
  /// The one that was given up to go on.
  public var broken: ConstraintRecord

  /// Makes a record.
  public init(constraints: [ConstraintRecord], broken: ConstraintRecord) {
    self.constraints = constraints
    self.broken = broken
  }
}

/// What the constraints leave open about a view.
public struct Ambiguity: Hashable, Codable, Sendable {
  /// The horizontal position is not determined.
  public var x: Bool
  /// The vertical position is not determined.
  public var y: Bool
  /// The width is not determined.
  public var width: Bool
  /// The height is not determined.
  public var height: Bool

  /// Makes a value.
  public init(x: Bool = false, y: Bool = false, width: Bool = false, height: Bool = false) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether everything is determined.
  public var isNone: Bool { !(x || y || width || height) }
}
