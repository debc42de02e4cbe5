/// Gives a view an identity: what it remembers is lost when the id changes.
public struct _IDView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension _IDView: View {
  /// A view without a body.
  public typealias Body = Never

  /// Makes a node that starts anew with another id.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _TypedViewNode<Self> {
    IdentityNode(view, context)
  }
}

final class IdentityNode<Content: View, ID: Hashable>: _TypedViewNode<_IDView<Content, ID>> {
  private(set) var id: ID
  private var content: _TypedViewNode<Content>!

  init(_ view: _IDView<Content, ID>, _ context: _ViewContext) {
    id = view.id
    super.init(context)
    content = Content._makeNode(view.content, childContext)
  }

  override func update(_ view: _IDView<Content, ID>, _ environment: EnvironmentValues) {
    self.environment = environment
    if view.id == id { return content.update(view.content, environment) }
    id = view.id
    content.remove()
    content = Content._makeNode(view.content, childContext)
    structureDidChange()
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    content.environmentDidChange(environment)
  }

  override func appendElements(to list: inout [LayoutElement]) {
    content.appendElements(to: &list)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(content) }
}

/// A view that is evaluated again only where its value is not equal to the one before.
public nonisolated struct EquatableView<Content: Equatable & View>: View, Equatable {
  /// The view.
  public var content: Content

  /// Compares a view's values before it is evaluated.
  public init(content: Content) { self.content = content }

  /// The view.
  @MainActor public var body: some View { content }

  /// Compares the views.
  public static func == (a: EquatableView, b: EquatableView) -> Bool { a.content == b.content }
}

/// Marks a view with a value by which a choice is made.
public nonisolated struct _TagModifier<Value: Hashable>: SizeKeepingModifier {
  let value: Value

  package func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(TagKey.self) ? AnyHashable(value) : nil
  }
}

/// The key of the values that views are marked with.
package enum TagKey {}

extension View {
  /// Gives the view an identity: what it remembers is lost when the id changes.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { _IDView(content: self, id: id) }

  /// Marks the view with a value by which a choice is made.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TagModifier(value: tag))
  }
}

extension View where Self: Equatable {
  /// Compares the view's values before it is evaluated.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
