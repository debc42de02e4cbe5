import AutoLayout
import ConstraintSolver

/// `first.attribute (relation) multiplier × second.attribute + constant`, with a priority.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject, AssociatedValueHolder {
  /// A feature of a view's rectangle.
  public enum Attribute: Int, Sendable {
    /// Stands where there is no second item.
    case notAnAttribute = 0
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where text starts.
    case leading
    /// The edge where text ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The centre from left to right.
    case centerX
    /// The centre from top to bottom.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The top margin.
    case topMargin
    /// The bottom margin.
    case bottomMargin
    /// The margin where text starts.
    case leadingMargin
    /// The margin where text ends.
    case trailingMargin
    /// The centre between the left and right margins.
    case centerXWithinMargins
    /// The centre between the top and bottom margins.
    case centerYWithinMargins

    var value: LayoutAttribute { LayoutAttribute(rawValue: rawValue) ?? .notAnAttribute }
  }

  /// How two sides compare.
  public enum Relation: Int, Sendable {
    /// The left side is at most the right side.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The left side is at least the right side.
    case greaterThanOrEqual = 1

    var value: ConstraintSolver.Relation {
      switch self {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    }
  }

  /// The axis that a priority or a stack acts along.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The view or guide on the left side.
  public internal(set) weak var firstItem: AnyObject?
  /// The view or guide on the right side.
  public internal(set) weak var secondItem: AnyObject?
  /// The attribute on the left side.
  public internal(set) var firstAttribute = Attribute.notAnAttribute
  /// The attribute on the right side.
  public internal(set) var secondAttribute = Attribute.notAnAttribute
  /// How the sides compare.
  public internal(set) var relation = Relation.equal
  /// The factor of the right side.
  public internal(set) var multiplier: CGFloat = 1
  /// Whether an archive should hold the constraint.
  open var shouldBeArchived = false
  /// A name for reports.
  open var identifier: String?

  /// What is added to the right side, in points.
  open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { constantDidChange() } }
  }

  /// How strongly the constraint holds.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { priorityDidChange() } }
  }

  /// Whether the constraint takes part in layout.
  ///
  /// Setting it to true adds the constraint to the nearest view that holds both items.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? Self.activate([self]) : Self.deactivate([self]) }
  }

  /// The view that holds the constraint while it is active.
  weak var holder: UIView?
  /// The order of activation.
  var serial = 0
  /// What the engine holds.
  var engineConstraint: LayoutConstraint?
  /// Who made the constraint.
  var origin = ConstraintOrigin.app
  /// What the file says of it.
  var nibOrigin: NibOrigin?
  nonisolated(unsafe) var associatedValues: AssociatedValues = [:]

  private static var nextSerial = 1

  /// Makes a constraint that relates nothing, for subclasses and loaders.
  public override init() { super.init() }

  /// Makes an inactive constraint.
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - view2: A view or a layout guide, or nil for a plain width or height.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.multiplier = multiplier
    constant = c
  }

  /// Makes constraints take part in layout, as one change.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.holder == nil {
      guard let first = constraint.firstItem as? LayoutParticipant,
        let holder = first.nearestCommonView(with: constraint.secondItem as? LayoutParticipant)
      else { continue }
      holder.hold(constraint)
    }
  }

  /// Takes constraints out of layout, as one change.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    var holders: [UIView] = []
    for constraint in constraints {
      guard let holder = constraint.holder else { continue }
      holder.letGo(constraint)
      if !holders.contains(where: { $0 === holder }) { holders.append(holder) }
    }
    for holder in holders { holder.dropReleased() }
  }

  /// The anchor on the left side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(item: firstItem as? LayoutParticipant, attribute: firstAttribute)
  }

  /// The anchor on the right side, if any.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor(item: $0 as? LayoutParticipant, attribute: secondAttribute) }
  }

  /// The constraint in the shape of UIKit's log; not meant to be parsed.
  open override nonisolated var description: String {
    textOnMain({ logText }, else: { super.description })
  }

  static func takeSerial() -> Int {
    defer { nextSerial += 1 }
    return nextSerial
  }

  private func constantDidChange() {
    guard let holder else { return }
    if let engineConstraint, let engine = engineConstraint.engine {
      engine.setConstant(Double(constant), of: engineConstraint)
    }
    holder.layoutHost?.engineDidChange()
    holder.markTreeNeedsLayout()
  }

  private func priorityDidChange() {
    guard let holder else { return }
    if let engineConstraint, let engine = engineConstraint.engine {
      engine.setPriority(Double(priority.rawValue), of: engineConstraint)
    }
    holder.layoutHost?.engineDidChange()
    holder.markTreeNeedsLayout()
  }
}

/// A view or a layout guide, as constraints see it.
@preconcurrency @MainActor protocol LayoutParticipant: AnyObject {
  /// The item that the engine places.
  var layoutItem: LayoutItem { get }
  /// The view itself, or the view that a guide belongs to.
  var participantView: UIView? { get }
}

extension LayoutParticipant {
  /// The nearest view that holds both participants.
  func nearestCommonView(with other: LayoutParticipant?) -> UIView? {
    guard let mine = participantView else { return nil }
    guard let other else { return mine }
    guard let theirs = other.participantView else { return nil }
    if mine === theirs { return mine }
    var ancestors = Set<ObjectIdentifier>()
    var view: UIView? = mine
    while let current = view {
      ancestors.insert(ObjectIdentifier(current))
      view = current.superview
    }
    view = theirs
    while let current = view {
      if ancestors.contains(ObjectIdentifier(current)) { return current }
      view = current.superview
    }
    return nil
  }
}
