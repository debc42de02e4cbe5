/// Several views taken as one, without any place or look of its own.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// A view without a body.
  public typealias Body = Never

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a node that passes its views on to what the group stands in.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _TypedViewNode<Self> {
    PassThroughNode(view, \.content, context)
  }
}

/// The node of a view that adds nothing to another one that it holds.
final class PassThroughNode<V: View, Content: View>: _TypedViewNode<V> {
  private let path: KeyPath<V, Content>
  private var node: _TypedViewNode<Content>!

  init(_ view: V, _ path: KeyPath<V, Content>, _ context: _ViewContext) {
    self.path = path
    super.init(context)
    node = Content._makeNode(view[keyPath: path], childContext)
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    self.environment = environment
    node.update(view[keyPath: path], environment)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    node.environmentDidChange(environment)
  }

  override func appendElements(to list: inout [LayoutElement]) { node.appendElements(to: &list) }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(node) }
}
