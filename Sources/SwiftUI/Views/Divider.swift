import LayoutTree

/// A line across the axis of its stack; outside stacks it is horizontal (rule 50).
public nonisolated struct Divider: View, Sendable {
  /// A view without a body.
  public typealias Body = Never

  /// Makes a divider.
  public nonisolated init() {}

  /// Makes a node that follows the axis of its stack.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _ViewContext
  ) -> _TypedViewNode<Self> {
    DividerNode(context)
  }
}

final class DividerNode: _TypedViewNode<Divider> {
  private let element: DividerElement

  override init(_ context: _ViewContext) {
    element = DividerElement(context.environment)
    super.init(context)
  }

  override func update(_ view: Divider, _ environment: EnvironmentValues) {
    environmentDidChange(environment)
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

/// The element of a divider: one pixel thick, and as long as it is offered.
final class DividerElement: LayoutElement {
  private var axis: Axis?

  override init(_ environment: EnvironmentValues) {
    super.init(environment)
    setsPlainGuides = false
    carriesValues = false
  }

  override func adoptStackAxis(_ axis: Axis?) {
    guard axis != self.axis else { return }
    self.axis = axis
    invalidate()
  }

  private var thickness: CGFloat { environment.dividerThickness ?? environment.pixelLength }

  override func findDependence() -> SizeDependence { .separate }

  override func computeLength(_ axis: Axis, _ offered: CGFloat?) -> CGFloat {
    let across: Axis = self.axis == .horizontal ? .horizontal : .vertical
    return axis == across ? thickness : offered ?? SizeDependence.open
  }

  override func export(into exporter: inout ElementExporter) {
    let color: UIColor = .separator
    let isDark = environment.colorScheme == .dark
    exporter.add(self, className: "Divider", kind: .separator) { exporter in
      exporter.describe { $0.style.backgroundColor = isDark ? color.dark : color.light }
    }
  }
}

private enum DividerThicknessKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// How thick dividers are, in points; nil is one pixel.
  package var dividerThickness: CGFloat? {
    get { self[DividerThicknessKey.self] }
    set { self[DividerThicknessKey.self] = newValue }
  }
}
