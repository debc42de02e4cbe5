/// What anchors are compared by, whatever they are anchors of.
protocol AnchorIdentity: AnyObject {
  var identity: AnchorKey { get }
}

/// An attribute of an item.
struct AnchorKey: Hashable, Sendable {
  var item: ObjectIdentifier?
  var attribute: NSLayoutConstraint.Attribute
}

/// An attribute of a view or guide, to make constraints from.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, AnchorIdentity {
  let participant: LayoutParticipant?
  let attribute: NSLayoutConstraint.Attribute
  nonisolated let identity: AnchorKey

  init(item: LayoutParticipant?, attribute: NSLayoutConstraint.Attribute) {
    participant = item
    self.attribute = attribute
    identity = AnchorKey(item: item.map { ObjectIdentifier($0) }, attribute: attribute)
  }

  /// The view or guide that the anchor belongs to.
  open var item: AnyObject? { participant }

  /// What the anchor is of, such as `UILabel.leading`; not meant to be parsed.
  open var name: String {
    "\(participant.map { "\(type(of: $0))" } ?? "nil").\(attribute.value)"
  }

  /// Whether constraints leave the anchor's place or size open, after layout.
  open var hasAmbiguousLayout: Bool {
    guard let item = participant?.layoutItem, let engine = item.engine else { return false }
    engine.solve()
    let open = engine.ambiguity(of: item)
    switch (attribute.value.kind, attribute) {
    case (.size, .width): return open.width
    case (.size, _): return open.height
    case (.horizontalPosition, .left), (.horizontalPosition, .leftMargin): return open.x
    case (.horizontalPosition, _): return open.x || open.width
    case (.verticalPosition, .top), (.verticalPosition, .topMargin): return open.y
    case (.verticalPosition, _): return open.y || open.height
    case (.none, _): return false
    }
  }

  /// Anchors of the same attribute of the same item are equal: each reading makes one anew.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? any AnchorIdentity)?.identity == identity
  }

  /// Equal for equal anchors.
  open override nonisolated var hash: Int { identity.hashValue }

  /// `self == anchor + c`
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  { make(.equal, anchor, constant: c) }

  /// `self >= anchor + c`
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, constant: c) }

  /// `self <= anchor + c`
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, constant: c) }

  func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.firstItem = participant
    constraint.firstAttribute = attribute
    constraint.relation = relation
    constraint.secondItem = other?.participant
    constraint.secondAttribute = other?.attribute ?? .notAnAttribute
    constraint.multiplier = multiplier
    constraint.constant = constant
    return constraint
  }
}

/// A place from left to right.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<
  NSLayoutXAxisAnchor
>
{
  /// The distance between two places, as something to constrain.
  public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: participant, attribute, to: other.participant, other.attribute)
  }

  /// `self == anchor + multiplier × standard spacing (8 points)`
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, constant: 8 * multiplier) }

  /// `self >= anchor + multiplier × standard spacing (8 points)`
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, constant: 8 * multiplier) }

  /// `self <= anchor + multiplier × standard spacing (8 points)`
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, constant: 8 * multiplier) }
}

/// A place from top to bottom.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<
  NSLayoutYAxisAnchor
>
{
  /// The distance between two places, as something to constrain.
  public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: participant, attribute, to: other.participant, other.attribute)
  }

  /// `self == anchor + multiplier × standard spacing (8 points)`
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, constant: 8 * multiplier) }

  /// `self >= anchor + multiplier × standard spacing (8 points)`
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, constant: 8 * multiplier) }

  /// `self <= anchor + multiplier × standard spacing (8 points)`
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, constant: 8 * multiplier) }
}

/// A width, a height, or the distance between two places.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  override init(item: LayoutParticipant?, attribute: NSLayoutConstraint.Attribute) {
    super.init(item: item, attribute: attribute)
  }

  /// Makes the distance between two places, carried by a guide that reaches from one to the other.
  init(
    from first: LayoutParticipant?, _ firstAttribute: NSLayoutConstraint.Attribute,
    to second: LayoutParticipant?, _ secondAttribute: NSLayoutConstraint.Attribute
  ) {
    let guide = UILayoutGuide()
    let isHorizontal = firstAttribute.value.kind == .horizontalPosition
    first?.nearestCommonView(with: second)?.addLayoutGuide(guide)
    let near = NSLayoutConstraint(
      item: guide, attribute: isHorizontal ? .left : .top, relatedBy: .equal,
      toItem: first, attribute: firstAttribute, multiplier: 1, constant: 0)
    let far = NSLayoutConstraint(
      item: guide, attribute: isHorizontal ? .right : .bottom, relatedBy: .equal,
      toItem: second, attribute: secondAttribute, multiplier: 1, constant: 0)
    guide.carried = [near, far]
    NSLayoutConstraint.activate([near, far])
    super.init(item: guide, attribute: isHorizontal ? .width : .height)
  }

  /// `self == c`
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, nil, constant: c)
  }

  /// `self >= c`
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, constant: c)
  }

  /// `self <= c`
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil, constant: c)
  }

  /// `self == m × anchor + c`
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.equal, anchor, multiplier: m, constant: c) }

  /// `self >= m × anchor + c`
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }

  /// `self <= m × anchor + c`
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
}
