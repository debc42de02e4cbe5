import LayoutTree

/// The element of a container whose arrangement is one of the module's own.
///
/// It does what a `ContainerElement` of the layout does, without going through the layout's generic
/// interface: stacks and grids are what most views stand in. Where the lengths of both axes are
/// separate it keeps them apart.
class ArrangedElement: PlacingElement {
  @exclusivity(unchecked) private final var isCacheOld = true
  /// The distances that the container wishes to have, once they are known.
  @exclusivity(unchecked) private final var ownSpacing: [ViewSpacing] = []

  override init(_ environment: EnvironmentValues) {
    super.init(environment)
    setsPlainGuides = false
    carriesValues = false
  }

  /// What the container is called in results.
  var nodeName: String { "" }
  /// The axis along which spacers stretch; nil for both (rule 38).
  var stackAxis: Axis? { nil }

  final override func setChildren(_ list: [LayoutElement]) {
    super.setChildren(list)
    let axis = stackAxis
    for child in list { child.adoptStackAxis(axis) }
    childrenDidChange()
  }

  /// Takes over what follows from other views inside.
  func childrenDidChange() {}

  final override func forget() {
    super.forget()
    isCacheOld = true
    if !ownSpacing.isEmpty { ownSpacing = [] }
  }

  /// Brings up to date what the arrangement keeps of the views.
  final func prepare(isSeparate: Bool) {
    guard isCacheOld else { return }
    makeCache(isSeparate: isSeparate)
    isCacheOld = false
  }

  /// Finds what the arrangement keeps of the views.
  func makeCache(isSeparate: Bool) {}

  // MARK: Size

  /// How the size follows from what is offered, where views inside do not all take fixed sizes.
  ///
  /// Where lengths are separate, the least and the largest are found at once: what the container
  /// stands in will ask for them, and what is inside has just been visited.
  final func prepared(_ dependence: SizeDependence) -> SizeDependence {
    if case .separate = dependence {
      for axis in Axis.allCases {
        _ = computeLength(axis, 0)
        _ = computeLength(axis, .infinity)
      }
    }
    return dependence
  }

  final override func spacing() -> ViewSpacing {
    if let known = ownSpacing.first { return known }
    let made = arrangedSpacing()
    ownSpacing = [made]
    return made
  }

  /// The distances of all views on all edges; none where there are no views (rule 19).
  func arrangedSpacing() -> ViewSpacing {
    guard let first = children.first else { return .zero }
    var result = first.spacing()
    for child in children.dropFirst() { result.formUnion(child.spacing()) }
    return result
  }

  // An empty container is served last (rule 10).
  override var priority: Double { children.isEmpty ? -.infinity : 0 }

  // MARK: Place

  /// Tells where each view stands in a container of a size, and what it is offered there.
  ///
  /// - Parameter body: Takes a view, its place among the children, its placement and its size.
  func forEachPlace(
    in bounds: CGRect, _ proposal: ProposedViewSize,
    _ body: (LayoutElement, Int, Placement, CGSize) -> Void
  ) {}

  final override func placeChildren() {
    if children.isEmpty { return }
    prepare(isSeparate: dependence.isSeparate)
    let whole = size.width
    let isRightToLeft = isRightToLeft
    forEachPlace(in: CGRect(origin: .zero, size: size), proposal) { child, _, placement, size in
      var origin = placement.origin
      if isRightToLeft { origin.x = whole - origin.x - size.width }
      child.place(at: origin, proposal: placement.proposal, size: size)
    }
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if key.isPlain || children.isEmpty { return nil }
    prepare(isSeparate: dependence.isSeparate)
    var placements: [Placement?] = []
    forEachPlace(in: CGRect(origin: .zero, size: size), proposal) { _, _, placement, _ in
      placements.append(placement)
    }
    return merged(key, placements)
  }

  final override func export(into exporter: inout ElementExporter) {
    exporter.add(self, className: nodeName, kind: .stack) { $0.add(shownChildren) }
  }
}

/// The element of a horizontal or a vertical stack.
final class StackElement: ArrangedElement {
  @exclusivity(unchecked) private var arrangement: StackArrangement
  @exclusivity(unchecked) private var state: StackState!

  init(_ arrangement: StackArrangement, _ environment: EnvironmentValues) {
    self.arrangement = arrangement
    super.init(environment)
  }

  /// Takes over another arrangement along the same axis.
  func setArrangement(_ arrangement: StackArrangement) {
    guard
      arrangement.spacing != self.arrangement.spacing
        || arrangement.alignment != self.arrangement.alignment
    else { return }
    self.arrangement = arrangement
    invalidate()
  }

  override var nodeName: String { arrangement.axis == .horizontal ? "HStack" : "VStack" }
  override var stackAxis: Axis? { arrangement.axis }

  override func makeCache(isSeparate: Bool) {
    state = StackState(arrangement, children, isSeparate: isSeparate)
  }

  override func findDependence() -> SizeDependence {
    if children.isEmpty { return .fixed(.zero) }
    if let found = arrangement.dependence(on: children) { return prepared(found) }
    prepare(isSeparate: true)
    return .fixed(state.size(.unspecified))
  }

  override func computeLength(_ axis: Axis, _ offered: CGFloat?) -> CGFloat {
    prepare(isSeparate: true)
    return state.length(axis, offered)
  }

  override func stackSource() -> (state: StackState, padding: CGSize?)? {
    guard case .separate = dependence else { return nil }
    prepare(isSeparate: true)
    return (state, nil)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    prepare(isSeparate: false)
    return state.size(proposal)
  }

  override func arrangedSpacing() -> ViewSpacing { arrangement.spacing(children) }

  override func forEachPlace(
    in bounds: CGRect, _ proposal: ProposedViewSize,
    _ body: (LayoutElement, Int, Placement, CGSize) -> Void
  ) { state.forEachPlace(in: bounds, proposal, body) }
}

/// The element of views one in front of the other.
final class DepthElement: ArrangedElement {
  @exclusivity(unchecked) private var arrangement: DepthArrangement
  @exclusivity(unchecked) private var lengths = LengthCaches()
  /// The priority of the views that give the size.
  @exclusivity(unchecked) private var highest = -Double.infinity

  init(_ arrangement: DepthArrangement, _ environment: EnvironmentValues) {
    self.arrangement = arrangement
    super.init(environment)
  }

  /// Takes over another arrangement.
  func setArrangement(_ arrangement: DepthArrangement) {
    guard arrangement.alignment != self.arrangement.alignment else { return }
    self.arrangement = arrangement
    invalidate()
  }

  override var nodeName: String { "ZStack" }

  override func makeCache(isSeparate: Bool) {
    lengths = LengthCaches()
    highest = arrangement.highestPriority(children)
  }

  override func findDependence() -> SizeDependence {
    if children.isEmpty { return .fixed(.zero) }
    if let found = arrangement.dependence(on: children) { return prepared(found) }
    prepare(isSeparate: true)
    return .fixed(arrangement.size(.unspecified, children, highest))
  }

  override func computeLength(_ axis: Axis, _ offered: CGFloat?) -> CGFloat {
    prepare(isSeparate: true)
    return lengths.length(axis, offered) {
      arrangement.length(axis, offered, children, highest)
    }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    prepare(isSeparate: false)
    return arrangement.size(proposal, children, highest)
  }

  // One view alone stands as if the stack were not there.
  private var isIdentity: Bool { children.count == 1 }

  override func childrenDidChange() {
    let sets = isIdentity && children[0].setsPlainGuides
    guard sets != setsPlainGuides else { return }
    setsPlainGuides = sets
    // What stands round a view of a fixed size is not told of changes, but lines it up by its guides.
    var current = parent
    while let outer = current {
      outer.forget()
      current = outer.parent
    }
  }

  override var priority: Double {
    isIdentity ? children[0].priority : super.priority
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if isIdentity { return children[0].dimensions(proposal).explicit(key) }
    return super.explicitAlignment(key, size: size, proposal: proposal)
  }

  override func forEachPlace(
    in bounds: CGRect, _ proposal: ProposedViewSize,
    _ body: (LayoutElement, Int, Placement, CGSize) -> Void
  ) {
    guard isIdentity else { return arrangement.forEachPlace(in: bounds, children, highest, body) }
    let child = children[0]
    body(
      child, 0, Placement(origin: bounds.origin, proposal: proposal), child.sizeThatFits(proposal))
  }
}

/// The element of a grid.
final class GridElement: ArrangedElement {
  @exclusivity(unchecked) private var arrangement: GridArrangement
  @exclusivity(unchecked) private var lengths = LengthCaches()
  @exclusivity(unchecked) private var cache = GridArrangement.Cache()

  init(_ arrangement: GridArrangement, _ environment: EnvironmentValues) {
    self.arrangement = arrangement
    super.init(environment)
  }

  /// Takes over another arrangement.
  func setArrangement(_ arrangement: GridArrangement) {
    guard arrangement != self.arrangement else { return }
    self.arrangement = arrangement
    invalidate()
  }

  override var nodeName: String { "Grid" }

  override func makeCache(isSeparate: Bool) {
    lengths = LengthCaches()
    cache = arrangement.makeCache(children)
  }

  override func findDependence() -> SizeDependence {
    if children.isEmpty { return .fixed(.zero) }
    prepare(isSeparate: true)
    if let found = cache.dependence { return prepared(found) }
    return .fixed(arrangement.size(.unspecified, children, &cache))
  }

  override func computeLength(_ axis: Axis, _ offered: CGFloat?) -> CGFloat {
    prepare(isSeparate: true)
    return lengths.length(axis, offered) {
      arrangement.length(axis, offered, children, &cache)
    }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    prepare(isSeparate: false)
    return arrangement.size(proposal, children, &cache)
  }

  override func forEachPlace(
    in bounds: CGRect, _ proposal: ProposedViewSize,
    _ body: (LayoutElement, Int, Placement, CGSize) -> Void
  ) {
    arrangement.prepareToPlace(proposal, children, &cache)
    arrangement.forEachPlace(in: bounds, children, cache, body)
  }
}
