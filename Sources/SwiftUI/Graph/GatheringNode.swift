/// The node of views that stand beside another one, such as layers behind it: it hands their elements
/// to what places them.
final class GatheringNode<Content: View>: _TypedViewNode<Content> {
  private let receive: ([LayoutElement]) -> Void
  private var content: _TypedViewNode<Content>!

  init(_ view: Content, _ context: _ViewContext, receive: @escaping ([LayoutElement]) -> Void) {
    self.receive = receive
    super.init(context)
    content = Content._makeNode(view, childContext)
    gather()
  }

  override var gathersElements: Bool { true }

  override func gather() {
    var list: [LayoutElement] = []
    content.appendElements(to: &list)
    receive(list)
  }

  override func update(_ view: Content, _ environment: EnvironmentValues) {
    self.environment = environment
    content.update(view, environment)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    content.environmentDidChange(environment)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(content) }
}
