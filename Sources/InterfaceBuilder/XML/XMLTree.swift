/// The elements of an XML text in flat storage, in document order: a child always follows its parent.
///
/// Because of that order one pass from the last node to the first meets every child before its parent,
/// so nothing that reads the tree needs recursion, however deep the nesting.
struct XMLTree {
  /// The position of an element in `nodes`.
  typealias Index = Int

  /// One element.
  struct Node {
    var name: Int32
    var parent: Int32
    var line: Int32
    var firstAttribute: Int32
    var attributeCount: Int32
    /// The next element with the same parent, or -1.
    var nextSibling: Int32
    var firstChild: Int32
    /// The position in `texts`, or -1.
    var text: Int32
  }

  /// One attribute of an element.
  struct Attribute {
    var name: Int32
    var value: String
  }

  /// The names of elements and attributes, each once.
  var names: [String] = []
  var nodes: [Node] = []
  var attributes: [Attribute] = []
  var texts: [String] = []

  /// The children of a node, in document order.
  struct Children: Sequence, IteratorProtocol {
    let nodes: [Node]
    var upcoming: Int32

    mutating func next() -> Index? {
      guard upcoming >= 0 else { return nil }
      let index = Int(upcoming)
      upcoming = nodes[index].nextSibling
      return index
    }
  }

  func children(of index: Index) -> Children {
    Children(nodes: nodes, upcoming: nodes[index].firstChild)
  }

  func name(of index: Index) -> String { names[Int(nodes[index].name)] }

  func line(of index: Index) -> Int { Int(nodes[index].line) }

  func parent(of index: Index) -> Index? {
    let parent = nodes[index].parent
    return parent < 0 ? nil : Int(parent)
  }

  /// The character data of an element that holds no other element.
  func text(of index: Index) -> String? {
    let text = nodes[index].text
    return text < 0 ? nil : texts[Int(text)]
  }

  func attributes(of index: Index) -> ArraySlice<Attribute> {
    let node = nodes[index]
    let start = Int(node.firstAttribute)
    return attributes[start..<start + Int(node.attributeCount)]
  }

  /// The value of an attribute, or nil.
  func attribute(_ name: String, of index: Index) -> String? {
    for attribute in attributes(of: index) where names[Int(attribute.name)] == name {
      return attribute.value
    }
    return nil
  }
}
