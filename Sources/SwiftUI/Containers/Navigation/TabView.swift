import LayoutTree
import UIKit

/// Shows one of several views, chosen by a bar below.
///
/// The bar is UIKit's, with its heights and places; it stands below on all devices.
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
      selected: selection.map { AnyHashable($0.wrappedValue) }, content: content,
      hasBar: style == .automatic)
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

  /// Shows a number at what stands for the view in a tab bar; layout does not see it.
  public nonisolated func badge(_ count: Int) -> some View { self }

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

/// One of several views with a bar.
nonisolated struct TabContainer<Content: View>: View {
  typealias Body = Never
  let selected: AnyHashable?
  let content: Content
  let hasBar: Bool

  @MainActor static func _makeNode(_ view: Self, _ context: _ViewContext) -> _TypedViewNode<Self> {
    TabNode(view, context)
  }
}

/// The node of one of several views with a bar. All views are there; one is shown.
final class TabNode<Content: View>: _TypedViewNode<TabContainer<Content>>, PreferenceReader {
  private let element: TabElement
  private var view: TabContainer<Content>
  private var cells: LazyCells!
  private var labels = HiddenViews()

  init(_ view: TabContainer<Content>, _ context: _ViewContext) {
    self.view = view
    element = TabElement(name: "TabView", context.environment)
    super.init(context)
    cells = LazyCells(owner: self, host: element)
    cells.setItems(LazyContent(view.content).items)
    graph.addPreferenceReader(self)
    gather()
  }

  override var gathersElements: Bool { true }

  override func gather() {
    for index in 0..<cells.count { _ = cells.cell(at: index) }
    cells.gather()
    let chosen = chosenIndex
    element.setContent(chosen.flatMap { cells.cell(at: $0).element.map { [$0] } } ?? [])
    readPreferences()
  }

  private var chosenIndex: Int? {
    guard cells.count > 0 else { return nil }
    guard let selected = view.selected else { return 0 }
    for index in 0..<cells.count {
      let tag = cells.cell(at: index).element?.layoutValue(ObjectIdentifier(TagKey.self))
      if tag as? AnyHashable == selected || cells.items[index].id.contains(selected) {
        return index
      }
    }
    return 0
  }

  func readPreferences() {
    labels.take(
      (0..<cells.count).map { index in
        var item: AnyView??
        cells.cell(at: index).node.collectPreference(TabItemKey.self, into: &item)
        return (item ?? nil) ?? AnyView(EmptyView())
      }, childContext)
    let options = labels.nodes.map { label in
      var option = ChoiceOption(title: "")
      for part in ChoiceOption.options(of: label) {
        if !part.hasNoText { option.title = part.title }
        option.imageName = option.imageName ?? part.imageName
      }
      return option
    }
    var wishes: BarContent?
    if let chosenIndex {
      cells.cell(at: chosenIndex).node.collectPreference(BarContentKey.self, into: &wishes)
    }
    element.take(
      options, selected: chosenIndex,
      isHidden: !view.hasBar || wishes?.hidesTabBar ?? false)
  }

  override func update(_ view: TabContainer<Content>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    element.environment = environment
    cells.environment = environment
    cells.setItems(LazyContent(view.content).items)
    graph.needsGathering(self)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    element.environment = environment
    cells.environmentDidChange(environment)
    graph.needsGathering(self)
  }

  override func appendElements(to list: inout [LayoutElement]) {
    element.clearMarks()
    list.append(element)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { cells?.forEachNode(body) }
}

/// The element of one of several views with a bar.
final class TabElement: BarredElement, @unchecked Sendable {
  private var options: [ChoiceOption] = []
  private var selected: Int?
  private var isHidden = false

  /// Shows another bar.
  func take(_ options: [ChoiceOption], selected: Int?, isHidden: Bool) {
    self.options = options
    self.selected = selected
    guard isHidden != self.isHidden else { return }
    self.isHidden = isHidden
    invalidate()
  }

  override func shows(_ child: LayoutElement) -> Bool { child === content }

  @MainActor private func makeBar() -> UITabBar {
    let view = UITabBar(frame: .zero)
    view.adopt(environment.traits)
    if let tint = environment.tintColor { view.tintColor = UIColor(tint) }
    let items = options.enumerated().map { index, option in
      UITabBarItem(
        title: option.title, image: option.imageName.flatMap { UIImage(systemName: $0) },
        tag: index)
    }
    view.items = items
    view.selectedItem = selected.map { items[$0] }
    return view
  }

  override func barInsets(_ size: ProposedViewSize) -> UIEdgeInsets {
    guard !isHidden else { return .zero }
    return MainActor.assumeIsolated {
      UIEdgeInsets(
        top: 0, left: 0, bottom: makeBar().sizeThatFits(.zero).height, right: 0)
    }
  }

  override func barNodes(_ exporter: inout ElementExporter) -> [LayoutNode] {
    let frame = CGRect(
      x: 0, y: size.height - bars.bottom, width: size.width, height: bars.bottom)
    let node = exporter.barNode(frame, "TabBar", .tabBar) {
      let bar = makeBar()
      bar.describe(at: frame.size, into: &$0)
    }
    return [node].compactMap { $0 }
  }
}
