import UIKit

/// Opens a list of actions when it is tapped.
nonisolated struct MenuModifier<Items: View>: ViewModifier {
  typealias Body = Never
  let items: Items

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { MenuNode(view, context) }
}

/// The node of a view with a list of actions: they are read, and answer to taps while it is open.
final class MenuNode<Content: View, Items: View>: WrappingNode<Content, MenuModifier<Items>> {
  private var items: _TypedViewNode<Items>!
  private var isOpen = false

  override init(
    _ view: ModifiedContent<Content, MenuModifier<Items>>, _ context: _ViewContext
  ) {
    super.init(view, context)
    items = Items._makeNode(view.modifier.items, childContext)
  }

  override func makeWrapper(_ child: LayoutElement) -> UnaryElement {
    let element = MenuElement(child, environment)
    element.setAction { [weak self] in self?.isOpen.toggle() }
    element.items = { [weak self] in self?.targets ?? [] }
    return element
  }

  override func updateWrapper(_ wrapper: UnaryElement, isEqual: Bool) {
    super.updateWrapper(wrapper, isEqual: true)
  }

  /// The actions of an open menu; one that is chosen closes it.
  private var targets: [TapTarget] {
    guard isOpen else { return [] }
    var elements: [LayoutElement] = []
    items.appendElements(to: &elements)
    return TapCollector.targets(of: elements).all.map { target in
      var item = target
      item.tap = { [weak self] in
        self?.isOpen = false
        target.tap()
      }
      return item
    }
  }

  override func update(
    _ view: ModifiedContent<Content, MenuModifier<Items>>, _ environment: EnvironmentValues
  ) {
    super.update(view, environment)
    items.update(view.modifier.items, environment)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    super.environmentDidChange(environment)
    items.environmentDidChange(environment)
  }

  override func willRemove() { items.remove() }
}

/// The element of a view with a list of actions.
final class MenuElement: TapElement, @unchecked Sendable {
  /// The actions, while the list is open.
  var items: @MainActor () -> [TapTarget] = { [] }
}
