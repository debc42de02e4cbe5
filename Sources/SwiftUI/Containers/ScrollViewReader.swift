/// Lets an app say which view a scroll view inside is to show.
public nonisolated struct ScrollViewReader<Content: View>: View {
  /// A view without a body.
  public typealias Body = Never

  /// Makes what is inside, given what scrolls it.
  public var content: (ScrollViewProxy) -> Content

  /// Hands what is inside a proxy by which it is scrolled.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Makes a node that scrolls what is inside.
  @MainActor public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _TypedViewNode<
    Self
  > {
    ScrollReaderNode(view, context)
  }
}

/// Scrolls the scroll views inside a `ScrollViewReader`.
public struct ScrollViewProxy {
  private weak var reader: _ViewNode?

  init(_ reader: _ViewNode) { self.reader = reader }

  /// Moves what the scroll views inside show, so that a view can be seen, once views are evaluated and
  /// laid out.
  ///
  /// - Parameters:
  ///   - id: What the view is known by: its `id(_:)`, or its element's id in a `ForEach`.
  ///   - anchor: The point of the view that meets the same point of what can be seen, as fractions of
  ///     their sizes; nil moves no farther than is needed to see the whole view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let box = MainValue((reader, AnyHashable(id)))
    MainActor.assumeIsolated {
      let (reader, id) = box.value
      guard let reader, !reader.isRemoved else { return }
      reader.graph.scroll(to: id, anchor: anchor, in: reader)
    }
  }
}

/// The node of views with a proxy by which they are scrolled.
final class ScrollReaderNode<Content: View>: _TypedViewNode<ScrollViewReader<Content>> {
  private var content: _TypedViewNode<Content>!
  private var view: ScrollViewReader<Content>
  private let properties = PropertyStore()

  init(_ view: ScrollViewReader<Content>, _ context: _ViewContext) {
    self.view = view
    super.init(context)
    properties.observer.node = self
    content = Content._makeNode(evaluateContent(), childContext)
  }

  /// Evaluates the closure; what it reads has it evaluated again when that changes.
  private func evaluateContent() -> Content {
    properties.begin(environment)
    return properties.observing { view.content(ScrollViewProxy(self)) }
  }

  override func update(_ view: ScrollViewReader<Content>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    content.update(evaluateContent(), environment)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    content.environmentDidChange(environment)
  }

  override func evaluate() {
    if properties.observer.isDirty { content.update(evaluateContent(), environment) }
  }

  override func willRemove() { properties.end() }

  override func appendElements(to list: inout [LayoutElement]) {
    content.appendElements(to: &list)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(content) }
}

/// A node that knows views by ids which apps give.
@MainActor protocol ScrollTargetNode: _ViewNode {
  /// The node of a view, if it is one of the node's own; views that are made when they are seen are
  /// brought into sight first.
  func node(of id: AnyHashable) -> _ViewNode?
}

extension IdentityNode: ScrollTargetNode {
  func node(of id: AnyHashable) -> _ViewNode? { AnyHashable(self.id) == id ? self : nil }
}

extension ForEachNode: ScrollTargetNode {
  func node(of id: AnyHashable) -> _ViewNode? {
    identifiedNodes.first { $0.id == id }?.node
  }
}

extension ViewGraph {
  /// Moves what scroll views inside a node show, so that a view can be seen.
  func scroll(to id: AnyHashable, anchor: UnitPoint?, in reader: _ViewNode) {
    afterUpdate { [weak self, weak reader] in
      guard let self, let reader, !reader.isRemoved else { return }
      guard let target = Self.find(id, in: reader) else { return }
      // What was made just now has no place before the next layout.
      afterUpdate { [weak self, weak target] in
        guard let self, let target, !target.isRemoved else { return }
        guard let element = target.firstElement else { return }
        scroll(to: element, anchor: anchor)
      }
    }
    requestLayout()
  }

  /// The view of an id: one that says so by itself comes before elements of collections.
  private static func find(_ id: AnyHashable, in node: _ViewNode) -> _ViewNode? {
    if let node = node as? any ScrollTargetNode, let found = node.node(of: id) { return found }
    var found: _ViewNode?
    node.forEachChild { if found == nil { found = find(id, in: $0) } }
    return found
  }

  /// Moves what the scroll views round an element show, so that it can be seen.
  private func scroll(to element: LayoutElement, anchor: UnitPoint?) {
    var target = element
    var current = element.parent
    while let outer = current {
      // A list shows the whole row of a view.
      if outer is ListLine { target = outer }
      if let scroll = outer as? ScrollElement { scroll.reveal(target, anchor: anchor) }
      current = outer.parent
    }
  }
}
