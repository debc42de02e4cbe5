import LayoutTree

/// A modifier of one view's size, place, spacing or look.
///
/// The requirements are not bound to the main actor, as layouts are not; they must depend on the
/// value, the child and the environment alone. On several views the modifier acts on each.
package nonisolated protocol LayoutModifier: ViewModifier where Body == Never {
  /// The size that the changed view takes when it is offered one; the child's unless stated.
  nonisolated func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutChild, environment: EnvironmentValues
  ) -> CGSize

  /// Where the child stands in the changed view of the given size, along the direction of text from
  /// the top leading corner, and what it is offered; the whole place and the same proposal unless
  /// stated.
  nonisolated func placement(
    in size: CGSize, proposal: ProposedViewSize, child: LayoutChild, environment: EnvironmentValues
  ) -> (origin: CGPoint, proposal: ProposedViewSize)

  /// The distances that the changed view wishes to have; the child's unless stated.
  nonisolated func spacing(child: LayoutChild, environment: EnvironmentValues) -> ViewSpacing

  /// Whether the modifier makes a place of its own round the view. Such a place is served like any
  /// other, whatever the view inside says, and keeps the usual distances round a spacer's place.
  nonisolated static var makesPlace: Bool { get }

  /// How early the changed view is served; as the child unless stated, and like any other view where
  /// the modifier makes a place of its own.
  nonisolated func layoutPriority(child: LayoutChild) -> Double

  /// The place of a guide that the modifier sets itself; nil leaves it to the child.
  nonisolated func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat?

  /// Whether the modifier sets guides itself; not unless stated.
  nonisolated static var setsGuides: Bool { get }

  /// How the changed view's size follows from what it is offered; on both lengths unless stated.
  nonisolated func dependence(child: LayoutChild) -> SizeDependence

  /// The length that the changed view takes along an axis, where the lengths of both axes are
  /// separate; the child's unless stated.
  nonisolated func length(_ axis: Axis, _ offered: CGFloat?, child: LayoutChild) -> CGFloat

  /// The value that the modifier gives for a key of layout values; nil leaves it to the child.
  nonisolated func layoutValue(_ key: ObjectIdentifier) -> Any?

  /// Whether guides move with the child; not where it is only shown elsewhere.
  nonisolated var movesGuides: Bool { get }

  /// The name under which the view's place can be measured from; nil for none.
  nonisolated var spaceName: AnyHashable? { get }

  /// The name of the modifier's own node in results; nil where it has none.
  nonisolated var nodeName: String? { get }

  /// Writes what the modifier shows into its own node, or where it has none into the nodes of the
  /// view that it changes.
  nonisolated func describe(
    size: CGSize, environment: EnvironmentValues, into node: inout LayoutNode)

  /// Writes what a modifier without a node of its own shows into the nodes of the view that it
  /// changes, which stand in a list from an index on; into each as above unless stated.
  nonisolated func describe(
    size: CGSize, environment: EnvironmentValues, nodes: inout [LayoutNode], from start: Int)

  /// The map that the changed view is shown with, round its top left corner; nil for none.
  nonisolated func transform(size: CGSize, environment: EnvironmentValues) -> CGAffineTransform?
}

/// The view that a modifier changes, as layout sees it.
package struct LayoutChild: @unchecked Sendable {
  unowned(unsafe) let element: LayoutElement

  /// The size that the view takes when it is offered one.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    element.sizeThatFits(proposal)
  }

  /// The size with the places by which the view is lined up.
  package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    element.dimensions(proposal)
  }

  /// The distances that the view wishes to have.
  package var spacing: ViewSpacing { element.spacing() }
  /// How early the view is served.
  package var priority: Double { element.priority }
  /// Whether the child is a spacer, whose distances a frame round it keeps.
  package var isSpacer: Bool { element.isSpacer }
  /// How the size follows from what the view is offered.
  var dependence: SizeDependence { element.dependence }
}

/// A modifier that leaves a view the size that it takes by itself.
package protocol SizeKeepingModifier: LayoutModifier {}

extension SizeKeepingModifier {
  package nonisolated func dependence(child: LayoutChild) -> SizeDependence { child.dependence }
}

extension LayoutModifier {
  package nonisolated func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutChild, environment: EnvironmentValues
  ) -> CGSize { child.sizeThatFits(proposal) }

  package nonisolated func placement(
    in size: CGSize, proposal: ProposedViewSize, child: LayoutChild, environment: EnvironmentValues
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, proposal) }

  package nonisolated func spacing(
    child: LayoutChild, environment: EnvironmentValues
  ) -> ViewSpacing { child.spacing }

  package nonisolated static var makesPlace: Bool { false }

  package nonisolated func layoutPriority(child: LayoutChild) -> Double {
    Self.makesPlace ? 0 : child.priority
  }

  package nonisolated func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? { nil }

  package nonisolated static var setsGuides: Bool { false }

  package nonisolated func dependence(child: LayoutChild) -> SizeDependence { .both }

  package nonisolated func length(
    _ axis: Axis, _ offered: CGFloat?, child: LayoutChild
  ) -> CGFloat { child.element.length(axis, offered) }

  package nonisolated func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  package nonisolated var movesGuides: Bool { true }

  package nonisolated var spaceName: AnyHashable? { nil }

  package nonisolated var nodeName: String? { nil }

  package nonisolated func describe(
    size: CGSize, environment: EnvironmentValues, into node: inout LayoutNode
  ) {}

  package nonisolated func describe(
    size: CGSize, environment: EnvironmentValues, nodes: inout [LayoutNode], from start: Int
  ) {
    for index in start..<nodes.count {
      describe(size: size, environment: environment, into: &nodes[index])
    }
  }

  package nonisolated func transform(
    size: CGSize, environment: EnvironmentValues
  ) -> CGAffineTransform? { nil }

  /// Makes a node that changes each of the content's views.
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { LayoutModifierNode(view, context) }
}

/// The node of a modifier that wraps each element of its content in one of its own.
class WrappingNode<Content: View, Modifier: ViewModifier>: _TypedViewNode<
  ModifiedContent<Content, Modifier>
>
{
  final private(set) var modifier: Modifier
  final private var content: _TypedViewNode<Content>!
  final private var wrappers: [UnaryElement] = []

  init(_ view: ModifiedContent<Content, Modifier>, _ context: _ViewContext) {
    modifier = view.modifier
    super.init(context)
    content = Content._makeNode(view.content, contentContext)
  }

  /// Where the content's node is made.
  var contentContext: _ViewContext { childContext }
  /// The environment of the content.
  var contentEnvironment: EnvironmentValues { environment }

  /// Makes the element for one of the content's.
  func makeWrapper(_ child: LayoutElement) -> UnaryElement { UnaryElement(child, environment) }

  /// Hands another value of the modifier, or another environment, to an element.
  func updateWrapper(_ wrapper: UnaryElement, isEqual: Bool) {
    wrapper.environment = environment
    if !isEqual { wrapper.invalidate() }
  }

  /// Whether two values of the modifier are known to be equal.
  func areEqual(_ a: Modifier, _ b: Modifier) -> Bool { FieldTable.of(Modifier.self).isEqual(a, b) }

  override func update(
    _ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues
  ) {
    let isEqual = areEqual(modifier, view.modifier)
    modifier = view.modifier
    self.environment = environment
    for wrapper in wrappers { updateWrapper(wrapper, isEqual: isEqual) }
    content.update(view.content, contentEnvironment)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    for wrapper in wrappers { updateWrapper(wrapper, isEqual: true) }
    content.environmentDidChange(contentEnvironment)
  }

  override func appendElements(to list: inout [LayoutElement]) {
    let start = list.count
    content.appendElements(to: &list)
    if list.count - start == 1, wrappers.count == 1, wrappers[0].child === list[start] {
      wrappers[0].clearMarks()
      list[start] = wrappers[0]
      return
    }
    var known: [ObjectIdentifier: UnaryElement] = [:]
    let old = wrappers
    for wrapper in old { known[ObjectIdentifier(wrapper.child)] = wrapper }
    wrappers.removeAll()
    for index in start..<list.count {
      let child = list[index]
      let wrapper = known.removeValue(forKey: ObjectIdentifier(child)) ?? makeWrapper(child)
      wrapper.clearMarks()
      wrappers.append(wrapper)
      list[index] = wrapper
    }
    for wrapper in old where known[ObjectIdentifier(wrapper.child)] != nil {
      discardWrapper(wrapper)
    }
  }

  /// Tells that an element is not needed any more.
  func discardWrapper(_ wrapper: UnaryElement) {}

  final var currentWrappers: [UnaryElement] { wrappers }
  final var contentNode: _TypedViewNode<Content> { content }

  override var firstElement: LayoutElement? { wrappers.first ?? content.firstElement }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(content) }
}

/// The node of a modifier that takes part in layout.
final class LayoutModifierNode<Content: View, Modifier: LayoutModifier>: WrappingNode<
  Content, Modifier
>
{
  override func makeWrapper(_ child: LayoutElement) -> UnaryElement {
    ModifierElement(modifier, child, environment)
  }

  override func updateWrapper(_ wrapper: UnaryElement, isEqual: Bool) {
    unsafeDowncast(wrapper, to: ModifierElement<Modifier>.self).modifier = modifier
    super.updateWrapper(wrapper, isEqual: isEqual)
  }
}
