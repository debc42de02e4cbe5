/// Acts when a view comes to be shown or is not shown any more.
public nonisolated struct _AppearanceActionModifier: ViewModifier {
  /// A modifier without a body.
  public typealias Body = Never

  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  /// Makes a node that acts.
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { AppearanceNode(view, context) }
}

/// Something that is told when it is shown first and when it is not shown any more.
@MainActor protocol AppearanceObserver: AnyObject {
  var isRemoved: Bool { get }
  var isInSight: Bool { get }
  /// Whether it has been told that it is shown.
  var isShown: Bool { get set }
  func appear()
  func disappear()
}

final class AppearanceNode<Content: View>: StructuralModifierNode<
  Content, _AppearanceActionModifier
>, AppearanceObserver
{
  var isShown = false

  override func willMakeContent() { graph.addAppearanceObserver(self) }
  func appear() { modifier.appear?() }
  func disappear() { modifier.disappear?() }

  override func willRemove() {
    guard isShown, let disappear = modifier.disappear else { return }
    graph.afterUpdate(disappear)
  }
}

/// Acts when a value changes.
public nonisolated struct _ValueActionModifier<Value: Equatable>: ViewModifier {
  /// A modifier without a body.
  public typealias Body = Never

  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  /// Makes a node that acts.
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { ValueActionNode(view, context) }
}

final class ValueActionNode<Content: View, Value: Equatable>: StructuralModifierNode<
  Content, _ValueActionModifier<Value>
>
{
  override func willMakeContent() {
    guard modifier.isInitial else { return }
    let modifier = modifier
    graph.afterUpdate { modifier.action(modifier.value, modifier.value) }
  }

  override func modifierDidChange(from old: _ValueActionModifier<Value>) {
    guard modifier.value != old.value else { return }
    let modifier = modifier
    graph.afterUpdate { modifier.action(old.value, modifier.value) }
  }
}

/// Runs something while a view is shown.
public nonisolated struct _TaskModifier<ID: Equatable>: ViewModifier {
  /// A modifier without a body.
  public typealias Body = Never

  let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void

  /// Makes a node that runs it.
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { TaskNode(view, context) }
}

final class TaskNode<Content: View, ID: Equatable>: StructuralModifierNode<
  Content, _TaskModifier<ID>
>, AppearanceObserver
{
  var isShown = false
  private var task: Task<Void, Never>?

  override func willRemove() { task?.cancel() }

  override func willMakeContent() { graph.addAppearanceObserver(self) }

  override func modifierDidChange(from old: _TaskModifier<ID>) {
    guard task != nil, modifier.id != old.id else { return }
    graph.afterUpdate { [weak self] in
      guard let self, !isRemoved else { return }
      task?.cancel()
      start()
    }
  }

  /// Begins at once, so that what does not wait for anything is done when the call returns.
  private func start() {
    task = graph.run(priority: modifier.priority, modifier.action)
  }

  func appear() { start() }

  func disappear() {
    task?.cancel()
    task = nil
  }
}

extension View {
  /// Acts when the view comes to be shown.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Acts when the view is not shown any more.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }

  /// Acts when a value changes, with the old and the new one; at first too where asked to.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
  }

  /// Acts when a value changes; at first too where asked to.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Acts when a value changes, with the new one.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: false) { action($1) })
  }

  /// Runs something while the view is shown.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { modifier(_TaskModifier(id: 0, priority: priority, action: action)) }

  /// Runs something while the view is shown, and anew when a value changes.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { modifier(_TaskModifier(id: value, priority: priority, action: action)) }
}
