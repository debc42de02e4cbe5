import UIKit

/// Views that are shown below a label while they are asked for.
///
/// In a list the label and each of the views are rows of their own.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  /// Makes a group that is closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  /// Makes a group that is open while a value is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }

  /// The group in the surroundings' style.
  @MainActor public var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    let content = isExpanded.wrappedValue ? AnyView(content()) : AnyView(EmptyView())
    style.body(
      DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: content),
        isExpanded: isExpanded)
    ).described("DisclosureGroup")
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group that is closed at first, with a title that is looked up in translations.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group that is open while a value is true, with a title that is looked up in translations.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a group that is closed at first, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// Makes a group that is open while a value is true, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

extension DisclosureGroup: LazySource {
  /// How far the rows of an open group stand in, in points; an estimate, as no source measures it.
  private static var indentation: CGFloat { 20 }

  @MainActor func appendItems(to content: inout LazyContent, _ id: LazyItemID) {
    let label = label
    content.append(
      LazyItem(id: id.inside(.label)) {
        AnyView(
          HStack(spacing: 0) {
            label
            Spacer(minLength: 0)
          }.disclosing().described("DisclosureGroup", .button, isTouchTarget: true))
      })
    guard isExpanded?.wrappedValue ?? false else { return }
    var inner = LazyContent(scope: content.scope, environment: content.environment)
    inner.append(self.content(), id.inside(.content))
    for item in inner.items {
      content.append(
        LazyItem(id: item.id) {
          AnyView(item.make().padding(.leading, Self.indentation))
        })
    }
  }
}

/// A way of showing groups that open and close.
@preconcurrency @MainActor public protocol DisclosureGroupStyle {
  /// The type of what is shown.
  associatedtype Body: View
  /// A group's parts.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// What a group shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group's parts and state.
public struct DisclosureGroupStyleConfiguration {
  /// A group's label.
  public nonisolated struct Label: View {
    let content: AnyView
    /// The label.
    @MainActor public var body: some View { content }
  }

  /// The views of a group.
  public nonisolated struct Content: View {
    let content: AnyView
    /// The views.
    @MainActor public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// The views; empty while the group is closed.
  public let content: Content
  /// Whether the group is open.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The system's choice: a label with a chevron at the trailing edge, the views in the middle below.
///
/// How far the parts stand apart no source measures: the stacks' own distances are taken.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Makes the style.
  public init() {}

  /// The label's row, and the views while the group is open.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack {
      HStack {
        configuration.label
        Spacer()
        Image(systemName: "chevron.forward").imageScale(.small)
          .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
      }
      .foregroundStyle(TintShapeStyle())
      .described("DisclosureButton", .button, isTouchTarget: true)
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The system's choice.
  public static nonisolated var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<DisclosureGroupStyleConfiguration> {
    MainActor.assumeIsolated {
      ErasedStyle(AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: $1) }
    }
  }
}

extension EnvironmentValues {
  /// How groups that open and close are shown.
  var disclosureGroupStyle: ErasedStyle<DisclosureGroupStyleConfiguration> {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how groups inside that open and close are shown.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, ErasedStyle(style) { $0.makeBody(configuration: $1) })
  }
}
