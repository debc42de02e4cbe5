import LayoutTree

/// Puts views behind or in front of another one, which alone gives the size (rule 49).
nonisolated protocol SecondaryModifier: ViewModifier where Body == Never {
  associatedtype Secondary: View

  /// Whether the others stand behind.
  var isBehind: Bool { get }
  /// What lines them up.
  var alignment: Alignment { get }
  /// The others, given the node that reads preferences.
  @MainActor func secondary(_ node: _ViewNode) -> Secondary
  /// Whether the others depend on preferences of the view.
  static var readsPreferences: Bool { get }
}

extension SecondaryModifier {
  static var readsPreferences: Bool { false }

  /// Makes a node with the others beside the content.
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { SecondaryNode(view, context) }
}

/// The node of a view with others behind or in front of it.
final class SecondaryNode<Content: View, Modifier: SecondaryModifier>: WrappingNode<
  Content, Modifier
>, PreferenceReader
{
  private var layers: [ObjectIdentifier: GatheringNode<Modifier.Secondary>] = [:]

  override init(_ view: ModifiedContent<Content, Modifier>, _ context: _ViewContext) {
    super.init(view, context)
    if Modifier.readsPreferences { graph.addPreferenceReader(self) }
  }

  override func makeWrapper(_ child: LayoutElement) -> UnaryElement {
    let element = SecondaryElement(
      child, isBehind: modifier.isBehind, alignment: modifier.alignment, environment)
    let layer = GatheringNode(modifier.secondary(self), childContext) { [unowned element] in
      element.setLayers($0)
    }
    layers[ObjectIdentifier(element)] = layer
    return element
  }

  override func discardWrapper(_ wrapper: UnaryElement) {
    layers.removeValue(forKey: ObjectIdentifier(wrapper))?.remove()
  }

  override func updateWrapper(_ wrapper: UnaryElement, isEqual: Bool) {
    let element = unsafeDowncast(wrapper, to: SecondaryElement.self)
    element.environment = environment
    if element.alignment != modifier.alignment {
      element.alignment = modifier.alignment
      element.invalidate()
    }
    let layer = layers[ObjectIdentifier(wrapper)]
    if isEqual {
      if let layer, !environment.isIdentical(to: layer.environment) {
        layer.environmentDidChange(environment)
      }
    } else {
      layer?.update(modifier.secondary(self), environment)
    }
  }

  func readPreferences() {
    for wrapper in currentWrappers {
      layers[ObjectIdentifier(wrapper)]?.update(modifier.secondary(self), environment)
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    for wrapper in currentWrappers {
      if let layer = layers[ObjectIdentifier(wrapper)] { body(layer) }
    }
  }

  override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    // Readers must not see what they make of what they read.
    if isReading {
      contentNode.collectPreference(key, into: &value)
    } else {
      super.collectPreference(key, into: &value)
    }
  }

  var isReading = false
}

/// The element of a view with others behind or in front of it.
final class SecondaryElement: UnaryElement {
  private let isBehind: Bool
  var alignment: Alignment
  private let stack: ContainerElement<ZStackLayout>
  private var layers: [LayoutElement] = []

  init(
    _ child: LayoutElement, isBehind: Bool, alignment: Alignment, _ environment: EnvironmentValues
  ) {
    self.isBehind = isBehind
    self.alignment = alignment
    stack = ContainerElement(
      ZStackLayout(alignment: alignment), name: "ZStack", kind: .stack, environment)
    super.init(child, environment)
    stack.parent = self
  }

  override func environmentDidChange() {
    stack.environment = environment
    super.environmentDidChange()
  }

  func setLayers(_ list: [LayoutElement]) {
    layers = list
    stack.setLayout(ZStackLayout(alignment: alignment), isEqual: true)
    stack.setChildren(list)
    if stack.dependsOnPosition { noteDependsOnPosition() }
    invalidate()
  }

  override func findDependence() -> SizeDependence { child.dependence }

  override func computeLength(_ axis: Axis, _ offered: CGFloat?) -> CGFloat {
    child.length(axis, offered)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

  override func placeChildren() {
    super.placeChildren()
    guard !layers.isEmpty else { return }
    let offered = ProposedViewSize(size)
    stack.setLayout(ZStackLayout(alignment: alignment), isEqual: true)
    let dimensions = stack.dimensions(offered)
    let box = ViewDimensions(self, size: size, proposal: proposal)
    var origin = CGPoint(
      x: box[alignment.horizontal] - dimensions[alignment.horizontal],
      y: box[alignment.vertical] - dimensions[alignment.vertical])
    if isRightToLeft { origin.x = size.width - origin.x - dimensions.width }
    stack.place(at: origin, proposal: offered)
  }

  override func export(into exporter: inout ElementExporter) {
    if isBehind { exporter.addInside(stack) }
    exporter.add([child])
    if !isBehind { exporter.addInside(stack) }
  }
}

/// Views behind or in front of another one.
public struct _LayerModifier<Secondary: View>: SecondaryModifier {
  /// A modifier without a body.
  public typealias Body = Never

  let isBehind: Bool
  let alignment: Alignment
  let content: Secondary

  func secondary(_ node: _ViewNode) -> Secondary { content }
}

/// Views behind or in front of another one that depend on a preference of it.
public struct _PreferenceLayerModifier<Key: PreferenceKey, Secondary: View>: SecondaryModifier {
  /// A modifier without a body.
  public typealias Body = Never

  let isBehind: Bool
  let alignment: Alignment
  let content: (Key.Value) -> Secondary

  static var readsPreferences: Bool { true }

  func secondary(_ node: _ViewNode) -> Secondary {
    var value: Key.Value?
    if let node = node as? any ReadingNode {
      node.reading { node.collectPreference(Key.self, into: &value) }
    }
    return content(value ?? Key.defaultValue)
  }
}

/// A node that can read what its content alone gives.
@MainActor protocol ReadingNode: _ViewNode {
  func reading(_ body: () -> Void)
}

extension SecondaryNode: ReadingNode {
  func reading(_ body: () -> Void) {
    let outer = isReading
    isReading = true
    body()
    isReading = outer
  }
}

extension View {
  /// Puts views in front of this one.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(isBehind: false, alignment: alignment, content: content()))
  }

  /// Puts a view in front of this one.
  @_disfavoredOverload public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(_LayerModifier(isBehind: false, alignment: alignment, content: overlay))
  }

  /// Puts views behind this one.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(isBehind: true, alignment: alignment, content: content()))
  }

  /// Puts a view behind this one.
  @_disfavoredOverload public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_LayerModifier(isBehind: true, alignment: alignment, content: background))
  }

  /// Puts views in front of this one that depend on a value that views inside give.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(isBehind: false, alignment: alignment, content: transform))
  }

  /// Puts views behind this one that depend on a value that views inside give.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(isBehind: true, alignment: alignment, content: transform))
  }
}
