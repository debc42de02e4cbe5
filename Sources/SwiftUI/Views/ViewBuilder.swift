/// Puts views together as statements of a closure.
@resultBuilder public struct ViewBuilder {
  /// Takes a view as it stands.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No view at all.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view as it stands.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views, one after the other.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(content: (repeat each content), kind: PackTuple<repeat each Content>.self)
  }

  /// A view that is there only under a condition.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first of two views, chosen by a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second of two views, chosen by a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// A view whose type newer systems alone know.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views, one after the other, as a view builder puts them together.
public struct TupleView<T> {
  /// The views.
  public var value: T
  let kind: any TupleKind.Type

  init(content: T, kind: any TupleKind.Type) {
    value = content
    self.kind = kind
  }
}

extension TupleView: View {
  /// A view without a body.
  public typealias Body = Never

  /// Calls a closure with each view.
  @MainActor func forEachView(_ body: (any View) -> Void) { kind.forEachView(self, body) }

  /// Makes a node with a child for each view.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _TypedViewNode<Self> {
    TupleNode(view, context)
  }
}

/// Knows the types of the views in a tuple.
@MainActor protocol TupleKind {
  static func makeNodes<T>(_ view: TupleView<T>, _ context: _ViewContext) -> [_ViewNode]
  static func update<T>(
    _ nodes: [_ViewNode], _ view: TupleView<T>, _ environment: EnvironmentValues)
  static func forEachView<T>(_ view: TupleView<T>, _ body: (any View) -> Void)
}

/// The views of a tuple, by their types.
struct PackTuple<each Content: View>: TupleKind {
  static func makeNodes<T>(_ view: TupleView<T>, _ context: _ViewContext) -> [_ViewNode] {
    var nodes: [_ViewNode] = []
    func make<Child: View>(_ child: Child) { nodes.append(Child._makeNode(child, context)) }
    let content = views(of: view)
    repeat make(each content)
    return nodes
  }

  static func update<T>(
    _ nodes: [_ViewNode], _ view: TupleView<T>, _ environment: EnvironmentValues
  ) {
    var index = 0
    func update<Child: View>(_ child: Child) {
      unsafeDowncast(nodes[index], to: _TypedViewNode<Child>.self).update(child, environment)
      index += 1
    }
    let content = views(of: view)
    repeat update(each content)
  }

  static func forEachView<T>(_ view: TupleView<T>, _ body: (any View) -> Void) {
    let content = views(of: view)
    repeat body(each content)
  }

  /// The tuple with its types known again; the kind was made together with the tuple.
  private static func views<T>(of view: TupleView<T>) -> (repeat each Content) {
    withUnsafePointer(to: view.value) {
      UnsafeRawPointer($0).assumingMemoryBound(to: (repeat each Content).self).pointee
    }
  }
}

/// The node of several views, one after the other.
final class TupleNode<T>: _TypedViewNode<TupleView<T>> {
  private let kind: any TupleKind.Type
  private var nodes: [_ViewNode] = []

  init(_ view: TupleView<T>, _ context: _ViewContext) {
    kind = view.kind
    super.init(context)
    nodes = kind.makeNodes(view, childContext)
  }

  override func update(_ view: TupleView<T>, _ environment: EnvironmentValues) {
    self.environment = environment
    kind.update(nodes, view, environment)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    for node in nodes { node.environmentDidChange(environment) }
  }

  override func appendElements(to list: inout [LayoutElement]) {
    for node in nodes { node.appendElements(to: &list) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { nodes.forEach(body) }
}
