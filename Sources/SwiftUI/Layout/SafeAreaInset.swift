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

/// The element of a view with others at one of its edges, which its safe area leaves out.
///
/// The others are offered what the view can do without, and the view what the others leave.
final class SafeAreaInsetElement: UnaryElement {
  /// The edge at which the others stand.
  var edge = Edge.bottom
  /// What lines the others up with the view.
  var alignment = HorizontalAlignment.center.key
  /// The distance between the view and the others, in points; nil is what they wish.
  var gap: CGFloat?
  private let stack: ContainerElement<ZStackLayout>
  /// The others, to which the safe area round this element holds.
  private let outside: OuterSafeAreaElement

  override init(_ child: LayoutElement, _ environment: EnvironmentValues) {
    stack = ContainerElement(ZStackLayout(), name: "ZStack", kind: .stack, environment)
    outside = OuterSafeAreaElement(stack, environment)
    super.init(child, environment)
    adopt(outside)
    noteDependsOnPosition()
  }

  deinit { release(outside) }

  override func environmentDidChange() {
    stack.environment = environment
    outside.environment = environment
    super.environmentDidChange()
  }

  func setInset(_ list: [LayoutElement]) {
    stack.setChildren(list)
    invalidate()
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// How a length is shared out between the view and the others.
  private struct Shares {
    /// What the others are offered, and what they take.
    var others: ProposedViewSize
    var taken: CGSize
    /// The distance between both.
    var gap: CGFloat
    /// What the view is offered.
    var inner: ProposedViewSize
  }

  private func shares(_ proposal: ProposedViewSize) -> Shares {
    if stack.children.isEmpty {
      return Shares(others: proposal, taken: .zero, gap: 0, inner: proposal)
    }
    let gap = gap ?? child.spacing().distance(to: stack.spacing(), along: axis)
    var others = proposal
    if let length = proposal[axis] {
      var least = proposal
      least[axis] = 0
      others[axis] = max(0, max(0, length - gap) - child.sizeThatFits(least)[axis])
    }
    let taken = stack.sizeThatFits(others)
    var inner = proposal
    if let length = proposal[axis] { inner[axis] = max(0, length - taken[axis] - gap) }
    return Shares(others: others, taken: taken, gap: gap, inner: inner)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let shares = shares(proposal)
    var size = child.sizeThatFits(shares.inner)
    size[axis] += shares.taken[axis] + shares.gap
    size[axis.other] = max(size[axis.other], shares.taken[axis.other])
    return size
  }

  /// What is shared out when the view is placed: across the edge's axis all there is, if nothing was
  /// offered.
  private func placed(_ size: CGSize, _ proposal: ProposedViewSize) -> Shares {
    var proposal = proposal
    proposal[axis.other] = proposal[axis.other] ?? size[axis.other]
    return shares(proposal)
  }

  override func placement(
    in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let inner = placed(size, proposal).inner
    let taken = child.sizeThatFits(inner)
    var origin = CGPoint(x: (size.width - taken.width) / 2, y: (size.height - taken.height) / 2)
    switch edge {
    case .top: origin.y = size.height - taken.height
    case .bottom: origin.y = 0
    case .leading: origin.x = size.width - taken.width
    case .trailing: origin.x = 0
    }
    return (origin, inner)
  }

  override func placeChildren() {
    super.placeChildren()
    guard !stack.children.isEmpty else { return }
    let (inner, offered) = placement(in: size, proposal: proposal)
    let others = placed(size, proposal).others
    let dimensions = stack.dimensions(others)
    let guide = child.dimensions(offered)[alignment] - dimensions[alignment]
    var origin =
      switch edge {
      case .top: CGPoint(x: inner.x + guide, y: 0)
      case .bottom: CGPoint(x: inner.x + guide, y: size.height - dimensions.height)
      case .leading: CGPoint(x: 0, y: inner.y + guide)
      case .trailing: CGPoint(x: size.width - dimensions.width, y: inner.y + guide)
      }
    if isRightToLeft { origin.x = size.width - origin.x - dimensions.width }
    outside.place(at: origin, proposal: others)
  }

  // The place of both keeps no distances and no guides of what is inside.
  override var priority: Double { 0 }
  override var isSpacer: Bool { false }
  override func spacing() -> ViewSpacing { ViewSpacing() }
  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  override func providedSafeArea() -> SafeArea? {
    let shares = placed(size, proposal)
    let length = shares.taken[axis] + shares.gap
    var insets = EdgeInsets()
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
    exporter.add([outside])
  }
}

/// The element of views that keep clear of the safe area of what stands round their container.
private final class OuterSafeAreaElement: UnaryElement {
  override init(_ child: LayoutElement, _ environment: EnvironmentValues) {
    super.init(child, environment)
    noteDependsOnPosition()
  }

  override func providedSafeArea() -> SafeArea? { parent?.safeArea }

  override func export(into exporter: inout ElementExporter) { exporter.addInside(child) }
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
