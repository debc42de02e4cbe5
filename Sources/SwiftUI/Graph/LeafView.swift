import LayoutTree

/// A view that nothing stands in: it answers proposals by itself.
///
/// The requirements are not bound to the main actor, as layouts are not; they must depend on the
/// value and the environment alone.
package nonisolated protocol LeafView: View where Body == Never {
  /// The size that the view takes when it is offered one.
  nonisolated func sizeThatFits(
    _ proposal: ProposedViewSize, environment: EnvironmentValues
  ) -> CGSize

  /// How the size follows from what the view is offered; on both lengths unless stated.
  nonisolated func dependence(in environment: EnvironmentValues) -> SizeDependence

  /// The distances that the view wishes to have from its neighbours; the system's unless stated.
  nonisolated func spacing(environment: EnvironmentValues) -> ViewSpacing

  /// The baselines of the first and last line of text, in points from the top of a view of the given
  /// size; nil for views without text.
  nonisolated func baselines(
    size: CGSize, environment: EnvironmentValues
  ) -> (first: CGFloat, last: CGFloat)?

  /// Writes what the view is and shows into its node, whose name, frame and opacity are set.
  nonisolated func describe(
    size: CGSize, environment: EnvironmentValues, into node: inout LayoutNode)

  /// What the view is called in results; the type's name unless stated.
  nonisolated var nodeName: String { get }

  /// Whether the view is shown in results; spacers are not.
  nonisolated var isShown: Bool { get }
}

extension LeafView {
  package nonisolated func dependence(in environment: EnvironmentValues) -> SizeDependence { .both }

  package nonisolated func spacing(environment: EnvironmentValues) -> ViewSpacing { ViewSpacing() }

  package nonisolated func baselines(
    size: CGSize, environment: EnvironmentValues
  ) -> (first: CGFloat, last: CGFloat)? { nil }

  package nonisolated func describe(
    size: CGSize, environment: EnvironmentValues, into node: inout LayoutNode
  ) {}

  package nonisolated var nodeName: String {
    String(describing: Self.self).prefix { $0 != "<" }.description
  }

  package nonisolated var isShown: Bool { true }

  /// Makes a node that answers as the view does.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _ViewContext
  ) -> _TypedViewNode<Self> {
    LeafNode(view, LeafElement(view, context.environment), context)
  }
}

/// The node of a view that nothing stands in.
final class LeafNode<V: LeafView>: _TypedViewNode<V> {
  private let element: LeafElement<V>

  init(_ view: V, _ element: LeafElement<V>, _ context: _ViewContext) {
    self.element = element
    super.init(context)
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    self.environment = environment
    let isEqual = FieldTable.of(V.self).isEqual(element.view, view)
    element.view = view
    if !isEqual { element.invalidate() }
    element.environment = environment
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    element.environment = environment
  }

  override var firstElement: LayoutElement? { element }

  override func appendElements(to list: inout [LayoutElement]) {
    element.clearMarks()
    list.append(element)
  }
}

/// The element of a view that nothing stands in.
class LeafElement<V: LeafView>: LayoutElement {
  @exclusivity(unchecked) final var view: V

  init(_ view: V, _ environment: EnvironmentValues) {
    self.view = view
    super.init(environment)
    setsPlainGuides = false
    carriesValues = false
    mayHavePriority = false
  }

  override func findDependence() -> SizeDependence { view.dependence(in: environment) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    view.sizeThatFits(proposal, environment: environment)
  }

  override func spacing() -> ViewSpacing { view.spacing(environment: environment) }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    switch key.builtin {
    case .firstBaseline: view.baselines(size: size, environment: environment)?.first
    case .lastBaseline: view.baselines(size: size, environment: environment)?.last
    default: nil
    }
  }

  override func export(into exporter: inout ElementExporter) {
    guard view.isShown else { return }
    exporter.add(self, className: view.nodeName, kind: .view) { exporter in
      exporter.describe { view.describe(size: size, environment: environment, into: &$0) }
    }
  }
}
