/// A key of a value that goes with a change.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing sets another one.
  static var defaultValue: Value { get }
}

/// What goes with a change of state, such as how it is shown gradually.
///
/// Changes are there at once here. Values that an app sets stay in the transaction that it makes; views
/// do not see them.
public struct Transaction {
  /// How the change is shown gradually.
  public var animation: Animation?
  /// Whether views' own animations do not count.
  public var disablesAnimations = false
  /// Whether the change is one of many.
  public var isContinuous = false
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes a transaction of a change that is not shown gradually.
  public init() {}

  /// Makes a transaction.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Changes state in a transaction; views show it at once.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Changes state in a transaction with a value; views show it at once.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R { try body() }

/// What has to be over before an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// The motion that can be seen.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// All of it.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Changes state, which views show at once, then acts.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

extension View {
  /// Changes what goes with changes of state inside; here, they are there at once anyway.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Changes what goes with changes of state inside that come with those of a value; here, they are
  /// there at once anyway.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Has all changes inside shown gradually: here, at once.
  public nonisolated func animation(_ animation: Animation?) -> some View { self }

  /// Has changes of some modifiers shown gradually: here, at once.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: AnyView(self))) }

  /// Has views inside move as one with this one.
  public nonisolated func geometryGroup() -> some View { self }
}

extension Binding {
  /// The binding, whose changes go with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
