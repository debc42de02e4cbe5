import LayoutTree

/// A view as layout sees it: something that answers proposals and takes a place.
///
/// An element keeps the sizes that it answered to the last few proposals, and its place. It is not
/// bound to the main actor, so that layouts, which are not either, can ask it; a graph's elements are
/// only ever used by one thread at a time.
package class LayoutElement {
  /// How the size follows from what is offered; nil until it is asked.
  @exclusivity(unchecked) private final var knownDependence: SizeDependence?
  @exclusivity(unchecked) final var needsPlacement = true
  /// Whether something inside depends on where on the screen it stands.
  @exclusivity(unchecked) final var dependsOnPosition = false
  /// Whether the view or what is inside may set guides that otherwise follow from sizes.
  @exclusivity(unchecked) final var setsPlainGuides = true
  /// Whether the view may carry values to the layout that it stands in; none where it is known not to.
  @exclusivity(unchecked) final var carriesValues = true
  /// Whether the view may be served earlier or later than others.
  @exclusivity(unchecked) final var mayHavePriority = true
  /// The place, from the top left corner of the element that places this one, in points.
  @exclusivity(unchecked) package final var origin = CGPoint.zero
  /// The size, in points.
  @exclusivity(unchecked) package final var size = CGSize.zero
  @exclusivity(unchecked) private final var offeredWidth = Offer.unspecified
  @exclusivity(unchecked) private final var offeredHeight = Offer.unspecified
  // What follows is not looked at when a view is laid out anew in place: it stands apart.
  /// The element that places this one; it owns this one.
  @exclusivity(unchecked) final unowned(unsafe) var parent: LayoutElement?
  @exclusivity(unchecked) private final var sizes = SizeCache()
  /// The values that the view sees.
  @exclusivity(unchecked) package final var environment: EnvironmentValues {
    didSet { if !environment.isIdentical(to: oldValue) { environmentDidChange() } }
  }
  /// The app's own views that this element is all or part of, innermost first.
  @exclusivity(unchecked) final private(set) var marks: MarkLink?

  /// The proposal that the size is the answer to.
  final var proposal: ProposedViewSize {
    ProposedViewSize(width: offeredWidth.length, height: offeredHeight.length)
  }

  init(_ environment: EnvironmentValues) { self.environment = environment }

  // MARK: Structure

  /// Notes that the element is all or part of one of the app's own views.
  final func mark(_ mark: CompositeMark) { marks = MarkLink(mark, marks) }

  /// Forgets the marks, before views tell theirs anew.
  final func clearMarks() { marks = nil }

  /// Takes over the marks that the element had in another place.
  final func setMarks(_ link: MarkLink?) { marks = link }

  /// Tells that the environment is another one.
  func environmentDidChange() { invalidate() }

  /// Forgets sizes and places of this element and of all that it stands in.
  package final func invalidate() {
    var current: LayoutElement? = self
    var isSizeOpen = true
    while let element = current {
      if isSizeOpen { element.forget() } else { element.needsPlacement = true }
      if element.isBoundary { isSizeOpen = false }
      current = element.parent
    }
  }

  /// Whether the size does not depend on what is inside.
  var isBoundary: Bool { false }
  /// The name under which the element's place can be measured from.
  var spaceName: AnyHashable? { nil }

  /// Forgets sizes and the place of this element alone.
  func forget() {
    sizes.removeAll()
    knownDependence = nil
    needsPlacement = true
  }

  /// Takes an element in.
  final func adopt(_ child: LayoutElement) {
    child.parent = self
    if child.dependsOnPosition { noteDependsOnPosition() }
  }

  /// Lets an element go that this one has taken in, unless another one has since.
  final func release(_ child: LayoutElement) {
    if child.parent === self { child.parent = nil }
  }

  final func noteDependsOnPosition() {
    var current: LayoutElement? = self
    while let element = current, !element.dependsOnPosition {
      element.dependsOnPosition = true
      current = element.parent
    }
  }

  // MARK: Size

  /// How the size follows from what is offered.
  final var dependence: SizeDependence {
    if let knownDependence { return knownDependence }
    let found = findDependence()
    knownDependence = found
    return found
  }

  /// Finds how the size follows from what is offered. Holds until the element forgets its sizes.
  func findDependence() -> SizeDependence { .both }

  /// The size that the view takes when it is offered one.
  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    switch dependence {
    case .fixed(let size): return size
    case .filling: return proposal.replacingUnspecifiedDimensions()
    case .separate:
      return CGSize(
        width: computeLength(.horizontal, proposal.width),
        height: computeLength(.vertical, proposal.height))
    case .both:
      if let known = sizes[proposal] { return known }
      let size = computeSize(proposal)
      sizes.insert(proposal, size)
      return size
    }
  }

  /// Finds the size for a proposal, where each length may depend on both parts of it.
  func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// The length that the view takes along an axis, where it does not depend on what is offered along
  /// the other one.
  final func length(_ axis: Axis, _ offered: CGFloat?) -> CGFloat {
    switch dependence {
    case .fixed(let size): size[axis]
    case .filling: offered ?? SizeDependence.open
    case .separate: computeLength(axis, offered)
    case .both: preconditionFailure("the lengths along both axes depend on each other")
    }
  }

  /// Finds the length along an axis, where the lengths of both axes are separate.
  func computeLength(_ axis: Axis, _ offered: CGFloat?) -> CGFloat { 0 }

  /// What gives the lengths of a view that is a stack, with padding round it or not, where those of
  /// both axes are separate: what stands round it asks there, without going through the elements.
  func stackSource() -> (state: StackState, padding: CGSize?)? { nil }

  /// The distances that the view wishes to have from its neighbours.
  package func spacing() -> ViewSpacing { ViewSpacing() }

  /// How early the view is served when a container shares out space.
  package var priority: Double { 0 }

  /// The priority, which most views are known not to have.
  final var servedPriority: Double { mayHavePriority ? priority : 0 }

  /// The value of a key that the view carries to the layout that it stands in.
  final func carriedValue(_ key: ObjectIdentifier) -> Any? {
    // Most views carry nothing: they are spared the way through all modifiers.
    carriesValues ? layoutValue(key) : nil
  }

  /// The value of a key, where the view carries any.
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  /// The row of a grid that the view stands in.
  var gridRow: GridRowToken? { nil }

  /// The place in a view of the given size that a guide sets, in points; nil where none does.
  func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  /// Whether the element is a spacer, which the axis of its stack gives its direction.
  var isSpacer: Bool { false }

  /// Takes over the axis of the stack that the element stands in; nil outside stacks.
  func adoptStackAxis(_ axis: Axis?) {}

  /// The place of a guide in a view of the given size, whether it is set or the alignment's own.
  final func guide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat {
    // A size without end has no explicit places (rule 46).
    if setsPlainGuides || !key.isPlain, size.width.isFinite, size.height.isFinite,
      let own = explicitAlignment(key, size: size, proposal: proposal)
    {
      return own
    }
    switch key.builtin {
    case .leading, .top: return 0
    case .center: return size.width / 2
    case .middle: return size.height / 2
    case .trailing: return size.width
    case .bottom: return size.height
    default:
      return key.defaultValue(in: ViewDimensions(self, size: size, proposal: proposal))
    }
  }

  package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(self, size: sizeThatFits(proposal), proposal: proposal)
  }

  // MARK: Place

  /// Takes a place, and places what is inside where that has changed.
  final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    place(at: origin, proposal: proposal, size: sizeThatFits(proposal))
  }

  /// Takes a place whose size, the answer to the proposal, is known.
  final func place(at origin: CGPoint, proposal: ProposedViewSize, size: CGSize) {
    let width = Offer(proposal.width)
    let height = Offer(proposal.height)
    self.origin = origin
    guard
      needsPlacement || dependsOnPosition || size != self.size || width != offeredWidth
        || height != offeredHeight
    else { return }
    self.size = size
    offeredWidth = width
    offeredHeight = height
    needsPlacement = false
    placeChildren()
  }

  /// Places what is inside, for `size` and `proposal`.
  func placeChildren() {}

  /// The place from the top left corner of the whole graph, in points.
  package final var absoluteOrigin: CGPoint {
    var point = CGPoint.zero
    var current: LayoutElement? = self
    while let element = current {
      point.x += element.origin.x
      point.y += element.origin.y
      current = element.parent
    }
    return point
  }

  // MARK: Surroundings

  /// The safe area that the element gives to those inside it; nil where it is that of its own
  /// surroundings.
  func providedSafeArea() -> SafeArea? { nil }

  /// The safe area that the element stands in.
  final var safeArea: SafeArea {
    var current = parent
    while let element = current {
      if let area = element.providedSafeArea() { return area }
      current = element.parent
    }
    return SafeArea()
  }

  /// How far the safe area's edges are inside the element, in points.
  final var safeAreaInsets: EdgeInsets {
    guard dependsOnPosition else { return EdgeInsets() }
    return safeArea.insets(
      of: CGRect(origin: absoluteOrigin, size: size),
      isRightToLeft: environment.layoutDirection == .rightToLeft)
  }

  /// Notes an element whose size depends on this one's. Returns the size that counts; nil where this
  /// is not a container of that kind.
  func containerSize(for element: LayoutElement) -> CGSize? { nil }

  // MARK: Inside

  /// The elements that are shown directly inside, back to front.
  var shownChildren: [LayoutElement] { [] }

  /// Whether an element inside is shown.
  func shows(_ child: LayoutElement) -> Bool { true }

  /// Writes the nodes of the element and of what is inside.
  func export(into exporter: inout ElementExporter) { exporter.add(shownChildren) }
}

/// A chain of the app's own views, innermost first.
final class MarkLink: @unchecked Sendable {
  let mark: CompositeMark
  let inner: MarkLink?

  init(_ mark: CompositeMark, _ inner: MarkLink?) {
    self.mark = mark
    self.inner = inner
  }
}
