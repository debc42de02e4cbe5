import LayoutTree
import UIKit

/// Shows one of several views, chosen by a bar below.
///
/// The bar is UIKit's, with its heights and places.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @Environment(\.tabViewStyle) private var style

  /// Makes a view of tabs, one of which a value chooses.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The chosen view with the bar.
  @MainActor public var body: some View {
    TabContainer(
      selected: selection.map { AnyHashable($0.wrappedValue) },
      select: selection.map { selection in
        { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } }
      }, content: content, hasBar: style == .automatic)
  }
}

extension TabView where SelectionValue == Int {
  /// Makes a view of tabs that shows the first one.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// One view of a tab view, with what stands for it in the bar.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let value: Value?
  private let content: Content
  private let label: Label

  /// Makes a tab.
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  init(_ value: Value?, _ content: Content, _ label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  /// The view.
  @ViewBuilder @MainActor public var body: some View {
    if let value {
      content.tabItem { label }.tag(value)
    } else {
      content.tabItem { label }
    }
  }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  /// Makes a tab with a title that is looked up in translations and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    value = nil
    self.content = content()
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
  /// Makes a tab with a title that is looked up in translations and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

/// What stands for a view in a tab bar.
struct TabItemKey: PreferenceKey {
  static var defaultValue: AnyView? { nil }

  static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Sets what stands for the view in a tab bar: a text and an image.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let item = AnyView(label())
    return transformPreference(TabItemKey.self) { $0 = item }
  }

  /// Sets how tab views inside are shown.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, style._kind)
  }
}

/// The system's ways of showing tab views.
public enum _TabViewKind: Hashable, Sendable {
  /// With a bar.
  case automatic
  /// As pages side by side.
  case page
}

/// A way of showing tab views.
public protocol TabViewStyle: Sendable {
  /// Which of the system's ways this is.
  var _kind: _TabViewKind { get }
}

/// The system's choice: a bar.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
  /// A bar.
  public var _kind: _TabViewKind { .automatic }
}

/// Pages side by side.
public struct PageTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
  /// Pages.
  public var _kind: _TabViewKind { .page }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The system's choice.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
}

private struct TabViewStyleKey: EnvironmentKey {
  static let defaultValue = _TabViewKind.automatic
}

extension EnvironmentValues {
  /// How tab views are shown.
  var tabViewStyle: _TabViewKind {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}
