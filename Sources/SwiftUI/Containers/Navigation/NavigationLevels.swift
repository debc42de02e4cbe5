import UIKit

/// What stands over the first view of a navigation stack.
enum NavigationEntry: Equatable {
  /// A value of the path.
  case value(AnyHashable)
  /// The view of a link, by its node.
  case link(Int)
  /// A view that is shown under a condition, by its node.
  case condition(Int)
}

/// The order of what stands over the first view of a navigation stack.
struct NavigationOrder {
  private(set) var entries: [NavigationEntry] = []

  /// The values among the entries.
  var values: [AnyHashable] {
    entries.compactMap { entry in
      if case .value(let value) = entry { value } else { nil }
    }
  }

  /// Puts an entry on top.
  mutating func push(_ entry: NavigationEntry) { entries.append(entry) }

  /// Takes an entry and all above it away, and returns them.
  mutating func pop(from index: Int) -> [NavigationEntry] {
    let taken = Array(entries[index...])
    entries.removeSubrange(index...)
    return taken
  }

  /// Brings the order in line with a path and with the conditions that hold. What stands over an entry
  /// that goes away goes with it; what is new comes on top, values first.
  ///
  /// - Returns: the entries that have been taken away.
  mutating func sync(path: [AnyHashable], conditions: [Int]) -> [NavigationEntry] {
    var next = 0
    var taken: [NavigationEntry] = []
    check: for (index, entry) in entries.enumerated() {
      switch entry {
      case .value(let value):
        guard next < path.count, path[next] == value else {
          taken = pop(from: index)
          break check
        }
        next += 1
      case .link: continue
      case .condition(let owner):
        guard conditions.contains(owner) else {
          taken = pop(from: index)
          break check
        }
      }
    }
    for value in path[next...] { entries.append(.value(value)) }
    for owner in conditions
    where !entries.contains(.condition(owner)) && !taken.contains(.condition(owner)) {
      entries.append(.condition(owner))
    }
    return taken
  }
}

/// One view of a navigation stack that is made.
@MainActor final class NavigationLevel {
  let entry: NavigationEntry
  /// The entry's place in the order; nil for a view in the place of the first.
  var place: Int?
  let node: _TypedViewNode<AnyView>
  /// What several views stand in.
  let stack: ContainerElement<VStackLayout>

  init(_ entry: NavigationEntry, place: Int?, _ view: AnyView, _ context: _ViewContext) {
    self.entry = entry
    self.place = place
    node = AnyView._makeNode(view, context)
    stack = BarredElement.makeStack(context.environment)
  }
}
