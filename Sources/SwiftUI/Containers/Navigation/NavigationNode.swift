import UIKit

/// The node of a stack of views. All views are there; the topmost is shown.
final class NavigationNode<Root: View>: _TypedViewNode<NavigationContainer<Root>>,
  PreferenceReader, PlacedView
{
  private let registry = NavigationRegistry()
  private let element: NavigationElement
  private var view: NavigationContainer<Root>
  private var root: _TypedViewNode<Root>!
  private let rootStack: ContainerElement<VStackLayout>
  private var order = NavigationOrder()
  private var levels: [NavigationLevel] = []
  private let items = ToolbarItems()
  /// What the views inside see.
  private var inner: EnvironmentValues
  /// What the views over the first one see, by their place.
  private var levelEnvironments: [EnvironmentValues] = []
  /// The view that a link of another column shows here in the place of the first.
  private var replacement: (entry: NavigationEntry, make: () -> AnyView)?

  init(_ view: NavigationContainer<Root>, _ context: _ViewContext) {
    self.view = view
    element = NavigationElement(name: view.name, context.environment)
    rootStack = BarredElement.makeStack(context.environment)
    inner = context.environment
    super.init(context)
    element.host = { [weak graph] in graph?.host }
    takeEnvironment(context.environment)
    registry.push = { [weak self] in self?.push($0) }
    registry.pushLink = { [weak self] in self?.pushLink($0) }
    registry.didChange = { [weak self] in
      guard let self, root != nil else { return }
      graph.needsGathering(self)
      self.view.sends?.refresh()
    }
    root = Root._makeNode(view.root, childContext.with(inner))
    element.onBack = { [weak self] in self?.goBack() }
    connectColumns()
    graph.addPreferenceReader(self)
    graph.addPlacedView(self)
    gather()
  }

  private func takeEnvironment(_ environment: EnvironmentValues) {
    var inner = environment
    inner.navigation = registry
    inner.isInList = false
    self.inner = inner
    levelEnvironments = []
  }

  /// What the view of a place over the first one sees: it can go back.
  private func environment(ofLevel index: Int) -> EnvironmentValues {
    if index == 0, replacement != nil { return inner }
    while levelEnvironments.count <= index {
      let place = levelEnvironments.count
      var level = inner
      level.dismiss = DismissAction { [weak self] in self?.pop(level: place) }
      level.isPresented = true
      levelEnvironments.append(level)
    }
    return levelEnvironments[index]
  }

  // MARK: Going on and back

  private var values: [AnyHashable] { view.values ?? order.values }

  private func push(_ value: AnyHashable) {
    if let show = view.sends?.show {
      // The next column has its own stack; what the value leads to is known here.
      show(.value(value)) { [weak self] in
        self?.registry.view(for: value) ?? AnyView(EmptyView())
      }
      return
    }
    if view.values == nil { order.push(.value(value)) } else { view.setValues(values + [value]) }
    graph.needsGathering(self)
  }

  private func pushLink(_ owner: Int) {
    if let show = view.sends?.show {
      show(.link(owner)) { [weak self] in
        self?.registry.statement(of: owner)?.make() ?? AnyView(EmptyView())
      }
      return
    }
    order.push(.link(owner))
    graph.needsGathering(self)
  }

  /// Takes the view of a place over the first one away, with all above it.
  private func pop(level index: Int) {
    guard levels.indices.contains(index), let place = levels[index].place else { return }
    let old = order.values
    let taken = order.pop(from: place)
    if view.values != nil, order.values != old { view.setValues(order.values) }
    dismiss(taken)
    graph.needsGathering(self)
  }

  private func goBack() { pop(level: levels.count - 1) }

  private func dismiss(_ entries: [NavigationEntry]) {
    for entry in entries {
      switch entry {
      case .condition(let owner): registry.statement(of: owner)?.dismiss()
      case .link(let owner): registry.forgetLink(owner)
      case .value: continue
      }
    }
  }

  /// Shows in this column what links of the one before lead to.
  private func connectColumns() {
    guard let link = view.receives else { return }
    link.show = { [weak self] entry, make in
      guard let self else { return }
      dismiss(order.pop(from: 0))
      if view.values != nil { view.setValues([]) }
      replacement = (entry, make)
      graph.needsGathering(self)
    }
    link.refresh = { [weak self] in
      guard let self, replacement != nil else { return }
      graph.needsGathering(self)
    }
  }

  // MARK: The topmost view

  /// Makes the views that path, links and conditions lead to.
  private func syncLevels() {
    let conditions = registry.conditional.filter {
      registry.statement(of: $0)?.isShown() ?? false
    }
    let taken = order.sync(path: values, conditions: conditions)
    if !taken.isEmpty { graph.afterUpdate { [weak self] in self?.dismiss(taken) } }
    var wanted: [(entry: NavigationEntry, place: Int?, view: AnyView)] = []
    if let replacement { wanted.append((replacement.entry, nil, replacement.make())) }
    for (place, entry) in order.entries.enumerated() {
      let view: AnyView? =
        switch entry {
        case .value(let value): registry.view(for: value)
        case .link(let owner), .condition(let owner): registry.statement(of: owner)?.make()
        }
      if let view { wanted.append((entry, place, view)) }
    }
    var kept: [NavigationLevel] = []
    for (index, next) in wanted.enumerated() {
      let environment = self.environment(ofLevel: index)
      if index < levels.count, index == kept.count, levels[index].entry == next.entry {
        levels[index].place = next.place
        levels[index].node.update(next.view, environment)
        kept.append(levels[index])
      } else {
        kept.append(
          NavigationLevel(
            next.entry, place: next.place, next.view, childContext.with(environment)))
      }
    }
    for old in levels where !kept.contains(where: { $0 === old }) { old.node.remove() }
    levels = kept
  }

  private var top: _ViewNode { levels.last?.node ?? root }

  /// How many views stand below the one that is shown.
  private var levelCount: Int { levels.count - (replacement == nil ? 0 : 1) }

  override var gathersElements: Bool { true }

  override func gather() {
    syncLevels()
    var list: [LayoutElement] = []
    top.appendElements(to: &list)
    element.setContent(list, in: levels.last?.stack ?? rootStack)
    graph.visibilityMayHaveChanged()
    readPreferences()
  }

  private func barContent(of node: _ViewNode) -> BarContent {
    var found: BarContent?
    node.collectPreference(BarContentKey.self, into: &found)
    return found ?? BarContent()
  }

  /// Whether another stack is shown inside, which has bars of its own.
  private var holdsStack: Bool {
    var found: Bool?
    top.collectPreference(NestedStackKey.self, into: &found)
    return found ?? false
  }

  private func title(_ content: BarContent) -> String? {
    content.title.map { TextResolver.string(of: $0, in: environment) }
  }

  func readPreferences() {
    let content = barContent(of: top)
    items.take(
      content.entries,
      childContext.with(levels.isEmpty ? inner : self.environment(ofLevel: levels.count - 1)))
    var bar = NavigationElement.Bar()
    if levelCount > 0 {
      var nodes: [_ViewNode] = levels.map(\.node)
      if replacement == nil { nodes.insert(root, at: 0) }
      bar.below = nodes.dropLast().map { node in
        let content = barContent(of: node)
        return NavigationElement.Title(
          text: title(content), mode: content.displayMode ?? .automatic)
      }
    }
    bar.title = NavigationElement.Title(
      text: title(content), mode: content.displayMode ?? .automatic)
    bar.isHidden = content.hidesNavigationBar ?? (view.isColumn && holdsStack)
    bar.isToolbarHidden = content.hidesBottomBar ?? false
    bar.hidesBackButton = content.hidesBackButton ?? false
    element.take(bar, items)
  }

  // MARK: Bars

  /// Bars are measured with every layout.
  func contentSizeDidChange(of view: UIView) -> Bool { false }

  func placeView() { element.placeBars(isInSight: isInSight) }

  override func willRemove() { element.removeBars() }

  // MARK: Updates

  override func update(
    _ view: NavigationContainer<Root>, _ environment: EnvironmentValues
  ) {
    self.view = view
    if !environment.isIdentical(to: self.environment) { takeEnvironment(environment) }
    self.environment = environment
    element.environment = environment
    root.update(view.root, inner)
    graph.needsGathering(self)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    takeEnvironment(environment)
    element.environment = environment
    root.environmentDidChange(inner)
    for (index, level) in levels.enumerated() {
      level.node.environmentDidChange(self.environment(ofLevel: index))
    }
    graph.needsGathering(self)
  }

  override func appendElements(to list: inout [LayoutElement]) {
    element.clearMarks()
    list.append(element)
  }

  override var firstElement: LayoutElement? { element }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let root { body(root) }
    for level in levels { body(level.node) }
    items.forEachNode(body)
  }

  // Wishes for bars end at the stack that shows them.
  override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    if key == NestedStackKey.self {
      if let isThere = true as? K.Value { K.add(isThere, to: &value) }
      return
    }
    guard key != BarContentKey.self else {
      // Except for those of the tab bar, which stands outside.
      var found: BarContent?
      top.collectPreference(BarContentKey.self, into: &found)
      guard let hides = found?.hidesTabBar else { return }
      var outer = BarContent()
      outer.hidesTabBar = hides
      if let outer = outer as? K.Value { K.add(outer, to: &value) }
      return
    }
    top.collectPreference(key, into: &value)
  }
}

/// Whether a stack stands inside.
struct NestedStackKey: PreferenceKey {
  static let defaultValue = false

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
