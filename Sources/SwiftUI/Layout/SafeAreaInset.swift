/// Puts a view at an edge of another one, whose safe area it takes away from (rule 60).
public nonisolated struct _SafeAreaInsetModifier<Inset: View>: ViewModifier {
  /// A modifier without a body.
  public typealias Body = Never

  let edge: Edge
  let alignment: AlignmentKey
  let spacing: CGFloat?
  let inset: Inset

  /// Makes a node with the view at the edge.
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { SafeAreaInsetNode(view, context) }
}

final class SafeAreaInsetNode<Content: View, Inset: View>: WrappingNode<
  Content, _SafeAreaInsetModifier<Inset>
>
{
  private var insets: [ObjectIdentifier: GatheringNode<Inset>] = [:]

  override func makeWrapper(_ child: LayoutElement) -> UnaryElement {
    let element = SafeAreaInsetElement(child, environment)
    configure(element)
    insets[ObjectIdentifier(element)] = GatheringNode(modifier.inset, childContext) {
      [unowned element] in element.setInset($0)
    }
    return element
  }

  private func configure(_ element: SafeAreaInsetElement) {
    element.edge = modifier.edge
    element.alignment = modifier.alignment
    element.gap = modifier.spacing
  }

  override func updateWrapper(_ wrapper: UnaryElement, isEqual: Bool) {
    configure(unsafeDowncast(wrapper, to: SafeAreaInsetElement.self))
    insets[ObjectIdentifier(wrapper)]?.update(modifier.inset, environment)
    super.updateWrapper(wrapper, isEqual: isEqual)
  }

  override func discardWrapper(_ wrapper: UnaryElement) {
    insets.removeValue(forKey: ObjectIdentifier(wrapper))?.remove()
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    for wrapper in currentWrappers {
      if let node = insets[ObjectIdentifier(wrapper)] { body(node) }
    }
  }
}

/// The element of a view with another one at an edge.
final class SafeAreaInsetElement: UnaryElement {
  var edge = Edge.bottom
  var alignment = HorizontalAlignment.center.key
  /// The distance between both; nil is the system's.
  var gap: CGFloat?
  private let stack: ContainerElement<VStackLayout>

  override init(_ child: LayoutElement, _ environment: EnvironmentValues) {
    stack = ContainerElement(VStackLayout(), name: "VStack", kind: .stack, environment)
    super.init(child, environment)
    stack.parent = self
    noteDependsOnPosition()
  }

  override func environmentDidChange() {
    stack.environment = environment
    super.environmentDidChange()
  }

  func setInset(_ list: [LayoutElement]) {
    stack.setChildren(list)
    invalidate()
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// How much the view at the edge takes along the axis.
  private func taken(_ proposal: ProposedViewSize) -> CGFloat {
    if stack.children.isEmpty { return 0 }
    var offered = proposal
    offered[axis] = nil
    return stack.sizeThatFits(offered)[axis] + (gap ?? ViewSpacing.system)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var result = proposal
    if let length = proposal[axis] { result[axis] = max(0, length - taken(proposal)) }
    return result
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    var size = child.sizeThatFits(inner(proposal))
    size[axis] += taken(proposal)
    return size
  }

  override func placement(
    in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let taken = taken(proposal)
    let origin =
      switch edge {
      case .top: CGPoint(x: 0, y: taken)
      case .leading: CGPoint(x: taken, y: 0)
      case .bottom, .trailing: CGPoint.zero
      }
    return (origin, inner(proposal))
  }

  override func placeChildren() {
    super.placeChildren()
    var offered = ProposedViewSize(size)
    offered[axis] = nil
    let dimensions = stack.dimensions(offered)
    let box = ViewDimensions(nil, size: size, proposal: proposal)
    let across = box[alignment] - dimensions[alignment]
    var origin =
      switch edge {
      case .top: CGPoint(x: across, y: 0)
      case .bottom: CGPoint(x: across, y: size.height - dimensions.height)
      case .leading: CGPoint(x: 0, y: across)
      case .trailing: CGPoint(x: size.width - dimensions.width, y: across)
      }
    if isRightToLeft { origin.x = size.width - origin.x - dimensions.width }
    stack.place(at: origin, proposal: offered)
  }

  override func providedSafeArea() -> SafeArea? {
    var insets = EdgeInsets()
    let length = taken(proposal)
    switch edge {
    case .top: insets.top = length
    case .leading: insets.leading = length
    case .bottom: insets.bottom = length
    case .trailing: insets.trailing = length
    }
    return safeArea.inside(
      CGRect(origin: absoluteOrigin, size: size),
      keeping: insets.resolved(isRightToLeft: isRightToLeft))
  }

  override func export(into exporter: inout ElementExporter) {
    exporter.add([child])
    exporter.addInside(stack)
  }
}

extension View {
  /// Puts a view at the top or bottom edge of this one, and takes its height from the safe area.
  ///
  /// - Parameter spacing: The distance between both, in points; nil is the system's.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing,
        inset: content()))
  }

  /// Puts a view at the leading or trailing edge of this one, and takes its width from the safe area.
  ///
  /// - Parameter spacing: The distance between both, in points; nil is the system's.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, alignment: alignment.key, spacing: spacing,
        inset: content()))
  }
}
