/// What an element of the format is to the object that holds it.
enum ElementRole: Equatable {
  /// A value with a key.
  case value(ValueElement)
  /// A list of constraints.
  case constraints
  /// A list of connections.
  case connections
  /// Values for some traits.
  case variation
  /// A list of layout guides.
  case layoutGuides
  /// A layout guide.
  case layoutGuide
  /// A list of runtime attributes.
  case runtimeAttributes
  /// An element that another rule reads, or that means nothing to layout.
  case structure
  /// An object, or, without attributes, a list of objects.
  case object

  init(name: String) {
    if let value = ValueElement(rawValue: name) {
      self = .value(value)
      return
    }
    switch name {
    case "constraints": self = .constraints
    case "connections": self = .connections
    case "variation": self = .variation
    case "layoutGuides": self = .layoutGuides
    case "userDefinedRuntimeAttributes": self = .runtimeAttributes
    case "document", "device", "adaptation", "dependencies", "plugIn", "capability", "deployment",
      "development", "scenes", "scene", "objects", "resources", "systemColor", "namedColor",
      "designables", "designable", "inferredMetricsTieBreakers", "classes", "class", "image",
      "constraint", "mask", "include", "exclude", "outlet", "outletCollection", "action", "segue",
      "userDefinedRuntimeAttribute", "userGuides", "userLayoutGuide":
      self = .structure
    default:
      self = name.hasSuffix("LayoutGuide") ? .layoutGuide : .object
    }
  }
}

/// The elements that hold a value.
enum ValueElement: String {
  case rect
  case frame
  case point
  case size
  case inset
  case edgeInsets
  case directionalEdgeInsets
  case autoresizingMask
  case color
  case fontDescription
  case font
  case string
  case mutableString
  case attributedString
  case real
  case integer
  case cgFloat
  case float
  case double
  case date
  case bool
  case imageReference
  case value
  case `nil`
}
