import ConstraintSolver

/// Four distances from the edges of a rectangle, in points; positive is inward.
public struct EdgeDistances: Hashable, Sendable {
  /// From the top edge.
  public var top: Double
  /// From the left edge.
  public var left: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the right edge.
  public var right: Double

  /// Makes distances.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance on any edge.
  public static let zero = EdgeDistances()
}

/// A rectangle, in points, y downwards.
public struct ItemRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The extent to the right.
  public var width: Double
  /// The extent downwards.
  public var height: Double

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Where an edge of an item that hangs on another one lies.
public struct BaseEdge: Hashable, Sendable {
  /// Whether the distance is counted from the base's far edge (right, bottom) inward, not from its
  /// near edge (left, top).
  public var isFar: Bool
  /// The distance, in points.
  public var distance: Double

  /// An edge a distance to the right of the base's left edge, or below its top edge.
  public static func near(_ distance: Double) -> BaseEdge {
    BaseEdge(isFar: false, distance: distance)
  }

  /// An edge a distance to the left of the base's right edge, or above its bottom edge.
  public static func far(_ distance: Double) -> BaseEdge {
    BaseEdge(isFar: true, distance: distance)
  }
}

/// An item's four edges, as distances from the frame of the item that it hangs on.
///
/// Such an item (a safe-area guide, a margins guide) has no numbers of its own to solve for.
public struct BaseEdges: Hashable, Sendable {
  /// The top edge.
  public var top: BaseEdge
  /// The left edge.
  public var left: BaseEdge
  /// The bottom edge.
  public var bottom: BaseEdge
  /// The right edge.
  public var right: BaseEdge

  /// Makes edges.
  public init(top: BaseEdge, left: BaseEdge, bottom: BaseEdge, right: BaseEdge) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The base's frame less the distances.
  public init(insets: EdgeDistances) {
    self.init(
      top: .near(insets.top), left: .near(insets.left), bottom: .far(insets.bottom),
      right: .far(insets.right))
  }
}

/// A rectangle that constraints place: a view, a layout guide or a scroll view's content area.
///
/// An item states what the engine cannot know: insets, baselines, the size its content asks for.
/// After changing any of these, call `LayoutEngine.itemDidChange(_:)`.
public final class LayoutItem {
  /// The name in reports, such as `UILabel "Name"`.
  public var name: String
  /// The item in whose coordinates this one lies; nil for the outermost one.
  public internal(set) weak var parent: LayoutItem?
  /// How far the frame reaches beyond the alignment rectangle on each edge.
  public var alignmentRectInsets = EdgeDistances.zero
  /// The layout margins, inside the frame.
  public var layoutMargins = EdgeDistances(top: 8, left: 8, bottom: 8, right: 8)
  /// Whether leading is right.
  public var isRightToLeft = false
  /// The first baseline below the top of the alignment rectangle; nil for items without text, whose
  /// first baseline is their top edge.
  public var firstBaselineOffset: Double?
  /// The last baseline above the bottom of the alignment rectangle; nil for items without text,
  /// whose last baseline is their bottom edge.
  public var lastBaselineOffset: Double?
  /// The item inside this one whose first baseline is this one's; nil for its own. Set it with
  /// `LayoutEngine.setBaselines(of:first:last:)`.
  public internal(set) weak var firstBaselineItem: LayoutItem?
  /// The item inside this one whose last baseline is this one's; nil for its own.
  public internal(set) weak var lastBaselineItem: LayoutItem?
  /// The width that the content asks for; nil for none.
  public var intrinsicWidth: Double?
  /// The height that the content asks for; nil for none.
  public var intrinsicHeight: Double?
  /// How strongly the item resists growing wider than its content, 0 to 1000.
  public var horizontalHugging = 250.0
  /// How strongly the item resists growing taller than its content, 0 to 1000.
  public var verticalHugging = 250.0
  /// How strongly the item resists becoming narrower than its content, 0 to 1000.
  public var horizontalCompressionResistance = 750.0
  /// How strongly the item resists becoming lower than its content, 0 to 1000.
  public var verticalCompressionResistance = 750.0
  /// The item that this one hangs on, for one without numbers of its own.
  public let base: LayoutItem?
  /// Where the edges lie, for an item that hangs on another one.
  public var baseEdges = BaseEdges(insets: .zero)
  /// For a scroll view, the area its content lies in.
  public var contentArea: LayoutItem?
  /// The object this item stands for.
  public weak var owner: AnyObject?

  /// The engine that places the item, while it is in one.
  public internal(set) weak var engine: LayoutEngine?

  /// The solver's numbers of the alignment rectangle, its place counted from the frame of what the
  /// item lies in; set while the item is in an engine.
  var x: Variable!
  var y: Variable!
  var width: Variable!
  var height: Variable!
  /// The engine's constraints that mention the item, in order of activation.
  var constraints: [LayoutConstraint] = []
  /// Implicit and content-size constraints, which the engine makes itself.
  var implicit: [Constraint] = []
  var contentSize = ContentSizeConstraints()
  /// The items round this one whose baselines are this one's.
  var baselineUsers: [LayoutItem] = []
  /// Whether a constraint of others has this item's place in it: it lies between them.
  var isCrossed = false
  /// What of the item stands in constraints of others.
  var lowered = LoweredTraits()
  /// Whether the engine has not taken the content size in yet.
  var awaitsContentSize = false

  /// Makes an item that is in no engine yet.
  ///
  /// - Parameter base: The item it hangs on by `baseEdges`, for one without numbers of its own.
  public init(name: String, owner: AnyObject? = nil, base: LayoutItem? = nil) {
    self.name = name
    self.owner = owner
    self.base = base
  }

  /// Whether the item lies inside `ancestor`, at any depth.
  public func isDescendant(of ancestor: LayoutItem) -> Bool {
    var item: LayoutItem? = self
    while let current = item {
      if current === ancestor { return true }
      item = current.parent
    }
    return false
  }
}

/// What of an item stands in constraints that do not mention it: of those that it holds, and of those
/// between something inside it and something outside.
struct LoweredTraits: Equatable {
  var isRightToLeft = false
  var insets = EdgeDistances.zero
}

/// The handles of the constraints that hold an item to its content's size.
struct ContentSizeConstraints {
  var horizontalHugging: Constraint?
  var horizontalCompression: Constraint?
  var verticalHugging: Constraint?
  var verticalCompression: Constraint?
}
