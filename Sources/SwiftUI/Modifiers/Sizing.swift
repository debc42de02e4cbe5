/// Gives a view its ideal size (rule 27).
public nonisolated struct _FixedSizeLayout: LayoutModifier, Sendable {
  let horizontal: Bool
  let vertical: Bool

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutChild, environment: EnvironmentValues
  ) -> CGSize { child.sizeThatFits(inner(proposal)) }

  package func dependence(child: LayoutChild) -> SizeDependence {
    if horizontal, vertical { return .fixed(child.sizeThatFits(.unspecified)) }
    let inner = child.dependence
    if horizontal || vertical, case .filling = inner { return .separate }
    return inner
  }

  package func length(_ axis: Axis, _ offered: CGFloat?, child: LayoutChild) -> CGFloat {
    let isIdeal = axis == .horizontal ? horizontal : vertical
    return child.element.length(axis, isIdeal ? nil : offered)
  }

  package func placement(
    in size: CGSize, proposal: ProposedViewSize, child: LayoutChild, environment: EnvironmentValues
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, inner(proposal)) }
}

/// How content is fitted into a space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as it can be inside.
  case fit
  /// As small as it can be and cover everything.
  case fill
}

/// Offers a view a size of a given shape (rule 28).
public nonisolated struct _AspectRatioLayout: LayoutModifier, Sendable {
  /// The width divided by the height; nil takes the view's ideal size.
  let aspectRatio: CGFloat?
  let contentMode: ContentMode

  package static var makesPlace: Bool { true }

  private func inner(_ proposal: ProposedViewSize, _ child: LayoutChild) -> ProposedViewSize {
    if proposal.width == nil, proposal.height == nil { return proposal }
    let shape: CGSize
    if let aspectRatio {
      shape = CGSize(width: aspectRatio, height: 1)
    } else {
      shape = child.sizeThatFits(.unspecified)
    }
    guard shape.width > 0, shape.height > 0, shape.width.isFinite, shape.height.isFinite else {
      return proposal
    }
    let across = proposal.width.map { $0 / shape.width }
    let along = proposal.height.map { $0 / shape.height }
    let scale: CGFloat
    switch (across, along) {
    case (let across?, let along?):
      scale = contentMode == .fit ? min(across, along) : max(across, along)
    case (let across?, nil): scale = across
    case (nil, let along?): scale = along
    case (nil, nil): return proposal
    }
    return ProposedViewSize(width: scale * shape.width, height: scale * shape.height)
  }

  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutChild, environment: EnvironmentValues
  ) -> CGSize { child.sizeThatFits(inner(proposal, child)) }

  package func placement(
    in size: CGSize, proposal: ProposedViewSize, child: LayoutChild, environment: EnvironmentValues
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let inner = inner(proposal, child)
    let taken = child.sizeThatFits(inner)
    return (
      CGPoint(x: (size.width - taken.width) / 2, y: (size.height - taken.height) / 2), inner
    )
  }
}

/// Has a view served earlier or later when a container shares out space.
public nonisolated struct _LayoutPriorityLayout: SizeKeepingModifier, Sendable {
  let value: Double
  package func layoutPriority(child: LayoutChild) -> Double { value.isNaN ? 0 : value }
}

/// Lets a view carry a value to the layout that it stands in.
public nonisolated struct _LayoutValueModifier<Key: LayoutValueKey>: SizeKeepingModifier {
  let value: Key.Value

  package func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(Key.self) ? value : nil
  }
}

/// Sets a guide of a view.
public nonisolated struct _AlignmentGuideModifier: SizeKeepingModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  package static var setsGuides: Bool { true }

  package func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? { key == self.key ? computeValue(dimensions) : nil }
}

/// Gives a view a part of the container that it stands in (rule 57).
public nonisolated struct _ContainerRelativeFrame: ElementModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  func makeElement(_ child: LayoutElement, _ environment: EnvironmentValues) -> UnaryElement {
    ContainerRelativeElement(self, child, environment)
  }

  func update(_ element: UnaryElement) {
    unsafeDowncast(element, to: ContainerRelativeElement.self).modifier = self
  }
}

final class ContainerRelativeElement: UnaryElement {
  var modifier: _ContainerRelativeFrame

  init(
    _ modifier: _ContainerRelativeFrame, _ child: LayoutElement, _ environment: EnvironmentValues
  ) {
    self.modifier = modifier
    super.init(child, environment)
  }

  override var priority: Double { 0 }
  override var isSpacer: Bool { false }

  private func container() -> CGSize? {
    var current = parent
    while let element = current {
      if let size = element.containerSize(for: self) { return size }
      current = element.parent
    }
    return nil
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let container = container() else { return proposal }
    var result = proposal
    for axis in Axis.allCases
    where modifier.axes.contains(axis == .horizontal ? .horizontal : .vertical) {
      let length = modifier.length(container[axis], axis)
      result[axis] = length.isFinite ? max(0, length) : 0
    }
    return result
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = inner(proposal)
    let size = child.sizeThatFits(inner)
    return CGSize(
      width: modifier.axes.contains(.horizontal) ? inner.width ?? size.width : size.width,
      height: modifier.axes.contains(.vertical) ? inner.height ?? size.height : size.height)
  }

  override func placement(
    in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let inner = inner(proposal)
    return (modifier.alignment.origin(of: child, offered: inner, in: size), inner)
  }
}

extension View {
  /// Gives the view its ideal size.
  public nonisolated func fixedSize() -> some View {
    modifier(_FixedSizeLayout(horizontal: true, vertical: true))
  }

  /// Gives the view its ideal width, height or both.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Offers the view a size whose width divided by its height is a number; nil takes the view's
  /// ideal size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// Offers the view a size of the shape of another one.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    modifier(
      _AspectRatioLayout(
        aspectRatio: aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil,
        contentMode: contentMode))
  }

  /// Scales the view until it just fits inside, keeping its shape.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view until it just covers everything, keeping its shape.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Has the view served earlier, where the number is larger, when a container shares out space.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriorityLayout(value: value))
  }

  /// Lets the view carry a value to the layout that it stands in.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View { modifier(_LayoutValueModifier<K>(value: value)) }

  /// Sets a guide of the view, in points from its leading edge.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(_AlignmentGuideModifier(key: g.key, computeValue: computeValue)) }

  /// Sets a guide of the view, in points from its top edge.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(_AlignmentGuideModifier(key: g.key, computeValue: computeValue)) }

  /// Gives the view the size of the container that it stands in, along some axes.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Gives the view a length that depends on the container that it stands in, along some axes.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }

  /// Gives the view the length of some of the parts that the container that it stands in is divided
  /// into, along some axes.
  ///
  /// - Parameter spacing: The distance between parts, in points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(1, count))
      let part = (length - spacing * (count - 1)) / count
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }
}
