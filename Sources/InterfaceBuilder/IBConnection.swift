/// A connection from one object of a file to another.
public struct IBConnection: Sendable {
  /// What the connection does.
  public enum Kind: Sendable {
    /// Sets a property.
    case outlet(property: String)
    /// Adds to a property that is a collection.
    case outletCollection(property: String)
    /// Calls a method; `event` is nil for bar button items and gesture recognizers.
    case action(selector: String, event: String?)
    /// Leads to another view controller.
    case segue(IBSegue)
    /// A connection of another element, by its name.
    case other(element: String)
  }

  /// The object id; empty where the file gives none.
  public var id: String
  /// The line in the file, from 1.
  public var line: Int
  /// What the connection does.
  public var kind: Kind
  /// The id of the object it leads to; empty where the file gives none.
  public var destination: String
  /// All attributes, as the file spells them.
  public var attributes: [IBAttribute]
}

/// What a segue says besides its destination.
public struct IBSegue: Hashable, Sendable {
  /// The kind: `show`, `showDetail`, `presentation`, `popoverPresentation`, `embed`, `relationship`,
  /// `unwind`, `custom`, `push`, `modal`, ...
  public var kind: String
  /// For kind `relationship`: `rootViewController`, `viewControllers`, `masterViewController`,
  /// `detailViewController`, ...
  public var relationship: String?
  /// The identifier that code uses.
  public var identifier: String?
  /// The class of a custom segue.
  public var customClass: String?
  /// The module of the class.
  public var customModule: String?
  /// How the destination is presented, such as `fullScreen`.
  public var modalPresentationStyle: String?
  /// The selector of an unwind segue.
  public var unwindAction: String?
}

extension IBConnection {
  /// The element that gave the connection, such as `outlet`.
  var element: String {
    switch kind {
    case .outlet: "outlet"
    case .outletCollection: "outletCollection"
    case .action: "action"
    case .segue: "segue"
    case .other(let element): element
    }
  }

  /// What the segue says, or nil for another kind of connection.
  public var segue: IBSegue? {
    guard case .segue(let segue) = kind else { return nil }
    return segue
  }
}
