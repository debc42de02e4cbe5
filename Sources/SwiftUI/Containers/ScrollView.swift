import LayoutTree
import UIKit

/// Shows a part of what is larger than itself.
///
/// Along its axes it takes what it is offered, and offers what is inside as much as it likes; across
/// them it is as large as what is inside (rule 52).
public struct ScrollView<Content: View>: View {
  /// A view without a body.
  public typealias Body = Never

  /// The axes along which more can be inside than is seen.
  public var axes: Axis.Set
  /// Whether it is shown how much more there is; layout does not see it.
  public var showsIndicators: Bool
  /// What is inside.
  public var content: Content

  /// Makes a scroll view.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Makes a node that shows a part of the content.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _TypedViewNode<Self> {
    ScrollNode(view, context)
  }
}

/// The node of a scroll view.
final class ScrollNode<Content: View>: _TypedViewNode<ScrollView<Content>> {
  private let element: ScrollElement
  private var content: _TypedViewNode<Content>!

  init(_ view: ScrollView<Content>, _ context: _ViewContext) {
    element = ScrollElement(view.axes, context.environment)
    super.init(context)
    content = Content._makeNode(view.content, childContext)
    gather()
  }

  override var gathersElements: Bool { true }

  override func gather() {
    var list: [LayoutElement] = []
    content.appendElements(to: &list)
    element.setContent(list)
  }

  override func update(_ view: ScrollView<Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    element.environment = environment
    element.axes = view.axes
    content.update(view.content, environment)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    element.environment = environment
    content.environmentDidChange(environment)
  }

  override func appendElements(to list: inout [LayoutElement]) {
    element.clearMarks()
    list.append(element)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(content) }
}

/// The element of a view that shows a part of what is inside.
class ScrollElement: LayoutElement, @unchecked Sendable {
  /// The axes along which more can be inside.
  var axes: Axis.Set {
    didSet { if axes != oldValue { invalidate() } }
  }
  /// What is inside: one element, or several in a stack.
  final private(set) var content: LayoutElement
  private let stack: ContainerElement<VStackLayout>
  /// The size of what is inside, with its margins.
  final private(set) var contentSize = CGSize.zero
  /// What was offered last: what is inside sees from it how much of it can be seen.
  final private(set) var viewport = ProposedViewSize.unspecified
  /// How far what is inside has been moved, in points.
  final var offset = CGPoint.zero

  init(_ axes: Axis.Set, _ environment: EnvironmentValues) {
    self.axes = axes
    stack = ContainerElement(VStackLayout(), name: "VStack", kind: .stack, environment)
    content = stack
    super.init(environment)
  }

  override func environmentDidChange() {
    stack.environment = environment
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
    adopt(content)
    invalidate()
  }

  /// The nearest scroll view round an element that scrolls along an axis.
  static func enclosing(_ element: LayoutElement, _ axis: Axis) -> ScrollElement? {
    var current = element.parent
    while let next = current {
      if let scroll = next as? ScrollElement, scroll.axes.contains(axis == .horizontal ? .horizontal : .vertical) {
        return scroll
      }
      current = next.parent
    }
    return nil
  }

  private var margins: EdgeInsets { environment.scrollContentMargins }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
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
    viewport = proposal
    let inner = measured(proposal)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? inner.width : inner.width,
      height: axes.contains(.vertical) ? proposal.height ?? inner.height : inner.height)
  }

  override func placeChildren() {
    viewport = ProposedViewSize(
      width: axes.contains(.horizontal) ? size.width : proposal.width,
      height: axes.contains(.vertical) ? size.height : proposal.height)
    contentSize = measured(proposal)
    let margins = margins
    // What is smaller than what can be seen along an axis begins at its start.
    var origin = CGPoint(x: margins.leading - offset.x, y: margins.top - offset.y)
    if environment.layoutDirection == .rightToLeft {
      let width = contentSize.width - margins.leading - margins.trailing
      origin.x = size.width - margins.leading - width + offset.x
    }
    content.place(at: origin, proposal: contentProposal(proposal))
  }

  override var shownChildren: [LayoutElement] { content === stack ? stack.children : [content] }

  /// What the view is called in results.
  var nodeName: String { "ScrollView" }
  /// What the view is in results.
  var nodeKind: NodeKind { .scroll }

  override func export(into exporter: inout ElementExporter) {
    exporter.add(self, className: nodeName, kind: nodeKind) { exporter in
      exporter.describe { node in
        node.clipsToBounds = true
        node.contentSize = LayoutSize(
          width: Double(contentSize.width), height: Double(contentSize.height))
      }
      exporter.add([content])
    }
  }
}

private struct ScrollContentMarginsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets()
}

extension EnvironmentValues {
  /// The distance of what is inside scroll views from their edges, in points.
  var scrollContentMargins: EdgeInsets {
    get { self[ScrollContentMarginsKey.self] }
    set { self[ScrollContentMarginsKey.self] = newValue }
  }
}

/// What margins of content are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, scrollContent, scrollIndicators
  }

  let kind: Kind

  /// All that the view has.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// What is inside a scroll view.
  public static let scrollContent = ContentMarginPlacement(kind: .scrollContent)
  /// What shows how much more there is; layout does not see it.
  public static let scrollIndicators = ContentMarginPlacement(kind: .scrollIndicators)
}

extension View {
  /// Keeps what is inside scroll views from their edges, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(
      edges,
      EdgeInsets(
        top: length ?? 0, leading: length ?? 0, bottom: length ?? 0, trailing: length ?? 0),
      for: placement)
  }

  /// Keeps what is inside scroll views from their edges, in points.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Keeps what is inside scroll views from their edges, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollContentMargins) { margins in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }
}
