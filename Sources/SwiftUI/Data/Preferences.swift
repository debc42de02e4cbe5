/// Gives a value of a preference in place of those of the views inside.
public nonisolated struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier {
  /// A modifier without a body.
  public typealias Body = Never

  let value: Key.Value

  /// Makes a node that gives the value.
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { PreferenceNode(view, context) }
}

/// The node of a modifier that adds nothing to its content's elements.
class StructuralModifierNode<Content: View, Modifier: ViewModifier>: _TypedViewNode<
  ModifiedContent<Content, Modifier>
>
{
  final var modifier: Modifier
  final private var content: _TypedViewNode<Content>!

  init(_ view: ModifiedContent<Content, Modifier>, _ context: _ViewContext) {
    modifier = view.modifier
    super.init(context)
    willMakeContent()
    content = Content._makeNode(view.content, childContext)
  }

  /// Tells that the node is made, before its content is.
  func willMakeContent() {}

  /// Tells that the modifier has another value than before.
  func modifierDidChange(from old: Modifier) {}

  override func update(
    _ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues
  ) {
    let old = modifier
    modifier = view.modifier
    self.environment = environment
    modifierDidChange(from: old)
    content.update(view.content, environment)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    content.environmentDidChange(environment)
  }

  override func appendElements(to list: inout [LayoutElement]) {
    content.appendElements(to: &list)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(content) }
}

/// The node of a view that gives a preference.
final class PreferenceNode<Content: View, Key: PreferenceKey>: StructuralModifierNode<
  Content, _PreferenceWritingModifier<Key>
>
{
  override func willMakeContent() { graph.preferencesMayHaveChanged() }

  override func modifierDidChange(from old: _PreferenceWritingModifier<Key>) {
    graph.preferencesMayHaveChanged()
  }

  override func willRemove() { graph.preferencesMayHaveChanged() }

  override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard key == Key.self, let own = modifier.value as? K.Value else {
      return super.collectPreference(key, into: &value)
    }
    // Views that are there but not shown give nothing.
    guard isInSight else { return }
    K.add(own, to: &value)
  }
}

extension PreferenceKey {
  /// Adds a value to those of the views before.
  static func add(_ next: Value, to value: inout Value?) {
    guard var sum = value else {
      value = next
      return
    }
    reduce(value: &sum) { next }
    value = sum
  }
}

/// Changes the value of a preference that views inside give.
public nonisolated struct _PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
  /// A modifier without a body.
  public typealias Body = Never

  let transform: (inout Key.Value) -> Void

  /// Makes a node that changes the value.
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { PreferenceTransformNode(view, context) }
}

/// The node of a view that changes a preference.
final class PreferenceTransformNode<Content: View, Key: PreferenceKey>: StructuralModifierNode<
  Content, _PreferenceTransformModifier<Key>
>
{
  override func willMakeContent() { graph.preferencesMayHaveChanged() }

  override func modifierDidChange(from old: _PreferenceTransformModifier<Key>) {
    graph.preferencesMayHaveChanged()
  }

  override func willRemove() { graph.preferencesMayHaveChanged() }

  override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard key == Key.self else { return super.collectPreference(key, into: &value) }
    var inner: K.Value?
    super.collectPreference(key, into: &inner)
    guard var changed = (inner ?? K.defaultValue) as? Key.Value else { return }
    modifier.transform(&changed)
    if let changed = changed as? K.Value { K.add(changed, to: &value) }
  }
}

/// Something that reads preferences of the views inside it once they are laid out.
@MainActor protocol PreferenceReader: AnyObject {
  var isRemoved: Bool { get }
  /// Reads, and acts where the value has changed.
  func readPreferences()
}

/// Acts when the value of a preference changes.
public nonisolated struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier
where Key.Value: Equatable {
  /// A modifier without a body.
  public typealias Body = Never

  let action: (Key.Value) -> Void

  /// Makes a node that acts.
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { PreferenceActionNode(view, context) }
}

/// The node of a view that acts when a preference changes.
final class PreferenceActionNode<Content: View, Key: PreferenceKey>: StructuralModifierNode<
  Content, _PreferenceActionModifier<Key>
>, PreferenceReader
where Key.Value: Equatable {
  private var last: Key.Value?

  override func willMakeContent() { graph.addPreferenceReader(self) }

  func readPreferences() {
    var found: Key.Value?
    collectPreference(Key.self, into: &found)
    let value = found ?? Key.defaultValue
    guard value != last else { return }
    last = value
    modifier.action(value)
  }
}

extension View {
  /// Gives a value to what the view stands in.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value)
    -> some View
  {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes a value that views inside give.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { modifier(_PreferenceTransformModifier<K>(transform: callback)) }

  /// Acts when a value that views inside give has changed, and once at first.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}
