/// Which view takes what is typed: what an app sets stays set, as nobody types here.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  /// A way to read and write the value from elsewhere.
  @propertyWrapper public struct Binding {
    private let binding: SwiftUI.Binding<Value>

    init(_ binding: SwiftUI.Binding<Value>) { self.binding = binding }

    /// The value.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// Makes a state of whether a view takes what is typed; not at first.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Makes a state of which view takes what is typed; none at first.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A way to read and write the value from elsewhere.
  public var projectedValue: Binding { Binding(state.projectedValue) }
}

/// Which view assistive technologies tell: what an app sets stays set, as nobody listens here.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  /// A way to read and write the value from elsewhere.
  @propertyWrapper public struct Binding {
    private let binding: SwiftUI.Binding<Value>

    init(_ binding: SwiftUI.Binding<Value>) { self.binding = binding }

    /// The value.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// Makes a state of whether a view is told; not at first.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Makes a state of which view is told; none at first.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// Makes a state of whether a view is told, by some technologies; not at first.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Makes a state of which view is told, by some technologies; none at first.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A way to read and write the value from elsewhere.
  public var projectedValue: Binding { Binding(state.projectedValue) }
}

extension View {
  /// Lets the view take what is typed while a value is the one stated. Layout does not see it: no
  /// keyboard comes up here.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Lets the view take what is typed while a value is true. Layout does not see it: no keyboard comes
  /// up here.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Says whether the view can take what is typed.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Says which view takes what is typed first.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View { self }

  /// Has the view told while a value is the one stated.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Has the view told while a value is true.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }
}
