/// How far a view has come or gone.
public enum TransitionPhase: Hashable, Sendable {
  /// About to come.
  case willAppear
  /// There.
  case identity
  /// Gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before the view comes, 0 while it is there, 1 once it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition is like.
public struct TransitionProperties: Sendable {
  /// Whether the view itself moves.
  public var hasMotion: Bool

  /// States whether the view itself moves.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How views come and go, as what they look like in each phase. A view here is always there.
@preconcurrency @MainActor public protocol Transition {
  /// The type of what is shown.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// What is shown in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What the transition is like.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// The view itself moves.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// What a view looks like in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }

  /// This transition together with another one.
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// This transition, shown gradually in a way of its own.
  public nonisolated func animation(_ animation: Animation?) -> some Transition { self }
}

/// The view that a transition changes.
public nonisolated struct PlaceholderContentView<Value>: View {
  let content: AnyView
  /// The view.
  @MainActor public var body: some View { content }
}

/// Two transitions at a time.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// Out of nothing and into nothing.
public nonisolated struct OpacityTransition: Transition {
  /// Makes the transition.
  public init() {}
  /// Not moved.
  public static let properties = TransitionProperties(hasMotion: false)
  /// The view, not to be seen unless it is there.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// From a smaller size and back to it.
public nonisolated struct ScaleTransition: Transition {
  /// The size as a multiple of the view's own.
  public var scale: Double
  /// What stays in place.
  public var anchor: UnitPoint

  /// Makes the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The view, smaller unless it is there.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// At once.
public nonisolated struct IdentityTransition: Transition {
  /// Makes the transition.
  public init() {}
  /// The view.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From an edge and back there.
public nonisolated struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  public init(edge: Edge) { self.edge = edge }

  /// The view, which is there.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == OpacityTransition {
  /// Out of nothing and into nothing.
  public static nonisolated var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// From a point and to a point.
  public static nonisolated var scale: ScaleTransition { ScaleTransition(0) }
  /// From a smaller size and back to it.
  public static nonisolated func scale(_ scale: Double, anchor: UnitPoint = .center)
    -> ScaleTransition
  {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == IdentityTransition {
  /// At once.
  public static nonisolated var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == MoveTransition {
  /// From an edge and back there.
  public static nonisolated func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

/// How the content of a view changes into another one; here, at once.
public struct ContentTransition: Equatable, Sendable {
  private let name: String

  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// One fades into the other.
  public static let opacity = ContentTransition(name: "opacity")
  /// Shapes of letters turn into others.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Digits roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// Digits roll towards a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

extension View {
  /// Sets how the view's content changes into another one.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
}
