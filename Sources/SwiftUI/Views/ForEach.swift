/// Views made from the elements of a collection, each known by its id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the content of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// What a person can do with the rows.
  var rowActions = _RowActions()
}

extension ForEach: View where Content: View {
  /// A view without a body.
  public typealias Body = Never

  /// Makes a node with a child for each element.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _TypedViewNode<Self> {
    ForEachNode(view, context)
  }

  /// Makes views from elements that are known by a property of theirs.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Makes views from elements that have an id.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Makes views from a range that does not change.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  /// Makes views from bindings to the elements of a collection that have an id.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes views from bindings to the elements of a collection that are known by a property of
  /// theirs.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    let value = data.wrappedValue
    self.init(
      data: value.indices.lazy.map { ($0, value[$0][keyPath: id]) },
      content: { content(data[$0.0]) }, id: { $0.1 })
  }
}

/// The node of views made from a collection.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _TypedViewNode<
  ForEach<Data, ID, Content>
>
{
  private var ids: [ID] = []
  private var nodes: [_TypedViewNode<Content>] = []

  init(_ view: ForEach<Data, ID, Content>, _ context: _ViewContext) {
    super.init(context)
    let count = view.data.count
    ids.reserveCapacity(count)
    nodes.reserveCapacity(count)
    for element in view.data {
      ids.append(view.id(element))
      nodes.append(Content._makeNode(view.content(element), childContext))
    }
  }

  override func update(_ view: ForEach<Data, ID, Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    let newIDs = view.data.map(view.id)
    if newIDs == ids {
      for (node, element) in zip(nodes, view.data) {
        node.update(view.content(element), environment)
      }
      return
    }
    // Among equal ids the first keeps what was there; the others start anew.
    var known: [ID: _TypedViewNode<Content>] = [:]
    for (id, node) in zip(ids, nodes) where known[id] == nil { known[id] = node }
    var kept: Set<ObjectIdentifier> = []
    var newNodes: [_TypedViewNode<Content>] = []
    newNodes.reserveCapacity(newIDs.count)
    for (id, element) in zip(newIDs, view.data) {
      if let node = known.removeValue(forKey: id) {
        node.update(view.content(element), environment)
        kept.insert(ObjectIdentifier(node))
        newNodes.append(node)
      } else {
        newNodes.append(Content._makeNode(view.content(element), childContext))
      }
    }
    for node in nodes where !kept.contains(ObjectIdentifier(node)) { node.remove() }
    ids = newIDs
    nodes = newNodes
    structureDidChange()
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    for node in nodes { node.environmentDidChange(environment) }
  }

  override func appendElements(to list: inout [LayoutElement]) {
    for node in nodes { node.appendElements(to: &list) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { nodes.forEach(body) }

  /// The views' nodes with what they are known by.
  var identifiedNodes: [(id: AnyHashable, node: _ViewNode)] {
    zip(ids, nodes).map { (AnyHashable($0), $1) }
  }
}
