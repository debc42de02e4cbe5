/// An object of a file: a view, a controller, a bar button item, a cell, a button state, ...
///
/// One type serves all, because the format adds elements with every release: what a child element
/// means is told by its role. Values are `properties`, lists are `collections`, single child objects are
/// `members`; constraints, guides, connections and variations have their own lists. Nothing of the file
/// is dropped, so unknown elements are found among members and collections.
public final class IBObject: Sendable {
  /// The element, such as `label`.
  public let element: String
  /// The object id; empty where the file gives none.
  public let id: String
  /// The line of the element in the file, from 1.
  public let line: Int
  /// The role in the parent, such as `contentView` or `view`, or nil.
  public let key: String?
  /// All attributes in file order.
  public let attributes: [IBAttribute]
  /// The character data of an element without child elements.
  public let text: String?
  /// Values given as child elements with a key, in file order.
  public let properties: [IBProperty]
  /// Child objects in lists, such as `subviews`, `cells`, `items`, `segments`, in file order.
  public let collections: [IBCollection]
  /// Child objects that stand alone, such as the view of a controller or the state of a button.
  public let members: [IBObject]
  /// The constraints that the object holds, installed or not, in file order.
  public let constraints: [IBConstraint]
  /// The guides that the object holds.
  public let layoutGuides: [IBLayoutGuide]
  /// The connections that start at the object.
  public let connections: [IBConnection]
  /// Values for some traits, in file order.
  public let variations: [IBVariation]
  /// The values of `userDefinedRuntimeAttributes`, in file order.
  public let runtimeAttributes: [IBRuntimeAttribute]

  /// Makes an object.
  public init(
    element: String, id: String = "", line: Int = 1, key: String? = nil,
    attributes: [IBAttribute] = [], text: String? = nil, properties: [IBProperty] = [],
    collections: [IBCollection] = [], members: [IBObject] = [], constraints: [IBConstraint] = [],
    layoutGuides: [IBLayoutGuide] = [], connections: [IBConnection] = [],
    variations: [IBVariation] = [], runtimeAttributes: [IBRuntimeAttribute] = []
  ) {
    self.element = element
    self.id = id
    self.line = line
    self.key = key
    self.attributes = attributes
    self.text = text
    self.properties = properties
    self.collections = collections
    self.members = members
    self.constraints = constraints
    self.layoutGuides = layoutGuides
    self.connections = connections
    self.variations = variations
    self.runtimeAttributes = runtimeAttributes
  }
}

/// A named list of child objects.
public struct IBCollection: Sendable {
  /// The name of the element that holds the list, such as `subviews`.
  public var name: String
  /// The objects in order.
  public var objects: [IBObject]

  /// Makes a list.
  public init(name: String, objects: [IBObject]) {
    self.name = name
    self.objects = objects
  }
}

/// A value to set by key path when the object is loaded.
public struct IBRuntimeAttribute: Sendable {
  /// The key path, such as `layer.cornerRadius`.
  public var keyPath: String
  /// The type as the file spells it: `string`, `number`, `boolean`, `color`, `size`, `point`, `rect`,
  /// `range`, `image`, `localizedString`, `nil`.
  public var type: String
  /// The value; nil where the file gives one of an unknown form.
  public var value: IBValue?
  /// The line in the file, from 1.
  public var line: Int
}
