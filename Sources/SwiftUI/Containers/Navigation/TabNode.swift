import UIKit

/// One of several views with a bar.
nonisolated struct TabContainer<Content: View>: View {
  typealias Body = Never
  /// The value of the chosen view; nil where the view itself keeps which one is chosen.
  let selected: AnyHashable?
  /// Chooses the view of a value.
  let select: ((AnyHashable) -> Void)?
  let content: Content
  let hasBar: Bool

  @MainActor static func _makeNode(_ view: Self, _ context: _ViewContext) -> _TypedViewNode<Self> {
    TabNode(view, context)
  }
}

/// The node of one of several views with a bar. All views are there; one is shown.
final class TabNode<Content: View>: _TypedViewNode<TabContainer<Content>>, PreferenceReader,
  PlacedView
{
  private let element: TabElement
  private var view: TabContainer<Content>
  private let stack: ContainerElement<VStackLayout>
  private var cells: LazyCells!
  private var labels = HiddenViews()
  /// The place of the chosen view, where nothing outside says which one is.
  private var ownIndex = 0

  init(_ view: TabContainer<Content>, _ context: _ViewContext) {
    self.view = view
    element = TabElement(name: "TabView", context.environment)
    stack = BarredElement.makeStack(context.environment)
    super.init(context)
    cells = LazyCells(owner: self, host: element)
    cells.setItems(LazyContent(view.content).items)
    element.host = { [weak graph] in graph?.host }
    element.onSelect = { [weak self] in self?.choose($0) }
    graph.addPreferenceReader(self)
    graph.addPlacedView(self)
    gather()
  }

  override var gathersElements: Bool { true }

  override func gather() {
    for index in 0..<cells.count { _ = cells.cell(at: index) }
    cells.gather()
    let chosen = chosenIndex
    element.setContent(
      chosen.flatMap { cells.cell(at: $0).element.map { [$0] } } ?? [], in: stack)
    graph.visibilityMayHaveChanged()
    readPreferences()
  }

  private var chosenIndex: Int? {
    guard cells.count > 0 else { return nil }
    guard let selected = view.selected else { return min(ownIndex, cells.count - 1) }
    for index in 0..<cells.count
    where tag(at: index) == selected || cells.items[index].id.contains(selected) {
      return index
    }
    return 0
  }

  private func tag(at index: Int) -> AnyHashable? {
    cells.cell(at: index).element?.layoutValue(ObjectIdentifier(TagKey.self)) as? AnyHashable
  }

  /// Chooses a view as a tap on its tab does.
  private func choose(_ index: Int) {
    guard index < cells.count else { return }
    if let select = view.select {
      if let value = tag(at: index) ?? cells.items[index].id.last { select(value) }
    } else {
      ownIndex = index
    }
    graph.needsGathering(self)
  }

  /// Bars are measured with every layout.
  func contentSizeDidChange(of view: UIView) -> Bool { false }

  func placeView() { element.placeBars(isInSight: isInSight) }

  override func willRemove() { element.removeBars() }

  override var firstElement: LayoutElement? { element }

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

  // What is not chosen has no say.
  override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard let chosenIndex else { return }
    cells.cell(at: chosenIndex).node.collectPreference(key, into: &value)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { cells?.forEachNode(body) }
}
