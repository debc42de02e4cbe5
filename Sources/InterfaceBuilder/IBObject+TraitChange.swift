// What is set again when traits change after an object was loaded: only what the file says depends on
// them. All else may have been changed by code since, and stays.

extension IBObject {
  /// The object with the values to set again for traits; nil where the file varies none.
  ///
  /// A value that only variations state has its default where none of them applies. Content that is
  /// not varied, such as a text, is left out.
  public func valuesToSetAgain(for traits: IBTraits) -> IBObject? {
    var varied: Set<String> = []
    for variation in variations where !variation.conditions.isEmpty {
      varied.formUnion(variation.attributes.map(\.name))
      varied.formUnion(variation.properties.map(\.key))
      varied.formUnion(variation.members.compactMap(\.key))
    }
    guard !varied.isEmpty else { return nil }
    let resolved = resolved(for: traits)
    func isKept(_ name: String) -> Bool { varied.contains(name) || !Self.content.contains(name) }
    var attributes = resolved.attributes.filter { isKept($0.name) }
    let stated = Set(attributes.map(\.name))
    for value in Self.defaults where varied.contains(value.name) && !stated.contains(value.name) {
      attributes.append(value)
    }
    return IBObject(
      element: element, id: id, line: line, key: key, attributes: attributes, text: text,
      properties: resolved.properties.filter { isKept($0.key) }, collections: resolved.collections,
      members: resolved.members.filter { $0.key.map(isKept) ?? true },
      constraints: resolved.constraints, layoutGuides: layoutGuides, connections: connections,
      variations: variations, runtimeAttributes: runtimeAttributes)
  }

  /// The constraints that depend on traits: those with values of their own for some, and those that
  /// are installed for some.
  public var constraintsThatDependOnTraits: [IBConstraint] {
    let masked = masked(\.constraintMask)
    return constraints.filter { !$0.variations.isEmpty || masked.contains($0.id) }
  }

  /// Whether some subviews are installed for some traits only.
  public var subviewsDependOnTraits: Bool { !masked(\.subviewMask).isEmpty }

  /// The ids in the masks of all variations but `default`.
  private func masked(_ mask: KeyPath<IBVariation, [IBVariation.MaskEntry]>) -> Set<String> {
    var ids: Set<String> = []
    for variation in variations where !variation.conditions.isEmpty {
      ids.formUnion(variation[keyPath: mask].map(\.reference))
    }
    return ids
  }

  /// What code most often sets once a screen is shown.
  private static let content: Set<String> = [
    "text", "attributedText", "title", "placeholder", "image", "value", "on", "enabled", "selected",
    "highlighted", "hidden", "alpha",
  ]

  /// Values that files leave out, as they are the default.
  private static let defaults = [
    ("axis", "horizontal"), ("alignment", "fill"), ("distribution", "fill"), ("spacing", "0"),
    ("hidden", "NO"), ("alpha", "1"), ("numberOfLines", "1"), ("enabled", "YES"),
    ("clipsSubviews", "NO"), ("contentMode", "scaleToFill"), ("textAlignment", "natural"),
  ].map { IBAttribute(name: $0.0, value: $0.1) }
}
