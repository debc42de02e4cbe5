/// Gives a view a fixed width, height or both.
public nonisolated struct _FrameLayout: ElementModifier, Sendable {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = Self.valid(width)
    self.height = Self.valid(height)
    self.alignment = alignment
  }

  /// A length that is negative or without end is none, and is told (rule 22).
  private static func valid(_ length: CGFloat?) -> CGFloat? {
    guard let length else { return nil }
    guard length >= 0, length.isFinite else {
      RuntimeIssue.invalidFrameDimension.report()
      return nil
    }
    return length
  }

  func makeElement(_ child: LayoutElement, _ environment: EnvironmentValues) -> UnaryElement {
    FrameElement(self, child, environment)
  }

  func update(_ element: UnaryElement) {
    unsafeDowncast(element, to: FrameElement.self).frame = self
  }
}

/// The element of a frame of a fixed width, height or both.
final class FrameElement: UnaryElement {
  @exclusivity(unchecked) var frame: _FrameLayout

  init(_ frame: _FrameLayout, _ child: LayoutElement, _ environment: EnvironmentValues) {
    self.frame = frame
    super.init(child, environment)
    carriesValues = child.carriesValues
    mayHavePriority = false
  }

  // A place of its own is served like any other view.
  override var priority: Double { 0 }
  override var isSpacer: Bool { false }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: frame.width ?? proposal.width, height: frame.height ?? proposal.height)
  }

  override func findDependence() -> SizeDependence {
    if let width = frame.width, let height = frame.height {
      return .fixed(CGSize(width: width, height: height))
    }
    switch child.dependence {
    case .fixed(let size):
      return .fixed(CGSize(width: frame.width ?? size.width, height: frame.height ?? size.height))
    case .filling, .separate: return .separate
    // The child is always offered the length that is given; what it takes along the other axis
    // depends on the offer there alone.
    case .both: return frame.width == nil && frame.height == nil ? .both : .separate
    }
  }

  override func computeLength(_ axis: Axis, _ offered: CGFloat?) -> CGFloat {
    let isHorizontal = axis == .horizontal
    if let given = isHorizontal ? frame.width : frame.height { return given }
    if child.dependence.isSeparate { return child.length(axis, offered) }
    let across = isHorizontal ? frame.height : frame.width
    return child.sizeThatFits(ProposedViewSize(axis, offered, across))[axis]
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    child.sizeThatFits(inner(proposal))
  }

  override func placement(
    in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let inner = inner(proposal)
    return (frame.alignment.origin(of: child, offered: inner, in: size), inner)
  }

  override func spacing() -> ViewSpacing {
    var result = child.spacing()
    // A spacer keeps no distance in a frame either.
    if child.isSpacer { return result }
    if frame.width != nil { result.reset(.horizontal) }
    if frame.height != nil { result.reset(.vertical) }
    return result
  }
}

extension Alignment {
  /// Where a view stands whose guide meets that of a box (rule 47).
  func origin(
    of child: LayoutElement, offered proposal: ProposedViewSize, in size: CGSize
  ) -> CGPoint {
    if horizontal.key.isPlain, vertical.key.isPlain, !child.setsPlainGuides {
      let inner = child.sizeThatFits(proposal)
      return CGPoint(
        x: horizontal.key.plainPlace(in: size) - horizontal.key.plainPlace(in: inner),
        y: vertical.key.plainPlace(in: size) - vertical.key.plainPlace(in: inner))
    }
    let dimensions = child.dimensions(proposal)
    let box = ViewDimensions(nil, size: size, proposal: ProposedViewSize(size))
    return CGPoint(
      x: box[horizontal] - dimensions[horizontal], y: box[vertical] - dimensions[vertical])
  }
}

/// Keeps a view's width and height between limits.
public nonisolated struct _FlexFrameLayout: ElementModifier, Sendable {
  /// The limits along one axis: nil is none.
  struct Limits: Sendable {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?

    /// Takes limits over: the ideal is raised to the least length, and the greatest to the ideal
    /// (rule 23). A length that is no number is none. What contradicts is told, and so is a least
    /// length without end.
    init(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) {
      if Self.contradict(least, ideal, most) { RuntimeIssue.contradictoryFrame.report() }
      if !(least ?? 0).isFinite || (ideal ?? 0).isNaN || (most ?? 0).isNaN {
        RuntimeIssue.invalidFrameDimension.report()
      }
      let least = least.flatMap { $0.isFinite ? max(0, $0) : nil }
      let ideal = ideal.flatMap { $0.isNaN ? nil : max(least ?? 0, $0) }
      self.least = least
      self.ideal = ideal
      self.most = most.flatMap { $0.isNaN ? nil : max(ideal ?? 0, $0) }
      isBounded = if let least, let most = self.most { least <= most } else { false }
    }

    /// Whether the lengths are not in order.
    private static func contradict(
      _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
    ) -> Bool {
      let least = least ?? -.infinity
      let ideal = ideal ?? least
      return least > ideal || ideal > (most ?? ideal)
    }

    /// Whether there is a least and a greatest length, and they do not contradict.
    let isBounded: Bool

    var isSet: Bool { least != nil || ideal != nil || most != nil }

    func clamp(_ length: CGFloat) -> CGFloat {
      min(max(length, least ?? -.infinity), most ?? .infinity)
    }

    /// What the child is offered.
    func inner(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamp) }

    /// The frame's length where it does not depend on the child.
    func fixed(_ proposal: CGFloat?) -> CGFloat? {
      guard let proposal else { return ideal }
      return isBounded ? clamp(proposal) : nil
    }

    /// The frame's length (rule 23).
    func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
      if let fixed = fixed(proposal) { return fixed }
      let offered = inner(proposal)
      switch (least, most) {
      case (nil, nil): return child
      case (let least?, nil): return max(least, offered.map { min($0, child) } ?? child)
      case (nil, let most?): return min(most, offered.map { max($0, child) } ?? child)
      case (_?, _?): return isBounded ? clamp(child) : child
      }
    }

    /// What the child is offered when it is placed in a frame of a length.
    func placed(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
      if proposal == nil, ideal == nil, length > (least ?? -.infinity), length < (most ?? .infinity)
      {
        return nil
      }
      return length
    }
  }

  let horizontal: Limits
  let vertical: Limits
  let alignment: Alignment

  func makeElement(_ child: LayoutElement, _ environment: EnvironmentValues) -> UnaryElement {
    FlexFrameElement(self, child, environment)
  }

  func update(_ element: UnaryElement) {
    unsafeDowncast(element, to: FlexFrameElement.self).frame = self
  }
}

/// The element of a frame with limits.
final class FlexFrameElement: UnaryElement {
  @exclusivity(unchecked) var frame: _FlexFrameLayout

  init(_ frame: _FlexFrameLayout, _ child: LayoutElement, _ environment: EnvironmentValues) {
    self.frame = frame
    super.init(child, environment)
    carriesValues = child.carriesValues
    mayHavePriority = false
  }

  // A place of its own is served like any other view.
  override var priority: Double { 0 }
  override var isSpacer: Bool { false }

  override func findDependence() -> SizeDependence {
    child.dependence.isSeparate ? .separate : .both
  }

  override func computeLength(_ axis: Axis, _ offered: CGFloat?) -> CGFloat {
    let limits = axis == .horizontal ? frame.horizontal : frame.vertical
    if let fixed = limits.fixed(offered) { return fixed }
    return limits.length(offered, child: child.length(axis, limits.inner(offered)))
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = frame.horizontal.fixed(proposal.width),
      let height = frame.vertical.fixed(proposal.height)
    {
      return CGSize(width: width, height: height)
    }
    let size = child.sizeThatFits(
      ProposedViewSize(
        width: frame.horizontal.inner(proposal.width),
        height: frame.vertical.inner(proposal.height)))
    return CGSize(
      width: frame.horizontal.length(proposal.width, child: size.width),
      height: frame.vertical.length(proposal.height, child: size.height))
  }

  override func placement(
    in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let inner = ProposedViewSize(
      width: frame.horizontal.placed(proposal.width, length: size.width),
      height: frame.vertical.placed(proposal.height, length: size.height))
    return (frame.alignment.origin(of: child, offered: inner, in: size), inner)
  }

  override func spacing() -> ViewSpacing {
    var result = child.spacing()
    if child.isSpacer { return result }
    if frame.horizontal.isSet { result.reset(.horizontal) }
    if frame.vertical.isSet { result.reset(.vertical) }
    return result
  }
}

extension View {
  /// Gives the view a width, a height or both, in points; it is lined up inside.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Keeps the view's width and height between limits, in points; it is lined up inside.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        horizontal: .init(minWidth, idealWidth, maxWidth),
        vertical: .init(minHeight, idealHeight, maxHeight), alignment: alignment))
  }
}
