// Elements of the modifiers that most views have. They do what a `ModifierElement` does, without going
// through a generic interface.

/// The element of a frame of a fixed width, height or both.
final class FrameElement: UnaryElement {
  @exclusivity(unchecked) var frame: _FrameLayout

  init(_ frame: _FrameLayout, _ child: LayoutElement, _ environment: EnvironmentValues) {
    self.frame = frame
    super.init(child, environment)
    carriesValues = child.carriesValues
  }

  private var inner: LayoutChild { LayoutChild(element: child) }

  override func findDependence() -> SizeDependence { frame.dependence(child: inner) }

  override func computeLength(_ axis: Axis, _ offered: CGFloat?) -> CGFloat {
    frame.length(axis, offered, child: inner)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    frame.sizeThatFits(proposal, child: inner, environment: environment)
  }

  override func placement(
    in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    frame.placement(in: size, proposal: proposal, child: inner, environment: environment)
  }

  override func spacing() -> ViewSpacing {
    frame.spacing(child: inner, environment: environment)
  }

  // A place of its own is served like any other view.
  override var priority: Double { 0 }
  override var isSpacer: Bool { false }
}

/// The element of a frame with limits.
final class FlexFrameElement: UnaryElement {
  @exclusivity(unchecked) var frame: _FlexFrameLayout

  init(_ frame: _FlexFrameLayout, _ child: LayoutElement, _ environment: EnvironmentValues) {
    self.frame = frame
    super.init(child, environment)
    carriesValues = child.carriesValues
  }

  private var inner: LayoutChild { LayoutChild(element: child) }

  override func findDependence() -> SizeDependence { frame.dependence(child: inner) }

  override func computeLength(_ axis: Axis, _ offered: CGFloat?) -> CGFloat {
    frame.length(axis, offered, child: inner)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    frame.sizeThatFits(proposal, child: inner, environment: environment)
  }

  override func placement(
    in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    frame.placement(in: size, proposal: proposal, child: inner, environment: environment)
  }

  override func spacing() -> ViewSpacing {
    frame.spacing(child: inner, environment: environment)
  }

  // A place of its own is served like any other view.
  override var priority: Double { 0 }
  override var isSpacer: Bool { false }
}

/// The element of padding.
final class PaddingElement: UnaryElement {
  @exclusivity(unchecked) var padding: _PaddingLayout

  init(_ padding: _PaddingLayout, _ child: LayoutElement, _ environment: EnvironmentValues) {
    self.padding = padding
    super.init(child, environment)
    carriesValues = child.carriesValues
  }

  private var inner: LayoutChild { LayoutChild(element: child) }

  override func findDependence() -> SizeDependence { padding.dependence(child: inner) }

  override func computeLength(_ axis: Axis, _ offered: CGFloat?) -> CGFloat {
    padding.length(axis, offered, child: inner)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    padding.sizeThatFits(proposal, child: inner, environment: environment)
  }

  override func placement(
    in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    padding.placement(in: size, proposal: proposal, child: inner, environment: environment)
  }

  override func spacing() -> ViewSpacing {
    padding.spacing(child: inner, environment: environment)
  }

  // A place of its own is served like any other view.
  override var priority: Double { 0 }
  override var isSpacer: Bool { false }
}
