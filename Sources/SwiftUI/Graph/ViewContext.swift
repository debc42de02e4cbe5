/// Where in a graph a node is made.
@MainActor public struct _ViewContext {
  let graph: ViewGraph
  let parent: _ViewNode?
  let environment: EnvironmentValues

  /// The same place with other environment values.
  func with(_ environment: EnvironmentValues) -> _ViewContext {
    _ViewContext(graph: graph, parent: parent, environment: environment)
  }
}
