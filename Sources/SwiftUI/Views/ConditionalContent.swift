/// One of two views, chosen by a condition; what one of them remembers is lost when the other one
/// takes its place.
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View {
  /// A view without a body.
  public typealias Body = Never

  /// Makes a node with the chosen view in it.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _TypedViewNode<Self> {
    ConditionalNode(view, context)
  }
}

/// The node of one of two views.
final class ConditionalNode<First: View, Second: View>: _TypedViewNode<
  _ConditionalContent<First, Second>
>
{
  private var first: _TypedViewNode<First>?
  private var second: _TypedViewNode<Second>?

  init(_ view: _ConditionalContent<First, Second>, _ context: _ViewContext) {
    super.init(context)
    switch view.storage {
    case .trueContent(let content): first = First._makeNode(content, childContext)
    case .falseContent(let content): second = Second._makeNode(content, childContext)
    }
  }

  override func update(
    _ view: _ConditionalContent<First, Second>, _ environment: EnvironmentValues
  ) {
    self.environment = environment
    switch view.storage {
    case .trueContent(let content):
      if let first { return first.update(content, environment) }
      second?.remove()
      second = nil
      first = First._makeNode(content, childContext)
    case .falseContent(let content):
      if let second { return second.update(content, environment) }
      first?.remove()
      first = nil
      second = Second._makeNode(content, childContext)
    }
    structureDidChange()
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    forEachChild { $0.environmentDidChange(environment) }
  }

  override func appendElements(to list: inout [LayoutElement]) {
    first?.appendElements(to: &list)
    second?.appendElements(to: &list)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let first { body(first) }
    if let second { body(second) }
  }
}

extension Optional: View where Wrapped: View {
  /// A view without a body.
  public typealias Body = Never

  /// Makes a node with the view in it, if there is one.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _TypedViewNode<Self> {
    OptionalNode(view, context)
  }
}

/// The node of a view that may be missing.
final class OptionalNode<Wrapped: View>: _TypedViewNode<Wrapped?> {
  private var node: _TypedViewNode<Wrapped>?

  init(_ view: Wrapped?, _ context: _ViewContext) {
    super.init(context)
    if let view { node = Wrapped._makeNode(view, childContext) }
  }

  override func update(_ view: Wrapped?, _ environment: EnvironmentValues) {
    self.environment = environment
    switch (view, node) {
    case (let view?, let node?): node.update(view, environment)
    case (let view?, nil):
      node = Wrapped._makeNode(view, childContext)
      structureDidChange()
    case (nil, let old?):
      old.remove()
      node = nil
      structureDidChange()
    case (nil, nil): break
    }
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    node?.environmentDidChange(environment)
  }

  override func appendElements(to list: inout [LayoutElement]) {
    node?.appendElements(to: &list)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let node { body(node) }
  }
}
