/// Keeps a distance round a view.
public nonisolated struct _PaddingLayout: ElementModifier, Sendable {
  let edges: Edge.Set
  /// The distances; nil is the system's.
  let insets: EdgeInsets?

  /// The system's padding, in points (rule 20).
  static let standard: CGFloat = 16

  /// The distance at each edge.
  var resolved: EdgeInsets { (insets ?? EdgeInsets(Self.standard, edges: .all)).only(edges) }

  func makeElement(_ child: LayoutElement, _ environment: EnvironmentValues) -> UnaryElement {
    PaddingElement(resolved, child, environment)
  }

  func update(_ element: UnaryElement) {
    unsafeDowncast(element, to: PaddingElement.self).insets = resolved
  }
}

/// The element of a view with distances kept round it.
final class PaddingElement: UnaryElement {
  @exclusivity(unchecked) var insets: EdgeInsets

  init(_ insets: EdgeInsets, _ child: LayoutElement, _ environment: EnvironmentValues) {
    self.insets = insets
    super.init(child, environment)
    carriesValues = child.carriesValues
    mayHavePriority = false
  }

  // A place of its own is served like any other view.
  override var priority: Double { 0 }
  override var isSpacer: Bool { false }

  /// What is left of a length that is offered, never below zero (rule 21).
  static func inner(_ offered: CGFloat?, _ inset: CGFloat) -> CGFloat? {
    guard let offered else { return nil }
    return max(0, offered - inset)
  }

  /// A view's length with padding.
  static func outer(_ length: CGFloat, _ inset: CGFloat) -> CGFloat { max(0, length + inset) }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: Self.inner(proposal.width, insets.horizontal),
      height: Self.inner(proposal.height, insets.vertical))
  }

  private func outer(_ size: CGSize) -> CGSize {
    CGSize(
      width: Self.outer(size.width, insets.horizontal),
      height: Self.outer(size.height, insets.vertical))
  }

  override func findDependence() -> SizeDependence {
    switch child.dependence {
    case .fixed(let size): .fixed(outer(size))
    case .filling, .separate: .separate
    case .both: .both
    }
  }

  override func computeLength(_ axis: Axis, _ offered: CGFloat?) -> CGFloat {
    let inset = axis == .horizontal ? insets.horizontal : insets.vertical
    return Self.outer(child.length(axis, Self.inner(offered, inset)), inset)
  }

  override func stackSource() -> (state: StackState, padding: CGSize?)? {
    guard let inner = child.stackSource(), inner.padding == nil else { return nil }
    return (inner.state, CGSize(width: insets.horizontal, height: insets.vertical))
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    outer(child.sizeThatFits(inner(proposal)))
  }

  override func placement(
    in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (CGPoint(x: insets.leading, y: insets.top), inner(proposal))
  }

  /// An edge with padding has the system's distance again (rule 18).
  override func spacing() -> ViewSpacing {
    var result = child.spacing()
    var padded: Edge.Set = []
    if insets.top != 0 { padded.insert(.top) }
    if insets.leading != 0 { padded.insert(.leading) }
    if insets.bottom != 0 { padded.insert(.bottom) }
    if insets.trailing != 0 { padded.insert(.trailing) }
    result.reset(padded)
    return result
  }
}

extension View {
  /// Keeps distances round the view, in points.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }

  /// Keeps a distance at some edges, in points; nil is the system's, 16.
  public nonisolated func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0, edges: .all) }))
  }

  /// Keeps a distance at all edges, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: EdgeInsets(length, edges: .all)))
  }
}
