import Observation

/// The node of a view that has a body: evaluates it when the view's value, its state or what else it
/// read has changed.
final class CompositeNode<V: View>: _TypedViewNode<V> {
  private var view: V
  private var child: _TypedViewNode<V.Body>!
  private let fields: FieldTable
  private let properties: PropertyStore
  private let mark: CompositeMark

  init(_ view: V, _ context: _ViewContext) {
    self.view = view
    fields = FieldTable.of(V.self)
    properties = PropertyStore()
    mark = CompositeMark(V.self)
    super.init(context)
    properties.observer.node = self
    child = V.Body._makeNode(evaluateBody(), childContext)
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    let isEqual = fields.isEqual(self.view, view)
    if isEqual {
      if !environment.isIdentical(to: self.environment) { environmentDidChange(environment) }
      if properties.observer.isDirty { evaluate() }
      return
    }
    self.view = view
    self.environment = environment
    child.update(evaluateBody(), environment)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    let old = self.environment
    self.environment = environment
    if properties.reads.differs(old, environment) {
      child.update(evaluateBody(), environment)
    } else {
      child.environmentDidChange(environment)
    }
  }

  override func evaluate() {
    guard properties.observer.isDirty else { return }
    child.update(evaluateBody(), environment)
  }

  private func evaluateBody() -> V.Body {
    graph.bodyCount += 1
    properties.begin(environment)
    fields.install(&view, properties)
    return properties.observing { view.body }
  }

  override func willRemove() { properties.end() }

  override func appendElements(to list: inout [LayoutElement]) {
    let start = list.count
    child.appendElements(to: &list)
    // The module's own views name themselves.
    guard !mark.isOfSystem else { return }
    for index in start..<list.count { list[index].mark(mark) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(child) }
}

/// A view of the app's own, as reports name it.
package final class CompositeMark: @unchecked Sendable {
  /// The type's name, without what it is generic over.
  package let typeName: String
  /// Whether the view is this module's own.
  let isOfSystem: Bool

  @MainActor private static var names: [ObjectIdentifier: (name: String, isOfSystem: Bool)] = [:]

  @MainActor init<V>(_ type: V.Type) {
    let key = ObjectIdentifier(type)
    let known =
      Self.names[key]
      ?? (
        String(describing: type).prefix { $0 != "<" }.description,
        String(reflecting: type).hasPrefix("SwiftUI.")
      )
    Self.names[key] = known
    typeName = known.0
    isOfSystem = known.1
  }
}

/// The node of a modifier that has a body.
final class ComposedModifierNode<Content: View, Modifier: ViewModifier>: _TypedViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private var content: Content
  private var modifier: Modifier
  private let provider: ConcreteContentProvider<Content>
  private var child: _TypedViewNode<Modifier.Body>!
  private let contentFields: FieldTable
  private let fields: FieldTable
  private let properties = PropertyStore()

  init(_ view: ModifiedContent<Content, Modifier>, _ context: _ViewContext) {
    content = view.content
    modifier = view.modifier
    provider = ConcreteContentProvider(view.content)
    contentFields = FieldTable.of(Content.self)
    fields = FieldTable.of(Modifier.self)
    super.init(context)
    properties.observer.node = self
    child = Modifier.Body._makeNode(evaluateBody(), childContext)
  }

  override func update(
    _ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues
  ) {
    let isContentEqual = contentFields.isEqual(content, view.content)
    if !fields.isEqual(modifier, view.modifier) {
      modifier = view.modifier
      self.environment = environment
      child.update(evaluateBody(), environment)
    } else {
      if !environment.isIdentical(to: self.environment) { environmentDidChange(environment) }
      if properties.observer.isDirty { evaluate() }
    }
    if !isContentEqual {
      content = view.content
      provider.replace(view.content)
    }
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    let old = self.environment
    self.environment = environment
    if properties.reads.differs(old, environment) {
      child.update(evaluateBody(), environment)
    } else {
      child.environmentDidChange(environment)
    }
  }

  override func evaluate() {
    guard properties.observer.isDirty else { return }
    child.update(evaluateBody(), environment)
  }

  private func evaluateBody() -> Modifier.Body {
    graph.bodyCount += 1
    properties.begin(environment)
    fields.install(&modifier, properties)
    return properties.observing {
      modifier.body(content: _ViewModifier_Content(provider: provider))
    }
  }

  override func willRemove() { properties.end() }

  override func appendElements(to list: inout [LayoutElement]) {
    child.appendElements(to: &list)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(child) }
}
