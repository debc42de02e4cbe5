/// How a view comes and goes. Nothing moves here: a view is there at once as it is once it has come.
public struct AnyTransition {
  /// What the view is shown with once it has come; nil where it is shown as it stands.
  let identity: (@MainActor (AnyView) -> AnyView)?

  private init(identity: (@MainActor (AnyView) -> AnyView)? = nil) { self.identity = identity }

  /// A transition of any type.
  public init<T: Transition>(_ transition: T) {
    let box = MainValue(transition)
    self.init(identity: { AnyView(box.value.apply(content: $0, phase: .identity)) })
  }

  /// At once.
  public static var identity: AnyTransition { AnyTransition() }
  /// Out of nothing and into nothing.
  public static var opacity: AnyTransition { AnyTransition() }
  /// From the leading edge and to the trailing one.
  public static var slide: AnyTransition { AnyTransition() }
  /// From a point and to a point.
  public static var scale: AnyTransition { AnyTransition() }

  /// From a smaller size and back to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// From somewhere else and back there, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

  /// From somewhere else and back there, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  /// From an edge and back there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// From an edge, and on to the other side.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  /// From a modifier, and back to it, by way of another one, which stays while the view is shown.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let box = MainValue(identity)
    return AnyTransition { AnyView($0.modifier(box.value)) }
  }

  /// In one way and out another way.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { insertion }

  /// This transition together with another one.
  public func combined(with other: AnyTransition) -> AnyTransition {
    guard let mine = identity else { return other }
    guard let theirs = other.identity else { return self }
    return AnyTransition { theirs(mine($0)) }
  }

  /// This transition, shown gradually in a way of its own.
  public nonisolated func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// Sets how the view comes and goes.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// Sets how the view comes and goes.
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}

/// Shows a view as its transition leaves it once it has come.
nonisolated struct TransitionModifier: ViewModifier {
  let transition: AnyTransition

  @MainActor @ViewBuilder func body(content: Content) -> some View {
    if let identity = transition.identity {
      identity(AnyView(content))
    } else {
      content
    }
  }
}
