/// A part of a screen, as a value: what it shows is stated by `body`.
///
/// Views of the app's own give a body; the views and modifiers of this module that have none of
/// their own take part in layout directly.
@preconcurrency @MainActor public protocol View {
  /// The type of what the view shows.
  associatedtype Body: View

  /// What the view shows.
  @ViewBuilder var body: Body { get }

  /// Makes the node that stands for the view in a graph. The default evaluates `body`.
  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _TypedViewNode<Self>
}

extension View {
  /// Makes a node that evaluates `body` and shows what it gives.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _TypedViewNode<Self> {
    CompositeNode(view, context)
  }
}

extension View where Body == Never {
  /// Views without a body of their own are laid out directly; nothing asks for it.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it is laid out by itself")
  }
}

extension Never: View {
  /// There is no value to ask.
  public var body: Never { self }
}

/// A view that shows nothing and takes no place.
public nonisolated struct EmptyView: View, Sendable {
  /// A view without a body.
  public typealias Body = Never

  /// Makes an empty view.
  public nonisolated init() {}

  /// Makes a node without anything in it.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _ViewContext
  ) -> _TypedViewNode<Self> {
    EmptyNode(context)
  }
}

/// The node of a view that shows nothing.
final class EmptyNode<V: View>: _TypedViewNode<V> {
  override func update(_ view: V, _ environment: EnvironmentValues) {
    self.environment = environment
  }
}
