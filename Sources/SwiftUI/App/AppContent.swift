/// The content of an app's first window, with what the app itself remembers.
package struct AppContent<A: App> {
  let app: A

  /// Launches an app.
  @MainActor package init(_ type: A.Type) { app = A() }
}

extension AppContent: View {
  /// A view without a body.
  package typealias Body = Never

  /// Makes a node that evaluates the app's body.
  package static func _makeNode(_ view: Self, _ context: _ViewContext) -> _TypedViewNode<Self> {
    AppNode(view, context)
  }
}

/// The node of an app.
final class AppNode<A: App>: _TypedViewNode<AppContent<A>> {
  private var app: A
  private let properties = PropertyStore()
  private var content: _TypedViewNode<AnyView?>!

  init(_ view: AppContent<A>, _ context: _ViewContext) {
    app = view.app
    super.init(context)
    properties.observer.node = self
    content = AnyView?._makeNode(evaluateBody(), childContext)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    let old = self.environment
    self.environment = environment
    if properties.reads.differs(old, environment) {
      content.update(evaluateBody(), environment)
    } else {
      content.environmentDidChange(environment)
    }
  }

  override func evaluate() {
    if properties.observer.isDirty { content.update(evaluateBody(), environment) }
  }

  private func evaluateBody() -> AnyView? {
    graph.bodyCount += 1
    properties.begin(environment)
    FieldTable.of(A.self).install(&app, properties)
    return properties.observing { A.Body._firstContent(of: app.body) }
  }

  override func willRemove() { properties.end() }

  override func appendElements(to list: inout [LayoutElement]) {
    content.appendElements(to: &list)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(content) }
}
