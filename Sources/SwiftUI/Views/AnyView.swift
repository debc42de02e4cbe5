/// A view of any type; what it remembers is lost when the type inside changes.
public struct AnyView {
  let storage: AnyViewStorage

  /// Hides a view's type.
  public init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? ConcreteViewStorage(view)
  }

  /// Hides a view's type.
  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View {
  /// A view without a body.
  public typealias Body = Never

  /// Makes a node with the view in it.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _TypedViewNode<Self> {
    AnyViewNode(view, context)
  }
}

/// A view whose type is hidden.
class AnyViewStorage {
  @MainActor func makeNode(_ context: _ViewContext) -> _ViewNode {
    preconditionFailure("an abstract class")
  }

  /// Gives a node the view, if it is one of the view's type.
  @MainActor func update(_ node: _ViewNode, _ environment: EnvironmentValues) -> Bool { false }
}

final class ConcreteViewStorage<V: View>: AnyViewStorage {
  let view: V

  init(_ view: V) { self.view = view }

  @MainActor override func makeNode(_ context: _ViewContext) -> _ViewNode {
    V._makeNode(view, context)
  }

  @MainActor override func update(_ node: _ViewNode, _ environment: EnvironmentValues) -> Bool {
    guard let node = node as? _TypedViewNode<V> else { return false }
    node.update(view, environment)
    return true
  }
}

/// The node of a view of any type.
final class AnyViewNode: _TypedViewNode<AnyView> {
  private var node: _ViewNode!

  init(_ view: AnyView, _ context: _ViewContext) {
    super.init(context)
    node = view.storage.makeNode(childContext)
  }

  override func update(_ view: AnyView, _ environment: EnvironmentValues) {
    self.environment = environment
    guard !view.storage.update(node, environment) else { return }
    node.remove()
    node = view.storage.makeNode(childContext)
    structureDidChange()
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    node.environmentDidChange(environment)
  }

  override func appendElements(to list: inout [LayoutElement]) { node.appendElements(to: &list) }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(node) }
}
