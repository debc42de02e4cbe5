extension DocumentBuilder {
  /// Notes each element and each attribute that is not known, once a name, where it first stands.
  mutating func collectNotes() {
    let isKnownElement = tree.names.map(KnownNames.isElement)
    let isKnownAttribute = tree.names.map(KnownNames.isAttribute)
    let isFlagElement = tree.names.map(KnownNames.flagElements.contains)
    var notedElements: Set<Int32> = []
    var notedAttributes: Set<Int32> = []
    for index in tree.nodes.indices {
      let name = tree.nodes[index].name
      if !isKnownElement[Int(name)] {
        if notedElements.insert(name).inserted {
          addNote(index, "unknown element <\(tree.name(of: index))>")
        }
        // Whatever an unknown element says is unknown.
        continue
      }
      if isFlagElement[Int(name)] {
        continue
      }
      for attribute in tree.attributes(of: index) where !isKnownAttribute[Int(attribute.name)] {
        if notedAttributes.insert(attribute.name).inserted {
          let attributeName = tree.names[Int(attribute.name)]
          addNote(index, "unknown attribute \(attributeName) of <\(tree.name(of: index))>")
        }
      }
    }
  }

  private mutating func addNote(_ index: XMLTree.Index, _ message: String) {
    notes.append(IBNote(message: message, line: tree.line(of: index)))
  }
}
