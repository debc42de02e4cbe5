/// What people do with their fingers, and what follows from it.
///
/// Nobody touches a screen here: a view with a gesture is a touch target in results, and what would
/// follow does not come about.
@preconcurrency @MainActor public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value
  /// The type of the gesture that it is made of.
  associatedtype Body: Gesture

  /// The gesture that it is made of.
  var body: Body { get }
}

extension Gesture where Body == Never {
  /// The system's gestures are not made of others; nothing asks for it.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Gesture {
  /// There is no such value.
  public typealias Value = Never
}

extension Gesture {
  /// Acts when the gesture has ended.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _GestureWithAction<Self> {
    _GestureWithAction(gesture: self)
  }

  /// Acts when what the gesture tells has changed.
  public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _GestureWithAction<Self> where Value: Equatable { _GestureWithAction(gesture: self) }

  /// Keeps a state while the gesture goes on.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _GestureWithAction<Self> { _GestureWithAction(gesture: self) }

  /// Tells something else of what the gesture tells.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MappedGesture<Self, T> {
    _MappedGesture(gesture: self)
  }

  /// Both gestures at a time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// One gesture after the other.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, else the other one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A gesture with something that follows from it.
public nonisolated struct _GestureWithAction<Base: Gesture>: Gesture {
  /// What the gesture tells.
  public typealias Value = Base.Value
  /// Not made of others.
  public typealias Body = Never
  let gesture: Base
}

/// A gesture that tells something else.
public nonisolated struct _MappedGesture<Base: Gesture, Value>: Gesture {
  /// Not made of others.
  public typealias Body = Never
  let gesture: Base
}

/// A gesture of any type that tells a value.
public nonisolated struct AnyGesture<Value>: Gesture {
  /// Not made of others.
  public typealias Body = Never
  let gesture: Any

  /// Takes a gesture of any type.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value { self.gesture = gesture }
}

/// Two gestures at a time.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// Not made of others.
  public typealias Body = Never

  /// What both tell.
  public struct Value {
    /// What the first tells.
    public var first: First.Value?
    /// What the second tells.
    public var second: Second.Value?
  }

  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Takes both.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// One gesture after another one.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// Not made of others.
  public typealias Body = Never

  /// How far the two have come.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first has ended, the second may go on.
    case second(First.Value, Second.Value?)
  }

  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Takes both.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// One gesture, else another one.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// Not made of others.
  public typealias Body = Never

  /// What the one that goes on tells.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The second goes on.
    case second(Second.Value)
  }

  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Takes both.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// A value that is kept while a gesture goes on; as none does here, it is always the first one.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: Value

  /// Begins with a value.
  public init(wrappedValue: Value) { initial = wrappedValue }
  /// Begins with a value.
  public init(initialValue: Value) { initial = initialValue }
  /// Begins with a value, to which it goes back as a change is shown.
  public init(wrappedValue: Value, resetTransaction: Transaction) { initial = wrappedValue }
  /// Begins with a value.
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) { initial = wrappedValue }
  /// Begins with a value.
  public init(
    initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) { initial = initialValue }

  /// The value.
  public var wrappedValue: Value { initial }
  /// The state itself.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Begins without a value.
  public init(resetTransaction: Transaction = Transaction()) { initial = nil }
}

/// Which gestures count where a view and what is inside have some.
public struct GestureMask: OptionSet, Sendable {
  /// SwiftUI's bits.
  public let rawValue: UInt32

  /// Makes a set from SwiftUI's bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None.
  public static let none = GestureMask([])
  /// The view's own.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of what is inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}
