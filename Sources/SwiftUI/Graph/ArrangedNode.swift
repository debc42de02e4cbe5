/// A view that puts others in order by an arrangement of the module's own.
nonisolated protocol ArrangedView: ContainerView {
  /// The element's class.
  associatedtype Arranged: ArrangedElement

  /// Makes the element.
  func makeElement(_ environment: EnvironmentValues) -> Arranged
  /// Hands the arrangement to an element that a view of the type has made.
  func update(_ element: Arranged)
}

extension ArrangedView {
  /// Makes a node that arranges the view's content.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _ViewContext
  ) -> _TypedViewNode<Self> {
    ArrangedNode(view, context)
  }
}

/// The node of a view whose arrangement is one of the module's own.
final class ArrangedNode<V: ArrangedView>: _TypedViewNode<V> {
  private let element: V.Arranged
  private var content: _TypedViewNode<V.Content>!

  init(_ view: V, _ context: _ViewContext) {
    element = view.makeElement(context.environment)
    super.init(context)
    content = V.Content._makeNode(view.content, childContext)
    gather()
  }

  override var gathersElements: Bool { true }

  override func gather() {
    var list: [LayoutElement] = []
    content.appendElements(to: &list)
    element.setChildren(list)
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    self.environment = environment
    element.environment = environment
    view.update(element)
    content.update(view.content, environment)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    element.environment = environment
    content.environmentDidChange(environment)
  }

  override var firstElement: LayoutElement? { element }

  override func appendElements(to list: inout [LayoutElement]) {
    element.clearMarks()
    list.append(element)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(content) }
}
