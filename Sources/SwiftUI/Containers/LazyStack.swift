import LayoutTree
import UIKit

/// Views from top to bottom that are made when they are seen in a scroll view. It is as wide as it is
/// offered.
public nonisolated struct LazyVStack<Content: View>: View {
  /// A view without a body.
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a stack; spacing in points, the system's distances where nil.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Makes a node that makes views when they are seen.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _ViewContext
  ) -> _TypedViewNode<Self> {
    LazyNode(view, LazyStackElement(view.arrangement, name: "LazyVStack", context), context) {
      ($0.arrangement, LazyContent($0.content, scope: $1, environment: $2))
    }
  }

  private var arrangement: LazyStackElement.Arrangement {
    .init(axis: .vertical, spacing: spacing, alignment: alignment.key, pinned: pinnedViews)
  }
}

/// Views side by side that are made when they are seen in a scroll view. It is as high as it is
/// offered.
public nonisolated struct LazyHStack<Content: View>: View {
  /// A view without a body.
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a stack; spacing in points, the system's distances where nil.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Makes a node that makes views when they are seen.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _ViewContext
  ) -> _TypedViewNode<Self> {
    LazyNode(view, LazyStackElement(view.arrangement, name: "LazyHStack", context), context) {
      ($0.arrangement, LazyContent($0.content, scope: $1, environment: $2))
    }
  }

  private var arrangement: LazyStackElement.Arrangement {
    .init(axis: .horizontal, spacing: spacing, alignment: alignment.key, pinned: pinnedViews)
  }
}

/// Which views stay in sight while their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// SwiftUI's bits.
  public let rawValue: UInt32

  /// Makes a set from SwiftUI's bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// An element that places views which are made when they are seen.
class LazyElement<Arrangement: Equatable>: LayoutElement, @unchecked Sendable {
  final var arrangement: Arrangement
  /// The views; set by the element's node.
  final fileprivate(set) var cells: LazyCells!
  final fileprivate(set) var sections: [LazySection] = []
  /// How many views there are, made or not.
  final fileprivate(set) var count = 0
  final let name: String

  init(_ arrangement: Arrangement, name: String, _ context: _ViewContext) {
    self.arrangement = arrangement
    self.name = name
    super.init(context.environment)
  }

  /// Tells that other views stand in the element.
  func contentDidChange() {}

  /// The views that have been made and placed.
  final var placed: [LayoutElement] = []

  override var shownChildren: [LayoutElement] { placed }

  override func export(into exporter: inout ElementExporter) {
    exporter.add(self, className: name, kind: .stack) { $0.add(placed) }
  }

  /// How far along an axis views may have to be made, from the element's start, in points.
  final func visibleExtent(_ axis: Axis) -> CGFloat {
    ScrollElement.enclosing(self, axis)?.reach(axis, for: self) ?? .infinity
  }

  /// What can be seen along an axis, clear of bars, from the element's start; nil outside scroll
  /// views.
  final func visibleRange(_ axis: Axis) -> (start: CGFloat, end: CGFloat)? {
    guard let scroll = ScrollElement.enclosing(self, axis) else { return nil }
    var range = scroll.clearRange(axis)
    var current: LayoutElement? = self
    while let element = current, element !== scroll.content {
      let place = axis == .horizontal ? element.origin.x : element.origin.y
      range.start -= place
      range.end -= place
      current = element.parent
    }
    return range
  }

  /// Whether a view can be seen, given where it stands along an axis.
  final func canSee(_ start: CGFloat, _ length: CGFloat, _ axis: Axis) -> Bool {
    guard let scroll = ScrollElement.enclosing(self, axis) else { return true }
    var place = start
    var current: LayoutElement? = self
    while let element = current, element !== scroll.content {
      place += axis == .horizontal ? element.origin.x : element.origin.y
      current = element.parent
    }
    return scroll.canSee(place, place + length, axis)
  }
}

/// Keeps a header or a footer in sight as long as its section is.
struct SectionPin {
  /// Where the section begins and ends along the axis, in points.
  let section: (start: CGFloat, end: CGFloat)
  /// What can be seen.
  let visible: (start: CGFloat, end: CGFloat)
  let isHeader: Bool

  /// Where the view begins that would begin at `start`.
  func place(start: CGFloat, length: CGFloat) -> CGFloat {
    isHeader
      ? max(start, min(visible.start, section.end - length))
      : min(start, max(visible.end - length, section.start))
  }
}

/// The node of a container that makes views when they are seen.
final class LazyNode<V: View, Arrangement: Equatable>: _TypedViewNode<V> {
  private let element: LazyElement<Arrangement>
  private let read: (V, LazyScope, EnvironmentValues) -> (Arrangement, LazyContent)
  fileprivate var cells: LazyCells!
  private var view: V
  private var scope: LazyScope!

  init(
    _ view: V, _ element: LazyElement<Arrangement>, _ context: _ViewContext,
    read: @escaping (V, LazyScope, EnvironmentValues) -> (Arrangement, LazyContent)
  ) {
    self.view = view
    self.element = element
    self.read = read
    super.init(context)
    cells = LazyCells(owner: self, host: element)
    element.cells = cells
    scope = LazyScope(owner: self)
    readContent()
  }

  private func readContent() {
    let new: (arrangement: Arrangement, content: LazyContent) = read(view, scope, environment)
    element.arrangement = new.arrangement
    element.sections = new.content.sections
    let items = new.content.items
    element.count = items.count
    cells.setItems(items)
    element.contentDidChange()
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    self.environment = environment
    element.environment = environment
    cells.environment = environment
    self.view = view
    readContent()
  }

  override func evaluate() { if scope.isDirty { readContent() } }

  override func willRemove() { scope.removeAll() }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    element.environment = environment
    cells.environmentDidChange(environment)
    if !scope.isEmpty { readContent() }
  }

  override var gathersElements: Bool { true }

  override func gather() { cells.gather() }

  override func appendElements(to list: inout [LayoutElement]) {
    element.clearMarks()
    list.append(element)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { cells?.forEachNode(body) }
}

extension LazyNode: ScrollTargetNode {
  func node(of id: AnyHashable) -> _ViewNode? { cells.neededNode(of: id) }
}

/// How views stand in a row or a column.
struct LazyStackArrangement: Equatable {
  let axis: Axis
  /// The distance between two views, in points; nil is the system's.
  let spacing: CGFloat?
  let alignment: AlignmentKey
  /// Which parts of sections stay in sight.
  let pinned: PinnedScrollableViews
}

/// The element of a row or column whose views are made when they are seen.
final class LazyStackElement: LazyElement<LazyStackArrangement>, @unchecked Sendable {
  typealias Arrangement = LazyStackArrangement

  /// Where the views that have been made stand along the axis, for one size across it.
  private var starts: [CGFloat] = []
  private var end: CGFloat = 0
  private var breadth: CGFloat = 0
  /// What the last view that takes a place wishes; nil before the first one.
  private var lastSpacing: ViewSpacing?
  private var measuredFor: CGFloat?

  private var isVertical: Bool { arrangement.axis == .vertical }

  override func forget() {
    super.forget()
    starts = []
    measuredFor = nil
  }

  private func offer(_ across: CGFloat?) -> ProposedViewSize {
    isVertical
      ? ProposedViewSize(width: across, height: nil) : ProposedViewSize(width: nil, height: across)
  }

  /// Makes and measures views until what can be seen is full.
  @MainActor private func measure(_ across: CGFloat?) {
    if measuredFor != across || starts.isEmpty {
      starts = []
      end = 0
      breadth = 0
      lastSpacing = nil
      measuredFor = across
    }
    let visible = visibleExtent(arrangement.axis)
    let offer = offer(across)
    let needed = cells.neededIndex ?? -1
    while starts.count < cells.count, end < visible || starts.count <= needed {
      let index = starts.count
      guard let element = cells.cell(at: index).element else {
        starts.append(end)
        continue
      }
      element.adoptStackAxis(arrangement.axis)
      let spacing = element.spacing()
      if let lastSpacing {
        end +=
          arrangement.spacing ?? lastSpacing.distance(to: spacing, along: arrangement.axis)
      }
      lastSpacing = spacing
      starts.append(end)
      let size = element.sizeThatFits(offer)
      end += isVertical ? size.height : size.width
      breadth = max(breadth, isVertical ? size.width : size.height)
    }
  }

  /// The length of all views: those not made are taken to be as long as those made are on average.
  private var length: CGFloat {
    guard !starts.isEmpty, starts.count < count else { return end }
    let gap = arrangement.spacing ?? ViewSpacing.system
    let average = (end + gap) / CGFloat(starts.count)
    return end + average * CGFloat(count - starts.count)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated {
      let across = isVertical ? proposal.width : proposal.height
      measure(across)
      let side = across ?? breadth
      return isVertical
        ? CGSize(width: side, height: length) : CGSize(width: length, height: side)
    }
  }

  override func placeChildren() {
    MainActor.assumeIsolated {
      let across = isVertical ? proposal.width : proposal.height
      measure(across)
      placed = []
      // What stays in sight lies over what is scrolled.
      var pinned: [LayoutElement] = []
      let pins = pins()
      let box = ViewDimensions(nil, size: size, proposal: proposal)
      let isReversed = environment.layoutDirection == .rightToLeft
      let offer = offer(across)
      for index in starts.indices {
        guard let element = cells.cell(at: index).element else { continue }
        let dimensions = element.dimensions(offer)
        let length = isVertical ? dimensions.height : dimensions.width
        let start = pins[index]?.place(start: starts[index], length: length) ?? starts[index]
        let isSeen = canSee(start, length, arrangement.axis)
        guard isSeen || index == cells.neededIndex else { continue }
        let beside =
          arrangement.alignment.defaultValue(in: box) - dimensions[arrangement.alignment]
        var origin =
          isVertical
          ? CGPoint(x: beside, y: start) : CGPoint(x: start, y: beside)
        if isReversed { origin.x = size.width - origin.x - dimensions.width }
        element.place(at: origin, proposal: offer)
        guard isSeen else { continue }
        if start == starts[index] { placed.append(element) } else { pinned.append(element) }
      }
      placed += pinned
    }
  }

  /// How headers and footers that stay in sight are moved, by their places among the views.
  @MainActor private func pins() -> [Int: SectionPin] {
    guard !arrangement.pinned.isEmpty,
      let visible = visibleRange(arrangement.axis)
    else { return [:] }
    var pins: [Int: SectionPin] = [:]
    var index = 0
    for section in sections {
      let first = index
      if section.header != nil { index += 1 }
      index += section.items.count
      let footer = section.footer == nil ? nil : index
      if section.footer != nil { index += 1 }
      guard first < starts.count else { break }
      let sectionEnd = index < starts.count ? starts[index] - gap(before: index) : end
      let range = (start: starts[first], end: sectionEnd)
      if section.header != nil, arrangement.pinned.contains(.sectionHeaders) {
        pins[first] = SectionPin(section: range, visible: visible, isHeader: true)
      }
      if let footer, arrangement.pinned.contains(.sectionFooters) {
        pins[footer] = SectionPin(section: range, visible: visible, isHeader: false)
      }
    }
    return pins
  }

  @MainActor private func gap(before index: Int) -> CGFloat {
    if let spacing = arrangement.spacing { return spacing }
    guard index > 0, let element = cells.cell(at: index).element,
      let before = cells.cell(at: index - 1).element
    else { return 0 }
    return before.spacing().distance(to: element.spacing(), along: arrangement.axis)
  }
}
