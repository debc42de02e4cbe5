import LayoutTree

/// The element of a horizontal or a vertical stack.
///
/// It does what a `ContainerElement` of the stack's layout does, without going through the layout's
/// generic interface: stacks are what most views stand in.
final class StackElement: PlacingElement {
  private var arrangement: StackArrangement
  private var cache = StackArrangement.Cache()
  private var isCacheOld = true
  private var ownSpacing: ViewSpacing?
  private let name: String

  init(_ arrangement: StackArrangement, name: String, _ environment: EnvironmentValues) {
    self.arrangement = arrangement
    self.name = name
    super.init(environment)
    setsPlainGuides = false
  }

  /// Takes over another arrangement along the same axis.
  func setArrangement(_ arrangement: StackArrangement) {
    guard
      arrangement.spacing != self.arrangement.spacing
        || arrangement.alignment != self.arrangement.alignment
    else { return }
    self.arrangement = arrangement
    invalidate()
  }

  override func setChildren(_ list: [LayoutElement]) {
    super.setChildren(list)
    for child in list { child.adoptStackAxis(arrangement.axis) }
  }

  override func forget() {
    super.forget()
    isCacheOld = true
    ownSpacing = nil
  }

  /// The views, with what the stack keeps of them up to date.
  private func preparedSubviews() -> LayoutSubviews {
    let subviews = LayoutSubviews(self)
    if isCacheOld {
      cache = arrangement.makeCache(subviews)
      isCacheOld = false
    }
    return subviews
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = arrangement.size(proposal, preparedSubviews(), &cache)
    if areChildrenFixed { fixedSize = size }
    return size
  }

  /// Whether no view in the stack, nor its place across the axis, depends on what is offered.
  private var areChildrenFixed: Bool {
    guard arrangement.alignment.isPlain else { return false }
    for child in children where child.fixedSize == nil || child.setsPlainGuides { return false }
    return true
  }

  override func spacing() -> ViewSpacing {
    if let ownSpacing { return ownSpacing }
    let made = arrangement.spacing(LayoutSubviews(self))
    ownSpacing = made
    return made
  }

  override func placeChildren() {
    guard !children.isEmpty else { return }
    commit(placements(size: size, proposal: proposal))
  }

  private func placements(size: CGSize, proposal: ProposedViewSize) -> [Placement?] {
    collectPlacements {
      arrangement.place(
        in: CGRect(origin: .zero, size: size), proposal, preparedSubviews(), &cache)
    }
  }

  // An empty container is served last (rule 10).
  override var priority: Double { children.isEmpty ? -.infinity : 0 }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if key.isPlain || children.isEmpty { return nil }
    return merged(key, placements(size: size, proposal: proposal))
  }

  override func export(into exporter: inout ElementExporter) {
    exporter.add(self, className: name, kind: .stack) { $0.add(shownChildren) }
  }
}

/// A horizontal or vertical stack.
nonisolated protocol StackView: ContainerView {
  /// How the stack shares out room.
  var arrangement: StackArrangement { get }
}

extension StackView {
  /// Makes a node that arranges the stack's content.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _ViewContext
  ) -> _TypedViewNode<Self> {
    StackNode(view, context)
  }
}

/// The node of a horizontal or vertical stack.
final class StackNode<V: StackView>: _TypedViewNode<V> {
  private let element: StackElement
  private var content: _TypedViewNode<V.Content>!

  init(_ view: V, _ context: _ViewContext) {
    element = StackElement(view.arrangement, name: view.nodeName, context.environment)
    super.init(context)
    content = V.Content._makeNode(view.content, childContext)
    gather()
  }

  override var gathersElements: Bool { true }

  override func gather() {
    var list: [LayoutElement] = []
    content.appendElements(to: &list)
    element.setChildren(list)
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    self.environment = environment
    element.environment = environment
    element.setArrangement(view.arrangement)
    content.update(view.content, environment)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    element.environment = environment
    content.environmentDidChange(environment)
  }

  override var firstElement: LayoutElement? { element }

  override func appendElements(to list: inout [LayoutElement]) {
    element.clearMarks()
    list.append(element)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(content) }
}
