/// What bars and the device leave of a container, from the corner of the whole graph, in points.
struct SafeArea {
  /// The whole container.
  var full = CGRect.zero
  /// What is left of it.
  var safe = CGRect.zero

  private static let tolerance: CGFloat = 0.01

  /// How far the safe area's edges are inside a view: the full inset at each edge where the view
  /// reaches the safe area's edge, and nothing elsewhere.
  func insets(of rect: CGRect, isRightToLeft: Bool) -> EdgeInsets {
    let left = Self.distance(rect.minX, from: safe.minX, to: full.minX)
    let right = Self.distance(-rect.maxX, from: -safe.maxX, to: -full.maxX)
    return EdgeInsets(
      top: Self.distance(rect.minY, from: safe.minY, to: full.minY),
      leading: isRightToLeft ? right : left,
      bottom: Self.distance(-rect.maxY, from: -safe.maxY, to: -full.maxY),
      trailing: isRightToLeft ? left : right)
  }

  /// How far an edge that reaches the inner line, or stands between the lines, is from the outer one.
  private static func distance(
    _ edge: CGFloat, from inner: CGFloat, to outer: CGFloat
  ) -> CGFloat {
    edge <= inner + tolerance && edge > outer - tolerance ? max(0, edge - outer) : 0
  }

  /// The safe area inside a view that keeps some of its own edges clear.
  func inside(_ rect: CGRect, keeping insets: UIEdgeInsets) -> SafeArea {
    let slack = Self.tolerance
    let left = rect.minX <= safe.minX + slack ? min(full.minX, rect.minX) : rect.minX
    let top = rect.minY <= safe.minY + slack ? min(full.minY, rect.minY) : rect.minY
    let right = rect.maxX >= safe.maxX - slack ? max(full.maxX, rect.maxX) : rect.maxX
    let bottom = rect.maxY >= safe.maxY - slack ? max(full.maxY, rect.maxY) : rect.maxY
    return SafeArea(
      full: CGRect(x: left, y: top, width: right - left, height: bottom - top),
      safe: rect.inset(by: insets))
  }
}

extension EdgeInsets {
  /// The insets as left and right.
  func resolved(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
      right: isRightToLeft ? leading : trailing)
  }
}

/// Elements whose size depends on a container further out.
struct DependentList {
  private struct Weak { weak var element: LayoutElement? }
  private var elements: [Weak] = []

  mutating func note(_ element: LayoutElement) {
    if !elements.contains(where: { $0.element === element }) {
      elements.removeAll { $0.element == nil }
      elements.append(Weak(element: element))
    }
  }

  func invalidate() { for weak in elements { weak.element?.invalidate() } }

  /// Has the elements, and those round them inside another one, forget their sizes.
  func forget(upTo outer: LayoutElement) {
    for weak in elements {
      var current = weak.element
      while let element = current, element !== outer {
        element.forget()
        current = element.parent
      }
    }
  }
}

/// Parts of the surroundings that views keep clear of.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and the device.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Everything.
  public static let all = SafeAreaRegions(rawValue: UInt.max)
}

/// A modifier with an element of its own class, one for each of the content's.
nonisolated protocol ElementModifier: ViewModifier where Body == Never {
  /// Makes the element round one of the content's.
  func makeElement(_ child: LayoutElement, _ environment: EnvironmentValues) -> UnaryElement
  /// Takes over another value of the modifier.
  func update(_ element: UnaryElement)
}

extension ElementModifier {
  /// Makes a node with an element round each of the content's.
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { ElementModifierNode(view, context) }
}

final class ElementModifierNode<Content: View, Modifier: ElementModifier>: WrappingNode<
  Content, Modifier
>
{
  override func makeWrapper(_ child: LayoutElement) -> UnaryElement {
    modifier.makeElement(child, environment)
  }

  override func updateWrapper(_ wrapper: UnaryElement, isEqual: Bool) {
    modifier.update(wrapper)
    super.updateWrapper(wrapper, isEqual: isEqual)
  }
}

/// Lets a view reach beyond the safe area.
public struct _SafeAreaIgnoringModifier: ElementModifier {
  let regions: SafeAreaRegions
  let edges: Edge.Set

  private var effective: Edge.Set { regions.contains(.container) ? edges : [] }

  func makeElement(_ child: LayoutElement, _ environment: EnvironmentValues) -> UnaryElement {
    SafeAreaIgnoringElement(effective, child, environment)
  }

  func update(_ element: UnaryElement) {
    unsafeDowncast(element, to: SafeAreaIgnoringElement.self).edges = effective
  }
}

/// The element of a view that reaches beyond the safe area where it reaches the area's edges.
final class SafeAreaIgnoringElement: UnaryElement {
  var edges: Edge.Set

  init(_ edges: Edge.Set, _ child: LayoutElement, _ environment: EnvironmentValues) {
    self.edges = edges
    super.init(child, environment)
    noteDependsOnPosition()
  }

  private func outsets() -> EdgeInsets { safeAreaInsets.only(edges) }

  override func placeChildren() {
    let outsets = outsets()
    let offered = ProposedViewSize(
      width: proposal.width.map { $0 + outsets.horizontal },
      height: proposal.height.map { $0 + outsets.vertical })
    var origin = CGPoint(x: -outsets.leading, y: -outsets.top)
    if isRightToLeft {
      origin.x = size.width - origin.x - child.sizeThatFits(offered).width
    }
    child.place(at: origin, proposal: offered)
  }

  // The place that the view leaves keeps no distances and no guides of what is inside.
  override var priority: Double { 0 }
  override var isSpacer: Bool { false }
  override func spacing() -> ViewSpacing { ViewSpacing() }
  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }
}

/// Keeps a distance round a view and counts it into the view's safe area.
public struct _SafeAreaPaddingModifier: ElementModifier {
  let insets: EdgeInsets

  func makeElement(_ child: LayoutElement, _ environment: EnvironmentValues) -> UnaryElement {
    SafeAreaPaddingElement(insets, child, environment)
  }

  func update(_ element: UnaryElement) {
    unsafeDowncast(element, to: SafeAreaPaddingElement.self).insets = insets
  }
}

final class SafeAreaPaddingElement: UnaryElement {
  var insets: EdgeInsets

  init(_ insets: EdgeInsets, _ child: LayoutElement, _ environment: EnvironmentValues) {
    self.insets = insets
    super.init(child, environment)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.sizeThatFits(inner(proposal))
    return CGSize(
      width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
  }

  override func placement(
    in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (CGPoint(x: insets.leading, y: insets.top), inner(proposal))
  }

  // The place of both keeps no distances and no guides of what is inside.
  override var priority: Double { 0 }
  override var isSpacer: Bool { false }
  override func spacing() -> ViewSpacing { ViewSpacing() }
  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  override func providedSafeArea() -> SafeArea? {
    safeArea.inside(
      CGRect(origin: absoluteOrigin, size: size),
      keeping: insets.resolved(isRightToLeft: isRightToLeft))
  }
}

extension View {
  /// Lets the view reach beyond the safe area at some edges.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { modifier(_SafeAreaIgnoringModifier(regions: regions, edges: edges)) }

  /// Lets the view reach beyond the safe area at some edges.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.container, edges: edges)
  }

  /// Keeps distances round the view, in points, and counts them into its safe area.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: insets))
  }

  /// Keeps a distance at some edges, in points, and counts it into the view's safe area; nil is the
  /// system's, 16.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(
      _SafeAreaPaddingModifier(insets: EdgeInsets(length ?? _PaddingLayout.standard, edges: edges)))
  }

  /// Keeps a distance at all edges, in points, and counts it into the view's safe area.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: EdgeInsets(length, edges: .all)))
  }
}
