import UIKit

/// A node whose views are known by ids.
@MainActor protocol IdentifyingNode {
  /// The ids and the nodes of the views, in order.
  var identifiedNodes: [(id: AnyHashable, node: _ViewNode)] { get }
}

extension ForEachNode: IdentifyingNode {}

/// A view that can be chosen.
struct ChoiceOption: Equatable {
  /// What stands for it: its tag, else its id among the views made from a collection.
  var tag: AnyHashable?
  /// What it reads; the name of its image where it has no text.
  var title: String
  /// The name of its image.
  var imageName: String?
  /// Whether it is an image alone.
  var hasNoText = false

  /// The views that a node gives, in order.
  @MainActor static func options(of node: _ViewNode) -> [ChoiceOption] {
    var found: [ChoiceOption] = []
    append(node, id: nil, to: &found)
    return found
  }

  @MainActor private static func append(
    _ node: _ViewNode, id: AnyHashable?, to found: inout [ChoiceOption]
  ) {
    if let node = node as? any IdentifyingNode {
      for (id, inner) in node.identifiedNodes { append(inner, id: id, to: &found) }
      return
    }
    var hasNodesInside = false
    node.forEachChild { _ in hasNodesInside = true }
    var elements: [LayoutElement] = []
    node.appendElements(to: &elements)
    if elements.count > 1, hasNodesInside {
      node.forEachChild { append($0, id: id, to: &found) }
      return
    }
    for element in elements {
      let tag = element.layoutValue(ObjectIdentifier(TagKey.self)) as? AnyHashable
      var option = ChoiceOption(tag: tag ?? id, title: "")
      option.read(element)
      found.append(option)
    }
  }

  /// Finds the first text and the first image in an element.
  @MainActor private mutating func read(_ element: LayoutElement) {
    hasNoText = true
    var waiting = [element]
    while let next = waiting.popLast() {
      if hasNoText, let text = next as? TextElement {
        title = TextResolver.string(of: text.text, in: text.environment)
        hasNoText = false
      }
      if imageName == nil, let image = next as? LeafElement<Image> { imageName = image.view.name }
      waiting += next.shownChildren.reversed()
    }
    if hasNoText { title = imageName ?? "" }
  }
}
