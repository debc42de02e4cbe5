import LayoutTree

/// Makes a view one that answers to touches.
public nonisolated struct _TouchTargetModifier: LayoutModifier, Equatable, Sendable {
  /// A modifier without a body.
  public typealias Body = Never

  let answers: Bool

  package func describe(
    size: CGSize, environment: EnvironmentValues, into node: inout LayoutNode
  ) {
    if answers, environment.isEnabled { node.isTouchTarget = true }
  }
}

extension View {
  /// Adds a gesture to the view, which makes it a touch target.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { modifier(_TouchTargetModifier(answers: mask.contains(.gesture))) }

  /// Adds a gesture to the view where a condition holds, which makes it a touch target.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_TouchTargetModifier(answers: isEnabled))
  }

  /// Adds a gesture that comes before those of what is inside, which makes the view a touch target.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { modifier(_TouchTargetModifier(answers: mask.contains(.gesture))) }

  /// Adds a gesture beside those of what is inside, which makes the view a touch target.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { modifier(_TouchTargetModifier(answers: mask.contains(.gesture))) }

  /// Acts on taps, which makes the view a touch target. A stage taps once, which several taps in a
  /// row do not answer to.
  @preconcurrency public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(_TouchTargetModifier(answers: true))
      .modifier(TapModifier(isAnswering: count == 1, action: action))
  }

  /// Acts on taps, with where they are, which makes the view a touch target. A stage, which taps by
  /// name and nowhere in particular, does not run it.
  @preconcurrency public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace(),
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View { modifier(_TouchTargetModifier(answers: true)) }

  /// Acts when a finger stays where it is, which makes the view a touch target.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { modifier(_TouchTargetModifier(answers: true)) }

  /// Acts when a finger stays where it is, which makes the view a touch target.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View { modifier(_TouchTargetModifier(answers: true)) }

  /// Says whether the view, with all in it, answers to touches. Layout and drawing do not see it.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_TouchBarrier(isOpen: enabled))
  }
}

/// Keeps a view, with all in it, from answering to touches.
public nonisolated struct _TouchBarrier: LayoutModifier, Equatable, Sendable {
  /// A modifier without a body.
  public typealias Body = Never

  let isOpen: Bool

  package func describe(
    size: CGSize, environment: EnvironmentValues, into node: inout LayoutNode
  ) { if !isOpen { Self.close(&node) } }

  private static func close(_ node: inout LayoutNode) {
    node.isTouchTarget = false
    for index in node.children.indices { close(&node.children[index]) }
  }
}
