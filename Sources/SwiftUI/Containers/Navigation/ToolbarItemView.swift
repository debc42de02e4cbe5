import LayoutTree
import UIKit

/// A view in a bar of UIKit's that shows views of SwiftUI, which are part of the graph round it.
@MainActor final class ToolbarItemView: UIView, NodeProvider {
  let element: ToolbarItemElement
  private var ideal = CGSize.zero

  init(_ environment: EnvironmentValues) {
    element = ToolbarItemElement(environment)
    super.init(frame: .zero)
    nodeProvider = self
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the size that the views take when nothing is offered.
  func measure() {
    let scale = max(1, element.environment.displayScale)
    let size = element.sizeThatFits(.unspecified)
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.0001).rounded(.up) / scale }
    let next = CGSize(width: up(size.width), height: up(size.height))
    guard next != ideal else { return }
    ideal = next
    bounds.size = next
    superview?.setNeedsLayout()
  }

  /// Places the views in the bar.
  func place(in host: UIView) {
    element.place(at: convert(.zero, to: host), proposal: ProposedViewSize(bounds.size))
  }

  override var intrinsicContentSize: CGSize { ideal }

  func describe(into node: inout LayoutNode, context: NodeContext) {
    node.className = "ToolbarItem"
    node.customClass = nil
    node.isMadeByApp = false
    node.kind = .container
    node.children += ElementExporter.nodes(
      of: element.shownChildren, map: context.map, scale: element.environment.displayScale,
      path: context.path, startingAt: node.children.count, viewReader: context.export)
  }

  /// The node of the view in a bar that stands in no view of UIKit's.
  func detachedNode(_ map: CGAffineTransform) -> LayoutNode {
    element.place(at: frame.origin, proposal: ProposedViewSize(bounds.size))
    var node = LayoutNode(
      id: "", className: "ToolbarItem", kind: .container, frame: LayoutRect(of: frame),
      windowFrame: LayoutRect(of: bounds.applying(map)), isMadeByApp: false)
    node.children = ElementExporter.nodes(
      of: element.shownChildren, map: map, scale: element.environment.displayScale, path: "")
    return node
  }

  func includes(_ subview: UIView) -> Bool { true }

  func tapTargets() -> TapTargets { TapCollector.targets(of: element.shownChildren) }
}

/// The element of views in a bar: several stand side by side.
final class ToolbarItemElement: LayoutElement, @unchecked Sendable {
  private let stack: ContainerElement<HStackLayout>
  private var content: LayoutElement

  override init(_ environment: EnvironmentValues) {
    stack = ContainerElement(HStackLayout(), name: "HStack", kind: .stack, environment)
    content = stack
    super.init(environment)
  }

  func setContent(_ list: [LayoutElement]) {
    if list.count == 1 {
      content = list[0]
    } else {
      stack.setChildren(list)
      content = stack
    }
    adopt(content)
    invalidate()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(proposal)
  }

  override func placeChildren() {
    let taken = content.sizeThatFits(proposal)
    content.place(
      at: CGPoint(x: (size.width - taken.width) / 2, y: (size.height - taken.height) / 2),
      proposal: proposal)
  }

  override var shownChildren: [LayoutElement] { content === stack ? stack.children : [content] }
}
