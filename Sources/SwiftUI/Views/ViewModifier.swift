/// A change that is made to views.
@preconcurrency @MainActor public protocol ViewModifier {
  /// The type of what the changed view shows.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>

  /// What stands in the place of a view.
  @ViewBuilder func body(content: Content) -> Body

  /// Makes the node that stands for a changed view. The default evaluates `body(content:)`.
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>>
}

extension ViewModifier {
  /// Makes a node that evaluates `body(content:)` and shows what it gives.
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { ComposedModifierNode(view, context) }

  /// This modifier followed by another one.
  public nonisolated func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Modifiers without a body of their own take part in layout directly; nothing asks for it.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body: it is laid out by itself")
  }
}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier that changes nothing.
  public static nonisolated let identity = EmptyModifier()

  /// Makes the modifier.
  public nonisolated init() {}

  /// The view as it stands.
  @MainActor public func body(content: Content) -> Content { content }
}

/// A view with a modifier, or a modifier with another one after it.
public struct ModifiedContent<Content, Modifier> {
  /// What is changed.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Puts a modifier on a view.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// A view without a body.
  public typealias Body = Never

  /// Makes the node that the modifier has for the view.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _TypedViewNode<Self> {
    Modifier._makeNode(view, context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The view with both modifiers.
  public func body(
    content: _ViewModifier_Content<Self>
  ) -> ModifiedContent<ModifiedContent<_ViewModifier_Content<Self>, Content>, Modifier> {
    ModifiedContent<_, Modifier>(
      content: ModifiedContent<_, Content>(content: content, modifier: self.content),
      modifier: modifier)
  }
}

extension View {
  /// This view with a modifier.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier's body gets to change.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  /// A view without a body.
  public typealias Body = Never

  let provider: ContentProvider?

  /// Makes a node with the view that is changed.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _ViewContext
  ) -> _TypedViewNode<Self> {
    PlaceholderNode(view, context)
  }
}

/// Hands the view that a modifier changes to the places where the modifier's body shows it.
@MainActor class ContentProvider {
  func makeNode(_ context: _ViewContext) -> _ViewNode { preconditionFailure("an abstract class") }
  func update(_ node: _ViewNode, _ environment: EnvironmentValues) {}
}

final class ConcreteContentProvider<Content: View>: ContentProvider {
  private struct Place { weak var node: _TypedViewNode<Content>? }

  private var content: Content
  private var places: [Place] = []

  init(_ content: Content) { self.content = content }

  override func makeNode(_ context: _ViewContext) -> _ViewNode {
    let node = Content._makeNode(content, context)
    places.removeAll { $0.node == nil }
    places.append(Place(node: node))
    return node
  }

  override func update(_ node: _ViewNode, _ environment: EnvironmentValues) {
    unsafeDowncast(node, to: _TypedViewNode<Content>.self).update(content, environment)
  }

  /// Shows another value of the view in all its places.
  func replace(_ content: Content) {
    self.content = content
    for place in places { if let node = place.node { node.update(content, node.environment) } }
  }
}

/// The node of the place where a modifier's body shows the view that it changes.
final class PlaceholderNode<Modifier: ViewModifier>: _TypedViewNode<_ViewModifier_Content<Modifier>>
{
  private var node: _ViewNode?

  init(_ view: _ViewModifier_Content<Modifier>, _ context: _ViewContext) {
    super.init(context)
    node = view.provider?.makeNode(childContext)
  }

  override func update(
    _ view: _ViewModifier_Content<Modifier>, _ environment: EnvironmentValues
  ) {
    // The provider hands new content to its places by itself.
    if !environment.isIdentical(to: self.environment) { environmentDidChange(environment) }
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    node?.environmentDidChange(environment)
  }

  override func appendElements(to list: inout [LayoutElement]) { node?.appendElements(to: &list) }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let node { body(node) }
  }
}
