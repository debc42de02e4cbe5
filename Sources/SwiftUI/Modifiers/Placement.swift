/// Shows a view somewhere else than where it stands.
public nonisolated struct _OffsetEffect: SizeKeepingModifier, Sendable {
  let offset: CGSize

  package func placement(
    in size: CGSize, proposal: ProposedViewSize, child: LayoutChild, environment: EnvironmentValues
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (CGPoint(x: offset.width, y: offset.height), proposal)
  }

  /// Guides stay where the view stands.
  package var movesGuides: Bool { false }
}

/// Puts the middle of a view at a point of the place that it is offered (rule 29).
public nonisolated struct _PositionLayout: LayoutModifier, Sendable {
  let position: CGPoint

  package static var makesPlace: Bool { true }

  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutChild, environment: EnvironmentValues
  ) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
  }

  package func placement(
    in size: CGSize, proposal: ProposedViewSize, child: LayoutChild, environment: EnvironmentValues
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let offered = ProposedViewSize(size)
    let taken = child.sizeThatFits(offered)
    return (
      CGPoint(x: position.x - taken.width / 2, y: position.y - taken.height / 2), offered
    )
  }

  /// The place says nothing of the distances that the view inside wishes to have.
  package func spacing(child: LayoutChild, environment: EnvironmentValues) -> ViewSpacing {
    ViewSpacing()
  }
}

extension View {
  /// Shows the view somewhere else than where it stands, by a distance in points along the direction
  /// of text and downwards.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  /// Shows the view somewhere else than where it stands, by distances in points along the direction
  /// of text and downwards.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }

  /// Puts the middle of the view at a point of the place that it is offered, in points.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// Puts the middle of the view at a point of the place that it is offered, in points.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_PositionLayout(position: CGPoint(x: x, y: y)))
  }
}
