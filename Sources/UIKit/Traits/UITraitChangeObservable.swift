/// A handler's registration, to take it back with.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// Something whose changes of traits can be followed: views and view controllers.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

/// What is called when traits change, with who changed and the traits before.
public typealias UITraitChangeHandler<Observer> = @MainActor (Observer, UITraitCollection) -> Void

extension UITraitChangeObservable {
  /// Calls a handler whenever one of some traits changes, from the next change on.
  ///
  /// - Parameters:
  ///   - traits: The traits to follow, such as `UITraitHorizontalSizeClass.self`.
  ///   - handler: Called with this object and its traits before the change, which it has already
  ///     made.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits) { observer, previous in
      if let observer = observer as? Self { handler(observer, previous) }
    }
    (self as? any TraitChangeHolder)?.traitRegistrations.append(registration)
    return registration
  }

  /// Calls a handler that is given the object as the type it names, such as `Self` in a class.
  @discardableResult
  public func registerForTraitChanges<Observer>(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Observer>
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (observer: Self, previous: UITraitCollection) in
      if let observer = observer as? Observer { handler(observer, previous) }
    }
  }

  /// Stops calling a handler.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitChangeHolder)?.traitRegistrations.removeAll { $0 === registration }
  }
}

/// Something that keeps registrations, in the order they were made.
@MainActor protocol TraitChangeHolder: UITraitChangeObservable {
  var traitRegistrations: [TraitChangeRegistration] { get set }
}

extension TraitChangeHolder {
  /// Calls the handlers of the traits that changed.
  func callTraitHandlers(from old: UITraitCollection, to new: UITraitCollection) {
    for registration in traitRegistrations
    where registration.traits.contains(where: { new.values.differs(from: old.values, in: $0) }) {
      registration.handler(self, old)
    }
  }
}

/// A handler with the traits that it follows.
@MainActor final class TraitChangeRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: @MainActor (AnyObject, UITraitCollection) -> Void

  init(
    traits: [UITrait], handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
  ) {
    self.traits = traits
    self.handler = handler
  }
}
