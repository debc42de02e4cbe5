/// Where a scroll view comes to rest; at rest where it begins, layout does not see it.
public protocol ScrollTargetBehavior {}

/// At whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Makes the behaviour.
  public init() {}
}

/// At views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views are passed at a time.
  public struct LimitBehavior: Sendable {
    private init() {}
    /// As the system likes.
    public static var automatic: LimitBehavior { LimitBehavior() }
    /// Those that can be seen.
    public static var always: LimitBehavior { LimitBehavior() }
    /// Any number.
    public static var never: LimitBehavior { LimitBehavior() }
  }

  /// Makes the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  /// At views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

/// Whether a scroll view that has nothing more to show gives way.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where there is more to show.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

private struct ScrollClipKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether scroll views cut what is inside at their edges.
  var scrollViewsClip: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }
}

/// What fingers do with scroll views; nobody scrolls here by hand, so layout does not see it.
extension View {
  /// Keeps scroll views inside from being scrolled by people.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Says whether scroll views inside give way where they have nothing more to show.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Says where scroll views inside come to rest.
  public nonisolated func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> some View { self }

  /// Has the views inside be places where a scroll view comes to rest.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Has the view be a place where a scroll view comes to rest.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// Lets what is inside scroll views stand out over their edges.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.scrollViewsClip, !disabled)
  }

  /// Has scroll views inside show the view whose id is the value of a binding, at first and when the
  /// value changes. Nobody scrolls here by hand, so the binding is not written.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { modifier(ScrollPositionModifier(id: id, anchor: anchor)) }
}

/// Moves scroll views to the view of an id.
nonisolated struct ScrollPositionModifier<ID: Hashable>: ViewModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?

  @MainActor func body(content: Content) -> some View {
    let wanted = id.wrappedValue
    ScrollViewReader { proxy in
      content.onChange(of: wanted, initial: true) {
        if let wanted { proxy.scrollTo(wanted, anchor: anchor ?? .top) }
      }
    }
  }
}

/// A modifier whose changes are shown gradually; here, at once.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// How the dots of pages are shown.
public protocol IndexViewStyle {}

/// Dots, on a ground of their own or not.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When dots have a ground of their own.
  public struct BackgroundDisplayMode: Sendable {
    private init() {}
    /// As the system likes.
    public static var automatic: BackgroundDisplayMode { BackgroundDisplayMode() }
    /// While they are touched.
    public static var interactive: BackgroundDisplayMode { BackgroundDisplayMode() }
    /// Always.
    public static var always: BackgroundDisplayMode { BackgroundDisplayMode() }
    /// Never.
    public static var never: BackgroundDisplayMode { BackgroundDisplayMode() }
  }

  /// Makes the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots, on a ground of their own or not.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle() }
}

extension View {
  /// Sets how the dots of pages inside are shown; results do not hold the ground behind them.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
