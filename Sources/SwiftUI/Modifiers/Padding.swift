/// Keeps a distance round a view.
public nonisolated struct _PaddingLayout: LayoutModifier, Sendable {
  let edges: Edge.Set
  /// The distances; nil is the system's.
  let insets: EdgeInsets?

  package static var makesPlace: Bool { true }

  /// The system's padding, in points (rule 20).
  static let standard: CGFloat = 16

  private var resolved: EdgeInsets {
    (insets ?? EdgeInsets(Self.standard, edges: .all)).only(edges)
  }

  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutChild, environment: EnvironmentValues
  ) -> CGSize {
    let insets = resolved
    let size = child.sizeThatFits(inner(proposal, insets))
    return CGSize(
      width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
  }

  package func dependence(child: LayoutChild) -> SizeDependence {
    switch child.dependence {
    case .fixed(let size):
      let insets = resolved
      return .fixed(
        CGSize(
          width: max(0, size.width + insets.horizontal),
          height: max(0, size.height + insets.vertical)))
    case .filling, .separate: return .separate
    case .both: return .both
    }
  }

  package func length(_ axis: Axis, _ offered: CGFloat?, child: LayoutChild) -> CGFloat {
    let insets = resolved
    let inset = axis == .horizontal ? insets.horizontal : insets.vertical
    return max(0, child.element.length(axis, offered.map { max(0, $0 - inset) }) + inset)
  }

  package func makeElement(
    _ child: LayoutElement, _ environment: EnvironmentValues
  ) -> UnaryElement { PaddingElement(self, child, environment) }

  package func update(_ element: UnaryElement) {
    unsafeDowncast(element, to: PaddingElement.self).padding = self
  }

  package func placement(
    in size: CGSize, proposal: ProposedViewSize, child: LayoutChild, environment: EnvironmentValues
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let insets = resolved
    return (CGPoint(x: insets.leading, y: insets.top), inner(proposal, insets))
  }

  /// What is left of a proposal, never below zero (rule 21).
  private func inner(
    _ proposal: ProposedViewSize, _ insets: EdgeInsets
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  /// An edge with padding has the system's distance again (rule 18).
  package func spacing(
    child: LayoutChild, environment: EnvironmentValues
  ) -> ViewSpacing {
    let insets = resolved
    var result = child.spacing
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
