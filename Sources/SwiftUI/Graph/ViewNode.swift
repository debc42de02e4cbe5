import LayoutTree

/// One view in a graph: it stays while the view keeps its type and place, and owns what the view
/// remembers.
///
/// Nodes are structure; what is laid out are the elements that they give to the container they stand
/// in, one for each view that takes a place of its own.
@MainActor public class _ViewNode {
  unowned let graph: ViewGraph
  private(set) weak var parent: _ViewNode?
  /// The values that the view and what is in it see.
  var environment: EnvironmentValues
  /// Whether the node has been taken out of its graph.
  private(set) var isRemoved = false
  /// How many nodes it stands in.
  let depth: Int
  /// The order in which nodes were made.
  let serial: Int

  init(_ context: _ViewContext) {
    graph = context.graph
    parent = context.parent
    environment = context.environment
    depth = (context.parent?.depth ?? -1) + 1
    serial = context.graph.nextSerial()
  }

  /// Where the node's children are made.
  var childContext: _ViewContext {
    _ViewContext(graph: graph, parent: self, environment: environment)
  }

  /// Takes over environment values that have changed round a view that has not.
  func environmentDidChange(_ environment: EnvironmentValues) { self.environment = environment }

  /// Adds what takes a place of its own, in order.
  func appendElements(to list: inout [LayoutElement]) {}

  /// The first element that stands for the node or for what is inside it.
  var firstElement: LayoutElement? {
    var found: LayoutElement?
    forEachChild { if found == nil { found = $0.firstElement } }
    return found
  }

  /// Whether the node's elements are shown: not, for one, those of a view that was not chosen.
  final var isInSight: Bool {
    var current = firstElement
    while let element = current {
      if let parent = element.parent, !parent.shows(element) { return false }
      current = element.parent
    }
    return true
  }

  /// Calls a closure with every node directly inside.
  func forEachChild(_ body: (_ViewNode) -> Void) {}

  /// Evaluates anew what the node derives from values that have changed.
  func evaluate() {}

  /// Tells that the node is taken out of its graph, with all inside it.
  func willRemove() {}

  /// Takes the node out of its graph, with all inside it.
  final func remove() {
    isRemoved = true
    willRemove()
    forEachChild { $0.remove() }
  }

  /// Whether this node gathers the elements of those inside it.
  var gathersElements: Bool { false }

  /// Gathers the elements anew, where the node does so.
  func gather() {}

  /// Tells that other elements stand in this node's place than before.
  final func structureDidChange() {
    var current: _ViewNode? = self
    while let node = current {
      if node.gathersElements {
        graph.needsGathering(node)
        return
      }
      current = node.parent
    }
  }

  /// Adds the values that views inside give for a preference, in order.
  func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    forEachChild { $0.collectPreference(key, into: &value) }
  }
}

/// The node of views of one type.
public class _TypedViewNode<V: View>: _ViewNode {
  /// Takes over another value of the view, and the environment's.
  func update(_ view: V, _ environment: EnvironmentValues) {}
}
