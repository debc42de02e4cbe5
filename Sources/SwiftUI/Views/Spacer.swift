/// Takes what is left along the axis of its stack, or in both directions outside stacks.
public nonisolated struct Spacer: View, Sendable {
  /// A view without a body.
  public typealias Body = Never

  /// The least length, in points; nil is the system's.
  public var minLength: CGFloat?

  /// Makes a spacer.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Makes a node that follows the axis of its stack.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _ViewContext
  ) -> _TypedViewNode<Self> {
    SpacerNode(view, context)
  }
}

final class SpacerNode: _TypedViewNode<Spacer> {
  private let element: SpacerElement

  init(_ view: Spacer, _ context: _ViewContext) {
    element = SpacerElement(view.minLength, context.environment)
    super.init(context)
  }

  override func update(_ view: Spacer, _ environment: EnvironmentValues) {
    self.environment = environment
    element.environment = environment
    if element.least != view.minLength {
      element.least = view.minLength
      element.invalidate()
    }
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

/// The element of a spacer (rule 11).
final class SpacerElement: LayoutElement {
  var least: CGFloat?
  private var axis: Axis?

  init(_ least: CGFloat?, _ environment: EnvironmentValues) {
    self.least = least
    super.init(environment)
    setsPlainGuides = false
    carriesValues = false
  }

  override var isSpacer: Bool { true }

  override func adoptStackAxis(_ axis: Axis?) {
    guard axis != self.axis else { return }
    self.axis = axis
    invalidate()
  }

  override func findDependence() -> SizeDependence { .separate }

  override func computeLength(_ axis: Axis, _ offered: CGFloat?) -> CGFloat {
    if let own = self.axis, own != axis { return 0 }
    let least = least ?? ViewSpacing.system
    return max(least, offered ?? least)
  }

  override var priority: Double { -.infinity }

  override func spacing() -> ViewSpacing {
    guard let axis else { return ViewSpacing() }
    return ViewSpacing(0, along: axis)
  }

  /// Spacers are not shown.
  override func export(into exporter: inout ElementExporter) {}
}
