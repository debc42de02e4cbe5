extension IBObject {
  /// The value of an attribute as the file spells it, or nil.
  public func attribute(_ name: String) -> String? {
    for attribute in attributes where attribute.name == name {
      return attribute.value
    }
    return nil
  }

  /// The value of a property given as a child element, or nil.
  public func value(_ key: String) -> IBValue? {
    for property in properties where property.key == key {
      return property.value
    }
    return nil
  }

  /// A text: an attribute, or a `<string>` with that key, whichever the file uses.
  public func string(_ name: String) -> String? {
    if let attribute = attribute(name) {
      return attribute
    }
    guard case .string(let string)? = value(name) else { return nil }
    return string
  }

  /// A number: an attribute, or a `<real>` or `<integer>` with that key.
  public func double(_ name: String) -> Double? {
    if let attribute = attribute(name) {
      return IBNumber.parse(attribute)
    }
    guard case .number(let number)? = value(name) else { return nil }
    return number
  }

  /// A whole number: `double(_:)` rounded to the nearest, within the range of `Int32`.
  public func int(_ name: String) -> Int? {
    guard let double = double(name) else { return nil }
    let limit = Double(Int32.max)
    return Int(min(max(double, -limit), limit).rounded())
  }

  /// A truth value: `YES` or `NO`, or a `<bool>` with that key.
  public func bool(_ name: String) -> Bool? {
    if let attribute = attribute(name) {
      switch attribute {
      case "YES", "true": return true
      case "NO", "false": return false
      default: return nil
      }
    }
    guard case .bool(let bool)? = value(name) else { return nil }
    return bool
  }

  /// A colour by its key, such as `backgroundColor`; nil also for `<nil>`.
  public func color(_ key: String) -> IBColor? {
    guard case .color(let color)? = value(key) else { return nil }
    return color
  }

  /// A font by its key, normally `fontDescription`.
  public func font(_ key: String = "fontDescription") -> IBFont? {
    guard case .font(let font)? = value(key) else { return nil }
    return font
  }

  /// A rectangle by its key.
  public func rect(_ key: String) -> IBRect? {
    guard case .rect(let rect)? = value(key) else { return nil }
    return rect
  }

  /// A size by its key, such as `itemSize`.
  public func size(_ key: String) -> IBSize? {
    guard case .size(let size)? = value(key) else { return nil }
    return size
  }

  /// A point by its key, such as `canvasLocation`.
  public func point(_ key: String) -> IBPoint? {
    guard case .point(let point)? = value(key) else { return nil }
    return point
  }

  /// Insets by their key, such as `contentEdgeInsets`, `layoutMargins` or `directionalLayoutMargins`.
  public func insets(_ key: String) -> IBInsets? {
    guard case .insets(let insets)? = value(key) else { return nil }
    return insets
  }

  /// Attributed text by its key, normally `attributedText` or `attributedTitle`.
  public func attributedString(_ key: String) -> IBAttributedString? {
    guard case .attributedString(let string)? = value(key) else { return nil }
    return string
  }

  /// An image: an attribute with its name, or an `<imageReference>` with that key.
  ///
  /// An attribute has its catalogue in the attribute `catalog` beside it.
  public func image(_ key: String) -> IBImageReference? {
    if case .image(let image)? = value(key) {
      return image
    }
    guard let name = attribute(key) else { return nil }
    return IBImageReference(name: name, catalog: attribute("catalog"))
  }

  /// Whether the file says that a property is nil.
  public func isNull(_ key: String) -> Bool {
    guard case .null? = value(key) else { return false }
    return true
  }

  /// The child object with a key, such as `contentView`, or nil.
  public func member(_ key: String) -> IBObject? {
    for member in members where member.key == key {
      return member
    }
    return nil
  }

  /// The first child object of an element outside of lists, such as `blurEffect`, or nil.
  public func member(element: String) -> IBObject? {
    for member in members where member.element == element {
      return member
    }
    return nil
  }

  /// The child objects of a list, such as `subviews`; empty where the file has no such list.
  public func objects(_ name: String) -> [IBObject] {
    for collection in collections where collection.name == name {
      return collection.objects
    }
    return []
  }
}
