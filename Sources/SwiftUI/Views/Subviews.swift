/// One of the views that another view consists of, to be shown in another place.
///
/// Its size, what it remembers and its identity stay those of the view it stands for.
public struct Subview: Identifiable {
  /// What tells a subview from others of the same view, as long as it is there.
  public struct ID: Hashable, Sendable {
    let element: ObjectIdentifier
  }

  let source: SubviewSource

  /// What tells the subview from the others.
  public var id: ID { ID(element: ObjectIdentifier(source.element)) }
}

extension Subview: View {
  /// A view without a body.
  public typealias Body = Never

  /// Makes a node that shows the view in its place.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _TypedViewNode<Self> {
    SubviewNode(view, context)
  }
}

/// The views that another view consists of, after groups, loops and conditions are resolved.
public struct SubviewsCollection: RandomAccessCollection {
  let sources: [SubviewSource]

  /// The place of the first subview.
  public var startIndex: Int { 0 }
  /// The place after the last subview.
  public var endIndex: Int { sources.count }
  /// The subview of a place.
  public subscript(position: Int) -> Subview { Subview(source: sources[position]) }
}

extension SubviewsCollection: View {
  /// All subviews, in order.
  public var body: some View { ForEach(self) { $0 } }
}

extension Group {
  /// Makes views from those that another view consists of.
  ///
  /// - Parameters:
  ///   - view: The view that is taken apart.
  ///   - transform: Makes what is shown of its parts.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, transform: transform)
  }
}

extension ForEach where Content: View {
  /// Makes a view from each of those that another view consists of.
  ///
  /// - Parameters:
  ///   - view: The view that is taken apart.
  ///   - content: Makes what is shown of a part.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Result
  )
  where
    Data == CollectionOfOne<Int>, ID == Int,
    Content == GroupElementsOfContent<Base, ForEach<SubviewsCollection, Subview.ID, Result>>
  {
    let group = GroupElementsOfContent(base: view) { subviews in
      ForEach<SubviewsCollection, Subview.ID, Result>(subviews, content: content)
    }
    self.init(data: CollectionOfOne(0), content: { _ in group }, id: { $0 })
  }
}

/// Views made from those that another view consists of.
public struct GroupElementsOfContent<Base: View, Result: View> {
  let base: Base
  let transform: (SubviewsCollection) -> Result
}

extension GroupElementsOfContent: View {
  /// A view without a body.
  public typealias Body = Never

  /// Makes a node that takes one view apart and shows the other.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _TypedViewNode<Self> {
    SubviewsNode(view, context)
  }
}

/// An element of a view that is taken apart, with the app's views that it is part of.
struct SubviewSource {
  let element: LayoutElement
  let marks: MarkLink?
}

/// The node of a view that shows the parts of another one.
final class SubviewsNode<Base: View, Result: View>: _TypedViewNode<
  GroupElementsOfContent<Base, Result>
>
{
  private var view: GroupElementsOfContent<Base, Result>
  private var base: SubviewSourceNode<Base>!
  private var result: _TypedViewNode<Result>!
  private let properties = PropertyStore()

  init(_ view: GroupElementsOfContent<Base, Result>, _ context: _ViewContext) {
    self.view = view
    super.init(context)
    properties.observer.node = self
    base = SubviewSourceNode(view.base, childContext)
    base.onGather = { [unowned self] in showResult() }
    result = Result._makeNode(makeResult(), childContext)
  }

  override func update(
    _ view: GroupElementsOfContent<Base, Result>, _ environment: EnvironmentValues
  ) {
    self.view = view
    self.environment = environment
    base.update(view.base, environment)
    showResult()
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    base.environmentDidChange(environment)
    result.environmentDidChange(environment)
  }

  override func evaluate() { if properties.observer.isDirty { showResult() } }

  private func showResult() { result.update(makeResult(), environment) }

  private func makeResult() -> Result {
    properties.begin(environment)
    return properties.observing { view.transform(SubviewsCollection(sources: base.sources)) }
  }

  override func willRemove() { properties.end() }

  override var firstElement: LayoutElement? { result.firstElement }

  override func appendElements(to list: inout [LayoutElement]) {
    result.appendElements(to: &list)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    body(base)
    body(result)
  }

  override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    // The parts are shown by the result; what of the base is not shown has no say.
    result.collectPreference(key, into: &value)
  }
}

/// Stands between a view that is taken apart and the one that shows its parts: other parts come to
/// their container by way of the latter.
final class SubviewSourceNode<Base: View>: _TypedViewNode<Base> {
  private var content: _TypedViewNode<Base>!
  private(set) var sources: [SubviewSource] = []
  var onGather: () -> Void = {}

  init(_ view: Base, _ context: _ViewContext) {
    super.init(context)
    content = Base._makeNode(view, childContext)
    collect()
  }

  override var gathersElements: Bool { true }

  override func gather() {
    collect()
    onGather()
  }

  private func collect() {
    var list: [LayoutElement] = []
    content.appendElements(to: &list)
    sources = list.map { SubviewSource(element: $0, marks: $0.marks) }
  }

  override func update(_ view: Base, _ environment: EnvironmentValues) {
    self.environment = environment
    content.update(view, environment)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    content.environmentDidChange(environment)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(content) }
}

/// The node of a part of another view.
final class SubviewNode: _TypedViewNode<Subview> {
  private var view: Subview

  init(_ view: Subview, _ context: _ViewContext) {
    self.view = view
    super.init(context)
  }

  override func update(_ view: Subview, _ environment: EnvironmentValues) {
    self.environment = environment
    let isSame = view.source.element === self.view.source.element
    self.view = view
    if !isSame { structureDidChange() }
  }

  override var firstElement: LayoutElement? { view.source.element }

  override func appendElements(to list: inout [LayoutElement]) {
    view.source.element.setMarks(view.source.marks)
    list.append(view.source.element)
  }
}
