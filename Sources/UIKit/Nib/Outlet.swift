/// A property that a connection of an Interface Builder file sets.
///
/// It takes the place of `@IBOutlet`, which needs Objective-C:
/// ```swift
/// final class ProfileController: UIViewController {
///   @Outlet var nameLabel: UILabel!
/// }
/// ```
/// The property's name is the outlet's name in the file. The object is held strongly, so that a
/// constraint that is inactive is kept.
///
/// Observers of the property (`didSet`) run when it is first read after the file is loaded, with the
/// object in place; for a property that nothing reads, list it in an `OutletTable`.
@propertyWrapper @preconcurrency @MainActor public final class Outlet<Value>: NibOutlet {
  private var stored: Value?
  /// What the file has connected and nothing has read yet.
  private var connected: Value?

  /// Makes an outlet that is not connected.
  public init() {}

  /// Makes an outlet with an object of its own.
  public init(wrappedValue: Value?) { stored = wrappedValue }

  /// Outlets are properties of classes.
  @available(*, unavailable, message: "an outlet is a property of a class")
  public var wrappedValue: Value? {
    get { stored }
    set { stored = newValue }
  }

  /// The connected object; nil until the file is loaded. The first reading sets the property, so that
  /// its observers run.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped property: ReferenceWritableKeyPath<Owner, Value?>,
    storage path: ReferenceWritableKeyPath<Owner, Outlet<Value>>
  ) -> Value? {
    get {
      let outlet = owner[keyPath: path]
      if let value = outlet.connected {
        outlet.connected = nil
        owner[keyPath: property] = value
      }
      return outlet.stored
    }
    set {
      let outlet = owner[keyPath: path]
      outlet.connected = nil
      outlet.stored = newValue
    }
  }

  var valueType: Any.Type { Value.self }

  func connect(_ object: AnyObject) -> Bool {
    guard let value = object as? Value else { return false }
    connected = value
    return true
  }
}

/// Outlets whose observers are to run when the file is loaded, read or not.
/// ```swift
/// extension ProfileController: OutletTable {
///   var outlets: [Any?] { [nameLabel, photo] }
/// }
/// ```
@preconcurrency @MainActor public protocol OutletTable: AnyObject {
  /// The outlets; reading one runs its observers.
  var outlets: [Any?] { get }
}

/// A property that takes all objects that connections of an outlet collection lead to, in the order
/// of the file.
///
/// It takes the place of `@IBOutlet` of an array:
/// ```swift
/// @OutletCollection var portraitConstraints: [NSLayoutConstraint]
/// ```
@propertyWrapper @preconcurrency @MainActor public final class OutletCollection<Element>: NibOutlet
{
  /// The connected objects; empty until the file is loaded.
  public var wrappedValue: [Element]

  /// Makes a collection with nothing in it.
  public init() { wrappedValue = [] }

  /// Makes a collection with objects of its own.
  public init(wrappedValue: [Element]) { self.wrappedValue = wrappedValue }

  var valueType: Any.Type { Element.self }

  func connect(_ object: AnyObject) -> Bool {
    guard let value = object as? Element else { return false }
    // A file is connected again once views are loaded that were not there at first.
    if !wrappedValue.contains(where: { $0 as AnyObject === object }) { wrappedValue.append(value) }
    return true
  }
}

/// The methods that actions of an Interface Builder file call, by their selectors in the file.
///
/// It takes the place of `@IBAction`:
/// ```swift
/// extension ProfileController: ActionTable {
///   var actions: [String: @MainActor (Any?) -> Void] {
///     ["toggle:": { [weak self] sender in self?.toggle(sender) }]
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol ActionTable: AnyObject {
  /// The methods, by selectors such as `toggle:`; each is given the control.
  var actions: [String: @MainActor (Any?) -> Void] { get }
}

/// What the loader sees of an outlet.
@MainActor protocol NibOutlet: AnyObject {
  /// The type that objects must have.
  var valueType: Any.Type { get }
  /// Takes an object; false for one of another type.
  func connect(_ object: AnyObject) -> Bool
}
