import LayoutTree
import UIKit

/// The element of a view that shows a part of what is inside.
///
/// What is shown reaches beyond the safe area along the axes where the view reaches the area's edges;
/// what is inside begins within it.
class ScrollElement: LayoutElement {
  /// The axes along which more can be inside.
  final var axes: Axis.Set {
    didSet { if axes != oldValue { invalidate() } }
  }
  /// How far what is inside has been moved, in points.
  final var offset = CGPoint.zero {
    didSet {
      guard offset != oldValue else { return }
      dependents.invalidate()
      body.invalidate()
    }
  }
  /// What is inside: one element, or several in a stack.
  final private(set) var content: LayoutElement
  private let stack: ContainerElement<VStackLayout>
  private let body: ScrollBody
  /// The size of what is inside, with its margins.
  final fileprivate(set) var contentSize = CGSize.zero
  /// Elements inside whose size depends on what can be seen.
  private var dependents = DependentList()

  init(_ axes: Axis.Set, _ environment: EnvironmentValues) {
    self.axes = axes
    stack = ContainerElement(VStackLayout(), name: "VStack", kind: .stack, environment)
    content = stack
    body = ScrollBody(environment)
    super.init(environment)
    body.scroll = self
    adopt(body)
    noteDependsOnPosition()
  }

  override func environmentDidChange() {
    stack.environment = environment
    body.environment = environment
    super.environmentDidChange()
  }

  /// Takes other elements in.
  final func setContent(_ list: [LayoutElement]) {
    if list.count == 1 {
      content = list[0]
    } else {
      stack.setChildren(list)
      content = stack
    }
    body.adopt(content)
    content.invalidate()
  }

  /// The nearest scroll view round an element that scrolls along an axis.
  static func enclosing(_ element: LayoutElement, _ axis: Axis) -> ScrollElement? {
    var current = element.parent
    while let next = current {
      if let scroll = next as? ScrollElement,
        scroll.axes.contains(axis == .horizontal ? .horizontal : .vertical)
      {
        return scroll
      }
      current = next.parent
    }
    return nil
  }

  /// How far along an axis what is inside may have to be made, from its start, in points: as far as
  /// the window reaches. An element that asks is measured again when what can be seen changes.
  final func reach(_ axis: Axis, for element: LayoutElement) -> CGFloat {
    dependents.note(element)
    var outermost: LayoutElement = self
    while let next = outermost.parent { outermost = next }
    let extent = outermost.size[axis]
    let moved = axis == .horizontal ? offset.x : offset.y
    return (extent > 0 ? extent : Self.usualExtent) + moved
  }

  /// How far there is to see where no window says so, in points.
  private static let usualExtent: CGFloat = 1400

  /// Whether a part of what is inside, from one place to another along an axis, can be seen.
  final func canSee(_ start: CGFloat, _ end: CGFloat, _ axis: Axis) -> Bool {
    let moved = axis == .horizontal ? offset.x : offset.y
    return end >= moved && start <= moved + body.size[axis]
  }

  /// What can be seen of what is inside along an axis, clear of bars, from its start.
  final func clearRange(_ axis: Axis) -> (start: CGFloat, end: CGFloat) {
    let margins = margins
    let start =
      axis == .horizontal ? offset.x - margins.leading : offset.y - margins.top
    return (start, start + size[axis])
  }

  override func containerSize(for element: LayoutElement) -> CGSize? {
    sized.note(element)
    if let width = shownFor.width, let height = shownFor.height {
      return CGSize(width: width, height: height)
    }
    // Along an axis on which nothing is offered the view is no measure: what is round it is.
    var current = parent
    while let outer = current {
      if let size = outer.containerSize(for: element) {
        return CGSize(
          width: shownFor.width ?? size.width, height: shownFor.height ?? size.height)
      }
      current = outer.parent
    }
    return nil
  }

  /// What the view is offered now, which elements inside may measure by.
  private var shownFor = ProposedViewSize.unspecified
  /// Elements inside that measure by it.
  private var sized = DependentList()

  /// Has elements that measure by what the view is offered measured anew when that changes.
  private func show(_ proposal: ProposedViewSize) {
    guard proposal != shownFor else { return }
    shownFor = proposal
    sized.forget(upTo: self)
  }

  private var margins: EdgeInsets { environment.scrollContentMargins }

  fileprivate func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = margins
    return ProposedViewSize(
      width: axes.contains(.horizontal)
        ? nil : proposal.width.map { max(0, $0 - margins.leading - margins.trailing) },
      height: axes.contains(.vertical)
        ? nil : proposal.height.map { max(0, $0 - margins.top - margins.bottom) })
  }

  /// The size of what is inside with its margins.
  private func measured(_ proposal: ProposedViewSize) -> CGSize {
    let margins = margins
    let inner = content.sizeThatFits(contentProposal(proposal))
    return CGSize(
      width: inner.width + margins.leading + margins.trailing,
      height: inner.height + margins.top + margins.bottom)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    show(proposal)
    let inner = measured(proposal)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? inner.width : inner.width,
      height: axes.contains(.vertical) ? proposal.height ?? inner.height : inner.height)
  }

  /// How far the view reaches beyond the safe area.
  private func outsets() -> EdgeInsets {
    var edges: Edge.Set = []
    if axes.contains(.vertical) { edges.formUnion([.top, .bottom]) }
    if axes.contains(.horizontal) { edges.formUnion([.leading, .trailing]) }
    return safeAreaInsets.only(edges)
  }

  override func placeChildren() {
    show(proposal)
    contentSize = measured(proposal)
    let outsets = outsets()
    body.outsets = outsets
    var origin = CGPoint(x: -outsets.leading, y: -outsets.top)
    let offer = ProposedViewSize(
      width: size.width + outsets.horizontal, height: size.height + outsets.vertical)
    if environment.layoutDirection == .rightToLeft { origin.x = -outsets.trailing }
    body.place(at: origin, proposal: offer)
  }

  /// Places what is inside, in the coordinates of the body.
  fileprivate func placeContent() {
    let margins = margins
    let outsets = body.outsets
    // What is smaller than what can be seen along an axis begins at its start.
    var origin = CGPoint(
      x: outsets.leading + margins.leading - offset.x, y: outsets.top + margins.top - offset.y)
    if environment.layoutDirection == .rightToLeft {
      let width = contentSize.width - margins.leading - margins.trailing
      origin.x = body.size.width - outsets.leading - margins.leading - width + offset.x
    }
    content.place(at: origin, proposal: contentProposal(proposal))
  }

  /// Moves what is inside so that an element can be seen, no farther than what is inside reaches.
  ///
  /// - Parameter anchor: The point of the element that meets the same point of what can be seen; nil
  ///   moves no farther than is needed to see the whole element.
  final func reveal(_ element: LayoutElement, anchor: UnitPoint?) {
    let own = absoluteOrigin
    let place = element.absoluteOrigin
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let margins = margins
    func moved(_ axis: Axis) -> CGFloat {
      let isAcross = axis == .horizontal
      let now = isAcross ? offset.x : offset.y
      guard axes.contains(isAcross ? .horizontal : .vertical) else { return now }
      // The element's start from that of what is inside, along the axis.
      let isReversed = isAcross && isRightToLeft
      let shown =
        isReversed
        ? own.x + size.width - place.x - element.size.width
        : isAcross ? place.x - own.x : place.y - own.y
      let start = shown + now
      let length = element.size[axis]
      let visible = size[axis]
      let before = isAcross ? margins.leading : margins.top
      let after = isAcross ? margins.trailing : margins.bottom
      var target = now
      if let anchor {
        let fraction = isAcross ? anchor.x : anchor.y
        target = start + length * fraction - before - (visible - before - after) * fraction
      } else if start < now + before {
        target = start - before
      } else if start + length > now + visible - after {
        target = start + length - visible + after
      }
      return max(0, min(target, contentSize[axis] - visible))
    }
    offset = CGPoint(x: moved(.horizontal), y: moved(.vertical))
  }

  override var shownChildren: [LayoutElement] { [body] }

  fileprivate var shownContent: [LayoutElement] {
    content === stack ? stack.children : [content]
  }

  /// What the view is called in results.
  var nodeName: String { "ScrollView" }
  /// What the view is in results.
  var nodeKind: NodeKind { .scroll }

  /// Writes what the view shows into its node.
  func describe(into node: inout LayoutNode) {
    node.clipsToBounds = environment.scrollViewsClip
    node.contentSize = LayoutSize(
      width: Double(contentSize.width), height: Double(contentSize.height))
    let insets = body.outsets.resolved(
      isRightToLeft: environment.layoutDirection == .rightToLeft)
    node.safeAreaInsets = LayoutInsets(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }

  override func export(into exporter: inout ElementExporter) { exporter.add([body]) }
}

/// What a scroll view shows, beyond the safe area too.
final class ScrollBody: LayoutElement {
  fileprivate unowned(unsafe) var scroll: ScrollElement!
  fileprivate var outsets = EdgeInsets()

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  override func placeChildren() { scroll.placeContent() }

  /// What is inside has no safe area of its own to keep clear of.
  override func providedSafeArea() -> SafeArea? {
    let rect = CGRect(origin: absoluteOrigin, size: size)
    return SafeArea(full: rect, safe: rect)
  }

  override var shownChildren: [LayoutElement] { scroll.shownContent }

  override func export(into exporter: inout ElementExporter) {
    exporter.add(self, className: scroll.nodeName, kind: scroll.nodeKind) { exporter in
      exporter.describe { scroll.describe(into: &$0) }
      exporter.add(scroll.shownContent)
    }
  }
}
