/// What a container that makes its views when they are seen keeps for views whose body stands for
/// several rows: their state, and what their bodies have read.
@MainActor final class LazyScope {
  /// The container's node; it is evaluated when something that a body has read changes.
  private unowned let owner: _ViewNode
  private var stores: [LazyItemID: PropertyStore] = [:]
  private var used: Set<LazyItemID> = []
  /// What is read while rows are found, such as whether a group is open.
  private let reads = PropertyStore()

  init(owner: _ViewNode) { self.owner = owner }

  /// Whether there are no such views.
  var isEmpty: Bool { stores.isEmpty }
  /// Whether something that a body has read has changed.
  var isDirty: Bool {
    reads.observer.isDirty || stores.values.contains { $0.observer.isDirty }
  }

  /// Finds rows; the container is evaluated when something that is read meanwhile changes.
  func reading(_ body: () -> Void) {
    begin()
    reads.observer.node = owner
    reads.begin(owner.environment)
    reads.observing(body)
    end()
  }

  /// Begins anew: views that are not met until `end()` are gone.
  private func begin() { used = [] }

  /// Forgets the views that have not been met since `begin()`.
  private func end() {
    for id in stores.keys where !used.contains(id) {
      stores.removeValue(forKey: id)?.end()
    }
  }

  /// Forgets all views.
  func removeAll() {
    begin()
    end()
    reads.end()
  }

  /// The body of a view, with the state that the view has under an id.
  func body<V: View>(of view: V, _ id: LazyItemID, _ environment: EnvironmentValues) -> V.Body {
    let store: PropertyStore
    if let known = stores[id] {
      store = known
    } else {
      store = PropertyStore()
      store.observer.node = owner
      stores[id] = store
    }
    used.insert(id)
    owner.graph.bodyCount += 1
    var view = view
    store.begin(environment)
    FieldTable.of(V.self).install(&view, store)
    return store.observing { view.body }
  }
}

/// What types of views say of how many rows they stand for.
@MainActor enum LazyShape {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether a view of a type stands for several rows, or for one that says something of a section.
  static func standsForSeveral(_ type: Any.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let answer = known[key] { return answer }
    // Types that hold themselves are met again here.
    known[key] = false
    let answer = find(type)
    known[key] = answer
    return answer
  }

  private static func find(_ type: Any.Type) -> Bool {
    if let type = type as? any SeveralRows.Type { return type.standsForSeveral }
    guard let type = type as? any View.Type else { return false }
    func body<V: View>(of type: V.Type) -> Any.Type { V.Body.self }
    return standsForSeveral(body(of: type))
  }

  /// Whether what a view of a type stands for has to be asked of it.
  static func isFlattened(_ type: Any.Type) -> Bool {
    if let type = type as? any LazySource.Type { return type.isFlattened }
    return standsForSeveral(type)
  }
}

/// A view that may stand for several rows.
@MainActor protocol SeveralRows {
  @MainActor static var standsForSeveral: Bool { get }
}

extension ForEach: SeveralRows where Content: View {
  @MainActor static var standsForSeveral: Bool { true }
}

extension Section: SeveralRows where Parent: View, Content: View, Footer: View {
  @MainActor static var standsForSeveral: Bool { true }
}

extension TupleView: SeveralRows {
  @MainActor static var standsForSeveral: Bool { true }
}

extension DisclosureGroup: SeveralRows {
  @MainActor static var standsForSeveral: Bool { true }
}

extension Group: SeveralRows where Content: View {
  @MainActor static var standsForSeveral: Bool { LazyShape.standsForSeveral(Content.self) }
}

extension Optional: SeveralRows where Wrapped: View {
  @MainActor static var standsForSeveral: Bool { LazyShape.standsForSeveral(Wrapped.self) }
}

extension _ConditionalContent: SeveralRows {
  @MainActor static var standsForSeveral: Bool {
    LazyShape.standsForSeveral(TrueContent.self) || LazyShape.standsForSeveral(FalseContent.self)
  }
}

extension ModifiedContent: SeveralRows where Content: View, Modifier: ViewModifier {
  /// A modifier with a body makes one view of several.
  @MainActor static var standsForSeveral: Bool {
    Modifier.Body.self == Never.self && LazyShape.standsForSeveral(Content.self)
  }
}

extension ModifiedContent: LazySource where Content: View, Modifier: ViewModifier {
  @MainActor static var isFlattened: Bool { standsForSeveral }

  /// Whether the modifier changes each of several views, as one of looks does, and not what is round
  /// them, such as a sheet.
  private static var changesEach: Bool {
    Modifier.self is any EnvironmentModifier.Type || Modifier.self is any LayoutModifier.Type
      || Modifier.self is any SecondaryModifier.Type || Modifier.self is any RowModifier.Type
  }

  @MainActor func appendItems(to content: inout LazyContent, _ id: LazyItemID) {
    let isInline = (self.content as? any RowsByStyle)?.standsForRows(environment(content)) ?? false
    guard Self.standsForSeveral || isInline else {
      content.append(LazyItem(id: id) { AnyView(self) })
      return
    }
    var inner = LazyContent(scope: content.scope, environment: environment(content))
    inner.append(self.content, id)
    let modifier = modifier
    var isWaiting = true
    func changed(_ item: LazyItem) -> LazyItem {
      guard Self.changesEach || isWaiting else { return item }
      isWaiting = false
      return LazyItem(id: item.id) {
        AnyView(ModifiedContent<AnyView, Modifier>(content: item.make(), modifier: modifier))
      }
    }
    for var section in inner.sections {
      section.header = section.header.map(changed)
      section.items = section.items.map(changed)
      section.footer = section.footer.map(changed)
      if section.isStated {
        content.append(section)
      } else {
        for item in section.items { content.append(item) }
      }
    }
  }

  /// What the views inside see.
  @MainActor private func environment(_ content: LazyContent) -> EnvironmentValues {
    var environment = content.environment
    (modifier as? any EnvironmentModifier)?.modify(&environment)
    return environment
  }
}

/// A modifier of rows.
protocol RowModifier: ViewModifier {}

/// A view that in some styles stands for several rows.
@MainActor protocol RowsByStyle {
  @MainActor func standsForRows(_ environment: EnvironmentValues) -> Bool
}
