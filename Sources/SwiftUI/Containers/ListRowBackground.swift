import LayoutTree

/// Puts a view behind a row of a list, in place of the row's own ground.
public nonisolated struct _ListRowBackgroundModifier<Background: View>: RowModifier {
  /// A modifier without a body.
  public typealias Body = Never

  let background: Background?

  /// Makes a node with the view behind the content's rows.
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { ListRowBackgroundNode(view, context) }
}

/// The node of views with others behind their rows.
final class ListRowBackgroundNode<Content: View, Background: View>: WrappingNode<
  Content, _ListRowBackgroundModifier<Background>
>
{
  private var grounds: [ObjectIdentifier: GatheringNode<Background?>] = [:]

  override func makeWrapper(_ child: LayoutElement) -> UnaryElement {
    let element = ListRowBackgroundElement(child, environment)
    grounds[ObjectIdentifier(element)] = GatheringNode(modifier.background, childContext) {
      [unowned element] in element.setGround($0)
    }
    return element
  }

  override func discardWrapper(_ wrapper: UnaryElement) {
    grounds.removeValue(forKey: ObjectIdentifier(wrapper))?.remove()
  }

  override func updateWrapper(_ wrapper: UnaryElement, isEqual: Bool) {
    super.updateWrapper(wrapper, isEqual: isEqual)
    unsafeDowncast(wrapper, to: ListRowBackgroundElement.self).updateGround()
    grounds[ObjectIdentifier(wrapper)]?.update(modifier.background, environment)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    for wrapper in currentWrappers {
      if let ground = grounds[ObjectIdentifier(wrapper)] { body(ground) }
    }
  }
}

/// The element of a view with another one behind its row.
final class ListRowBackgroundElement: UnaryElement {
  /// What stands behind the row; the row places it.
  let ground: ContainerElement<ZStackLayout>
  private var hasGround = false

  override init(_ child: LayoutElement, _ environment: EnvironmentValues) {
    ground = ContainerElement(ZStackLayout(), name: "ZStack", kind: .stack, environment)
    super.init(child, environment)
  }

  func setGround(_ list: [LayoutElement]) {
    hasGround = !list.isEmpty
    ground.setChildren(list)
    invalidate()
  }

  func updateGround() { ground.environment = environment }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    if hasGround, key == ObjectIdentifier(ListRowKey.Background.self) { return ground }
    return super.layoutValue(key)
  }
}

private struct ScrollContentBackgroundKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether lists show a ground of their own.
  var showsScrollContentBackground: Bool {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Puts a view behind the row that this one stands in, in place of the row's own ground.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(_ListRowBackgroundModifier(background: view))
  }

  /// Shows or hides the ground of lists inside.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.showsScrollContentBackground, visibility != .hidden)
  }
}
