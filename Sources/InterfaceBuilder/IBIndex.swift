/// Finds objects, constraints and guides of a document by id.
///
/// Constraints have a table of their own: some files use one id for a view and a constraint.
struct IBIndex: Sendable {
  /// All objects with an id, in file order.
  private(set) var objects: [IBObject] = []
  /// For each of `objects`: the position of the nearest object with an id that holds it, or -1.
  private var holders: [Int32] = []
  private var scenes: [Int32] = []
  private var objectPositions: [String: Int32] = [:]
  private var constraintHolders: [String: IBObject] = [:]
  private var guideHolders: [String: IBObject] = [:]

  /// For each destination of segues: the positions of the objects they start at, each once.
  private var segueSources: [String: [Int32]] = [:]

  func segueSources(_ id: String) -> [Int] {
    segueSources[id, default: []].map { Int($0) }
  }

  func object(_ id: String) -> IBObject? {
    objectPositions[id].map { objects[Int($0)] }
  }

  func constraintHolder(_ id: String) -> IBObject? { constraintHolders[id] }

  func guideHolder(_ id: String) -> IBObject? { guideHolders[id] }

  func holder(_ id: String) -> IBObject? {
    if let position = objectPositions[id] {
      let holder = holders[Int(position)]
      return holder < 0 ? nil : objects[Int(holder)]
    }
    return guideHolders[id] ?? constraintHolders[id]
  }

  func scene(_ id: String) -> Int? {
    if let position = objectPositions[id] {
      return Int(scenes[Int(position)])
    }
    guard let holder = holder(id), let position = objectPositions[holder.id] else { return nil }
    return Int(scenes[Int(position)])
  }

  /// Whether a constraint may relate to an id.
  func isItem(_ id: String) -> Bool {
    objectPositions[id] != nil || guideHolders[id] != nil
  }

  /// Whether anything of the document has an id.
  func contains(_ id: String) -> Bool {
    isItem(id) || constraintHolders[id] != nil
  }

  /// Adds all objects of a scene and gives those whose id is taken, with the line that took it.
  mutating func add(
    _ topLevel: [IBObject], scene: Int
  ) -> [(object: IBObject, firstLine: Int)] {
    var duplicates: [(object: IBObject, firstLine: Int)] = []
    // A stack of its own instead of recursion: nesting is as deep as the file likes.
    var pending: [(object: IBObject, holder: Int32)] = topLevel.reversed().map { ($0, -1) }
    while let (object, holder) = pending.popLast() {
      var position = holder
      if !object.id.isEmpty {
        if let taken = objectPositions[object.id] {
          duplicates.append((object, objects[Int(taken)].line))
        } else {
          position = Int32(objects.count)
          objectPositions[object.id] = position
          objects.append(object)
          holders.append(holder)
          scenes.append(Int32(scene))
          addSegues(of: object, at: position)
        }
      }
      for constraint in object.constraints where !constraint.id.isEmpty {
        if constraintHolders[constraint.id] == nil {
          constraintHolders[constraint.id] = object
        }
      }
      for guide in object.layoutGuides where guideHolders[guide.id] == nil {
        guideHolders[guide.id] = object
      }
      for collection in object.collections.reversed() {
        for child in collection.objects.reversed() {
          pending.append((child, position))
        }
      }
      for member in object.members.reversed() {
        pending.append((member, position))
      }
    }
    return duplicates
  }

  private mutating func addSegues(of object: IBObject, at position: Int32) {
    for connection in object.connections where connection.segue != nil {
      if segueSources[connection.destination]?.last != position {
        segueSources[connection.destination, default: []].append(position)
      }
    }
  }
}
