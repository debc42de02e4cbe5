extension Device {
  /// The device with an identifier or a name, upper and lower case alike; nil when there is none.
  public static func find(_ nameOrID: String) -> Device? {
    let wanted = nameOrID.lowercased()
    if wanted == designCanvas.id { return designCanvas }
    return all.first { $0.id == wanted } ?? all.first { $0.name.lowercased() == wanted }
  }

  /// The device whose identifier is nearest to a misspelt one: the fewest single-character edits
  /// from its identifier or its name, the earlier in the catalogue on a tie.
  ///
  /// Nil when even the nearest needs more edits than a third of the text, at least two: then there
  /// is nothing worth asking "did you mean" for.
  public static func suggestion(for text: String) -> Device? {
    let wanted = Array(text.lowercased().utf8.prefix(64))
    var best: Device?
    var bestDistance = Int.max
    for device in all {
      let distance = min(
        editDistance(wanted, Array(device.id.utf8)),
        editDistance(wanted, Array(device.name.lowercased().utf8)))
      if distance < bestDistance {
        bestDistance = distance
        best = device
      }
    }
    return bestDistance <= max(2, wanted.count / 3) ? best : nil
  }

  /// The device of an Interface Builder canvas such as `retina4_7`; nil for an identifier that no
  /// public file showed.
  ///
  /// Of several with that screen it is the newest of 2024 or before, so that it has figures for
  /// every system generation.
  public static func interfaceBuilder(_ id: String) -> Device? {
    all.last { $0.interfaceBuilderIDs.contains(id) && ($0.year ?? 0) <= 2024 }
  }

  /// The Levenshtein distance between two byte strings.
  private static func editDistance(_ lhs: [UInt8], _ rhs: [UInt8]) -> Int {
    var previous = Array(0...rhs.count)
    for (row, left) in lhs.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(rhs.count + 1)
      for (column, right) in rhs.enumerated() {
        let replaced = previous[column] + (left == right ? 0 : 1)
        current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[rhs.count]
  }
}
