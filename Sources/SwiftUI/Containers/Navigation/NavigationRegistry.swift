import UIKit

/// What a navigation stack knows of the views that its values, links and conditions lead to.
///
/// The nodes of links and conditions are known by their serial numbers.
@MainActor final class NavigationRegistry {
  /// A view that a link or a condition leads to.
  struct Statement {
    /// Makes the view.
    var make: () -> AnyView
    /// Whether the view is to be shown; links are shown once they have been tapped.
    var isShown: () -> Bool = { true }
    /// Tells that the view has been taken away.
    var dismiss: () -> Void = {}
  }

  private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  private var statements: [Int: Statement] = [:]
  /// The nodes that state views shown under a condition, in the order in which they came.
  private(set) var conditional: [Int] = []
  /// Puts a value on top; set by the stack.
  var push: (AnyHashable) -> Void = { _ in }
  /// Puts the view that a link's node has stated on top; set by the stack.
  var pushLink: (Int) -> Void = { _ in }
  /// Tells that what is stated has changed; set by the stack.
  var didChange: () -> Void = {}

  /// States what values of a type lead to.
  func register<V: Hashable, Content: View>(_ type: V.Type, _ make: @escaping (V) -> Content) {
    destinations[ObjectIdentifier(type)] = { ($0.base as? V).map { AnyView(make($0)) } }
    didChange()
  }

  /// The view that a value leads to; nil where nothing is stated for its type.
  func view(for value: AnyHashable) -> AnyView? {
    destinations[ObjectIdentifier(type(of: value.base))]?(value)
  }

  /// States a view that is shown under a condition.
  func present(_ owner: Int, _ statement: Statement) {
    if !conditional.contains(owner) { conditional.append(owner) }
    statements[owner] = statement
    didChange()
  }

  /// States what a link leads to, while it is shown.
  func link(_ owner: Int, _ make: @escaping () -> AnyView) {
    statements[owner] = Statement(make: make)
    didChange()
  }

  /// Takes back what a node stated under a condition.
  func withdraw(_ owner: Int) {
    guard let index = conditional.firstIndex(of: owner) else { return }
    conditional.remove(at: index)
    statements[owner] = nil
    didChange()
  }

  /// What a node has stated.
  func statement(of owner: Int) -> Statement? { statements[owner] }

  /// Forgets what a link leads to that is not shown any more.
  func forgetLink(_ owner: Int) {
    if !conditional.contains(owner) { statements[owner] = nil }
  }
}

private struct NavigationRegistryKey: EnvironmentKey {
  static var defaultValue: NavigationRegistry? { nil }
}

extension EnvironmentValues {
  /// The navigation stack round a view.
  var navigation: NavigationRegistry? {
    get { self[NavigationRegistryKey.self] }
    set { self[NavigationRegistryKey.self] = newValue }
  }
}
