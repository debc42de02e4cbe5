import LayoutTree

/// The element of a container whose arrangement is one of the module's own.
///
/// It does what a `ContainerElement` of the layout does, without going through the layout's generic
/// interface: stacks and grids are what most views stand in. Where the lengths of both axes are
/// separate it keeps them apart.
class ArrangedElement: PlacingElement {
  @exclusivity(unchecked) private final var widths = LengthCache()
  @exclusivity(unchecked) private final var heights = LengthCache()
  @exclusivity(unchecked) private final var isCacheOld = true
  private final var ownSpacing: ViewSpacing?
  private final let name: String

  init(name: String, _ environment: EnvironmentValues) {
    self.name = name
    super.init(environment)
    setsPlainGuides = false
    carriesValues = false
  }

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
    ownSpacing = nil
  }

  /// Brings up to date what the arrangement keeps of the views.
  final func prepare(isSeparate: Bool) {
    guard isCacheOld else { return }
    makeCache(isSeparate: isSeparate)
    widths.removeAll()
    heights.removeAll()
    isCacheOld = false
  }

  /// Finds what the arrangement keeps of the views.
  func makeCache(isSeparate: Bool) {}

  // MARK: Size

  final override func computeLength(_ axis: Axis, _ offered: CGFloat?) -> CGFloat {
    let offer = Offer(offered)
    if isCacheOld {
      prepare(isSeparate: true)
    } else if let known = axis == .horizontal ? widths[offer] : heights[offer] {
      return known
    }
    let length = arrangedLength(axis, offered)
    if axis == .horizontal {
      widths.insert(offer, length)
    } else {
      heights.insert(offer, length)
    }
    return length
  }

  /// Finds the length of what is arranged, where the lengths of both axes are separate.
  func arrangedLength(_ axis: Axis, _ offered: CGFloat?) -> CGFloat { 0 }

  package final override func spacing() -> ViewSpacing {
    if let ownSpacing { return ownSpacing }
    let made = arrangedSpacing()
    ownSpacing = made
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
  package override var priority: Double { children.isEmpty ? -.infinity : 0 }

  // MARK: Place

  /// Tells where each view stands in a container of a size, and what it is offered there.
  ///
  /// - Parameter body: Takes a view's place among the children, its placement and its width.
  func forEachPlace(
    in size: CGSize, _ proposal: ProposedViewSize, _ body: (Int, Placement, CGFloat) -> Void
  ) {}

  final override func placeChildren() {
    let children = children
    if children.isEmpty { return }
    prepare(isSeparate: dependence.isSeparate)
    let whole = size.width
    let isRightToLeft = isRightToLeft
    forEachPlace(in: size, proposal) { index, placement, width in
      var origin = placement.origin
      if isRightToLeft { origin.x = whole - origin.x - width }
      children[index].place(at: origin, proposal: placement.proposal)
    }
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if key.isPlain || children.isEmpty { return nil }
    prepare(isSeparate: dependence.isSeparate)
    var placements: [Placement?] = []
    forEachPlace(in: size, proposal) { _, placement, _ in placements.append(placement) }
    return merged(key, placements)
  }

  final override func export(into exporter: inout ElementExporter) {
    exporter.add(self, className: name, kind: .stack) { $0.add(shownChildren) }
  }
}

/// The element of a horizontal or a vertical stack.
final class StackElement: ArrangedElement {
  @exclusivity(unchecked) private var arrangement: StackArrangement
  @exclusivity(unchecked) private var cache = StackArrangement.Cache()

  init(_ arrangement: StackArrangement, name: String, _ environment: EnvironmentValues) {
    self.arrangement = arrangement
    super.init(name: name, environment)
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

  override var stackAxis: Axis? { arrangement.axis }

  override func makeCache(isSeparate: Bool) {
    cache = arrangement.makeCache(children, isSeparate: isSeparate)
  }

  override func findDependence() -> SizeDependence {
    if children.isEmpty { return .fixed(.zero) }
    if let found = arrangement.dependence(on: children) { return found }
    prepare(isSeparate: true)
    return .fixed(arrangement.size(.unspecified, children, &cache))
  }

  override func arrangedLength(_ axis: Axis, _ offered: CGFloat?) -> CGFloat {
    arrangement.length(axis, offered, children, &cache)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    prepare(isSeparate: false)
    return arrangement.size(proposal, children, &cache)
  }

  override func arrangedSpacing() -> ViewSpacing { arrangement.spacing(children) }

  override func forEachPlace(
    in size: CGSize, _ proposal: ProposedViewSize, _ body: (Int, Placement, CGFloat) -> Void
  ) {
    arrangement.prepareToPlace(in: size, proposal, children, &cache)
    arrangement.forEachPlace(in: CGRect(origin: .zero, size: size), proposal, cache, body)
  }
}

/// The element of views one in front of the other.
final class DepthElement: ArrangedElement {
  @exclusivity(unchecked) private var arrangement: DepthArrangement
  /// The priority of the views that give the size.
  @exclusivity(unchecked) private var highest = -Double.infinity

  init(_ arrangement: DepthArrangement, name: String, _ environment: EnvironmentValues) {
    self.arrangement = arrangement
    super.init(name: name, environment)
  }

  func setArrangement(_ arrangement: DepthArrangement) {
    guard arrangement.alignment != self.arrangement.alignment else { return }
    self.arrangement = arrangement
    invalidate()
  }

  override func makeCache(isSeparate: Bool) { highest = arrangement.highestPriority(children) }

  override func findDependence() -> SizeDependence {
    if children.isEmpty { return .fixed(.zero) }
    if let found = arrangement.dependence(on: children) { return found }
    prepare(isSeparate: true)
    return .fixed(arrangement.size(.unspecified, children, highest))
  }

  override func arrangedLength(_ axis: Axis, _ offered: CGFloat?) -> CGFloat {
    arrangement.length(axis, offered, children, highest)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    prepare(isSeparate: false)
    return arrangement.size(proposal, children, highest)
  }

  // One view alone stands as if the stack were not there.
  private var isIdentity: Bool { children.count == 1 }

  override func childrenDidChange() {
    setsPlainGuides = isIdentity && children[0].setsPlainGuides
  }

  package override var priority: Double {
    isIdentity ? children[0].priority : super.priority
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if isIdentity { return children[0].dimensions(proposal).explicit(key) }
    return super.explicitAlignment(key, size: size, proposal: proposal)
  }

  override func forEachPlace(
    in size: CGSize, _ proposal: ProposedViewSize, _ body: (Int, Placement, CGFloat) -> Void
  ) {
    if isIdentity {
      return body(
        0, Placement(origin: .zero, proposal: proposal), children[0].sizeThatFits(proposal).width)
    }
    arrangement.forEachPlace(
      in: CGRect(origin: .zero, size: size), children, highest, body)
  }
}

/// The element of a grid.
final class GridElement: ArrangedElement {
  @exclusivity(unchecked) private var arrangement: GridArrangement
  @exclusivity(unchecked) private var cache = GridArrangement.Cache()

  init(_ arrangement: GridArrangement, name: String, _ environment: EnvironmentValues) {
    self.arrangement = arrangement
    super.init(name: name, environment)
  }

  func setArrangement(_ arrangement: GridArrangement) {
    guard arrangement != self.arrangement else { return }
    self.arrangement = arrangement
    invalidate()
  }

  override func makeCache(isSeparate: Bool) { cache = arrangement.makeCache(children) }

  override func findDependence() -> SizeDependence {
    if children.isEmpty { return .fixed(.zero) }
    prepare(isSeparate: true)
    if let found = cache.dependence { return found }
    return .fixed(arrangement.size(.unspecified, children, &cache))
  }

  override func arrangedLength(_ axis: Axis, _ offered: CGFloat?) -> CGFloat {
    arrangement.length(axis, offered, children, &cache)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    prepare(isSeparate: false)
    return arrangement.size(proposal, children, &cache)
  }

  override func forEachPlace(
    in size: CGSize, _ proposal: ProposedViewSize, _ body: (Int, Placement, CGFloat) -> Void
  ) {
    arrangement.prepareToPlace(proposal, children, &cache)
    arrangement.forEachPlace(in: CGRect(origin: .zero, size: size), children, cache, body)
  }
}
