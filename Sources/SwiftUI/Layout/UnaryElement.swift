import LayoutTree

/// An element round another one.
class UnaryElement: LayoutElement {
  final let child: LayoutElement
  @exclusivity(unchecked) final private(set) var isRightToLeft: Bool

  init(_ child: LayoutElement, _ environment: EnvironmentValues) {
    self.child = child
    isRightToLeft = environment.layoutDirection == .rightToLeft
    super.init(environment)
    setsPlainGuides = child.setsPlainGuides
    adopt(child)
  }

  deinit { release(child) }

  /// Whether the element sets guides that its child does not.
  @exclusivity(unchecked) final var setsOwnGuides = false

  override func forget() {
    super.forget()
    setsPlainGuides = setsOwnGuides || child.setsPlainGuides
  }

  override func environmentDidChange() {
    isRightToLeft = environment.layoutDirection == .rightToLeft
    super.environmentDidChange()
  }

  /// Where the child stands, from the leading edge, and what it is offered.
  func placement(
    in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, proposal) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    child.sizeThatFits(proposal)
  }

  override func placeChildren() {
    var (origin, proposal) = placement(in: size, proposal: proposal)
    if isRightToLeft { origin.x = size.width - origin.x - child.sizeThatFits(proposal).width }
    child.place(at: origin, proposal: proposal)
  }

  override func spacing() -> ViewSpacing { child.spacing() }
  override var priority: Double { child.priority }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { child.layoutValue(key) }
  override var gridRow: GridRowToken? { child.gridRow }
  override var isSpacer: Bool { child.isSpacer }
  override func adoptStackAxis(_ axis: Axis?) { child.adoptStackAxis(axis) }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let (origin, inner) = placement(in: size, proposal: proposal)
    guard let value = child.dimensions(inner).explicit(key) else { return nil }
    return value + (key.axis == .horizontal ? origin.x : origin.y)
  }

  override var shownChildren: [LayoutElement] { [child] }
}

/// The element of a modifier that takes part in layout.
final class ModifierElement<Modifier: LayoutModifier>: UnaryElement {
  var modifier: Modifier

  init(_ modifier: Modifier, _ child: LayoutElement, _ environment: EnvironmentValues) {
    self.modifier = modifier
    super.init(child, environment)
    if Modifier.setsGuides {
      setsOwnGuides = true
      setsPlainGuides = true
    }
  }

  private var inner: LayoutChild { LayoutChild(element: child) }

  override func findDependence() -> SizeDependence { modifier.dependence(child: inner) }

  override func computeLength(_ axis: Axis, _ offered: CGFloat?) -> CGFloat {
    modifier.length(axis, offered, child: inner)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    modifier.sizeThatFits(proposal, child: inner, environment: environment)
  }

  override func placement(
    in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    modifier.placement(in: size, proposal: proposal, child: inner, environment: environment)
  }

  override func spacing() -> ViewSpacing {
    modifier.spacing(child: inner, environment: environment)
  }

  override var spaceName: AnyHashable? { modifier.spaceName }

  override var priority: Double { modifier.layoutPriority(child: inner) }
  override var isSpacer: Bool { !Modifier.makesPlace && child.isSpacer }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    modifier.layoutValue(key) ?? child.layoutValue(key)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let dimensions = ViewDimensions(child, size: size, proposal: proposal)
    if let own = modifier.explicitAlignment(key, in: dimensions) { return own }
    if !modifier.movesGuides { return child.dimensions(proposal).explicit(key) }
    return super.explicitAlignment(key, size: size, proposal: proposal)
  }

  override func export(into exporter: inout ElementExporter) {
    let map = modifier.transform(size: size, environment: environment)
    exporter.withTransform(map) { exporter in
      if let name = modifier.nodeName {
        exporter.add(self, className: name, kind: .view) { exporter in
          exporter.describe { modifier.describe(size: size, environment: environment, into: &$0) }
          exporter.add([child])
        }
      } else {
        exporter.adding(to: child) {
          modifier.describe(size: size, environment: environment, nodes: &$0, from: $1)
        }
      }
    }
  }
}
