/// A view whose content depends on the size and place that it has itself (rule 48).
public nonisolated struct GeometryReader<Content: View>: View {
  /// A view without a body.
  public typealias Body = Never

  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes a view whose content stands at its top leading corner.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Makes a node that evaluates the content for each size.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _ViewContext
  ) -> _TypedViewNode<Self> {
    GeometryNode(view, context)
  }
}

/// The size and place of a view.
public struct GeometryProxy {
  /// The size, in points.
  public let size: CGSize
  let element: LayoutElement
  /// How far the safe area's edges are inside the view, in points.
  public let safeAreaInsets: EdgeInsets
  let log: GeometryLog

  /// The view's rectangle in a space, in points.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let element = element
    guard coordinateSpace != .local else { return CGRect(origin: .zero, size: size) }
    return log.note { element.frame(in: coordinateSpace) }
  }

  /// The view's rectangle in a space, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The rectangle of the view of a name further out, in this view's coordinates, in points; nil
  /// where there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let element = element
    var current: LayoutElement? = element
    while let candidate = current {
      if candidate.spaceName == coordinateSpace.name { break }
      current = candidate.parent
    }
    guard let found = current else { return nil }
    return log.note {
      let origin = found.absoluteOrigin
      let mine = element.absoluteOrigin
      return CGRect(
        x: origin.x - mine.x, y: origin.y - mine.y, width: found.size.width,
        height: found.size.height)
    }
  }

  /// What an anchor gives in this view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let element = element
    guard let value = log.note({ anchor.resolve(from: element) }) else {
      preconditionFailure("the view that the anchor is of is gone")
    }
    return value
  }
}

/// What content read of places, to learn when it has to be made anew.
final class GeometryLog {
  private var checks: [() -> Bool] = []

  /// Reads a value, now and again later.
  func note<T>(_ read: @escaping () -> T) -> T {
    let value = read()
    checks.append { EnvironmentValues.areEqual(value, read()) }
    return value
  }

  func removeAll() { checks = [] }

  /// Whether everything that was read is still the same.
  var isUpToDate: Bool { checks.allSatisfy { $0() } }
}

/// Something that reads places.
@MainActor protocol GeometryObserver: AnyObject {
  var isRemoved: Bool { get }
  /// Makes anew what depends on places that are others now.
  func checkGeometry()
}

/// The node of a view whose content depends on its size.
final class GeometryNode<Content: View>: _TypedViewNode<GeometryReader<Content>>, GeometryObserver {
  private var view: GeometryReader<Content>
  private let element: GeometryElement
  private var content: _TypedViewNode<Content>?
  private let properties = PropertyStore()
  private let log = GeometryLog()
  private var isOld = true
  private var evaluatedSize: CGSize?
  private var evaluatedInsets = EdgeInsets()

  init(_ view: GeometryReader<Content>, _ context: _ViewContext) {
    self.view = view
    element = GeometryElement(context.environment)
    super.init(context)
    properties.observer.node = self
    element.onPlace = { [weak self] in MainActor.assumeIsolated { self?.evaluateForPlace() } }
    graph.addGeometryObserver(self)
  }

  override var gathersElements: Bool { true }

  override func gather() {
    var list: [LayoutElement] = []
    content?.appendElements(to: &list)
    element.setChildren(list)
  }

  override func update(_ view: GeometryReader<Content>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    element.environment = environment
    requestEvaluation()
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    element.environment = environment
    content?.environmentDidChange(environment)
  }

  override func evaluate() { requestEvaluation() }

  func checkGeometry() {
    guard content != nil, !log.isUpToDate else { return }
    requestEvaluation()
  }

  /// The content is made when the view is placed next.
  private func requestEvaluation() {
    isOld = true
    element.invalidate()
  }

  private func evaluateForPlace() {
    let insets = element.safeAreaInsets
    guard isOld || evaluatedSize != element.size || evaluatedInsets != insets else { return }
    isOld = false
    evaluatedSize = element.size
    evaluatedInsets = insets
    log.removeAll()
    properties.begin(environment)
    let proxy = GeometryProxy(
      size: element.size, element: element, safeAreaInsets: insets, log: log)
    let made = properties.observing { view.content(proxy) }
    if let content {
      content.update(made, environment)
      graph.gatherNow()
    } else {
      content = Content._makeNode(made, childContext)
      gather()
    }
    graph.visibilityMayHaveChanged()
    graph.preferencesMayHaveChanged()
  }

  override var firstElement: LayoutElement? { element }

  override func appendElements(to list: inout [LayoutElement]) {
    element.clearMarks()
    list.append(element)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

/// The element of a view whose content depends on its size.
final class GeometryElement: PlacingElement {
  var onPlace: () -> Void = {}

  override init(_ environment: EnvironmentValues) {
    super.init(environment)
    setsPlainGuides = false
    noteDependsOnPosition()
  }

  override func findDependence() -> SizeDependence { .filling }

  // Its size does not depend on what is inside.
  override var isBoundary: Bool { true }

  override func placeChildren() {
    onPlace()
    let offered = ProposedViewSize(size)
    for child in children {
      var origin = CGPoint.zero
      if isRightToLeft { origin.x = size.width - child.sizeThatFits(offered).width }
      child.place(at: origin, proposal: offered)
    }
  }

  override func export(into exporter: inout ElementExporter) {
    exporter.add(self, className: "GeometryReader", kind: .container) { $0.add(children) }
  }
}
