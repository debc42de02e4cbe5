// The one place that knows how the values of variations win over each other.
//
// - The values of the object itself and of its `default` variation come first.
// - A variation applies when all conditions of its key hold.
// - Of those that apply, one with more conditions wins over one with fewer; among equals, the later in
//   the file wins.
// - Masks follow the same order: `default` normally excludes, a size class then includes, or excludes
//   what `default` left in. What no mask names is installed.
// - A placeholder constraint is never installed: it is removed at build time.

extension IBVariation {
  /// Whether all conditions of the key hold; those of `default` always do.
  public func applies(to traits: IBTraits) -> Bool {
    conditions.allSatisfy { traits.value(of: $0.trait) == $0.value }
  }

  /// The variations that apply, from the weakest to the strongest.
  static func applying(_ variations: [IBVariation], to traits: IBTraits) -> [IBVariation] {
    if variations.isEmpty {
      return []
    }
    // `sorted` is stable, so equals stay in file order.
    return variations.filter { $0.applies(to: traits) }
      .sorted { $0.conditions.count < $1.conditions.count }
  }

  /// Whether an object is installed, by the masks of variations from the weakest to the strongest.
  static func isInstalled(
    _ id: String, in variations: [IBVariation], mask: KeyPath<IBVariation, [MaskEntry]>
  ) -> Bool {
    var installed = true
    for variation in variations {
      for entry in variation[keyPath: mask] where entry.reference == id {
        installed = entry.isIncluded
      }
    }
    return installed
  }

  /// An attribute's replacement: the strongest that has one.
  static func attribute(_ name: String, in variations: [IBVariation]) -> String? {
    for variation in variations.reversed() {
      for attribute in variation.attributes where attribute.name == name {
        return attribute.value
      }
    }
    return nil
  }
}

extension IBObject {
  /// Whether any value, subview or constraint of the object itself depends on traits.
  public var dependsOnTraits: Bool {
    !variations.isEmpty || constraints.contains { !$0.variations.isEmpty }
  }

  /// The constraints that are installed for traits, with the values they have there.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - includesPlaceholders: Whether those count that hold on the canvas only.
  public func installedConstraints(
    for traits: IBTraits, includesPlaceholders: Bool = false
  ) -> [IBConstraint] {
    let applying = IBVariation.applying(variations, to: traits)
    var result: [IBConstraint] = []
    result.reserveCapacity(constraints.count)
    for constraint in constraints where includesPlaceholders || !constraint.isPlaceholder {
      if IBVariation.isInstalled(constraint.id, in: applying, mask: \.constraintMask) {
        result.append(constraint.resolved(for: traits))
      }
    }
    return result
  }

  /// The subviews that are installed for traits, from back to front; they are not resolved themselves.
  public func installedSubviews(for traits: IBTraits) -> [IBObject] {
    let applying = IBVariation.applying(variations, to: traits)
    guard applying.contains(where: { !$0.subviewMask.isEmpty }) else { return subviews }
    return subviews.filter {
      IBVariation.isInstalled($0.id, in: applying, mask: \.subviewMask)
    }
  }

  /// The object as it is for traits: attributes, properties and members replaced, and only what is
  /// installed among subviews and constraints. Child objects are not resolved themselves.
  ///
  /// Where nothing depends on traits, the object itself.
  public func resolved(for traits: IBTraits) -> IBObject {
    let applying = IBVariation.applying(variations, to: traits)
    let constraints = installedConstraints(for: traits)
    let isSame = constraints.count == self.constraints.count && !dependsOnTraits
    if isSame && applying.isEmpty {
      return self
    }
    var attributes = self.attributes
    var properties = self.properties
    var members = self.members
    for variation in applying {
      for attribute in variation.attributes {
        if let position = attributes.firstIndex(where: { $0.name == attribute.name }) {
          attributes[position] = attribute
        } else {
          attributes.append(attribute)
        }
      }
      for property in variation.properties {
        Self.replaceFrames(of: &properties, by: property)
        if let position = properties.firstIndex(where: { $0.key == property.key }) {
          properties[position] = property
        } else {
          properties.append(property)
        }
      }
      for member in variation.members {
        if let position = members.firstIndex(where: { $0.key != nil && $0.key == member.key }) {
          members[position] = member
        } else {
          members.append(member)
        }
      }
    }
    let subviews = installedSubviews(for: traits)
    let collections = self.collections.map {
      $0.name == "subviews" ? IBCollection(name: $0.name, objects: subviews) : $0
    }
    return IBObject(
      element: element, id: id, line: line, key: key, attributes: attributes, text: text,
      properties: properties, collections: collections, members: members,
      constraints: constraints, layoutGuides: layoutGuides, connections: connections,
      variations: variations, runtimeAttributes: runtimeAttributes)
  }

  /// A frame by distances and a frame by coordinates exclude each other.
  private static func replaceFrames(of properties: inout [IBProperty], by property: IBProperty) {
    switch property.key {
    case "frame": properties.removeAll { $0.key == "frameInset" }
    case "frameInset": properties.removeAll { $0.key == "frame" }
    default: break
    }
  }
}

extension IBConstraint {
  /// The constraint with the constant, multiplier and priority that it has for traits.
  ///
  /// The numbers of variations were checked when the file was read.
  public func resolved(for traits: IBTraits) -> IBConstraint {
    if variations.isEmpty {
      return self
    }
    let applying = IBVariation.applying(variations, to: traits)
    var result = self
    if let text = IBVariation.attribute("constant", in: applying) {
      result.constant = IBNumber.parse(text) ?? constant
    }
    if let text = IBVariation.attribute("multiplier", in: applying) {
      result.multiplier = IBNumber.parseMultiplier(text) ?? multiplier
    }
    if let text = IBVariation.attribute("priority", in: applying) {
      result.priority = IBNumber.parse(text) ?? priority
    }
    if let text = IBVariation.attribute("symbolic", in: applying) {
      result.isSymbolic = text == "YES"
    }
    return result
  }
}
