/// The name of an action, such as `toggle:`.
///
/// Objective-C's messages do not exist here: an action of a name is found in the target's
/// `ActionTable`. A target without the name in its table is passed over.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  let name: String

  /// Makes the name of an action.
  public init(_ name: String) { self.name = name }

  /// Makes the name of an action.
  public init(stringLiteral value: String) { name = value }
}

/// A target with the name of an action.
@preconcurrency @MainActor struct TargetAction {
  weak var target: AnyObject?
  var action: Selector

  /// Whether this is what is to be removed; nil stands for any.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || (target as AnyObject) === self.target)
      && (action == nil || action == self.action)
  }

  /// Calls the action.
  func send(from sender: Any?) {
    (target as? any ActionTable)?.actions[action.name]?(sender)
  }
}

extension UIControl {
  /// Has a target's action called for events; the target's `ActionTable` holds it.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let held = TargetAction(target: target as AnyObject?, action: action)
    let made = UIAction(identifier: Self.name(of: held)) { [weak self] _ in
      held.send(from: self)
    }
    addAction(made, for: controlEvents)
  }

  /// Ends that a target's action is called for events.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    guard let action else { return }
    let held = TargetAction(target: target as AnyObject?, action: action)
    removeAction(identifiedBy: Self.name(of: held), for: controlEvents)
  }

  /// What tells a target's action from others.
  private static func name(of held: TargetAction) -> UIAction.Identifier {
    let target = held.target.map { "\(UInt(bitPattern: ObjectIdentifier($0).hashValue))" } ?? ""
    return UIAction.Identifier("target \(target) \(held.action.name)")
  }
}
