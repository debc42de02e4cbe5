import LayoutTree

/// A view that arranges other views by a layout.
package nonisolated protocol ContainerView: View where Body == Never {
  associatedtype LayoutType: Layout
  associatedtype Content: View

  /// The arrangement.
  var layout: LayoutType { get }
  /// What is arranged.
  var content: Content { get }
  /// What the view is called in results.
  var nodeName: String { get }
  /// What the view is in results.
  var nodeKind: NodeKind { get }
}

extension ContainerView {
  package var nodeName: String { String(describing: Self.self).prefix { $0 != "<" }.description }
  package var nodeKind: NodeKind { .stack }

  /// Makes a node that arranges the view's content.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _ViewContext
  ) -> _TypedViewNode<Self> {
    ContainerNode(view, context)
  }
}

/// The node of a view that arranges others.
final class ContainerNode<V: ContainerView>: _TypedViewNode<V> {
  private let element: ContainerElement<V.LayoutType>
  private var layout: V.LayoutType
  private let layoutFields: FieldTable
  private var content: _TypedViewNode<V.Content>!

  init(_ view: V, _ context: _ViewContext) {
    layout = view.layout
    element = ContainerElement(
      view.layout, name: view.nodeName, kind: view.nodeKind, context.environment)
    layoutFields = FieldTable.of(V.LayoutType.self)
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
    let isEqual = layoutFields.isEqual(layout, view.layout)
    layout = view.layout
    element.setLayout(view.layout, isEqual: isEqual)
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
