import Observation

/// A scene whose content is changed.
public nonisolated struct _ModifiedScene<Content: Scene>: Scene {
  /// A scene without a body.
  public typealias Body = Never

  let content: Content
  let change: (AnyView) -> AnyView

  init<Changed: View>(_ content: Content, _ change: @escaping (AnyView) -> Changed) {
    self.content = content
    self.change = { AnyView(change($0)) }
  }

  /// The changed content of the scene's first window.
  @MainActor public static func _firstContent(of scene: Self) -> AnyView? {
    Content._firstContent(of: scene.content).map(scene.change)
  }
}

extension Scene {
  /// Sets an environment value for all views in the scene.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { _ModifiedScene(self) { $0.environment(keyPath, value) } }

  /// Puts an object into the environment of all views in the scene; nil takes one away.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _ModifiedScene(self) { $0.environment(object) }
  }

  /// Puts an object into the environment of all views in the scene.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _ModifiedScene(self) { $0.environmentObject(object) }
  }

  /// Acts when a value changes, with the old and the new one; at first too where asked to.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { _ModifiedScene(self) { $0.onChange(of: value, initial: initial, action) } }

  /// Acts when a value changes; at first too where asked to.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { _ModifiedScene(self) { $0.onChange(of: value, initial: initial, action) } }

  /// Acts when a value changes, with the new one.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { _ModifiedScene(self) { $0.onChange(of: value, perform: action) } }
}
