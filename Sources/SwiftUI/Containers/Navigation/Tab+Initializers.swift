/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// For what people look for.
  public static let search = TabRole(name: "search")
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
  /// Makes a tab that is for something, with a title that is looked up in translations and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) { self.init(titleKey, systemImage: systemImage, value: value, content: content) }

  /// Makes a tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      SwiftUI.Label(title, systemImage: systemImage)
    }
  }

  /// Makes a tab with a title that is looked up in translations and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value: value, content: content) { SwiftUI.Label(titleKey, image: image) } }

  /// Makes a tab with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value: value, content: content) { SwiftUI.Label(title, image: image) } }
}

extension Tab {
  /// Makes a tab that is for something.
  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, content: content, label: label) }
}

extension Tab where Label == EmptyView {
  /// Makes a tab that nothing stands for in the bar.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value, content(), EmptyView())
  }
}

extension Tab where Value == Never {
  /// Makes a tab.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(nil, content(), label()) }
}

extension Tab where Value == Never, Label == EmptyView {
  /// Makes a tab that nothing stands for in the bar.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content(), EmptyView()) }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  /// Makes a tab that is for something, with a title that is looked up in translations and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) { self.init(titleKey, systemImage: systemImage, content: content) }

  /// Makes a tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(nil, content(), SwiftUI.Label(title, systemImage: systemImage)) }

  /// Makes a tab with a title that is looked up in translations and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(nil, content(), SwiftUI.Label(titleKey, image: image)) }

  /// Makes a tab with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(nil, content(), SwiftUI.Label(title, image: image)) }
}
