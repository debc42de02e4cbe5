import LayoutTree
import UIKit

/// Shows one view over another, with a bar above that names the topmost.
///
/// The bar is UIKit's, with its heights and places; it stands horizontally on all devices.
public nonisolated struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let path: () -> [AnyHashable]
  private let push: ((AnyHashable) -> Void)?

  /// The view of the topmost value with the bar.
  @MainActor public var body: some View {
    NavigationContainer(name: "NavigationStack", root: root, values: path(), push: push)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Makes a stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) {
    self.init(root: root(), path: { [] }, push: nil)
  }

  /// Makes a stack of values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      root: root(), path: { path.wrappedValue.values },
      push: { path.wrappedValue.values.append($0) })
  }
}

extension NavigationStack
where
  Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Makes a stack of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(
      root: root(), path: { path.wrappedValue.map { AnyHashable($0) } },
      push: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } })
  }
}

/// The old name of a navigation stack; with several views it shows the first one.
public nonisolated struct NavigationView<Content: View>: View {
  private let content: Content

  /// Makes a stack.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The view with the bar.
  @MainActor public var body: some View {
    NavigationContainer(name: "NavigationView", root: content, values: [], push: nil)
  }
}

/// A stack of views with a bar.
nonisolated struct NavigationContainer<Root: View>: View {
  typealias Body = Never
  let name: String
  let root: Root
  let values: [AnyHashable]
  let push: ((AnyHashable) -> Void)?

  @MainActor static func _makeNode(_ view: Self, _ context: _ViewContext) -> _TypedViewNode<Self> {
    NavigationNode(view, context)
  }
}

/// The node of a stack of views.
final class NavigationNode<Root: View>: _TypedViewNode<NavigationContainer<Root>>,
  PreferenceReader
{
  private let registry = NavigationRegistry()
  private let element: NavigationElement
  private var view: NavigationContainer<Root>
  private var root: _TypedViewNode<Root>!
  private var pushed: [(value: AnyHashable?, node: _TypedViewNode<AnyView>)] = []
  private var entries = HiddenViews()
  /// Values that links have put on top of a stack that keeps its path itself.
  private var ownValues: [AnyHashable] = []

  init(_ view: NavigationContainer<Root>, _ context: _ViewContext) {
    self.view = view
    element = NavigationElement(name: view.name, context.environment)
    super.init(context)
    registry.push = { [weak self] in self?.push($0) }
    registry.didChange = { [weak self] in
      guard let self, root != nil else { return }
      graph.needsGathering(self)
    }
    root = Root._makeNode(view.root, innerContext)
    graph.addPreferenceReader(self)
    gather()
  }

  private var innerEnvironment: EnvironmentValues {
    var inner = environment
    inner.navigation = registry
    inner.isInList = false
    return inner
  }

  private var innerContext: _ViewContext { childContext.with(innerEnvironment) }

  private func push(_ value: AnyHashable) {
    if let push = view.push {
      push(value)
    } else {
      ownValues.append(value)
      graph.needsGathering(self)
    }
  }

  // MARK: The topmost view

  /// Makes the views that the path leads to.
  private func syncPath() {
    let values = view.values + ownValues
    var wanted = values.compactMap { value in
      registry.view(for: value).map { (value: AnyHashable?.some(value), view: $0) }
    }
    wanted += registry.presentedViews.map { (value: nil, view: $0) }
    var kept: [(value: AnyHashable?, node: _TypedViewNode<AnyView>)] = []
    for (index, next) in wanted.enumerated() {
      if index < pushed.count, index == kept.count, pushed[index].value == next.value {
        pushed[index].node.update(next.view, innerEnvironment)
        kept.append(pushed[index])
      } else {
        kept.append((next.value, AnyView._makeNode(next.view, innerContext)))
      }
    }
    for old in pushed where !kept.contains(where: { $0.node === old.node }) { old.node.remove() }
    pushed = kept
  }

  private var top: _ViewNode { pushed.last?.node ?? root }

  override var gathersElements: Bool { true }

  override func gather() {
    syncPath()
    var list: [LayoutElement] = []
    top.appendElements(to: &list)
    element.setContent(list)
    readPreferences()
  }

  func readPreferences() {
    var found: BarContent?
    top.collectPreference(BarContentKey.self, into: &found)
    let content = found ?? BarContent()
    entries.take(content.entries.map(\.view), innerContext)
    let items = zip(content.entries, entries.nodes).flatMap { entry, node in
      ChoiceOption.options(of: node).map { (entry.placement, $0) }
    }
    element.take(
      NavigationElement.Bar(
        title: content.title.map { TextResolver.string(of: $0, in: environment) },
        isLarge: content.displayMode != .inline, isHidden: content.hidesNavigationBar ?? false,
        canGoBack: !pushed.isEmpty && !(content.hidesBackButton ?? false), items: items))
  }

  // MARK: Updates

  override func update(
    _ view: NavigationContainer<Root>, _ environment: EnvironmentValues
  ) {
    self.view = view
    self.environment = environment
    element.environment = environment
    root.update(view.root, innerEnvironment)
    graph.needsGathering(self)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    element.environment = environment
    root.environmentDidChange(innerEnvironment)
    for old in pushed { old.node.environmentDidChange(innerEnvironment) }
    graph.needsGathering(self)
  }

  override func appendElements(to list: inout [LayoutElement]) {
    element.clearMarks()
    list.append(element)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let root { body(root) }
    for next in pushed { body(next.node) }
  }

  // Wishes for bars end at the stack that shows them.
  override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard key != BarContentKey.self else { return }
    top.collectPreference(key, into: &value)
  }
}
