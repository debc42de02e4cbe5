extension DocumentBuilder {
  /// Reads a constraint; nil, with a fault, where it cannot mean anything.
  mutating func constraint(
    _ index: XMLTree.Index, owner: String
  ) throws(IBError) -> IBConstraint? {
    guard let firstAttribute = attributeName("firstAttribute", of: index, isRequired: true) else {
      return nil
    }
    let secondItem = tree.attribute("secondItem", of: index)
    let hasSecondAttribute = tree.attribute("secondAttribute", of: index) != nil
    let secondAttribute = attributeName(
      "secondAttribute", of: index, isRequired: secondItem != nil)
    if secondAttribute == nil && (hasSecondAttribute || secondItem != nil) {
      return nil
    }
    let relationWord = tree.attribute("relation", of: index) ?? "equal"
    guard let relation = IBConstraint.Relation(rawValue: relationWord) else {
      addFault(
        line: tree.line(of: index),
        .invalidValue(element: "constraint", attribute: "relation", value: relationWord))
      return nil
    }
    guard isKnownItem("firstItem", of: index), isKnownItem("secondItem", of: index) else {
      return nil
    }
    return IBConstraint(
      id: tree.attribute("id", of: index) ?? "", line: tree.line(of: index), owner: owner,
      firstItem: tree.attribute("firstItem", of: index), firstAttribute: firstAttribute,
      relation: relation, secondItem: secondItem, secondAttribute: secondAttribute,
      multiplier: try multiplier(of: index) ?? 1, constant: try number("constant", of: index) ?? 0,
      priority: try priority(of: index) ?? 1000,
      identifier: tree.attribute("identifier", of: index),
      userLabel: tree.attribute("userLabel", of: index),
      isSymbolic: tree.attribute("symbolic", of: index) == "YES",
      symbolType: tree.attribute("symbolType", of: index),
      isPlaceholder: tree.attribute("placeholder", of: index) == "YES", isInstalled: true,
      variations: try constraintVariations(of: index))
  }

  private mutating func attributeName(
    _ attribute: String, of index: XMLTree.Index, isRequired: Bool
  ) -> IBAttributeName? {
    guard let word = tree.attribute(attribute, of: index) else {
      if isRequired {
        addFault(
          line: tree.line(of: index),
          .missingAttribute(element: "constraint", attribute: attribute))
      }
      return nil
    }
    guard let name = IBAttributeName(word: word) else {
      addFault(
        line: tree.line(of: index),
        .invalidValue(element: "constraint", attribute: attribute, value: word))
      return nil
    }
    return name
  }

  private mutating func isKnownItem(_ attribute: String, of index: XMLTree.Index) -> Bool {
    guard let reference = tree.attribute(attribute, of: index) else { return true }
    if itemIDs.contains(reference) {
      return true
    }
    addFault(
      line: tree.line(of: index),
      .missingObject(
        element: "constraint", id: tree.attribute("id", of: index) ?? "", attribute: attribute,
        reference: reference))
    return false
  }

  private func multiplier(of index: XMLTree.Index) throws(IBError) -> Double? {
    guard let text = tree.attribute("multiplier", of: index) else { return nil }
    guard let multiplier = IBNumber.parseMultiplier(text) else {
      throw invalidNumber("multiplier", text, of: index)
    }
    return multiplier
  }

  private func priority(of index: XMLTree.Index) throws(IBError) -> Double? {
    guard let priority = try number("priority", of: index) else { return nil }
    guard priority > 0, priority <= 1000 else {
      throw invalidNumber("priority", tree.attribute("priority", of: index) ?? "", of: index)
    }
    return priority
  }

  private func constraintVariations(of index: XMLTree.Index) throws(IBError) -> [IBVariation] {
    var variations: [IBVariation] = []
    for child in tree.children(of: index) where role(of: child) == .variation {
      _ = try multiplier(of: child)
      _ = try number("constant", of: child)
      _ = try priority(of: child)
      variations.append(try variation(child))
    }
    return variations
  }

  /// Reads a connection.
  func connection(_ index: XMLTree.Index) -> IBConnection {
    let element = tree.name(of: index)
    let kind: IBConnection.Kind
    switch element {
    case "outlet":
      kind = .outlet(property: tree.attribute("property", of: index) ?? "")
    case "outletCollection":
      kind = .outletCollection(property: tree.attribute("property", of: index) ?? "")
    case "action":
      kind = .action(
        selector: tree.attribute("selector", of: index) ?? "",
        event: tree.attribute("eventType", of: index))
    case "segue":
      kind = .segue(segue(index))
    default:
      kind = .other(element: element)
    }
    return IBConnection(
      id: tree.attribute("id", of: index) ?? "", line: tree.line(of: index), kind: kind,
      destination: tree.attribute("destination", of: index) ?? "",
      attributes: attributes(of: index))
  }

  private func segue(_ index: XMLTree.Index) -> IBSegue {
    IBSegue(
      kind: tree.attribute("kind", of: index) ?? "",
      relationship: tree.attribute("relationship", of: index),
      identifier: tree.attribute("identifier", of: index),
      customClass: tree.attribute("customClass", of: index),
      customModule: tree.attribute("customModule", of: index),
      modalPresentationStyle: tree.attribute("modalPresentationStyle", of: index),
      unwindAction: tree.attribute("unwindAction", of: index))
  }
}
