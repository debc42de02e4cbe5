import UIKit

/// One view of a container that makes its views when they are seen.
@MainActor final class LazyCell {
  let node: _ViewNode
  /// What is laid out; nil for a view that takes no place.
  fileprivate(set) var element: LayoutElement?
  /// The elements that the view gives, each a row of its own in a list.
  fileprivate(set) var elements: [LayoutElement] = []
  /// The rows that a list puts them in.
  fileprivate var lines: [ListLine] = []

  fileprivate init(_ node: _ViewNode) { self.node = node }
}

/// The views of a container that have been made.
@MainActor final class LazyCells {
  private unowned let owner: _ViewNode
  private unowned let host: LayoutElement
  /// What the views see.
  var environment: EnvironmentValues
  /// Whether each element of a view has a row of its own.
  private let gathersRows: Bool
  /// All views, made or not.
  private(set) var items: [LazyItem] = []
  private var cells: [LazyItemID: LazyCell] = [:]
  /// The cells by place, so that measuring does not look ids up.
  private var places: [LazyCell?] = []

  /// A view that is made and placed whether it can be seen or not.
  private(set) var neededIndex: Int?

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - owner: The container's node.
  ///   - host: The container's element, which places the views.
  ///   - gathersRows: Whether each element of a view has a row of its own, as in lists.
  init(owner: _ViewNode, host: LayoutElement, gathersRows: Bool = false) {
    self.owner = owner
    self.host = host
    self.gathersRows = gathersRows
    environment = owner.environment
  }

  /// How many views there are, made or not.
  var count: Int { items.count }
  /// How many views have been made.
  var madeCount: Int { cells.count }

  /// Takes over other views; those made before keep what they remember where their ids are the same.
  func setItems(_ new: [LazyItem]) {
    var seen: Set<LazyItemID> = []
    seen.reserveCapacity(new.count)
    neededIndex = nil
    items = new.enumerated().map { index, item in
      if seen.insert(item.id).inserted { return item }
      // Of equal ids the first keeps what was there.
      return LazyItem(id: item.id.inside(.index(index)), make: item.make)
    }
    var old = cells
    cells = [:]
    places = Array(repeating: nil, count: items.count)
    for (index, item) in items.enumerated() {
      guard let cell = old.removeValue(forKey: item.id) else { continue }
      let view = item.make()
      guard view.storage.update(cell.node, environment) else {
        cell.node.remove()
        continue
      }
      cells[item.id] = cell
      places[index] = cell
    }
    for cell in old.values { cell.node.remove() }
    host.invalidate()
  }

  /// The view of a place, made if it is not yet.
  func cell(at index: Int) -> LazyCell {
    if let cell = places[index] { return cell }
    let item = items[index]
    let cell = LazyCell(item.make().storage.makeNode(owner.childContext.with(environment)))
    cells[item.id] = cell
    places[index] = cell
    gather(cell)
    return cell
  }

  /// The row of a list that one of a view's elements stands in, made if it is not yet.
  func line(at index: Int, _ place: Int, _ make: () -> ListLine) -> ListLine {
    let cell = cell(at: index)
    if place < cell.lines.count { return cell.lines[place] }
    let line = make()
    cell.lines.append(line)
    return line
  }

  /// Gathers the elements of the views that have been made.
  func gather() {
    for case let cell? in places { gather(cell) }
    host.invalidate()
  }

  private func gather(_ cell: LazyCell) {
    var list: [LayoutElement] = []
    cell.node.appendElements(to: &list)
    cell.elements = list
    if gathersRows {
      cell.lines.removeLast(max(0, cell.lines.count - list.count))
      cell.element = list.first
      return
    }
    switch list.count {
    case 0: cell.element = nil
    case 1: cell.element = list[0]
    default:
      let stack =
        cell.element as? ContainerElement<VStackLayout>
        ?? ContainerElement(
          VStackLayout(), name: "VStack", kind: .stack, environment)
      stack.setChildren(list)
      cell.element = stack
    }
    if let element = cell.element { host.adopt(element) }
  }

  /// Hands another environment to the views that have been made.
  func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    for case let cell? in places {
      for line in cell.lines { line.environment = environment }
      cell.node.environmentDidChange(environment)
    }
  }

  /// Calls a closure with the nodes of the views that have been made, in order.
  func forEachNode(_ body: (_ViewNode) -> Void) {
    for case let cell? in places { body(cell.node) }
  }

  /// The place of the first view that an id given by the app leads to.
  func index(of id: AnyHashable) -> Int? { items.firstIndex { $0.id.contains(id) } }

  /// The node of a view that an id given by the app leads to, which is made and placed from now on.
  func neededNode(of id: AnyHashable) -> _ViewNode? {
    guard let index = index(of: id) else { return nil }
    neededIndex = index
    host.invalidate()
    return cell(at: index).node
  }
}
