import LayoutTree
import UIKit

/// The element of a view that shows another one in its middle, in a part of itself that bars leave.
class BarredElement: LayoutElement {
  /// What the view is called in results.
  final let name: String
  private let stack: ContainerElement<VStackLayout>
  /// What is shown: one element, or several in a stack.
  final private(set) var content: LayoutElement
  private var dependents = DependentList()
  /// What bars take, found when the element is placed.
  final private(set) var bars = UIEdgeInsets.zero

  init(name: String, _ environment: EnvironmentValues) {
    self.name = name
    stack = ContainerElement(VStackLayout(), name: "VStack", kind: .stack, environment)
    content = stack
    super.init(environment)
  }

  override func environmentDidChange() {
    stack.environment = environment
    super.environmentDidChange()
  }

  /// Shows other elements.
  final func setContent(_ list: [LayoutElement]) {
    if list.count == 1 {
      content = list[0]
    } else {
      stack.setChildren(list)
      content = stack
    }
    adopt(content)
    invalidate()
  }

  /// What bars take at each edge of a size, in points.
  func barInsets(_ size: ProposedViewSize) -> UIEdgeInsets { .zero }

  /// The view takes what it is offered.
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let bars = barInsets(proposal)
    let inner = content.sizeThatFits(
      ProposedViewSize(
        width: proposal.width.map { max(0, $0 - bars.left - bars.right) },
        height: proposal.height.map { max(0, $0 - bars.top - bars.bottom) }))
    return CGSize(
      width: proposal.width ?? inner.width + bars.left + bars.right,
      height: proposal.height ?? inner.height + bars.top + bars.bottom)
  }

  override func placeChildren() {
    let bars = barInsets(ProposedViewSize(size))
    if bars != self.bars {
      self.bars = bars
      dependents.invalidate()
    }
    let room = CGRect(origin: .zero, size: size).inset(by: bars)
    let offer = ProposedViewSize(
      width: max(0, room.width), height: max(0, room.height))
    let taken = content.sizeThatFits(offer)
    content.place(
      at: CGPoint(
        x: room.minX + (room.width - taken.width) / 2,
        y: room.minY + (room.height - taken.height) / 2), proposal: offer)
  }

  /// The bars take from the safe area of what is shown.
  override func providedSafeArea() -> SafeArea? {
    safeArea.inside(CGRect(origin: absoluteOrigin, size: size), keeping: bars)
  }

  override func containerSize(for element: LayoutElement) -> CGSize? {
    guard size.width > 0, size.height > 0 else { return nil }
    dependents.note(element)
    return CGSize(
      width: max(0, size.width - bars.left - bars.right),
      height: max(0, size.height - bars.top - bars.bottom))
  }

  override var shownChildren: [LayoutElement] { [content] }

  /// The nodes of the bars.
  func barNodes(_ exporter: inout ElementExporter) -> [LayoutNode] { [] }

  override func export(into exporter: inout ElementExporter) {
    exporter.add(self, className: name, kind: .container) { exporter in
      exporter.add(content === stack ? stack.children : [content])
      exporter.append(barNodes(&exporter))
    }
  }
}

extension ElementExporter {
  /// The node of a bar of UIKit's in the element being read; nil for a bar without height.
  func barNode(
    _ frame: CGRect, _ name: String, _ kind: NodeKind,
    _ describe: @MainActor (inout LayoutNode) -> Void
  ) -> LayoutNode? {
    guard frame.height > 0 else { return nil }
    let start = LayoutNode(
      id: "", className: name, kind: kind, frame: LayoutRect(of: frame),
      windowFrame: LayoutRect(of: frame.applying(windowMap())), isMadeByApp: false)
    return MainActor.assumeIsolated {
      var node = start
      describe(&node)
      return node
    }
  }
}

extension LayoutRect {
  /// A rectangle, in points.
  init(of rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}
