/// Turns the elements of a file into a document.
///
/// It goes once from the last element to the first, so each element meets its children finished and no
/// call nests as deep as the file does.
struct DocumentBuilder {
  let tree: XMLTree
  let fileName: String
  /// What each name of the tree means.
  let roles: [ElementRole]
  /// Whether each node is a mere list of its children, such as `subviews`.
  private(set) var isList: [Bool]
  /// Whether the attributes of each name of the tree hold numbers.
  let isNumeric: [Bool]
  var colors = NamedColors()
  /// The ids of everything that a constraint may relate.
  var itemIDs: Set<String> = []
  var faults: [IBError] = []
  var notes: [IBNote] = []
  /// The finished objects whose parents are not yet finished.
  var built: [IBObject?]

  init(tree: XMLTree, fileName: String) {
    self.tree = tree
    self.fileName = fileName
    roles = tree.names.map(ElementRole.init(name:))
    isNumeric = tree.names.map(KnownNames.numericAttributes.contains)
    isList = Array(repeating: false, count: tree.nodes.count)
    built = Array(repeating: nil, count: tree.nodes.count)
  }

  mutating func build() throws(IBError) -> IBDocument {
    let kind = try checkRoot()
    colors = try readColors()
    collectNotes()
    findLists()
    collectItemIDs()
    for index in tree.nodes.indices.reversed() where index > 0 {
      if role(of: index) == .object, !isList[index] {
        built[index] = try makeObject(index)
      }
    }
    var document = IBDocument(
      fileName: fileName, kind: kind,
      toolsVersion: tree.attribute("toolsVersion", of: 0).flatMap(Self.leadingNumber),
      targetRuntime: tree.attribute("targetRuntime", of: 0) ?? "",
      useAutolayout: isYes("useAutolayout"), useTraitCollections: isYes("useTraitCollections"),
      useSafeAreas: isYes("useSafeAreas"), isLaunchScreen: isYes("launchScreen"),
      initialViewController: tree.attribute("initialViewController", of: 0), device: nil,
      defaultSimulatedMetrics: nil, scenes: [], resources: [], designableSizes: [:],
      attributes: attributes(of: 0),
      notes: notes, faults: [], index: IBIndex())
    for child in tree.children(of: 0) {
      switch tree.name(of: child) {
      case "device": document.device = device(child)
      case "scenes": document.scenes = try scenes(child)
      case "objects": document.scenes = [try scene(objects: child, element: child)]
      case "resources": document.resources = try resources(child)
      case "designables": document.designableSizes = try designableSizes(child)
      case "simulatedMetricsContainer": document.defaultSimulatedMetrics = built[child]
      default: break
      }
    }
    var index = IBIndex()
    for (position, scene) in document.scenes.enumerated() {
      for (object, firstLine) in index.add(scene.objects, scene: position) {
        addFault(line: object.line, .duplicateID(id: object.id, firstLine: firstLine))
      }
    }
    document.index = index
    checkDestinations(of: document)
    try ContainmentCheck(document: document).run()
    document.faults = faults.sorted { ($0.line ?? 0) < ($1.line ?? 0) }
    return document
  }

  // MARK: - The document element

  private func checkRoot() throws(IBError) -> IBDocument.Kind {
    guard !tree.nodes.isEmpty else {
      throw IBError(file: fileName, reason: .empty)
    }
    let root = tree.name(of: 0)
    if root == "archive" {
      throw error(0, .archiveFormat)
    }
    guard root == "document", let type = tree.attribute("type", of: 0),
      type.hasPrefix("com.apple.InterfaceBuilder")
    else {
      throw error(0, .notInterfaceBuilder(root: root))
    }
    let runtime = tree.attribute("targetRuntime", of: 0) ?? ""
    if type.contains(".Cocoa.") || runtime.hasPrefix("MacOSX") {
      throw error(0, .macOSDocument(runtime: runtime.isEmpty ? type : runtime))
    }
    let isCocoaTouch = type.contains(".CocoaTouch.")
    if !isCocoaTouch || (!runtime.isEmpty && !runtime.hasPrefix("iOS")) {
      let isPlatform = ["AppleTV", "watchKit", "WatchKit", "XR"].contains { type.contains($0) }
      if isPlatform || (isCocoaTouch && !runtime.isEmpty) {
        throw error(0, .unsupportedPlatform(runtime: runtime.isEmpty ? type : runtime))
      }
      throw error(0, .unknownDocumentType(type))
    }
    return type.contains("Storyboard") ? .storyboard : .xib
  }

  private func isYes(_ attribute: String) -> Bool {
    tree.attribute(attribute, of: 0) == "YES"
  }

  private static func leadingNumber(_ text: String) -> Int? {
    Int(text.prefix { $0.isASCII && $0.isNumber })
  }

  private func device(_ index: XMLTree.Index) -> IBDevice? {
    guard let id = tree.attribute("id", of: index) else { return nil }
    let orientation = tree.attribute("orientation", of: index) ?? "portrait"
    var adaptation: String?
    for child in tree.children(of: index) where tree.name(of: child) == "adaptation" {
      adaptation = tree.attribute("id", of: child)
    }
    return IBDevice(
      id: id, orientation: orientation.hasPrefix("landscape") ? .landscape : .portrait,
      appearance: tree.attribute("appearance", of: index), adaptation: adaptation)
  }

  private mutating func scenes(_ index: XMLTree.Index) throws(IBError) -> [IBScene] {
    var scenes: [IBScene] = []
    for element in tree.children(of: index) where tree.name(of: element) == "scene" {
      var objects: XMLTree.Index?
      for child in tree.children(of: element) where tree.name(of: child) == "objects" {
        objects = child
      }
      scenes.append(try scene(objects: objects, element: element))
    }
    return scenes
  }

  private mutating func scene(
    objects: XMLTree.Index?, element: XMLTree.Index
  ) throws(IBError) -> IBScene {
    var location: IBPoint?
    for child in tree.children(of: element) where tree.name(of: child) == "point" {
      location = try point(child)
    }
    var list: [IBObject] = []
    if let objects {
      for child in tree.children(of: objects) {
        if let object = built[child] {
          list.append(object)
          built[child] = nil
        }
      }
    }
    return IBScene(
      sceneID: tree.attribute("sceneID", of: element) ?? "", line: tree.line(of: element),
      objects: list, canvasLocation: location)
  }

  /// A child of an object that has no attributes is a list; what stands in a list is an object again,
  /// with or without attributes.
  private mutating func findLists() {
    for index in tree.nodes.indices where role(of: index) == .object {
      guard tree.nodes[index].attributeCount == 0, let parent = tree.parent(of: index) else {
        continue
      }
      isList[index] =
        role(of: parent) == .object && !isList[parent] && tree.name(of: index) != "attributes"
    }
  }

  private mutating func collectItemIDs() {
    for index in tree.nodes.indices {
      let role = role(of: index)
      if role == .object || role == .layoutGuide, let id = tree.attribute("id", of: index) {
        itemIDs.insert(id)
      }
    }
  }

  private mutating func checkDestinations(of document: IBDocument) {
    for object in document.allObjects {
      for connection in object.connections where !document.index.contains(connection.destination) {
        if connection.destination.isEmpty {
          continue
        }
        addFault(
          line: connection.line,
          .missingObject(
            element: connection.element, id: connection.id, attribute: "destination",
            reference: connection.destination))
      }
    }
  }

  // MARK: - Faults

  func role(of index: XMLTree.Index) -> ElementRole {
    roles[Int(tree.nodes[index].name)]
  }

  func error(_ index: XMLTree.Index, _ reason: IBError.Reason) -> IBError {
    IBError(file: fileName, line: tree.line(of: index), reason: reason)
  }

  mutating func addFault(line: Int, _ reason: IBError.Reason) {
    faults.append(IBError(file: fileName, line: line, reason: reason))
  }

  func attributes(of index: XMLTree.Index) -> [IBAttribute] {
    tree.attributes(of: index).map {
      IBAttribute(name: tree.names[Int($0.name)], value: $0.value)
    }
  }
}
