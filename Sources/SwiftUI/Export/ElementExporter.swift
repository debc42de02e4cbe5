import LayoutTree

/// Reads laid-out elements as nodes of a layout tree.
///
/// A view of the app's own becomes a node of its type round what it shows, where it takes a place at
/// all; modifiers that only move or size a view have none.
package struct ElementExporter {
  private var nodes: [LayoutNode] = []
  private var current: LayoutNode?
  /// The top left corner of the element whose children are being read, before transforms.
  private var origin: CGPoint
  /// The map from there to the window.
  private var map: CGAffineTransform
  /// The top left corner of the node that holds those being read.
  private var nodeOrigin: CGPoint
  private let scale: CGFloat
  /// The path of the node that holds those being read, and how many it held before.
  private var path: String
  private var offset: Int
  /// Reads a view of UIKit as the node of a path.
  private let viewReader: (@MainActor (UIView, String) -> LayoutNode)?

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - map: From the coordinates of the outermost element's surroundings to the window's.
  ///   - scale: Pixels per point; frames are put on this grid.
  init(
    map: CGAffineTransform, scale: CGFloat, path: String, startingAt offset: Int,
    viewReader: (@MainActor (UIView, String) -> LayoutNode)?
  ) {
    self.map = map
    self.path = path
    self.offset = offset
    self.viewReader = viewReader
    self.scale = scale > 0 ? scale : 1
    origin = .zero
    nodeOrigin = .zero
  }

  /// The nodes of some elements that stand in the same place, with ids below a path.
  package static func nodes(
    of elements: [LayoutElement], map: CGAffineTransform, scale: CGFloat, path: String,
    startingAt index: Int = 0, viewReader: (@MainActor (UIView, String) -> LayoutNode)? = nil
  ) -> [LayoutNode] {
    var exporter = ElementExporter(
      map: map, scale: scale, path: path, startingAt: index, viewReader: viewReader)
    exporter.add(elements)
    return exporter.nodes
  }

  /// The path of the node that is added next.
  private var nextPath: String { "\(path)/\(offset + nodes.count)" }

  // MARK: Elements

  /// Reads elements that are shown in the one being read, back to front.
  mutating func add(_ elements: [LayoutElement]) {
    add(elements[...], chains: elements.map { Self.chain($0.marks) }[...], depth: 0)
  }

  private static func chain(_ link: MarkLink?) -> [CompositeMark] {
    guard link != nil else { return [] }
    var result: [CompositeMark] = []
    var current = link
    while let link = current {
      result.append(link.mark)
      current = link.inner
    }
    return result
  }

  private mutating func add(
    _ elements: ArraySlice<LayoutElement>, chains: ArraySlice<[CompositeMark]>, depth: Int
  ) {
    var index = elements.startIndex
    while index < elements.endIndex {
      guard chains[index].count > depth else {
        read(elements[index])
        index += 1
        continue
      }
      let mark = chains[index][depth]
      var end = index + 1
      while end < elements.endIndex, chains[end].count > depth, chains[end][depth] === mark {
        end += 1
      }
      let group = elements[index..<end]
      var frame = CGRect(origin: group[index].origin, size: group[index].size)
      for element in group.dropFirst() {
        frame = frame.union(CGRect(origin: element.origin, size: element.size))
      }
      let inner = chains[index..<end]
      add(
        frame.offsetBy(dx: origin.x, dy: origin.y), className: "View", customClass: mark.typeName,
        kind: .container
      ) { $0.add(group, chains: inner, depth: depth + 1) }
      index = end
    }
  }

  private mutating func read(_ element: LayoutElement) {
    let outer = origin
    origin = CGPoint(x: outer.x + element.origin.x, y: outer.y + element.origin.y)
    element.export(into: &self)
    origin = outer
  }

  /// Reads what stands in an element that is not shown itself.
  mutating func addInside(_ element: LayoutElement) {
    let outer = origin
    origin = CGPoint(x: outer.x + element.origin.x, y: outer.y + element.origin.y)
    add(element.shownChildren)
    origin = outer
  }

  // MARK: Nodes

  /// Adds a node with the place of the element being read.
  mutating func add(
    _ element: LayoutElement, className: String, kind: NodeKind,
    _ body: (inout ElementExporter) -> Void
  ) {
    add(
      CGRect(origin: origin, size: element.size), className: className, customClass: nil,
      kind: kind, body)
  }

  private mutating func add(
    _ rect: CGRect, className: String, customClass: String?, kind: NodeKind,
    _ body: (inout ElementExporter) -> Void
  ) {
    let place = snapped(rect)
    let window = map.isIdentity ? place : place.applying(map)
    let outerNodes = nodes
    let outerNode = current
    let outerOrigin = nodeOrigin
    let outerPath = path
    let outerOffset = offset
    path = nextPath
    offset = 0
    nodes = []
    current = LayoutNode(
      id: path, className: className, customClass: customClass, kind: kind,
      frame: Self.rect(place.offsetBy(dx: -nodeOrigin.x, dy: -nodeOrigin.y)),
      windowFrame: Self.rect(window), isMadeByApp: true)
    if !map.isMoveOnly { current?.turned = Self.turned(place, by: map) }
    nodeOrigin = place.origin
    body(&self)
    var made = current
    made?.children += nodes
    // A button is called by its title.
    if let node = made, node.kind == .button, node.label == nil {
      made?.label = Self.firstText(in: node.children)
    }
    nodes = outerNodes
    if let made { nodes.append(made) }
    current = outerNode
    nodeOrigin = outerOrigin
    path = outerPath
    offset = outerOffset
  }

  private static func firstText(in nodes: [LayoutNode]) -> String? {
    for node in nodes {
      if let text = node.text?.string ?? firstText(in: node.children) { return text }
    }
    return nil
  }

  /// Adds the node of a view of UIKit that stands in the place of the element being read.
  @MainActor mutating func add(_ view: UIView, _ change: (inout LayoutNode) -> Void = { _ in }) {
    guard var node = viewReader?(view, nextPath) else { return }
    node.frame.x -= Double(nodeOrigin.x)
    node.frame.y -= Double(nodeOrigin.y)
    change(&node)
    nodes.append(node)
  }

  /// Writes into the node being made.
  mutating func describe(_ body: (inout LayoutNode) -> Void) {
    guard var node = current else { return }
    current = nil
    body(&node)
    current = node
  }

  /// Adds nodes that were made elsewhere, with ids by their places here.
  mutating func append(_ made: [LayoutNode]) {
    for var node in made {
      Self.number(&node, path: nextPath)
      nodes.append(node)
    }
  }

  private static func number(_ node: inout LayoutNode, path: String) {
    node.id = path
    for position in node.children.indices {
      number(&node.children[position], path: "\(path)/\(position)")
    }
  }

  /// Reads an element and writes into the nodes that it gave, from an index of the list on.
  mutating func adding(to element: LayoutElement, _ body: (inout [LayoutNode], Int) -> Void) {
    let start = nodes.count
    add([element])
    body(&nodes, start)
  }

  /// Reads with a map put before all that came so far, round the corner of the element being read.
  mutating func withTransform(
    _ transform: CGAffineTransform?, _ body: (inout ElementExporter) -> Void
  ) {
    guard let transform, !transform.isIdentity, Self.isFinite(transform) else {
      return body(&self)
    }
    let outer = map
    map = CGAffineTransform(translationX: -origin.x, y: -origin.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
      .concatenating(outer)
    body(&self)
    map = outer
  }

  /// Where the element being read stands in the window.
  func windowMap() -> CGAffineTransform {
    CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(map)
  }

  // MARK: Pixels

  /// A rectangle with its edges on the pixel grid.
  private func snapped(_ rect: CGRect) -> CGRect {
    func snap(_ value: CGFloat) -> CGFloat {
      guard value.isFinite else { return 0 }
      let held = min(max(value, -Self.farthest), Self.farthest)
      return (held * scale).rounded() / scale
    }
    let left = snap(rect.origin.x)
    let top = snap(rect.origin.y)
    return CGRect(
      x: left, y: top, width: snap(rect.origin.x + rect.size.width) - left,
      height: snap(rect.origin.y + rect.size.height) - top)
  }

  /// How far from the window's corner a place can be, in points: further out numbers of this size
  /// have no fractions.
  private static let farthest: CGFloat = 1e12

  private static func isFinite(_ map: CGAffineTransform) -> Bool {
    [map.a, map.b, map.c, map.d, map.tx, map.ty].allSatisfy { $0.isFinite }
  }

  private static func turned(_ place: CGRect, by map: CGAffineTransform) -> TurnedBounds {
    let whole = CGAffineTransform(translationX: place.minX, y: place.minY).concatenating(map)
    return TurnedBounds(
      size: LayoutSize(width: Double(place.width), height: Double(place.height)),
      transform: LayoutTransform(whole))
  }

  private static func rect(_ rect: CGRect) -> LayoutRect {
    func number(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    return LayoutRect(
      x: number(rect.origin.x), y: number(rect.origin.y), width: number(rect.size.width),
      height: number(rect.size.height))
  }
}
