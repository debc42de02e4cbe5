import UIKit

/// How large a navigation bar's title is.
public enum NavigationBarItem: Sendable {
  /// How large a title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the view below; large for the lowest one.
    case automatic
    /// In the bar.
    case inline
    /// Below the bar.
    case large
  }
}

/// What a view wishes of the bars round it.
struct BarContent {
  var title: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var hidesNavigationBar: Bool?
  var hidesTabBar: Bool?
  var hidesBottomBar: Bool?
  var hidesBackButton: Bool?
  var entries: [ToolbarEntry] = []

  /// Adds the wishes of a later view.
  mutating func add(_ next: BarContent) {
    title = next.title ?? title
    displayMode = next.displayMode ?? displayMode
    hidesNavigationBar = next.hidesNavigationBar ?? hidesNavigationBar
    hidesTabBar = next.hidesTabBar ?? hidesTabBar
    hidesBottomBar = next.hidesBottomBar ?? hidesBottomBar
    hidesBackButton = next.hidesBackButton ?? hidesBackButton
    entries += next.entries
  }
}

/// The wishes that views have of the bars round them.
struct BarContentKey: PreferenceKey {
  static var defaultValue: BarContent { BarContent() }

  static func reduce(value: inout BarContent, nextValue: () -> BarContent) {
    value.add(nextValue())
  }
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  private nonisolated func bar(_ change: @escaping (inout BarContent) -> Void) -> some View {
    transformPreference(BarContentKey.self, change)
  }

  /// Sets the title in the navigation bar, looked up in translations.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    bar { $0.title = Text(titleKey) }
  }

  /// Sets the title in the navigation bar.
  public nonisolated func navigationTitle(_ title: Text) -> some View { bar { $0.title = title } }

  /// Sets the title in the navigation bar.
  @_disfavoredOverload public nonisolated func navigationTitle<S: StringProtocol>(_ title: S)
    -> some View
  {
    bar { $0.title = Text(title) }
  }

  /// Sets the title in the navigation bar, looked up in translations.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    bar {
      $0.title = Text(titleKey)
      $0.displayMode = displayMode
    }
  }

  /// Sets how large the title in the navigation bar is.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { bar { $0.displayMode = displayMode } }

  /// Hides the navigation bar.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    bar { $0.hidesNavigationBar = hidden }
  }

  /// Hides the button back.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  {
    bar { $0.hidesBackButton = hidesBackButton }
  }

  /// Puts items into the bars.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { modifier(ToolbarModifier(items: content())) }

  /// Puts items into the bars that people may move or take away; here all stand where they are at
  /// first.
  public nonisolated func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }

  /// Puts views into the navigation bar, where the system likes them.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let entry = ToolbarEntry(placement: .automatic, view: AnyView(content()))
    return bar { $0.entries.append(entry) }
  }

  /// Shows or hides bars.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    show(visibility, bars)
  }

  /// Shows or hides bars.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { show(visibility, bars) }

  private nonisolated func show(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let bars = bars.isEmpty ? [.automatic] : bars
    return bar { content in
      guard visibility != .automatic else { return }
      for bar in bars {
        switch bar {
        case .tabBar: content.hidesTabBar = visibility == .hidden
        case .bottomBar: content.hidesBottomBar = visibility == .hidden
        default: content.hidesNavigationBar = visibility == .hidden
        }
      }
    }
  }
}

/// The bars that toolbars are shown in.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String

  /// The navigation bar.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The navigation bar.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The tab bar.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}
