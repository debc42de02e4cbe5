import LayoutTree

/// An element that places several others.
package class PlacingElement: LayoutElement {
  @exclusivity(unchecked) final private(set) var children: [LayoutElement] = []
  @exclusivity(unchecked) final private(set) var isRightToLeft = false
  @exclusivity(unchecked) private final var placements: [Placement?] = []

  override init(_ environment: EnvironmentValues) {
    super.init(environment)
    isRightToLeft = environment.layoutDirection == .rightToLeft
  }

  override func environmentDidChange() {
    isRightToLeft = environment.layoutDirection == .rightToLeft
    super.environmentDidChange()
  }

  deinit { for child in children { release(child) } }

  func setChildren(_ list: [LayoutElement]) {
    for child in children { release(child) }
    children = list
    for child in list { adopt(child) }
    invalidate()
  }

  final func setPlacement(_ index: Int, _ placement: Placement) { placements[index] = placement }

  /// Has a layout place the children, and reads where it did.
  final func collectPlacements(_ place: () -> Void) -> [Placement?] {
    let outer = placements
    placements = Array(repeating: nil, count: children.count)
    place()
    let result = placements
    placements = outer
    return result
  }

  /// Puts children where a layout wants them; those that it left out are centred (rule 40).
  final func commit(_ placements: [Placement?]) {
    for (index, child) in children.enumerated() {
      let placement = placements[index] ?? centred(child)
      var origin = placement.origin
      if isRightToLeft {
        origin.x = size.width - origin.x - child.sizeThatFits(placement.proposal).width
      }
      child.place(at: origin, proposal: placement.proposal)
    }
  }

  private func centred(_ child: LayoutElement) -> Placement {
    let size = child.sizeThatFits(proposal)
    return Placement(
      origin: CGPoint(
        x: (self.size.width - size.width) / 2, y: (self.size.height - size.height) / 2),
      proposal: proposal)
  }

  /// What the explicit places of the children give together (rule 45).
  final func merged(_ key: AlignmentKey, _ placements: [Placement?]) -> CGFloat? {
    var result: CGFloat?
    var count = 0
    for (index, placement) in placements.enumerated() {
      guard let placement else { continue }
      let dimensions = children[index].dimensions(placement.proposal)
      guard let value = dimensions.explicit(key) else { continue }
      let origin = placement.origin
      key.combine(value + (key.axis == .horizontal ? origin.x : origin.y), count, into: &result)
      count += 1
    }
    return result
  }

  override var shownChildren: [LayoutElement] {
    let key = ObjectIdentifier(_ZIndexModifier.self)
    guard children.contains(where: \.carriesValues) else { return children }
    let depths = children.map { $0.carriedValue(key) as? Double ?? 0 }
    guard depths.contains(where: { $0 != 0 }) else { return children }
    return children.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { children[$0] }
  }
}

/// An element whose layout places what is inside.
final class ContainerElement<L: Layout>: PlacingElement {
  private var layout: L
  private var cache: L.Cache?
  private var isCacheOld = false
  private var ownSpacing: ViewSpacing?
  let name: String
  let kind: NodeKind

  init(_ layout: L, name: String, kind: NodeKind, _ environment: EnvironmentValues) {
    self.layout = layout
    self.name = name
    self.kind = kind
    super.init(environment)
    setsPlainGuides = !Self.setsNoGuides || Self.isDepthStack
  }

  /// Takes over another value of the layout.
  func setLayout(_ layout: L, isEqual: Bool) {
    self.layout = layout
    if !isEqual { invalidate() }
  }

  override func setChildren(_ list: [LayoutElement]) {
    super.setChildren(list)
    adoptAxis()
  }

  /// Hands the axis of the stack to spacers and dividers (rule 38).
  private func adoptAxis() {
    let axis =
      L.self == AnyLayout.self
      ? (layout as! AnyLayout).properties.stackOrientation : L.layoutProperties.stackOrientation
    for child in children { child.adoptStackAxis(axis) }
  }

  override func forget() {
    super.forget()
    isCacheOld = true
    ownSpacing = nil
  }

  /// Brings the cache up to date and hands it to a closure with the views.
  private func withCache<T>(_ body: (inout L.Cache, LayoutSubviews) -> T) -> T {
    let subviews = LayoutSubviews(self)
    var current: L.Cache
    if let known = cache {
      current = known
      cache = nil
      if isCacheOld {
        if L.self == AnyLayout.self { adoptAxis() }
        layout.updateCache(&current, subviews: subviews)
      }
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    isCacheOld = false
    defer { cache = current }
    return body(&current, subviews)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $1, cache: &$0) }
  }

  override func spacing() -> ViewSpacing {
    if let ownSpacing { return ownSpacing }
    let made = withCache { layout.spacing(subviews: $1, cache: &$0) }
    ownSpacing = made
    return made
  }

  override func placeChildren() {
    guard !children.isEmpty else { return }
    if isIdentity { return commit([Placement(origin: .zero, proposal: proposal)]) }
    commit(placements(size: size, proposal: proposal))
  }

  private func placements(size: CGSize, proposal: ProposedViewSize) -> [Placement?] {
    collectPlacements {
      withCache {
        layout.placeSubviews(
          in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: $1, cache: &$0)
      }
    }
  }

  // An empty container is served last (rule 10).
  override var priority: Double {
    if isIdentity { return children[0].priority }
    return children.isEmpty ? -.infinity : 0
  }

  private static var isDepthStack: Bool { L.self == ZStackLayout.self }

  /// Whether the view inside stands as if the container were not there: one alone in a depth stack.
  private var isIdentity: Bool { Self.isDepthStack && children.count == 1 }

  private static var setsNoGuides: Bool {
    L.self == ZStackLayout.self || L.self == GridLayout.self || L.self == VStackLayout.self
      || L.self == HStackLayout.self
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard !children.isEmpty else { return nil }
    if isIdentity { return children[0].dimensions(proposal).explicit(key) }
    // The module's own layouts set no guides.
    if key.isPlain, Self.setsNoGuides { return nil }
    let bounds = CGRect(origin: .zero, size: size)
    let own = withCache {
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: $1, cache: &$0)
        : layout.explicitAlignment(
          of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: $1, cache: &$0)
    }
    if let own { return own }
    if key.isPlain { return nil }
    return merged(key, placements(size: size, proposal: proposal))
  }

  override func export(into exporter: inout ElementExporter) {
    exporter.add(self, className: name, kind: kind) { $0.add(shownChildren) }
  }
}
