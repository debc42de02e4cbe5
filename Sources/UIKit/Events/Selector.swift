/// The name of a method that controls, bar buttons and gestures call.
///
/// There is no Objective-C here: the target lists its methods in an `ActionTable`, by these names.
/// `#selector(toggle(_:))` is written `Selector("toggle:")`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name with a colon for each argument, such as `toggle:`.
  public let name: String

  /// Makes a selector of a name.
  public init(_ name: String) { self.name = name }

  /// Makes a selector of a name.
  public init(stringLiteral value: String) { name = value }

  /// The name.
  public var description: String { name }
}

/// A target and the method to call on it.
@MainActor struct TargetAction {
  /// Who is called; nil is the first in the chain of responders that has the method.
  private(set) weak var target: AnyObject?
  let action: Selector
  /// Whether a target was given: one that is gone is called no longer.
  private let hasTarget: Bool

  init(_ target: Any?, _ action: Selector) {
    let object = target.flatMap { $0 as AnyObject }
    self.target = object
    self.action = action
    hasTarget = object != nil
  }

  func isFor(_ target: AnyObject?, _ action: Selector?) -> Bool {
    (target == nil || target === self.target) && (action == nil || action == self.action)
  }

  /// Calls the method with a sender.
  ///
  /// - Returns: whether there was one to call.
  @discardableResult
  func send(from sender: AnyObject, startingAt first: UIResponder? = nil) -> Bool {
    if hasTarget {
      guard let target else { return false }
      return Self.call(action, on: target, sender: sender)
    }
    var responder = first ?? sender as? UIResponder
    while let current = responder {
      if let table = current as? any ActionTable, let method = table.actions[action.name] {
        method(sender)
        return true
      }
      responder = current.next
    }
    return false
  }

  private static func call(_ action: Selector, on target: AnyObject, sender: AnyObject) -> Bool {
    guard let table = target as? any ActionTable, let method = table.actions[action.name] else {
      return false
    }
    method(sender)
    return true
  }

  /// Notes that the target cannot be called, for one that has no such method.
  func noteIfUnknown(in window: UIWindow?) {
    guard let target else { return }
    let name = String(describing: type(of: target))
    guard let table = target as? any ActionTable else {
      RuntimeNotes.add(
        "class \(name) has no ActionTable; its action '\(action)' is never called", in: window)
      return
    }
    if table.actions[action.name] == nil {
      RuntimeNotes.add("class \(name) has no action '\(action)'", in: window)
    }
  }
}
