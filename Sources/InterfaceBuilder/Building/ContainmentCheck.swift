/// Refuses view controllers that contain themselves, which would load without end.
///
/// A controller contains the destinations of its relationship segues and of the embed segues in its
/// scene. Other segues are followed only when something happens, so they may form cycles.
struct ContainmentCheck {
  let document: IBDocument

  private struct Edge {
    var destination: String
    var line: Int
  }

  func run() throws(IBError) {
    var edges: [String: [Edge]] = [:]
    var order: [String] = []
    for object in document.allObjects {
      for connection in object.connections {
        guard let segue = connection.segue,
          segue.kind == "relationship" || segue.kind == "embed",
          let container = document.scene(holding: object.id)?.viewController?.id
        else { continue }
        if edges[container] == nil {
          order.append(container)
        }
        let edge = Edge(destination: connection.destination, line: connection.line)
        edges[container, default: []].append(edge)
      }
    }
    try search(edges, order)
  }

  /// A depth-first search with a stack of its own.
  private func search(_ edges: [String: [Edge]], _ order: [String]) throws(IBError) {
    var finished: Set<String> = []
    for start in order where !finished.contains(start) {
      var path: [(id: String, next: Int)] = [(start, 0)]
      var onPath: Set<String> = [start]
      while let top = path.last {
        let outgoing = edges[top.id] ?? []
        guard top.next < outgoing.count else {
          finished.insert(top.id)
          onPath.remove(top.id)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let edge = outgoing[top.next]
        if onPath.contains(edge.destination) {
          let ids = path.map(\.id).drop { $0 != edge.destination }
          throw IBError(
            file: document.fileName, line: edge.line,
            reason: .cyclicContainment(ids + [edge.destination]))
        }
        if !finished.contains(edge.destination) {
          path.append((edge.destination, 0))
          onPath.insert(edge.destination)
        }
      }
    }
  }
}
