import LayoutTree

/// The first of several views that fits (rules 30 to 35).
///
/// A view fits where its ideal size on the limited axes is not larger than what is offered; an axis
/// without an offer never limits. Where none fits the last one is shown.
public nonisolated struct ViewThatFits<Content: View>: View {
  /// A view without a body.
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  /// Chooses among views by some axes.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Makes a node that chooses.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _ViewContext
  ) -> _TypedViewNode<Self> {
    ChoiceNode(view, context)
  }
}

/// The node of a view that shows the first view that fits.
final class ChoiceNode<Content: View>: _TypedViewNode<ViewThatFits<Content>> {
  private let element: ChoiceElement
  private var content: _TypedViewNode<Content>!

  init(_ view: ViewThatFits<Content>, _ context: _ViewContext) {
    element = ChoiceElement(view.axes, context.environment)
    super.init(context)
    content = Content._makeNode(view.content, childContext)
    element.onChoice = { [weak self] in
      MainActor.assumeIsolated { self?.graph.visibilityMayHaveChanged() }
    }
    gather()
  }

  override var gathersElements: Bool { true }

  override func gather() {
    var list: [LayoutElement] = []
    content.appendElements(to: &list)
    element.setChildren(list)
  }

  override func update(_ view: ViewThatFits<Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    element.environment = environment
    if element.axes != view.axes {
      element.axes = view.axes
      element.invalidate()
    }
    content.update(view.content, environment)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    element.environment = environment
    content.environmentDidChange(environment)
  }

  override func appendElements(to list: inout [LayoutElement]) {
    element.clearMarks()
    list.append(element)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(content) }

  override var firstElement: LayoutElement? { element }
}

/// The element of a view that shows the first view that fits.
final class ChoiceElement: PlacingElement {
  var axes: Axis.Set
  var onChoice: () -> Void = {}
  private(set) var shown: LayoutElement?

  init(_ axes: Axis.Set, _ environment: EnvironmentValues) {
    self.axes = axes
    super.init(environment)
  }

  override func setChildren(_ list: [LayoutElement]) {
    super.setChildren(list)
    shown = nil
  }

  private func choose(_ proposal: ProposedViewSize) -> LayoutElement? {
    guard let last = children.last else { return nil }
    let width = axes.contains(.horizontal) ? proposal.width : nil
    let height = axes.contains(.vertical) ? proposal.height : nil
    if width == nil, height == nil { return children[0] }
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    for child in children.dropLast() {
      let size = child.sizeThatFits(ideal)
      if let width, size.width > width { continue }
      if let height, size.height > height { continue }
      return child
    }
    return last
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    choose(proposal)?.sizeThatFits(proposal) ?? .zero
  }

  override func placeChildren() {
    let chosen = choose(proposal)
    if chosen !== shown {
      shown = chosen
      onChoice()
    }
    chosen?.place(at: .zero, proposal: proposal)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { choose(proposal)?.dimensions(proposal).explicit(key) }

  // What is shown is known only when the view is placed; distances are needed before.
  override func spacing() -> ViewSpacing { children.first?.spacing() ?? .zero }

  override var shownChildren: [LayoutElement] { shown.map { [$0] } ?? [] }
  override func shows(_ child: LayoutElement) -> Bool { child === shown }
}
