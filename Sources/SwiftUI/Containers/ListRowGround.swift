import LayoutTree
import UIKit

/// Puts a view behind the row that a view stands in.
nonisolated struct RowGroundModifier<Ground: View>: ViewModifier {
  typealias Body = Never
  let ground: Ground

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { RowGroundNode(view, context) }
}

/// The node of a view with another one behind its row.
final class RowGroundNode<Content: View, Ground: View>: WrappingNode<
  Content, RowGroundModifier<Ground>
>
{
  private var grounds: [ObjectIdentifier: GatheringNode<Ground>] = [:]

  override func makeWrapper(_ child: LayoutElement) -> UnaryElement {
    let element = RowGroundElement(child, environment)
    grounds[ObjectIdentifier(element)] = GatheringNode(modifier.ground, childContext) {
      [unowned element] in element.setGround($0)
    }
    return element
  }

  override func discardWrapper(_ wrapper: UnaryElement) {
    grounds.removeValue(forKey: ObjectIdentifier(wrapper))?.remove()
  }

  override func updateWrapper(_ wrapper: UnaryElement, isEqual: Bool) {
    super.updateWrapper(wrapper, isEqual: true)
    grounds[ObjectIdentifier(wrapper)]?.update(modifier.ground, environment)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    for wrapper in currentWrappers {
      if let ground = grounds[ObjectIdentifier(wrapper)] { body(ground) }
    }
  }
}

/// The element of a view with another one behind its row. The row places what is behind; it is shown
/// with the view.
final class RowGroundElement: UnaryElement, @unchecked Sendable {
  private let stack: ContainerElement<ZStackLayout>
  private(set) var hasGround = false

  override init(_ child: LayoutElement, _ environment: EnvironmentValues) {
    stack = ContainerElement(
      ZStackLayout(), name: "Background", kind: .container, environment)
    super.init(child, environment)
    stack.parent = self
  }

  override func environmentDidChange() {
    stack.environment = environment
    super.environmentDidChange()
  }

  func setGround(_ list: [LayoutElement]) {
    hasGround = !list.isEmpty
    stack.setChildren(list)
    invalidate()
  }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(RowGroundElement.self) ? self : super.layoutValue(key)
  }

  /// Places what is behind in a rectangle of the row.
  func placeGround(in rect: CGRect, of row: LayoutElement) {
    guard hasGround else { return }
    let offer = ProposedViewSize(rect.size)
    let taken = stack.sizeThatFits(offer)
    var corner = CGPoint.zero
    var current: LayoutElement = self
    while current !== row, let parent = current.parent {
      corner.x += current.origin.x
      corner.y += current.origin.y
      current = parent
    }
    stack.place(
      at: CGPoint(
        x: rect.midX - taken.width / 2 - corner.x, y: rect.midY - taken.height / 2 - corner.y),
      proposal: offer)
  }

  override var shownChildren: [LayoutElement] { hasGround ? [stack, child] : [child] }

  override func export(into exporter: inout ElementExporter) {
    if hasGround { exporter.addInside(stack) }
    exporter.add([child])
  }
}

extension View {
  /// Puts a view behind the row that this one stands in, in place of the list's own; nil is the list's.
  @ViewBuilder public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowGroundModifier(ground: view))
  }
}
