/// Controls that belong together.
public nonisolated struct ControlGroup<Content: View>: View {
  private let content: Content
  @Environment(\.controlGroupStyle) private var style

  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a group with a label, which is shown in menus alone.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  /// Makes a group with a title, which is shown in menus alone.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// The group in the surroundings' style.
  @MainActor public var body: some View {
    style.body(ControlGroupStyleConfiguration(content: .init(content: AnyView(content))))
      .described("ControlGroup")
  }
}

/// Controls that belong together, with a label.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  /// The controls.
  @MainActor public var body: some View { content }
}

/// A way of showing controls that belong together.
@preconcurrency @MainActor public protocol ControlGroupStyle {
  /// The type of what is shown.
  associatedtype Body: View
  /// A group's parts.
  typealias Configuration = ControlGroupStyleConfiguration

  /// What a group shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group's parts.
public struct ControlGroupStyleConfiguration {
  /// The controls of a group.
  public nonisolated struct Content: View {
    let content: AnyView
    /// The controls.
    @MainActor public var body: some View { content }
  }

  /// The controls.
  public let content: Content
}

/// The system's choice: bordered buttons side by side.
///
/// No source measures it: buttons are as wide as alone, the stack's own distance apart.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}

  /// The controls side by side.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }.buttonStyle(.bordered)
  }
}

/// Buttons side by side, as in a navigation bar.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}

  /// The controls side by side.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }.buttonStyle(.borderless)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The system's choice.
  public static nonisolated var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Buttons side by side, as in a navigation bar.
  public static nonisolated var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

private struct ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<ControlGroupStyleConfiguration> {
    MainActor.assumeIsolated {
      ErasedStyle(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) }
    }
  }
}

extension EnvironmentValues {
  /// How controls that belong together are shown.
  var controlGroupStyle: ErasedStyle<ControlGroupStyleConfiguration> {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how controls inside that belong together are shown.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, ErasedStyle(style) { $0.makeBody(configuration: $1) })
  }
}
