import UIKit

/// A title with an icon.
public nonisolated struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  /// Makes a label.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The label in the surroundings' style.
  @MainActor public var body: some View {
    let configuration = LabelStyleConfiguration(
      title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
    style.body(configuration).described("Label")
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a text that is looked up in translations and an image of the app's assets.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Makes a label of a text that is looked up in translations and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Makes a label of a string and an image of the app's assets.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Makes a label of a string and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes a label of a style's parts.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// A way of showing labels.
@preconcurrency @MainActor public protocol LabelStyle {
  /// The type of what is shown.
  associatedtype Body: View
  /// A label's parts.
  typealias Configuration = LabelStyleConfiguration

  /// What a label shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label's parts.
public struct LabelStyleConfiguration {
  /// A label's title.
  public nonisolated struct Title: View {
    let content: AnyView
    /// The title.
    @MainActor public var body: some View { content }
  }

  /// A label's icon.
  public nonisolated struct Icon: View {
    let content: AnyView
    /// The icon.
    @MainActor public var body: some View { content }
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// The system's choice: icon and title.
public nonisolated struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// The icon before the title.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon before the title, the system's distance apart.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// The icon before the title.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// The title.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// The icon.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The system's choice.
  public static nonisolated var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  public static nonisolated var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static nonisolated var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static nonisolated var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<LabelStyleConfiguration> {
    MainActor.assumeIsolated {
      ErasedStyle(DefaultLabelStyle()) { $0.makeBody(configuration: $1) }
    }
  }
}

extension EnvironmentValues {
  /// How labels are shown.
  var labelStyle: ErasedStyle<LabelStyleConfiguration> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how labels inside are shown.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, ErasedStyle(style) { $0.makeBody(configuration: $1) })
  }
}
