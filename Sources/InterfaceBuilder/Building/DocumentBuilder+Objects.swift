extension DocumentBuilder {
  /// Makes an object of an element whose children are finished.
  mutating func makeObject(_ index: XMLTree.Index) throws(IBError) -> IBObject? {
    let attributes = try checkedAttributes(of: index)
    var id = ""
    var key: String?
    for attribute in attributes {
      if attribute.name == "id" {
        id = attribute.value
      } else if attribute.name == "key" {
        key = attribute.value
      }
    }
    var parts = ObjectParts()
    for child in tree.children(of: index) {
      try add(child, to: &parts, owner: id)
    }
    parts.applyDefaultMask()
    return IBObject(
      element: tree.name(of: index), id: id, line: tree.line(of: index), key: key,
      attributes: attributes, text: tree.text(of: index), properties: parts.properties,
      collections: parts.collections, members: parts.members, constraints: parts.constraints,
      layoutGuides: parts.layoutGuides, connections: parts.connections,
      variations: parts.variations, runtimeAttributes: parts.runtimeAttributes)
  }

  /// What the children of an element make of it.
  struct ObjectParts {
    var properties: [IBProperty] = []
    var collections: [IBCollection] = []
    var members: [IBObject] = []
    var constraints: [IBConstraint] = []
    var layoutGuides: [IBLayoutGuide] = []
    var connections: [IBConnection] = []
    var variations: [IBVariation] = []
    var runtimeAttributes: [IBRuntimeAttribute] = []

    /// Marks the constraints that the default variation excludes.
    mutating func applyDefaultMask() {
      for variation in variations where variation.conditions.isEmpty {
        for entry in variation.constraintMask {
          for position in constraints.indices where constraints[position].id == entry.reference {
            constraints[position].isInstalled = entry.isIncluded
          }
        }
      }
    }
  }

  private mutating func add(
    _ child: XMLTree.Index, to parts: inout ObjectParts, owner: String
  ) throws(IBError) {
    switch role(of: child) {
    case .value(let kind):
      try addValue(child, as: kind, to: &parts)
    case .constraints:
      for element in tree.children(of: child) where tree.name(of: element) == "constraint" {
        if let constraint = try constraint(element, owner: owner) {
          parts.constraints.append(constraint)
        }
      }
    case .connections:
      for element in tree.children(of: child) {
        parts.connections.append(connection(element))
      }
    case .variation:
      parts.variations.append(try variation(child))
    case .layoutGuides:
      for element in tree.children(of: child) {
        addGuide(element, to: &parts)
      }
    case .layoutGuide:
      addGuide(child, to: &parts)
    case .runtimeAttributes:
      for element in tree.children(of: child) {
        if let attribute = try runtimeAttribute(element) {
          parts.runtimeAttributes.append(attribute)
        }
      }
    case .structure:
      break
    case .object:
      if isList[child] {
        parts.collections.append(
          IBCollection(name: tree.name(of: child), objects: listedObjects(child)))
      } else if let object = built[child] {
        parts.members.append(object)
      }
    }
    // The parent has taken what it needs.
    built[child] = nil
  }

  private func addValue(
    _ child: XMLTree.Index, as kind: ValueElement, to parts: inout ObjectParts
  ) throws(IBError) {
    // Without a key it is a mere `<nil name="...">` of old files.
    guard let key = tree.attribute("key", of: child), let value = try value(child, as: kind) else {
      return
    }
    parts.properties.append(IBProperty(key: key, value: value, line: tree.line(of: child)))
  }

  private func addGuide(_ index: XMLTree.Index, to parts: inout ObjectParts) {
    guard let id = tree.attribute("id", of: index) else { return }
    let kind: IBLayoutGuide.Kind
    if tree.name(of: index) == "viewControllerLayoutGuide" {
      let type = tree.attribute("type", of: index) ?? ""
      kind =
        switch type {
        case "top": .topLayoutGuide
        case "bottom": .bottomLayoutGuide
        default: .other(type)
        }
    } else {
      let key = tree.attribute("key", of: index) ?? ""
      kind =
        switch key {
        case "safeArea": .safeArea
        case "contentLayoutGuide": .contentLayoutGuide
        case "frameLayoutGuide": .frameLayoutGuide
        case "keyboard": .keyboard
        default: .other(key)
        }
    }
    parts.layoutGuides.append(IBLayoutGuide(id: id, kind: kind, line: tree.line(of: index)))
  }

  private mutating func listedObjects(_ list: XMLTree.Index) -> [IBObject] {
    var objects: [IBObject] = []
    for child in tree.children(of: list) {
      if let object = built[child] {
        objects.append(object)
        built[child] = nil
      } else {
        let isString = role(of: child) == .value(.string)
        objects.append(
          IBObject(
            element: tree.name(of: child), id: tree.attribute("id", of: child) ?? "",
            line: tree.line(of: child), key: tree.attribute("key", of: child),
            attributes: attributes(of: child),
            text: isString ? string(child) : tree.text(of: child)))
      }
    }
    return objects
  }

  private func checkedAttributes(of index: XMLTree.Index) throws(IBError) -> [IBAttribute] {
    var result: [IBAttribute] = []
    let attributes = tree.attributes(of: index)
    result.reserveCapacity(attributes.count)
    for attribute in attributes {
      let name = tree.names[Int(attribute.name)]
      // Interface Builder writes "infinite" for a side without a placeholder size.
      if isNumeric[Int(attribute.name)], attribute.value != "infinite",
        IBNumber.parse(attribute.value) == nil
      {
        throw invalidNumber(name, attribute.value, of: index)
      }
      result.append(IBAttribute(name: name, value: attribute.value))
    }
    return result
  }

  private func runtimeAttribute(
    _ index: XMLTree.Index
  ) throws(IBError) -> IBRuntimeAttribute? {
    guard let keyPath = tree.attribute("keyPath", of: index) else { return nil }
    let type = tree.attribute("type", of: index) ?? ""
    var value: IBValue?
    for child in tree.children(of: index) {
      if case .value(let kind) = role(of: child) {
        value = try self.value(child, as: kind)
      }
    }
    if value == nil {
      let text = tree.attribute("value", of: index)
      value =
        switch type {
        case "boolean": text.map { .bool($0 == "YES") }
        case "nil": .null
        case "image": text.map { .image(IBImageReference(name: $0)) }
        default: text.map { .string($0) }
        }
    }
    return IBRuntimeAttribute(
      keyPath: keyPath, type: type, value: value, line: tree.line(of: index))
  }

  func variation(_ index: XMLTree.Index) throws(IBError) -> IBVariation {
    let key = tree.attribute("key", of: index) ?? "default"
    var variation = IBVariation(
      key: key, conditions: Self.conditions(of: key), line: tree.line(of: index),
      constraintMask: [], subviewMask: [],
      attributes: try checkedAttributes(of: index).filter { $0.name != "key" }, properties: [],
      members: [])
    for child in tree.children(of: index) {
      if tree.name(of: child) == "mask" {
        if tree.attribute("key", of: child) == "subviews" {
          variation.subviewMask += mask(child)
        } else {
          variation.constraintMask += mask(child)
        }
      } else if case .value(let kind) = role(of: child) {
        var parts = ObjectParts()
        try addValue(child, as: kind, to: &parts)
        variation.properties += parts.properties
      } else if let member = built[child] {
        variation.members.append(member)
      }
    }
    return variation
  }

  private func mask(_ index: XMLTree.Index) -> [IBVariation.MaskEntry] {
    var entries: [IBVariation.MaskEntry] = []
    for child in tree.children(of: index) {
      guard let reference = tree.attribute("reference", of: child) else { continue }
      entries.append(
        IBVariation.MaskEntry(
          isIncluded: tree.name(of: child) == "include", reference: reference,
          line: tree.line(of: child)))
    }
    return entries
  }

  /// The conditions of a key such as `heightClass=compact-widthClass=regular`.
  private static func conditions(of key: String) -> [IBVariation.Condition] {
    guard key != "default" else { return [] }
    return key.split(separator: "-", omittingEmptySubsequences: false).map { part in
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return IBVariation.Condition(
        trait: String(sides[0]), value: sides.count > 1 ? String(sides[1]) : "")
    }
  }
}
