/// What a view takes over from another one that it is matched with.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// SwiftUI's bits.
  public let rawValue: UInt32

  /// Makes a set from SwiftUI's bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where it is.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large it is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Gives views that share an id the place and size of one of them, the source.
public nonisolated struct _MatchedGeometryModifier<ID: Hashable>: ViewModifier {
  /// A modifier without a body.
  public typealias Body = Never

  let match: MatchedGeometry

  /// Makes a node that gives its place to others or takes theirs.
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { MatchedGeometryNode(view, context) }
}

/// Which views are matched, and how.
struct MatchedGeometry: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
  let properties: UInt32
  let anchor: UnitPoint
  let isSource: Bool
}

/// A view that gives its place to others or takes theirs, once views are laid out.
@MainActor protocol MatchedView: AnyObject {
  var isRemoved: Bool { get }
  var isInSight: Bool { get }
  var match: MatchedGeometry { get }
  var matchedElements: [MatchedElement] { get }
}

/// The node of views that are matched.
final class MatchedGeometryNode<Content: View, ID: Hashable>: WrappingNode<
  Content, _MatchedGeometryModifier<ID>
>, MatchedView
{
  override init(
    _ view: ModifiedContent<Content, _MatchedGeometryModifier<ID>>, _ context: _ViewContext
  ) {
    super.init(view, context)
    graph.addMatchedView(self)
  }

  override func makeWrapper(_ child: LayoutElement) -> UnaryElement {
    MatchedElement(child, environment)
  }

  var match: MatchedGeometry { modifier.match }

  var matchedElements: [MatchedElement] {
    currentWrappers.map { unsafeDowncast($0, to: MatchedElement.self) }
  }
}

/// The element of a view that is matched.
///
/// To what it stands in it is as large as without the source; only where it is shown and what is
/// offered to what is inside come from the source, as the reimplementation in objc.io's Swift Talk
/// 257 has it: the view is proposed the source's size and stands where the source does.
final class MatchedElement: UnaryElement {
  /// The source's place in the graph, the point of it that is shared, and how it is taken over.
  struct Target: Equatable {
    var size: CGSize
    var point: CGPoint
    var properties: UInt32
    var anchor: UnitPoint
  }

  var target: Target? {
    didSet { if target != oldValue { invalidate() } }
  }

  override init(_ child: LayoutElement, _ environment: EnvironmentValues) {
    super.init(child, environment)
    noteDependsOnPosition()
  }

  /// A point of a rectangle, as fractions along the direction of text.
  func point(_ anchor: UnitPoint, in size: CGSize) -> CGPoint {
    CGPoint(
      x: size.width * (isRightToLeft ? 1 - anchor.x : anchor.x), y: size.height * anchor.y)
  }

  override func placeChildren() {
    guard let target else { return super.placeChildren() }
    let properties = MatchedGeometryProperties(rawValue: target.properties)
    let offer = properties.contains(.size) ? ProposedViewSize(target.size) : proposal
    let taken = child.sizeThatFits(offer)
    let own = point(target.anchor, in: taken)
    let shared: CGPoint
    if properties.contains(.position) {
      let corner = absoluteOrigin
      shared = CGPoint(x: target.point.x - corner.x, y: target.point.y - corner.y)
    } else {
      shared = point(target.anchor, in: size)
    }
    child.place(at: CGPoint(x: shared.x - own.x, y: shared.y - own.y), proposal: offer)
  }
}

extension ViewGraph {
  /// Gives matched views the places of their sources. The first source of an id that is shown counts.
  func matchGeometry(_ views: [any MatchedView]) {
    struct Key: Hashable {
      let id: AnyHashable
      let namespace: Namespace.ID
    }
    var sources: [Key: MatchedElement.Target] = [:]
    for view in views where view.match.isSource && view.isInSight {
      let key = Key(id: view.match.id, namespace: view.match.namespace)
      guard sources[key] == nil, let element = view.matchedElements.first else { continue }
      let corner = element.absoluteOrigin
      let point = element.point(view.match.anchor, in: element.size)
      sources[key] = MatchedElement.Target(
        size: element.size, point: CGPoint(x: corner.x + point.x, y: corner.y + point.y),
        properties: 0, anchor: view.match.anchor)
    }
    for view in views {
      let match = view.match
      var target =
        match.isSource ? nil : sources[Key(id: match.id, namespace: match.namespace)]
      target?.properties = match.properties
      target?.anchor = match.anchor
      for element in view.matchedElements { element.target = target }
    }
  }
}

extension View {
  /// Gives the view the place and size of the one among those of the same id that is the source.
  ///
  /// - Parameters:
  ///   - id: What the views share.
  ///   - namespace: Where the id counts.
  ///   - properties: What the view takes over.
  ///   - anchor: The point of the view that stands for its place, as fractions of its size.
  ///   - isSource: Whether the others take over this view's place and size.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryModifier<ID>(
        match: MatchedGeometry(
          id: AnyHashable(id), namespace: namespace, properties: properties.rawValue,
          anchor: anchor, isSource: isSource)))
  }

  /// Makes the view the one that another one zooms out of; at rest nothing is seen of it.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }
}
