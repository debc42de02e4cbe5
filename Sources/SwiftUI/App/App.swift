/// A program, as the scenes that it shows.
///
/// `PliantCommands` gives it a `main()`: a program with the commands of `pliant`, which looks at the
/// content of the first window group.
@preconcurrency @MainActor public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// The scenes.
  @SceneBuilder var body: Body { get }

  /// Makes the app.
  init()
}

/// A part of an app's interface that the system shows in windows.
@preconcurrency @MainActor public protocol Scene {
  /// The type of what the scene is made of.
  associatedtype Body: Scene

  /// What the scene is made of.
  @SceneBuilder var body: Body { get }

  /// The content of the first window that the scene shows.
  static func _firstContent(of scene: Self) -> AnyView?
}

extension Scene {
  /// The content of the first window in the body.
  public static func _firstContent(of scene: Self) -> AnyView? {
    Body._firstContent(of: scene.body)
  }
}

extension Scene where Body == Never {
  /// Scenes without a body of their own are shown directly; nothing asks for it.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Scene {
  /// There is no value to ask.
  public static func _firstContent(of scene: Never) -> AnyView? {}
}

/// Takes a scene as the statement of a closure.
@resultBuilder public struct SceneBuilder {
  /// Takes a scene as it stands.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// One scene as it stands.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes, one after the other.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _SceneList {
    var scenes: [any Scene] = []
    repeat scenes.append(each content)
    return _SceneList(scenes: scenes)
  }

  /// A scene that is there only under a condition.
  public static func buildOptional<Content: Scene>(_ scene: Content?) -> Content? { scene }

  /// A scene whose type newer systems alone know.
  public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> _SceneList {
    _SceneList(scenes: [scene])
  }
}

/// Several scenes, one after the other.
public nonisolated struct _SceneList: Scene {
  /// A scene without a body.
  public typealias Body = Never

  let scenes: [any Scene]

  /// The content of the first window that one of the scenes shows.
  @MainActor public static func _firstContent(of scene: Self) -> AnyView? {
    func content<Part: Scene>(_ part: Part) -> AnyView? { Part._firstContent(of: part) }
    for part in scene.scenes { if let found = content(part) { return found } }
    return nil
  }
}

extension Optional: Scene where Wrapped: Scene {
  /// The content of the first window, if there is a scene.
  public static func _firstContent(of scene: Self) -> AnyView? {
    scene.flatMap { Wrapped._firstContent(of: $0) }
  }
}

/// Windows that all show the same content.
public struct WindowGroup<Content: View> {
  private let content: Content

  /// Makes a group.
  ///
  /// - Parameter content: What each window shows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a group whose windows have a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Makes a group whose windows have a title that is looked up in translations.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Makes a group whose windows have a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// Makes a group that the app opens windows of by a name.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// Makes a group that the app opens windows of by a name, and whose windows have a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Makes a group that the app opens windows of by a name, and whose windows have a title that is
  /// looked up in translations.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Makes a group that the app opens windows of by a name, and whose windows have a title.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}

extension WindowGroup: Scene {
  /// A scene without a body.
  public typealias Body = Never

  /// The content.
  public static func _firstContent(of scene: Self) -> AnyView? { AnyView(scene.content) }
}

/// Shows a view while it is being made. Nothing asks for it here: screens to look at stand in a
/// catalogue.
@preconcurrency @MainActor public protocol PreviewProvider {
  /// The type of what is shown.
  associatedtype Previews: View

  /// What is shown.
  @ViewBuilder static var previews: Previews { get }
}
