/// Views on a ground of their own, with a title above them.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Makes a box with a title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Makes a box with a title.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// The box in the surroundings' style.
  @MainActor public var body: some View {
    style.body(
      GroupBoxStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
        hasLabel: Label.self != EmptyView.self)
    ).described("GroupBox")
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a title.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title that is looked up in translations.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Makes a box of a style's parts.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// A way of showing boxes.
@preconcurrency @MainActor public protocol GroupBoxStyle {
  /// The type of what is shown.
  associatedtype Body: View
  /// A box's parts.
  typealias Configuration = GroupBoxStyleConfiguration

  /// What a box shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A box's parts.
public struct GroupBoxStyleConfiguration {
  /// A box's title.
  public nonisolated struct Label: View {
    let content: AnyView
    /// The title.
    @MainActor public var body: some View { content }
  }

  /// What stands in a box.
  public nonisolated struct Content: View {
    let content: AnyView
    /// The views.
    @MainActor public var body: some View { content }
  }

  /// The title.
  public let label: Label
  /// What stands in the box.
  public let content: Content
  let hasLabel: Bool
}

/// The system's choice: a title in the headline font above the views, on a ground with round corners.
///
/// The distance of 16 points and the corners of 8 are those by which public styles copy the system's;
/// no source measures it, so the box is an estimate.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style.
  public init() {}

  /// The title and the views on their ground.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      if configuration.hasLabel {
        HStack {
          configuration.label.font(.headline)
          Spacer(minLength: 0)
        }
      }
      configuration.content
    }
    .padding(16)
    .background(Color(UIColor.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The system's choice.
  public static nonisolated var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<GroupBoxStyleConfiguration> {
    MainActor.assumeIsolated {
      ErasedStyle(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }
    }
  }
}

extension EnvironmentValues {
  /// How boxes are shown.
  var groupBoxStyle: ErasedStyle<GroupBoxStyleConfiguration> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how boxes inside are shown.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, ErasedStyle(style) { $0.makeBody(configuration: $1) })
  }
}
